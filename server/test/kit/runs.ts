export const factor = Math.max(1, Number(process.env.PROPERTY_RUNS ?? 1))

/** How often a property is tried. `PROPERTY_RUNS=50` makes it fifty times as often, to find what fails once in many thousand times. */
export const runs = (count: number): { numRuns: number } => ({ numRuns: count * factor })
