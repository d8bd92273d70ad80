import { type RawBuilder, sql } from 'kysely'
import pg from 'pg'
import { texts } from '../db/arrays.js'
import { defer, prepared, type Read, readAll } from '../db/client.js'
import type { Trx } from '../db/open.js'
import { insertRows } from '../db/rows.js'

/** A change with an idempotency key: its client, its route and the digest that identifies the request. */
export interface KeyedRequest {
  client_id: string
  route: string
  key: string
  /** of the whole request; compared, never stored */
  digest: Buffer
  /** stored form of the digest */
  fingerprint: Buffer
}

export interface StoredAnswer {
  fingerprint: Buffer
  status: number
  headers: Record<string, string>
  /** encrypted; null if the answer is the first version of a reservation */
  response: Buffer | null
  /** whose first version is the answer; null if the answer is stored */
  reservation_id: string | null
  /** that version, which only reservations know where to find */
  snapshot?: Record<string, unknown> | null | undefined
}

/** `in_flight`: another transaction holds the key. Undefined: the key is locked by this transaction until it ends. */
export type Claim = StoredAnswer | 'in_flight' | undefined

/** Index of a request in the batch, from 1. */
interface Place {
  n: number
}
interface Found extends StoredAnswer, Place {
  is_over: boolean
}

const keysOf = (requests: KeyedRequest[]) => {
  const column = (name: 'client_id' | 'route' | 'key') => texts(requests.map((request) => request[name]))
  return sql`unnest(${column('client_id')}::text[], ${column('route')}::text[], ${column('key')}::text[]) with ordinality as a (client_id, route, key, n)`
}

/** The keys that another transaction holds. The others are locked until this transaction ends. */
const takenKeys = (requests: KeyedRequest[]) =>
  sql`${keysOf(requests)} where not pg_try_advisory_xact_lock(hashtextextended(a.client_id || e'\n' || a.route || e'\n' || a.key, 0))`

/**
 * The keys with a stored answer. The row is locked, which makes the transaction wait for a replica at its commit: after a crash PostgreSQL
 * shows changes that no replica has, and an answer must not be repeated before one has it. One lookup per key: a plan cached while the table
 * was small would read the whole table. In a statement after the locks: one that also takes the locks could miss an answer committed while
 * it ran, and the effect would happen twice.
 */
const answeredKeys = (requests: KeyedRequest[], columns: RawBuilder<unknown>) => sql`${keysOf(requests)} cross join lateral (
  select ${columns} from idempotency where client_id = a.client_id and route = a.route and key = a.key limit 1 for share) i`

export interface Claims {
  claims: Claim[]
  /** whether a key has expired; then `deleteExpired` deletes it before it is used again */
  anyExpired: boolean
}

/**
 * One claim per request, in order. A key is locked without waiting, so that a second request learns at once that the first is still
 * running. If two requests of a batch have the same key, the first one gets it.
 */
export const keyClaims = (requests: KeyedRequest[], since: Date): Read<Claims> => ({
  statements:
    requests.length === 0
      ? []
      : [
          sql`${prepared} select a.n::int from ${takenKeys(requests)}`,
          sql`${prepared}
    select a.n::int, i.fingerprint, i.status, i.headers, i.response, i.reservation_id, i.created <= ${since} as is_over from ${answeredKeys(requests, sql`*`)}`,
        ],
  of: ([taken = [], answers = []]) => ({
    claims: claimsOf(requests, taken as Place[], answers as Found[]),
    anyExpired: (answers as Found[]).some((answer) => answer.is_over),
  }),
})

/** Nearly all keys are new and free, so the database returns only the others. */
function claimsOf(requests: KeyedRequest[], taken: Place[], answers: Found[]): Claim[] {
  const seen = new Set<string>()
  const claims = requests.map(({ client_id, route, key }): Claim => {
    const name = `${client_id}\n${route}\n${key}`
    return seen.size === seen.add(name).size ? 'in_flight' : undefined
  })
  for (const { n } of taken) claims[n - 1] = 'in_flight'
  // A replay also holds the lock for a moment. A stored answer takes precedence over `in_flight`.
  for (const answer of answers) if (!answer.is_over) claims[answer.n - 1] = answer
  return claims
}

/** Expired keys are rare. Deleting them first makes storing an answer a plain insert; an upsert costs three times as much. */
export const deleteExpired = (trx: Trx, requests: KeyedRequest[], since: Date) =>
  sql`delete from idempotency i using ${keysOf(requests)} where i.client_id = a.client_id and i.route = a.route and i.key = a.key and i.created <= ${since}`.execute(
    trx,
  )

export async function claimKeys(trx: Trx, requests: KeyedRequest[], since: Date): Promise<Claim[]> {
  const { claims, anyExpired } = await readAll(trx, keyClaims(requests, since))
  if (anyExpired) await deleteExpired(trx, requests, since)
  return claims
}

/**
 * Claims different keys together with the next statement of the transaction. If one is taken, or has a stored answer, that statement is not
 * run and fails with an error for which `isClaimed` is true.
 */
export async function claimAllWithNext(trx: Trx, requests: KeyedRequest[]): Promise<void> {
  await defer(trx, sql`select refuse_idempotency_key('the idempotency key is in use') from ${takenKeys(requests)}`)
  await defer(trx, sql`select refuse_idempotency_key('the idempotency key was used before') from ${answeredKeys(requests, sql`1`)}`)
}

export const isClaimed = (error: unknown): boolean => error instanceof pg.DatabaseError && error.code === 'AL001'

export type NewAnswer = Omit<KeyedRequest, 'digest'> & Omit<StoredAnswer, 'fingerprint' | 'reservation_id' | 'snapshot'>

const answerColumns = ['client_id', 'route', 'key', 'fingerprint', 'status', 'headers', 'response', 'created'] as const

/** In the transaction of the effects, which has claimed the keys. */
export const storeAnswers = (trx: Trx, answers: NewAnswer[], at: Date): Promise<void> =>
  defer(
    trx,
    insertRows(
      'idempotency',
      answers.map((answer) => ({ ...answer, created: at })),
      answerColumns,
    ),
  )

/** An answer that equals the first version of a reservation. */
export interface RecordedAnswer {
  keyed: KeyedRequest
  reservation_id: string
}

/**
 * Stores which reservations were the answers, as part of a larger statement. All fingerprints have the same length and are sent as one
 * value.
 */
export const recordedAnswers = (answers: RecordedAnswer[], at: Date, each = answers[0]?.keyed.fingerprint.length ?? 0) => sql`
    insert into idempotency (client_id, route, key, reservation_id, fingerprint, status, created)
    select client_id, route, key, reservation_id, substring(${Buffer.concat(answers.map(({ keyed }) => keyed.fingerprint))}::bytea from (n::int - 1) * ${each}::int + 1 for ${each}::int), 201, ${at}::timestamptz
      from unnest(${texts(answers.map(({ keyed }) => keyed.client_id))}::text[], ${texts(answers.map(({ keyed }) => keyed.route))}::text[], ${texts(answers.map(({ keyed }) => keyed.key))}::text[],
                  ${texts(answers.map(({ reservation_id }) => reservation_id))}::text[]) with ordinality as a (client_id, route, key, reservation_id, n)`
