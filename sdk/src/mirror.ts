import { type Change, type ChangeData, type ChangesPage, untilAnswered } from './changes.js'
import type { Client, ListPath } from './client.js'
import { changeTypes } from './generated/model.js'
import { items, type Page } from './paginate.js'
import { ApiProblem } from './problem.js'

export type MirroredResource = Exclude<keyof ChangeData, 'distributor'>

/**
 * Stores a copy: in memory, in an SQLite file, or in your own database with these functions. Each may be repeated after an interruption,
 * and `save` is called last, so that no transaction over several calls is needed.
 */
export interface MirrorStore {
  /** The last saved state: the position up to which the copy is right. Undefined if there is no complete copy. */
  load(): Promise<string | undefined> | string | undefined
  save(place: string): Promise<void> | void
  put<R extends MirroredResource>(resource: R, id: string, data: ChangeData[R]): Promise<void> | void
  remove(resource: MirroredResource, id: string): Promise<void> | void
  ids(resource: MirroredResource): Promise<Iterable<string>> | Iterable<string>
  /** Optional: runs several of the above in one transaction. */
  transaction?(work: () => Promise<void>): Promise<void>
}

/** What a store can return about its copy. */
export interface MirrorReader {
  get<R extends MirroredResource>(resource: R, id: string): ChangeData[R] | undefined
  all<R extends MirroredResource>(resource: R): ChangeData[R][]
}

export interface MirrorOptions {
  /** The resources to copy; a client copies what its lists return. */
  resources: readonly MirroredResource[]
  /** In memory by default. */
  store?: MirrorStore | undefined
}

/** What happened to the copy: it was read completely, or these changes were applied. */
export type MirrorStep = { loaded: true; changes: readonly [] } | { loaded: false; changes: readonly Change[] }

export interface Mirror {
  store: MirrorStore
  /** Keeps the copy up to date while the loop runs: `for await (const step of mirror.follow({ signal }))`. */
  follow(options?: { signal?: AbortSignal | undefined; onTrouble?: ((error: Error) => void) | undefined }): AsyncGenerator<MirrorStep, void>
}

interface Source<R extends MirroredResource> {
  path: ListPath
  /** Sorted by a field that does not change, so that no entry is skipped while it is read. */
  query: Record<string, string>
  idOf(data: ChangeData[R]): string
}

const sources: { [R in MirroredResource]: Source<R> } = {
  ticket: { path: '/v1/tickets', query: { sorting: 'ticket_id', include_youth: 'true' }, idOf: ({ ticket_id }) => ticket_id },
  event: { path: '/v1/events', query: { sorting: 'event_id' }, idOf: ({ event_id }) => event_id },
  event_translation: {
    path: '/v1/event-translations',
    query: { sorting: 'event_id' },
    idOf: ({ event_id, language }) => `${event_id}/${language}`,
  },
  reservation: { path: '/v1/reservations', query: { sorting: '-created' }, idOf: ({ reservation_id }) => reservation_id },
  allotment: { path: '/v1/allotments', query: { sorting: '-created' }, idOf: ({ allotment_id }) => allotment_id },
  bookingorder: { path: '/v1/bookingorders', query: { sorting: '-created' }, idOf: ({ bookingorder_id }) => bookingorder_id },
  sale: { path: '/v1/sales', query: { sorting: '-purchase_date' }, idOf: ({ purchaseorder_id }) => purchaseorder_id },
  ticketfile: { path: '/v1/ticketfiles', query: { sorting: '-created' }, idOf: ({ ticketfile_id }) => ticketfile_id },
}

/** Makes a request, and repeats it until the service answers. */
type Ask = <T>(request: (signal: AbortSignal) => Promise<T>) => Promise<T>

/** How many items are written in one transaction, if the store has transactions. */
const BATCH = 1_000

