import { sql } from 'kysely'
import { randomToken } from '../lib/crypto.js'
import { newId } from '../lib/ids.js'
import type { Env } from '../platform/context.js'
import type { Trx } from '../platform/db/open.js'
import { insertEndpoint } from '../platform/deliveries/store.js'
import { deliveryOf } from '../platform/webhooks/emit.js'
import type { EventType } from '../platform/webhooks/list.js'

/** The demo calls this machine only, and not the port of `allotment webhook listen`, whose user has another secret. */
const listener = 'http://127.0.0.1:4109'

interface Past {
  event_type: EventType
  resource_id: string
  at: Date
}

interface Attempt {
  seconds: number
  outcome: string
  response_status: number | null
  response: string
}
const arrived: Attempt = { seconds: 0, outcome: 'delivered', response_status: 200, response: 'ok' }
const broken: Attempt = { seconds: 0, outcome: 'refused', response_status: 503, response: 'Service Unavailable' }
const silent: Attempt = { seconds: 0, outcome: 'timeout', response_status: null, response: 'No answer within 15 seconds.' }
const after = (seconds: number, attempt: Attempt): Attempt => ({ ...attempt, seconds })
/** Delivery attempts: most succeed at once, some after retries, one never. */
const scenarios: Attempt[][] = [
  [arrived],
  [broken, after(6, arrived)],
  [arrived],
  [silent, after(20, broken), after(330, arrived)],
  [silent, after(20, silent), after(345, silent), after(2_100, silent), after(9_500, silent)],
]

/** Webhooks of a demo client with a log of past deliveries. No delivery is pending. */
export async function loadWebhooks(
  env: Env,
  trx: Trx,
  { client_id, distributor_id, supplier_id }: { client_id: string; distributor_id?: string; supplier_id?: string },
): Promise<void> {
  const topics =
    distributor_id === undefined
      ? (['sale_created', 'sale_cancelled'] as const)
      : (['bookingorder_completed', 'bookingorder_cancelled'] as const)
  const { rows } = await sql<Past>`
    select event_type, resource_id, at from domain_event
     where event_type = any(${[...topics]}::text[]) and (distributor_id = ${distributor_id ?? null} or supplier_id = ${supplier_id ?? null}) order by at`.execute(
    trx,
  )
  const first = new Date(Math.min(...rows.map((row) => row.at.getTime()), env.now().getTime()) - 3_600_000)
  for (const event_type of topics) {
    const endpoint_id = newId('whk')
    await insertEndpoint(trx, {
      endpoint_id,
      kind: 'webhook',
      client_id,
      topics: [event_type],
      url: `${listener}/${event_type}`,
      secret: env.vault.seal(randomToken(24)),
      created: first,
      updated: first,
    })
    const past = rows.filter((row) => row.event_type === event_type)
    await tell(trx, { webhook_id: endpoint_id, client_id, payload_version: 1 }, past)
  }
}

async function tell(trx: Trx, webhook: { webhook_id: string; client_id: string; payload_version: number }, events: Past[]): Promise<void> {
  for (const [index, { event_type, resource_id, at }] of events.entries()) {
    const scenario = scenarios[index % scenarios.length] as Attempt[]
    const last = scenario.at(-1) as Attempt
    const isDelivered = last.outcome === 'delivered'
    const moment = (attempt: Attempt) => new Date(at.getTime() + attempt.seconds * 1_000 + 300)
    const delivery_id = newId('dlv')
    await trx
      .insertInto('delivery')
      .values({
        ...deliveryOf(webhook, event_type, resource_id, at),
        delivery_id,
        status: isDelivered ? 'delivered' : 'failed',
        attempts: scenario.length,
        due: moment(last),
        last_response: last.response_status,
        created: at,
        updated: moment(last),
        delivered: isDelivered ? moment(last) : null,
      })
      .execute()
    await trx
      .insertInto('delivery_attempt')
      .values(
        scenario.map((attempt, number) => ({
          delivery_id,
          attempt: number + 1,
          started: moment(attempt),
          duration_ms: attempt.outcome === 'timeout' ? 15_000 : 40 + ((index * 37) % 160),
          outcome: attempt.outcome,
          response_status: attempt.response_status,
          response: attempt.response,
        })),
      )
      .execute()
  }
}
