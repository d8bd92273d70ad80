import { randomBytes } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { checkBackup } from '../../src/cli/backup.js'
import { sha256 } from '../../src/lib/crypto.js'
import { forgetKey } from '../../src/platform/keys/check.js'
import { keyUsage, reseal } from '../../src/platform/keys/service.js'
import { keyedColumns } from '../../src/platform/keys/store.js'
import { prepareDatabase } from '../../src/service.js'
import { asks, fill as fillGuests, type GuestData, hold, putTicket, somebody } from '../guests/kit.js'
import { type Caller, caller, type Kit, startKit } from '../kit/index.js'
import { runProcess } from '../kit/process.js'
import { order, putOnSale } from '../selling/kit.js'

const key = (kid: string) => `${kid}:${randomBytes(32).toString('base64')}`
const k1 = key('k1')
const k2 = key('k2')
const quiet = () => () => {}

let kit: Kit
let renewed: Awaited<ReturnType<Kit['another']>>
let asRenewed: Caller
beforeAll(async () => {
  kit = await startKit({ MASTER_KEYS: k1 })
  renewed = await kit.another({ MASTER_KEYS: `${k2},${k1}` })
  asRenewed = caller(renewed.url, { 'x-api-key': kit.accounts.distributor.api_key })
})

/** A hold with a guest whose passport is stored, and a webhook: both have long-lived encrypted data. */
async function fill(on = kit): Promise<string> {
  const ticket = await putTicket(on, { event: asks(['passport_number', 'date_of_birth'], 'pre_download') })
  const { reservation_id, guestdata } = await hold(on.as.distributor, { [ticket]: 2 })
  const person = somebody({ passport_number: 'AB123456', date_of_birth: '1990-02-03' })
  const filled = await on.as.distributor.post(guestdata, fillGuests(ticket, person), { 'idempotency-key': `fill-${reservation_id}` })
  expect(filled.status, filled.text).toBeLessThan(300)
  const hook = { event_type: 'bookingorder_completed', endpoint: 'https://agency.example/hook', secret: 'eight characters' }
  const made = await on.as.distributor.post('/v1/webhooks', hook)
  expect(made.status, made.text).toBe(201)
  return reservation_id
}

const kids = async (table: string, column: string) =>
  (
    await kit.query<{ kid: string }>(
      `select distinct convert_from(substring(${column} from 2 for get_byte(${column}, 0)), 'UTF8') as kid from ${table} where ${column} is not null`,
    )
  ).map(({ kid }) => kid)

