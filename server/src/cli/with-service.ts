import type pg from 'pg'
import { type Config, loadConfig } from '../platform/config.js'
import { type EmbeddedDatabase, runningEmbedded, startEmbedded } from '../platform/db/embedded.js'
import { createLog, openService, prepareDatabase, type Service } from '../service.js'
import { progressLine } from './progress.js'

export interface OpenedDatabase {
  connection: pg.PoolConfig
  embedded?: EmbeddedDatabase
}

/** The configured database: the given one, or the embedded one, started for the lifetime of this process. */
export async function openConfigured(config: Config): Promise<OpenedDatabase> {
  if (!config.embedded) return { connection: { connectionString: config.DATABASE_URL } }
  const embedded = await startEmbedded({ dataDir: config.DATA_DIR, progress: progressLine })
  return { connection: embedded.connection, embedded }
}

/** For commands that run one task and exit. */
export async function withService(task: (service: Service, applied: number) => Promise<void>): Promise<void> {
  const config = loadConfig({ LOG_LEVEL: 'warn', ...process.env })
  // If a service is running, its embedded database is used.
  const running = config.embedded ? runningEmbedded(config.DATA_DIR) : null
  const { connection, embedded }: OpenedDatabase = running ? { connection: running } : await openConfigured(config)
  // Standard output is for the result alone: `key=$(allotment key create …)`.
  const service = openService(config, connection, { log: createLog(config, process.stderr) })
  try {
    const applied = await prepareDatabase(service, undefined, { mayLackKeys: true })
    await task(service, applied)
  } finally {
    await service.ctx.jobs.stop()
    await service.close()
    await embedded?.stop()
  }
}
