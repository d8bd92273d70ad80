import type { changeTypes } from './generated/model.js'
import type { Resources } from './generated/resources.js'
import type { ItemOf } from './paginate.js'
import { ApiProblem, ServiceUnreachable } from './problem.js'
import type { AnswerOf } from './resources.js'
import { sleep } from './transport.js'
import type { UtcDateTime } from './values.js'

type ChangeTypes = typeof changeTypes
type Answer = AnswerOf<'/v1/changes', 'get'>

/** The type of `data` for each kind of resource, as in its list. */
export interface ChangeData {
  ticket: ItemOf<AnswerOf<'/v1/tickets', 'get'>>
  event: ItemOf<AnswerOf<'/v1/events', 'get'>>
  event_translation: ItemOf<AnswerOf<'/v1/event-translations', 'get'>>
  reservation: ItemOf<AnswerOf<'/v1/reservations', 'get'>>
  allotment: ItemOf<AnswerOf<'/v1/allotments', 'get'>>
  bookingorder: ItemOf<AnswerOf<'/v1/bookingorders', 'get'>>
  sale: ItemOf<AnswerOf<'/v1/sales', 'get'>>
  ticketfile: ItemOf<AnswerOf<'/v1/ticketfiles', 'get'>>
  distributor: object
}

interface Changed<Type extends keyof ChangeTypes> {
  type: Type
  resource: ChangeTypes[Type]
  id: string
  /** of the resource after the change, if it has versions */
  version: number | null
  at: UtcDateTime
  /** fields that changed, of those you may see; empty if the resource is new or removed */
  changed: string[]
  /** with `include: 'full'`: the current resource, null if you no longer see it */
  data?: ChangeData[ChangeTypes[Type]] | null
}

/** Every type of change: `type` determines `resource`, and this determines `data`. */
export type Change = { [Type in keyof ChangeTypes]: Changed<Type> }[keyof ChangeTypes]

export interface ChangesOptions {
  /** Where to start: a stored cursor, or `now`. Without it: the oldest change that the service stores. */
  after?: string | undefined
  types?: readonly (keyof ChangeTypes)[] | undefined
  /** Each change has the current resource in `data`. */
  include?: 'full' | undefined
  /** Ends the loop and throws the reason of the signal. */
  signal?: AbortSignal | undefined
  /** Called when the service is unavailable or busy for longer than a request is retried; the loop continues when it is back. */
  onTrouble?: ((error: ApiProblem | ServiceUnreachable) => void) | undefined
}

/** A loop over it handles changes one by one; a request for the next change means that the previous one was handled. */
export interface Feed extends AsyncIterable<Change, void> {
  /** Store it: all changes before it were handled. Pass it as `after` to continue; some changes may be returned again. */
  readonly cursor: string | undefined
}

/** One answer. The next one starts at its cursor. */
export interface ChangesPage {
  changes: Change[]
  cursor: string
}

type Get = Resources['changes']['get']

const LONGEST_WAIT = 25
/** Milliseconds between requests that could not wait for a change, and after errors. */
const PAUSE = 1_000

/** How many seconds the service may wait for a change before it answers, so that the attempt does not time out first. */
export const waitOf = (timeout: number): number => (timeout > 0 ? Math.min(LONGEST_WAIT, Math.floor((timeout * 0.8) / 1000)) : LONGEST_WAIT)

export function feed(follow: (options: ChangesOptions) => AsyncIterable<ChangesPage>, options: ChangesOptions = {}): Feed {
  let cursor = options.after
  return {
    get cursor() {
      return cursor
    },
    async *[Symbol.asyncIterator]() {
      for await (const page of follow({ ...options, after: cursor })) {
        yield* page.changes
        cursor = page.cursor
      }
    },
  }
}

/** One answer after the other, each from the cursor of the previous one; also those without changes, for their cursor. */
export async function* pages(get: Get, wait: number, options: ChangesOptions): AsyncGenerator<ChangesPage, void> {
  const { types, include, signal = new AbortController().signal, onTrouble } = options
  const fixed = { limit: include ? 100 : 1000, ...(types ? { types: types.join(',') } : {}), ...(include ? { include } : {}) }
  for (let after = options.after; ; ) {
    signal.throwIfAborted()
    // `now` is a later place after an interruption, so its cursor is taken at once, before anything is waited for.
    const query = { ...fixed, wait: after === 'now' ? 0 : wait, ...(after === undefined ? {} : { after }) }
    const answer = await untilAnswered(() => get({ query, signal }), signal, onTrouble)
    after = answer.cursor
    yield pageOf(answer)
    if (wait === 0 && answer.changes.length === 0) await sleep(PAUSE, signal)
  }
}

/** Repeats a request for as long as the service is unavailable or busy; other errors are thrown. */
export async function untilAnswered<T>(request: () => Promise<T>, signal: AbortSignal, onTrouble: ChangesOptions['onTrouble']): Promise<T> {
  for (;;) {
    try {
      return await request()
    } catch (error) {
      if (signal.aborted || !isPassing(error)) throw error
      onTrouble?.(error)
    }
    await sleep(PAUSE, signal)
  }
}

/** The table of types defines which type has which resource. The OpenAPI description of the answer cannot express this. */
const pageOf = (answer: Answer): ChangesPage => answer as unknown as ChangesPage

const isPassing = (error: unknown): error is ApiProblem | ServiceUnreachable =>
  error instanceof ServiceUnreachable || (error instanceof ApiProblem && (error.status === 429 || error.status >= 500))
