import type { FastifyReply, FastifyRequest } from 'fastify'
import { turns } from '../lib/turns.js'
import { bodyTag } from './etag.js'

interface Answer {
  text: string
  tag: string
}
const inTurns = turns<Answer>()

/**
 * For reads that many ask for at once, such as the tickets of a match everybody wants: the same address asked for by the same client while
 * it is being answered is read, written out and hashed once for all of them.
 */
export async function shared<T>(req: FastifyRequest, reply: FastifyReply, read: () => Promise<T>): Promise<T> {
  // An export reads on from where it is: nobody else's answer.
  if (req.walk) return read()
  const { text, tag } = await inTurns(`${req.caller.client_id} ${req.url}`, async () => {
    const text = reply.serializeInput((await read()) as Record<string, unknown>, '200') as string
    return { text, tag: bodyTag(text) }
  })
  reply.header('ETag', tag).type('application/json; charset=utf-8')
  // Fastify takes a reply that was sent for the handler's result; the type goes on saying what the body is.
  return reply.serializer((payload: string) => payload).send(text) as unknown as T
}
