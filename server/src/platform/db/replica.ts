import { Kysely } from 'kysely'
import { Gauge, type Registry } from 'prom-client'
import type { PipelineConnection } from './driver/connection.js'
import { PipelineDialect, type PipelineDriver, pipelineOf } from './driver/driver.js'
import { type Database, type Db, databaseFault } from './open.js'

/** The reader: `written` is the position in the log of its own last change, if it has made any. */
export interface Reader {
  written?: string | null | undefined
}

/** Chooses where lists and feeds of the catalogue are read. */
export interface Reads {
  /**
   * The replica, if it is reachable, not too far behind, and has everything that this reader has changed. Otherwise the primary. It is
   * always the same for one reader, which is the caller of one request.
   */
  of(reader?: Reader): Db
  /** whether there is a replica, so that positions of changes are worth recording */
  hasReplica: boolean
  stop(): Promise<void>
}

export const primaryOnly = (db: Db): Reads => ({ of: () => db, hasReplica: false, stop: async () => {} })

const everyMillis = 200
/** How often the position of the primary is read. A lag is known this exactly. */
const primaryEveryMillis = 1_000

interface Sample {
  at: number
  position: bigint
}

interface Options {
  primary: Database
  replica: Database
  /** a replica that is further behind is not read */
  maxLagMillis: number
  registry: Registry
  onChange: (isUsable: boolean, why: string) => void
}

/** A position in the log, such as 16/B374D848, as a number. */
export function positionOf(text: string): bigint {
  const [high = '0', low = '0'] = text.split('/')
  return (BigInt(`0x${high}`) << 32n) | BigInt(`0x${low}`)
}

/** Past positions of the primary. The lag is the age of the newest one that the replica has reached. */
class PrimaryPositions {
  private samples: Sample[] = []

  constructor(private readonly primary: Options['primary']) {}

  async read(replayed: bigint): Promise<void> {
    const newest = this.samples.at(-1)
    const at = performance.now()
    if (newest && at - newest.at < primaryEveryMillis) return
    const { rows } = await this.primary.query('select pg_current_wal_insert_lsn()::text as position')
    const position = positionOf((rows[0] as { position: string }).position)
    // Samples that the replica has passed are needed no more, except the newest of them.
    const passed = this.samples.findLastIndex((sample) => sample.position <= replayed)
    this.samples = [...this.samples.slice(Math.max(0, passed)), { at, position }].slice(-10_000)
  }

  lagMillis(replayed: bigint): number {
    const caughtUp = this.samples.findLast(({ position }) => position <= replayed)
    const oldest = this.samples[0]
    return performance.now() - (caughtUp ?? oldest ?? { at: performance.now() }).at
  }
}

/**
 * The position of the replica is read several times a second. It only grows, so a slightly old one is on the safe side: at worst a reader is
 * sent to the primary although the replica has its changes by now.
 */
export function replicaReads({ primary, replica, maxLagMillis, registry, onChange }: Options): Reads {
  const chosen = new WeakMap<Reader, Db>()
  let replayed = 0n
  let isUsable: boolean | undefined
  let isStopped = false
  const positions = new PrimaryPositions(primary)
  let timer: NodeJS.Timeout | undefined
  let running = Promise.resolve()

  function set(usable: boolean, why: string): void {
    if (usable === isUsable) return
    isUsable = usable
    onChange(usable, why)
  }

  async function look(): Promise<void> {
    // Without the primary the lag is not known, and grows.
    await positions.read(replayed).catch(() => undefined)
    try {
      const { rows } = await replica.query(
        "select pg_is_in_recovery() as is_replica, coalesce(pg_last_wal_replay_lsn(), '0/0')::text as position",
      )
      const { is_replica, position } = rows[0] as { is_replica: boolean; position: string }
      replayed = positionOf(position)
      const lag = positions.lagMillis(replayed)
      if (!is_replica) set(false, 'it is not a replica')
      else if (lag > maxLagMillis) set(false, `it is ${Math.round(lag / 1000)} s behind`)
      else set(true, 'it is reachable and up to date')
    } catch (error) {
      set(false, (error as Error).message)
    }
  }

  function lookAgain(): void {
    running = look().then(() => {
      if (!isStopped) timer = setTimeout(lookAgain, everyMillis).unref()
    })
  }

  new Gauge({
    name: 'allotment_replica_lag_seconds',
    help: 'How far the replica is behind the primary; -1 while it is not read',
    registers: [registry],
    collect() {
      this.set(isUsable ? positions.lagMillis(replayed) / 1000 : -1)
    },
  })
  const db = new Kysely({
    dialect: new PipelineDialect(withFallback(replica.driver, primary.driver, (error) => set(false, error.message))),
  }) as Db
  lookAgain()
  return {
    of(reader = {}) {
      const known = chosen.get(reader)
      if (known) return known
      const { written } = reader
      const choice = isUsable && (!written || positionOf(written) <= replayed) ? db : primary.db
      chosen.set(reader, choice)
      return choice
    },
    hasReplica: true,
    async stop() {
      isStopped = true
      clearTimeout(timer)
      await running
    },
  }
}

/** Connections to the replica. A read that the replica does not take or breaks off is done by the primary instead. */
function withFallback(replica: PipelineDriver, primary: PipelineDriver, failed: (error: Error) => void): PipelineDriver {
  const acquire = async (): Promise<PipelineConnection> => {
    let connection: PipelineConnection
    try {
      connection = pipelineOf(await replica.acquireConnection())
    } catch (error) {
      failed(error as Error)
      return pipelineOf(await primary.acquireConnection())
    }
    repeatOnFailure(connection)
    return connection
  }
  /** Only single statements: a transaction may have returned rows already. */
  function repeatOnFailure(connection: PipelineConnection): void {
    const execute = connection.executeQuery.bind(connection) as PipelineConnection['executeQuery']
    connection.executeQuery = (async (query) => {
      try {
        return await execute(query)
      } catch (error) {
        if (!databaseFault(error) || connection.isInTransaction) throw error
        if (databaseFault(error) === 'away') failed(error as Error)
        const other = pipelineOf(await primary.acquireConnection())
        try {
          return await other.executeQuery(query)
        } finally {
          other.release()
        }
      }
    }) as PipelineConnection['executeQuery']
  }
  return new Proxy(replica, { get: (target, name) => (name === 'acquireConnection' ? acquire : Reflect.get(target, name, target)) })
}
