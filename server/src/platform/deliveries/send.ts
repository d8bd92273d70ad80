import { type Dispatcher, request } from 'undici'
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
  /** aborts the attempt when the worker stops */
  stop: AbortSignal
}

/** Sends one request. Never throws: every error is an outcome. A redirect counts as any other answer that is not 2xx. */
export async function send(agent: Dispatcher, { url, headers, body, timeoutMillis, at, stop }: Sending): Promise<Outcome> {
  const controller = new AbortController()
  const timer = setTimeout(() => controller.abort('timeout'), timeoutMillis)
  const interrupt = () => controller.abort('stop')
  stop.addEventListener('abort', interrupt)
  try {
    const answer = await request(url, {
      method: 'POST',
      headers,
      body,
      dispatcher: agent,
      signal: controller.signal,
      headersTimeout: timeoutMillis,
      bodyTimeout: readMillis,
    })
    const status = answer.statusCode
    const retryAfter = retryAfterMillis([answer.headers['retry-after'] ?? []].flat()[0], at)
    const response = await snippet(answer.body, Number([answer.headers['content-length'] ?? []].flat()[0]))
    return { outcome: status >= 200 && status < 300 ? 'delivered' : 'refused', status, response, retryAfter }
  } catch (error) {
    return failure(error, controller.signal, timeoutMillis)
  } finally {
    clearTimeout(timer)
    stop.removeEventListener('abort', interrupt)
  }
}

/** The beginning of the answer, for the log. A short answer is read to its end, so that the connection can be reused. */
async function snippet(body: Dispatcher.ResponseData['body'], length: number): Promise<string> {
  const chunks: Buffer[] = []
  let size = 0
  const timer = setTimeout(() => body.destroy(), readMillis)
  try {
    // Faster, if the content length is known to be small.
    if (length <= snippetLength) return printable(await body.text())
    for await (const chunk of body) {
      if (size < snippetLength) chunks.push(chunk as Buffer)
      size += (chunk as Buffer).length
      if (size > readAtMost) break
    }
  } catch {
    // The status alone decides the outcome.
  } finally {
    clearTimeout(timer)
  }
  return printable(Buffer.concat(chunks).toString('utf8')).slice(0, snippetLength)
}

/** PostgreSQL text cannot store NUL; other control characters are not useful. */
const printable = (text: string): string => text.replace(/[\p{Cc}\p{Cs}]+/gu, ' ').trim()

function failure(error: unknown, { aborted, reason }: AbortSignal, timeoutMillis: number): Outcome {
  if (aborted && reason === 'stop')
    return { outcome: 'interrupted', status: null, response: 'The worker was stopped; another one tries again.' }
  if (aborted) return { outcome: 'timeout', status: null, response: `No answer within ${timeoutMillis / 1000} seconds.` }
  const { code, message } = error as NodeJS.ErrnoException
  if (code === 'UND_ERR_HEADERS_TIMEOUT')
    return { outcome: 'timeout', status: null, response: `No answer within ${timeoutMillis / 1000} seconds.` }
  if (error instanceof ForbiddenTarget) return { outcome: 'forbidden', status: null, response: message }
  return { outcome: 'unreachable', status: null, response: printable([code, message].filter(Boolean).join(': ')).slice(0, snippetLength) }
}
