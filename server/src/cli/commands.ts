import { readFile } from 'node:fs/promises'
import { roles, type Scope, scopes, system } from '../lib/caller.js'
import type { NewRateMoment } from '../money/fx/schema.js'
import { create as createRates } from '../money/fx/service.js'
import type { NewClient } from '../parties/clients/schema.js'
import { create as createClient, createKey, revokeKey } from '../parties/clients/service.js'
import { forgetKey } from '../platform/keys/check.js'
import { type KeyUsage, keyUsage, reseal } from '../platform/keys/service.js'
import { type Command, parse } from './command.js'
import { UsageError } from './explain.js'
import { integratorCommands } from './listen.js'
import { operatorCommands } from './operate.js'
import { progressBar } from './progress.js'
import { serve, work } from './serve.js'
import { listenForWebhooks } from './webhook-listen.js'
import { withService } from './with-service.js'

const known = <T extends string>(values: readonly T[], text: string, what: string): T => {
  const found = values.find((value) => value === text)
  if (found === undefined) throw new UsageError(`${what} is one of ${values.join(', ')}, not ${text}.`)
  return found
}

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
  serve: { usage: 'serve', about: 'API, docs and console; background work too unless WORKER=false', run: serve },
  worker: { usage: 'worker', about: 'background work only (needs DATABASE_URL)', run: work },
  migrate: {
    usage: 'migrate',
    about: 'bring the database to the schema of this version',
    run: () =>
      withService(async (_service, applied) =>
        console.log(applied === 0 ? 'The schema is up to date.' : `${applied} migration${applied === 1 ? '' : 's'} applied.`),
      ),
  },
  demo: {
    usage: 'demo [--events N] [--tickets N]',
    about:
      'load the demo into an empty database and write its credentials to DATA_DIR/demo-credentials.json; larger ones are for measuring',
    run: (args) => {
      const { values } = parse(args, { events: { type: 'string' }, tickets: { type: 'string' } })
      const size = { ...count('events', values.events), ...count('tickets', values.tickets) }
      return withService(async (service) => {
        const { loadDemo } = await import('../demo/load.js')
        console.log((await loadDemo(service, size, progressBar)) ? 'The demo is loaded.' : 'There is data already; nothing was changed.')
      })
    },
  },
  client: {
    usage: 'client create --scope internal|distributor|supplier --label TEXT [--distributor ID] [--supplier ID] [--role R]… [--username U]',
    about: 'make a client; its id is printed. A password for the username is read from the environment variable CLIENT_PASSWORD',
    run: (args) =>
      withService(async ({ ctx }) => {
        const { positionals, values } = parse(args, {
          scope: { type: 'string' },
          label: { type: 'string' },
          distributor: { type: 'string' },
          supplier: { type: 'string' },
          role: { type: 'string', multiple: true },
          username: { type: 'string' },
        })
        if (positionals[0] !== 'create' || !values.scope || !values.label) throw new UsageError('client create needs --scope and --label.')
        const password = process.env.CLIENT_PASSWORD
        if (password !== undefined && password.length < 12) throw new UsageError('CLIENT_PASSWORD must have at least 12 characters.')
        const input: NewClient = {
          scope: known<Scope>(scopes, String(values.scope), '--scope'),
          label: String(values.label),
          roles: ((values.role as string[] | undefined) ?? []).map((role) => known(roles, role, '--role')),
          distributor_id: (values.distributor as string | undefined) ?? null,
          supplier_id: (values.supplier as string | undefined) ?? null,
          username: (values.username as string | undefined) ?? null,
          ...(password === undefined ? {} : { password }),
        }
        const client = await ctx.db.transaction().execute((trx) => createClient(ctx, trx, system, input))
        console.log(client.client_id)
      }),
  },
  key: {
    usage: 'key create CLIENT_ID [--label TEXT] | key revoke CLIENT_ID KEY_ID',
    about: 'make an API key (printed once), or revoke one',
    run: (args) =>
      withService(async ({ ctx }) => {
        const { positionals, values } = parse(args, { label: { type: 'string' } })
        const [verb, clientId, keyId] = positionals
        if (verb === 'create' && clientId) {
          const key = await ctx.db
            .transaction()
            .execute((trx) => createKey(ctx, trx, system, clientId, { label: String(values.label ?? '') }))
          console.log(key.api_key)
        } else if (verb === 'revoke' && clientId && keyId) {
          await ctx.db.transaction().execute((trx) => revokeKey(ctx, trx, clientId, keyId))
          console.log('revoked')
        } else throw new UsageError('key create CLIENT_ID, or key revoke CLIENT_ID KEY_ID.')
      }),
  },
  keys: {
    usage: 'keys status | keys reseal | keys forget KID',
    about:
      'what each of MASTER_KEYS is still needed for; or seal everything anew under the first of them, also while the service runs; or allow starts without a key that is lost for good',
    run: (args) =>
      withService(async ({ ctx }) => {
        const [verb, kid] = args
        if (verb === 'forget' && kid) {
          if (ctx.config.masterKeys.some((key) => key.kid === kid)) throw new UsageError(`${kid} is among MASTER_KEYS: take it out first.`)
          await forgetKey(ctx, kid)
          console.log(`${kid} is not asked for any more. What is sealed under it cannot be read.`)
          return
        }
        if (verb === 'reseal')
          for (const { column, rows } of await reseal(ctx, progressBar)) if (rows > 0) console.log(`${column}: ${rows} sealed anew`)
        if (verb !== 'reseal' && verb !== 'status') throw new UsageError('keys status, keys reseal, or keys forget KID.')
        for (const line of describeKeys(await keyUsage(ctx))) console.log(line)
      }),
  },
  fx: {
    usage: 'fx load FILE',
    about: 'store exchange rates from a JSON file {"taken": "…", "rates": {"USD": "1.08", …}}, base EUR',
    run: (args) =>
      withService(async ({ ctx }) => {
        const [verb, file] = args
        if (verb !== 'load' || !file) throw new UsageError('fx load FILE.')
        const input = JSON.parse(await readFile(file, 'utf8')) as NewRateMoment
        const moment = await ctx.db.transaction().execute((trx) => createRates(ctx, trx, input))
        console.log(moment.fxratemoment_id)
      }),
  },
  webhook: {
    usage: 'webhook listen --secret TEXT [--port N] [--answer STATUS]',
    about: 'a receiver on this machine (port 4100 unless told) that verifies and prints deliveries',
    run: (args) => {
      const { positionals, values } = parse(args, { secret: { type: 'string' }, port: { type: 'string' }, answer: { type: 'string' } })
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

const describeKeys = (keys: KeyUsage[]): string[] =>
  keys.map(({ kid, role, needed }) => {
    if (role === 'writes') return `${kid}: writes`
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
