import type { ListRequest } from './list.js'

/**
 * The sums of a list of amounts, per currency. If the page has all entries, they are added up here instead of being read again. A file has
 * no totals.
 */
export async function totalsOf<Total extends { currency: string }>(
  request: ListRequest,
  rows: readonly Total[],
  size: number,
  read: () => Promise<Total[]>,
): Promise<Total[]> {
  if (request.walk) return []
  if (request.page !== 1 || size > rows.length) return read()
  const totals = new Map<string, Total>()
  for (const row of rows) {
    const figures = Object.entries<unknown>(row).filter((one): one is [string, number] => typeof one[1] === 'number')
    const sum = (totals.get(row.currency) ?? { currency: row.currency }) as Record<string, unknown>
    for (const [name, value] of figures) sum[name] = ((sum[name] as number | undefined) ?? 0) + value
    totals.set(row.currency, sum as Total)
  }
  return [...totals.values()].sort((a, b) => (a.currency < b.currency ? -1 : 1))
}
