import { folderFault } from '../../../lib/folders.js'

/** Why the embedded database cannot run, in a line or two that says what to do about it. Meant to be shown without a stack. */
export class EmbeddedError extends Error {
  override name = 'EmbeddedError'
}

/** Turns what the file system refused about the data folder into words; anything else stays as it was. */
export function folderError(error: unknown, folder: string): unknown {
  const reason = folderFault(error, folder)
  return reason === undefined ? error : new EmbeddedError(reason)
}
