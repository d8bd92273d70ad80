/** Why the embedded database cannot run, in a line or two that says what to do about it. Meant to be shown without a stack. */
export class EmbeddedError extends Error {
  override name = 'EmbeddedError'
}

/** Turns what the file system refused about the data folder into words; anything else stays as it was. */
export function folderError(error: unknown, folder: string): unknown {
  const { code, path = folder } = error as NodeJS.ErrnoException
  if (code === 'EEXIST' || code === 'ENOTDIR') {
    return new EmbeddedError(`The data folder ${folder} cannot be made: a file is in its place. Move the file away, or set DATA_DIR.`)
  }
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS') {
    const where = path === folder ? '' : ` (${path})`
    return new EmbeddedError(`The data folder ${folder} is out of reach for this user${where}. Set DATA_DIR to a folder of their own.`)
  }
  if (code === 'ENOSPC' || code === 'EDQUOT') {
    return new EmbeddedError(`The disk that holds the data folder ${folder} is full. Free some space, or set DATA_DIR.`)
  }
  return error
}
