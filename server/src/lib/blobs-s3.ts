import type { Readable } from 'node:stream'
import type { S3Client } from '@aws-sdk/client-s3'
import { type Blobs, storageAway } from './blobs.js'

export interface S3Options {
  bucket: string
  /** of a store that is not Amazon's */
  endpoint: string
  region: string
  accessKeyId: string
  secretAccessKey: string
  /** in front of every key, so that a bucket can be shared */
  prefix: string
  /** hears why the store did not do as asked; callers only hear that */
  failed: (error: unknown) => void
}

/** Any store that speaks S3. The library is loaded with the first use: who has none set never waits for it. */
export function s3Blobs(options: S3Options): Blobs {
  const library = once(() => import('@aws-sdk/client-s3'))
  const client = once(async (): Promise<S3Client> => {
    const { S3Client } = await library()
    const { accessKeyId, secretAccessKey, endpoint, region } = options
    return new S3Client({
      region,
      // Without keys the library looks for those of the machine.
      ...(accessKeyId === '' ? {} : { credentials: { accessKeyId, secretAccessKey } }),
      ...(endpoint === '' ? {} : { endpoint, forcePathStyle: true }),
      maxAttempts: 3,
      requestHandler: { connectionTimeout: 5_000, requestTimeout: 30_000 },
      // Other stores do not know the newer checksums; ours is the SHA-256 that the key is named by.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
    })
  })
  /** A store that is away is no fault of ours, nor of the caller. */
  const answered = <T>(reply: Promise<T>): Promise<T> =>
    reply.catch((error: unknown) => {
      options.failed(error)
      throw storageAway()
    })
  const place = (key: string) => ({ Bucket: options.bucket, Key: `${options.prefix}${key}` })
  return {
    store: 's3',
    async put(key, body, { bytes, type }) {
      const { PutObjectCommand } = await library()
      await answered((await client()).send(new PutObjectCommand({ ...place(key), Body: body, ContentLength: bytes, ContentType: type })))
    },
    async get(key) {
      const { GetObjectCommand } = await library()
      const { Body } = await answered((await client()).send(new GetObjectCommand(place(key))))
      if (!Body) throw storageAway()
      return Body as Readable
    },
    async delete(key) {
      const { DeleteObjectCommand } = await library()
      await answered((await client()).send(new DeleteObjectCommand(place(key))))
    },
    async list(prefix, after, limit) {
      const { ListObjectsV2Command } = await library()
      const { bucket, prefix: own } = options
      const from = after === '' ? {} : { StartAfter: own + after }
      const asked = new ListObjectsV2Command({ Bucket: bucket, Prefix: own + prefix, MaxKeys: limit, ...from })
      const { Contents = [] } = await answered((await client()).send(asked))
      return Contents.flatMap(({ Key, LastModified }) => (Key && LastModified ? [{ key: Key.slice(own.length), at: LastModified }] : []))
    },
  }
}

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined
  return () => {
    made ??= make()
    return made
  }
}
