import type pg from 'pg'
import { type Config, loadConfig } from '../platform/config.js'
import { type EmbeddedDatabase, runningEmbedded, startEmbedded } from '../platform/db/embedded.js'
import { createLog, openService, prepareDatabase, type Service } from '../service.js'
import { progressLine } from './progress.js'

export interface OpenedDatabase {
  connection: pg.PoolConfig
  embedded?: EmbeddedDatabase
}

/** The database of the settings: the one named, or the embedded one, started for as long as this process lives. */
export async function openConfigured(config: Config): Promise<OpenedDatabase> {
  if (!config.embedded) return { connection: { connectionString: config.DATABASE_URL } }
  const embedded = await startEmbedded({ dataDir: config.DATA_DIR, progress: progressLine })
  return { connection: embedded.connection, embedded }
}

/** For commands that do one thing and end. */
export async function withService(task: (service: Service, applied: number) => Promise<void>): Promise<void> {
  const config = loadConfig({ LOG_LEVEL: 'warn', ...process.env })
  // Beside a service that is running, its database is used rather than refused.
  const running = config.embedded ? runningEmbedded(config.DATA_DIR) : null
  const { connection, embedded }: OpenedDatabase = running ? { connection: running } : await openConfigured(config)
  const service = openService(config, connection, { log: createLog(config) })
  try {
    const applied = await prepareDatabase(service, undefined, { mayLackKeys: true })
    await task(service, applied)
  } finally {
    await service.ctx.jobs.stop()
    await service.close()
    await embedded?.stop()
  }
}
