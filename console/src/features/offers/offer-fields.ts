import { enums } from '@allotment/sdk/model'
import { isInAnother, readAmount } from '../../amount.js'
import { currencyCodes, exponent, toMajor, toMinor } from '../../format.js'
import { say } from '../../say.js'
import { tr, trCount } from '../../texts.js'
import { faultsIn, type Line, type PasteField } from '../../ui/paste/paste.js'
import { readChoice, readWhole } from '../../ui/paste/read.js'
import { statusLabel } from '../../ui/status.js'
import type { Ticket } from '../tickets/resource.js'

export type OfferField =
  | 'category_id'
  | 'supplier_id'
  | 'ticket_title'
  | 'ticket_type'
  | 'ticket_status'
  | 'currency_code'
  | 'face_value'
  | 'cost_price'
  | 'sales_price'
  | 'supplier_quantity'
  | 'min_order'
export type Offered = Line<OfferField>

/** What a new line starts with. */
export const startOf = (currency_code: string): Offered => ({
  currency_code,
  ticket_type: labelOf(types, 'eticket'),
  ticket_status: labelOf(statuses, 'available'),
  min_order: '1',
})

export interface Choice {
  value: string
  label: string
}

/** What is chosen by name: the categories of the venue, and the suppliers for staff. */
export interface Choices {
  categories: Choice[]
  /** null for a supplier, who offers its own */
  suppliers: Choice[] | null
}

const types = enums.ticketTypes.map((value) => ({ value, label: say(value) }))
const statuses = enums.ticketStatuses.map((value) => ({ value, label: statusLabel(value) }))
const currencies = currencyCodes.map((value) => ({ value, label: value }))
const amounts = ['face_value', 'cost_price', 'sales_price'] as const

/** Headings of spreadsheets in any language of the console, whatever language the reader has. */
const also: Record<OfferField, readonly string[]> = {
  category_id: ['category name', 'Kategorie', 'catégorie', 'categoría', 'categorie'],
  supplier_id: ['supplier name', 'Lieferant', 'fournisseur', 'proveedor', 'leverancier'],
  ticket_title: ['name', 'ticket', 'ticket title', 'Titel', 'titre', 'título', 'nom', 'nombre', 'naam'],
  ticket_type: ['type', 'ticket type', 'Lieferung', 'livraison', 'entrega', 'levering', 'Ticketart', 'type de billet', 'tipo', 'soort'],
  currency_code: ['Währung', 'devise', 'moneda', 'divisa', 'valuta'],
  face_value: ['face', 'Nennwert', 'valeur faciale', 'valor nominal', 'nominale waarde'],
  cost_price: [
    'cost',
    'price',
    'net price',
    'Einkaufspreis',
    'prix d’achat',
    'precio de coste',
    'inkoopprijs',
    'Preis',
    'Nettopreis',
    'prix',
    'prix net',
    'precio',
    'precio neto',
    'prijs',
    'nettoprijs',
  ],
  sales_price: [
    'retail',
    'sales price',
    'Endkundenpreis',
    'Verkaufspreis',
    'prix public',
    'prix de vente',
    'precio al público',
    'precio de venta',
    'consumentenprijs',
    'verkoopprijs',
  ],
  supplier_quantity: [
    'stock',
    'quantity',
    'number',
    'qty',
    'Angeboten',
    'Anzahl',
    'Menge',
    'Bestand',
    'proposé',
    'quantité',
    'ofrecido',
    'cantidad',
    'aangeboden',
    'aantal',
    'voorraad',
  ],
  min_order: ['minimum', 'min order', 'Mindestens', 'Mindestmenge', 'au moins', 'al menos', 'mínimo', 'ten minste'],
  ticket_status: ['ticket status', 'statut', 'estado'],
}

