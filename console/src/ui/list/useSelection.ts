import { useCallback, useRef, useState } from 'react'
import type { Page, Query, Selection } from './resource.js'

export interface Picks<Row> {
  has: (id: string) => boolean
  toggle: (row: Row) => void
  /** Every row of the page, or none of them. */
  togglePage: () => void
  page: 'none' | 'some' | 'every'
  selection: Selection<Row> | null
  size: number
  /** All matching rows, on this page or not. */
  pickAll: () => void
  clear: () => void
}

/** The same function while the list exists, so that rows are not drawn again. */
export function useToggle<Row>(picks: Picks<Row>): (row: Row) => void {
  const latest = useRef(picks)
  latest.current = picks
  return useCallback((row) => latest.current.toggle(row), [])
}

interface Picked<Row> {
  /** The query of these rows: another query starts with an empty selection. */
  scope: string
  rows: Map<string, Row>
  all: boolean
}

/** A page, and its query. */
type Answer<Row> = Page<Row> & { matching: Query }

export function useSelection<Row>(id: (row: Row) => string, page: Answer<Row> | undefined, scope: string): Picks<Row> {
  const [kept, keep] = useState<Picked<Row>>({ scope, rows: new Map(), all: false })
  const { rows, all } = kept.scope === scope ? kept : { rows: new Map<string, Row>(), all: false }
  const shown = page?.rows ?? []
  const onPage = all ? shown.length : shown.filter((row) => rows.has(id(row))).length
  const every = shown.length > 0 && onPage === shown.length
  const set = (next: Map<string, Row>, everything = false) => keep({ scope, rows: next, all: everything })
  const size = all ? (page?.total ?? 0) : rows.size

  return {
    has: (key) => all || rows.has(key),
    toggle: (row) => {
      // One row can be removed from "all that match" only by naming the remaining ones.
      const next = new Map(all ? shown.map((one) => [id(one), one] as const) : rows)
      if (!next.delete(id(row))) next.set(id(row), row)
      set(next)
    },
    togglePage: () => {
      const next = new Map(all ? [] : rows)
      for (const row of shown) every ? next.delete(id(row)) : next.set(id(row), row)
      set(all ? new Map() : next)
    },
    page: every ? 'every' : onPage > 0 ? 'some' : 'none',
    selection:
      size === 0
        ? null
        : all
          ? { rows: shown, ids: null, all: { query: page?.matching ?? {}, total: size } }
          : { rows: [...rows.values()], ids: [...rows.keys()], all: null },
    size,
    pickAll: () => set(new Map(), true),
    clear: () => set(new Map()),
  }
}
