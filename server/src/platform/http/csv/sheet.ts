import { Figure } from '../../../lib/csv.js'
import { exponentOf } from '../../../lib/currencies.js'
import { inWords } from '../../../lib/field-words.js'
import { formatMinor } from '../../../lib/money.js'
import { kindOf, type NamedKind } from '../../db/names.js'
import { type Item, type Leaf, valueAt } from './columns.js'
import type { FileOptions } from './options.js'

/**
 * How values are written for people who open a file in a spreadsheet: names instead of ids, amounts in units of their currency, times in
 * the chosen time zone, yes and no. The columns stay those of the list.
 */

/** Amounts whose descriptions do not say that they are in the minor unit of a currency. A test compares this with the reference. */
const amounts = new Set([
  ...['amount', 'refunded', 'payout', 'face_value', 'sales_price', 'salesprice', 'net_rate', 'cost_price', 'costprice'],
  ...['service_price', 'organiser_price', 'service_fee', 'service_feevat', 'service_vat', 'organiser_vat'],
])

const isInteger = ({ type }: Leaf['schema']): boolean => [type].flat().includes('integer')
const inEuro = (name: string): boolean => /_eur(_|$)/.test(name)

export const isAmount = ({ name, schema }: Pick<Leaf, 'name' | 'schema'>): boolean =>
  isInteger(schema) && (amounts.has(name) || inEuro(name) || /minor unit/.test(schema.description ?? ''))

const currencyFields = ['currency', 'currency_code', 'target_currency', 'default_currency']
const parentOf = (path: string): string => path.split('.').slice(0, -1).join('.')

/** The column with the currency of an amount: beside it, or in the entry that contains it. */
export function currencyColumn(all: readonly Leaf[], { path, name }: Leaf): Leaf | undefined {
  if (inEuro(name)) return undefined
  for (let parent = parentOf(path); ; parent = parentOf(parent)) {
    for (const field of currencyFields) {
      const found = all.find((leaf) => leaf.path === (parent === '' ? field : `${parent}.${field}`))
      if (found) return found
    }
    if (parent === '') return undefined
  }
}

const isTime = ({ schema }: Leaf): boolean => schema.format === 'wire-datetime'
const isVenueTime = ({ schema }: Leaf): boolean => schema['x-clock'] === 'venue'

/** Whether another column already has the name of what this one identifies. */
function isNamedBeside(all: readonly Leaf[], { path, name }: Leaf): boolean {
  const stem = `${path.slice(0, path.length - name.length)}${name.replace(/_id$/, '')}`
  return [`${stem}_name`, `${stem}_title`].some((other) => all.some((leaf) => leaf.path === other))
}

export interface SheetColumn extends Leaf {
  head: string
  kind: NamedKind | undefined
  currency: Leaf | undefined
}

/** Without a choice: everything that fits into a cell. An amount always comes with its currency. */
export function sheetColumns(
  all: readonly Leaf[],
  chosen: readonly Leaf[] | undefined,
  ownKey: string,
  { timeZone, rows }: FileOptions,
): SheetColumn[] {
  const kind = ({ path, name }: Leaf): NamedKind | undefined => (path === ownKey ? undefined : kindOf(name))
  const usual = all.filter((leaf) => !leaf.isNested && !(kind(leaf) !== undefined && isNamedBeside(all, leaf)))
  const wanted = [...(chosen ?? usual)]
  for (const leaf of [...wanted]) {
    const currency = isAmount(leaf) ? currencyColumn(all, leaf) : undefined
    if (currency && !wanted.some(({ path }) => path === currency.path)) wanted.splice(wanted.indexOf(leaf) + 1, 0, currency)
  }
  const short = (leaf: Leaf): string =>
    rows !== undefined && leaf.path.startsWith(`${rows}.`) ? leaf.path.slice(rows.length + 1) : leaf.path
  const taken = new Set<string>()
  return wanted.map((leaf) => {
    const text = kind(leaf) === undefined ? short(leaf) : short(leaf).replace(/_id$/, '')
    const own = taken.has(text) ? leaf.path : text
    taken.add(text)
    const note = isTime(leaf) ? ` (${isVenueTime(leaf) ? 'venue' : timeZone})` : isAmount(leaf) && inEuro(leaf.name) ? ' (EUR)' : ''
    return { ...leaf, head: `${inWords(own)}${note}`, kind: kind(leaf), currency: isAmount(leaf) ? currencyColumn(all, leaf) : undefined }
  })
}

export type Names = ReadonlyMap<NamedKind, ReadonlyMap<string, string>>

/** Ids in these rows, by kind, to look their names up in one query each. */
export function idsOf(columns: readonly SheetColumn[], items: readonly Item[]): Map<NamedKind, string[]> {
  const found = new Map<NamedKind, Set<string>>()
  for (const { kind, path } of columns) {
    if (kind === undefined) continue
    const ids = found.get(kind) ?? new Set()
    found.set(kind, ids)
    for (const item of items) for (const id of [valueAt(item, path)].flat()) if (typeof id === 'string') ids.add(id)
  }
  return new Map([...found].map(([kind, ids]) => [kind, [...ids]]))
}

/** Writes the rows of one file. */
export function sheetWriter({ timeZone, decimal }: FileOptions): (column: SheetColumn, item: Item, names: Names) => unknown {
  const clock = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' })
  const local = (text: string, isVenue: boolean): string => {
    const at = isVenue ? Number.NaN : Date.parse(`${text.replace(/Z$/, '')}Z`)
    return Number.isNaN(at) ? text.replace('T', ' ') : clock.format(at)
  }
  return (column, item, names) => {
    const value = valueAt(item, column.path)
    if (value === null || value === undefined) return ''
    if (typeof value === 'boolean') return value ? 'yes' : 'no'
    if (typeof value === 'number') return figure(column, item, value)
    if (column.kind !== undefined) {
      const known = names.get(column.kind)
      const name = (id: unknown) => (typeof id === 'string' ? (known?.get(id) ?? id) : id)
      return Array.isArray(value) ? value.map(name) : name(value)
    }
    return typeof value === 'string' && isTime(column) ? local(value, isVenueTime(column)) : value
  }

  function figure(column: SheetColumn, item: Item, value: number): unknown {
    const mark = (text: string) => new Figure(decimal === 'comma' ? text.replace('.', ',') : text)
    if (!isAmount(column)) return /e/.test(String(value)) ? value : mark(String(value))
    const currency = column.currency ? valueAt(item, column.currency.path) : inEuro(column.name) ? 'EUR' : undefined
    // Without a currency, the number of decimals is not known.
    return typeof currency === 'string' && exponentOf(currency) !== undefined ? mark(formatMinor(value, currency)) : value
  }
}
