import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'

/** Time for requests in progress during a stop. Longer requests are disconnected. */
const mostMillis = 20_000

/**
 * Ends a stop in time. A connection on which no request was ever sent counts as busy to Node, and would hold up a stop until it times out;
 * pools of clients open such connections in advance. So when no request is in progress, all connections are closed.
 */
export const stop = fp(async (app: FastifyInstance) => {
  let underWay = 0
  let isStopping = false
  let limit: NodeJS.Timeout | undefined
  const closeAll = (): void => {
    clearTimeout(limit)
    app.server.closeAllConnections()
  }
  app.server.on('request', (_request, response) => {
    underWay++
    response.once('close', () => {
      underWay--
      if (isStopping && underWay === 0) closeAll()
    })
  })
  app.addHook('preClose', async () => {
    // Only after this hook does the server stop taking connections; what came until then is closed with the rest.
    setImmediate(() => {
      isStopping = true
      if (underWay === 0) closeAll()
      else limit = setTimeout(closeAll, mostMillis).unref()
    })
  })
})