/** The columns of the grid, of a pasted block and of a CSV file. */
export function offerFields({ categories, suppliers }: Choices): PasteField<OfferField>[] {
  // A cell has the name of what is chosen, as a spreadsheet does.
  const chosen = (choices: Choice[], hint: string) => ({
    read: readChoice(choices),
    hint,
    choices: choices.map(({ label }) => ({ value: label, label })),
  })
  const money = {
    // An amount of another currency stays as it is: the amount or the currency of the line is wrong.
    read: (text: string, { currency_code = '' }: Line<string>) =>
      isInAnother(text, currency_code.toUpperCase()) ? null : readAmount(text, exponent(currency_code.toUpperCase())),
    hint: tr('An amount, such as 49.50'),
  }
  return [
    {
      name: 'category_id',
      label: tr('Category'),
      also: also.category_id,
      needed: true,
      ...chosen(categories, categories.length === 0 ? tr('This venue has no category') : tr('No category of this venue')),
    },
    ...(suppliers
      ? [
          {
            name: 'supplier_id' as const,
            label: tr('Supplier'),
            also: also.supplier_id,
            needed: true as const,
            ...chosen(suppliers, tr('No supplier of that name')),
          },
        ]
      : []),
    { name: 'ticket_title', label: tr('Title'), also: also.ticket_title },
    {
      name: 'ticket_type',
      label: tr('Delivery'),
      also: also.ticket_type,
      ...chosen(types, types.map(({ label }) => label).join(', ')),
    },
    {
      name: 'currency_code',
      label: tr('Currency'),
      also: also.currency_code,
      needed: true,
      ...chosen(currencies, tr('A code such as EUR')),
    },
    { name: 'face_value', label: tr('Face value'), also: also.face_value, needed: true, ...money },
    { name: 'cost_price', label: tr('Cost price'), also: also.cost_price, needed: true, ...money },
    { name: 'sales_price', label: tr('Retail price'), also: also.sales_price, ...money },
    {
      name: 'supplier_quantity',
      label: tr('Offered'),
      also: also.supplier_quantity,
      needed: true,
      read: readWhole,
      hint: tr('Only digits, such as 1200'),
    },
    { name: 'min_order', label: tr('At least'), also: also.min_order, read: readWhole, hint: tr('Only digits, such as 1200') },
    {
      name: 'ticket_status',
      label: tr('Status'),
      also: also.ticket_status,
      ...chosen(statuses, statuses.map(({ label }) => label).join(', ')),
    },
  ]
}

const labelOf = (choices: readonly Choice[], value: string): string => choices.find((one) => one.value === value)?.label ?? value
const storedOf = (choices: readonly Choice[], label: string): string => choices.find((one) => one.label === label)?.value ?? label

/** A ticket as the texts of a line. */
export function toLine(ticket: Ticket, { categories, suppliers }: Choices): Offered {
  const money = (amount: number | null | undefined) =>
    amount === null || amount === undefined ? '' : toMajor(amount, ticket.currency_code).toFixed(exponent(ticket.currency_code))
  return {
    category_id: labelOf(categories, ticket.category_id),
    ...(suppliers ? { supplier_id: labelOf(suppliers, ticket.supplier_id) } : {}),
    ticket_title: ticket.ticket_title,
    ticket_type: labelOf(types, ticket.ticket_type),
    currency_code: ticket.currency_code,
    face_value: money(ticket.face_value),
    cost_price: money(ticket.cost_price),
    sales_price: money(ticket.sales_price),
    supplier_quantity: String(ticket.supplier_quantity),
    min_order: String(ticket.min_order),
    ticket_status: labelOf(statuses, ticket.ticket_status),
  }
}

/** What is wrong with a line before the service is asked: also an amount of another currency, or with more decimals than its currency has. */
export function faultsOf(fields: readonly PasteField<OfferField>[], line: Offered): Offered {
  const found = faultsIn(fields, line)
  const decimals = exponent(line.currency_code ?? '')
  for (const name of amounts) {
    if (isInAnother(line[name] ?? '', line.currency_code ?? ''))
      found[name] = tr('The currency of the line is {currency}', { currency: line.currency_code })
    const [, fraction = ''] = (readAmount(line[name] ?? '', decimals) ?? '').split('.')
    if (fraction.length > decimals) found[name] ??= decimalsOf(line.currency_code, decimals)
  }
  return found
}

const decimalsOf = (currency: string | undefined, decimals: number): string =>
  decimals === 0
    ? tr('{currency} has no decimals', { currency })
    : trCount(decimals, '{currency} has {n} decimal', '{currency} has {n} decimals', { currency })

/** Some texts of a line as the service takes them. */
export function bodyOf(texts: Offered, line: Offered, { categories, suppliers }: Choices): Record<string, unknown> {
  const currency = line.currency_code ?? ''
  const choices: Partial<Record<OfferField, readonly Choice[]>> = {
    category_id: categories,
    supplier_id: suppliers ?? [],
    ticket_type: types,
    ticket_status: statuses,
  }
  const pairs = Object.entries(texts).map(([key, text]): [string, unknown] => {
    const name = key as OfferField
    if (text === '') return [name, null]
    if ((amounts as readonly string[]).includes(name)) return [name, toMinor(text, currency)]
    if (name === 'supplier_quantity' || name === 'min_order') return [name, Number(text)]
    return [name, storedOf(choices[name] ?? [], text)]
  })
  return Object.fromEntries(pairs)
}
