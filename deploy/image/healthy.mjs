// For the health check of a container: serve and worker both answer on this port.
const { METRICS_PORT = '9464' } = process.env
const answer = await fetch(`http://127.0.0.1:${METRICS_PORT}/healthz`).catch(() => undefined)
process.exit(answer?.status === 200 ? 0 : 1)
