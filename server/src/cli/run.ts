import { commands, usageOf } from './commands.js'
import { explain, UsageError } from './explain.js'

const [name = 'help', ...args] = process.argv.slice(2)
const command = commands[name]
try {
  if (!command) throw new UsageError(`There is no command ${name}.`)
  if (args.includes('--help')) console.log(usageOf(command))
  else await command.run(args)
} catch (error) {
  process.exitCode = explain(error)
}
