import { sql } from 'kysely'
import { later, prepared, type Read, readAll } from '../../db/client.js'
import type { Trx } from '../../db/open.js'

/** A change that carries an idempotency key: whose, for which route, and what makes two requests the same. */
export interface KeyedRequest {
  client_id: string
  route: string
  key: string
  fingerprint: Buffer
}

export interface KeptAnswer {
  fingerprint: Buffer
  status: number
  headers: Record<string, string>
  /** sealed */
  response: Buffer
}

/** `in_flight`: another transaction works on the key. Undefined: it is ours until our transaction ends. */
export type Claim = KeptAnswer | 'in_flight' | undefined

type Found = { [K in keyof KeptAnswer]: KeptAnswer[K] | null } & { is_over: boolean | null }

const keysOf = (requests: KeyedRequest[]) => {
  const column = (name: 'client_id' | 'route' | 'key') => requests.map((request) => request[name])
  return sql`unnest(${column('client_id')}::text[], ${column('route')}::text[], ${column('key')}::text[]) with ordinality as a (client_id, route, key, n)`
}

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
    select pg_try_advisory_xact_lock(hashtextextended(a.client_id || e'\n' || a.route || e'\n' || a.key, 0)) as held from ${keysOf(requests)} order by a.n`,
          // Key by key, or a plan kept from when the table was small would read all of it. Only now, in a statement of its own: one that also took the locks could miss an answer committed while it ran, and have the effect twice.
          sql`${prepared}
    select i.fingerprint, i.status, i.headers, i.response, i.created <= ${since} as is_over
      from ${keysOf(requests)} left join lateral (
        select * from idempotency where client_id = a.client_id and route = a.route and key = a.key limit 1) i on true
     order by a.n`,
        ],
  of: ([locks = [], answers = []]) => ({
    claims: claimsOf(requests, locks as { held: boolean }[], answers as Found[]),
    anyOver: (answers as Found[]).some((answer) => answer.is_over),
  }),
})

function claimsOf(requests: KeyedRequest[], locks: { held: boolean }[], answers: Found[]): Claim[] {
  const seen = new Set<string>()
  return requests.map(({ client_id, route, key }, index) => {
    const held = locks[index]?.held ?? false
    const answer = answers[index]
    const name = `${client_id}\n${route}\n${key}`
    const isSecond = seen.has(name)
    seen.add(name)
    // Whoever replays holds the lock for a moment too, and is no reason to send others away: an answer that is there decides.
    if (answer?.status != null && !answer.is_over) return answer as KeptAnswer
    return held && !isSecond ? undefined : 'in_flight'
  })
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

export type NewAnswer = KeyedRequest & Omit<KeptAnswer, 'fingerprint'>

/** In the transaction of the effect; the keys were claimed in it. */
export async function keepAnswers(trx: Trx, answers: NewAnswer[], at: Date): Promise<void> {
  if (answers.length > 0) await later(trx, answersInsert(answers, at))
}

/** The statement by itself, for whoever writes more in the same one. The bytes travel as one value each, which PostgreSQL cuts up as they are. */
export const answersInsert = (answers: NewAnswer[], at: Date) => sql`
    insert into idempotency (client_id, route, key, fingerprint, status, headers, response, created)
    select client_id, route, key, substring(${Buffer.concat(answers.map((one) => one.fingerprint))}::bytea from (n::int - 1) * 32 + 1 for 32), status, headers::jsonb,
           substring(${Buffer.concat(answers.map((one) => one.response))}::bytea from until - size + 1 for size), ${at}::timestamptz
      from (select a.*, sum(size) over (order by n)::int as until
              from unnest(${answers.map((one) => one.client_id)}::text[], ${answers.map((one) => one.route)}::text[], ${answers.map((one) => one.key)}::text[],
                          ${answers.map((one) => one.status)}::int[], ${answers.map((one) => JSON.stringify(one.headers))}::text[],
                          ${answers.map((one) => one.response.length)}::int[]) with ordinality as a (client_id, route, key, status, headers, size, n)) a`
