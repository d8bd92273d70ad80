import { readFileSync } from 'node:fs'
import Fastify from 'fastify'

/** `node bare.mjs FILE`: serves the texts of a JSON file, path → text, and prints its address. */
const bodies = new Map(Object.entries(JSON.parse(readFileSync(process.argv[2], 'utf8'))))
const app = Fastify({ forceCloseConnections: true })
app.get('/*', (req, reply) => reply.type('application/json; charset=utf-8').send(bodies.get(req.url)))
console.log(await app.listen({ host: '127.0.0.1', port: 0 }))
process.on('SIGTERM', () => app.close())
