import { createHmac } from 'node:crypto'
import { Readable } from 'node:stream'
import type { preParsingAsyncHookHandler } from 'fastify'
import { sameBytes } from '../../lib/crypto.js'
import { Problem } from '../../lib/errors.js'
import type { Ctx } from '../../platform/context.js'
import { tooLarge } from '../../platform/http/readable.js'

/** Maximum difference between the provider's clock and ours. It also limits how long an intercepted signature can be replayed. */
const toleranceSeconds = 300

export const signatureFor = (secret: string, timestamp: string, body: Buffer): string =>
  `sha256=${createHmac('sha256', secret).update(`${timestamp}.`).update(body).digest('hex')}`

/** Throws unless one of the secrets has signed this body, and the timestamp is recent. */
export function checkSignature(secrets: string[], timestamp: string, signature: string, body: Buffer, at: Date): void {
  const given = Buffer.from(signature)
  const signed = secrets.some((secret) => sameBytes(given, Buffer.from(signatureFor(secret, timestamp, body))))
  if (!signed) throw new Problem('invalid_signature')
  if (!/^\d{1,12}$/.test(timestamp) || Math.abs(at.getTime() / 1000 - Number(timestamp)) > toleranceSeconds)
    throw new Problem('invalid_signature', { detail: `The timestamp is more than ${toleranceSeconds} seconds from now.` })
}

const header = (value: string | string[] | undefined): string => (typeof value === 'string' ? value : '')

/** Reads the raw body and checks its signature before it is parsed. */
export const signed =
  (ctx: Ctx): preParsingAsyncHookHandler =>
  async (req, _reply, payload) => {
    const chunks: Buffer[] = []
    let size = 0
    for await (const chunk of payload) {
      size += (chunk as Buffer).length
      if (size > ctx.config.BODY_LIMIT_BYTES) throw tooLarge(ctx.config.BODY_LIMIT_BYTES)
      chunks.push(chunk as Buffer)
    }
    const body = Buffer.concat(chunks)
    const secrets = ctx.config.PAYMENT_SETTLEMENT_SECRET.split(',').filter((secret) => secret !== '')
    checkSignature(secrets, header(req.headers['x-service-timestamp']), header(req.headers['x-service-signature']), body, ctx.now())
    return Object.assign(Readable.from([body], { objectMode: false }), { receivedEncodedLength: size })
  }
