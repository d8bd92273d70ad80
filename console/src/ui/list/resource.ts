import type { ItemOf, ListPath, paths } from '@allotment/sdk'
import type { ComponentType, ReactNode } from 'react'
import type { May } from '../../access.js'
import { client } from '../../api.js'

/** As in the API: a filter given twice must match twice, which is how a range is written. */
export type Query = Record<string, string | string[]>

export interface Column<Row> {
  key: string
  label: string
  cell: (row: Row) => ReactNode
  /** Name by which the API sorts it. */
  sort?: string
  align?: 'right'
  /** Shown only when chosen. */
  extra?: true
  /** Who has the column. */
  may?: May
  /** Not repeated on a phone's card. */
  card?: false
  /** Sentences and long names: a phone's card gives them a line of their own, and shows the beginning. */
  long?: true
  /** Minimal width; the browser distributes the rest. */
  width?: number
}

interface FilterBase {
  /** The API's parameter. */
  key: string
  label: string
  may?: May
  /** Always visible; the others are under "Filter". */
  first?: true
}
export type Filter = FilterBase &
  (
    | {
        kind: 'choice'
        values: readonly string[]
        name?: (value: string) => string
        /** All chosen values must match, instead of any of them. */
        every?: true
      }
    | { kind: 'flag'; yes: string; no?: string }
    | { kind: 'text'; hint?: string }
    | { kind: 'number'; hint?: string }
    | { kind: 'date' }
    | { kind: 'thing'; thing: Thing }
  )

/** Filters under a name; a function if they depend on the date. */
export interface Queue {
  label: string
  filters: Query | (() => Query)
  /** Its own order, where the usual one does not fit. */
  sorting?: string
  may?: May
}

/** Resources that are chosen by name and filtered by id. */
export interface Thing {
  /** The key of its cached answers. */
  key: string
  find: (text: string) => Promise<{ id: string; name: string; about?: string }[]>
  name: (id: string) => Promise<string>
}

/** The rows of a bulk action: some rows, or all that match the filters. */
export type Selection<Row> = { rows: Row[]; ids: string[]; all: null } | { rows: Row[]; ids: null; all: { query: Query; total: number } }

/** A button beside what is told; `again` reads the list again. */
export type Undo = (again: () => void) => ReactNode

export interface BulkAction<Row> {
  label: string
  may?: May
  /** Shown in a dialog; calls `onDone` with what to tell once it is done, which also reads the list again, and with the way to undo it. */
  Dialog: ComponentType<{ selection: Selection<Row>; onDone: (message: string, undo?: Undo) => void; onClose: () => void }>
}

export interface Page<Row> {
  rows: Row[]
  total: number
  /** The answer of the service, for what it has besides the rows. */
  answer?: unknown
}

/** One declaration makes a complete list screen; see the README beside this file. */
export interface Resource<Row> {
  /** The key of its saved views and cached pages; the list's name in the API. */
  name: string
  title: string
  source: Source<Row>
  id: (row: Row) => string
  /** The resource that the list belongs to: its page, its name, and the list of such resources. */
  within?: { href: string; name: ReactNode; list: { href: string; label: string } }
  /** The link of a row; undefined for one that leads nowhere. */
  href?: (row: Row) => string | undefined
  columns: readonly Column<Row>[]
  filters: readonly Filter[]
  /** The text of the search box, and its filters; without it there is no box. */
  search?: {
    hint: string
    query: (text: string) => Query | Promise<Query>
    /** Where something is found that people look for here in vain. */
    elsewhere?: { may: May; text: string }
  }
  /** The API's default order, so that the arrow is shown from the start. */
  sorting: string
  /** Ready-made views: filters under a name. */
  queues?: readonly Queue[]
  /** Filters that are always set. */
  always?: Query
  /** Filters of the list when its address has none. "All" removes them. */
  opensOn?: Query
  bulk?: readonly BulkAction<Row>[]
  /** Below the rows, such as their sum. */
  foot?: (answer: unknown) => ReactNode
  empty: { title: string; detail: string; action?: ReactNode }
  /** Read again at this interval, for lists that change without the user. */
  refetchInterval?: number
}

type Body<Path extends ListPath> = paths[Path]['get'] extends { responses: { 200: { content: { 'application/json': infer B } } } }
  ? B
  : never
export type RowOf<Path extends ListPath> = ItemOf<Body<Path>>

export interface Source<Row> {
  page: (query: Query, signal: AbortSignal) => Promise<Page<Row>>
  /** All rows as CSV: the same request, with another `Accept`. */
  file: (query: Query) => Promise<Blob>
}

/** A list of the API. The filters come from the address bar, and the service validates them. */
export function listOf<Path extends ListPath>(path: Path, inPath: Record<string, string> = {}): Source<RowOf<Path>> {
  const get = client.GET as unknown as (path: string, init: object) => Promise<{ data: unknown }>
  return {
    async page(query, signal) {
      const { data } = await get(path, { params: { query, path: inPath }, signal })
      const { pagination, ...lists } = data as { pagination: { total_size: number } }
      return { rows: Object.values(lists).find(Array.isArray) ?? [], total: pagination.total_size, answer: data }
    },
    async file(query) {
      const { data } = await get(path, { params: { query, path: inPath }, headers: { accept: 'text/csv' }, parseAs: 'blob' })
      return data as Blob
    },
  }
}

/** Declares a list; the type of the rows comes from `source`. */
export const defineResource = <Row>(resource: Resource<Row>): Resource<Row> => resource
