import type { Dispatcher } from 'undici'
import { ForbiddenTarget } from './agent.js'
import { type Outcome, retryAfterMillis } from './retry.js'

const snippetLength = 1_000
const readAtMost = 65_536
const readMillis = 2_000

export interface Sending {
  url: string
  headers: Record<string, string>
  body: string
  timeoutMillis: number
  at: Date
  /** has a function for every attempt in progress, which interrupts it when the worker stops */
  interrupts: Set<() => void>
}

/** Ends a request whose result is known. */
class Over extends Error {}

/**
 * Sends one request. Never throws: every error is an outcome. A redirect counts as any other answer that is not 2xx. The dispatcher is used
 * directly: with an abort signal and the answer as a stream, a request took 275 instead of 160 µs of CPU.
 */
export function send(agent: Dispatcher, { url, headers, body, timeoutMillis, at, interrupts }: Sending): Promise<Outcome> {
  return new Promise((resolve) => {
    let controller: Dispatcher.DispatchController | undefined
    let isOver = false
    let answer: Omit<Outcome, 'response'> | undefined
    const chunks: Buffer[] = []
    let size = 0

    const finish = (outcome: Outcome): void => {
      if (isOver) return
      isOver = true
      clearTimeout(timer)
      interrupts.delete(interrupt)
      resolve(outcome)
    }
    /** Once there is a status, it alone decides the outcome. */
    const end = (otherwise: () => Outcome): void =>
      finish(answer ? { ...answer, response: printable(Buffer.concat(chunks).toString('utf8')).slice(0, snippetLength) } : otherwise())
    const giveUp = (otherwise: () => Outcome): void => {
      end(otherwise)
      controller?.abort(new Over())
    }
    const interrupt = (): void =>
      giveUp(() => ({ outcome: 'interrupted', status: null, response: 'The worker was stopped; another one tries again.' }))
    const timeout = (): Outcome => ({ outcome: 'timeout', status: null, response: `No answer within ${timeoutMillis / 1000} seconds.` })
    let timer = setTimeout(() => giveUp(timeout), timeoutMillis)
    interrupts.add(interrupt)

    const handler: Dispatcher.DispatchHandler = {
      onRequestStart(given) {
        controller = given
        // It waited for a connection until it was given up.
        if (isOver) given.abort(new Over())
      },
      onResponseStart(_controller, status, received) {
        // Not the answer yet, but something like 103 Early Hints.
        if (status < 200) return
        const retryAfter = retryAfterMillis([received['retry-after'] ?? []].flat()[0], at)
        answer = { outcome: status < 300 ? 'delivered' : 'refused', status, retryAfter }
        clearTimeout(timer)
        timer = setTimeout(() => giveUp(timeout), readMillis)
      },
      // A short answer is read to its end, so that the connection can be used again.
      onResponseData(_controller, chunk) {
        if (size < snippetLength) chunks.push(chunk)
        size += chunk.length
        if (size > readAtMost) giveUp(timeout)
      },
      onResponseEnd: () => end(timeout),
      onResponseError: (_controller, error) =>
        end(() => ((error as NodeJS.ErrnoException).code === 'UND_ERR_HEADERS_TIMEOUT' ? timeout() : failure(error))),
    }
    try {
      const { origin, pathname, search } = new URL(url)
      const path = `${pathname}${search}`
      agent.dispatch({ origin, path, method: 'POST', headers, body, headersTimeout: timeoutMillis, bodyTimeout: readMillis }, handler)
    } catch (error) {
      finish(failure(error as Error))
    }
  })
}

/** PostgreSQL text cannot store NUL; other control characters are not useful. */
const printable = (text: string): string => (text === '' ? '' : text.replace(/[\p{Cc}\p{Cs}]+/gu, ' ').trim())

function failure(error: Error): Outcome {
  const { code, message } = error as NodeJS.ErrnoException
  if (error instanceof ForbiddenTarget) return { outcome: 'forbidden', status: null, response: message }
  return { outcome: 'unreachable', status: null, response: printable([code, message].filter(Boolean).join(': ')).slice(0, snippetLength) }
}
