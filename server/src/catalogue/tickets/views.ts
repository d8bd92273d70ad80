import { isOperator } from '../../lib/caller.js'
import { compiled, type Source } from '../../lib/compiled.js'
import { type ComputedField, type EveryField, type FieldWith, fieldsIn, rules, type TicketField, versionFields } from './fields.js'
import type { ConsoleTicket, PublicTicket, SingleTicket, Ticket } from './schema.js'
import type { ListedRow, PublicRow, TicketRow } from './store.js'
import { everybodysValues, operatorsValues, singlesValues, suppliersValues } from './values.js'
import type { Viewer } from './viewer.js'

/** A column in the form of the answer. */
const stored = (name: TicketField): Source => ({ from: 'row', convert: rules[name].toWire })
const shownAs = (names: readonly TicketField[]) =>
  compiled(Object.fromEntries(names.map((name) => [name, rules[name].computed ? { from: 'values' } : stored(name)])))

const seenBy = (...who: (string | undefined)[]) => shownAs(fieldsIn('ticket').filter((name) => who.includes(rules[name].seenBy)))
const everybodys = seenBy(undefined)
const suppliers = seenBy(undefined, 'supplier')
const operators = seenBy(undefined, 'supplier', 'operator')
const consoles = shownAs(fieldsIn('console'))
const singles = shownAs(fieldsIn('single'))
const versions = compiled(Object.fromEntries(versionFields.map((name) => [name, stored(name)])))

type AsStored = Exclude<TicketField, ComputedField | FieldWith<{ toWire: (column: never) => unknown }>>
/** What is answered as it is stored: a column of another type than its field does not compile. */
const asStored = (row: ListedRow): Pick<EveryField, AsStored> => row

/** What anybody sees who may see the ticket. */
export const toPublic = (row: PublicRow, viewer: Viewer): PublicTicket => everybodys(row, everybodysValues(row, viewer)) as PublicTicket

/** The ticket as this viewer may see it. */
export function toTicket(row: ListedRow, viewer: Viewer): Ticket {
  const { caller } = viewer
  if (isOperator(caller)) return operators(asStored(row), everyValue(row, viewer)) as Ticket
  if (caller.supplier_id !== row.supplier_id) return toPublic(row, viewer)
  return suppliers(asStored(row), { ...everybodysValues(row, viewer), ...suppliersValues(row, viewer) }) as Ticket
}

const everyValue = (row: ListedRow, viewer: Viewer): Pick<EveryField, ComputedField> => ({
  ...everybodysValues(row, viewer),
  ...suppliersValues(row, viewer),
  ...operatorsValues(row, viewer),
  ...singlesValues(row),
})

export const toConsoleTicket = (row: ListedRow, viewer: Viewer): ConsoleTicket =>
  consoles(asStored(row), everyValue(row, viewer)) as ConsoleTicket
export const toSingleTicket = (row: TicketRow, viewer: Viewer): SingleTicket =>
  singles(asStored(row), everyValue(row, viewer)) as SingleTicket

/** What history keeps of a version: columns, not what a viewer sees of them. */
export const toVersion = (row: Pick<TicketRow, (typeof versionFields)[number]>): Record<string, unknown> => versions(row, {})
