import { sql } from 'kysely'
import { lacksFiles, liveOrder } from '../../lib/order-states.js'
import { lapsesAt } from '../../money/payments/unpaid.js'
import type { Condition, Operator } from '../../platform/db/filter.js'
import { lacksGuests } from '../guests/states.js'

/** What an order can wait for. `files`: ticket files or seats. */
export const nextSteps = ['payment', 'decision', 'guest_data', 'files'] as const
export type NextStep = (typeof nextSteps)[number]

/** Guest data and ticket files must be complete this many days before the event. */
export const noticeDays = 7

const noticed = sql`e.date_start_utc - make_interval(days => ${sql.lit(noticeDays)})`

/**
 * Orders that can wait for something. Completed ones are few among these, and all others are in the partial index with this condition, so it
 * must be written as there.
 */
export const waiting = sql`(${liveOrder.sql('o')}
   and (o.logistic_status <> 'completed' or ${lacksGuests.sql('o')} or o.disruption_decision = 'pending'))`

/**
 * For each order (`o`, of event `e`, with disruption `dis`): when a payment lapses, the step with the nearest deadline, and this deadline. A
 * postponed or cancelled event has no date to deliver for.
 */
export const stepsOf = sql`lateral (
  select w.payment_by, least(w.payment_by, w.decision_by, w.guest_data_by, w.files_by) as next_step_by,
         case least(w.payment_by, w.decision_by, w.guest_data_by, w.files_by)
           when w.payment_by then 'payment' when w.decision_by then 'decision' when w.guest_data_by then 'guest_data' when w.files_by then 'files' end as next_step
    from (select ${lapsesAt} as payment_by,
                 case when o.disruption_decision = 'pending' and ${liveOrder.sql('o')} then dis.decide_by end as decision_by,
                 case when ${lacksGuests.sql('o')} and ${liveOrder.sql('o')} and e.event_status not in ('postponed', 'cancelled') then ${noticed} end as guest_data_by,
                 case when ${lacksFiles.sql('o')} and e.event_status not in ('postponed', 'cancelled') then ${noticed} end as files_by) w) n`

/** Only orders that wait for something are read. */
export const waitingFor = (operator: Operator, values: string[]): Condition | undefined =>
  operator === 'eq' || operator === 'in' ? sql`(${waiting} and n.next_step = any(${values}::text[]))` : undefined
