export const factor = Math.max(1, Number(process.env.PROPERTY_RUNS ?? 1))
const seed = process.env.PROPERTY_SEED ? { seed: Number(process.env.PROPERTY_SEED) } : {}

/**
 * How often a property is tried. `PROPERTY_RUNS=50` makes it fifty times as often, to find what fails once in many thousand times.
 * `PROPERTY_SEED` is the seed that a failure printed: the same examples are tried again.
 */
export const runs = (count: number): { numRuns: number; seed?: number } => ({ numRuns: count * factor, ...seed })
