import type { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'

/** A file to send; `sha` is the SHA-256 of its bytes. */
export interface Outgoing {
  filename: string
  type: 'application/pdf' | 'application/zip'
  bytes: number
  sha: string
  body: Readable
}

/** Streams the file from storage to the caller. The digest lets the caller verify it. */
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
