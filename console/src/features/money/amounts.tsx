import { money } from '../../format.js'
import { tr } from '../../texts.js'
import { Go } from '../../ui/Go.js'

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

/** An amount that opens what it is made of. */
export const Amount = ({ of, currency, href }: { of: number; currency: string; href: string }) =>
  of === 0 ? '–' : <Go href={href}>{money(of, currency)}</Go>
