import { Problem } from './errors.js'

/** A status machine as data: from each status, where it may go. A status that leads nowhere is final. */
export interface Machine<S extends string> {
  statuses: readonly S[]
  moves: Readonly<Record<S, readonly S[]>>
  /** Throws what the caller needs to know when the move is not legal; staying where one is always is. */
  check(field: string, from: S, to: S): void
}

export function transitions<S extends string>(moves: Record<S, readonly S[]>): Machine<S> {
  return {
    statuses: Object.keys(moves) as S[],
    moves,
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
