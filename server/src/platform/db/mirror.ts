import { sql } from 'kysely'
import type { Condition } from './filter.js'
import type { ListRequest, ParameterSpec } from './list.js'

/** Parameters of every list that clients may keep a copy of. */
export const mirrored = (alias: string) =>
  ({
    created: { kind: 'datetime', column: `${alias}.created`, about: 'When it was made', sort: true },
    updated: {
      kind: 'datetime',
      column: `${alias}.updated`,
      about:
        'When it last changed. To keep a copy in step ask for `ge:` the newest one you have, less a minute for changes under way, with `show_deleted=true`',
      sort: true,
    },
    show_deleted: { kind: 'flag', about: 'Whether deleted ones are listed too; `deleted` is the time of the deletion' },
  }) satisfies Record<string, ParameterSpec>

/** Deleted rows are hidden, except from clients that keep a copy and must learn of the deletion. */
export const live = (alias: string, request: ListRequest): Condition[] =>
  request.options.show_deleted === 'true' ? [] : [sql`${sql.ref(`${alias}.deleted`)} is null`]
