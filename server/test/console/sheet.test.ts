import { parse } from 'csv-parse/sync'
import { beforeAll, describe, expect, test } from 'vitest'
import { fileOptionNames } from '../../src/platform/db/list.js'
import { isAmount } from '../../src/platform/http/csv/sheet.js'
import type { JsonSchema } from '../../src/platform/http/examples.js'
import { type Caller, expectProblem, type Kit, startKit } from '../kit/index.js'
import { buyer, setDistributor } from '../payments/kit.js'
import { putOnSale } from '../selling/kit.js'

const csv = { accept: 'text/csv' }
let kit: Kit
let order: string
let ticket: string

beforeAll(async () => {
  kit = await startKit()
  await setDistributor(kit, 'distributor', {
    credit_limit: 90_000_000,
    fee_rules: [{ type: 'booking', percent: '0', fixed: 550, per: 'order' }],
  })
  ticket = await putOnSale(kit, { net_rate: 12_345 })
  order = (await buyer(kit.as.distributor).book([{ ticket_id: ticket, quantity: 3 }], { booking_reference: '=HYPERLINK("x")' })).id
})

const text = async (as: Caller, path: string): Promise<string> => {
  const file = await as.get<string>(path, csv)
  expect(file.status, file.text).toBe(200)
  return file.text
}
const read = async (as: Caller, path: string, delimiter = ','): Promise<Record<string, string>[]> =>
  parse(await text(as, path), { columns: true, bom: true, delimiter })
const orders = (query: string) => `/v1/bookingorders?bookingorder_id=${order}&${query}`

