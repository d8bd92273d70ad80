import { parseArgs } from 'node:util'
import { UsageError } from './explain.js'

export interface Command {
  usage: string
  about: string
  run: (args: string[]) => Promise<void>
}

export function parse(args: string[], options: Record<string, { type: 'string'; multiple?: boolean }>) {
  try {
    return parseArgs({ args, options, allowPositionals: true })
  } catch (error) {
    throw new UsageError((error as Error).message)
  }
}
