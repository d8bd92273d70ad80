import { readFile } from 'node:fs/promises'
import { NewRateMoment } from '../money/fx/schema.js'
import { create as createRates } from '../money/fx/service.js'
import type { Ctx } from '../platform/context.js'
import { finishUpgrade } from '../platform/db/migrate.js'
import { checkBody } from '../platform/http/problems.js'
import { forgetKey } from '../platform/keys/check.js'
import { type KeyUsage, keyUsage, reseal } from '../platform/keys/service.js'
import { accountCommands } from './accounts.js'
import { alone, type Command, parse } from './command.js'
import { UsageError } from './explain.js'
import { integratorCommands } from './listen.js'
import { operatorCommands } from './operate.js'
import { progressBar } from './progress.js'
import { serve, work } from './serve.js'
import { listenForWebhooks } from './webhook-listen.js'
import { withService } from './with-service.js'

const count = <K extends string>(name: K, given: unknown): { [key in K]?: number } => {
  if (given === undefined) return {}
  if (!/^[1-9]\d{0,6}$|^10000000$/.test(String(given)))
    throw new UsageError(`--${name} is a whole number from 1 to 10000000, not ${given}.`)
  return { [name]: Number(given) } as { [key in K]: number }
}

const within = (name: string, given: unknown, min: number, max: number): number => {
  const number = Number(given)
  if (!/^\d+$/.test(String(given)) || number < min || number > max)
    throw new UsageError(`--${name} is a whole number from ${min} to ${max}, not ${given}.`)
  return number
}

export const commands: Record<string, Command> = {
  serve: { usage: 'serve', about: 'API, docs and console; background work too unless WORKER=false', run: alone(serve) },
  worker: { usage: 'worker', about: 'background work only (needs DATABASE_URL)', run: alone(work) },
  migrate: {
    usage: 'migrate [finish]',
    about:
      'bring the database to the schema of this version; finish when all processes of the previous version have ended and none will be started again',
    run: (args) => {
      const [verb] = parse(args, {}, 1).positionals
      if (verb !== undefined && verb !== 'finish') throw new UsageError('migrate, or migrate finish.')
      return withService(async ({ database }, applied) => {
        console.log(applied === 0 ? 'The schema is up to date.' : `${applied} migration${applied === 1 ? '' : 's'} applied.`)
        if (verb === undefined) return
        const finished = await finishUpgrade(database.pool)
        console.log(
          finished.length === 0
            ? 'The upgrade was finished before.'
            : `Finished: ${finished.join(', ')}. Programs of the previous version cannot be started on this database any more.`,
        )
      })
    },
  },
  demo: {
    usage: 'demo [--events N] [--tickets N]',
    about:
      'load the demo into an empty database and write its credentials to DATA_DIR/demo-credentials.json; larger ones are for measuring',
    run: (args) => {
      const { values } = parse(args, { events: { type: 'string' }, tickets: { type: 'string' } }, 0)
      const size = { ...count('events', values.events), ...count('tickets', values.tickets) }
      return withService(async (service) => {
        const { loadDemo } = await import('../demo/load.js')
        console.log((await loadDemo(service, size, progressBar)) ? 'The demo is loaded.' : 'There is data already; nothing was changed.')
      })
    },
  },
  ...accountCommands,
  keys: {
    usage: 'keys status | keys reseal | keys forget KID',
    about:
      'what each of MASTER_KEYS is still needed for; or seal everything anew under the first of them, also while the service runs; or allow starts without a key that is lost for good',
    run: async (args) => {
      const [verb = '', kid] = parse(args, {}, 2).positionals
      if (!['status', 'reseal', 'forget'].includes(verb) || (verb === 'forget') !== (kid !== undefined))
        throw new UsageError('keys status, keys reseal, or keys forget KID.')
      await withService(async ({ ctx }) => {
        if (kid !== undefined) return forget(ctx, kid)
        if (verb === 'reseal')
          for (const { column, rows } of await reseal(ctx, progressBar)) if (rows > 0) console.log(`${column}: ${rows} sealed anew`)
        for (const line of describeKeys(await keyUsage(ctx))) console.log(line)
      })
    },
  },
  fx: {
    usage: 'fx load FILE',
    about: 'store exchange rates from a JSON file {"taken": "…", "rates": {"USD": "1.08", …}}, base EUR',
    run: async (args) => {
      const [verb, file] = parse(args, {}, 2).positionals
      if (verb !== 'load' || !file) throw new UsageError('fx load FILE.')
      const input = await readRates(file)
      await withService(async ({ ctx }) => {
        const moment = await ctx.db.transaction().execute((trx) => createRates(ctx, trx, input))
        console.log(moment.fxratemoment_id)
      })
    },
  },
  webhook: {
    usage: 'webhook listen --secret TEXT [--port N] [--answer STATUS]',
    about: 'a receiver on this machine (port 4100 unless told) that verifies and prints deliveries',
    run: (args) => {
      const { positionals, values } = parse(args, { secret: { type: 'string' }, port: { type: 'string' }, answer: { type: 'string' } }, 1)
      if (positionals[0] !== 'listen') throw new UsageError('webhook listen --secret TEXT [--port N] [--answer STATUS].')
      const secret = String(values.secret ?? '')
      if (secret.length < 8 || secret.length > 128) throw new UsageError('--secret is that of the webhook, 8 to 128 characters.')
      const port = within('port', values.port ?? '4100', 0, 65_535)
      return listenForWebhooks({ secret, port, answer: within('answer', values.answer ?? '200', 200, 599) })
    },
  },
  ...integratorCommands,
  ...operatorCommands,
  help: { usage: 'help', about: 'this list', run: async () => console.log(help()) },
}

/** The rates of a file, held to the same rules as those of a request. */
async function readRates(file: string): Promise<NewRateMoment> {
  const text = await readFile(file, 'utf8').catch((error: Error) => {
    throw new UsageError(`The file cannot be read: ${error.message}. Give its whole path, readable for the account of the service.`)
  })
  let input: unknown
  try {
    input = JSON.parse(text)
  } catch (error) {
    throw new UsageError(`${file} is not JSON: ${(error as Error).message}.`)
  }
  checkBody(NewRateMoment, input)
  return input as NewRateMoment
}

async function forget(ctx: Ctx, kid: string): Promise<void> {
  if (ctx.config.masterKeys.some((key) => key.kid === kid)) throw new UsageError(`${kid} is among MASTER_KEYS: take it out first.`)
  if (!(await keyUsage(ctx)).some((key) => key.kid === kid))
    throw new UsageError(`Nothing in this database needs a key ${kid}: keys status lists those that are needed.`)
  await forgetKey(ctx, kid)
  console.log(`${kid} is not asked for any more. What is sealed under it cannot be read.`)
}

const describeKeys = (keys: KeyUsage[]): string[] =>
  keys.map(({ kid, role, needed }) => {
    if (role === 'writes') return `${kid}: writes`
    if (role === 'lost') return `${kid}: lost, so these cannot be read: ${needed.join('; ')}`
    if (role === 'missing') return `${kid}: not among MASTER_KEYS, but needed for ${needed.join('; ')}`
    return needed.length === 0 ? `${kid}: no longer needed` : `${kid}: still needed for ${needed.join('; ')}`
  })

export const usageOf = ({ usage, about }: Command): string => `  ${usage}\n      ${about}`

export const help = (): string =>
  [
    'allotment <command>',
    '',
    ...Object.values(commands).map(usageOf),
    '',
    'Settings are environment variables: see docs/operating.md.',
  ].join('\n')
