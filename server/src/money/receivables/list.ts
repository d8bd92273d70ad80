import { sql } from 'kysely'
import { defineList } from '../../platform/db/list.js'
import { containing } from '../../platform/db/search.js'
import { periodParameters } from '../ledger/period.js'

const amount = (name: string, about: string) =>
  ({ kind: 'integer', column: `b.${name}`, about: `${about}, in the minor unit of the currency`, sort: true }) as const

export const receivableList = defineList({
  name: 'receivables',
  key: "(b.distributor_id || ' ' || b.currency)",
  sorting: 'distributor_name,currency',
  parameters: {
    distributor_id: { kind: 'id', column: 'b.distributor_id', about: 'Distributor' },
    distributor_name: { kind: 'text', column: 'b.distributor_name', about: 'Name of the distributor', sort: true },
    currency: { kind: 'id', column: 'b.currency', about: 'Currency', example: 'EUR', sort: true },
    owed: amount('owed', 'Amount owed on invoices'),
    overdue: amount('overdue', 'Amount owed on invoices that are overdue'),
    not_due: amount('not_due', 'Amount owed that is not due yet'),
    overdue_30: amount('overdue_30', 'Amount that is overdue by 1 to 30 days'),
    overdue_60: amount('overdue_60', 'Amount that is overdue by 31 to 60 days'),
    overdue_90: amount('overdue_90', 'Amount that is overdue by 61 to 90 days'),
    overdue_more: amount('overdue_more', 'Amount that is overdue by more than 90 days'),
    prepaid: amount('prepaid', 'Deposits that are not spent'),
    query: {
      kind: 'search',
      about: 'Part of the name of the distributor',
      search: (text: string) => sql`lower(b.distributor_name) like ${containing(text)}`,
    },
  },
})

export const accounts = ['invoice', 'card', 'prepaid'] as const
/** As the balances of a statement divide its movements. */
export const directions = ['increase', 'decrease'] as const

/** Movements on the accounts of a distributor. */
export const accountList = defineList({
  name: 'lines',
  key: 'l.line_id',
  keyKind: 'integer',
  sorting: '-at',
  parameters: {
    ...periodParameters,
    at: { kind: 'datetime', column: 'l.at', about: 'When it was posted, within the days of the statement', sort: true },
    account: {
      kind: 'enum',
      column: 'l.account',
      values: accounts,
      about: '`invoice`: owed on invoices; `card`: not yet collected by the payment provider; `prepaid`: deposits',
    },
    direction: {
      kind: 'enum',
      column: "(case when l.amount < 0 then 'decrease' else 'increase' end)",
      values: directions,
      about: 'Whether the movement increases or decreases the balance',
    },
    kind: { kind: 'text', column: 'l.kind', about: 'sale, payment, refund, cancellation, fee, price, transfer or deposit', sort: true },
    currency: { kind: 'id', column: 'l.currency', about: 'Currency', example: 'EUR', sort: true },
    bookingorder_id: { kind: 'id', column: 'l.bookingorder_id', about: 'Booking order it is about' },
  },
})
