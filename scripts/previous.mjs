import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { CommandFailed, node, root } from './run.mjs'

const git = (...args) => spawnSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 1e9 })

/** The release before this version: the newest tag that is not this commit, or the commit in .ci/previous-release while there is no tag. */
function previousRelease() {
  const tag = git('describe', '--tags', '--abbrev=0', 'HEAD^')
  const name = tag.status === 0 ? tag.stdout.trim() : readFileSync(join(root, '.ci/previous-release'), 'utf8').trim()
  const commit = git('rev-parse', '--verify', '--quiet', `${name}^{commit}`)
  if (commit.status !== 0)
    throw new CommandFailed('previous release', 1, `${name}, the previous release, is not in this clone. Run: git fetch --unshallow --tags`)
  return commit.stdout.trim()
}

/** What is needed to run and to test the server. */
const parts = ['server', 'sdk', 'package.json', 'tsconfig.base.json']

/**
 * The server of the previous release with its migrations, built in .cache/previous with the packages of this version. Returns its folder.
 * Types are not checked again.
 */
export async function previousServer() {
  const commit = previousRelease()
  const folder = join(root, '.cache/previous', commit)
  const stamp = join(folder, 'built')
  if (existsSync(stamp)) return folder
  rmSync(join(root, '.cache/previous'), { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const archive = execFileSync('git', ['archive', commit, '--', ...parts], { cwd: root, maxBuffer: 1e9 })
  execFileSync('tar', ['-x', '-C', folder], { input: archive })
  for (const modules of ['node_modules', 'server/node_modules'])
    if (existsSync(join(root, modules))) symlinkSync(join(root, modules), join(folder, modules))
  await node('node_modules/typescript-native/bin/tsc', ['-p', join(folder, 'server/tsconfig.json'), '--noCheck'])
  cpSync(join(root, 'server/assets'), join(folder, 'server/assets'), { recursive: true })
  writeFileSync(stamp, '')
  return folder
}
