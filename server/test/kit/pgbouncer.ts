import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { type AddressInfo, connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type pg from 'pg'
import { atEnd } from './end.js'
import { patience } from './patience.js'
import { startProxy } from './proxy.js'

/** The path of the program; Debian installs it in /usr/sbin. */
function findProgram(): string {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin']
  const program = folders.map((folder) => join(folder, 'pgbouncer')).find((path) => existsSync(path))
  if (!program)
    throw new Error('PgBouncer is missing: on Debian or Ubuntu run `apt-get install -y pgbouncer`, elsewhere put it on the PATH')
  return program
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

const answers = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
      .on('connect', () => resolve(true))
      .on('error', () => resolve(false))
    socket.on('close', () => resolve(false)).setTimeout(500, () => socket.destroy())
    socket.on('connect', () => socket.destroy())
  })

/** A PgBouncer in front of this database, which ends with the test file. Every transaction may get another of its few connections. */
export async function startPgBouncer(database: pg.ClientConfig): Promise<pg.ClientConfig> {
  const program = findProgram()
  const folder = await mkdtemp(join(tmpdir(), 'allotment-pgbouncer-'))
  // It refuses to run as root, and changes to a user without files.
  await chmod(folder, 0o777)
  const upstream = await startProxy(database)
  const port = await freePort()
  const config = join(folder, 'pgbouncer.ini')
  await writeFile(
    config,
    `[databases]
${database.database} = host=127.0.0.1 port=${upstream.database.port} dbname=${database.database} user=${database.user}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 3
server_round_robin = 1
logfile = ${folder}/log
`,
  )
  const isRoot = process.getuid?.() === 0
  const child = spawn(program, [...(isRoot ? ['-u', 'nobody'] : []), '-q', config], { stdio: 'ignore' })
  const ended = new Promise((resolve) => child.once('exit', resolve))
  atEnd(async () => {
    child.kill('SIGKILL')
    await ended
    await rm(folder, { recursive: true, force: true })
  })
  for (let waited = 0; !(await answers(port)); waited += 50) {
    if (child.exitCode !== null || waited > patience)
      throw new Error(`PgBouncer did not start: ${await readFile(join(folder, 'log'), 'utf8').catch(() => 'it wrote no log')}`)
    await setTimeout(50)
  }
  return { ...database, host: '127.0.0.1', port }
}
