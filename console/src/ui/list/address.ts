import { useNavigate, useSearch } from '@tanstack/react-router'
import type { Who } from '../../access.js'
import type { Column, Query, Resource } from './resource.js'

/** The complete state of a list, in the address: it can be bookmarked, shared, and gone back to. */
export interface ListState {
  text: string
  filters: Query
  sorting: string
  page: number
  size: number
  /** Keys of the columns, if they are not the default. */
  columns: string[] | null
}

export const sizes = ['25', '50', '100', '200']
const usualSize = 50

type Search = Record<string, string | string[] | undefined>

export function readAddress<Row>(resource: Resource<Row>, search: Search): ListState {
  const filters: Query = {}
  for (const { key } of resource.filters) {
    const value = search[key]
    if (value !== undefined && value.length > 0) filters[key] = value
  }
  const isBare = Object.keys(filters).length === 0 && one(search.q) === undefined && one(search.all) === undefined
  if (isBare) Object.assign(filters, resource.opensOn)
  const page = Number(one(search.page))
  const size = one(search.size)
  return {
    text: one(search.q) ?? '',
    filters,
    sorting: one(search.sort) ?? resource.sorting,
    page: Number.isInteger(page) && page > 0 ? page : 1,
    size: size !== undefined && sizes.includes(size) ? Number(size) : usualSize,
    columns: one(search.cols)?.split(',') ?? null,
  }
}

export function writeAddress<Row>(resource: Resource<Row>, state: ListState): Search {
  return {
    ...(state.text ? { q: state.text } : {}),
    // A search includes all entries, not only those of the default filters.
    ...(sameFilters(state.filters, resource.opensOn) ? {} : state.filters),
    ...(resource.opensOn && !state.text && Object.keys(state.filters).length === 0 ? { all: 'true' } : {}),
    ...(state.sorting === resource.sorting ? {} : { sort: state.sorting }),
    ...(state.page === 1 ? {} : { page: String(state.page) }),
    ...(state.size === usualSize ? {} : { size: String(state.size) }),
    ...(state.columns === null ? {} : { cols: state.columns.join(',') }),
  }
}

export const sameFilters = (a: Query, b: Query = {}): boolean => {
  const text = (filters: Query) => JSON.stringify(Object.entries(filters).sort())
  return text(a) === text(b)
}

const one = (value: string | string[] | undefined): string | undefined => (Array.isArray(value) ? value[0] : value)

export interface Address extends ListState {
  /** Every change except of page or columns goes to the first page. */
  change: (part: Partial<ListState>, replace?: boolean) => void
}

export function useAddress<Row>(resource: Resource<Row>): Address {
  const search = useSearch({ strict: false }) as Search
  const navigate = useNavigate()
  const state = readAddress(resource, search)
  return {
    ...state,
    change: (part, replace = false) => {
      const keepsPage = 'page' in part || Object.keys(part).every((key) => key === 'columns')
      // Of the newest address, which may not be shown yet: a filter that is set meanwhile does not take back a search.
      const next = (search: Search) =>
        writeAddress(resource, { ...readAddress(resource, search), ...(keepsPage ? {} : { page: 1 }), ...part })
      void navigate({ to: '.', search: next as never, replace })
    },
  }
}

export function shownColumns<Row>(resource: Resource<Row>, chosen: string[] | null, who: Who): Column<Row>[] {
  const open = resource.columns.filter(({ may }) => may?.(who) ?? true)
  if (chosen === null) return open.filter(({ extra }) => !extra)
  const shown = open.filter(({ key }, index) => index === 0 || chosen.includes(key))
  return shown
}

/** The query for the service: filters, search and order. */
export async function questionOf<Row>(resource: Resource<Row>, { text, filters, sorting }: ListState): Promise<Query> {
  const found = text === '' ? {} : await resource.search?.query(text)
  return { ...resource.always, ...filters, ...found, sorting }
}
