import { isOperator } from '../../lib/caller.js'
import { compiled, type Source } from '../../lib/compiled.js'
import { type ComputedField, type EveryField, type FieldWith, fieldsIn, rules, type TicketField, versionFields } from './fields.js'
import type { ConsoleTicket, PublicTicket, SingleTicket, Ticket } from './schema.js'
import type { ListedRow, PublicRow, TicketRow } from './store.js'
import { operatorValues, publicValues, singleTicketValues, supplierValues } from './values.js'
import type { Sight } from './viewer.js'

/** Converts a column to its form in the response. */
const stored = (name: TicketField): Source => ({ from: 'row', convert: rules[name].toWire })
const shownAs = (names: readonly TicketField[]) =>
  compiled(Object.fromEntries(names.map((name) => [name, rules[name].computed ? { from: 'values' } : stored(name)])))

const viewFor = (...who: (string | undefined)[]) => shownAs(fieldsIn('ticket').filter((name) => who.includes(rules[name].seenBy)))
const publicView = viewFor(undefined)
const supplierView = viewFor(undefined, 'supplier')
const operatorView = viewFor(undefined, 'supplier', 'operator')
const consoleView = shownAs(fieldsIn('console'))
const singleView = shownAs(fieldsIn('single'))
const versionView = compiled(Object.fromEntries(versionFields.map((name) => [name, stored(name)])))

type AsStored = Exclude<TicketField, ComputedField | FieldWith<{ toWire: (column: never) => unknown }>>
/** Fields that are returned as stored. A column with another type than its field does not compile. */
const asStored = (row: ListedRow): Pick<EveryField, AsStored> => row

/** The fields that everybody sees who may see the ticket. */
export const toPublic = (row: PublicRow, viewer: Sight): PublicTicket => publicView(row, publicValues(row, viewer)) as PublicTicket

/** The ticket with the fields that this viewer may see. */
export function toTicket(row: ListedRow, viewer: Sight): Ticket {
  const { caller } = viewer
  if (isOperator(caller)) return operatorView(asStored(row), allValues(row, viewer)) as Ticket
  if (caller.supplier_id !== row.supplier_id) return toPublic(row, viewer)
  return supplierView(asStored(row), { ...publicValues(row, viewer), ...supplierValues(row, viewer) }) as Ticket
}

const allValues = (row: ListedRow, viewer: Sight): Pick<EveryField, ComputedField> => ({
  ...publicValues(row, viewer),
  ...supplierValues(row, viewer),
  ...operatorValues(row, viewer),
  ...singleTicketValues(row),
})

export const toConsoleTicket = (row: ListedRow, viewer: Sight): ConsoleTicket =>
  consoleView(asStored(row), allValues(row, viewer)) as ConsoleTicket
export const toSingleTicket = (row: TicketRow, viewer: Sight): SingleTicket =>
  singleView(asStored(row), allValues(row, viewer)) as SingleTicket

/** A version for the history. It stores columns, not the view of one caller. */
export const toVersion = (row: Pick<TicketRow, (typeof versionFields)[number]>): Record<string, unknown> => versionView(row, {})
