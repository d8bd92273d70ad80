import type { Author } from '../../lib/caller.js'
import { fault, invalid, notFound, Problem } from '../../lib/errors.js'
import { newId } from '../../lib/ids.js'
import { parseInstant } from '../../lib/time.js'
import type { Ctx, Env, Guard } from '../../platform/context.js'
import type { ListRequest } from '../../platform/db/list.js'
import type { Trx } from '../../platform/db/open.js'
import { requirementsInput } from '../events/columns.js'
import { resource } from '../resources/service.js'
import { refreshTickets } from '../tickets/refresh.js'
import { lockSuppliersFirst } from '../tickets/related.js'
import { shareLockVenue } from '../venues/store.js'
import { type Category, type CategoryChange, type NewCategory, toCategory } from './schema.js'
import * as store from './store.js'

export async function list(ctx: Ctx, request: ListRequest) {
  const { rows, pagination } = await store.listCategories(ctx.reads.of(request.reader), request, ctx.now())
  return { categories: rows.map(toCategory), pagination }
}

const { read, lock, record, remove } = resource<store.CategoryRow, Category>({
  noun: 'category',
  toVersion: toCategory,
  check: checkSports,
  idOf: ({ category_id }) => category_id,
  find: store.findCategory,
  lock: store.lockCategory,
  written: store.anyCategory,
  update: store.updateCategory,
  uses: (trx, { category_id }) => store.usesOfCategory(trx, category_id),
})

export { read, remove }

const withoutNulls = (object: object) => Object.fromEntries(Object.entries(object).filter(([, value]) => value !== null))

/** The request as columns. Texts and options are merged into the stored ones. */
function toColumns(
  { description, options, files, archived_since, guest_data_requirements, ...input }: CategoryChange,
  stored?: store.CategoryRow,
) {
  return {
    ...input,
    ...(description === undefined ? {} : { description: JSON.stringify(withoutNulls({ ...stored?.description, ...description })) }),
    ...(options === undefined ? {} : { options: JSON.stringify(withoutNulls({ ...stored?.options, ...options })) }),
    ...(files === undefined ? {} : { files: files.map((file) => file.information_filename) }),
    ...(archived_since === undefined ? {} : { archived_since: archived_since === null ? null : (parseInstant(archived_since) ?? null) }),
    ...(guest_data_requirements === undefined
      ? {}
      : { guest_data_requirements: JSON.stringify(requirementsInput(guest_data_requirements)) }),
  }
}

export async function create(env: Env, trx: Trx, author: Author, input: NewCategory) {
  const at = env.now()
  if (!(await shareLockVenue(trx, input.venue_id))) throw notFound('venue', input.venue_id)
  const category_id = newId('ctg')
  const { category_name, venue_id, sport_type, category_type } = input
  await store.insertCategory(trx, {
    ...toColumns(input),
    category_id,
    category_name,
    venue_id,
    sport_type,
    category_type,
    created: at,
    updated: at,
  })
  return record(trx, author, at, category_id, null)
}

/** Fields that tickets copy, or that decide whether tickets are on sale. */
const ticketFields = ['category_type', 'sports_enabled', 'sports_disabled'] as const

export async function update(env: Env, trx: Trx, author: Author, id: string, input: CategoryChange, guard?: Guard) {
  const at = env.now()
  if (ticketFields.some((name) => input[name] !== undefined)) await lockSuppliersFirst(trx, { category_id: id })
  const row = await lock(trx, id, at, guard)
  if (input.venue_id !== undefined && input.venue_id !== row.venue_id)
    throw new Problem('immutable_field', {
      detail: 'A category stays at its venue: make a new one there.',
      errors: [fault('/venue_id', 'immutable_field', 'cannot change')],
    })
  await store.updateCategory(trx, id, { ...toColumns(input, row), updated: at, version: row.version + 1 })
  const before = toCategory(row)
  const after = await record(trx, author, at, id, before)
  if (ticketFields.some((name) => String(after.body[name]) !== String(before[name])))
    await refreshTickets(env, trx, author, { category_id: id })
  return after
}

function checkSports({ sports_enabled, sports_disabled }: Category): void {
  const both = sports_enabled.filter((sport) => sports_disabled.includes(sport))
  if (both.length > 0) throw invalid([fault('/sports_disabled', 'contradiction', `also enabled: ${both.join(', ')}`)])
}
