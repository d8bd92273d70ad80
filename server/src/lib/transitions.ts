import { type RawBuilder, sql } from 'kysely'
import { Problem } from './errors.js'

/** A status machine as data: from each status, where it may go. A status that leads nowhere is final. */
export interface Machine<S extends string> {
  statuses: readonly S[]
  moves: Readonly<Record<S, readonly S[]>>
  /** those that lead somewhere, and those that do not */
  open: readonly S[]
  final: readonly S[]
  /** Throws what the caller needs to know when the move is not legal; staying where one is always is. */
  check(field: string, from: S, to: S): void
}

export function transitions<S extends string>(moves: Record<S, readonly S[]>): Machine<S> {
  const statuses = Object.keys(moves) as S[]
  return {
    statuses,
    moves,
    open: statuses.filter((status) => moves[status].length > 0),
    final: statuses.filter((status) => moves[status].length === 0),
    check(field, from, to) {
      if (from === to || moves[from].includes(to)) return
      const legal = moves[from].length > 0 ? `From ${from} it can become ${moves[from].join(', ')}.` : `${from} is final.`
      throw new Problem('illegal_transition', {
        detail: `${field} cannot become ${to}. ${legal}`,
        facts: { field, current: from, legal: moves[from] },
      })
    },
  }
}

/** Statuses that count alike: the same question in TypeScript and in SQL. It stands beside the machine, and nobody else lists them. */
export interface StatusSet {
  is(status: string): boolean
  /** of the row with this alias */
  sql(alias: string): RawBuilder<boolean>
}

/** As literals: partial indexes by status are only found by them. */
const condition = (column: string, operator: 'in' | 'not in', statuses: readonly string[]): RawBuilder<boolean> =>
  sql.raw(`${column} ${operator} (${statuses.map((status) => `'${status}'`).join(', ')})`)

export const oneOf = <S extends string>(field: string, statuses: readonly S[]): StatusSet => ({
  is: (status) => (statuses as readonly string[]).includes(status),
  sql: (alias) => condition(`${alias}.${field}`, 'in', statuses),
})

export const noneOf = <S extends string>(field: string, statuses: readonly S[]): StatusSet => ({
  is: (status) => !(statuses as readonly string[]).includes(status),
  sql: (alias) => condition(`${alias}.${field}`, 'not in', statuses),
})
