import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { lchown, readdir, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Binaries } from './binaries.js'
import { EmbeddedError } from './error.js'
import { ENVIRONMENT, type Identity } from './supervise.js'

const ROOT = { uid: 0, gid: 0 }

/**
 * Chooses the user that PostgreSQL runs as on `folder`, which is an existing database or an empty folder. A normal user runs it directly.
 * PostgreSQL refuses to run as root, so root runs it in a user namespace with another uid: that needs no account and reaches all files of
 * root. Where namespaces are disabled, as in most containers, it runs as the owner of the parent folder or as nobody.
 */
export async function chooseIdentity(binaries: Binaries, folder: string, empty: boolean): Promise<{ identity: Identity; major: string }> {
  const complaints: string[] = []
  for (const identity of await candidates(folder, empty)) {
    const tried = await handOver(folder, identity).then(
      () => tryOut(identity, binaries, folder, empty),
      (error: Error) => ({ major: undefined, complaint: error.message }),
    )
    if (tried.major) return { identity, major: tried.major }
    complaints.push(tried.complaint)
  }
  const reasons = [...new Set(complaints.filter(Boolean))].join('; ')
  throw new EmbeddedError(
    process.getuid?.() === 0
      ? `PostgreSQL does not run as root, and neither a user namespace nor another account can use ${folder} (${reasons}).\n` +
          'Start as a plain user, set DATA_DIR to a folder every user may enter, or set DATABASE_URL.'
      : `The embedded PostgreSQL does not run here (${reasons}). Set DATABASE_URL to a PostgreSQL (15 or newer) to run without it.`,
  )
}

async function candidates(folder: string, empty: boolean): Promise<Identity[]> {
  const inNamespace = ['unshare', '--user', ...mapTo(passwd().find(({ uid }) => uid > 0 && uid < 65534) ?? { uid: 65534, gid: 65534 })]
  if (process.getuid?.() !== 0) {
    // The namespace also helps for a uid without a name, which is common in containers: initdb needs a name.
    return [
      { prefix: [], spawn: {}, owner: null },
      { prefix: inNamespace, spawn: {}, owner: null },
    ]
  }
  const { uid, gid } = await stat(folder)
  if (!empty && uid !== 0) return asAccount({ uid, gid })
  const around = await stat(dirname(dirname(folder)))
  const account = around.uid !== 0 ? around : passwd().find(({ name }) => name === 'nobody')
  return [
    { prefix: inNamespace, spawn: {}, owner: ROOT },
    ...(account && account.uid > 0 ? asAccount({ uid: account.uid, gid: account.gid }) : []),
  ]
}

function mapTo({ uid, gid }: { uid: number; gid: number }): string[] {
  return [`--map-user=${uid}`, `--map-group=${gid}`]
}

// Second choice: with only the capability that bypasses folder permissions, for a clone in a folder that only root may enter. Without the
// secure bit, access(2), which initdb uses to find its files, would ignore the capability.
function asAccount(owner: { uid: number; gid: number }): Identity[] {
  const ids = [`--reuid=${owner.uid}`, `--regid=${owner.gid}`, '--clear-groups']
  const privilege = ['--securebits=+no_setuid_fixup', '--inh-caps=-all,+dac_override', '--ambient-caps=-all,+dac_override']
  return [
    { prefix: [], spawn: owner, owner },
    { prefix: ['setpriv', ...ids, ...privilege], spawn: {}, owner },
  ]
}

function passwd(): { name: string; uid: number; gid: number }[] {
  let text = ''
  try {
    text = readFileSync('/etc/passwd', 'utf8')
  } catch {
    return []
  }
  return text.split('\n').flatMap((line) => {
    const [name, , uid, gid] = line.split(':')
    return name && uid && gid ? [{ name, uid: Number(uid), gid: Number(gid) }] : []
  })
}

async function handOver(folder: string, { owner }: Identity): Promise<void> {
  if (!owner || (await stat(folder)).uid === owner.uid) return
  for (const entry of await readdir(folder, { recursive: true })) await lchown(join(folder, entry), owner.uid, owner.gid)
  // Done last: if the start is interrupted before this, the next start begins again.
  await lchown(folder, owner.uid, owner.gid)
}

// Runs the real program on the real folder, which reveals any obstacle: no namespaces, a closed folder, another libc.
function tryOut(identity: Identity, binaries: Binaries, folder: string, empty: boolean): Promise<{ major?: string; complaint: string }> {
  const script = `${empty ? 'id -un >/dev/null && ' : ''}cd "$2" && test -w . && exec "$1" --version`
  const [program = '', ...args] = [...identity.prefix, '/bin/sh', '-c', script, 'sh', binaries.postgres, folder]
  return new Promise((resolve) => {
    execFile(program, args, { ...identity.spawn, cwd: '/', env: ENVIRONMENT }, (error, stdout, stderr) => {
      const major = /\(PostgreSQL\) (\d+)/.exec(stdout)?.[1]
      const said = stderr.trim().split('\n').at(-1) || error?.message.split('\n')[0] || stdout.trim()
      resolve(major ? { major, complaint: '' } : { complaint: said })
    })
  })
}
