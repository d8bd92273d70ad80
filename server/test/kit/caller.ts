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
  send<T = Record<string, unknown>>(
    method: string,
    path: string,
    options?: { body?: string | Uint8Array | FormData; headers?: Record<string, string> },
  ): Promise<Answer<T>>
}

/** Calls the service over HTTP, as anybody else would. A path is relative to the service; an absolute URL is taken as it is. */
export function caller(url: string, credentials: Record<string, string>): Caller {
  async function send<T>(
    method: string,
    path: string,
    options: { body?: string | Uint8Array | FormData; headers?: Record<string, string> } = {},
  ): Promise<Answer<T>> {
    const response = await fetch(path.startsWith('http') ? path : url + path, {
      method,
      headers: { ...credentials, ...options.headers },
      ...(options.body === undefined ? {} : { body: options.body as string }),
      redirect: 'manual',
    })
    const bytes = Buffer.from(await response.arrayBuffer())
    const text = new TextDecoder().decode(bytes)
    const isJson = (response.headers.get('content-type') ?? '').includes('json')
    return { status: response.status, headers: response.headers, text, bytes, body: (isJson ? JSON.parse(text) : text) as T }
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