describe('a master key can be replaced', () => {
  test('every binary column is listed as encrypted or not encrypted', async () => {
    const plain = ['api_key.hash', 'refresh_token.hash', 'account_token.hash', 'login_attempt.username_hash', 'ticket_audience.digest']
    const rows = await kit.query<{ name: string }>(
      `select table_name || '.' || column_name as name from information_schema.columns where table_schema = 'public' and data_type = 'bytea'`,
    )
    const known = [...keyedColumns.map(({ table, column }) => `${table}.${column}`), ...plain]
    expect(rows.map(({ name }) => name).filter((name) => !known.includes(name))).toEqual([])
  })

  test('data encrypted with the old key is encrypted again with the new one, and is read as before', async () => {
    const id = await fill()
    expect(await kids('guest', 'passport_number')).toEqual(['k1'])
    const { ctx } = renewed.service
    expect((await keyUsage(ctx)).find(({ kid }) => kid === 'k1')?.needed.join()).toContain('guest.passport_number')
    await reseal(ctx, quiet)
    for (const { table, column } of keyedColumns.filter(({ kind }) => kind === 'sealed'))
      for (const kid of await kids(table, column)) expect(kid, `${table}.${column}`).toBe('k2')
    const only = await kit.another({ MASTER_KEYS: k2 })
    const guests = await caller(only.url, { 'x-api-key': kit.accounts.distributor.api_key }).get(`/v1/reservations/${id}/guestdata`)
    expect(guests.status, guests.text).toBe(200)
    const [guest] = await kit.query<{ passport_number: Buffer }>(
      'select passport_number from guest where reservation_id = $1 and passport_number is not null',
      [id],
    )
    expect(only.service.ctx.vault.open(guest?.passport_number as Buffer).toString()).toBe('AB123456')
  })

  test('a second run changes nothing, and a run that was interrupted is completed by the next one', async () => {
    await fill()
    const { ctx } = renewed.service
    await reseal(ctx, quiet)
    expect((await reseal(ctx, quiet)).every(({ rows }) => rows === 0)).toBe(true)
    await fill()
    await kit.query(`update endpoint set old_secret = secret where endpoint_id = (select min(endpoint_id) from endpoint)`)
    expect((await reseal(ctx, quiet)).reduce((sum, { rows }) => sum + rows, 0)).toBeGreaterThan(0)
  })

  test('a row that is being changed is skipped until the next run, and no concurrent write is lost', async () => {
    const id = await fill()
    const { ctx } = renewed.service
    const written = await ctx.db.transaction().execute(async (trx) => {
      const value = ctx.vault.seal('NEW99999')
      await trx
        .updateTable('guest')
        .set({ passport_number: value })
        .where('reservation_id', '=', id)
        .where('passport_number', 'is not', null)
        .execute()
      await reseal(ctx, quiet)
      return value
    })
    const [guest] = await kit.query<{ passport_number: Buffer }>(
      'select passport_number from guest where reservation_id = $1 and passport_number is not null',
      [id],
    )
    expect(guest?.passport_number.equals(written)).toBe(true)
    await reseal(ctx, quiet)
    expect(await kids('guest', 'passport_number')).toEqual(['k2'])
  })

  test('the command says when the old key is no longer needed', async () => {
    await fill()
    const env = { ...kit.env, MASTER_KEYS: `${k2},${k1}` }
    const before = await runProcess(['keys', 'status'], env)
    expect(before.output).toMatch(/k1: still needed for .*guest\.passport_number/)
    expect((await runProcess(['keys', 'reseal'], env)).output).toMatch(/guest\.passport_number: \d+ sealed anew/)
    // Digests of stored answers, tokens and links expire.
    await kit.query('delete from idempotency')
    await kit.query(`update master_key set first_written = first_written - interval '1 day'`)
    const after = await runProcess(['keys', 'status'], env)
    expect(after.output).toContain('k2: writes')
    expect(after.output).toContain('k1: no longer needed')
  })
})

describe('while a key is replaced, processes with the old and the new list run side by side', () => {
  /** Whether one process takes the token that the other gave, and repeats an answer that the other sealed. */
  async function understands(reader: { url: string }, writer: { url: string }, name: string): Promise<boolean[]> {
    const { tokens } = await kit.login('distributor', writer.url)
    const read = await caller(reader.url, { authorization: `Bearer ${tokens.access_token}` }).get('/v1/tickets')
    const hook = { event_type: 'bookingorder_completed', endpoint: `https://agency.example/${name}`, secret: 'eight characters' }
    const as = ({ url }: { url: string }) => caller(url, { 'x-api-key': kit.accounts.distributor.api_key })
    const made = await as(writer).post('/v1/webhooks', hook, { 'idempotency-key': name })
    expect(made.status, made.text).toBe(201)
    const repeated = await as(reader).post('/v1/webhooks', hook, { 'idempotency-key': name })
    return [read.status === 200, repeated.status === 201 && repeated.body.webhook_id === made.body.webhook_id]
  }

  test('each step of the rotation is understood by the processes of the step before', async () => {
    const added = await kit.another({ MASTER_KEYS: `${k1},${k2}` })
    for (const [index, [one, other]] of [
      [kit, added],
      [added, renewed],
    ].entries()) {
      expect(await understands(one as Kit, other as Kit, `forward-${index}`)).toEqual([true, true])
      expect(await understands(other as Kit, one as Kit, `back-${index}`)).toEqual([true, true])
    }
  })

  test('a new key that writes before every process has it is not understood by the others: this is why it is added behind first', async () => {
    expect(await understands(kit, renewed, 'too-early')).toEqual([false, false])
  })
})

