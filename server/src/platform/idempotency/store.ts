import { sql } from 'kysely'
import { defer, prepared, type Read, readAll } from '../db/client.js'
import type { Trx } from '../db/open.js'

/** A change that carries an idempotency key: whose, for which route, and what makes two requests the same. */
export interface KeyedRequest {
  client_id: string
  route: string
  key: string
  /** of the whole request; compared, never stored */
  digest: Buffer
  /** what is stored of it */
  fingerprint: Buffer
}

export interface KeptAnswer {
  fingerprint: Buffer
  status: number
  headers: Record<string, string>
  /** sealed; null where the answer is what a history begins with */
  response: Buffer | null
  snapshot: Record<string, unknown> | null
}

/** `in_flight`: another transaction works on the key. Undefined: it is ours until our transaction ends. */
export type Claim = KeptAnswer | 'in_flight' | undefined

/** The place of a request among all, counted from 1. */
interface Place {
  n: number
}
interface Found extends KeptAnswer, Place {
  is_over: boolean
}

const keysOf = (requests: KeyedRequest[]) => {
  const column = (name: 'client_id' | 'route' | 'key') => requests.map((request) => request[name])
  return sql`unnest(${column('client_id')}::text[], ${column('route')}::text[], ${column('key')}::text[]) with ordinality as a (client_id, route, key, n)`
}

const firstVersion = sql`(select h.snapshot from history h where h.resource = 'reservation' and h.resource_id = i.reservation_id and h.version = 1)`

export interface Claims {
  claims: Claim[]
  /** whether any key has run out: then `forgetOver` makes room before it is used again */
  anyOver: boolean
}

/**
 * One claim for each request, in their order. A key is locked rather than waited for, so that a second request hears at once that the
 * first is still running; of two with one key in the same batch, the first has it.
 */
export const keyClaims = (requests: KeyedRequest[], since: Date): Read<Claims> => ({
  statements:
    requests.length === 0
      ? []
      : [
          sql`${prepared}
    select a.n::int from ${keysOf(requests)} where not pg_try_advisory_xact_lock(hashtextextended(a.client_id || e'\n' || a.route || e'\n' || a.key, 0))`,
          // Key by key, or a plan kept from when the table was small would read all of it. Only now, in a statement of its own: one that also took the locks could miss an answer committed while it ran, and have the effect twice.
          sql`${prepared}
    select a.n::int, i.fingerprint, i.status, i.headers, i.response, i.created <= ${since} as is_over, ${firstVersion} as snapshot
      from ${keysOf(requests)} cross join lateral (
        select * from idempotency where client_id = a.client_id and route = a.route and key = a.key limit 1) i`,
        ],
  of: ([taken = [], answers = []]) => ({
    claims: claimsOf(requests, taken as Place[], answers as Found[]),
    anyOver: (answers as Found[]).some((answer) => answer.is_over),
  }),
})

/** Nearly always every key is new and free: only others are told about. */
function claimsOf(requests: KeyedRequest[], taken: Place[], answers: Found[]): Claim[] {
  const seen = new Set<string>()
  const claims = requests.map(({ client_id, route, key }): Claim => {
    const name = `${client_id}\n${route}\n${key}`
    return seen.size === seen.add(name).size ? 'in_flight' : undefined
  })
  for (const { n } of taken) claims[n - 1] = 'in_flight'
  // Whoever replays holds the lock for a moment too, and is no reason to send others away: an answer that is there decides.
  for (const answer of answers) if (!answer.is_over) claims[answer.n - 1] = answer
  return claims
}

/** Rare, so that keeping an answer is a plain insert: one that may have to update costs three times as much. */
export const forgetOver = (trx: Trx, requests: KeyedRequest[], since: Date) =>
  sql`delete from idempotency i using ${keysOf(requests)} where i.client_id = a.client_id and i.route = a.route and i.key = a.key and i.created <= ${since}`.execute(
    trx,
  )

export async function claimKeys(trx: Trx, requests: KeyedRequest[], since: Date): Promise<Claim[]> {
  const { claims, anyOver } = await readAll(trx, keyClaims(requests, since))
  if (anyOver) await forgetOver(trx, requests, since)
  return claims
}

export type NewAnswer = Omit<KeyedRequest, 'digest'> & Omit<KeptAnswer, 'fingerprint' | 'snapshot'>

/** In the transaction of the effect; the key was claimed in it. */
export const keepAnswer = (
  trx: Trx,
  { client_id, route, key, fingerprint, status, headers, response }: NewAnswer,
  at: Date,
): Promise<void> =>
  defer(
    trx,
    sql`insert into idempotency (client_id, route, key, fingerprint, status, headers, response, created)
        values (${client_id}, ${route}, ${key}, ${fingerprint}, ${status}, ${JSON.stringify(headers)}, ${response}, ${at})`,
  )

/** An answer that the history of a reservation begins with. */
export interface RecordedAnswer {
  keyed: KeyedRequest
  reservation_id: string
}

/** Keeps which reservations were the answers, for whoever writes more in the same statement. The fingerprints, all of one length, travel as one value. */
export const recordedAnswers = (answers: RecordedAnswer[], at: Date, each = answers[0]?.keyed.fingerprint.length ?? 0) => sql`
    insert into idempotency (client_id, route, key, reservation_id, fingerprint, status, created)
    select client_id, route, key, reservation_id, substring(${Buffer.concat(answers.map(({ keyed }) => keyed.fingerprint))}::bytea from (n::int - 1) * ${each}::int + 1 for ${each}::int), 201, ${at}::timestamptz
      from unnest(${answers.map(({ keyed }) => keyed.client_id)}::text[], ${answers.map(({ keyed }) => keyed.route)}::text[], ${answers.map(({ keyed }) => keyed.key)}::text[],
                  ${answers.map(({ reservation_id }) => reservation_id)}::text[]) with ordinality as a (client_id, route, key, reservation_id, n)`
