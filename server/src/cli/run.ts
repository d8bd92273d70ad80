import { commands, usageOf } from './commands.js'
import { explain, UsageError } from './explain.js'

const asksForHelp = (word: string): boolean => word === '--help' || word === '-h'
const [first = 'help', ...args] = process.argv.slice(2)
const name = asksForHelp(first) ? 'help' : first
const command = Object.hasOwn(commands, name) ? commands[name] : undefined
try {
  if (!command) throw new UsageError(`There is no command ${name}: allotment help lists them.`)
  if (args.some(asksForHelp)) console.log(usageOf(command))
  else await command.run(args)
} catch (error) {
  process.exitCode = explain(error)
}