describe('stored request digests reveal nothing', () => {
  const prints = () => kit.query<{ fingerprint: Buffer; key: string }>('select fingerprint, key from idempotency')

  test('no digest of a body is stored without a key, or under a key of another purpose', async () => {
    const body = order(await putOnSale(kit))
    await kit.as.distributor.post('/v1/reservations', body, { 'idempotency-key': 'print-1' })
    const bare = sha256(`POST /v1/reservations\n${JSON.stringify(body)}`)
    const stored = (await prints()).find((row) => row.key === 'print-1')?.fingerprint as Buffer
    expect(stored.includes(bare)).toBe(false)
    expect(stored.subarray(1, 3).toString()).toBe('k1')
    expect(kit.service.ctx.prints.matches(stored, bare)).toBe(true)
  })

  test('a repeated request is recognised after the key was replaced, also with a digest from before digests had keys', async () => {
    const body = order(await putOnSale(kit))
    const first = await kit.as.distributor.post('/v1/reservations', body, { 'idempotency-key': 'print-2' })
    const repeated = await asRenewed.post('/v1/reservations', body, { 'idempotency-key': 'print-2' })
    expect(repeated.body.reservation_id).toBe(first.body.reservation_id)
    await kit.query('update idempotency set fingerprint = $1 where key = $2', [
      sha256(`POST /v1/reservations\n${JSON.stringify(body)}`),
      'print-2',
    ])
    const old = await asRenewed.post('/v1/reservations', body, { 'idempotency-key': 'print-2' })
    expect(old.body.reservation_id).toBe(first.body.reservation_id)
    expect((await asRenewed.post('/v1/reservations', { ...body, notes: 'other' }, { 'idempotency-key': 'print-2' })).status).toBe(422)
    await reseal(renewed.service.ctx, quiet)
    expect((await prints()).every(({ fingerprint }) => fingerprint.length > 32)).toBe(true)
    expect((await asRenewed.post('/v1/reservations', body, { 'idempotency-key': 'print-2' })).body.reservation_id).toBe(
      first.body.reservation_id,
    )
  })
})

test('after a key was lost and forgotten, guests can be read and entered again, and keys can be replaced', async () => {
  const before = await startKit({ MASTER_KEYS: k1 })
  const id = await fill(before)
  const lacking = await before.another({ MASTER_KEYS: k2 })
  await expect(reseal(lacking.service.ctx, quiet)).rejects.toThrow('MASTER_KEYS lacks k1')
  await forgetKey(lacking.service.ctx, 'k1')

  const { service, url } = await before.another({ MASTER_KEYS: k2 })
  await prepareDatabase(service)
  const buyer = caller(url, { 'x-api-key': before.accounts.distributor.api_key })
  const address = `/v1/reservations/${id}/guestdata`
  const read = await buyer.get<GuestData>(address)
  expect(read.status, read.text).toBe(200)
  const [lost] = read.body.items[0]?.guests ?? []
  expect(lost).toMatchObject({ first_name: expect.any(String), passport_number: null, date_of_birth: null })
  const again = await buyer.put<GuestData>(`${address}/${lost?.guest_id}`, { ...lost, conditions: undefined, passport_number: 'CD654321' })
  expect(again.status, again.text).toBe(200)
  expect((await buyer.get<GuestData>(address)).body.items[0]?.guests[0]).toMatchObject({ passport_number: 'CD654321' })

  // What nobody can open is no reason not to renew the rest, and is not found anew every day.
  expect((await checkBackup(service.ctx, { restored: true })).find(({ what }) => what === 'master keys')?.is).toBe('well')
  expect((await keyUsage(service.ctx)).find(({ kid }) => kid === 'k1')?.role).toBe('lost')
  const k3 = key('k3')
  const next = await before.another({ MASTER_KEYS: `${k3},${k2}` })
  await prepareDatabase(next.service)
  await reseal(next.service.ctx, quiet)
  const under = await before.query<{ kid: string }>(
    `select distinct convert_from(substring(passport_number from 2 for get_byte(passport_number, 0)), 'UTF8') as kid from guest where passport_number is not null`,
  )
  expect(under).toEqual([{ kid: 'k3' }])
})