describe('a list for a spreadsheet', () => {
  test('has names instead of ids, amounts in units, yes and no, and heads in words', async () => {
    const [row] = await read(kit.as.admin, `/v1/bookingorders?csv_style=sheet`)
    const { distributor_name } = (await kit.as.admin.get(`/v1/distributors/${kit.accounts.distributor.distributor_id}`)).body
    expect(row?.Distributor).toBe(distributor_name)
    expect(row?.Client).not.toMatch(/_cln$/)
    expect(row?.['Order id']).toBe(order)
    expect(Number(row?.Amount)).toBeGreaterThan(370)
    expect(row?.Amount).toMatch(/^\d+\.\d\d$/)
    expect(row?.['Target currency']).toBe('EUR')
    expect(row?.['Is test booking']).toBe('no')
    // Neither lists of objects nor ids whose name has a column of its own.
    expect(Object.keys(row ?? {})).not.toContain('Items')
    expect(Object.keys(row ?? {})).not.toContain('Event')
    expect(row?.['Event name']).toMatch(/^Match/)
  })

  test('has times in the chosen zone, and those of a venue as they are there', async () => {
    const at = (await kit.as.admin.get<{ created: string }>(`/v1/bookingorders/${order}`)).body.created
    const [utc] = await read(kit.as.admin, '/v1/bookingorders?csv_style=sheet&csv_columns=created')
    expect(utc).toEqual({ 'Created (UTC)': at.replace('T', ' ').slice(0, 19) })
    const [there] = await read(kit.as.admin, '/v1/bookingorders?csv_style=sheet&csv_columns=created&csv_time_zone=Asia/Tokyo')
    const shifted = new Date(Date.parse(`${at.replace(/Z$/, '')}Z`) + 9 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ')
    expect(there).toEqual({ 'Created (Asia/Tokyo)': shifted })
    const [sale] = await read(kit.as.supplier, '/v1/sales?csv_style=sheet&csv_columns=event_startdate&csv_time_zone=Asia/Tokyo')
    const { sales } = (await kit.as.supplier.get<{ sales: { event_startdate: string }[] }>('/v1/sales')).body
    expect(sale).toEqual({ 'Event start date (venue)': sales[0]?.event_startdate.replace('T', ' ') })
  })

  test('has one row per admission if wanted, with the columns that were chosen in their order', async () => {
    const rows = await read(
      kit.as.admin,
      '/v1/bookingorders?csv_style=sheet&csv_rows=items&csv_columns=booking_code,items.ticket_name,items.net_rate',
    )
    expect(rows).toHaveLength(3)
    expect(Object.keys(rows[0] ?? {}).slice(0, 3)).toEqual(['Booking code', 'Ticket name', 'Net rate'])
    expect(new Set(rows.map((row) => row['Net rate']))).toEqual(new Set(['123.45']))
    // An amount brings its currency along.
    expect(Object.values(rows[0] ?? {})).toContain('EUR')
    expect(await read(kit.as.admin, '/v1/bookingorders?csv_rows=items&csv_columns=bookingorder_id,items.orderitem_id')).toHaveLength(3)
  })

  test('has a decimal comma and semicolons where spreadsheets expect them', async () => {
    const path = '/v1/bookingorders?csv_style=sheet&csv_decimal=comma&csv_columns=booking_code,amount'
    const [row] = await read(kit.as.admin, path, ';')
    expect(row?.Amount).toMatch(/^\d+,\d\d$/)
  })

  test('runs no formula, and negative amounts stay numbers', async () => {
    const [row] = await read(kit.as.admin, '/v1/bookingorders?csv_style=sheet&csv_columns=booking_reference')
    expect(row).toEqual({ 'Booking reference': `'=HYPERLINK("x")` })
    await kit.as.finance.put(`/v1/bookingorders/${order}`, { distributorfinancial_status: 'paid' })
    const own = kit.accounts.distributor.distributor_id
    const lines = await read(kit.as.finance, `/v1/distributors/${own}/statement?csv_style=sheet&csv_columns=kind,amount`)
    expect(lines.find((line) => line.Kind === 'payment')?.Amount).toMatch(/^-\d+\.\d\d$/)
  })

  test('names only what the caller may read the name of', async () => {
    const [mine] = await read(kit.as.distributor, '/v1/bookingorders?csv_style=sheet&csv_columns=distributor_id,supplier_id,event_id')
    const { supplier_id } = (await kit.as.distributor.get<{ supplier_id: string }>(`/v1/bookingorders/${order}`)).body
    expect(mine?.Supplier).toBe(supplier_id)
    expect(mine?.Distributor).not.toMatch(/_dst$/)
    const [theirs] = await read(kit.as.supplier, '/v1/bookingorders?csv_style=sheet&csv_columns=distributor_id,supplier_id,booking_email')
    expect(theirs?.Supplier).toMatch(/^Supplier /)
    expect(theirs?.['Booking email']).toBe('')
    expect(JSON.stringify(theirs)).not.toContain(mine?.Distributor ?? 'x')
  })

  test('has all fields of an object that is chosen by its name, and single entries of one with free keys', async () => {
    const distributor_id = kit.accounts.distributor.distributor_id
    await kit.as.admin.post('/v1/allotments', { ticket_id: ticket, distributor_id, quantity: 1 })
    const [allotment] = await read(kit.as.admin, '/v1/allotments?csv_style=sheet&csv_columns=status,rate,rate.kind')
    expect(Object.keys(allotment ?? {})).toEqual(['Status', 'Rate kind', 'Rate net rate', 'Rate currency code', 'Rate percentage'])
    await kit.as.finance.post('/v1/internal/fxratemoments', { rates: { USD: '1.0842' } })
    const rates = '/v1/internal/fxratemoments?csv_style=sheet&csv_columns='
    const [moment] = await read(kit.as.finance, `${rates}base,rates.USD`)
    expect(Object.keys(moment ?? {})).toEqual(['Base', 'Rates USD'])
    expect(moment?.['Rates USD']).toBe('1.0842')
    expectProblem(await kit.as.finance.get(`${rates}rates.constructor`, csv), 'invalid_parameter')
    expectProblem(await kit.as.finance.get(`${rates}rate`, csv), 'invalid_parameter')
  })

  test('can have the chosen columns as the API writes them', async () => {
    const [row] = await read(kit.as.admin, '/v1/bookingorders?csv_columns=amount,distributor_id,created')
    expect(Object.keys(row ?? {})).toEqual(['amount', 'distributor_id', 'created'])
    expect(row?.distributor_id).toBe(kit.accounts.distributor.distributor_id)
    expect(row?.amount).toMatch(/^\d+$/)
  })
})

test('what cannot be is refused, and says what can', async () => {
  const refused = async (query: string, word: string) => {
    const answer = await kit.as.admin.get<{ detail: string }>(orders(query), csv)
    expectProblem(answer, 'invalid_parameter')
    expect(answer.body.detail).toContain(word)
  }
  await refused('csv_style=pretty', 'sheet')
  await refused('csv_decimal=dot', 'comma')
  await refused('csv_time_zone=Mars/Olympus', 'Europe/Amsterdam')
  await refused(`csv_time_zone=${'x'.repeat(5_000)}`, 'Europe/Amsterdam')
  await refused('csv_columns=booking_code,__proto__', 'booking_code')
  await refused('csv_columns=constructor', 'booking_code')
  await refused('csv_columns=', 'columns')
  await refused(`csv_columns=${Array.from({ length: 300 }, (_, index) => `c${index}`).join(',')}`, 'columns')
  await refused('csv_rows=fees.amount', 'items')
  await refused('csv_style=sheet&csv_style=raw', 'once')
  expectProblem(await kit.as.admin.get('/v1/distributors?csv_rows=items', csv), 'invalid_parameter')
  // They belong to the file: the list itself names the header that asks for one.
  for (const name of fileOptionNames) {
    const { detail } = expectProblem(await kit.as.admin.get(orders(`${name}=sheet`)), 'invalid_parameter')
    expect(detail).toBe(`${name} is only for lists as CSV: send the header Accept: text/csv.`)
  }
  expectProblem(await kit.as.admin.get(orders('csv_colour=red')), 'unknown_parameter')
})

test('every amount of the reference is written in units', async () => {
  const { components } = (await kit.as.nobody.get<{ components: { schemas: Record<string, JsonSchema> } }>('/openapi.json')).body
  const missed = Object.entries(components.schemas).flatMap(([title, { properties = {} }]) =>
    Object.entries(properties)
      .filter(
        ([, schema]) => [schema.type].flat().includes('integer') && /minor unit|euro cents|cents of euro/i.test(schema.description ?? ''),
      )
      .filter(([name, schema]) => !isAmount({ name, schema }))
      .map(([name]) => `${title}.${name}`),
  )
  expect(missed).toEqual([])
})
