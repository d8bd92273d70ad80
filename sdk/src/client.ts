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
import { version } from './generated/version.js'
import { type ItemOf, items, type Page } from './paginate.js'
import { readProblem } from './problem.js'
import { resourcesOf } from './resources.js'
import { type LoginResult, Session, type Tokens } from './session.js'
import { type Fetch, send, withIdempotencyKey } from './transport.js'

export interface ClientOptions {
  /** Where the service is, without a path of its own: `https://tickets.example.com`. */
  baseUrl: string
  /** Sent as `X-Api-Key`. Give one of: `apiKey`, `username` with `password`, `tokens`, `session`; or none, and call `login`. */
  apiKey?: string | undefined
  /** Logs in at the first request, and again when the refresh token is refused. */
  username?: string | undefined
  password?: string | undefined
  /** Goes on with tokens of an earlier login. */
  tokens?: Tokens | undefined
  /** `cookie`: for web pages served by the service itself; the refresh token is kept in an HttpOnly cookie. */
  session?: 'cookie' | undefined
  /** Called after each login and refresh: the place to keep the new refresh token. */
  onLogin?: ((result: LoginResult) => void) | undefined
  fetch?: Fetch | undefined
  /** How often a request is repeated when the service is busy or away; 3 unless told. */
  retries?: number | undefined
  /** How long one attempt may take, in milliseconds: 30,000 unless told, 0 for ever. Files and streams have to begin by then. */
  timeout?: number | undefined
  /** Put before the SDK's own name and version in `User-Agent`: `my-shop/2.1`. Not in browsers, which send their own. */
  userAgent?: string | undefined
}

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete'
type Api = OpenapiClient<paths>
type PathOf<M extends Method> = ClientPathsWithMethod<Api, M>
/** Not inferred from what is passed, so that a misspelt parameter is a compile error. */
type InitOf<Path extends PathOf<M>, M extends Method> = MaybeOptionalInit<paths[Path], M>
/** May be left out when nothing in it is required. */
type Rest<Init, More> = undefined extends Init ? [init?: Init & More] : [init: Init & More]

/** Resolves with the answer of a success, throws `ApiProblem` for every other one and `ServiceUnreachable` when there is none. */
type Call<M extends Method> = <Path extends PathOf<M>, Parse extends ParseAs = 'json'>(
  path: Path,
  ...init: Rest<InitOf<Path, M>, { parseAs?: Parse }>
) => Promise<{ data: MethodResponse<Api, M, Path, { parseAs: Parse }>; response: Response }>

/** Paths that answer a list in pages. */
export type ListPath = {
  [Path in PathOf<'get'>]: MethodResponse<Api, 'get', Path> extends Page ? Path : never
}[PathOf<'get'>]

/** `GET`, `POST` and so on take any path of the API; `client.reservations.create(…)` and the like are the same calls by name. */
export interface Client extends Resources {
  /**
   * Everything that changes, as it comes, for ever: `for await (const change of client.changes({ after }))`. Goes on by itself after a break;
   * `changes.pages` gives answer by answer, each with its cursor; `changes.get` is one request.
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
  /** Every item of a list, page after page: `for await (const item of client.paginate(path, init))`. */
  paginate<Path extends ListPath>(
    path: Path,
    ...init: Rest<InitOf<Path, 'get'>, unknown>
  ): AsyncGenerator<ItemOf<MethodResponse<Api, 'get', Path>>, void>
  login(username: string, password: string): Promise<LoginResult>
  /** Takes up an earlier session (cookie or refresh token) at once; throws `ApiProblem` 401 when there is none. */
  resume(): Promise<LoginResult>
  logout(): Promise<void>
  /** Acts as another client (administrators only) until its token runs out, which is then refused with 401, or `unmask` is called. */
  impersonate(target_client_id: string): Promise<LoginResult>
  /** Ends `impersonate`: calls are made as oneself again. */
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

  // What `exchange` throws never reaches openapi-fetch's `error`: a call that resolves carries the success, which its own types cannot say.
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
      items(async (query) => (await list(path, query ? { ...init, params: { ...init?.params, query } } : init)).data),
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

/** Undefined in browsers: they have a name of their own, and another one would need the permission of the other side. */
function agentOf(own: string | undefined): string | undefined {
  const { process } = globalThis as { process?: { versions?: { node?: string } } }
  const node = process?.versions?.node
  if (node === undefined) return undefined
  return [own, `allotment-sdk/${version}`, `node/${node}`].filter(Boolean).join(' ')
}

function introduced(request: Request, agent: string | undefined): Request {
  if (agent !== undefined && !request.headers.has('user-agent')) request.headers.set('user-agent', agent)
  return request
}
