import { parse } from 'csv-parse/sync'
import { expect } from 'vitest'
import { parseMinor } from '../../src/lib/money.js'
import type { Kit } from '../kit/index.js'
import { textOfPdf } from '../kit/pdf.js'
import { account } from './kit.js'

interface Vat {
  country: string
  rate: string
  vat_category: string
  gross: number
  vat: number
}
interface Listed {
  invoice_id: string
  invoice_number: string
  kind: 'invoice' | 'creditnote'
  bookingorder_id: string
  total: number
  open_amount: number
  currency: string
}
type Document = Listed & { lines: { amount: number; quantity: number; currency: string }[]; vat: Vat[] }
interface Order {
  amount: number
  refunded: number
  invoices: string[]
  vat: Vat[]
  fees: { amount: number; vat: number }[]
}
interface Entry {
  account: string
  currency: string
  amount: number
}

const sum = <T>(list: readonly T[], of: (one: T) => number): number => list.reduce((all, one) => all + of(one), 0)

/** Sums by a key, without those that are zero. */
function sums<T>(list: readonly T[], key: (one: T) => string, of: (one: T) => number): Record<string, number> {
  const all = new Map<string, number>()
  for (const one of list) all.set(key(one), (all.get(key(one)) ?? 0) + of(one))
  return Object.fromEntries([...all].filter(([, amount]) => amount !== 0).sort())
}
const byCurrency = <T extends { currency: string }>(list: readonly T[], of: (one: T) => number) =>
  sums(list, ({ currency }) => currency, of)
const byRate = ({ country, rate, vat_category }: Vat): string => `${country} ${vat_category} ${rate}`

/** The order, its VAT, its invoices and credit notes, and its ledger transactions have the same amounts. */
export async function expectOrderAgrees(kit: Kit, id: string): Promise<void> {
  const { finance, admin } = kit.as
  const order = (await admin.get<Order>(`/v1/bookingorders/${id}`)).body
  const listed = (await finance.get<{ invoices: Listed[] }>(`/v1/invoices?bookingorder_id=${id}&sorting=invoice_id&page_size=1000`)).body
    .invoices
  const documents = await Promise.all(
    listed.map(async ({ invoice_number }) => (await finance.get<Document>(`/v1/invoices/${invoice_number}`)).body),
  )
  const entries = await kit.query<Entry>(
    `select e.account, e.currency, sum(e.amount)::bigint as amount from ledger_transaction t join ledger_entry e using (transaction_id)
      where t.bookingorder_id = $1 group by 1, 2`,
    [id],
  )
  const posted = (account: string) =>
    sums(
      entries.filter((one) => one.account.startsWith(account)),
      (one) => one.account.slice(account.length),
      (one) => Number(one.amount),
    )
  expect(
    sum(order.vat, ({ gross }) => gross),
    `VAT lines of ${id}`,
  ).toBe(order.amount - order.refunded)
  expect(posted('vat:'), `VAT in the ledger of ${id}`).toEqual(
    sums(
      order.vat,
      ({ country }) => country,
      ({ vat }) => -vat,
    ),
  )
  expect(0 - sum(Object.values(posted('platform:fees')), (one) => one)).toBe(sum(order.fees, ({ amount }) => amount))
  const owed = sum(
    entries.filter(({ account }) => account.startsWith('distributor:')),
    ({ amount }) => Number(amount),
  )
  expect(
    sum(listed, ({ open_amount }) => open_amount),
    `open amounts of ${id}`,
  ).toBe(owed)
  for (const { invoice_number: number, total, lines, vat } of documents) {
    expect(
      sum(lines, ({ amount }) => amount),
      `lines of ${number}`,
    ).toBe(total)
    expect(
      sum(vat, ({ gross }) => gross),
      `VAT lines of ${number}`,
    ).toBe(total)
    expect(
      lines.every(({ quantity, amount }) => quantity > 0 && amount !== 0),
      `quantities of ${number}`,
    ).toBe(true)
  }
  if (documents.length === 0) return
  expect(order.invoices).toEqual(documents.map(({ invoice_number }) => invoice_number))
  const sign = ({ kind }: Document) => (kind === 'invoice' ? 1 : -1)
  expect(
    sum(documents, (one) => sign(one) * one.total),
    `documents of ${id}`,
  ).toBe(order.amount - order.refunded)
  const documented = documents.flatMap((one) =>
    one.vat.map((line) => ({ ...line, gross: sign(one) * line.gross, vat: sign(one) * line.vat })),
  )
  for (const name of ['gross', 'vat'] as const)
    expect(
      sums(documented, byRate, (line) => line[name]),
      `${name} of the documents of ${id}`,
    ).toEqual(sums(order.vat, byRate, (line) => line[name]))
}

interface Line {
  account?: string
  currency: string
  amount: number
}

/** The lines of a statement, as JSON, as a file, and as a file for spreadsheets: they must be the same. */
async function linesOf(kit: Kit, path: string): Promise<Line[]> {
  const { finance } = kit.as
  const query = `${path}?from=2000-01-01&page_size=1000&sorting=-at`
  const lines: Line[] = []
  for (let page = 1; ; page++) {
    const answer = await finance.get<{ lines: Line[]; pagination: { next_page: string | null } }>(`${query}&page=${page}`)
    expect(answer.status, answer.text).toBe(200)
    lines.push(...answer.body.lines)
    if (answer.body.pagination.next_page === null) break
  }
  const file = async (more: string): Promise<Record<string, string>[]> =>
    parse((await finance.get<string>(`${path}?from=2000-01-01&sorting=-at${more}`, { accept: 'text/csv' })).text, {
      columns: true,
      bom: true,
    })
  expect((await file('')).map((row) => [row.currency, Number(row.amount)])).toEqual(lines.map(({ currency, amount }) => [currency, amount]))
  expect((await file('&csv_style=sheet')).map((row) => [row.Currency, parseMinor(String(row.Amount), String(row.Currency))])).toEqual(
    lines.map(({ currency, amount }) => [currency, amount]),
  )
  return lines
}

