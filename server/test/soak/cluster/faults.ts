import { writeFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { createRandom } from '../../../src/lib/random.js'
import { type Cluster, query, until } from './cluster.js'
import { find, type Machine, run, tryToKill } from './machine.js'

/** One temporary fault. The cluster repairs itself, or the fault is removed at its end. */
interface Fault {
  name: string
  counts: 'kill' | 'pause' | 'cut' | 'full disk' | 'clock jump'
  /** Takes one of the three machines away, or a part of it. Two at once are more than the cluster can lose. */
  takesMember?: true
  strike(cluster: Cluster): Promise<void>
}

/** Printed, so that a run that failed can be repeated with the same faults of the same members for the same time. */
export const seed = process.env.SOAK_SEED ?? String(Date.now())
const random = createRandom(seed)
const seconds = (from: number, to: number): Promise<void> => sleep((from + random.next() * (to - from)) * 1000)
const anyOf = random.pick

async function leading(cluster: Cluster): Promise<Machine> {
  return (await cluster.leader()) ?? anyOf(cluster.machines)
}

async function following(cluster: Cluster): Promise<Machine> {
  const leader = await cluster.leader()
  return anyOf(cluster.machines.filter((machine) => machine !== leader))
}

const programOf = (machine: Machine, name: string) => machine.programs.find((program) => program.name.startsWith(name))

async function paused(machine: Machine, during: Promise<void>): Promise<void> {
  await machine.signalAll('SIGSTOP')
  await during
  await machine.signalAll('SIGCONT')
}

async function unplugged(machine: Machine, during: Promise<void>): Promise<void> {
  await machine.cut()
  await during
  await machine.plug()
}

async function crashed(machine: Machine, during: Promise<void>): Promise<void> {
  await machine.crash()
  await during
  machine.boot()
}

/** Writes to the log of the primary, 16 MB at a time, and lets it remove what is older than it must keep. */
async function writeLog(cluster: Cluster, times: number): Promise<void> {
  const leader = await leading(cluster)
  for (let n = 0; n < times; n++) await query(leader, `select pg_logical_emit_message(false, 'soak', repeat('x', 16000000))`)
  await query(leader, 'checkpoint')
}

async function hasSlot(cluster: Cluster, { name }: Machine): Promise<boolean> {
  const slots = await query(await leading(cluster), `select from pg_replication_slots where slot_name = '${name}'`)
  return slots.length === 1
}

/** Patroni removes the slot of a member some seconds after the `ttl`. From then on only `wal_keep_size` keeps its log. */
const untilForgotten = (cluster: Cluster, machine: Machine): Promise<void> =>
  until('the slot to be removed', 60, async () => !(await hasSlot(cluster, machine)))

/** The primary returns to another one that has written more than it would keep without `wal_keep_size`. */
async function returnLate(cluster: Cluster): Promise<void> {
  const machine = await leading(cluster)
  await machine.crash()
  await until('another primary', 60, async () => {
    const leader = await cluster.leader()
    return leader !== undefined && leader !== machine
  })
  await untilForgotten(cluster, machine)
  await writeLog(cluster, 6)
  machine.boot()
}

/**
 * The log that a replica needs is gone. It waits for it, and its slot keeps the log from then on, which must not fill the disk of the primary.
 * Then the operator does what the runbook says.
 */
async function returnTooLate(cluster: Cluster): Promise<void> {
  const machine = await following(cluster)
  await machine.crash()
  await untilForgotten(cluster, machine)
  await writeLog(cluster, 30)
  machine.boot()
  await until('a new slot', 60, () => hasSlot(cluster, machine))
  await writeLog(cluster, 70)
  const patronictl = ['-c', machine.patroniFile, 'reinit', 'allotment', machine.name, '--force']
  await until('the new copy to begin', 60, () =>
    run(find('patronictl'), patronictl).then(
      ({ stdout }) => stdout.includes('Success'),
      () => false,
    ),
  )
}

const faults: Fault[] = [
  { name: 'kill an API process', counts: 'kill', strike: async ({ apis }) => anyOf(apis).program.signal('SIGKILL') },
  {
    name: 'crash the machine of the primary',
    counts: 'kill',
    takesMember: true,
    strike: async (cluster) => crashed(await leading(cluster), seconds(8, 20)),
  },
  {
    name: 'pause an API process',
    counts: 'pause',
    strike: async ({ apis }) => {
      const { program } = anyOf(apis)
      program.signal('SIGSTOP')
      await seconds(3, 12)
      program.signal('SIGCONT')
    },
  },
  { name: 'kill a worker', counts: 'kill', strike: async ({ workers }) => anyOf(workers).signal('SIGKILL') },
  {
    name: 'cut the network of the primary',
    counts: 'cut',
    takesMember: true,
    strike: async (cluster) => unplugged(await leading(cluster), seconds(25, 35)),
  },
  { name: 'kill PgBouncer', counts: 'kill', strike: async ({ pgbouncer }) => pgbouncer.signal('SIGKILL') },
  {
    name: 'kill an etcd member',
    counts: 'kill',
    takesMember: true,
    strike: async ({ machines }) => programOf(anyOf(machines), 'etcd')?.signal('SIGKILL'),
  },
  {
    name: 'jump the clock of an API process',
    counts: 'clock jump',
    strike: async ({ apis: [first] }) => {
      if (!first) return
      await writeFile(first.clockFile, anyOf(['+120d', '-30d']))
      await seconds(6, 12)
      await writeFile(first.clockFile, '+0')
    },
  },
  {
    name: 'kill PostgreSQL of the primary',
    counts: 'kill',
    takesMember: true,
    strike: async (cluster) => {
      const pid = await (await leading(cluster)).postmaster()
      if (pid !== undefined) tryToKill(pid, 'SIGKILL')
    },
  },
  {
    name: 'fill the disk of the primary',
    counts: 'full disk',
    takesMember: true,
    strike: async (cluster) => {
      const machine = await leading(cluster)
      await machine.fillDisk()
      await seconds(8, 15)
      await machine.emptyDisk()
    },
  },
  {
    name: 'crash the machine of a replica',
    counts: 'kill',
    takesMember: true,
    strike: async (cluster) => crashed(await following(cluster), seconds(5, 15)),
  },
  {
    name: 'pause the machine of the primary',
    counts: 'pause',
    takesMember: true,
    strike: async (cluster) => paused(await leading(cluster), seconds(25, 35)),
  },
  {
    name: 'cut the network of a replica',
    counts: 'cut',
    takesMember: true,
    strike: async (cluster) => unplugged(await following(cluster), seconds(10, 20)),
  },
  { name: 'return a primary late', counts: 'kill', takesMember: true, strike: returnLate },
  { name: 'return a replica too late', counts: 'kill', takesMember: true, strike: returnTooLate },
  { name: 'kill HAProxy', counts: 'kill', strike: async ({ haproxy }) => haproxy.signal('SIGKILL') },
  {
    name: 'pause a worker',
    counts: 'pause',
    strike: async ({ workers }) => {
      const worker = anyOf(workers)
      worker.signal('SIGSTOP')
      await seconds(3, 12)
      worker.signal('SIGCONT')
    },
  },
]

/** The faults of `SOAK_STEPS`, names separated by commas. Without it each fault once in the order of the table, then at random without end. */
export function* steps(): Generator<Fault> {
  const names = process.env.SOAK_STEPS?.split(',').map((name) => name.trim())
  if (!names) {
    yield* faults
    for (;;) yield anyOf(faults)
  }
  for (const name of names) {
    const fault = faults.find((one) => one.name === name)
    if (!fault) throw new Error(`SOAK_STEPS has "${name}". It may have: ${faults.map((one) => one.name).join(', ')}`)
    yield fault
  }
}
