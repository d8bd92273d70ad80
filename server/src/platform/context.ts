import type { Logger } from 'pino'
import type { Fingerprints, Sealer } from '../lib/crypto.js'
import type { Metrics } from '../lib/metrics.js'
import type { Threads } from '../lib/threads.js'
import type { Tokens } from '../lib/tokens.js'
import type { Blobs } from './blobs/blobs.js'
import type { Config } from './config.js'
import type { Db, Trx } from './db/open.js'
import type { Jobs } from './jobs/jobs.js'

/**
 * What can happen inside a transaction that other parts follow: name → what is known of it. Each part declares its own events beside the
 * code that raises them, by adding to this interface.
 */
export interface DomainEvents {}

export type Reaction<E> = (env: Env, trx: Trx, event: E) => Promise<unknown>
/** What follows from each event, in this order; see reactions.ts. */
export type Reactions = { readonly [K in keyof DomainEvents]: readonly Reaction<DomainEvents[K]>[] }

/**
 * What every part is given, but for the database. Whatever works inside a transaction takes this and the `trx`,
 * so that it cannot reach around the transaction by mistake; a test sees to it.
 */
export interface Env {
  config: Config
  log: Logger
  metrics: Metrics
  jobs: Jobs
  tokens: Tokens
  /** for secrets and personal data at rest */
  vault: Sealer
  /** for telling repeated requests from new ones */
  prints: Fingerprints
  /** for uploads and finished tickets */
  blobs: Blobs
  /** for reading and drawing files beside the thread that serves */
  threads: Threads
  now: () => Date
  /** what follows from a domain event */
  reactions: Reactions
  /** turns true when everything that serving needs is done, false again while stopping; before that `draining`: served, but no longer routed here */
  ready: { current: boolean; draining: boolean }
}

export interface Ctx extends Env {
  db: Db
  /** for lists and feeds of the catalogue, which may lag a little: a streaming replica where there is one, else the same database */
  replica: Db
}
