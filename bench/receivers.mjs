import { createServer } from 'node:http'
import { createInterface } from 'node:readline'

/**
 * Receivers for the webhook benchmark. They answer 200 at once, except for /hang. On request they report how many requests came and how
 * long those had waited.
 */
let count = 0
let first = 0
let waited = []
let wanted
const say = (line) => process.stdout.write(`${JSON.stringify(line)}\n`)
function look() {
  if (wanted === undefined || count < wanted) return
  say({ millis: performance.now() - first, waited })
  count = 0
  waited = []
  wanted = undefined
}
const servers = await Promise.all(
  Array.from({ length: Number(process.argv[2]) }, async () => {
    const server = createServer((request, response) => {
      const chunks = []
      request.on('data', (chunk) => chunks.push(chunk))
      request.on('end', () => {
        if (request.url === '/hang') return
        response.writeHead(200).end()
        if (count++ === 0) first = performance.now()
        const at = /"at":(\d+)/.exec(Buffer.concat(chunks).toString())?.[1]
        if (at) waited.push(Date.now() - Number(at))
        look()
      })
      request.on('error', () => {})
    })
    await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
    return server
  }),
)
say({ ports: servers.map((server) => server.address().port) })
createInterface({ input: process.stdin }).on('line', (line) => {
  wanted = JSON.parse(line).count
  look()
})
process.on('SIGTERM', () => process.exit(0))
