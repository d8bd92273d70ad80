/** An admission on sale, and the purchase that still pays for it when an earlier buyer left. */
interface Offered {
  purchaseorder_id: string | null
}

/**
 * Which of the admissions on sale a buyer gets. What is paid for already goes first; and all from one purchase if that is possible, so that an
 * order has one source.
 */
export function choose<T extends Offered>(listed: readonly T[], quantity: number): T[] {
  const sources = new Map<string | null, T[]>()
  for (const one of listed) sources.set(one.purchaseorder_id, [...(sources.get(one.purchaseorder_id) ?? []), one])
  const fresh = sources.get(null) ?? []
  sources.delete(null)
  const paid = [...sources.values()]
  const whole = paid.find((source) => source.length >= quantity)
  return (whole ?? [...paid.flat(), ...fresh]).slice(0, quantity)
}
