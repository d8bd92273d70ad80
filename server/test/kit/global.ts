import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { loadConfig } from '../../src/platform/config.js'
import { startEmbedded } from '../../src/platform/db/embedded.js'
import { openService, prepareDatabase } from '../../src/service.js'

declare module 'vitest' {
  export interface ProvidedContext {
    /** `folder` is deleted after the run */
    postgres: { host: string; port: number; user: string; url: string; folder: string }
  }
}

export const template = 'allotment_template'

/** One real PostgreSQL for the whole run, with a migrated template that every test file clones. */
export default async function setup(project: TestProject) {
  const dataDir = await mkdtemp(join(tmpdir(), 'allotment-test-'))
  const embedded = await startEmbedded({
    dataDir,
    settings: {
      // The data is deleted after the run, so it need not reach the disk.
      fsync: 'off',
      synchronous_commit: 'off',
      full_page_writes: 'off',
      // With a database for each file, autovacuum would start a process several times a second.
      autovacuum: 'off',
      'pg_stat_statements.track': 'none',
      // Each connection would plan each statement up to five times, which took half of the CPU time of PostgreSQL.
      plan_cache_mode: 'force_generic_plan',
      max_connections: '300',
      shared_buffers: '256MB',
    },
  })
  const config = loadConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'error' })
  const root = openService(config, embedded.connection)
  await root.database.pool.query(`create database ${template}`)
  const service = openService(config, { ...embedded.connection, database: template })
  await prepareDatabase(service)
  // Each test file has master keys of its own.
  await service.database.pool.query('delete from master_key')
  await service.ctx.jobs.stop()
  await service.close()
  // A template can be cloned only without connections to it, also without a backend that is ending.
  await root.database.pool.query(`alter database ${template} with allow_connections false`)
  await root.database.pool.query('select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname = $1', [template])
  await root.close()
  const { host, port, user } = embedded.connection
  project.provide('postgres', { host, port, user, url: embedded.url, folder: dataDir })
  return async () => {
    await embedded.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}
