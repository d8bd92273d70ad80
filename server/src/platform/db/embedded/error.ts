import { folderFault } from '../../../lib/folders.js'

/** Why the embedded database cannot run and what to do about it. Shown without a stack trace. */
export class EmbeddedError extends Error {
  override name = 'EmbeddedError'
}

/** Explains file system errors on the data folder; other errors are returned unchanged. */
export function folderError(error: unknown, folder: string): unknown {
  const reason = folderFault(error, folder)
  return reason === undefined ? error : new EmbeddedError(reason)
}
