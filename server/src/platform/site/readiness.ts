import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import { Problem } from '../../lib/errors.js'
import type { Ctx } from '../context.js'
import { databaseFault } from '../db/open.js'
import { notReady } from '../http/problem-body.js'

/** Load balancers wait only a few seconds for an answer. A database that takes longer is not usable. */
const maxMillis = 2_000

const unavailable = (detail: string): Problem => new Problem('database_unavailable', { detail, retryAfter: 1 })

/** Why this process cannot serve requests now. Undefined if it can: it has started, and the database answers and accepts writes. */
export async function unreadiness(ctx: Ctx): Promise<Problem | undefined> {
  if (!ctx.ready.current || ctx.ready.draining) return notReady(ctx.ready)
  const timer = new AbortController()
  const silence = setTimeout(maxMillis, 'silent' as const, { signal: timer.signal }).catch(() => 'silent' as const)
  const answer = sql<{ read_only: string }>`select current_setting('transaction_read_only') as read_only`.execute(ctx.db).then(
    ({ rows }) => rows[0]?.read_only,
    (error: unknown) => {
      if (databaseFault(error)) return 'failed' as const
      throw error
    },
  )
  const found = await Promise.race([answer, silence]).finally(() => timer.abort())
  if (found === 'off') return undefined
  if (found === 'on') return unavailable('The database accepts no writes.')
  return unavailable(found === 'silent' ? `The database did not answer within ${maxMillis / 1000} s.` : 'The database cannot be reached.')
}
