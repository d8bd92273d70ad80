import createFetchClient, {
  type ClientPathsWithMethod,
  type MaybeOptionalInit,
  type MethodResponse,
  type Client as OpenapiClient,
  type ParseAs,
} from 'openapi-fetch'
import { type ChangesOptions, type ChangesPage, type Feed, feed, pages, waitOf } from './changes.js'
import type { Resources } from './generated/resources.js'
import type { paths } from './generated/schema.js'
import { apiVersion, version } from './generated/version.js'
import { type ItemOf, items, type Page } from './paginate.js'
import { readProblem } from './problem.js'
import { resourcesOf } from './resources.js'
import { type LoginResult, Session, type Tokens } from './session.js'
import { type Fetch, send, withIdempotencyKey } from './transport.js'

export interface ClientOptions {
  /** The address of the service, without a path: `https://tickets.example.com`. */
  baseUrl: string
  /** Sent as `X-Api-Key`. Give one of: `apiKey`, `username` with `password`, `tokens`, `session`; or none, and call `login`. */
  apiKey?: string | undefined
  /** Logs in at the first request, and again when the refresh token is refused. */
  username?: string | undefined
  password?: string | undefined
  /** Uses the tokens of an earlier login. */
  tokens?: Tokens | undefined
  /** `cookie`: for web pages served by the service itself; the refresh token is kept in an HttpOnly cookie. */
  session?: 'cookie' | undefined
  /** Called after each login and refresh, to store the new refresh token. */
  onLogin?: ((result: LoginResult) => void) | undefined
  fetch?: Fetch | undefined
  /** How often a request is retried when the service is busy or unavailable; default 3. */
  retries?: number | undefined
  /** Time limit of one attempt in milliseconds: default 30,000, 0 for none. Files and streams must start within it, and never pause for longer. */
  timeout?: number | undefined
  /** Added before the name and version of the SDK in `User-Agent`: `my-shop/2.1`. Not in browsers, which send their own. */
  userAgent?: string | undefined
}

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete'
type Api = OpenapiClient<paths>
type PathOf<M extends Method> = ClientPathsWithMethod<Api, M>
/** Not inferred from the argument, so that a misspelt parameter is a compile error. */
type InitOf<Path extends PathOf<M>, M extends Method> = MaybeOptionalInit<paths[Path], M>
/** Optional if nothing in it is required. */
type Rest<Init, More> = undefined extends Init ? [init?: Init & More] : [init: Init & More]

/** Resolves with the answer of a success, throws `ApiProblem` for any other answer and `ServiceUnreachable` if there is none. */
type Call<M extends Method> = <Path extends PathOf<M>, Parse extends ParseAs = 'json'>(
  path: Path,
  ...init: Rest<InitOf<Path, M>, { parseAs?: Parse }>
) => Promise<{ data: MethodResponse<Api, M, Path, { parseAs: Parse }>; response: Response }>

/** Paths of lists with pages. */
export type ListPath = {
  [Path in PathOf<'get'>]: MethodResponse<Api, 'get', Path> extends Page ? Path : never
}[PathOf<'get'>]

/** `GET`, `POST` and so on accept every path of the API; `client.reservations.create(…)` and others are the same calls by name. */
export interface Client extends Resources {
  /**
   * All changes, without an end: `for await (const change of client.changes({ after }))`. Continues after an interruption;
   * `changes.pages` returns one answer after the other, each with its cursor; `changes.get` is one request.
   */
  changes: Resources['changes'] & {
    (options?: ChangesOptions): Feed
    pages(options?: ChangesOptions): AsyncGenerator<ChangesPage, void>
  }
  GET: Call<'get'>
  POST: Call<'post'>
  PUT: Call<'put'>
  PATCH: Call<'patch'>
  DELETE: Call<'delete'>
  /** Every item of a list, page by page: `for await (const item of client.paginate(path, init))`. */
  paginate<Path extends ListPath>(
    path: Path,
    ...init: Rest<InitOf<Path, 'get'>, unknown>
  ): AsyncGenerator<ItemOf<MethodResponse<Api, 'get', Path>>, void>
  login(username: string, password: string): Promise<LoginResult>
  /** Resumes an earlier session (cookie or refresh token); throws `ApiProblem` 401 if there is none. */
  resume(): Promise<LoginResult>
  logout(): Promise<void>
  /** Acts as another client (administrators only) until its token expires, which is then refused with 401, or `unmask` is called. */
  impersonate(target_client_id: string): Promise<LoginResult>
  /** Ends `impersonate`: calls are made as the administrator again. */
  unmask(): Promise<LoginResult>
}

