import { sql } from 'kysely'
import {
  categoryTypes,
  sportTypes,
  supplierTypes,
  ticketSources,
  ticketStatuses,
  ticketTypes,
  ticketValidities,
  vatCategories,
} from '../../lib/enums.js'
import type { Condition, Operator } from '../../platform/db/filter.js'
import { defineList, type ParameterSpec } from '../../platform/db/list.js'
import { mirrored } from '../../platform/db/mirror.js'

/** Whether any tickets are free for everybody, without reading the stock counters. */
const anyLeft: Condition = sql`t.in_stock`
const noneLeft: Condition = sql`not t.in_stock`

/** The same conditions on the stock of one distributor (`s`), for a distributor with allotments. */
export const onOwnStock = (where: readonly Condition[]): Condition[] =>
  where.map((one) => (one === anyLeft ? sql`s.available_quantity > 0` : one === noneLeft ? sql`s.available_quantity = 0` : one))

function inStockFilter(operator: Operator, [value]: string[]): Condition | undefined {
  if ((operator === 'gt' && value === '0') || (operator === 'ge' && value === '1') || (operator === 'ne' && value === '0')) return anyLeft
  if ((operator === 'eq' && value === '0') || (operator === 'lt' && value === '1') || (operator === 'le' && value === '0')) return noneLeft
  return undefined
}

const netRate = {
  kind: 'integer',
  column: 't.net_rate',
  about: 'Your price per ticket before fees, in minor units of `currency_code`, which must be given too',
  sort: true,
} as const

const parameters = {
  ticket_id: { kind: 'id', column: 't.ticket_id', about: 'Identifier of the ticket', sort: true },
  event_id: { kind: 'id', column: 't.event_id', about: 'Tickets for this event' },
  venue_id: { kind: 'id', column: 't.venue_id', about: 'Tickets for events at this venue' },
  tournament_id: { kind: 'id', column: 't.tournament_id', about: 'Tickets for events of this tournament' },
  category_id: { kind: 'id', column: 't.category_id', about: 'Tickets of this category' },
  supplier_id: { kind: 'id', column: 't.supplier_id', about: 'Tickets of this supplier' },
  organiser_id: { kind: 'id', column: 't.organiser_id', about: 'Tickets of this organiser' },
  sport_type: { kind: 'enum', column: 't.sport_type', values: sportTypes, about: 'Sport of the event' },
  category_type: { kind: 'enum', column: 't.category_type', values: categoryTypes, about: 'Kind of category' },
  supplier_type: { kind: 'enum', column: 't.supplier_type', values: supplierTypes, about: 'Kind of supplier' },
  city: { kind: 'text', column: 't.city', spell: (city) => city.toLowerCase(), about: 'City of the venue, in capitals or not' },
  ticket_type: { kind: 'enum', column: 't.ticket_type', values: ticketTypes, about: 'How the ticket is delivered' },
  ticket_status: { kind: 'enum', column: 't.ticket_status', values: ticketStatuses, about: 'Status of the ticket' },
  ticket_validity: { kind: 'enum', column: 't.ticket_validity', values: ticketValidities, about: 'How long it is valid' },
  ticket_source: { kind: 'enum', column: 't.ticket_source', values: ticketSources, about: 'Where it comes from' },
  sub_category: { kind: 'text', column: 't.sub_category', about: 'Variant within the category' },
  vat_category: { kind: 'enum', column: 't.vat_category', values: vatCategories, about: 'VAT category' },
  is_relisted_ticket: { kind: 'boolean', column: 't.is_relisted_ticket', about: 'Whether a distributor offers it again' },
  face_value: {
    kind: 'integer',
    column: 't.face_value',
    about: "Face value in minor units of the ticket's currency",
    sort: true,
  },
  stock: { kind: 'integer', column: 's.available_quantity', shortcut: inStockFilter, about: 'How many you can still buy', sort: true },
  ticket_validfrom: { kind: 'local', column: 't.ticket_validfrom', about: 'First day it is valid', sort: true },
  ticket_validuntil: { kind: 'local', column: 't.ticket_validuntil', about: 'Last day it is valid' },
  ticket_title: { kind: 'text', column: 't.ticket_title', about: 'Title', sort: true, filter: false },
  event_name: { kind: 'text', column: 't.event_name', about: 'Name of the event', sort: true, filter: false },
  net_rate: { ...netRate, filter: false },
  include_youth: { kind: 'flag', about: 'Whether tickets for youth and children are listed too' },
  ...mirrored('t'),
} satisfies Record<string, ParameterSpec>

const common = { name: 'tickets', key: 't.ticket_id', sorting: 'ticket_id' } as const

/** The parameters of the contract, plus ticket_source and is_relisted_ticket. */
export const consoleTicketList = defineList({ ...common, parameters })

export const ticketList = defineList({
  ...common,
  parameters: {
    ...parameters,
    net_rate: netRate,
    currency_code: {
      kind: 'text',
      column: 't.currency_code',
      spell: (code) => code.toUpperCase(),
      about: 'Currency the ticket is sold in, ISO 4217',
      example: 'EUR',
    },
    on_sale: { kind: 'flag', about: 'Whether to list only what you can buy at this moment, if anything is left' },
  },
})

/**
 * Excludes deleted tickets and tickets for youth and children, unless the request includes them. The column `shelf` holds both flags in
 * one number.
 */
export function defaultExclusions(options: Record<string, string>): Condition[] {
  const youth = options.include_youth === 'true'
  const deleted = options.show_deleted === 'true'
  if (youth && deleted) return []
  if (youth) return [sql`t.shelf < 2`]
  return [deleted ? sql`t.shelf in (0, 2)` : sql`t.shelf = 0`]
}
