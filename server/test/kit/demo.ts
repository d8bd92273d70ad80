import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { pino } from 'pino'
import { inject } from 'vitest'
import { type DemoSize, loadDemo } from '../../src/demo/load.js'
import { type Config, loadConfig } from '../../src/platform/config.js'
import { openService, type Service } from '../../src/service.js'
import { atEnd } from './end.js'
import { cloneDatabase } from './index.js'

const template = 'allotment_demo'
/** Advisory lock: the first file that needs the demo loads it, the others wait. */
const lockKey = 7_210_311_207

const configIn = (dataDir: string, env: Record<string, string>): Config =>
  loadConfig({ NODE_ENV: 'test', DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'silent', ...env })
const quiet = { log: pino({ level: 'silent' }) }

/** Loads the demo into a template, once for the run. */
async function makeTemplate(folder: string): Promise<void> {
  const { host, port, user } = inject('postgres')
  const root = new pg.Client({ host, port, user, database: 'postgres' })
  await root.connect()
  try {
    await root.query('select pg_advisory_lock($1)', [lockKey])
    const { rowCount } = await root.query('select from pg_database where datname = $1 and not datallowconn', [template])
    if (rowCount) return
    // A database that accepts connections is left from a load that failed.
    await root.query(`drop database if exists ${template}`)
    await rm(folder, { recursive: true, force: true })
    await root.query(`create database ${template} template allotment_template`)
    const service = openService(configIn(folder, {}), { host, port, user, database: template }, quiet)
    await loadDemo(service)
    await service.ctx.jobs.stop()
    await service.close()
    await root.query(`alter database ${template} with allow_connections false`)
    await root.query('select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname = $1', [template])
  } finally {
    await root.end()
  }
}

/**
 * A service on its own copy of the demo, with a copy of its data folder. A demo of another size is loaded each time. The caller closes the
 * service; the folder ends with the test file.
 */
export async function openDemo(env: Record<string, string> = {}, size?: DemoSize): Promise<{ service: Service; dataDir: string }> {
  const dataDir = await mkdtemp(join(tmpdir(), 'allotment-demo-'))
  atEnd(() => rm(dataDir, { recursive: true, force: true }))
  const open = async (from?: string) => openService(configIn(dataDir, env), await cloneDatabase(from), quiet)
  if (size) {
    const service = await open()
    await loadDemo(service, size)
    return { service, dataDir }
  }
  const original = join(inject('postgres').folder, 'demo')
  await makeTemplate(original)
  await cp(original, dataDir, { recursive: true })
  return { service: await open(template), dataDir }
}
