import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parse } from 'yaml'
import { find, type Machine, type Network } from './machine.js'

const bin = '/usr/lib/postgresql/15/bin'
const deployed = (name: string): string => fileURLToPath(new URL(`../../../../deploy/cluster/${name}`, import.meta.url))
/** The times after which a machine closes a connection without answers. */
export const keepaliveFile = deployed('keepalive.conf')

interface Settings {
  bootstrap: { dcs: { postgresql: { parameters: Record<string, unknown> } }; initdb: unknown }
  postgresql: Record<string, unknown>
}

/** For a disk of 1200 MB: in the proportions of the operators' settings, but smaller. */
const sizes = {
  max_connections: 100,
  shared_buffers: '64MB',
  max_wal_size: '128MB',
  wal_keep_size: '384MB',
  max_slot_wal_keep_size: '512MB',
}

/** The settings that operators get, with addresses and sizes of the soak. The network exists only here and now, so no passwords are needed. */
export async function startPatroni(machine: Machine, machines: Machine[], network: Network): Promise<void> {
  const { address, disk, name } = machine
  const { bootstrap, postgresql, ...common } = parse(await readFile(deployed('patroni.yml'), 'utf8')) as Settings
  const { dcs } = bootstrap
  const parameters = { ...dcs.postgresql.parameters, ...sizes }
  const config = {
    ...common,
    name,
    restapi: { listen: `${address}:8008`, connect_address: `${address}:8008` },
    // The older protocol: with the newer one, Patroni 3.0 takes the lock back after a disconnection without comparing the owner.
    etcd: { hosts: machines.map((one) => `${one.address}:2379`) },
    bootstrap: { dcs: { ...dcs, postgresql: { ...dcs.postgresql, parameters } }, initdb: bootstrap.initdb },
    postgresql: {
      ...postgresql,
      listen: `${address}:5432`,
      connect_address: `${address}:5432`,
      data_dir: join(disk, 'data'),
      bin_dir: bin,
      pgpass: join(disk, 'pgpass'),
      authentication: { superuser: { username: 'postgres' }, replication: { username: 'postgres' }, rewind: { username: 'postgres' } },
      parameters: { unix_socket_directories: disk },
      pg_hba: [
        'local all all trust',
        `host all all ${network.addressOf(0)}/24 trust`,
        `host replication all ${network.addressOf(0)}/24 trust`,
      ],
    },
  }
  // Every JSON document is a YAML document.
  await writeFile(machine.patroniFile, JSON.stringify(config), { mode: 0o644 })
  machine.start('patroni', { file: find('patroni'), args: [machine.patroniFile], env: { PATH: `${bin}:/usr/bin:/bin` } })
}

/** The configuration that operators get, with other ports; the addresses are in variables. */
export async function haproxyConfig(primary: number, replica: number): Promise<string> {
  const text = await readFile(deployed('haproxy.cfg'), 'utf8')
  return text.replace('127.0.0.1:5000', `127.0.0.1:${primary}`).replace('127.0.0.1:5001', `127.0.0.1:${replica}`)
}

export const haproxyEnv = (machines: Machine[]): Record<string, string> =>
  Object.fromEntries(machines.map(({ name, address }) => [name.toUpperCase(), address]))
