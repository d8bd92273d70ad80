import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { createWriteStream, existsSync } from 'node:fs'
import { chown, mkdir, readFile, rm, statfs } from 'node:fs/promises'
import { delimiter, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'

export const run = promisify(execFile)
export const ip = (...args: string[]): Promise<unknown> => run('ip', args)

/** The full path of a program, or an error that says how to install it. */
export function find(name: string, ...folders: string[]): string {
  const all = [...folders, ...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/bin']
  const found = all.map((folder) => join(folder, name)).find((path) => existsSync(path))
  if (!found)
    throw new Error(
      `${name} is missing. On Debian 12: apt-get install -y --no-install-recommends postgresql patroni etcd-server haproxy pgbouncer faketime iproute2`,
    )
  return found
}

export interface Command {
  file: string
  args: string[]
  env?: Record<string, string>
}

/** A program that is restarted a second after it ended, as systemd would. */
export class Program {
  private child: ChildProcess | undefined
  private isWanted = true
  starts = 0

  constructor(
    readonly name: string,
    private readonly command: Command,
    private readonly logFile: string,
  ) {
    this.start()
  }

  private start(): void {
    const { file, args, env = {} } = this.command
    const log = createWriteStream(this.logFile, { flags: 'a' })
    const child = spawn(file, args, {
      env: { PATH: process.env.PATH ?? '', HOME: '/tmp', LANG: 'C', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    child.stdout.pipe(log, { end: false })
    child.stderr.pipe(log, { end: false })
    this.child = child
    this.starts++
    child.once('exit', () => {
      log.end()
      if (this.isWanted) void sleep(1_000).then(() => this.isWanted && this.start())
    })
  }

  signal(name: NodeJS.Signals): void {
    this.child?.kill(name)
  }

  async stop(): Promise<void> {
    this.isWanted = false
    const { child } = this
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const ended = new Promise((resolve) => child.once('exit', resolve))
    child.kill('SIGCONT')
    child.kill('SIGKILL')
    await ended
  }

  resume(): void {
    this.isWanted = true
    this.start()
  }
}

/** A separate machine: a network namespace on a bridge, and a disk that can be full. */
export class Machine {
  readonly address: string
  private readonly namespace: string
  private readonly cable: string
  readonly disk: string
  /** the name of the member */
  readonly name: string
  readonly patroniFile: string
  readonly programs: Program[] = []

  constructor(
    private readonly network: Network,
    readonly number: number,
    folder: string,
  ) {
    this.address = network.addressOf(10 + number)
    this.namespace = `${network.bridge}-${number}`
    this.cable = `${network.bridge}c${number}`
    this.disk = join(folder, `machine-${number}`)
    this.name = `db${number}`
    this.patroniFile = `${this.disk}.patroni.json`
  }

  async open(owner: { uid: number; gid: number }, settings: string): Promise<void> {
    await ip('netns', 'add', this.namespace)
    await ip('link', 'add', this.cable, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', this.namespace)
    await ip('-n', this.namespace, 'addr', 'add', `${this.address}/24`, 'dev', 'eth0')
    for (const device of ['lo', 'eth0']) await ip('-n', this.namespace, 'link', 'set', device, 'up')
    await ip('link', 'set', this.cable, 'up')
    await run('ip', ['netns', 'exec', this.namespace, find('sysctl'), '-q', '-p', settings])
    await this.plug()
    await mkdir(this.disk, { recursive: true })
    await run('mount', ['-t', 'tmpfs', '-o', 'size=1200m,mode=0700', 'tmpfs', this.disk])
    await chown(this.disk, owner.uid, owner.gid)
  }

  start(name: string, command: Command): Program {
    const inside = [
      'netns',
      'exec',
      this.namespace,
      'setpriv',
      '--reuid=postgres',
      '--regid=postgres',
      '--clear-groups',
      command.file,
      ...command.args,
    ]
    const program = new Program(
      `${name} ${this.number}`,
      { file: find('ip'), args: inside, ...(command.env ? { env: command.env } : {}) },
      `${this.disk}.${name}.log`,
    )
    this.programs.push(program)
    return program
  }

  /** Packets are dropped from now on, and no connection is closed. */
  cut = (): Promise<unknown> => ip('link', 'set', this.cable, 'nomaster')
  plug = (): Promise<unknown> => ip('link', 'set', this.cable, 'master', this.network.bridge)

  async processes(): Promise<number[]> {
    const { stdout } = await run('ip', ['netns', 'pids', this.namespace])
    return stdout.split('\n').filter(Boolean).map(Number)
  }

  async signalAll(signal: NodeJS.Signals): Promise<void> {
    for (const pid of await this.processes()) tryToKill(pid, signal)
  }

  /** A power failure of the machine. */
  async crash(): Promise<void> {
    await Promise.all(this.programs.map((program) => program.stop()))
    await this.signalAll('SIGKILL')
  }

  boot(): void {
    for (const program of this.programs) program.resume()
  }

  async postmaster(): Promise<number | undefined> {
    const text = await readFile(join(this.disk, 'data', 'postmaster.pid'), 'utf8').catch(() => '')
    return Number(text.split('\n')[0]) || undefined
  }

  async fillDisk(): Promise<void> {
    const { bavail, bsize } = await statfs(this.disk)
    await run('fallocate', ['-l', String(Math.max(1, bavail) * bsize), join(this.disk, 'ballast')]).catch(() => undefined)
  }

  emptyDisk = (): Promise<void> => rm(join(this.disk, 'ballast'), { force: true })

  async close(): Promise<void> {
    await this.crash().catch(() => undefined)
    for (let tries = 0; tries < 50; tries++) {
      if (
        await run('umount', [this.disk]).then(
          () => true,
          () => false,
        )
      )
        break
      await sleep(100)
    }
    await ip('netns', 'del', this.namespace).catch(() => undefined)
    await ip('link', 'del', this.cable).catch(() => undefined)
  }
}

export function tryToKill(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch {
    // It has ended without a signal.
  }
}

/** A switch that connects all machines and this one. */
export class Network {
  readonly bridge = `al${process.pid % 10_000}`
  private readonly subnet = `10.213.${process.pid % 250}`
  addressOf = (host: number): string => `${this.subnet}.${host}`

  async open(): Promise<void> {
    await ip('link', 'add', this.bridge, 'type', 'bridge')
    await ip('addr', 'add', `${this.addressOf(1)}/24`, 'dev', this.bridge)
    await ip('link', 'set', this.bridge, 'up')
  }

  close = (): Promise<unknown> => ip('link', 'del', this.bridge).catch(() => undefined)
}
