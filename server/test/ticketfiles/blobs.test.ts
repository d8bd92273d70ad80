import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import S3rver from '@20minutes/s3rver'
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest'
import { makeFiles } from '../../src/fulfilment/etickets/make.js'
import { assignSeats } from '../../src/fulfilment/ticketfiles/assign.js'
import { shareLockStore } from '../../src/fulfilment/ticketfiles/stored.js'
import { startOf, sweepFiles } from '../../src/fulfilment/ticketfiles/sweep.js'
import { Problem } from '../../src/lib/errors.js'
import { type Blobs, folderBlobs, newKey } from '../../src/platform/blobs/blobs.js'
import { type S3Options, s3Blobs } from '../../src/platform/blobs/s3.js'
import { caller, type Kit, startKit } from '../kit/index.js'
import { buyer } from '../payments/kit.js'
import { putOnSale } from '../selling/kit.js'
import { completed, fetchBytes, pdfPath, seats, upload } from './kit.js'

const folder = await mkdtemp(join(tmpdir(), 'allotment-blobs-'))
// A separate server with the S3 protocol over HTTP.
const server = new S3rver({
  port: 0,
  address: '127.0.0.1',
  silent: true,
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
const options: S3Options = {
  bucket: 'tickets',
  endpoint: S3_ENDPOINT,
  region: 'us-east-1',
  prefix: 'test/',
  keys: async () => ({ accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' }),
  timeoutMillis: 20_000,
  failed: (error) => faults.push(error),
}
const s3 = (endpoint = S3_ENDPOINT): Blobs => s3Blobs({ ...options, endpoint })

describe.each([
  ['a folder', folderBlobs(join(folder, 'files'))],
  ['a store that speaks S3', s3()],
])('%s', (_name, blobs) => {
  const bytes = Buffer.from('%PDF-1.7 a ticket')
  const type = 'application/pdf'

  test('returns a stored file, from memory or from a stream, and again after a second put', async () => {
    const [ticket, table] = [newKey('pdf', 'aa11'), newKey('upload', 'bb22')]
    await blobs.put(ticket, bytes, { bytes: bytes.length, type })
    await blobs.put(ticket, bytes, { bytes: bytes.length, type })
    await blobs.put(table, Readable.from([bytes]), { bytes: bytes.length, type })
    expect((await buffer(await blobs.get(ticket))).equals(bytes)).toBe(true)
    expect((await buffer(await blobs.get(table))).equals(bytes)).toBe(true)
  })

  test('lists files in order, page by page, with the time of storing', async () => {
    const started = Date.now()
    for (const name of ['ee3', 'ee1', 'ee2']) await blobs.put(`pdf/ee/${name}`, bytes, { bytes: bytes.length, type })
    const first = await blobs.list('pdf/ee/', '', 3)
    expect(first.map(({ key }) => key)).toEqual(['pdf/ee/ee1', 'pdf/ee/ee2', 'pdf/ee/ee3'])
    expect((await blobs.list('pdf/ee/', 'pdf/ee/ee2', 3)).map(({ key }) => key)).toEqual(['pdf/ee/ee3'])
    // The store has whole seconds.
    for (const { at } of first) expect(at.getTime()).toBeGreaterThan(started - 2_000)
    expect(await blobs.list('pdf/00/', '', 2)).toEqual([])
  })

  test('a file that is missing or deleted is an error that callers see as 503', async () => {
    await blobs.put('pdf/cc/cc33', bytes, { bytes: bytes.length, type })
    await blobs.delete('pdf/cc/cc33')
    await expect(blobs.get('pdf/cc/cc33')).rejects.toMatchObject({ code: 'storage_unavailable', status: 503 })
  })
})

test('a name with special URL characters is signed and listed correctly', async () => {
  const odd = s3Blobs({ ...options, prefix: 'a+b c ü~/' })
  await odd.put('pdf/ff/one(1)*!', Buffer.from('one'), { bytes: 3, type: 'text/plain' })
  expect(String(await buffer(await odd.get('pdf/ff/one(1)*!')))).toBe('one')
  expect((await odd.list('pdf/ff/', '', 10)).map(({ key }) => key)).toEqual(['pdf/ff/one(1)*!'])
  await odd.delete('pdf/ff/one(1)*!')
  expect(await odd.list('pdf/ff/', '', 10)).toEqual([])
})

test('credentials that the store does not know are refused, and the log has neither the secret nor signed content', async () => {
  const stranger = s3Blobs({ ...options, keys: async () => ({ accessKeyId: 'S3RVER', secretAccessKey: 'not the secret' }) })
  await expect(stranger.list('pdf/', '', 1)).rejects.toMatchObject({ code: 'storage_unavailable' })
  expect(String(faults.at(-1))).toContain('403: SignatureDoesNotMatch')
  expect(JSON.stringify(faults.at(-1)) + String(faults.at(-1))).not.toMatch(/not the secret|S3RVER|aws4_request/)
})

test('a temporary fault is retried, and changed bytes are refused', async () => {
  const seen: string[] = []
  const broken = createServer((req, res) => {
    seen.push(`${req.method} ${req.headers['x-amz-content-sha256']}`)
    if (seen.length === 1) return void req.socket.destroy()
    res.statusCode = seen.length === 2 ? 503 : 200
    req.resume().on('end', () => res.end())
  }).listen(0, '127.0.0.1')
  await once(broken, 'listening')
  const blobs = s3Blobs({ ...options, endpoint: `http://127.0.0.1:${(broken.address() as AddressInfo).port}` })
  await blobs.put('pdf/aa/again', Buffer.from('one'), { bytes: 3, type: 'text/plain' })
  const digest = createHash('sha256').update('one').digest('hex')
  expect(seen).toEqual(Array.from({ length: 3 }, () => `PUT ${digest}`))
  // A stream cannot be sent twice.
  seen.length = 0
  const stream = Readable.from([Buffer.from('one')])
  await expect(blobs.put('pdf/aa/again', stream, { bytes: 3, type: 'text/plain' })).rejects.toMatchObject({ code: 'storage_unavailable' })
  expect(seen).toEqual(['PUT UNSIGNED-PAYLOAD'])
  broken.close()
})

test('a store that never answers is abandoned in time, with every attempt ended', async () => {
  let open = 0
  const silent = createServer((req) => void req.resume()).on('connection', (socket) => {
    open++
    socket.on('close', () => open--)
  })
  await once(silent.listen(0, '127.0.0.1'), 'listening')
  const endpoint = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`
  const blobs = s3Blobs({ ...options, endpoint, timeoutMillis: 300 })
  const given = { bytes: 3, type: 'text/plain' }
  const away = { code: 'storage_unavailable' }
  await expect(blobs.put('pdf/aa/hung', Buffer.from('one'), given)).rejects.toMatchObject(away)
  await expect(blobs.put('pdf/aa/hung', Readable.from([Buffer.from('one')]), given)).rejects.toMatchObject(away)
  await expect(blobs.get('pdf/aa/hung')).rejects.toMatchObject(away)
  await expect.poll(() => open).toBe(0)
  silent.close()
})

test('while the store hangs, uploads and samples hold no database connection and other callers are served', async () => {
  const hung: (() => void)[] = []
  const silent = createServer((req) => void hung.push(() => req.socket.destroy()))
  await once(silent.listen(0, '127.0.0.1'), 'listening')
  const S3_ENDPOINT = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`
  const { url } = await kit.another({ S3_ENDPOINT, DATABASE_POOL: '2', DATABASE_CONNECT_TIMEOUT_MS: '1000' })
  const ticket = await putOnSale(kit, { stock: 5 })
  const by = (name: 'supplier' | 'distributor', at = url) => caller(at, { 'x-api-key': kit.accounts[name].api_key })
  const orders = await Promise.all(
    [1, 2].map(() => buyer(kit.as.distributor).book([{ ticket_id: ticket, quantity: 1 }], { is_test_booking: true })),
  )
  const complete = (at = url) =>
    orders.map(({ id }) =>
      by('distributor', at).post<{ logistic_status: string }>(`/v1/bookingorders/${id}/sandbox`, { action: 'complete' }),
    )
  const waiting = [...[1, 2].map((n) => upload(by('supplier'), ticket, seats(n))), ...complete()]
  await expect.poll(() => hung.length).toBe(4)
  for (let i = 0; i < 5; i++) expect((await by('supplier').get(`/v1/tickets/${ticket}`)).status).toBe(200)
  silent.close()
  for (const end of hung) end()
  expect((await Promise.all(waiting)).map(({ status }) => status)).toEqual([503, 503, 503, 503])
  // Nothing is half done: with a store that works, the same orders are completed.
  expect((await Promise.all(complete(kit.url))).map(({ body }) => body.logistic_status)).toEqual(['completed', 'completed'])
})

test('a partly written file is never found under its name', async () => {
  const blobs = folderBlobs(join(folder, 'cut'))
  async function* cut() {
    yield Buffer.from('half')
    throw new Error('the line is cut')
  }
  await expect(blobs.put('pdf/dd/dd44', Readable.from(cut()), { bytes: 8, type: 'application/pdf' })).rejects.toThrow('cut')
  await expect(blobs.get('pdf/dd/dd44')).rejects.toBeInstanceOf(Problem)
  expect(await readdir(join(folder, 'cut/pdf/dd'))).toEqual([])
})

test('a folder on a full disk is unavailable, with the reason in the log only, and keeps no part of a file', async () => {
  const reasons: unknown[] = []
  const blobs = folderBlobs(join(folder, 'full'), (error) => reasons.push(error))
  async function* full() {
    yield Buffer.from('half')
    throw Object.assign(new Error('no space left on device, write'), { code: 'ENOSPC' })
  }
  const put = blobs.put('pdf/ee/ee55', Readable.from(full()), { bytes: 8, type: 'application/pdf' })
  await expect(put).rejects.toMatchObject({ code: 'storage_unavailable', status: 503 })
  expect(reasons).toMatchObject([{ code: 'ENOSPC' }])
  expect(await readdir(join(folder, 'full/pdf/ee'))).toEqual([])
})

test('an unavailable store answers 503, with the reason in the log only', async () => {
  await expect(s3('http://127.0.0.1:1').get('pdf/aa/aa11')).rejects.toMatchObject({ code: 'storage_unavailable' })
  expect(String((faults.at(-1) as { code?: string }).code ?? faults.at(-1))).toContain('ECONNREFUSED')
})

test('with a bucket set, tickets are made, stored and downloaded there', async () => {
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

describe('a file without a reference', async () => {
  const inFolder = await startKit()
  const { ctx } = inFolder.service
  await ctx.jobs.start()
  await inFolder.query("create function refuse() returns trigger language plpgsql as $$ begin raise exception 'broken'; end $$")
  await kit.query("create function refuse() returns trigger language plpgsql as $$ begin raise exception 'broken'; end $$")
  const folderOf = (key: string) => key.slice(0, key.lastIndexOf('/') + 1)
  /** Every name under which a table was stored. */
  async function keysOf({ blobs }: { blobs: Blobs }, table: string): Promise<string[]> {
    const place = newKey('upload', createHash('sha256').update(table).digest('hex')).slice(0, -16)
    return (await blobs.list(folderOf(place), '', 1_000)).map(({ key }) => key).filter((key) => key.startsWith(place))
  }
  const isThere = (blobs: Blobs, key: string) =>
    blobs.get(key).then(
      (body) => Boolean(body.destroy()),
      () => false,
    )
  /** An upload that is rolled back after its file was stored. */
  async function lose(on: Kit, ticket: string, table: string): Promise<string> {
    await on.query('create trigger refuse before insert on downloaditem for each row execute function refuse()')
    expect((await upload(on.as.supplier, ticket, table)).status).toBe(500)
    await on.query('drop trigger refuse on downloaditem')
    const [lost, ...others] = await keysOf(on.service.ctx, table)
    expect([typeof lost, others]).toEqual(['string', []])
    return String(lost)
  }
  const daysLater = () => inFolder.clock.advance({ days: 2 })
  afterEach(() => vi.restoreAllMocks())

  test.each([
    ['a folder', inFolder],
    ['a store that speaks S3', kit],
  ])('is deleted from %s a day later, never during an upload, and no other file is deleted', async (_name, on) => {
    const { ctx } = on.service
    const ticket = await putOnSale(on, { stock: 5 })
    expect((await upload(on.as.supplier, ticket, seats(3))).status).toBe(200)
    const [kept = ''] = await keysOf(ctx, seats(3))
    const table = seats(4, { section: 'Z' })
    const lost = await lose(on, ticket, table)
    const sweep = async () => {
      let gone = 0
      for (const from of new Set([lost, kept].map(folderOf))) gone += await sweepFiles(ctx, { from })
      return gone
    }
    expect(await sweep()).toBe(0)

    on.clock.advance({ days: 2 })
    await ctx.db.transaction().execute(async (trx) => {
      await shareLockStore(trx, lost)
      expect(await sweep()).toBe(0)
    })
    expect(await isThere(ctx.blobs, lost)).toBe(true)
    expect(await sweep()).toBe(1)
    expect([await isThere(ctx.blobs, lost), await isThere(ctx.blobs, kept)]).toEqual([false, true])
    expect(await sweep()).toBe(0)
    expect((await upload(on.as.supplier, ticket, table)).status).toBe(200)
    expect(await keysOf(ctx, table)).toHaveLength(1)
  })

  test('can be stored again while the store deletes it late, without losing the new file', async () => {
    const ticket = await putOnSale(inFolder, { stock: 5 })
    const table = seats(4, { section: 'Y' })
    const lost = await lose(inFolder, ticket, table)
    daysLater()
    const remove = ctx.blobs.delete
    let late: Promise<void> | undefined
    let carryOut: () => void = () => undefined
    vi.spyOn(ctx.blobs, 'delete').mockImplementation(async (key) => {
      late = new Promise<void>((resolve) => {
        carryOut = resolve
      }).then(() => remove(key))
    })
    expect(await sweepFiles(ctx, { from: folderOf(lost) })).toBe(1)
    const again = await upload(inFolder.as.supplier, ticket, table)
    expect(again.status).toBe(200)
    carryOut()
    await late
    const [stored] = await inFolder.query<{ blob_key: string }>('select blob_key from ticketfile where ticketfile_id = $1', [
      again.body.ticketfile_id,
    ])
    expect(await keysOf(ctx, table)).toEqual([stored?.blob_key])
  })

  test('is deleted while other files are stored, which do not wait', async () => {
    const [ticket, other] = [await putOnSale(inFolder, { stock: 5 }), await putOnSale(inFolder, { stock: 5 })]
    const [table, elsewhere] = [seats(4, { section: 'U' }), seats(2, { section: 'X' })]
    const lost = await lose(inFolder, ticket, table)
    daysLater()
    const remove = ctx.blobs.delete
    vi.spyOn(ctx.blobs, 'delete').mockImplementation(async (key) => {
      expect((await upload(inFolder.as.supplier, other, elsewhere)).status).toBe(200)
      expect(folderOf((await keysOf(ctx, elsewhere))[0] ?? '')).not.toBe(folderOf(lost))
      // In the same folder too.
      expect((await upload(inFolder.as.supplier, ticket, table)).status).toBe(200)
      await remove(key)
    })
    expect(await sweepFiles(ctx, { from: folderOf(lost) })).toBe(1)
    expect(await keysOf(ctx, table)).toHaveLength(1)
  })

  test('stays when the lock was lost during the call to the store', async () => {
    const lost = await lose(inFolder, await putOnSale(inFolder, { stock: 5 }), seats(4, { section: 'W' }))
    daysLater()
    const list = ctx.blobs.list
    const ended: unknown[] = []
    vi.spyOn(ctx.blobs, 'list').mockImplementation(async (folder, after, limit) => {
      if (limit === 1)
        ended.push(
          ...(await inFolder.query(
            `select pg_terminate_backend(l.pid) from pg_locks l join pg_stat_activity a using (pid)
              where l.locktype = 'advisory' and l.mode = 'ExclusiveLock' and l.granted and a.state = 'idle in transaction' and a.datname = current_database()`,
          )),
        )
      return list(folder, after, limit)
    })
    await expect(sweepFiles(ctx, { from: folderOf(lost) })).rejects.toThrow()
    expect(ended).toHaveLength(1)
    expect(await isThere(ctx.blobs, lost)).toBe(true)
    vi.restoreAllMocks()
    expect(await sweepFiles(ctx, { from: folderOf(lost) })).toBe(1)
  })

  test('is never a ticket that is being made, nor a sample', async () => {
    const ticket = await putOnSale(inFolder, { stock: 5 })
    daysLater()
    const put = ctx.blobs.put
    const made: string[] = []
    vi.spyOn(ctx.blobs, 'put').mockImplementation(async (key, body, meta) => {
      await put(key, body, meta)
      // By the clock of the service, which is days ahead, every file in the store is old.
      if (key.startsWith('pdf/')) made.push(key)
      expect(await sweepFiles(ctx, { from: folderOf(key) })).toBe(0)
    })
    const { id } = await buyer(inFolder.as.distributor).book([{ ticket_id: ticket, quantity: 1 }])
    await upload(inFolder.as.supplier, ticket, seats(1, { section: 'V' }), { auto_assign: 'true' })
    await assignSeats(ctx, ticket)
    await makeFiles(ctx, id)
    expect(made).toHaveLength(1)
    const test = await buyer(inFolder.as.distributor).book([{ ticket_id: ticket, quantity: 1 }], { is_test_booking: true })
    expect((await inFolder.as.distributor.post(`/v1/bookingorders/${test.id}/sandbox`, { action: 'complete' })).status).toBe(200)
    expect(made).toHaveLength(2)
    for (const key of made) expect(await isThere(ctx.blobs, key)).toBe(true)
    // The same bytes without a pending reference.
    await inFolder.query('update downloaditem set blob_key = null, ticket_sha = null where blob_key = $1', [made[0]])
    expect(await sweepFiles(ctx, { from: folderOf(made[0] ?? '') })).toBe(1)
  })

  test('is deleted one at a time when the time is used up, and the rest in later runs', async () => {
    for (const name of ['one', 'two', 'three'])
      await ctx.blobs.put(`upload/00/${name}`, Buffer.from(name), { bytes: name.length, type: 'text/csv' })
    daysLater()
    const left = async () => (await ctx.blobs.list('upload/00/', '', 10)).length
    const before = await left()
    for (const done of [1, 2, 3]) {
      expect(await sweepFiles(ctx, { from: 'upload/00/', millis: 0 })).toBe(1)
      expect(await left()).toBe(before - done)
    }
  })

  test('is searched in every folder within a day; in a very large store, in every part within a year', async () => {
    const seen = new Set<string>()
    const hour = (number: number) => new Date(ctx.now().getTime() + number * 3_600_000)
    const list: Blobs['list'] = async (folder, after) => {
      // In its first folder it sees only the later part.
      if (after === '') seen.add(folder)
      return []
    }
    for (let number = 0; number < 24; number++) await sweepFiles({ ...ctx, now: () => hour(number), blobs: { ...ctx.blobs, list } })
    expect(seen.size).toBe(512)
    // Runs that only get through a tenth of a folder: within a year every part is reached.
    const tenthOf = (place: string) => folderOf(place) + Math.floor(Number.parseInt(place.slice(-4), 16) / 6_554)
    expect(new Set(Array.from({ length: 8_760 }, (_none, number) => tenthOf(startOf(hour(number))))).size).toBe(5_120)
  })
})
