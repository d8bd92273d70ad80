import Type, { type Static } from 'typebox'
import { CalendarDate, Currency, DateTime, Enum, Id, Minor, nullable, Pagination } from '../../lib/schema.js'
import { accounts } from './list.js'

const Amount = (description: string) => Type.Integer({ description: `${description}; in the minor unit of the currency` })

const amounts = {
  owed: Amount('Amount owed on invoices'),
  overdue: Amount('Part of it that is overdue'),
  not_due: Amount('Part of it that is not due yet'),
  overdue_30: Amount('Part of it that is overdue by 1 to 30 days'),
  overdue_60: Amount('Part of it that is overdue by 31 to 60 days'),
  overdue_90: Amount('Part of it that is overdue by 61 to 90 days'),
  overdue_more: Amount('Part of it that is overdue by more than 90 days'),
  prepaid: Amount('Deposits that are not spent'),
}

export const Credit = Type.Object(
  {
    currency: Currency,
    limit: Minor,
    used: nullable(Amount('Amount owed on invoices in all currencies, at the newest exchange rates; null without a rate')),
    left: nullable(Amount('Amount that can still be bought on invoice; null without a rate')),
  },
  { title: 'Credit', description: "The credit of a distributor on invoice, over all currencies, in the distributor's `default_currency`" },
)

export const Receivable = Type.Object(
  { distributor_id: Id, distributor_name: Type.String(), currency: Currency, ...amounts, credit: Credit },
  { title: 'Receivable' },
)

export const Receivables = Type.Object(
  {
    receivables: Type.Array(Receivable, { description: 'One entry for each distributor and currency' }),
    totals: Type.Array(Type.Object({ currency: Currency, ...amounts }, { title: 'ReceivableTotal' }), {
      description: 'Sums of all entries that match the filters, one for each currency',
    }),
    pagination: Pagination,
  },
  { title: 'Receivables' },
)
export type Receivables = Static<typeof Receivables>

export const AccountLine = Type.Object(
  {
    line_id: Type.String({ description: 'Identifier of the movement in the ledger', examples: ['48213001002'] }),
    at: DateTime,
    kind: Type.String({ description: 'sale, payment, refund, cancellation, fee, price, transfer or deposit' }),
    account: Enum(accounts),
    amount: Amount('Positive if the amount owed or the deposit grows, otherwise negative'),
    currency: Currency,
    bookingorder_id: nullable(Id),
    booking_code: nullable(Type.String()),
    event_name: nullable(Type.String()),
    note: nullable(Type.String()),
  },
  { title: 'DistributorStatementLine' },
)

export const DistributorStatement = Type.Object(
  {
    distributor_id: Id,
    distributor_name: Type.String(),
    from: CalendarDate,
    to: CalendarDate,
    credit: Credit,
    lines: Type.Array(AccountLine, { description: 'Movements on the accounts in the period that match the filters' }),
    totals: Type.Array(
      Type.Object(
        { account: Enum(accounts), currency: Currency, amount: Amount('Sum of the movements') },
        { title: 'DistributorStatementTotal' },
      ),
      { description: 'Sums of all movements that match the filters, one for each account and currency' },
    ),
    balances: Type.Array(
      Type.Object(
        {
          account: Enum(accounts),
          currency: Currency,
          opening: Amount('Balance before the first day'),
          increase: Amount('Sum of the movements that increase it'),
          decrease: Amount('Sum of the movements that decrease it, as a positive amount'),
          closing: Amount('Balance at the end of the last day'),
        },
        { title: 'DistributorBalance' },
      ),
      {
        description:
          'Opening balance, movements and closing balance of the period, one entry for each account and currency, whatever the filters',
      },
    ),
    pagination: Pagination,
  },
  { title: 'DistributorStatement' },
)
export type DistributorStatement = Static<typeof DistributorStatement>
