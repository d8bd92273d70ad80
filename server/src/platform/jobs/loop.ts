/** Work that is looked for rather than sent: every so often, never two at once, and a stop waits for the one under way. */
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
