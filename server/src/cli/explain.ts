import { Problem } from '../lib/errors.js'
import { ConfigError } from '../platform/config.js'
import { EmbeddedError } from '../platform/db/embedded.js'
import { SchemaTooNew } from '../platform/db/migrate.js'
import { databaseFault } from '../platform/db/open.js'
import { WrongMasterKeys } from '../platform/keys/check.js'

/** A usage error. The message is shown without a stack trace. */
export class UsageError extends Error {}

const plain = [UsageError, ConfigError, EmbeddedError, SchemaTooNew, WrongMasterKeys, Problem]

/** Prints why the program stops, in one line where possible, and returns the exit code. */
export function explain(error: unknown): number {
  const { code, port, address, hostname, message } = error as NodeJS.ErrnoException & { port?: number; address?: string; hostname?: string }
  const named = ['HOST', 'METRICS_HOST'].find((setting) => hostname !== undefined && process.env[setting] === hostname)
  const isScraped = port !== undefined && String(port) === process.env.METRICS_PORT
  if (code === 'EADDRINUSE')
    console.error(
      `Port ${port} at ${address} is taken. Stop what uses it, or ${isScraped ? 'set METRICS_PORT to another one.' : 'choose another: PORT=8081 npm start'}`,
    )
  else if (code === 'EACCES' && port !== undefined)
    console.error(
      `Port ${port} at ${address} may not be used by this account. ${isScraped ? 'Set METRICS_PORT to one above 1023.' : 'Choose one above 1023: PORT=8080 npm start'}`,
    )
  else if (code === 'EADDRNOTAVAIL')
    console.error(`This machine has no address ${address}. Set ${isScraped ? 'METRICS_HOST' : 'HOST'} to one it has, such as 127.0.0.1.`)
  else if (named !== undefined)
    console.error(`${named}: no address is known for ${hostname}. Set it to one of this machine, such as 127.0.0.1.`)
  else if (databaseFault(error) === 'away')
    console.error(`The database cannot be used: ${message || code}. Check DATABASE_URL, and that PostgreSQL runs there.`)
  else if (plain.some((known) => error instanceof known)) console.error(message)
  else console.error(error)
  return 1
}
