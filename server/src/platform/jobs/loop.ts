/** Periodic work. Runs never overlap, and a stop waits for the current run. */
export interface Loop {
  stop(): Promise<void>
}

export function startLoop(everyMillis: number, run: () => Promise<unknown>, failed: (error: unknown) => void): Loop {
  let stopped = false
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> = Promise.resolve()
  const turn = (): void => {
    running = run()
      .then(() => {}, failed)
      .then(() => {
        if (!stopped) timer = setTimeout(turn, everyMillis)
      })
  }
  turn()
  return {
    async stop() {
      stopped = true
      clearTimeout(timer)
      await running
    },
  }
}

/** How often it is repeated that a loop fails for the same reason. */
const repeatedMillis = 60_000

/** While the database is away a loop fails all the time: once a minute is told, and at once if the reason changes. */
export function seldom(tell: (error: unknown) => void): (error: unknown) => void {
  let told = { message: '', at: Number.NEGATIVE_INFINITY }
  return (error) => {
    const { message } = error as Error
    if (message === told.message && performance.now() - told.at < repeatedMillis) return
    told = { message, at: performance.now() }
    tell(error)
  }
}