type Figures = { currency: string; closing: number } & Record<string, number>

/** What a distributor owes and has deposited: the ledger, its statement, its open invoices, and the list of receivables. */
export async function expectDistributorAgrees(kit: Kit, id: string): Promise<void> {
  const { finance } = kit.as
  const path = `/v1/distributors/${id}/statement`
  const { balances } = (await finance.get<{ balances: (Figures & { account: string })[] }>(`${path}?from=2000-01-01`)).body
  const lines = await linesOf(kit, path)
  const names = { invoice: ['distributor', 1], card: ['collecting', 1], prepaid: ['prepaid', -1] } as const
  for (const [name, [prefix, sign]] of Object.entries(names)) {
    const posted = Object.fromEntries(
      Object.entries(await account(kit, `${prefix}:${id}`)).map(([currency, amount]) => [currency, sign * amount]),
    )
    const of = (one: { account?: string }) => one.account === name
    expect(
      sums(
        lines.filter(of),
        (line) => line.currency,
        (line) => line.amount,
      ),
      `lines of ${name}`,
    ).toEqual(posted)
    expect(
      byCurrency(balances.filter(of), (one) => one.closing),
      `closing balance of ${name}`,
    ).toEqual(posted)
  }
  type Receivable = Record<'owed' | 'overdue' | 'not_due' | 'prepaid', number> & { currency: string }
  const { receivables } = (await finance.get<{ receivables: Receivable[] }>(`/v1/receivables?distributor_id=${id}`)).body
  const owed = await account(kit, `distributor:${id}`)
  expect(byCurrency(receivables, (one) => one.owed)).toEqual(owed)
  expect(byCurrency(receivables, (one) => one.overdue + one.not_due)).toEqual(owed)
  const open = (await finance.get<{ invoices: Listed[] }>(`/v1/invoices?distributor_id=${id}&is_open=true&page_size=1000`)).body.invoices
  expect(byCurrency(open, (one) => one.open_amount)).toEqual(owed)
}

/** What a supplier is owed: the ledger, its statement, the payouts that wait, and the list of payables. */
export async function expectSupplierAgrees(kit: Kit, id: string): Promise<void> {
  const { finance } = kit.as
  const path = `/v1/suppliers/${id}/statement`
  const { balances } = (await finance.get<{ balances: Figures[] }>(`${path}?from=2000-01-01`)).body
  const lines = await linesOf(kit, path)
  const owed = Object.fromEntries(Object.entries(await account(kit, `supplier:${id}`)).map(([currency, amount]) => [currency, -amount]))
  expect(
    sums(
      lines,
      (line) => line.currency,
      (line) => line.amount,
    ),
  ).toEqual(owed)
  for (const { opening = 0, sold = 0, cancelled = 0, changed = 0, paid = 0, closing } of balances)
    expect(opening + sold + cancelled + changed + paid).toBe(closing)
  expect(byCurrency(balances, (one) => one.closing)).toEqual(owed)
  const { payables } = (await finance.get<{ payables: { currency: string; owed: number }[] }>(`/v1/payables?supplier_id=${id}`)).body
  expect(byCurrency(payables, (one) => one.owed)).toEqual(owed)
  const { payouts } = (await finance.get<{ payouts: Line[] }>(`/v1/payouts/waiting?supplier_id=${id}&page_size=1000`)).body
  expect(byCurrency(payouts, (one) => one.amount)).toEqual(owed)
}

interface Payout {
  purchaseorder_id: string
  document_number: string
  currency: string
  amount: number
}

/** The documents of the newest payouts to a supplier: lines, VAT and total are what was paid. */
export async function expectPayoutsAgree(kit: Kit, id: string): Promise<number> {
  const { payouts } = (await kit.as.finance.get<{ payouts: Payout[] }>(`/v1/payouts?supplier_id=${id}&page_size=50`)).body
  for (const { purchaseorder_id, document_number: number, currency, amount } of payouts) {
    const answer = await fetch(`${kit.url}/v1/sales/${purchaseorder_id}/invoice/${number}`, {
      headers: { 'x-api-key': kit.accounts.finance.api_key },
    })
    expect(answer.status, number).toBe(200)
    const text = textOfPdf(Buffer.from(await answer.arrayBuffer())).replace(/\s+/g, ' ')
    const minor = (shown: string | undefined) => parseMinor(String(shown).replaceAll(',', ''), currency)
    const lines = [...text.matchAll(/ sale \S+ (\d+) \S+ % (-?[\d,.]+)/g)].map(([, quantity, shown]) => ({ quantity, shown: minor(shown) }))
    expect(lines.length, text).toBeGreaterThan(0)
    expect(minor(/ed with VAT (-?[\d,.]+)|Total with VAT (-?[\d,.]+)/.exec(text)?.slice(1).find(Boolean)), text).toBe(Math.abs(amount))
    expect(
      sum(lines, ({ shown }) => Number(shown)),
      text,
    ).toBe(Math.abs(amount))
    expect(
      lines.every(({ quantity, shown }) => Number(quantity) > 0 && shown !== 0),
      text,
    ).toBe(true)
  }
  return payouts.length
}
