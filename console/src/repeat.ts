type Fetch = (request: Request) => Promise<Response>

/** As long as somebody tries again; later the same words are meant as another request. */
const patience = 10 * 60_000
/** They decide nothing about what an earlier attempt has done. */
const undecided = [401, 409, 429]
/** Of one attempt. A request that ends earlier without an answer because it was aborted is not wanted any more. */
export const timeLimit = 30_000

/**
 * Of a write without an answer nobody knows whether it was done. If the user makes the same request again, it is sent with the key of the
 * first one, so that the service does it once. `onRepeated`: it was done before, and its answer was lost.
 */
export function repeating(fetch: Fetch, onRepeated: () => void, now = Date.now): Fetch {
  const lost = new Map<string, { key: string; at: number }>()
  return async (request) => {
    const key = request.headers.get('idempotency-key')
    const said = key === null ? null : await textOf(request)
    if (key === null || said === null) return fetch(request)
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
}

/** What the service compares; null for what can be repeated without harm, and for files. */
async function textOf(request: Request): Promise<string | null> {
  const type = request.headers.get('content-type')
  if (request.method !== 'POST' || (type !== null && !type.startsWith('application/json'))) return null
  return `${request.url}\n${await request.clone().text()}`
}
