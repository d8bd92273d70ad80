import { execFileSync } from 'node:child_process'
import { readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/**
 * A package names the repository that it was packed in. The address is that of the clone, so it is added by `prepack` and removed by
 * `postpack`. A clone of a local folder has no address that others can use.
 */
const path = fileURLToPath(new URL('../package.json', import.meta.url))
const { repository: _, ...own } = JSON.parse(readFileSync(path, 'utf8'))
const url = process.argv.includes('--remove') ? undefined : originUrl()
const content = url ? { ...own, repository: { type: 'git', url, directory: 'sdk' } } : own
// The time stays as it was, because a newer file would cause a new build.
const { atime, mtime } = statSync(path)
writeFileSync(path, `${JSON.stringify(content, null, 2)}\n`)
utimesSync(path, atime, mtime)

/** As npm expects it, without a user and a password. */
function originUrl() {
  const origin = readOrigin()
  const [, sshHost, sshPath] = /^[^/@\s]+@([^:/\s]+):(.+)$/.exec(origin) ?? []
  if (sshHost) return `git+ssh://git@${sshHost}/${sshPath}`
  if (!/^(https|ssh|git):\/\//.test(origin)) return undefined
  const address = new URL(origin)
  if (address.protocol !== 'ssh:') address.username = ''
  address.password = ''
  return address.protocol === 'git:' ? address.href : `git+${address.href}`
}

function readOrigin() {
  try {
    return execFileSync('git', ['config', '--get', 'remote.origin.url'], {
      cwd: fileURLToPath(new URL('..', import.meta.url)),
      stdio: ['ignore', 'pipe', 'ignore'],
    })
      .toString()
      .trim()
  } catch {
    return ''
  }
}
