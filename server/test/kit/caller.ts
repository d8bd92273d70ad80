import { Agent, request } from 'undici'
import { expectDocumented } from './documented.js'

export interface Answer<T = Record<string, unknown>> {
  status: number
  headers: Headers
  body: T
  text: string
  bytes: Buffer
}

export interface Caller {
  get<T = Record<string, unknown>>(path: string, headers?: Record<string, string>): Promise<Answer<T>>
  post<T = Record<string, unknown>>(path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer<T>>
  put<T = Record<string, unknown>>(path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer<T>>
  patch<T = Record<string, unknown>>(path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer<T>>
  delete<T = Record<string, unknown>>(path: string, headers?: Record<string, string>): Promise<Answer<T>>
  send<T = Record<string, unknown>>(method: string, path: string, options?: Sent): Promise<Answer<T>>
}

interface Sent {
  body?: string | Uint8Array | FormData
  headers?: Record<string, string>
}

const agent = new Agent()
/** As fetch sends them, without compression, which costs CPU time. */
const usual = { accept: '*/*', 'accept-language': '*', 'user-agent': 'node' }

/** One request and its complete answer. fetch is used for forms and compressed answers only, because it takes three times as long. */
async function exchange(method: string, url: string, { body, headers = {} }: Sent): Promise<Pick<Answer, 'status' | 'headers' | 'bytes'>> {
  const given = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]))
  if (body instanceof FormData || 'accept-encoding' in given) {
    const response = await fetch(url, { method, headers, ...(body === undefined ? {} : { body: body as string }), redirect: 'manual' })
    return { status: response.status, headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) }
  }
  const text = typeof body === 'string' ? { 'content-type': 'text/plain;charset=UTF-8' } : {}
  const answer = await request(url, {
    method: method as 'GET',
    headers: { ...usual, ...text, ...given },
    body: body ?? null,
    dispatcher: agent,
  })
  const received = Object.entries(answer.headers).flatMap(([name, value = []]) =>
    [value].flat().map((one): [string, string] => [name, one]),
  )
  return { status: answer.statusCode, headers: new Headers(received), bytes: Buffer.from(await answer.body.arrayBuffer()) }
}

/** Calls the service over HTTP. A path is relative to the service; an absolute URL is used as it is. */
export function caller(url: string, credentials: Record<string, string>): Caller {
  async function send<T>(method: string, path: string, options: Sent = {}): Promise<Answer<T>> {
    const { status, headers, bytes } = await exchange(method, path.startsWith('http') ? path : url + path, {
      ...options,
      headers: { ...credentials, ...options.headers },
    })
    const text = new TextDecoder().decode(bytes)
    const isJson = (headers.get('content-type') ?? '').includes('json')
    const body = (isJson ? JSON.parse(text) : text) as T
    expectDocumented(method, path, status, (body as { code?: unknown } | null)?.code)
    return { status, headers, text, bytes, body }
  }
  const withBody =
    (method: string) =>
    <T>(path: string, body: unknown = {}, headers: Record<string, string> = {}) =>
      send<T>(method, path, { body: JSON.stringify(body), headers: { 'content-type': 'application/json', ...headers } })
  return {
    get: (path, headers = {}) => send('GET', path, { headers }),
    delete: (path, headers = {}) => send('DELETE', path, { headers }),
    post: withBody('POST'),
    put: withBody('PUT'),
    patch: withBody('PATCH'),
    send,
  }
}
