import type { Author } from '../../lib/caller.js'
import { notFound } from '../../lib/errors.js'
import { newId } from '../../lib/ids.js'
import { countryInput } from '../../lib/inputs.js'
import type { Ctx, Env, Guard } from '../../platform/context.js'
import type { ListRequest } from '../../platform/db/list.js'
import type { Trx } from '../../platform/db/open.js'
import { newSlug, slugChange } from '../../platform/db/slugs.js'
import { raise } from '../../platform/domain-events.js'
import { resource } from '../resources/service.js'
import { shareLockVenue } from '../venues/store.js'
import { type NewTeam, type Team, type TeamChange, toTeam } from './schema.js'
import * as store from './store.js'

declare module '../../platform/context.js' {
  interface DomainEvents {
    team_renamed: { team_id: string; at: Date }
  }
}

export async function list(ctx: Ctx, request: ListRequest) {
  const { rows, pagination } = await store.listTeams(ctx.reads.of(request.reader), request)
  return { teams: rows.map(toTeam), pagination }
}

const { read, lock, record, remove } = resource<store.TeamRow, Team>({
  noun: 'team',
  toVersion: toTeam,
  idOf: ({ team_id }) => team_id,
  find: store.findTeam,
  lock: store.lockTeam,
  written: store.anyTeam,
  update: store.updateTeam,
  uses: (trx, { team_id }) => store.usesOfTeam(trx, team_id),
})

export { read, remove }

/** The request as columns. */
async function toColumns(trx: Trx, { iso_country, ...input }: Omit<TeamChange, 'slug'>) {
  if (input.venue_id && !(await shareLockVenue(trx, input.venue_id))) throw notFound('venue', input.venue_id)
  return { ...input, ...(iso_country === undefined ? {} : { iso_country: iso_country && countryInput('/iso_country', iso_country) }) }
}

export async function create(env: Env, trx: Trx, author: Author, { slug, ...input }: NewTeam) {
  const at = env.now()
  const team_id = newId('tms')
  await store.insertTeam(trx, {
    ...(await toColumns(trx, input)),
    team_id,
    official_name: input.official_name,
    sport_type: input.sport_type,
    slug: await newSlug(trx, 'team', slug, input.official_name),
    created: at,
    updated: at,
  })
  return record(trx, author, at, team_id, null)
}

export async function update(env: Env, trx: Trx, author: Author, text: string, { slug, ...input }: TeamChange, guard?: Guard) {
  const at = env.now()
  // Locks the venue before the team, in the same order as events do, so that both wait for each other instead of deadlocking.
  const columns = await toColumns(trx, input)
  const row = await lock(trx, text, at, guard)
  await store.updateTeam(trx, row.team_id, {
    ...columns,
    ...(await slugChange(trx, 'team', slug, row.slug)),
    updated: at,
    version: row.version + 1,
  })
  if (input.official_name !== undefined && input.official_name !== row.official_name)
    await raise(env, trx, 'team_renamed', { team_id: row.team_id, at })
  return record(trx, author, at, row.team_id, toTeam(row))
}
