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
