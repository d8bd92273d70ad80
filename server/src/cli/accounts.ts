import { roles, type Scope, scopes, system } from '../lib/caller.js'
import { notFound } from '../lib/errors.js'
import { wireTime } from '../lib/time.js'
import { NewClient, NewKey } from '../parties/clients/schema.js'
import { create, createKey, revokeKey, update } from '../parties/clients/service.js'
import { everyClient, everyKey, findClient } from '../parties/clients/store.js'
import type { Ctx } from '../platform/context.js'
import { checkBody } from '../platform/http/problems.js'
import { type Command, parse } from './command.js'
import { UsageError } from './explain.js'
import { withService } from './with-service.js'

const known = <T extends string>(values: readonly T[], text: string, what: string): T => {
  const found = values.find((value) => value === text)
  if (found === undefined) throw new UsageError(`${what} is one of ${values.join(', ')}, not ${text}.`)
  return found
}

const text = { type: 'string' } as const
type Values = ReturnType<typeof parse>['values']

/** Who may use the service. For everything else there is the console. */
export const accountCommands: Record<string, Command> = {
  client: {
    usage:
      'client create --scope internal|distributor|supplier --label TEXT [--distributor ID] [--supplier ID] [--role R]… [--username U] | client list [--scope S] | client suspend CLIENT_ID',
    about:
      'make a client; its id is printed. A password for the username is read from the environment variable CLIENT_PASSWORD. Or list the clients; or suspend one, which also ends its sessions: its keys are refused from the next request on',
    run: async (args) => {
      const options = { scope: text, label: text, distributor: text, supplier: text, role: { ...text, multiple: true }, username: text }
      const { positionals, values } = parse(args, options, 2)
      const [verb, clientId] = positionals
      const given = Object.keys(values)
      if (verb === 'create' && clientId === undefined) {
        const input = newClient(values)
        await withService(async ({ ctx }) => {
          const client = await ctx.db.transaction().execute((trx) => create(ctx, trx, system, input))
          console.log(client.client_id)
        })
      } else if (verb === 'list' && clientId === undefined && given.every((name) => name === 'scope')) {
        const scope = values.scope === undefined ? null : known<Scope>(scopes, String(values.scope), '--scope')
        await withService(({ ctx }) => listClients(ctx, scope))
      } else if (verb === 'suspend' && clientId !== undefined && given.length === 0)
        await withService(async ({ ctx }) => {
          await ctx.db.transaction().execute((trx) => update(ctx, trx, system, clientId, { client_status: 'suspended' }))
          console.log('suspended')
        })
      else throw new UsageError('client create --scope S --label TEXT, client list [--scope S], or client suspend CLIENT_ID.')
    },
  },
  key: {
    usage: 'key create CLIENT_ID [--label TEXT] | key list CLIENT_ID | key revoke CLIENT_ID KEY_ID',
    about: 'make an API key (printed once), list the keys of a client with their ids, or revoke one',
    run: async (args) => {
      const { positionals, values } = parse(args, { label: text }, 3)
      const [verb, clientId, keyId] = positionals
      const isAlone = values.label === undefined
      if (verb === 'create' && clientId && !keyId) {
        const input = { label: String(values.label ?? '') }
        checkBody(NewKey, input)
        await withService(async ({ ctx }) => {
          const key = await ctx.db.transaction().execute((trx) => createKey(ctx, trx, system, clientId, input))
          console.log(key.api_key)
        })
      } else if (verb === 'list' && clientId && !keyId && isAlone) await withService(({ ctx }) => listKeys(ctx, clientId))
      else if (verb === 'revoke' && clientId && keyId && isAlone)
        await withService(async ({ ctx }) => {
          await ctx.db.transaction().execute((trx) => revokeKey(ctx, trx, clientId, keyId))
          console.log('revoked')
        })
      else throw new UsageError('key create CLIENT_ID, key list CLIENT_ID, or key revoke CLIENT_ID KEY_ID.')
    },
  },
}

function newClient(values: Values): NewClient {
  if (!values.scope || !values.label) throw new UsageError('client create needs --scope and --label.')
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
  checkBody(NewClient, input)
  return input
}

async function listClients({ db }: Ctx, scope: Scope | null): Promise<void> {
  const rows = await everyClient(db, scope)
  for (const { client_id, scope, client_status, label, username, roles } of rows)
    console.log(`${client_id}  ${scope}  ${client_status}  ${label}  ${username ?? 'no username'}  ${roles.join(', ') || 'no roles'}`)
  if (rows.length === 0) console.log('There are no clients.')
}

async function listKeys({ db }: Ctx, clientId: string): Promise<void> {
  if (!(await findClient(db, clientId))) throw notFound('client', clientId)
  const rows = await everyKey(db, clientId)
  const at = (what: string, moment: Date | null) => (moment ? `, ${what} ${wireTime(moment)}` : '')
  for (const { key_id, label, created, expires, revoked, last_used } of rows)
    console.log(
      `${key_id}  ${label || 'no label'}  made ${wireTime(created)}${at('last used', last_used)}${at('ends', expires)}${at('revoked', revoked)}`,
    )
  if (rows.length === 0) console.log('This client has no keys.')
}
