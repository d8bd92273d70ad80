type Fetch = (request: Request) => Promise<Response>

/** As long as somebody tries again; later the same words are meant as another request. */
const patience = 10 * 60_000
/** They decide nothing about what an earlier attempt has done. */
const undecided = [401, 409, 429]
/** The second click of a double click comes before the button shows that it was pressed. */
const doubleClick = 500
/** Of one attempt. A request that ends earlier without an answer because it was aborted is not wanted any more. */
export const timeLimit = 30_000

/**
 * Of a write without an answer nobody knows whether it was done. If the user makes the same request again, it is sent with the key of the
 * first one, so that the service does it once. `onRepeated`: it was done before, and its answer was lost. A double click is one request.
 */
export function repeating(fetch: Fetch, onRepeated: () => void, now = Date.now): Fetch {
  const lost = new Map<string, { key: string; at: number }>()
  let last: { said: string; answer: Promise<Response>; at: number } | undefined
  async function send(request: Request, said: string): Promise<Response> {
    const key = request.headers.get('idempotency-key')
    // What can be repeated without harm keeps its own key.
    if (request.method !== 'POST' || key === null) return fetch(request)
    for (const [one, { at }] of lost) if (now() - at > patience) lost.delete(one)
    const sent = lost.get(said)?.key ?? key
    request.headers.set('idempotency-key', sent)
    const keep = () => lost.set(said, { key: sent, at: now() })
    const began = now()
    const response = await fetch(request).catch((error: unknown) => {
      if (!request.signal.aborted || now() - began > timeLimit - 1_000) keep()
      throw error
    })
    if (response.status >= 500) keep()
    else if (!undecided.includes(response.status)) lost.delete(said)
    if (sent !== key && response.headers.get('idempotent-replayed') === 'true') onRepeated()
    return response
  }
  return async (request) => {
    const said = await textOf(request)
    if (said === null) return fetch(request)
    // Only right after the same request: of a switch that is turned on, off and on again, the third request is sent too.
    if (last?.said === said && now() - last.at < doubleClick) return (await last.answer).clone()
    const own = { said, answer: send(request, said), at: now() }
    last = own
    try {
      return (await own.answer).clone()
    } finally {
      if (last === own) last = undefined
    }
  }
}

/** What the service compares, and the version that a change is based on; null for reads and files. */
async function textOf(request: Request): Promise<string | null> {
  const { method, url, headers } = request
  const type = headers.get('content-type')
  if (method === 'GET' || (type !== null && !type.startsWith('application/json'))) return null
  return [method, url, headers.get('if-match') ?? '', await request.clone().text()].join('\n')
}
