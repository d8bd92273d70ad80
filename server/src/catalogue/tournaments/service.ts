import type { Author } from '../../lib/caller.js'
import { fault, invalid, notFound, refuseInUse } from '../../lib/errors.js'
import { newId } from '../../lib/ids.js'
import type { Ctx, Env } from '../../platform/context.js'
import type { ListRequest } from '../../platform/db/list.js'
import type { Trx } from '../../platform/db/open.js'
import { chosenSlug, freeSlug } from '../../platform/db/slugs.js'
import { raise } from '../../platform/domain-events.js'
import { recordHistory } from '../../platform/history/store.js'
import { type NewTournament, type Tournament, type TournamentChange, toTournament } from './schema.js'
import * as store from './store.js'

declare module '../../platform/context.js' {
  interface DomainEvents {
    /** its name or type, which its events show */
    tournament_changed: { tournament_id: string; at: Date }
  }
}

export async function list(ctx: Ctx, request: ListRequest) {
  const { rows, pagination } = await store.listTournaments(ctx.replica, request)
  return { tournaments: rows.map(toTournament), pagination }
}

export async function read(ctx: Ctx, text: string) {
  const row = await store.findTournament(ctx.db, text)
  if (!row) throw notFound('tournament', text)
  return { body: toTournament(row), version: row.version }
}

function checkDates({ date_start, date_stop }: { date_start?: string | null; date_stop?: string | null }): void {
  if (date_start && date_stop && date_stop < date_start) throw invalid([fault('/date_stop', 'too_early', 'is before date_start')])
}

export async function create(env: Env, trx: Trx, author: Author, { slug, ...input }: NewTournament) {
  checkDates(input)
  const at = env.now()
  const tournament_id = newId('trn')
  await store.insertTournament(trx, {
    ...input,
    tournament_id,
    slug: slug ? await chosenSlug(trx, 'tournament', slug) : await freeSlug(trx, 'tournament', `${input.official_name} ${input.season}`),
    created: at,
    updated: at,
  })
  return recorded(trx, author, at, tournament_id, null)
}

async function lock(trx: Trx, text: string, guard?: (version: number) => void): Promise<store.TournamentRow> {
  const row = await store.lockTournament(trx, text)
  if (!row) throw notFound('tournament', text)
  guard?.(row.version)
  return row
}

export async function update(
  env: Env,
  trx: Trx,
  author: Author,
  text: string,
  { slug, ...input }: TournamentChange,
  guard?: (version: number) => void,
) {
  const at = env.now()
  const row = await lock(trx, text, guard)
  const id = row.tournament_id
  checkDates({ ...row, ...input })
  await store.updateTournament(trx, id, {
    ...input,
    ...(slug !== undefined && slug !== row.slug ? { slug: await chosenSlug(trx, 'tournament', slug) } : {}),
    updated: at,
    version: row.version + 1,
  })
  const shown = ['official_name', 'tournament_type'] as const
  if (shown.some((name) => input[name] !== undefined && input[name] !== row[name]))
    await raise(env, trx, 'tournament_changed', { tournament_id: id, at })
  return recorded(trx, author, at, id, toTournament(row))
}

export async function remove(env: Env, trx: Trx, author: Author, text: string, guard?: (version: number) => void): Promise<void> {
  const at = env.now()
  const row = await lock(trx, text, guard)
  refuseInUse({ events: row.number_events })
  await store.updateTournament(trx, row.tournament_id, { deleted: at, updated: at, version: row.version + 1 })
  await recorded(trx, author, at, row.tournament_id, toTournament(row))
}

async function recorded(trx: Trx, author: Author, at: Date, id: string, before: Tournament | null) {
  const row = await store.writtenTournament(trx, id)
  if (!row) throw notFound('tournament', id)
  const after = toTournament(row)
  await recordHistory(trx, 'tournament', author, at, [{ resource_id: id, version: row.version, before, after }])
  return { body: after, version: row.version }
}
