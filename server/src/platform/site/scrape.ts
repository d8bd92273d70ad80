import { createServer, type IncomingMessage, type Server } from 'node:http'
import { BlockList, isIP } from 'node:net'
import { sameBytes, sha256 } from '../../lib/crypto.js'
import { version } from '../../lib/version.js'
import type { Config } from '../config.js'
import type { Ctx } from '../context.js'

const loopback = new BlockList()
loopback.addSubnet('127.0.0.0', 8, 'ipv4')
loopback.addAddress('::1', 'ipv6')
function isLoopback(address: string): boolean {
  const plain = address.replace(/^::ffff:(?=\d{1,3}\.)/, '')
  return isIP(plain) !== 0 && loopback.check(plain, isIP(plain) === 6 ? 'ipv6' : 'ipv4')
}

/** What proxies add to a request that they pass on. */
const forwarding = ['forwarded', 'via', 'x-real-ip', 'true-client-ip', 'cf-connecting-ip', 'x-client-ip', 'x-cluster-client-ip']
const isForwarded = ({ headers }: IncomingMessage): boolean =>
  Object.keys(headers).some((name) => name.startsWith('x-forwarded') || forwarding.includes(name))

/** The service is only reached on its own machine, so that nothing can stand in front of it. */
function isLocalOnly({ PUBLIC_URL }: Config): boolean {
  const host = new URL(PUBLIC_URL).hostname.replace(/^\[|\]$/g, '')
  return host === 'localhost' || isLoopback(host)
}

/**
 * Who may read the figures. A proxy on the same machine makes every caller look like one of this machine, and not every proxy says that it
 * passes something on: hence the address counts only where no proxy is to be expected and none has left a trace.
 */
export function scraperCheck(config: Config): (req: IncomingMessage) => boolean {
  const tokenHash = config.METRICS_TOKEN === '' ? undefined : sha256(`Bearer ${config.METRICS_TOKEN}`)
  const isOpenHere = isLocalOnly(config)
  return (req) => {
    if (tokenHash !== undefined && sameBytes(sha256(req.headers.authorization ?? ''), tokenHash)) return true
    return isOpenHere && isLoopback(req.socket.remoteAddress ?? '') && !isForwarded(req)
  }
}

/** The figures on a port of their own, on loopback: for `worker`, which answers nothing else, and beside a `serve` that stands behind a proxy. */
export async function listenForScrapes({ config, metrics, log }: Ctx): Promise<Server | undefined> {
  if (config.METRICS_PORT === 0) return undefined
  const server = createServer((req, res) => {
    const path = (req.url ?? '').split('?')[0]
    if (path === '/healthz') return res.setHeader('content-type', 'application/json').end(JSON.stringify({ status: 'ok', version }))
    if (path !== '/metrics' || isForwarded(req)) return res.writeHead(path === '/metrics' ? 403 : 404).end()
    metrics.registry.metrics().then(
      (text) => res.setHeader('content-type', metrics.registry.contentType).end(text),
      (error: unknown) => {
        log.error({ err: error }, 'metrics not collected')
        res.writeHead(503).end()
      },
    )
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(config.METRICS_PORT, '127.0.0.1', resolve)
  })
  return server
}
