import type { Caller } from '../../lib/caller.js'
import { fault, Problem } from '../../lib/errors.js'
import { dayMillis } from '../../lib/time.js'
import { checkCursor, decodeCursor } from '../../platform/changes/cursor.js'
import { endOf, isAfter, type Mark, type Position, positionAt, readMark, settledPosition } from '../../platform/changes/store.js'
import { feedTypes } from '../../platform/changes/types.js'
import type { Ctx } from '../../platform/context.js'
import { type ChangesQuery, maxFullLimit } from './schema.js'
import { type Viewer, viewerOf } from './visibility.js'

export interface FeedRequest {
  viewer: Viewer
  types: ReadonlySet<string> | undefined
  limit: number
  isFull: boolean
  after: Position
  /** The client asks for a cursor to begin with. */
  isStart: boolean
  mark: Mark
}

function typesOf(text: string | undefined): ReadonlySet<string> | undefined {
  if (text === undefined) return undefined
  const names = text.split(',').map((name) => name.trim())
  const invalidName = names.find((name) => !(feedTypes as readonly string[]).includes(name))
  if (invalidName === undefined) return new Set(names)
  const message = `${JSON.stringify(invalidName.slice(0, 80))} is none of ${feedTypes.join(', ')}`
  throw new Problem('invalid_parameter', { detail: `types: ${message}`, errors: [fault('types', 'invalid_parameter', message)] })
}

/** Parses a request and checks its cursor against the database. */
export async function parseRequest(ctx: Ctx, caller: Caller, query: ChangesQuery): Promise<FeedRequest> {
  const types = typesOf(query.types)
  const given = query.after === undefined || query.after === 'now' ? undefined : decodeCursor(query.after)
  const mark = await readMark(ctx.db)
  if (given) await checkCursor(ctx.db, given, mark, ctx.config.CHANGES_DAYS)
  const isFull = query.include === 'full'
  return {
    viewer: await viewerOf(ctx.db, caller),
    types,
    limit: Math.min(query.limit ?? 100, isFull ? maxFullLimit : Number.POSITIVE_INFINITY),
    isFull,
    after: query.after === 'now' ? await startOf(ctx, endOf(mark)) : (given ?? (await oldestOf(ctx, mark))),
    isStart: query.after === 'now',
    mark,
  }
}

/** Older changes may still be stored, but can be deleted before the caller asks for the next ones. */
const oldestOf = ({ db, config }: Ctx, mark: Mark): Promise<Position> =>
  positionAt(db, mark, new Date(mark.at.getTime() - config.CHANGES_DAYS * dayMillis))

/**
 * Where a copy begins that is made from the lists. If those are read from the replica, it begins with what the replica does not show yet. A
 * replica that can be read only later is read by this caller once it has everything up to now: see `startsCopy`.
 */
async function startOf({ db, reads }: Ctx, latest: Position): Promise<Position> {
  const replica = reads.of()
  if (replica === db) return latest
  const shown = await settledPosition(replica)
  return isAfter(latest, shown) ? shown : latest
}
