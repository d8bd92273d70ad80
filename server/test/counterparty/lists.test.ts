import { expect, test } from 'vitest'
import { isField, queryParameters, sortableFields } from '../../src/platform/db/list.js'
import { isSeen, orderFields } from '../../src/selling/orders/fields.js'
import { orderList } from '../../src/selling/orders/list.js'
import type { Answer } from '../kit/index.js'
import { everyRoute } from '../kit/routes.js'
import { addressOf, everything, isPdf, nothing, partsOf, unrelated } from './asking.js'
import { type Fields, openStage, type Who } from './kit.js'

/** Every list × caller × filter, sorting and search: a value that a row hides from a caller cannot be found by requests. */
const stage = await openStage()
const { as, cases, people, kit } = stage
const routes = await everyRoute(kit.service.ctx)
const lists = routes.flatMap(({ method, url, list }) => (method === 'GET' && url.startsWith('/v1/') && list ? [{ url, list }] : []))
const ofOrders = lists.filter(({ url }) => partsOf(url).length === 0 || partsOf(url).some((name) => !unrelated.includes(name)))

const isBlank = (value: unknown) => value === null || value === undefined || (Array.isArray(value) && value.length === 0)
/** The values in a row that another caller does not see, at any depth. */
function hiddenIn(whole: unknown, shown: unknown): string[] {
  if (isBlank(whole)) return []
  if (typeof whole !== 'object') return isBlank(shown) ? [String(whole)] : []
  const of = shown as Fields | null | undefined
  return Object.entries(whole as Fields).flatMap(([name, value]) => hiddenIn(value, of?.[name]))
}

interface Found {
  address: string
  list: (typeof lists)[number]['list']
  row: Fields
  whole: Fields
}
const asking = (address: string, query: string) => `${address}${address.includes('?') ? '&' : '?'}${query}`
const rowsOf = (answer: Answer, name: string): Fields[] =>
  answer.status === 200 ? ((answer.body[name] as Fields[] | undefined) ?? []) : []

/** The rows of every list that a caller sees, each beside the row that an administrator sees. */
async function shownTo(who: Who): Promise<Found[]> {
  const found: Found[] = []
  for (const { url, list } of ofOrders) {
    const key = list.key.split('.').at(-1) ?? ''
    const addresses = url.includes(':') ? await Promise.all(cases.map((one) => addressOf(stage, url, one, who))) : [url]
    for (const address of new Set(addresses)) {
      const [mine, full] = await Promise.all(
        [as[who], as.admin].map(async (caller) => rowsOf(await caller.get(asking(address, 'page_size=500')), list.name)),
      )
      for (const [place, row] of (mine ?? []).entries()) {
        const whole = key in row ? full?.find((one) => one[key] === row[key]) : mine?.length === full?.length ? full?.[place] : undefined
        if (whole) found.push({ address, list, row, whole })
      }
    }
  }
  return found
}

/**
 * Filters on fields that are not in the rows: facts of the catalogue, which are public, and of an order whether the
 * supplier was paid, which only the operator may filter by (below). A new parameter must be in this list or in the row.
 */
const besideRows = {
  bookingorders: ['financial_status', 'ticket_id'],
  categories: ['event_id'],
  cities: ['country'],
  clients: ['role'],
  countries: ['country'],
  events: ['country', 'team_id', 'tickets_available', 'translated_in'],
  invoices: ['is_open'],
  reservations: ['event_id', 'sport_type', 'ticket_id'],
  sales: ['currency'],
  ticketfiles: ['event_id', 'event_startdate'],
  tickets: ['category_type', 'city', 'created', 'sport_type', 'stock', 'supplier_type', 'tournament_id', 'updated', 'venue_id'],
  tournaments: ['team_id'],
  venues: ['event_stopdate', 'popular', 'team_id'],
}

/** Counts: rows, hidden values in them, and parameters without a field in the row. */
const looked = { rows: 0, hidden: 0, beside: {} as Record<string, string[]> }

