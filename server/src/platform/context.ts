import type { Logger } from 'pino'
import type { Fingerprints, Sealer } from '../lib/crypto.js'
import type { Metrics } from '../lib/metrics.js'
import type { SharedThread } from '../lib/shared-thread.js'
import type { Threads } from '../lib/threads.js'
import type { Tokens } from '../lib/tokens.js'
import type { Tracer } from '../lib/tracing.js'
import type { Blobs } from './blobs/blobs.js'
import type { Config } from './config.js'
import type { Db, Trx } from './db/open.js'
import type { Reads } from './db/replica.js'
import type { Jobs } from './jobs/jobs.js'

/**
 * Domain events by name, with their data. Each folder declares its events beside the code that raises them, by extending this interface.
 */
export interface DomainEvents {}

export type Reaction<E> = (env: Env, trx: Trx, event: E) => Promise<unknown>
/** The handlers of each event, in order; see reactions.ts. */
export type Reactions = { readonly [K in keyof DomainEvents]: readonly Reaction<DomainEvents[K]>[] }

/** A number that each change increases, or a digest of what is stored, where changes are not counted. */
export type Version = number | string

/** Checks the version of a row that a change has locked, and refuses another one than the caller has read: If-Match. */
export type Guard = (version: Version) => void

/**
 * The environment of every function, without the database. Functions inside a transaction take this and the `trx`, so that they cannot use
 * another connection by mistake. A test checks it.
 */
export interface Env {
  config: Config
  log: Logger
  metrics: Metrics
  jobs: Jobs
  tokens: Tokens
  /** encrypts secrets and personal data */
  vault: Sealer
  /** recognises repeated requests */
  prints: Fingerprints
  /** uploads and finished tickets */
  blobs: Blobs
  /** reads and draws files outside the main thread */
  threads: Threads
  /** reads the changes feed outside the main thread */
  feed: SharedThread
  now: () => Date
  /** undefined unless traces are wanted */
  tracer: Tracer | undefined
  /** handlers of domain events */
  reactions: Reactions
  /**
   * `current`: startup is finished and no shutdown has begun. `draining`: still serving, but load balancers must stop sending requests.
   * `waiting`: the database could not be reached yet, so startup is not finished.
   */
  ready: { current: boolean; draining: boolean; waiting: boolean }
}

export interface Ctx extends Env {
  db: Db
  /** where lists and feeds of the catalogue are read, which may lag slightly */
  reads: Reads
}
