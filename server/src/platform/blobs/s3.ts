import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { AwsV4Signer } from 'aws4fetch'
import { Agent, type Dispatcher, request } from 'undici'
import { amazonDomain, type Keys } from './aws-keys.js'
import { type Blobs, storageAway } from './blobs.js'

export interface S3Options {
  bucket: string
  /** of a store that is not Amazon's */
  endpoint: string
  region: string
  /** asked for with every call: those of a machine change */
  keys: () => Promise<Keys>
  /** in front of every key, so that a bucket can be shared */
  prefix: string
  /** hears why the store did not do as asked; callers only hear that */
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
/** Of a refusal only its beginning is read: what is wrong is said there. */
const refusalBytes = 4_096

/** Any store that speaks S3: four of its calls, signed, over the HTTP client that is there already. */
export function s3Blobs(options: S3Options): Blobs {
  const { bucket, region, prefix, keys } = options
  const dispatcher = new Agent({ connect: { timeout: 5_000 }, headersTimeout: 30_000, bodyTimeout: 30_000 })
  const base = baseOf(options)

  async function send({ method, key = '', query = {}, headers = {}, body }: Asked): Promise<Dispatcher.ResponseData> {
    const url = new URL(key === '' ? base : `${base}/${encodeKey(key)}`)
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
    // The signature vouches for the bytes, except for those of a stream, which are not known yet.
    const digest = body instanceof Readable ? {} : { 'x-amz-content-sha256': sha256(body ?? '') }
    const signed = await new AwsV4Signer({
      ...(await keys()),
      method,
      url: url.href,
      headers: { ...headers, ...digest },
      service: 's3',
      region,
    }).sign()
    const reply = await request(signed.url, { method, headers: Object.fromEntries(signed.headers), body: body ?? null, dispatcher })
    if (reply.statusCode >= 300) throw await refusal(reply)
    return reply
  }

  /** Asked again after a fault of the store or of the line, unless the body is a stream, which is gone. A store that is away is a 503. */
  async function answered(asked: Asked): Promise<Dispatcher.ResponseData> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await send(asked)
      } catch (error) {
        if (attempt < attempts && !(asked.body instanceof Readable) && isPassing(error)) await sleep(100 * 2 ** attempt * Math.random())
        else {
          options.failed(error)
          throw storageAway()
        }
      }
    }
  }

  return {
    store: 's3',
    async put(key, body, { bytes, type }) {
      const headers = { 'content-type': type, 'content-length': String(bytes) }
      await (await answered({ method: 'PUT', key: prefix + key, headers, body })).body.dump()
    },
    async get(key) {
      const { body } = await answered({ method: 'GET', key: prefix + key })
      // Whoever stops reading half way makes an error of it, which nobody may be listening for any more.
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

  /** Amazon's buckets have a host of their own, but for those with a dot, which its certificate does not cover. Others are addressed by path. */
  function baseOf({ endpoint }: S3Options): string {
    if (endpoint !== '') return `${endpoint.replace(/\/$/, '')}/${bucket}`
    const host = `s3.${region}.${amazonDomain(region)}`
    return bucket.includes('.') ? `https://${host}/${bucket}` : `https://${bucket}.${host}`
  }
}

const sha256 = (body: Buffer | string): string => createHash('sha256').update(body).digest('hex')

/** Every character that is not plain is escaped, also those that encodeURIComponent leaves: the signature is reckoned that way. */
const encodeKey = (key: string): string =>
  encodeURIComponent(key)
    .replace(/[!'()*]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`)
    .replaceAll('%2F', '/')

/** The store answered, and said no. */
class Refusal extends Error {
  constructor(
    readonly status: number,
    reason: string,
  ) {
    super(`the store answered ${status}${reason === '' ? '' : `: ${reason}`}`)
  }
}

/** Its code and message only: the rest of such an answer can hold the key id and what was signed. */
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

/** The text of the first element of that name. */
function element(xml: string, name: string): string {
  const [, text = ''] = new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml) ?? []
  return text.replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (all, decimal, hex, named) =>
    named ? (entities[named] ?? all) : String.fromCodePoint(decimal ? Number(decimal) : Number.parseInt(hex, 16)),
  )
}