test.each(people.filter((who) => who !== 'admin'))('%s cannot filter, sort or search a list by a field that it cannot see', async (who) => {
  const done = new Set<string>()
  const once = (name: string) => !done.has(name) && done.add(name)
  for (const { address, list, row, whole } of await shownTo(who)) {
    const path = address.split('?')[0] ?? ''
    looked.rows++
    for (const [name, spec] of queryParameters(list)) {
      if (!isField(spec)) continue
      if (!(name in row)) looked.beside[list.name] = [...new Set([...(looked.beside[list.name] ?? []), name])].sort()
      if (isBlank(whole[name]) || !isBlank(row[name]) || typeof whole[name] === 'object' || !once(`${path} ${name}`)) continue
      const answer = await as[who].get(asking(address, `${name}=${encodeURIComponent(String(whole[name]))}`))
      expect(`${answer.status} ${answer.body.code}`, `${path}?${name}`).toBe('400 unknown_parameter')
    }
    for (const name of sortableFields(list)) {
      if (isBlank(whole[name]) || !isBlank(row[name]) || !once(`${path} by ${name}`)) continue
      const answer = await as[who].get(asking(address, `sorting=${name}`))
      expect(`${answer.status} ${answer.body.code}`, `${path} by ${name}`).toBe('400 invalid_sorting')
    }
    if (!('query' in list.parameters)) continue
    for (const value of hiddenIn(whole, row)) {
      if (value.length < 6 || /^(true|false|[\d.]+)$/.test(value) || !once(`${path} query ${value}`)) continue
      if (JSON.stringify(row).includes(value)) continue
      looked.hidden++
      const answer = await as[who].get(asking(address, `query=${encodeURIComponent(value)}`))
      const key = list.key.split('.').at(-1) ?? ''
      expect(
        rowsOf(answer, list.name).map((one) => one[key]),
        `${path} searched for ${value}`,
      ).not.toContain(row[key])
    }
  }
})

test('this test reads enough rows and hidden fields, and filters on fields outside the row are listed', () => {
  expect(looked.rows).toBeGreaterThan(50)
  expect(looked.hidden).toBeGreaterThan(20)
  expect(looked.beside).toEqual(besideRows)
})

test.each(people)('%s cannot filter or sort orders by a field that the table of fields hides from it', async (who) => {
  const seen = (name: string) =>
    !(name in orderFields) ||
    cases.some(({ relationOf }) => isSeen(orderFields[name as keyof typeof orderFields], [relationOf[who] ?? 'buyer']))
  for (const [name, spec] of Object.entries(orderList.parameters)) {
    const value = 'values' in spec && spec.values ? spec.values[0] : nothing
    const filtered = await as[who].get(`/v1/bookingorders?${name}=${value}`)
    if (!seen(name)) expect(`${filtered.status} ${filtered.body.code}`, name).toBe('400 unknown_parameter')
    if ('sort' in spec && spec.sort) {
      const sorted = await as[who].get(`/v1/bookingorders?sorting=${name}`)
      expect(seen(name) ? sorted.status : `${sorted.status} ${sorted.body.code}`, name).toBe(seen(name) ? 200 : '400 invalid_sorting')
    }
  }
})

test('a bulk preview counts tickets only by fields that the caller sees', async () => {
  const { first } = stage.tickets
  const preview = (who: Who, filter: string) =>
    as[who].post<{ matching: number; examples: Fields[] }>('/v1/internal/console/bulk', { action: 'disable', filter })
  const cost = await as.admin.get<Fields>(`/v1/tickets/${first}`)
  for (const who of ['supplier', 'relister', 'buyer', 'stranger_sells'] as const) {
    const { body, status } = await preview(who, `ticket_id=${first}`)
    expect([status, body.matching]).toEqual([201, who === 'supplier' ? 1 : 0])
    expect(JSON.stringify(body.examples)).not.toContain(`"service_price":${cost.body.service_price}`)
    for (const name of ['cost_price', 'service_price', 'note', 'number_of_tickets_sold'])
      expect((await preview(who, `${name}=${cost.body[name]}`)).body).toMatchObject({ code: 'unknown_parameter' })
  }
  for (const who of ['stranger_buys', 'support', 'finance', 'clerk'] as const)
    expect((await preview(who, `ticket_id=${first}`)).status).toBe(403)
})

test('documents are readable only for their addressees', async () => {
  const [ordinary] = cases
  if (!ordinary) throw new Error('no case')
  const { ids, order } = ordinary
  const papers = routes.filter(
    ({ method, url }) => method === 'GET' && /invoice|download|statement|documents/.test(url) && url.startsWith('/v1/'),
  )
  const given: Record<string, string[]> = {}
  for (const { url } of papers)
    for (const who of people) {
      const answer = await as[who].get(await addressOf(stage, url, ordinary, who))
      if (isPdf(answer)) given[url] = [...(given[url] ?? []), who]
      if (!isPdf(answer)) continue
      const said = everything(answer)
      // The text of the document is read.
      expect(said).toContain(String(order.booking_code))
      if (url.includes('invoice')) expect(said).toContain(String((order.invoices as string[])[0]))
    }
  expect(given).toEqual({
    '/v1/bookingorders/:bookingorder_id/invoice/:invoice_id': ['buyer', 'admin', 'finance'],
    '/v1/etickets/download/:bookingorder_id/:orderitem_id/url/:download_link': ['buyer', 'admin', 'support'],
  })
  expect(ids.invoice_id).toBe((order.invoices as string[])[0])
})
