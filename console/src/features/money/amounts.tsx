import { money } from '../../format.js'
import { tr, trCount } from '../../texts.js'
import { None } from '../../ui/detail/Detail.js'
import { Go } from '../../ui/Go.js'

/** The accounts of a distributor. */
export const accountNames = {
  invoice: tr('Owed on invoice'),
  card: tr('Card payments not settled'),
  prepaid: tr('Prepaid deposit'),
} as const

/** Days from today, as the service writes dates: its day begins at midnight UTC. */
export const dayAway = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

/** Amounts owed by age, with the due dates of the invoices that they are made of. */
export const ages = [
  { key: 'not_due', label: tr('Not due'), due: () => [`due_by=ge:${dayAway(0)}`] },
  { key: 'overdue_30', label: tr('1–30 days'), due: () => [`due_by=ge:${dayAway(-30)}`, `due_by=le:${dayAway(-1)}`] },
  { key: 'overdue_60', label: tr('31–60 days'), due: () => [`due_by=ge:${dayAway(-60)}`, `due_by=le:${dayAway(-31)}`] },
  { key: 'overdue_90', label: tr('61–90 days'), due: () => [`due_by=ge:${dayAway(-90)}`, `due_by=le:${dayAway(-61)}`] },
  { key: 'overdue_more', label: tr('Over 90 days'), due: () => [`due_by=le:${dayAway(-91)}`] },
] as const

/** The open invoices of an amount owed; `of` narrows them to a distributor and a currency. */
export function openInvoices(of: Record<string, string>, due: readonly string[] = []): string {
  const filters = Object.entries({ is_open: 'true', ...of }).map(([key, value]) => `${key}=${value}`)
  return `/invoices?${[...filters, ...due].join('&')}`
}

/** The invoices that are overdue. */
export const overdue = (): string[] => [`due_by=le:${dayAway(-1)}`]

/** The last day before a day. */
const dayBefore = (day: string): string => new Date(Date.parse(`${day}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10)

/** When the lines of a figure were posted: before the days of a statement, in them, or until their end. */
export const posted = {
  before: ({ from }: Days) => [`at=le:${dayBefore(from)}`],
  within: ({ from, to }: Days) => [`at=ge:${from}`, `at=le:${to}`],
  until: ({ to }: Days) => [`at=le:${to}`],
}
interface Days {
  from: string
  to: string
}

/** The lines of a statement that a figure is the sum of. */
type Party = `/distributors/${string}` | `/suppliers/${string}`
export const linesOf = (party: Party, filters: readonly string[] = []): string =>
  `${party}/statement${filters.length === 0 ? '' : `?${filters.join('&')}`}`

/** The deposits and payments that make up what a distributor has paid in advance. */
export const prepaidLines = (distributor_id: string, currency: string): string =>
  linesOf(`/distributors/${distributor_id}`, ['account=prepaid', `currency=${currency}`])

/** Payouts to be made to suppliers. */
export const payoutsDue = (filters: Record<string, string>): string => `/payouts-due?${new URLSearchParams(filters)}`

/** An amount that opens what it is made of. */
export const Amount = ({ of, currency, href }: { of: number; currency: string; href: string }) =>
  of === 0 ? '–' : <Go href={href}>{money(of, currency)}</Go>

/** A row's amounts, each in a cell of its own. */
export const Figures = ({ of, currency }: { of: readonly { key: string; amount: number; href: string }[]; currency: string }) =>
  of.map(({ key, amount, href }) => (
    <td key={key} data-align="right">
      <Amount of={amount} currency={currency} href={href} />
    </td>
  ))

/** As many lines as the panel of a statement shows. */
export const newestLines = 10

/** The way from the newest lines to all of them, with pages and a file; without lines in these days, to those of other days. */
export const AllLines = ({ total, party, days }: { total: number; party: Party; days: Days }) => (
  <None>
    {total === 0 ? (
      <Go href={linesOf(party)}>{tr('Lines of other days')}</Go>
    ) : (
      <Go href={linesOf(party, posted.within(days))}>
        {trCount(total, '{n} line, as a list or a file', 'All {n} lines, as a list or a file')}
      </Go>
    )}
  </None>
)
