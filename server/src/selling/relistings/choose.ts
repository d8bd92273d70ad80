/** An admission on sale. `purchaseorder_id` is set if it is on sale again in the purchase of an earlier buyer. */
interface Offered {
  purchaseorder_id: string | null
}

/**
 * Chooses the admissions a buyer gets. Those of earlier purchases come first. If possible, all come from one purchase, so that an
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
