import { mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Why a folder cannot be used, in one line that says what to do. It is shown without a stack trace. */
export class FolderError extends Error {
  override name = 'FolderError'
}

/** Explains a file system error about the data folder. Undefined for other errors. */
export function folderFault(error: unknown, folder: string): string | undefined {
  const { code, path = folder } = error as NodeJS.ErrnoException
  switch (code) {
    case 'EEXIST':
    case 'ENOTDIR':
      return `The data folder ${folder} cannot be made: a file is in its place. Move the file away, or set DATA_DIR.`
    case 'EACCES':
    case 'EPERM':
    case 'EROFS': {
      const where = path === folder ? '' : ` (${path})`
      return `The data folder ${folder} is out of reach for this user${where}. Set DATA_DIR to a folder that belongs to this user.`
    }
    case 'ENOSPC':
    case 'EDQUOT':
      return `The disk that holds the data folder ${folder} is full. Free some space, or set DATA_DIR.`
    default:
      return undefined
  }
}

function isFolder(path: string): boolean {
  try {
    return statSync(path).isDirectory()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false
    throw error
  }
}

/** Creates one level at a time. `mkdirSync` with `recursive` never returns on file systems that answer ENOENT to it, such as /proc. */
function make(folder: string): void {
  if (isFolder(folder)) return
  if (dirname(folder) !== folder) make(dirname(folder))
  try {
    mkdirSync(folder, { mode: 0o700 })
  } catch (error) {
    // Another process created it in the meantime.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST' || !isFolder(folder)) throw error
  }
}

/** Creates the folder if it is missing and writes a test file, so that an unusable folder is reported at startup. */
export function useFolder(folder: string): void {
  const trial = join(folder, `.trial-${process.pid}`)
  try {
    make(folder)
    writeFileSync(trial, '', { mode: 0o600 })
    rmSync(trial)
  } catch (error) {
    const reason = folderFault(error, folder)
    throw new FolderError(
      reason ?? `The data folder ${folder} cannot be used (${(error as NodeJS.ErrnoException).code}). Set DATA_DIR to another.`,
    )
  }
}
