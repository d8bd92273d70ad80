/** CPU time of this process, in milliseconds: it does not grow while other processes use the machine. */
const spent = (): number => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/** The lowest cost of several calls, because garbage collection and compilation add to some. */
export async function cheapest(work: () => unknown, runs = 3): Promise<number> {
  let least = Number.POSITIVE_INFINITY
  for (let run = 0; run < runs; run++) {
    const before = spent()
    await work()
    least = Math.min(least, spent() - before)
    // A call that takes this long is not repeated.
    if (least > 2_000) break
  }
  return least
}

/** Below this the CPU time is not precise. */
const floor = 2

export interface Growth {
  small: number
  large: number
  /** how many times as much an input of eightfold length costs, per byte */
  perByte: number
}

/** Leaves room for a busy machine; a quadratic cost is 8. */
export const flat = 3

/**
 * Measures an input and one eight times as long: a linear cost is about eight times as high, a quadratic one sixty-four times. The short input
 * is measured three times, because a cost that is too high there would hide growth. The long one is measured once: if the result is above the
 * limit, both are measured again, because other work of the process counts too; a quadratic cost stays above it.
 */
export async function growth(size: number, work: (size: number) => unknown): Promise<Growth> {
  await work(size)
  let best: Growth | undefined
  for (let attempt = 0; attempt < 6 && (best?.perByte ?? flat) >= flat; attempt++) {
    const small = Math.max(floor, await cheapest(() => work(size)))
    const large = Math.max(floor, await cheapest(() => work(size * 8), 1))
    const perByte = large / small / 8
    if (perByte < (best?.perByte ?? Number.POSITIVE_INFINITY)) best = { small, large, perByte }
  }
  return best as Growth
}