export function createClient(options: ClientOptions): Client {
  const { apiKey, retries = 3, timeout = 30_000 } = options
  const patience = { retries, timeout }
  const agent = agentOf(options.userAgent)
  const baseUrl = options.baseUrl.replace(/\/+$/, '')
  const fetch: Fetch = options.fetch ?? ((request) => globalThis.fetch(request))
  refuseMixedCredentials(options)
  const session = new Session({
    ...options,
    baseUrl,
    fetch: (request) => fetch(introduced(request, agent)),
    timeout,
    cookie: options.session === 'cookie',
  })

  async function exchange(request: Request): Promise<Response> {
    withIdempotencyKey(request)
    if (apiKey !== undefined) request.headers.set('x-api-key', apiKey)
    const response = apiKey === undefined ? await session.send(request, patience) : await send(fetch, introduced(request, agent), patience)
    if (!response.ok) throw await readProblem(response)
    return response
  }

  // Errors of `exchange` never become openapi-fetch's `error`: a call that resolves is a success, which its own types cannot express.
  const api = createFetchClient<paths>({ baseUrl, fetch: exchange }) as unknown as Pick<Client, 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'>
  const list = api.GET as unknown as (path: string, init?: object) => Promise<{ data: Page }>

  const methods = api as unknown as Record<string, (path: string, init: object) => Promise<{ data: unknown }>>

  const resources = resourcesOf(async (method, path, init) => (await methods[method]?.(path, init))?.data)
  const follow = (given: ChangesOptions = {}) => pages(resources.changes.get, waitOf(timeout), given)

  return {
    ...resources,
    ...api,
    changes: Object.assign((given?: ChangesOptions) => feed(follow, given), resources.changes, { pages: follow }),
    paginate: (path, ...[init]) =>
      items(async (query) => (await list(path, { ...init, params: { ...init?.params, query } })).data, init?.params?.query),
    login: (username, password) => session.login(username, password),
    resume: () => session.renew(),
    logout: () => session.logout(),
    impersonate: (target) => session.impersonate(target),
    unmask: () => session.unmask(),
  }
}

function refuseMixedCredentials({ apiKey, username, tokens, session }: ClientOptions): void {
  const given = Object.entries({ apiKey, username, tokens, session }).flatMap(([name, value]) => (value === undefined ? [] : [name]))
  if (given.length > 1) throw new TypeError(`Give one kind of credentials, not ${given.join(' and ')}`)
}

/** Undefined in browsers: they send their own, and another one would need a CORS permission. */
function agentOf(own: string | undefined): string | undefined {
  const { process } = globalThis as { process?: { versions?: { node?: string } } }
  const node = process?.versions?.node
  if (node === undefined) return undefined
  return [own, `allotment-sdk/${version}`, `node/${node}`].filter(Boolean).join(' ')
}

/** Names the program, and the version of the API that the types are those of, so that a later default changes no answer. */
function introduced(request: Request, agent: string | undefined): Request {
  if (!request.headers.has('api-version')) request.headers.set('api-version', apiVersion)
  if (agent !== undefined && !request.headers.has('user-agent')) request.headers.set('user-agent', agent)
  return request
}
