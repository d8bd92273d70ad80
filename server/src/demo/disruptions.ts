import { sql } from 'kysely'
import { dayMillis, wireTime } from '../lib/time.js'
import type { Env } from '../platform/context.js'
import type { Trx } from '../platform/db/open.js'
import { apply, revert } from '../selling/disruptions/apply.js'
import { decide } from '../selling/disruptions/decide.js'
import type { NewDisruption } from '../selling/disruptions/schema.js'
import { preview } from '../selling/disruptions/service.js'
import { carryOutWithin } from '../selling/disruptions/work.js'
import { reserveWithin } from '../selling/reservations/service.js'
import { at, type Buyer, buy, change, sellable, staff, withoutEmails } from './orders.js'

/** One ticket of each of these events, which no other part of the demo uses. */
async function ofOtherEvents(
  trx: Trx,
  count: number,
): Promise<{ ticket_id: string; event_id: string; date_start: string; date_stop: string }[]> {
  const ids = await sellable(
    trx,
    sql`t.ticket_type = 'eticket' and e.date_start_utc > now() + interval '60 days'
        and not exists (select from bookingorder o where o.event_id = e.event_id) and not exists (select from allotment a where a.event_id = e.event_id)`,
    1_000,
  )
  const { rows } = await sql<{ ticket_id: string; event_id: string; date_start: string; date_stop: string }>`
    select distinct on (e.event_id) t.ticket_id, e.event_id, e.date_start, e.date_stop from ticket t join event e using (event_id)
     where t.ticket_id = any(${ids}::text[]) order by e.event_id desc, t.ticket_id limit ${count}`.execute(trx)
  return rows
}

const moved = (local: string, days: number): string => new Date(Date.parse(`${local}Z`) + days * dayMillis).toISOString().slice(0, 19)

/**
 * Disruptions by the regular services: one that is previewed, one that was carried out, one that was called off, and one for which buyers
 * are deciding, after an earlier one that it supersedes. All of it happened in the last days.
 */
export async function loadDisruptions(env: Env, trx: Trx, buyers: Buyer[]): Promise<void> {
  const events = await ofOtherEvents(trx, 4)
  const [cancelled, planned, called, asked] = events
  if (!cancelled || !planned || !called || !asked) return
  const ago = (days: number): Env => withoutEmails(at(env, new Date(env.now().getTime() - days * dayMillis)))
  const orders = new Map<string, string[]>()
  for (const { ticket_id, event_id } of events) {
    for (const buyer of buyers) {
      for (const quantity of [2, 4]) {
        const [id] = await buy(ago(12 - quantity), trx, buyer, { ticket_id, quantity })
        if (id === undefined) continue
        await change(ago(6), trx, id, { distributorfinancial_status: 'paid' })
        orders.set(event_id, [...(orders.get(event_id) ?? []), id])
      }
    }
  }
  const until = (days: number) => wireTime(new Date(env.now().getTime() + days * dayMillis))
  const carryOut = async (days: number, event_id: string, input: NewDisruption): Promise<string> => {
    const then = ago(days)
    const { disruption_id, version } = await preview(then, trx, staff, event_id, input)
    await apply(then, trx, staff, event_id, disruption_id, version ?? '')
    await carryOutWithin(then, trx, disruption_id)
    return disruption_id
  }
  // Just now: who held tickets is told that they are gone.
  for (const buyer of buyers)
    await reserveWithin(ago(1 / 1_440), trx, buyer, {
      items: [{ ticket_id: cancelled.ticket_id, quantity: 2 }],
      booking_email: 'desk@demo.example',
    })
  await carryOut(0, cancelled.event_id, {
    kind: 'cancelled',
    terms: { keep_fees: ['booking'] },
    texts: { en_GB: 'The organiser has cancelled the event.', de_DE: 'Der Veranstalter hat die Veranstaltung abgesagt.' },
  })
  await preview(ago(1), trx, staff, planned.event_id, { kind: 'cancelled', terms: { refund_percent: 90 } })

  const postponed = await carryOut(5, called.event_id, { kind: 'postponed', decide_by: until(9) })
  await revert(ago(3), trx, staff, called.event_id, postponed)
  await carryOutWithin(ago(3), trx, postponed)

  await carryOut(5, asked.event_id, { kind: 'postponed', decide_by: until(12) })
  await carryOut(2, asked.event_id, {
    kind: 'rescheduled',
    date_start: moved(asked.date_start, 14),
    date_stop: moved(asked.date_stop, 14),
    decide_by: until(10),
    texts: { en_GB: 'The match is played two weeks later.' },
  })
  const [kept, returned] = orders.get(asked.event_id) ?? []
  if (kept) await decide(ago(1), trx, staff, kept, 'accept')
  if (returned) await decide(ago(1), trx, staff, returned, 'refund')
}
