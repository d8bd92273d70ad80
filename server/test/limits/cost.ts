/** CPU time of this process, in milliseconds: unlike time on a clock it does not grow while others use the machine. */
const spent = (): number => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/** What a call costs at its cheapest: the collector of garbage and the compiler come and go. */
export async function cheapest(work: () => unknown, runs = 3): Promise<number> {
  let least = Number.POSITIVE_INFINITY
  for (let run = 0; run < runs; run++) {
    const before = spent()
    await work()
    least = Math.min(least, spent() - before)
    // What takes this long is not cheap, however often it is tried.
    if (least > 2_000) break
  }
  return least
}

/** Below this the clock of the processor says nothing. */
const floor = 2

export interface Growth {
  small: number
  large: number
  /** how many times as much the eightfold input costs, per byte */
  perByte: number
}

/** Leaves room for a busy machine; a quadratic cost is 8. */
export const flat = 3

/**
 * Feeds an input and one eight times as long: what is linear costs about eight times as much, what is quadratic sixty-four times. A result
 * that is not flat is measured again, because other work of the process counts too; a quadratic cost stays one.
 */
export async function growth(size: number, work: (size: number) => unknown): Promise<Growth> {
  await work(size)
  let best: Growth | undefined
  for (let attempt = 0; attempt < 4 && (best?.perByte ?? flat) >= flat; attempt++) {
    const small = Math.max(floor, await cheapest(() => work(size)))
    const large = Math.max(floor, await cheapest(() => work(size * 8)))
    const perByte = large / small / 8
    if (perByte < (best?.perByte ?? Number.POSITIVE_INFINITY)) best = { small, large, perByte }
  }
  return best as Growth
}
