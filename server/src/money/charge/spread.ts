import type { Fraction } from '../../lib/money.js'

/**
 * Distributes `total` over exact parts by the largest remainder method: each part gets its integer part, and the remaining units go to the
 * parts with the largest remainders, the earlier ones first. `total` must be the rounded sum of the parts. No part is then off by more than
 * one unit, and integer parts do not change.
 */
export function apportion(total: number, parts: readonly Fraction[]): number[] {
  const under = [...new Set(parts.map((part) => part.under))].reduce((product, each) => product * each, 1n)
  const wholes: number[] = []
  const rests: bigint[] = []
  let given = 0
  for (const part of parts) {
    const over = part.over * (under / part.under)
    const whole = Number(over / under)
    wholes.push(whole)
    rests.push(over % under)
    given += whole
  }
  const rest = (place: number) => rests[place] ?? 0n
  const order = rests.map((_rest, place) => place).sort((a, b) => (rest(a) === rest(b) ? a - b : rest(a) > rest(b) ? -1 : 1))
  for (const place of order.slice(0, Math.max(0, total - given))) wholes[place] = (wholes[place] ?? 0) + 1
  return wholes
}

/**
 * Splits an amount by weights without a remainder. Each share differs from its exact value by less than one unit. A weight of zero gets
 * nothing. If the total does not exceed the sum of the weights, no share exceeds its weight. If all weights are zero, the amount is split
 * equally.
 */
export function spread(total: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((all, weight) => all + weight, 0)
  if (sum === 0)
    return total === 0
      ? weights.map(() => 0)
      : spread(
          total,
          weights.map(() => 1),
        )
  const under = BigInt(sum)
  return apportion(
    total,
    weights.map((weight) => ({ over: BigInt(total) * BigInt(weight), under })),
  )
}
