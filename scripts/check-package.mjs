import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CommandFailed, npm, root } from './run.mjs'

/** Packs the SDK as for publishing and calls `use` with the path of the file, which is deleted afterwards. */
export async function withPackage(use) {
  const folder = mkdtempSync(join(tmpdir(), 'allotment-pack-'))
  try {
    const answer = await npm(['pack', '--json', '--silent', '--pack-destination', folder], { cwd: join(root, 'sdk') })
    const [{ filename }] = JSON.parse(answer.slice(answer.indexOf('[\n')))
    return await use(join(folder, filename))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** publint checks the contents of the package, attw the types for each way of importing it. */
export async function checkPackage() {
  const problems = await withPackage(async (file) => {
    const bytes = readFileSync(file)
    const tarball = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length)
    const [{ publint }, { formatMessage }, { checkPackage: checkTypes, createPackageFromTarballData }] = await Promise.all([
      import('publint'),
      import('publint/utils'),
      import('@arethetypeswrong/core'),
    ])
    const { messages, pkg } = await publint({ pack: { tarball }, strict: true })
    const { types, problems: wrong = [] } = await checkTypes(createPackageFromTarballData(new Uint8Array(tarball)))
    return [
      ...messages.map((message) => `publint: ${formatMessage(message, pkg) ?? message.code}`),
      ...(types === false ? ['attw: the package has no types'] : []),
      ...wrong.map(({ kind, entrypoint, resolutionKind }) => `attw: ${[kind, entrypoint, resolutionKind].filter(Boolean).join(', ')}`),
    ]
  })
  if (problems.length > 0) throw new CommandFailed('package of the sdk', 1, problems.join('\n'))
}
