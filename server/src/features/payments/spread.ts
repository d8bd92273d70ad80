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
  let passed = 0
  let given = 0
  return weights.map((weight) => {
    passed += weight
    const until = Number((BigInt(total) * BigInt(passed)) / BigInt(sum))
    const share = until - given
    given = until
    return share
  })
}
