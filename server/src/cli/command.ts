import { parseArgs } from 'node:util'
import { UsageError } from './explain.js'

export interface Command {
  usage: string
  about: string
  run: (args: string[]) => Promise<void>
}

/** Options, and at most so many words. Others are refused, because a command must not do more than its caller meant. */
export function parse(args: string[], options: Record<string, { type: 'string'; multiple?: boolean }>, words = Number.POSITIVE_INFINITY) {
  const parsed = parsedOf(args, options)
  const stray = parsed.positionals[words]
  if (stray !== undefined) throw new UsageError(`${stray} is not known here: --help shows how the command is used.`)
  return parsed
}

function parsedOf(args: string[], options: Record<string, { type: 'string'; multiple?: boolean }>) {
  try {
    return parseArgs({ args, options, allowPositionals: true })
  } catch (error) {
    // The rest of the message is about words that begin with a dash, which no command takes.
    throw new UsageError((error as Error).message.replace(/ To specify .*$/s, ''))
  }
}

/** For a command that takes no arguments. */
export const alone =
  (run: () => Promise<void>) =>
  (args: string[]): Promise<void> => {
    parse(args, {}, 0)
    return run()
  }