/** A copy of what a client sees, kept up to date by the changes feed. */
export function createMirror(client: Client, { resources, store = memoryStore() }: MirrorOptions): Mirror {
  const names = Object.keys(changeTypes) as Change['type'][]
  // A distributor that moves to another country sees other tickets, and reads them again.
  const types = names.filter((name) => name === 'catalogue_reset' || (resources as readonly string[]).includes(changeTypes[name]))
  const together = (work: () => Promise<void>): Promise<void> => (store.transaction ? store.transaction(work) : work())

  // A copy of other resources lacks some of these, so it is read again.
  const prefix = `${[...resources].sort().join(',')} `
  const save = (cursor: string) => store.save(prefix + cursor)
  async function load(): Promise<string | undefined> {
    const place = await store.load()
    return place?.startsWith(prefix) ? place.slice(prefix.length) : undefined
  }

  async function read<R extends MirroredResource>(resource: R, ask: Ask): Promise<void> {
    const { path, query, idOf } = sources[resource]
    const gone = new Set(await store.ids(resource))
    // Changes have the original names, and so has the list, even if a browser prefers a language.
    const headers = { 'Accept-Language': '*' }
    const found = items<ChangeData[R]>(
      (page) => ask(async (signal) => (await client.GET(path, { params: { query: page }, headers, signal } as never)).data as Page),
      { ...query, page_size: 1000 },
    )
    let batch: ChangeData[R][] = []
    const write = async () => {
      for (const item of batch) await store.put(resource, idOf(item), item)
      batch = []
    }
    for await (const item of found) {
      gone.delete(idOf(item))
      batch.push(item)
      if (batch.length === BATCH) await together(write)
    }
    await together(async () => {
      await write()
      for (const id of gone) await store.remove(resource, id)
    })
  }

  /** The cursor is read first: changes during the reading of the lists are returned again, so none is missed. */
  async function readAll(ask: Ask): Promise<string> {
    const { cursor } = await ask((signal) => client.changes.get({ query: { after: 'now' }, signal }))
    for (const resource of resources) await read(resource, ask)
    await save(cursor)
    return cursor
  }

  /** `data` is the current resource, so neither the order of changes nor repetitions matter. */
  const apply = ({ changes, cursor }: ChangesPage): Promise<void> =>
    together(async () => {
      for (const change of changes) {
        if (change.resource === 'distributor') continue
        if (change.data) await store.put(change.resource, change.id, change.data as never)
        else await store.remove(change.resource, change.id)
      }
      await save(cursor)
    })

  return {
    store,
    async *follow({ signal = new AbortController().signal, onTrouble } = {}) {
      const ask: Ask = (request) => untilAnswered(() => request(signal), signal, onTrouble)
      let after = await load()
      for (;;) {
        if (after === undefined) {
          after = await readAll(ask)
          yield { loaded: true, changes: [] }
        }
        try {
          for await (const page of client.changes.pages({ after, types, include: 'full', signal, onTrouble })) {
            // Not applied: the saved position stays before it until the lists are read, so that an interruption repeats it.
            if (page.changes.some(({ type }) => type === 'catalogue_reset')) break
            await apply(page)
            if (page.changes.length > 0) yield { loaded: false, changes: page.changes }
          }
        } catch (error) {
          if (!(error instanceof ApiProblem && error.code === 'change_cursor_expired')) throw error
        }
        after = undefined
      }
    },
  }
}

export type MemoryStore = MirrorStore & MirrorReader

export function memoryStore(): MemoryStore {
  const kept = new Map<MirroredResource, Map<string, unknown>>()
  const of = (resource: MirroredResource): Map<string, unknown> => {
    const found = kept.get(resource) ?? new Map<string, unknown>()
    kept.set(resource, found)
    return found
  }
  let cursor: string | undefined
  return {
    load: () => cursor,
    save: (next) => {
      cursor = next
    },
    put: (resource, id, data) => void of(resource).set(id, data),
    remove: (resource, id) => void of(resource).delete(id),
    ids: (resource) => [...of(resource).keys()],
    get: <R extends MirroredResource>(resource: R, id: string) => of(resource).get(id) as ChangeData[R] | undefined,
    all: <R extends MirroredResource>(resource: R) => [...of(resource).values()] as ChangeData[R][],
  }
}
