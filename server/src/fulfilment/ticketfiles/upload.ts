import { createHash, randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type {} from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { fault, invalid, Problem } from '../../lib/errors.js'
import type { Places } from '../../lib/places.js'
import { isDiskFault, storageAway } from '../../platform/blobs/blobs.js'
import { placeFor } from '../../platform/http/places.js'
import { tooLarge, unsupportedMediaType } from '../../platform/http/readable.js'
import { formFieldBytes } from './schema.js'

/** An uploaded file in a temporary location. `fields` are the other parts of the form. */
export interface Upload {
  path: string
  filename: string
  bytes: number
  sha: string
  fields: Record<string, string>
}

/**
 * Reads the parts of a form in any order, writes the file to disk and calls `work`. The request body becomes a summary of the form, so that
 * an idempotency key distinguishes uploads.
 */
export async function withUpload<T>(
  req: FastifyRequest,
  room: Places,
  names: readonly string[],
  maxBytes: number,
  work: (upload: Upload) => Promise<T>,
): Promise<T> {
  if (!req.isMultipart()) throw unsupportedMediaType(req)
  const path = join(tmpdir(), `allotment-upload-${randomUUID()}`)
  const leave = placeFor(room, req.caller, 'uploads')
  try {
    const upload = await receive(req, path, names, maxBytes)
    req.body = { sha: upload.sha, filename: upload.filename, ...upload.fields }
    return await work(upload)
  } finally {
    leave()
    await rm(path, { force: true })
  }
}

const malformed = (detail: string): Problem => new Problem('invalid_upload', { detail })

async function receive(req: FastifyRequest, path: string, names: readonly string[], maxBytes: number): Promise<Upload> {
  const fields: Record<string, string> = {}
  let file: Omit<Upload, 'fields'> | undefined
  try {
    for await (const part of req.parts({ limits: { fileSize: maxBytes, files: 1, fields: 20, fieldSize: formFieldBytes, parts: 25 } })) {
      if (part.type === 'file') {
        if (part.fieldname !== 'file')
          throw malformed(`The file must be in the part "file", not in ${JSON.stringify(part.fieldname.slice(0, 60))}.`)
        file = { path, filename: cleanName(part.filename), ...(await save(part.file, path)) }
        if (part.file.truncated) throw tooLarge(maxBytes, 'A file')
        continue
      }
      if (part.fieldname === 'file') throw malformed('The part "file" is text: send it as a file, with a file name.')
      if (!names.includes(part.fieldname))
        throw invalid([
          fault(`/${part.fieldname.slice(0, 60)}`, 'unknown_field', `is not a field of this form; there are file, ${names.join(', ')}`),
        ])
      if (part.fieldname in fields) throw invalid([fault(`/${part.fieldname}`, 'repeated', 'is there twice')])
      if (part.valueTruncated) throw invalid([fault(`/${part.fieldname}`, 'too_long', 'is too long')])
      fields[part.fieldname] = String(part.value)
    }
  } catch (error) {
    throw explained(error, req, maxBytes)
  }
  if (!file) throw malformed('The form has no part "file".')
  return { ...file, fields }
}

/** Maps errors of the form parser: several files, a missing boundary, an interrupted connection. */
function explained(error: unknown, req: FastifyRequest, maxBytes: number): Problem {
  if (error instanceof Problem) return error
  if (isDiskFault(error)) {
    req.log.error({ err: error, request_id: req.id }, 'an upload could not be written to the temporary folder')
    return storageAway()
  }
  const { code, message } = error as { code?: string; message: string }
  if (code === 'FST_REQ_FILE_TOO_LARGE') return tooLarge(maxBytes, 'A file')
  if (code === 'FST_FILES_LIMIT') return malformed('The form has more than one file.')
  if (code?.startsWith('E')) throw error
  return malformed(`The form cannot be read: ${message.slice(0, 120)}.`)
}

async function save(source: NodeJS.ReadableStream, path: string): Promise<{ bytes: number; sha: string }> {
  const hash = createHash('sha256')
  let bytes = 0
  const watch = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk)
      bytes += chunk.length
      done(null, chunk)
    },
  })
  await pipeline(source, watch, createWriteStream(path, { mode: 0o600, flags: 'wx' }))
  return { bytes, sha: hash.digest('hex') }
}

/** The file name without folders and without characters that cannot be stored. */
const cleanName = (name: string | undefined): string =>
  (name ?? '')
    .split(/[/\\]/)
    .at(-1)
    ?.replace(/[\p{Cc}\p{Cs}]/gu, '')
    .trim()
    .slice(0, 200) || 'upload'
