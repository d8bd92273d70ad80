import { currencies, enums } from '@allotment/sdk/model'
import { toMinor } from '../../format.js'
import { say } from '../../say.js'
import type { PasteField } from '../../ui/paste/paste.js'

export type Line = Partial<Record<LineField, string>>
export type LineField =
  | 'category_id'
  | 'supplier_id'
  | 'ticket_title'
  | 'ticket_type'
  | 'currency_code'
  | 'face_value'
  | 'cost_price'
  | 'sales_price'
  | 'supplier_quantity'
  | 'min_order'

/** Names by id: of the venue's categories, and of suppliers for users who offer for several. */
export interface Known {
  categories: Map<string, string>
  suppliers: Map<string, string> | null
}

const bare = (text: string): string => text.trim().toLowerCase()
const named = (names: Map<string, string>) => (text: string) =>
  [...names].find(([id, name]) => bare(id) === bare(text) || bare(name) === bare(text))?.[1] ?? null
const amount = (text: string): string | null => {
  const plain = text.replace(/[^\d.,-]/g, '').replace(',', '.')
  const value = toMinor(plain, 'EUR')
  return value === null || value < 0 ? null : plain
}
const whole = (text: string): string | null => (/^\d+$/.test(text.trim()) ? text.trim() : null)

/** The columns of a spreadsheet of tickets. */
export function lineFields({ categories, suppliers }: Known): PasteField<LineField>[] {
  const money = { read: amount, hint: 'An amount, such as 49.50' }
  return [
    { name: 'category_id', label: 'Category', also: ['category name'], read: named(categories), hint: 'No category of this venue' },
    ...(suppliers
      ? [
          {
            name: 'supplier_id' as const,
            label: 'Supplier',
            also: ['supplier name'],
            read: named(suppliers),
            hint: 'No supplier of that name',
          },
        ]
      : []),
    { name: 'ticket_title', label: 'Title', also: ['name', 'ticket'] },
    {
      name: 'ticket_type',
      label: 'Delivery',
      also: ['type', 'ticket type'],
      read: (text) => enums.ticketTypes.find((one) => bare(one) === bare(text) || bare(say(one)) === bare(text)) ?? null,
      hint: enums.ticketTypes.map(say).join(', '),
    },
    {
      name: 'currency_code',
      label: 'Currency',
      read: (text) => (text.trim().toUpperCase() in currencies ? text.trim().toUpperCase() : null),
      hint: 'A code such as EUR',
    },
    { name: 'face_value', label: 'Face value', also: ['face'], ...money },
    { name: 'cost_price', label: 'Cost price', also: ['cost', 'price', 'net price'], ...money },
    { name: 'sales_price', label: 'Retail price', also: ['retail'], ...money },
    { name: 'supplier_quantity', label: 'Offered', also: ['stock', 'quantity', 'number'], read: whole, hint: 'A whole number' },
    { name: 'min_order', label: 'At least', also: ['minimum'], read: whole, hint: 'A whole number' },
  ]
}

const needed: readonly LineField[] = ['category_id', 'currency_code', 'face_value', 'cost_price', 'supplier_quantity']

/** The error of each cell of a line; empty if it can be offered. */
export function faultsOf(line: Line, fields: readonly PasteField<LineField>[]): Partial<Record<LineField, string>> {
  const found = fields.flatMap(({ name, read, hint }) => {
    const text = line[name] ?? ''
    const isNeeded = needed.includes(name) || name === 'supplier_id'
    if (text === '') return isNeeded ? [[name, 'Needed'] as const] : []
    return read === undefined || read(text) !== null ? [] : [[name, hint ?? 'Cannot be read'] as const]
  })
  return Object.fromEntries(found)
}

/** A line as a request of the API. */
export function bodyOf(line: Line, { categories, suppliers }: Known): Record<string, unknown> {
  const idOf = (names: Map<string, string> | null, text: string | undefined) =>
    [...(names ?? [])].find(([, name]) => bare(name) === bare(text ?? ''))?.[0]
  const currency = line.currency_code ?? 'EUR'
  const values = {
    ...line,
    category_id: idOf(categories, line.category_id),
    supplier_id: idOf(suppliers, line.supplier_id),
    face_value: toMinor(line.face_value ?? '', currency),
    cost_price: toMinor(line.cost_price ?? '', currency),
    sales_price: line.sales_price ? toMinor(line.sales_price, currency) : undefined,
    supplier_quantity: Number(line.supplier_quantity),
    min_order: line.min_order ? Number(line.min_order) : undefined,
  }
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined && value !== ''))
}
