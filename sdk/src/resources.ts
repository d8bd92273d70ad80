import { operations, type Resources } from './generated/resources.js'
import type { paths } from './generated/schema.js'
import { type ItemOf, items, type Page } from './paginate.js'

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete'

/** The JSON body of a call. */
export type BodyOf<Path extends keyof paths, M extends Method> = paths[Path][M] extends {
  requestBody?: { content: { 'application/json': infer Body } }
}
  ? Body
  : never

/** The query of a call. */
export type QueryOf<Path extends keyof paths, M extends Method> = paths[Path][M] extends { parameters: { query?: infer Query } }
  ? NonNullable<Query>
  : never

/** The body of the answer of a successful call; undefined if it has none. */
export type AnswerOf<Path extends keyof paths, M extends Method> = paths[Path][M] extends { responses: infer Answers }
  ? JsonOf<Answers[keyof Answers]>
  : never
type JsonOf<Answer> = Answer extends { content: { 'application/json': infer Json } } ? Json : undefined

/** Options of `fetch` beside the method and the body: `headers`, such as your own `Idempotency-Key` or `If-Match`, and `signal`. */
export interface CallOptions {
  headers?: Record<string, string> | undefined
  signal?: AbortSignal | undefined
}

/** `await` returns one page; `for await` returns every item of every page, requested when the loop reaches it. */
export interface List<Answer> extends PromiseLike<Answer>, AsyncIterable<ItemOf<Answer>> {}

export interface Operation {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  path: string
  /** a body follows the path parameters */
  body?: true
  /** answers in pages: a query precedes the options */
  list?: true
  parseAs?: 'blob' | 'stream'
}

export type Send = (method: Operation['method'], path: string, init: object) => Promise<unknown>
type Options = CallOptions & { query?: object | undefined }

/** The methods of `Resources`, each executed by `send`. */
export function resourcesOf(send: Send): Resources {
  const root: Record<string, unknown> = {}
  for (const [name, operation] of Object.entries(operations)) {
    const parts = name.split('.')
    const last = parts.pop() as string
    const holder = parts.reduce((level, part) => {
      level[part] ??= {}
      return level[part] as Record<string, unknown>
    }, root)
    holder[last] = methodOf(operation, send)
  }
  return root as unknown as Resources
}

function methodOf({ method, path, body: takesBody, list, parseAs }: Operation, send: Send): (...given: unknown[]) => unknown {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name as string)
  return (...given) => {
    const values = names.map((name) => {
      const value = given.shift()
      // An empty one would give another address, and undefined would be sent as text.
      if (typeof value !== 'string' || value === '') throw new TypeError(`${name} must be a text that is not empty`)
      return [name, value]
    })
    const body = takesBody ? given.shift() : undefined
    const asked = list ? (given.shift() as object | undefined) : undefined
    const { query = asked, ...options } = (given.shift() ?? {}) as Options
    const call = (page: object | undefined) =>
      send(method, path, {
        ...options,
        params: { path: Object.fromEntries(values), ...(page ? { query: page } : {}) },
        ...(body === undefined ? {} : { body }),
        ...(parseAs ? { parseAs } : {}),
      })
    return list ? listed(call as (page: object | undefined) => Promise<Page>, query) : call(query)
  }
}

function listed(read: (query: object | undefined) => Promise<Page>, query: object | undefined): List<Page> {
  let first: Promise<Page> | undefined
  return {
    // biome-ignore lint/suspicious/noThenProperty: a list call can be awaited (one page) or iterated (all pages)
    then: (done, failed) => {
      first ??= read(query)
      return first.then(done, failed)
    },
    [Symbol.asyncIterator]: () => items<never>(read, { ...query }),
  }
}
