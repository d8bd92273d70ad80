import { mkdtemp, open, readdir, rename, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import type { Binaries } from './binaries.js'
import { EmbeddedError } from './error.js'
import { send } from './occupant.js'
import { type Identity, supervise } from './supervise.js'

/** The role and database of the service. The role is not a superuser, so it has no more rights here than on a hosted PostgreSQL. */
export const USER = 'allotment'
export const DATABASE = 'allotment'

// One statement per line, as single-user mode requires. In template1, so that test databases created later have it too. In a separate
// schema, so that `public` holds only our tables.
const SETUP = `CREATE ROLE ${USER} LOGIN CREATEDB;
GRANT pg_monitor, pg_checkpoint TO ${USER};
CREATE SCHEMA monitor;
CREATE EXTENSION pg_stat_statements SCHEMA monitor;
GRANT USAGE ON SCHEMA monitor TO ${USER};
GRANT EXECUTE ON FUNCTION monitor.pg_stat_statements_reset TO ${USER};
CREATE DATABASE ${DATABASE} OWNER ${USER};
`

/** Creates the folder in which a cluster is built, and removes those left by starts that were killed. */
export async function makeBuildFolder(pgdata: string): Promise<string> {
  const parent = dirname(pgdata)
  const prefix = `${basename(pgdata)}.new-`
  for (const name of await readdir(parent)) {
    const maker = name.startsWith(prefix) ? Number.parseInt(name.slice(prefix.length), 10) : 0
    // After a restart this process may have the pid of the one that was killed.
    const stale = maker === process.pid ? !ownBuildFolders.has(join(parent, name)) : maker > 0 && !send(maker, 0)
    if (stale) await rm(join(parent, name), { recursive: true, force: true })
  }
  const buildFolder = await mkdtemp(join(parent, `${prefix}${process.pid}-`))
  ownBuildFolders.add(buildFolder)
  return buildFolder
}
const ownBuildFolders = new Set<string>()

/** Builds the cluster in a separate folder and renames it at the end, so that a start killed halfway leaves no incomplete cluster. */
export async function createCluster(binaries: Binaries, identity: Identity, buildFolder: string, pgdata: string): Promise<void> {
  const locale = ['--encoding=UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C']
  // Trust, because only users who may enter the folder of the socket (mode 0700) can connect.
  await must(identity, [binaries.initdb, '-D', buildFolder, '-U', 'postgres', '--auth=trust', ...locale])
  const single = ['--single', '-D', buildFolder, '-c', 'exit_on_error=on', '-c', 'log_min_messages=error', 'template1']
  await must(identity, [binaries.postgres, ...single], SETUP)
  try {
    await rename(buildFolder, pgdata)
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code
    // Another process created the cluster at the same moment. It is used; its owner is checked when it is opened.
    if (code !== 'ENOTEMPTY' && code !== 'EEXIST') throw error
  }
  const parent = await open(dirname(pgdata))
  await parent.sync()
  await parent.close()
}

async function must(identity: Identity, command: string[], input?: string): Promise<void> {
  const run = supervise(identity, command, input === undefined ? {} : { input })
  const { code } = await run.exited
  if (code === 0) return
  const reason = run.output().trim().split('\n')
  const telling = reason.filter((line) => /error|fatal|panic|could not|hint/i.test(line))
  throw new EmbeddedError(`Making the database failed: ${(telling.length > 0 ? telling : reason).slice(-2).join('\n')}`)
}
