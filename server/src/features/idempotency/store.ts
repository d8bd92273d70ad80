import { sql } from 'kysely'
import { prepared, type Trx } from '../../db/open.js'

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

/**
 * One claim for each request, in their order. A key is locked rather than waited for, so that a second request hears at once that the
 * first is still running; of two with one key in the same batch, the first has it.
 */
export async function claimKeys(trx: Trx, requests: KeyedRequest[], since: Date): Promise<Claim[]> {
  if (requests.length === 0) return []
  const column = (name: 'client_id' | 'route' | 'key') => requests.map((request) => request[name])
  const keys = sql`unnest(${column('client_id')}::text[], ${column('route')}::text[], ${column('key')}::text[]) with ordinality as a (client_id, route, key, n)`
  const locks = await sql<{ held: boolean }>`${prepared}
    select pg_try_advisory_xact_lock(hashtextextended(a.client_id || e'\n' || a.route || e'\n' || a.key, 0)) as held from ${keys} order by a.n`.execute(
    trx,
  )
  // Only now, in a statement of its own: one that also took the locks could miss an answer committed while it ran, and have the effect twice.
  const answers = await sql<{ [K in keyof KeptAnswer]: KeptAnswer[K] | null } & { is_over: boolean | null }>`${prepared}
    select i.fingerprint, i.status, i.headers, i.response, i.created <= ${since} as is_over
      from ${keys} left join idempotency i on i.client_id = a.client_id and i.route = a.route and i.key = a.key
     order by a.n`.execute(trx)
  // Rare, so that keeping an answer is a plain insert: one that may have to update costs three times as much.
  if (answers.rows.some((answer) => answer.is_over)) {
    await sql`delete from idempotency i using ${keys} where i.client_id = a.client_id and i.route = a.route and i.key = a.key and i.created <= ${since}`.execute(
      trx,
    )
  }
  const seen = new Set<string>()
  return requests.map(({ client_id, route, key }, index) => {
    const held = locks.rows[index]?.held ?? false
    const answer = answers.rows[index]
    const name = `${client_id}\n${route}\n${key}`
    const isSecond = seen.has(name)
    seen.add(name)
    // Whoever replays holds the lock for a moment too, and is no reason to send others away: an answer that is there decides.
    if (answer?.status != null && !answer.is_over) return answer as KeptAnswer
    return held && !isSecond ? undefined : 'in_flight'
  })
}

export type NewAnswer = KeyedRequest & Omit<KeptAnswer, 'fingerprint'>

/** In the transaction of the effect; the keys were claimed in it. */
export async function keepAnswers(trx: Trx, answers: NewAnswer[], at: Date): Promise<void> {
  if (answers.length > 0) await answersInsert(answers, at).execute(trx)
}

/** The statement by itself, for whoever writes more in the same one. */
export const answersInsert = (answers: NewAnswer[], at: Date) => sql`
    insert into idempotency (client_id, route, key, fingerprint, status, headers, response, created)
    select client_id, route, key, fingerprint, status, headers::jsonb, response, ${at}::timestamptz
      from unnest(${answers.map((one) => one.client_id)}::text[], ${answers.map((one) => one.route)}::text[], ${answers.map((one) => one.key)}::text[],
                  ${answers.map((one) => one.fingerprint)}::bytea[], ${answers.map((one) => one.status)}::int[],
                  ${answers.map((one) => JSON.stringify(one.headers))}::text[], ${answers.map((one) => one.response)}::bytea[])
        as a (client_id, route, key, fingerprint, status, headers, response)`
