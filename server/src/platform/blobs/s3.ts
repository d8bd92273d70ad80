import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { AwsV4Signer } from 'aws4fetch'
import { Agent, type Dispatcher, request } from 'undici'
import { amazonDomain, type Keys } from './aws-keys.js'
import { type Blobs, storageAway } from './blobs.js'

export interface S3Options {
  bucket: string
  /** for a store other than Amazon's */
  endpoint: string
  region: string
  /** called for every request, because temporary keys change */
  keys: () => Promise<Keys>
  /** prepended to every key, so that a bucket can be shared */
  prefix: string
  /** most time for a call with all its attempts; a download has it until its first byte */
  timeoutMillis: number
  /** gets the reason of a failure; callers learn only that it failed */
  failed: (error: unknown) => void
}

interface Asked {
  method: Dispatcher.HttpMethod
  key?: string
  query?: Record<string, string>
  headers?: Record<string, string>
  body?: Buffer | Readable
}

const attempts = 3
/** Only the beginning of an error answer is read. It contains the reason. */
const refusalBytes = 4_096

/** Any S3-compatible store: four signed calls over the existing HTTP client. */
export function s3Blobs(options: S3Options): Blobs {
  const { prefix } = options
  const answered = signedCalls(options)
  return {
    store: 's3',
    async put(key, body, { bytes, type }) {
      const headers = { 'content-type': type, 'content-length': String(bytes) }
      await (await answered({ method: 'PUT', key: prefix + key, headers, body })).body.dump()
    },
    async get(key) {
      const { body } = await answered({ method: 'GET', key: prefix + key })
      // If the reader stops halfway, the stream emits an error. Without a listener it would end the process.
      return body.on('error', () => {})
    },
    async delete(key) {
      await (await answered({ method: 'DELETE', key: prefix + key })).body.dump()
    },
    async list(prefixOf, after, limit) {
      const from = after === '' ? {} : { 'start-after': prefix + after }
      const query = { 'list-type': '2', prefix: prefix + prefixOf, 'max-keys': String(limit), ...from }
      const text = await (await answered({ method: 'GET', query })).body.text()
      return [...text.matchAll(/<Contents>(.*?)<\/Contents>/gs)].map(([, entry = '']) => ({
        key: element(entry, 'Key').slice(prefix.length),
        at: new Date(element(entry, 'LastModified')),
      }))
    },
  }
}

/** Sends signed calls, with retries and the time limit. */
function signedCalls(options: S3Options): (asked: Asked) => Promise<Dispatcher.ResponseData> {
  const { region, keys } = options
  const dispatcher = new Agent({ connect: { timeout: 5_000 }, headersTimeout: options.timeoutMillis, bodyTimeout: 30_000 })
  const base = baseOf(options)

  async function send({ method, key = '', query = {}, headers = {}, body }: Asked, signal: AbortSignal): Promise<Dispatcher.ResponseData> {
    const url = new URL(key === '' ? base : `${base}/${encodeKey(key)}`)
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
    // The signature covers the bytes, except for a stream, whose bytes are not known yet.
    const digest = body instanceof Readable ? {} : { 'x-amz-content-sha256': sha256(body ?? '') }
    const signed = await new AwsV4Signer({
      ...(await keys()),
      method,
      url: url.href,
      headers: { ...headers, ...digest },
      service: 's3',
      region,
    }).sign()
    const reply = await request(signed.url, { method, headers: Object.fromEntries(signed.headers), body: body ?? null, dispatcher, signal })
    if (reply.statusCode >= 300) throw await refusal(reply)
    return reply
  }

  /**
   * Retried after an error of the store or the network, unless the body is a stream, which is already consumed. An unreachable store gives
   * 503.
   */
  async function answered(asked: Asked): Promise<Dispatcher.ResponseData> {
    const limit = new AbortController()
    const timer = setTimeout(
      () => limit.abort(new Error(`the store did not answer within ${options.timeoutMillis} ms`)),
      options.timeoutMillis,
    )
    try {
      return await repeated(asked, limit.signal)
    } finally {
      clearTimeout(timer)
    }
  }

  async function repeated(asked: Asked, signal: AbortSignal): Promise<Dispatcher.ResponseData> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await send(asked, signal)
      } catch (error) {
        const isWorthwhile = attempt < attempts && !signal.aborted && !(asked.body instanceof Readable) && isPassing(error)
        if (isWorthwhile) await sleep(100 * 2 ** attempt * Math.random())
        else {
          options.failed(error)
          throw storageAway()
        }
      }
    }
  }

  return answered
}

/**
 * Amazon's buckets have their own host name, except those with a dot, which the certificate does not cover. Other buckets are addressed
 * by path.
 */
function baseOf({ endpoint, bucket, region }: S3Options): string {
  if (endpoint !== '') return `${endpoint.replace(/\/$/, '')}/${bucket}`
  const host = `s3.${region}.${amazonDomain(region)}`
  return bucket.includes('.') ? `https://${host}/${bucket}` : `https://${bucket}.${host}`
}

const sha256 = (body: Buffer | string): string => createHash('sha256').update(body).digest('hex')

/** Escapes every special character, also those that encodeURIComponent leaves, because the signature is computed that way. */
const encodeKey = (key: string): string =>
  encodeURIComponent(key)
    .replace(/[!'()*]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`)
    .replaceAll('%2F', '/')

/** The store answered with an error. */
class Refusal extends Error {
  constructor(
    readonly status: number,
    reason: string,
  ) {
    super(`the store answered ${status}${reason === '' ? '' : `: ${reason}`}`)
  }
}

/** Only the code and message: the rest of the answer can contain the key id and the signed text. */
async function refusal({ statusCode, body }: Dispatcher.ResponseData): Promise<Refusal> {
  let text = ''
  for await (const chunk of body.setEncoding('utf8')) {
    text += chunk
    if (text.length > refusalBytes) break
  }
  return new Refusal(statusCode, [element(text, 'Code'), element(text, 'Message')].filter((part) => part !== '').join(', '))
}

const isPassing = (error: unknown): boolean => !(error instanceof Refusal) || error.status >= 500 || error.status === 429

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/** The text of the first element with that name. */
function element(xml: string, name: string): string {
  const [, text = ''] = new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml) ?? []
  return text.replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (all, decimal, hex, named) =>
    named ? (entities[named] ?? all) : String.fromCodePoint(decimal ? Number(decimal) : Number.parseInt(hex, 16)),
  )
}
