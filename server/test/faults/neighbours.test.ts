import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import pg from 'pg'
import { expect, test } from 'vitest'
import { expectProblem, startKit } from '../kit/index.js'
import { order, putOnSale, stockOf } from '../selling/kit.js'

const kit = await startKit()
// An unexpected error that only the database detects, when the whole batch is written.
await kit.query(`create function refuse() returns trigger language plpgsql as
  $$ begin if new.notes = 'bad' then raise exception 'unforeseen'; end if; return new; end $$`)
await kit.query('create trigger refuse before insert on reservation for each row execute function refuse()')

test('failed requests do not affect others of their batch: of twenty, three fail and seventeen hold their tickets', async () => {
  const ticket = await putOnSale(kit, { stock: 100 })
  const isBad = (number: number) => number % 7 === 3
  // The first requests wait for the ticket, so that later ones are collected in one batch.
  const somebody = new pg.Client(kit.database)
  await somebody.connect()
  await somebody.query('begin')
  await somebody.query('select from ticket_stock where ticket_id = $1 for update', [ticket])
  let arrived = 0
  const arrive = () => void arrived++
  subscribe('http.server.request.start', arrive)
  const asked = Array.from({ length: 20 }, (_nobody, number) =>
    kit.as.distributor.post<{ reservation_id: string; notes: string }>(
      '/v1/reservations',
      order(ticket, 2, { notes: isBad(number) ? 'bad' : `good ${number}` }),
    ),
  )
  const waiting = () => kit.query("select from pg_stat_activity where wait_event_type = 'Lock' and datname = $1", [kit.database.database])
  await expect.poll(waiting).toHaveLength(1)
  await expect.poll(() => arrived).toBeGreaterThanOrEqual(20)
  unsubscribe('http.server.request.start', arrive)
  // These are processed in the same way, and are answered after all earlier requests have reached the ticket.
  for (let turn = 0; turn < 3; turn++) await kit.as.distributor.get('/v1/reservations')
  await somebody.end()
  const replies = await Promise.all(asked)
  // They did share a batch; otherwise the test would prove nothing.
  const failed = kit.log.map((line) => JSON.parse(line)).filter(({ msg }) => /^a batch of reservations failed/.test(msg))
  expect(Math.max(...failed.map(({ requests }) => requests))).toBeGreaterThan(1)
  for (const [number, reply] of replies.entries()) {
    if (isBad(number)) expectProblem(reply, 'internal')
    else expect({ status: reply.status, notes: reply.body.notes }).toEqual({ status: 201, notes: `good ${number}` })
  }
  const kept = await kit.query<{ reservation_id: string }>('select reservation_id from reservation')
  const told = replies.filter(({ status }) => status === 201).map(({ body }) => body.reservation_id)
  expect(told).toHaveLength(17)
  expect(kept.map((row) => row.reservation_id).sort()).toEqual(told.sort())
  expect(await stockOf(kit, ticket)).toMatchObject({ reservations_quantity: 34, available_quantity: 66 })
  expect(await kit.query('select held from distributor_hold where distributor_id = $1', [kit.accounts.distributor.distributor_id])).toEqual(
    [{ held: 34 }],
  )
})
