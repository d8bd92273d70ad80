import type { Author } from '../../lib/caller.js'
import { fault, invalid } from '../../lib/errors.js'
import { newId } from '../../lib/ids.js'
import type { Ctx, Env, Guard } from '../../platform/context.js'
import type { ListRequest } from '../../platform/db/list.js'
import type { Trx } from '../../platform/db/open.js'
import { newSlug, slugChange } from '../../platform/db/slugs.js'
import { raise } from '../../platform/domain-events.js'
import { resource } from '../resources/service.js'
import { type NewTournament, type Tournament, type TournamentChange, toTournament } from './schema.js'
import * as store from './store.js'

declare module '../../platform/context.js' {
  interface DomainEvents {
    /** name or type changed, which events show */
    tournament_changed: { tournament_id: string; at: Date }
  }
}

export async function list(ctx: Ctx, request: ListRequest) {
  const { rows, pagination } = await store.listTournaments(ctx.reads.of(request.reader), request)
  return { tournaments: rows.map(toTournament), pagination }
}

const { read, lock, record, remove } = resource<store.TournamentRow, Tournament>({
  noun: 'tournament',
  toVersion: toTournament,
  idOf: ({ tournament_id }) => tournament_id,
  find: store.findTournament,
  lock: store.lockTournament,
  written: store.anyTournament,
  update: store.updateTournament,
  uses: (_trx, { number_events }) => ({ events: number_events }),
})

export { read, remove }

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
    slug: await newSlug(trx, 'tournament', slug, `${input.official_name} ${input.season}`),
    created: at,
    updated: at,
  })
  return record(trx, author, at, tournament_id, null)
}

export async function update(env: Env, trx: Trx, author: Author, text: string, { slug, ...input }: TournamentChange, guard?: Guard) {
  const at = env.now()
  const row = await lock(trx, text, at, guard)
  const id = row.tournament_id
  checkDates({ ...row, ...input })
  await store.updateTournament(trx, id, {
    ...input,
    ...(await slugChange(trx, 'tournament', slug, row.slug)),
    updated: at,
    version: row.version + 1,
  })
  const shown = ['official_name', 'tournament_type'] as const
  if (shown.some((name) => input[name] !== undefined && input[name] !== row[name]))
    await raise(env, trx, 'tournament_changed', { tournament_id: id, at })
  return record(trx, author, at, id, toTournament(row))
}
