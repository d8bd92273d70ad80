import type { Fraction } from '../../lib/money.js'

/**
 * Whole units for exact parts, by largest remainder: each part gets its whole units, and what is left of `total` goes to those that lack
 * least for one more, the earlier of equals first. `total` is the sum of the parts rounded, up or down: so no part is more than one unit
 * off, and one that is whole stays as it is.
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
 * Splits an amount by weights without a rest: each share is within one unit of its exact part, a weight of zero gets nothing, and when
 * the whole is not more than the weights together no share is more than its weight. Weights that are all zero count alike.
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
