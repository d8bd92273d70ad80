import { createServer, type IncomingMessage, type Server } from 'node:http'
import { BlockList, isIP } from 'node:net'
import { sameBytes, sha256 } from '../../lib/crypto.js'
import { version } from '../../lib/version.js'
import type { Config } from '../config.js'
import type { Ctx } from '../context.js'
import { unreadiness } from './readiness.js'

const loopback = new BlockList()
loopback.addSubnet('127.0.0.0', 8, 'ipv4')
loopback.addAddress('::1', 'ipv6')
function isLoopback(address: string): boolean {
  const plain = address.replace(/^::ffff:(?=\d{1,3}\.)/, '')
  return isIP(plain) !== 0 && loopback.check(plain, isIP(plain) === 6 ? 'ipv6' : 'ipv4')
}

/** Headers that proxies add. */
const forwarding = ['forwarded', 'via', 'x-real-ip', 'true-client-ip', 'cf-connecting-ip', 'x-client-ip', 'x-cluster-client-ip']
const isForwarded = ({ headers }: IncomingMessage): boolean =>
  Object.keys(headers).some((name) => name.startsWith('x-forwarded') || forwarding.includes(name))

/** Whether only this machine reaches the service, so that there is no proxy in front of it. */
function isLocalOnly({ PUBLIC_URL }: Config): boolean {
  const host = new URL(PUBLIC_URL).hostname.replace(/^\[|\]$/g, '')
  return host === 'localhost' || isLoopback(host)
}

const hasToken = ({ METRICS_TOKEN }: Config, { headers }: IncomingMessage): boolean =>
  METRICS_TOKEN !== '' && sameBytes(sha256(headers.authorization ?? ''), sha256(`Bearer ${METRICS_TOKEN}`))

/**
 * Who may read the metrics. Behind a proxy on the same machine every caller has a local address, and not every proxy adds headers. So a
 * local address is trusted only where no proxy is expected and no proxy header is present.
 */
export function scraperCheck(config: Config): (req: IncomingMessage) => boolean {
  const isOpenHere = isLocalOnly(config)
  return (req) => {
    if (hasToken(config, req)) return true
    return isOpenHere && isLoopback(req.socket.remoteAddress ?? '') && !isForwarded(req)
  }
}

/**
 * Serves metrics and health on a separate port: for `worker`, which has no other port, and for a `serve` behind a proxy. Metrics need the
 * token unless only this machine reaches the port.
 */
export async function listenForScrapes(ctx: Ctx): Promise<Server | undefined> {
  const { config, metrics, log } = ctx
  if (config.METRICS_PORT === 0) return undefined
  const isLocal = isLoopback(config.METRICS_HOST)
  const mayRead = (req: IncomingMessage) => hasToken(config, req) || (isLocal && !isForwarded(req))
  const server = createServer((req, res) => {
    const path = (req.url ?? '').split('?')[0]
    const say = (code: number, status: string) =>
      res.writeHead(code, { 'content-type': 'application/json' }).end(JSON.stringify({ status, version }))
    if (path === '/healthz') return say(200, 'ok')
    if (path === '/readyz')
      return void unreadiness(ctx).then(
        (problem) => (problem ? say(503, problem.extra.detail ?? 'not ready') : say(200, 'ready')),
        () => say(503, 'not ready'),
      )
    if (path !== '/metrics' || !mayRead(req)) return res.writeHead(path === '/metrics' ? 403 : 404).end()
    metrics.registry.metrics().then(
      (text) => res.setHeader('content-type', metrics.registry.contentType).end(text),
      (error: unknown) => {
        log.error({ err: error }, 'metrics not collected')
        res.writeHead(503).end()
      },
    )
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(config.METRICS_PORT, config.METRICS_HOST, resolve)
  })
  return server
}
