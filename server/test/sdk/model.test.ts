import { readdir, readFile } from 'node:fs/promises'
import * as model from '@allotment/sdk/model'
import { expect, test } from 'vitest'
import { type Caller, grantable, type Role, type Scope, scopes } from '../../src/lib/caller.js'
import { currencyCodes, exponentOf } from '../../src/lib/currencies.js'
import * as contract from '../../src/lib/enums.js'
import { can, mayCall } from '../../src/platform/http/permissions.js'

const console = new URL('../../../console/src/', import.meta.url)

/** Every possible set of roles, for each scope, with and without a supplier record. */
function everybody(): Caller[] {
  const setsOf = (roles: readonly Role[]): Role[][] =>
    roles.reduce<Role[][]>((sets, role) => sets.concat(sets.map((set) => set.concat(role))), [[]])
  const parties: Record<Scope, (string | null)[]> = { internal: [null], distributor: [null, 'one_spp'], supplier: ['one_spp'] }
  return scopes.flatMap((scope) =>
    parties[scope].flatMap((supplier_id) =>
      setsOf(grantable[scope]).map(
        (roles): Caller => ({
          client_id: 'one_cln',
          scope,
          roles,
          distributor_id: scope === 'distributor' ? 'one_dst' : null,
          supplier_id,
          language: 'en_GB',
          impersonator_client_id: null,
          via: 'token',
          session_id: null,
        }),
      ),
    ),
  )
}

test('the SDK and the service decide the same for every permission and every possible client', () => {
  const names = Object.keys(can) as (keyof typeof can)[]
  expect(Object.keys(model.permissions)).toEqual(names)
  const differing = everybody().flatMap((who) =>
    names.filter((name) => model.mayCall(who, name) !== mayCall(who, can[name])).map((name) => `${name} ${who.scope} ${who.roles}`),
  )
  expect(differing).toEqual([])
})

test('every described operation names its permission', async () => {
  const { paths } = JSON.parse(await readFile(new URL('../../../openapi.json', import.meta.url), 'utf8')) as {
    paths: Record<string, object>
  }
  const described = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  )
  expect(Object.keys(model.operations)).toEqual(described.sort())
  expect(Object.values(model.operations).filter((name) => name !== 'open' && !Object.hasOwn(can, name))).toEqual([])
})

test('a status machine has transitions only to its own statuses', () => {
  for (const moves of Object.values(model.machines)) {
    const statuses = Object.keys(moves)
    for (const next of Object.values<readonly string[]>(moves)) for (const status of next) expect(statuses).toContain(status)
  }
})

test('the console has no list of values that the SDK has', async () => {
  const lists = [
    ...Object.values<readonly string[]>(contract),
    ...Object.values(model.machines).map((moves) => Object.keys(moves)),
    Object.keys(model.eventTypes),
  ]
    .filter((list) => list.length >= 4)
    .map((list) => [...list].sort().join(' '))
  const files = (await readdir(console, { recursive: true })).filter((file) => /\.tsx?$/.test(file))
  const copies: string[] = []
  for (const file of files) {
    const text = await readFile(new URL(file, console), 'utf8')
    for (const [array] of text.matchAll(/\[\s*'[^\]]*'\s*,?\s*\]/g)) {
      const values = [...array.matchAll(/'([^']*)'/g)].map(([, value]) => value)
      if (lists.includes(values.sort().join(' '))) copies.push(`${file}: ${array}`)
    }
  }
  expect(copies).toEqual([])
})

test('the console formats every currency with the decimals of the service', async () => {
  interface Format {
    money(amount: number, currency: string): string
    toMinor(text: string, currency: string): number | null
  }
  // Imported by its URL, because it is compiled with browser types.
  const { money, toMinor } = (await import(/* @vite-ignore */ new URL('format.ts', console).href)) as Format
  const digits = (text: string) => text.replace(/^\D+/, '').replaceAll(',', '')
  expect(Object.keys(model.currencies)).toEqual([...currencyCodes])
  for (const code of currencyCodes) {
    const decimals = exponentOf(code) ?? 0
    expect(digits(money(123_456, code)), code).toBe((123_456 / 10 ** decimals).toFixed(decimals))
    expect(toMinor('12', code), code).toBe(12 * 10 ** decimals)
  }
})
