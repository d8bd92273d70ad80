/** A signal that ends with another one or after a time. */
export interface Deadline {
  signal: AbortSignal
  /** Must be called when the work is done, whether the time has passed or not. */
  clear(): void
}

/**
 * Used instead of `AbortSignal.any` with `AbortSignal.timeout`: Node may collect the time-out as garbage before it ends, and then the signal
 * never does (nodejs/node issue 57736).
 */
export function deadline(signal: AbortSignal, millis: number): Deadline {
  const abort = new AbortController()
  const end = (): void => abort.abort()
  const timer = setTimeout(end, millis)
  signal.addEventListener('abort', end)
  if (signal.aborted) end()
  return {
    signal: abort.signal,
    clear() {
      clearTimeout(timer)
      signal.removeEventListener('abort', end)
    },
  }
}
