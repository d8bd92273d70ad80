import { type RawBuilder, sql } from 'kysely'
import { Problem } from './errors.js'

/** A status machine as data: the allowed next statuses of each status. A status without any is final. */
export interface Machine<S extends string> {
  statuses: readonly S[]
  moves: Readonly<Record<S, readonly S[]>>
  /** Statuses that are not final, and those that are. */
  open: readonly S[]
  final: readonly S[]
  /** Keeping the status is always allowed. */
  allows(from: S, to: S): boolean
  /** Throws a problem when the transition is not allowed. */
  check(field: string, from: S, to: S): void
}

export function transitions<S extends string>(moves: Record<S, readonly S[]>): Machine<S> {
  const statuses = Object.keys(moves) as S[]
  const allows = (from: S, to: S): boolean => from === to || moves[from].includes(to)
  return {
    statuses,
    moves,
    allows,
    open: statuses.filter((status) => moves[status].length > 0),
    final: statuses.filter((status) => moves[status].length === 0),
    check(field, from, to) {
      if (allows(from, to)) return
      const legal = moves[from].length > 0 ? `From ${from} it can become ${moves[from].join(', ')}.` : `${from} is final.`
      throw new Problem('illegal_transition', {
        detail: `${field} cannot become ${to}. ${legal}`,
        facts: { field, current: from, legal: moves[from] },
      })
    },
  }
}

/**
 * A set of statuses with the same meaning, as a TypeScript predicate and as an SQL condition. It is defined beside the machine and nowhere
 * else.
 */
export interface StatusSet {
  is(status: string): boolean
  /** The condition for the row with this alias. */
  sql(alias: string): RawBuilder<boolean>
}

/** Literals instead of parameters, because the planner uses partial indexes by status only with literals. */
const condition = (column: string, operator: 'in' | 'not in', statuses: readonly string[]): RawBuilder<boolean> =>
  sql.raw(`${column} ${operator} (${statuses.map((status) => `'${status}'`).join(', ')})`)

export const oneOf = <S extends string>(field: string, statuses: readonly S[]): StatusSet & { statuses: readonly S[] } => ({
  statuses,
  is: (status) => (statuses as readonly string[]).includes(status),
  sql: (alias) => condition(`${alias}.${field}`, 'in', statuses),
})

export const noneOf = <S extends string>(field: string, statuses: readonly S[]): StatusSet => ({
  is: (status) => !(statuses as readonly string[]).includes(status),
  sql: (alias) => condition(`${alias}.${field}`, 'not in', statuses),
})
