import { createHash } from 'node:crypto'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import S3rver from '@20minutes/s3rver'
import { afterAll, describe, expect, test } from 'vitest'
import { holdStore, sweepFiles } from '../../src/features/ticketfiles/sweep.js'
import { type Blobs, contentKey, folderBlobs } from '../../src/lib/blobs.js'
import { s3Blobs } from '../../src/lib/blobs-s3.js'
import { Problem } from '../../src/lib/errors.js'
import { startKit } from '../kit/index.js'
import { buyer } from '../payments/kit.js'
import { putOnSale } from '../selling/kit.js'
import { completed, fetchBytes, pdfPath, seats, upload } from './kit.js'

const folder = await mkdtemp(join(tmpdir(), 'allotment-blobs-'))
// A server of its own that speaks S3 over HTTP, as any other would.
const server = new S3rver({
  port: 0,
  address: '127.0.0.1',
  silent: true,
  // It reckons the signature of a listing otherwise than the client does, and would refuse it.
  allowMismatchedSignatures: true,
  directory: join(folder, 's3'),
  configureBuckets: [{ name: 'tickets', configs: [] }],
})
const { port } = await server.run()
const S3_ENDPOINT = `http://127.0.0.1:${port}`
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true, force: true })
})

const kit = await startKit({
  S3_BUCKET: 'tickets',
  S3_ENDPOINT,
  S3_ACCESS_KEY_ID: 'S3RVER',
  S3_SECRET_ACCESS_KEY: 'S3RVER',
  S3_PREFIX: 'live/',
})
await kit.work()

const faults: unknown[] = []
const s3 = (endpoint = S3_ENDPOINT): Blobs =>
  s3Blobs({
    bucket: 'tickets',
    endpoint,
    region: 'us-east-1',
    prefix: 'test/',
    accessKeyId: 'S3RVER',
    secretAccessKey: 'S3RVER',
    failed: (error) => faults.push(error),
  })

describe.each([
  ['a folder', folderBlobs(join(folder, 'files'))],
  ['a store that speaks S3', s3()],
])('%s', (_name, blobs) => {
  const bytes = Buffer.from('%PDF-1.7 a ticket')
  const type = 'application/pdf'

  test('gives back what was put, from memory or from a stream, and again when it is put twice', async () => {
    await blobs.put(contentKey('pdf', 'aa11'), bytes, { bytes: bytes.length, type })
    await blobs.put(contentKey('pdf', 'aa11'), bytes, { bytes: bytes.length, type })
    await blobs.put(contentKey('upload', 'bb22'), Readable.from([bytes]), { bytes: bytes.length, type })
    expect((await buffer(await blobs.get(contentKey('pdf', 'aa11')))).equals(bytes)).toBe(true)
    expect((await buffer(await blobs.get(contentKey('upload', 'bb22')))).equals(bytes)).toBe(true)
  })

  test('lists what is there in order, a page at a time, with when it was put', async () => {
    const started = Date.now()
    for (const name of ['ee3', 'ee1', 'ee2']) await blobs.put(`pdf/ee/${name}`, bytes, { bytes: bytes.length, type })
    const first = await blobs.list('pdf/ee/', '', 3)
    expect(first.map(({ key }) => key)).toEqual(['pdf/ee/ee1', 'pdf/ee/ee2', 'pdf/ee/ee3'])
    expect((await blobs.list('pdf/ee/', 'pdf/ee/ee2', 3)).map(({ key }) => key)).toEqual(['pdf/ee/ee3'])
    // A store tells whole seconds.
    for (const { at } of first) expect(at.getTime()).toBeGreaterThan(started - 2_000)
    expect(await blobs.list('pdf/00/', '', 2)).toEqual([])
  })

  test('what is not there, or is no longer, is said in a way that callers hear 503', async () => {
    await blobs.put('pdf/cc/cc33', bytes, { bytes: bytes.length, type })
    await blobs.delete('pdf/cc/cc33')
    await expect(blobs.get('pdf/cc/cc33')).rejects.toMatchObject({ code: 'storage_unavailable', status: 503 })
  })
})

