import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { caller, startKit } from '../kit/index.js'
import { account, buyer, setDistributor } from '../payments/kit.js'
import { putOnSale } from './kit.js'

const kit = await startKit()
const folder = new URL('../../migrations/', import.meta.url)
const migration = readdirSync(folder).find((name) => name.endsWith('_hold.sql'))

test('holds from before terms were stored are booked with the terms of their tickets at the upgrade', async () => {
  await kit.as.finance.post('/v1/internal/fxratemoments', { rates: { GBP: '0.8' } })
  await setDistributor(kit, 'distributor', { fee_rules: [{ type: 'mediation', percent: '2.5', fixed: 99, per: 'ticket' }] })
  const ticket = await putOnSale(kit, { net_rate: 10_001, currency_code: 'GBP' })
  await kit.query(
    `update ticket set cost_price = 8000, supplier_share = 248, discount_percentage = 7.5, service_fee = 5, cancellation_policy = '[{"until_days_before": 0, "refund_percent": 50}]' where ticket_id = $1`,
    [ticket],
  )
  // The supplier's share of a discount as it is stored: of 750.075, rounded to 750, it is 247.5, rounded.
  await kit.query('update supplier set default_discount_share = 33')
  const id = await buyer(kit.as.distributor).reserve([{ ticket_id: ticket, quantity: 3 }])
  const agreed = async () => kit.query('select r.terms, i.terms as line from reservation r join reservation_item i using (reservation_id)')
  const before = await agreed()
  const details = await buyer(kit.as.distributor).details(id)
  await kit.query(`alter table reservation drop column terms; alter table reservation_item drop column terms; drop table ticket_withdrawal;
    drop trigger ticket_withdrawn on ticket; drop function ticket_withdrawn; drop trigger event_tickets_withdrawn on event; drop function event_tickets_withdrawn`)
  await kit.query(readFileSync(new URL(migration ?? '', folder), 'utf8'))
  expect(await agreed()).toEqual(before)
  // Another process: this one has prepared statements for the old tables.
  const { url } = await kit.another()
  const desk = buyer(caller(url, { 'x-api-key': kit.accounts.distributor.api_key }))
  expect(await desk.details(id)).toEqual({ ...details, due_by: expect.any(String) })
  expect((await desk.tryToBook(id)).status).toBe(201)
  // Of a discount of 750.075, rounded to 750, the supplier bears 247.5, rounded to 248.
  expect(await account(kit, `supplier:${kit.accounts.supplier.supplier_id}`)).toEqual({ GBP: -3 * (8_000 - 248) })
})
