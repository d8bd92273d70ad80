import type { Author } from '../../lib/caller.js'
import { notFound, refuseInUse } from '../../lib/errors.js'
import { newId } from '../../lib/ids.js'
import { countryInput } from '../../lib/inputs.js'
import type { Ctx, Env } from '../../platform/context.js'
import type { ListRequest } from '../../platform/db/list.js'
import type { Trx } from '../../platform/db/open.js'
import { chosenSlug, freeSlug } from '../../platform/db/slugs.js'
import { raise } from '../../platform/domain-events.js'
import { recordHistory } from '../../platform/history/store.js'
import { holdVenue } from '../venues/store.js'
import { type NewTeam, type Team, type TeamChange, toTeam } from './schema.js'
import * as store from './store.js'

declare module '../../platform/context.js' {
  interface DomainEvents {
    team_renamed: { team_id: string; at: Date }
  }
}

export async function list(ctx: Ctx, request: ListRequest) {
  const { rows, pagination } = await store.listTeams(ctx.replica, request)
  return { teams: rows.map(toTeam), pagination }
}

export async function read(ctx: Ctx, text: string) {
  const row = await store.findTeam(ctx.db, text)
  if (!row) throw notFound('team', text)
  return { body: toTeam(row), version: row.version }
}

/** What was sent, in the form of the table. */
async function toColumns(trx: Trx, { iso_country, ...input }: Omit<TeamChange, 'slug'>) {
  if (input.venue_id && !(await holdVenue(trx, input.venue_id))) throw notFound('venue', input.venue_id)
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
    slug: slug ? await chosenSlug(trx, 'team', slug) : await freeSlug(trx, 'team', input.official_name),
    created: at,
    updated: at,
  })
  return recorded(trx, author, at, team_id, null)
}

async function lock(trx: Trx, text: string, guard?: (version: number) => void): Promise<store.TeamRow> {
  const row = await store.lockTeam(trx, text)
  if (!row) throw notFound('team', text)
  guard?.(row.version)
  return row
}

export async function update(
  env: Env,
  trx: Trx,
  author: Author,
  text: string,
  { slug, ...input }: TeamChange,
  guard?: (version: number) => void,
) {
  const at = env.now()
  // Its venue before the team itself, as events take them, so that the two queue instead of deadlocking.
  const columns = await toColumns(trx, input)
  const row = await lock(trx, text, guard)
  await store.updateTeam(trx, row.team_id, {
    ...columns,
    ...(slug !== undefined && slug !== row.slug ? { slug: await chosenSlug(trx, 'team', slug) } : {}),
    updated: at,
    version: row.version + 1,
  })
  if (input.official_name !== undefined && input.official_name !== row.official_name)
    await raise(env, trx, 'team_renamed', { team_id: row.team_id, at })
  return recorded(trx, author, at, row.team_id, toTeam(row))
}

export async function remove(env: Env, trx: Trx, author: Author, text: string, guard?: (version: number) => void): Promise<void> {
  const at = env.now()
  const row = await lock(trx, text, guard)
  refuseInUse(await store.usesOfTeam(trx, row.team_id))
  await store.updateTeam(trx, row.team_id, { deleted: at, updated: at, version: row.version + 1 })
  await recorded(trx, author, at, row.team_id, toTeam(row))
}

async function recorded(trx: Trx, author: Author, at: Date, id: string, before: Team | null) {
  const row = await store.writtenTeam(trx, id)
  if (!row) throw notFound('team', id)
  const after = toTeam(row)
  await recordHistory(trx, 'team', author, at, [{ resource_id: id, version: row.version, before, after }])
  return { body: after, version: row.version }
}
