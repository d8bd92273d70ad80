import type { changeTypes } from './generated/model.js'
import type { Resources } from './generated/resources.js'
import type { ItemOf } from './paginate.js'
import { ApiProblem, ServiceUnreachable } from './problem.js'
import type { AnswerOf } from './resources.js'
import { sleep } from './transport.js'
import type { UtcDateTime } from './values.js'

type ChangeTypes = typeof changeTypes
type Answer = AnswerOf<'/v1/changes', 'get'>

/** What `data` is, by the kind of resource: as its list shows it. */
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
  /** of the resource after the change, where it has one */
  version: number | null
  at: UtcDateTime
  /** fields that changed, of those you may see; empty when it is new or gone */
  changed: string[]
  /** with `include: 'full'`: the resource as it is now, null when you do not find it any more */
  data?: ChangeData[ChangeTypes[Type]] | null
}

/** Every type of change there is: `type` decides on `resource`, and that on `data`. */
export type Change = { [Type in keyof ChangeTypes]: Changed<Type> }[keyof ChangeTypes]

export interface ChangesOptions {
  /** Where to begin: a cursor that was kept, or `now`. Without it: with the oldest change that the service keeps. */
  after?: string | undefined
  types?: readonly (keyof ChangeTypes)[] | undefined
  /** Each change with the resource as it is now, in `data`. */
  include?: 'full' | undefined
  /** Ends the loop, with its reason thrown. */
  signal?: AbortSignal | undefined
  /** Told when the service is away or busy for longer than a request is repeated; the loop goes on once it is back. */
  onTrouble?: ((error: ApiProblem | ServiceUnreachable) => void) | undefined
}

/** A loop over it handles changes one by one; whoever asks for the next one has handled the one before. */
export interface Feed extends AsyncIterable<Change, void> {
  /** Keep it: what is before it has been handled. Given as `after` it goes on from there, and some changes may come again. */
  readonly cursor: string | undefined
}

/** One answer. The cursor is where the next one begins. */
export interface ChangesPage {
  changes: Change[]
  cursor: string
}

type Get = Resources['changes']['get']

const LONGEST_WAIT = 25
/** Between requests that could not wait for a change, and after trouble. */
const PAUSE = 1_000

/** How many seconds the service may wait for a change before it answers, so that the attempt is not over first. */
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

/** Answer after answer, each from the cursor of the one before; those without changes too, for their cursor. */
export async function* pages(get: Get, wait: number, options: ChangesOptions): AsyncGenerator<ChangesPage, void> {
  const { types, include, signal = new AbortController().signal, onTrouble } = options
  const fixed = { limit: include ? 100 : 1000, wait, ...(types ? { types: types.join(',') } : {}), ...(include ? { include } : {}) }
  for (let after = options.after; ; ) {
    signal.throwIfAborted()
    const query = { ...fixed, ...(after === undefined ? {} : { after }) }
    const answer = await get({ query, signal }).catch((error: unknown) => {
      if (signal.aborted || !isPassing(error)) throw error
      onTrouble?.(error)
    })
    if (answer) {
      after = answer.cursor
      yield pageOf(answer)
    }
    if (!answer || (wait === 0 && answer.changes.length === 0)) await sleep(PAUSE, signal)
  }
}

/** The table of types, from which the union is made, says what the description of the answer cannot: which type has which resource. */
const pageOf = (answer: Answer): ChangesPage => answer as unknown as ChangesPage

const isPassing = (error: unknown): error is ApiProblem | ServiceUnreachable =>
  error instanceof ServiceUnreachable || (error instanceof ApiProblem && (error.status === 429 || error.status >= 500))
