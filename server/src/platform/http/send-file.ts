import type { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'

/** What goes out; `sha` is that of its bytes. */
export interface Outgoing {
  filename: string
  type: 'application/pdf' | 'application/zip'
  bytes: number
  sha: string
  body: Readable
}

/** Straight from where it is kept to the caller; the digest lets everybody check what arrived. */
export const sendFile = (reply: FastifyReply, file: Outgoing): FastifyReply =>
  reply
    .headers({
      'content-disposition': `attachment; filename="${file.filename}"`,
      'content-length': file.bytes,
      'cache-control': 'private, no-store',
      'repr-digest': `sha-256=:${Buffer.from(file.sha, 'hex').toString('base64')}:`,
    })
    .type(file.type)
    .send(file.body)
