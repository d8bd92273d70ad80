import type { paths } from './generated/schema.js'
import { ApiProblem, readProblem } from './problem.js'
import { type Fetch, type Patience, send } from './transport.js'

export type LoginResult = paths['/v1/login']['post']['responses'][200]['content']['application/json']

export interface Tokens {
  access_token: string
  /** Changes with each refresh, and using an old one ends the session. Store the newest: see `onLogin`. */
  refresh_token?: string | null | undefined
}

export interface SessionOptions {
  baseUrl: string
  fetch: Fetch
  /** of one attempt, in milliseconds */
  timeout: number
  username?: string | undefined
  password?: string | undefined
  tokens?: Tokens | undefined
  /** Browsers: the refresh token stays in an HttpOnly cookie that scripts cannot read. */
  cookie: boolean
  onLogin?: ((result: LoginResult) => void) | undefined
}

/** A login token that is renewed when it is refused. Concurrent requests share one renewal. */
export class Session {
  #access: string | undefined
  #refresh: string | undefined
  #renewal: Promise<LoginResult> | undefined
  /** Who has logged in here. In a browser the cookie may be that of somebody else, who has logged in in another tab since. */
  #client: string | undefined
  /** The administrator's token during an impersonation, which cannot be renewed and must not end silently. */
  #guise = false
  readonly #options: SessionOptions

  constructor(options: SessionOptions) {
    this.#options = options
    this.#access = options.tokens?.access_token
    this.#refresh = options.tokens?.refresh_token ?? undefined
  }

  /** Sends with the token; on a 401 renews it once and sends again. */
  async send(request: Request, patience: Patience): Promise<Response> {
    if (!this.#renewable()) return await send(this.#options.fetch, bearer(request, this.#access), patience)
    const token = this.#access ?? (await this.renew()).access_token
    const response = await send(this.#options.fetch, bearer(request, token), patience)
    if (response.status !== 401) return response
    await response.body?.cancel()
    // Another request may have renewed it meanwhile.
    const fresh = this.#access === token || this.#access === undefined ? (await this.renew()).access_token : this.#access
    return await send(this.#options.fetch, bearer(request, fresh), patience)
  }

  async login(username: string, password: string): Promise<LoginResult> {
    return this.#accept(await this.#post('/v1/login', { username, password }))
  }

  /** A new token by the refresh token, or by the password if there is no refresh token or it is refused. */
  renew(): Promise<LoginResult> {
    this.#renewal ??= this.#options.cookie ? oneTabAtATime(() => this.#obtain()) : this.#obtain()
    const renewal = this.#renewal
    return renewal.finally(() => {
      if (this.#renewal === renewal) this.#renewal = undefined
    })
  }

  /** From now on calls are made as that client, until the token expires; `unmask` ends it. */
  async impersonate(target_client_id: string): Promise<LoginResult> {
    const request = this.#request('PATCH', '/v1/login', { target_client_id })
    const response = await this.send(request, this.#once())
    if (!response.ok) throw await readProblem(response)
    const result = (await response.json()) as LoginResult
    this.#access = result.access_token
    this.#guise = true
    return result
  }

  /** The own session again; the impersonation is also ended at the service if it can be reached, otherwise it expires. */
  async unmask(): Promise<LoginResult> {
    if (this.#guise) await this.send(this.#request('DELETE', '/v1/login'), this.#once()).catch(() => null)
    this.#guise = false
    this.#access = undefined
    return await this.renew()
  }

  /** Ends the session at the service; it is no error if it has ended already. */
  async logout(): Promise<void> {
    const over = (error: unknown): null => {
      if (error instanceof ApiProblem && error.status === 401) return null
      throw error
    }
    // A logout during an impersonation ends the own session.
    if (this.#guise) await this.unmask().catch(over)
    const response = await this.send(this.#request('DELETE', '/v1/login'), this.#once()).catch(over)
    if (response !== null && !response.ok && response.status !== 401) throw await readProblem(response)
    this.#access = undefined
    this.#refresh = undefined
    this.#client = undefined
  }

  async #obtain(): Promise<LoginResult> {
    const { username, password, cookie } = this.#options
    const canLogin = username !== undefined && password !== undefined
    if (cookie || this.#refresh !== undefined || !canLogin) {
      try {
        const body = this.#refresh === undefined ? {} : { refresh_token: this.#refresh }
        const result = await this.#post('/v1/login/refresh', body)
        if (this.#client !== undefined && result.client_id !== this.#client) throw takenOver()
        return this.#accept(result)
      } catch (error) {
        if (!(error instanceof ApiProblem) || error.status !== 401) throw error
        this.#access = undefined
        this.#refresh = undefined
        if (!canLogin) throw error
      }
    }
    return await this.login(username as string, password as string)
  }

  #once(): Patience {
    return { retries: 0, timeout: this.#options.timeout }
  }

  #renewable(): boolean {
    if (this.#guise) return false
    return this.#options.cookie || this.#refresh !== undefined || this.#options.password !== undefined
  }

  #accept(result: LoginResult): LoginResult {
    this.#access = result.access_token
    this.#refresh = result.refresh_token ?? undefined
    this.#client = result.client_id
    this.#options.onLogin?.(result)
    return result
  }

  /** Never retried: a refresh token that was sent may be used even if no answer came. */
  async #post(path: string, body: Record<string, string>): Promise<LoginResult> {
    const response = await send(this.#options.fetch, this.#request('POST', path, body), this.#once())
    if (!response.ok) throw await readProblem(response)
    return (await response.json()) as LoginResult
  }

  #request(method: string, path: string, body?: Record<string, string>): Request {
    const headers = new Headers({ accept: 'application/json' })
    if (body) headers.set('content-type', 'application/json')
    if (this.#options.cookie) headers.set('x-session', 'cookie')
    return new Request(`${this.#options.baseUrl}${path}`, body ? { method, headers, body: JSON.stringify(body) } : { method, headers })
  }
}

/** Nothing is done in the name of another client than the one that logged in. */
const takenOver = (): ApiProblem =>
  new ApiProblem(new Response(null, { status: 401 }), {
    code: 'unauthenticated',
    title: 'Credentials needed',
    detail: 'Another client has logged in with this browser. Log in again.',
  })

function bearer(request: Request, token: string | undefined): Request {
  if (token !== undefined) request.headers.set('authorization', `Bearer ${token}`)
  return request
}

/** Tabs share the cookie: two refreshes at once would send the same token twice, which the service treats as theft and ends the session. */
async function oneTabAtATime(work: () => Promise<LoginResult>): Promise<LoginResult> {
  const locks = globalThis.navigator?.locks
  return locks === undefined ? await work() : await locks.request('allotment-refresh', work)
}
