import { expect, test } from 'vitest'
import { ticketFields } from '../../src/catalogue/tickets/fields.js'
import { orderFields } from '../../src/selling/orders/fields.js'
import { type AccountName, startKit } from '../kit/index.js'
import { order, putOnSale } from '../selling/kit.js'
import { seats, upload } from '../ticketfiles/kit.js'
import { type Change, cursorNow, readOn, settled } from './kit.js'

const kit = await startKit()
const everybody: AccountName[] = [
  'admin',
  'product_management',
  'support',
  'finance',
  'distributor',
  'distributor2',
  'supplier',
  'supplier2',
]

/** The contract keeps the key of a hidden field, without a value. */
const isEmpty = (value: unknown): boolean => value === null || value === undefined || value === '***' || JSON.stringify(value) === '[]'

/** The fields that a caller sees: in its list, and in a single read. */
async function shownTo(name: AccountName, { resource, id, data }: Change): Promise<Record<string, unknown>> {
  const { status, body } = await kit.as[name].get<Record<string, unknown>>(`/v1/${resource}s/${id}`)
  return { ...(status === 200 ? body : {}), ...data }
}

test('a change names only fields that its reader can see, for every combination of columns', async () => {
  const ticket = await putOnSale(kit, { stock: 5 })
  const { body: hold } = await kit.as.distributor.post<{ reservation_id: string }>('/v1/reservations', order(ticket))
  const { status, text } = await kit.as.distributor.post('/v1/bookings', {
    reservation_id: hold.reservation_id,
    accepted_gt: true,
    payment_method: 'invoice',
    invoice_reference: 'Of the buyer',
  })
  expect(status, text).toBeLessThan(300)
  expect((await upload(kit.as.supplier, ticket, seats(1))).status).toBeLessThan(300)
  const columns = await kit.query<{ name: string }>(
    `select distinct column_name as name from information_schema.columns where table_schema = 'public'`,
  )
  const names = [...new Set([...columns.map(({ name }) => name), ...Object.keys(ticketFields), ...Object.keys(orderFields)])]
  await settled(kit)
  const cursors = new Map<AccountName, string>()
  for (const name of everybody) cursors.set(name, await cursorNow(kit, kit.as[name]))
  const { length } = await kit.query(
    `insert into change (resource, resource_id, kind, version, changed, distributor_id, supplier_id, audience_id, audience_before, event_id, ticket_id)
     select distinct on (resource) resource, resource_id, 'updated', version, $1::text[], distributor_id, supplier_id, audience_id, audience_id, event_id, ticket_id
       from change where kind <> 'removed' and resource <> 'distributor' order by resource, number desc returning 1`,
    [names],
  )
  expect(length).toBe(6)
  const seen = new Map<AccountName, Change[]>()
  for (const name of everybody) seen.set(name, await readOn(kit, kit.as[name], cursors.get(name) ?? '', '&include=full'))
  const whole = new Map<string, Record<string, unknown>>()
  for (const change of seen.get('admin') ?? []) whole.set(change.id, await shownTo('admin', change))
  for (const [name, changes] of seen)
    for (const change of changes) {
      const { resource, id, changed, data } = change
      expect(data, `${name} ${resource}`).not.toBeNull()
      const shown = await shownTo(name, change)
      const isHidden = (field: string) => isEmpty(shown[field]) && !isEmpty(whole.get(id)?.[field])
      expect(changed.filter(isHidden), `${name} ${resource}`).toEqual([])
      expect(changed.length, `${name} ${resource}`).toBeGreaterThan(3)
    }
  const kinds = (name: AccountName) => [...new Set(seen.get(name)?.map(({ resource }) => resource))].sort()
  expect(kinds('distributor')).toEqual(['bookingorder', 'event', 'reservation', 'ticket'])
  expect(kinds('supplier')).toEqual(['bookingorder', 'event', 'sale', 'ticket', 'ticketfile'])
  expect(kinds('distributor2')).toEqual(['event', 'ticket'])
  expect(kinds('supplier2')).toEqual(['event'])
})

test.each([
  ['reservation', 'reservation_change_told'],
  ['bookingorder', 'order_change_told'],
  ['purchaseorder', 'sale_change_told'],
])('a change of %s compares every column', async (table, trigger) => {
  const [compared] = await kit.query<{ names: string[] }>(
    `select array(select m[1] from regexp_matches(prosrc, $2, 'g') m) as names from pg_proc where proname = $1`,
    [trigger, "then '(\\w+)' end"],
  )
  const columns = await kit.query<{ name: string }>(
    `select attname as name from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped and attname <> 'terms'`,
    [table],
  )
  const missing = 'a migration that adds or removes a column of it has to run changed_columns_compared()'
  expect(compared?.names.toSorted(), missing).toEqual(columns.map(({ name }) => name).toSorted())
})
