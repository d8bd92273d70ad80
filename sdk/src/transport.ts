import { retryAfter, ServiceUnreachable } from './problem.js'

export type Fetch = (request: Request) => Promise<Response>

/** Statuses after which a retry can help: after a 500 nothing was changed; 502 and 504 report a broken connection behind a proxy. */
const NOT_NOW = new Set([429, 500, 502, 503, 504])
const IDEMPOTENT = new Set(['GET', 'HEAD', 'OPTIONS', 'PUT', 'DELETE'])
const FIRST_WAIT = 250
/** The largest value of timers; longer means no limit. */
const MOST_TIMEOUT = 2 ** 31
const LONGEST_BACKOFF = 8_000
/** If the service asks for a longer wait than this, the caller decides: see `ApiProblem.retryAfter`. */
const LONGEST_WAIT = 30_000

/** Chromium gives their answers an empty body, with which no `Response` can be made. */
const WITHOUT_BODY = new Set([204, 205, 304])
/** Streams of events send something every 15 seconds. */
const SHORTEST_SILENCE = 30_000

export interface Patience {
  retries: number
  /** of one attempt, in milliseconds */
  timeout: number
}

/** Adds a key to every writing request, so that a retry after a lost answer has no second effect and returns the first answer. */
export function withIdempotencyKey(request: Request): Request {
  const writes = request.method !== 'GET' && request.method !== 'HEAD' && request.method !== 'OPTIONS'
  if (writes && !request.headers.has('idempotency-key')) request.headers.set('idempotency-key', crypto.randomUUID())
  return request
}

/** Sends the request, and retries if that is safe and can help; resolves with the last answer of any status. */
export async function send(fetch: Fetch, request: Request, { retries, timeout }: Patience): Promise<Response> {
  const repeatable = IDEMPOTENT.has(request.method) || request.headers.has('idempotency-key')
  for (let attempt = 0; ; attempt++) {
    const last = !repeatable || attempt >= retries
    const outcome = await attemptOnce(fetch, request, timeout)
    if (last || !(await worthAnother(outcome))) return settle(outcome)
    const wait = patience(outcome, attempt)
    if (wait > LONGEST_WAIT) return settle(outcome)
    if (outcome instanceof Response) await outcome.body?.cancel()
    await sleep(wait, request.signal)
  }
}

type Outcome = Response | ServiceUnreachable

/** The body can be read once, so each attempt sends a copy. */
async function attemptOnce(fetch: Fetch, request: Request, timeout: number): Promise<Outcome> {
  const { signal, within } = limiting(request)
  const answer = fetch(new Request(request.clone(), { signal })).then((response) => readable(response, within, timeout))
  try {
    return await within(timeout, answer)
  } catch (error) {
    if (error instanceof ServiceUnreachable) return error
    throw error
  }
}

/** Waits for the work, and aborts the request if it takes longer. Throws `ServiceUnreachable` then, and if the connection breaks. */
type Within = <T>(millis: number, work: Promise<T>) => Promise<T>

/**
 * It does not rely on the abort alone. Node may collect the signals between a request and its `fetch` as garbage, and then an abort has no effect.
 */
function limiting(request: Request): { signal: AbortSignal; within: Within } {
  const limit = new AbortController()
  const { signal } = limit
  let stop = (): void => {}
  const follow = (): void => limit.abort(request.signal.reason)
  request.signal.addEventListener('abort', follow)
  signal.addEventListener('abort', () => stop())
  if (request.signal.aborted) follow()
  const within: Within = async (millis, work) => {
    const timer = millis > 0 && millis < MOST_TIMEOUT ? setTimeout(() => limit.abort(), millis) : undefined
    const end = new Promise<never>((_resolve, reject) => {
      stop = () => reject(signal.reason)
    })
    if (signal.aborted) stop()
    try {
      return await Promise.race([work, end])
    } catch (error) {
      if (request.signal.aborted) throw error
      throw new ServiceUnreachable(request, error, signal.aborted ? millis : undefined)
    } finally {
      clearTimeout(timer)
    }
  }
  return { signal, within }
}

/** JSON is read to its end here, so that an answer that breaks or stalls counts as lost. Of files and streams, each part has the time limit. */
async function readable(response: Response, within: Within, timeout: number): Promise<Response> {
  const { body, status, statusText, headers } = response
  if (body === null || WITHOUT_BODY.has(status)) return response
  const type = headers.get('content-type') ?? ''
  if (/^application\/(problem\+)?json\b/i.test(type)) return new Response(await response.arrayBuffer(), { status, statusText, headers })
  const isStream = /^text\/event-stream\b/i.test(type)
  const limit = isStream && timeout > 0 ? Math.max(timeout, SHORTEST_SILENCE) : timeout
  return new Response(
    partByPart(body.getReader(), (part) => within(limit, part)),
    { status, statusText, headers },
  )
}

/** The time that the reader takes between two parts does not count. */
function partByPart(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  inTime: <T>(part: Promise<T>) => Promise<T>,
): ReadableStream<Uint8Array> {
  return new ReadableStream(
    {
      async pull(controller) {
        const { done, value } = await inTime(reader.read())
        if (done) controller.close()
        else controller.enqueue(value)
      },
      cancel: (reason) => reader.cancel(reason),
    },
    { highWaterMark: 0 },
  )
}

function settle(outcome: Outcome): Response {
  if (outcome instanceof Response) return outcome
  throw outcome
}

async function worthAnother(outcome: Outcome): Promise<boolean> {
  if (!(outcome instanceof Response)) return true
  if (outcome.status === 409) return await stillRunning(outcome)
  return NOT_NOW.has(outcome.status)
}

/** The earlier attempt lost its answer but still runs: its result is the answer for this key. */
async function stillRunning(response: Response): Promise<boolean> {
  const problem: unknown = await response
    .clone()
    .json()
    .catch(() => null)
  return typeof problem === 'object' && problem !== null && 'code' in problem && problem.code === 'idempotency_in_flight'
}

/** Random within the upper half, so that clients that were refused together do not retry together. */
function patience(outcome: Outcome, attempt: number): number {
  const backoff = Math.min(LONGEST_BACKOFF, FIRST_WAIT * 2 ** attempt)
  const jittered = backoff / 2 + (Math.random() * backoff) / 2
  const asked = outcome instanceof Response ? retryAfter(outcome.headers) : null
  return asked === null ? jittered : asked * 1000 + Math.random() * FIRST_WAIT
}

/** Ends early, with the reason of the signal, if it is aborted. */
export function sleep(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer)
      reject(signal.reason)
    }
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop)
      resolve()
    }, ms)
    if (signal.aborted) stop()
    else signal.addEventListener('abort', stop, { once: true })
  })
}
