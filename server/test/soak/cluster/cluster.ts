import { randomBytes } from 'node:crypto'
import { chown, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import S3rver from '@20minutes/s3rver'
import pg from 'pg'
import { freePort } from '../../kit/process.js'
import { find, Machine, Network, Program } from './machine.js'
import { haproxyConfig, haproxyEnv, keepaliveFile, startPatroni } from './patroni.js'

const main = fileURLToPath(new URL('../../../dist/main.js', import.meta.url))
const apis = 4
const workers = 2

export interface Api {
  program: Program
  url: string
  /** read by FAKETIME */
  clockFile: string
}

export interface Cluster {
  machines: Machine[]
  apis: Api[]
  workers: Program[]
  pgbouncer: Program
  haproxy: Program
  /** settings of the service, with a direct connection to the database */
  env: Record<string, string>
  /** the machine whose PostgreSQL is the primary, as the members report */
  leader(): Promise<Machine | undefined>
  /** Waits until there are a primary, a synchronous replica and another one. */
  untilWhole(): Promise<void>
  close(): Promise<void>
}

async function userIds(): Promise<{ uid: number; gid: number }> {
  const line = (await readFile('/etc/passwd', 'utf8')).split('\n').find((one) => one.startsWith('postgres:'))
  if (!line) throw new Error('There is no user postgres: install the package postgresql.')
  const [, , uid, gid] = line.split(':')
  return { uid: Number(uid), gid: Number(gid) }
}

function startEtcd(machine: Machine, machines: Machine[]): void {
  const at = (one: Machine, port: number) => `http://${one.address}:${port}`
  machine.start('etcd', {
    file: find('etcd'),
    args: [
      ...['--name', `etcd${machine.number}`, '--data-dir', join(machine.disk, 'etcd'), '--log-level', 'error', '--enable-v2'],
      ...['--listen-client-urls', at(machine, 2379), '--advertise-client-urls', at(machine, 2379)],
      ...['--listen-peer-urls', at(machine, 2380), '--initial-advertise-peer-urls', at(machine, 2380)],
      ...['--initial-cluster', machines.map((one) => `etcd${one.number}=${at(one, 2380)}`).join(), '--initial-cluster-state', 'new'],
    ],
    env: { ETCD_UNSUPPORTED_ARCH: process.arch },
  })
}

const pgbouncerConfig = (port: number, upstream: number, folder: string): string => `[databases]
allotment = host=127.0.0.1 port=${upstream} dbname=allotment user=postgres
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
max_client_conn = 500
default_pool_size = 30
server_login_retry = 1
server_connect_timeout = 5
query_wait_timeout = 10
tcp_keepalive = 1
tcp_keepidle = 5
tcp_keepintvl = 5
tcp_keepcnt = 2
tcp_user_timeout = 10000
logfile = ${folder}/pgbouncer.log
`

/** The state that the members report. A member that does not answer within a second is not the leader. */
async function leaderOf(machines: Machine[]): Promise<Machine | undefined> {
  const asked = machines.map(async (machine) => {
    if (!(await answers(machine, 'primary'))) throw new Error('not the primary')
    return machine
  })
  return Promise.any(asked).catch(() => undefined)
}

/** Whether Patroni of the machine says that it has this role. */
const answers = (machine: Machine, role: 'primary' | 'replica' | 'synchronous'): Promise<boolean> =>
  isOk(`http://${machine.address}:8008/${role}`, 1_000)

export async function until(what: string | (() => string), seconds: number, reached: () => Promise<boolean> | boolean): Promise<void> {
  const limit = performance.now() + seconds * 1000
  while (!(await reached())) {
    if (performance.now() > limit) throw new Error(`still waiting for ${typeof what === 'string' ? what : what()} after ${seconds} s`)
    await sleep(250)
  }
}

/** Sends statements to the PostgreSQL of a machine. */
export async function query<T extends pg.QueryResultRow>({ address }: Machine, text: string): Promise<T[]> {
  const client = new pg.Client({
    host: address,
    user: 'postgres',
    database: 'postgres',
    connectionTimeoutMillis: 3_000,
    query_timeout: 60_000,
  })
  // A connection that breaks between two statements is noticed by the next one.
  client.on('error', () => {})
  try {
    await client.connect()
    return (await client.query<T>(text)).rows
  } finally {
    await client.end().catch(() => undefined)
  }
}

/**
 * What the cluster lacks to be whole: a primary, which two replicas follow without delay, and one of them is recorded as synchronous. Without the
 * record, which comes some seconds after PostgreSQL treats it as synchronous, no replica takes over.
 */
async function lackOf(machines: Machine[]): Promise<string | undefined> {
  const leader = await leaderOf(machines)
  if (!leader) return 'a primary'
  const following = await query<{ name: string }>(
    leader,
    `select application_name as name from pg_stat_replication where state = 'streaming' and pg_current_wal_lsn() - flush_lsn < 2000000`,
  ).catch(() => [])
  const replicas = machines.filter((machine) => machine !== leader)
  for (const machine of replicas)
    if (!(following.some(({ name }) => name === machine.name) && (await answers(machine, 'replica'))))
      return `${machine.name} to follow ${leader.name}`
  const synchronous = await Promise.all(replicas.map((machine) => answers(machine, 'synchronous')))
  return synchronous.includes(true) ? undefined : 'a synchronous replica'
}

/** Waits until a member may be lost without harm. */
async function untilWhole(machines: Machine[]): Promise<void> {
  let lack: string | undefined
  await until(
    () => String(lack),
    180,
    async () => {
      lack = await lackOf(machines)
      return lack === undefined
    },
  )
}

const isOk = (url: string, millis: number): Promise<boolean> =>
  fetch(url, { signal: AbortSignal.timeout(millis) }).then(
    async (answer) => {
      await answer.body?.cancel()
      return answer.ok
    },
    () => false,
  )

/** Everything from Debian's packages, each database with etcd and Patroni on a separate machine; the rest on this machine. */
export async function startCluster(folder: string): Promise<Cluster> {
  if (process.getuid?.() !== 0) throw new Error('The cluster needs root, for network namespaces and disks of its own.')
  const owner = await userIds()
  const network = new Network()
  const machines = [1, 2, 3].map((number) => new Machine(network, number, folder))
  const programs: Program[] = []
  const server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory: join(folder, 's3'),
    configureBuckets: [{ name: 'tickets', configs: [] }],
  })
  const close = async (): Promise<void> => {
    await Promise.all(programs.map((program) => program.stop()))
    for (const machine of machines) await machine.close()
    await network.close()
    await server.close()
  }
  try {
    await network.open()
    for (const machine of machines) await machine.open(owner, keepaliveFile)
    for (const machine of machines) startEtcd(machine, machines)
    for (const machine of machines) await startPatroni(machine, machines, network)
    const { port: s3 } = await server.run()
    await untilWhole(machines)
    const [haproxyPort, pgbouncerPort] = [await freePort(), await freePort()]
    await writeFile(join(folder, 'haproxy.cfg'), await haproxyConfig(haproxyPort, await freePort()))
    await mkdir(join(folder, 'pgbouncer'))
    await chown(join(folder, 'pgbouncer'), owner.uid, owner.gid)
    await writeFile(join(folder, 'pgbouncer.ini'), pgbouncerConfig(pgbouncerPort, haproxyPort, join(folder, 'pgbouncer')), { mode: 0o644 })
    const start = (name: string, file: string, args: string[], env: Record<string, string> = {}): Program => {
      const program = new Program(name, { file, args, env }, join(folder, `${name.replace(' ', '-')}.log`))
      programs.push(program)
      return program
    }
    const haproxy = start('haproxy', find('haproxy'), ['-db', '-f', join(folder, 'haproxy.cfg')], haproxyEnv(machines))
    const unprivileged = [`--reuid=${owner.uid}`, `--regid=${owner.gid}`, '--clear-groups']
    const pgbouncer = start('pgbouncer', find('setpriv'), [...unprivileged, find('pgbouncer'), '-q', join(folder, 'pgbouncer.ini')])
    const direct = `postgres://postgres@${machines.map(({ address }) => `${address}:5432`).join()}/allotment`
    const common = {
      NODE_ENV: 'test',
      DATA_DIR: join(folder, 'data'),
      MASTER_KEYS: `k1:${randomBytes(32).toString('base64')}`,
      LOG_LEVEL: 'warn',
      RATE_LIMIT_PER_MINUTE: '10000000',
      DATABASE_POOL: '8',
      WEBHOOK_RETRIES: '1s,1s,2s,2s,4s,4s,8s,8s,8s,8s,8s,8s,8s,8s,8s,8s',
      S3_BUCKET: 'tickets',
      S3_ENDPOINT: `http://127.0.0.1:${s3}`,
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
      WORKER: 'false',
      DRAIN_SECONDS: '0',
    }
    const env = { ...common, DATABASE_URL: direct }
    const pooled = { ...common, DATABASE_URL: `postgres://postgres@127.0.0.1:${pgbouncerPort}/allotment` }
    await query((await leaderOf(machines)) ?? (machines[0] as Machine), 'create database allotment')
    const all = Array.from({ length: apis }, async (_none, n): Promise<Api> => {
      const port = await freePort()
      const clockFile = join(folder, `clock-${n + 1}`)
      await writeFile(clockFile, '+0')
      // The last process has the list of servers itself; the others use PgBouncer and HAProxy.
      const settings = { ...(n === apis - 1 ? env : pooled), PORT: String(port), ...(n === 0 ? fakedClock(clockFile) : {}) }
      return { program: start(`api ${n + 1}`, process.execPath, [main, 'serve'], settings), url: `http://127.0.0.1:${port}`, clockFile }
    })
    const started = await Promise.all(all)
    const working = Array.from({ length: workers }, (_none, n) =>
      start(`worker ${n + 1}`, process.execPath, [main, 'worker'], n === 0 ? pooled : env),
    )
    await until('all processes to be ready', 600, async () =>
      (await Promise.all(started.map(({ url }) => isOk(`${url}/readyz`, 3_000)))).every(Boolean),
    )
    const [leader, whole] = [() => leaderOf(machines), () => untilWhole(machines)]
    return { machines, apis: started, workers: working, pgbouncer, haproxy, env, leader, untilWhole: whole, close }
  } catch (error) {
    await close()
    throw error
  }
}

/** The clock of this process alone is set by the file. The monotonic clock is not changed, as when an administrator sets the time. */
const fakedClock = (file: string): Record<string, string> => ({
  LD_PRELOAD: find('libfaketime.so.1', `/usr/lib/${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu/faketime`),
  FAKETIME_TIMESTAMP_FILE: file,
  FAKETIME_NO_CACHE: '1',
  FAKETIME_DONT_FAKE_MONOTONIC: '1',
})