test('half of a file is never found under its name', async () => {
  const blobs = folderBlobs(join(folder, 'cut'))
  async function* cut() {
    yield Buffer.from('half')
    throw new Error('the line is cut')
  }
  await expect(blobs.put('pdf/dd/dd44', Readable.from(cut()), { bytes: 8, type: 'application/pdf' })).rejects.toThrow('cut')
  await expect(blobs.get('pdf/dd/dd44')).rejects.toBeInstanceOf(Problem)
  expect(await readdir(join(folder, 'cut/pdf/dd'))).toEqual([])
})

test('a store that is away is a 503 with the reason in the log only', async () => {
  await expect(s3('http://127.0.0.1:1').get('pdf/aa/aa11')).rejects.toMatchObject({ code: 'storage_unavailable' })
  expect(String((faults.at(-1) as { code?: string }).code ?? faults.at(-1))).toContain('ECONNREFUSED')
})

test('with a bucket set, tickets are made, kept and downloaded there', { timeout: 120_000 }, async () => {
  const ticket = await putOnSale(kit, { stock: 5 })
  const { id } = await buyer(kit.as.distributor).book([{ ticket_id: ticket, quantity: 2 }])
  const file = await upload(kit.as.supplier, ticket, seats(2), { auto_assign: 'true' })
  expect(file.body.cloud_data).toMatchObject({ store: 's3' })
  const order = await completed(kit.as.distributor, id)
  const sha = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')
  for (const item of order.items) expect(sha((await fetchBytes(kit, 'distributor', pdfPath(order, item))).bytes)).toBe(item.ticket_sha)
  expect(sha((await fetchBytes(kit, 'distributor', `/v1/etickets/download/zip/${id}`)).bytes)).toBe(order.zip_sha)
  expect((await readdir(kit.dataDir)).includes('files')).toBe(false)
})

describe('what nothing refers to', async () => {
  /** The hour of the day at which the folder of an upload has its turn. */
  const turnOf = (key: string) => (256 + Number.parseInt(key.split('/')[1] ?? '', 16)) % 24
  const inFolder = await startKit()
  test.each([
    ['a folder', inFolder],
    ['a store that speaks S3', kit],
  ])('goes from %s a day later, never beside an upload, and nothing else goes', { timeout: 120_000 }, async (_name, on) => {
    const { ctx } = on.service
    const ticket = await putOnSale(on, { stock: 5 })
    expect((await upload(on.as.supplier, ticket, seats(3))).status).toBe(200)
    const kept = (await on.query<{ blob_key: string }>('select blob_key from ticketfile where ticket_id = $1', [ticket]))[0]?.blob_key ?? ''
    // An upload that is rolled back after its file was stored.
    const table = seats(4, { section: 'Z' })
    const lost = contentKey('upload', createHash('sha256').update(table).digest('hex'))
    await on.query("create function refuse() returns trigger language plpgsql as $$ begin raise exception 'broken'; end $$")
    await on.query('create trigger refuse before insert on downloaditem for each row execute function refuse()')
    expect((await upload(on.as.supplier, ticket, table)).status).toBe(500)
    await on.query('drop trigger refuse on downloaditem')
    const isThere = (key: string) =>
      ctx.blobs.get(key).then(
        (body) => Boolean(body.destroy()),
        () => false,
      )
    const sweep = async () => {
      let gone = 0
      for (const turn of new Set([lost, kept].map(turnOf))) gone += await sweepFiles(ctx, turn)
      return gone
    }
    expect(await isThere(lost)).toBe(true)
    expect(await sweep()).toBe(0)

    on.clock.advance({ days: 2 })
    await ctx.db.transaction().execute(async (trx) => {
      await holdStore(trx)
      expect(await sweep()).toBe(0)
    })
    expect(await isThere(lost)).toBe(true)
    expect(await sweep()).toBe(1)
    expect([await isThere(lost), await isThere(kept)]).toEqual([false, true])
    expect(await sweep()).toBe(0)
    expect((await upload(on.as.supplier, ticket, table)).status).toBe(200)
    expect(await isThere(lost)).toBe(true)
  })
})
