import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely'
import { expect, test } from 'vitest'
import * as states from '../../src/lib/order-states.js'
import { noneOf, oneOf, transitions } from '../../src/lib/transitions.js'
import { openReservation, reservationMachine } from '../../src/selling/reservations/states.js'

const source = resolve(import.meta.dirname, '../../src')
const db = new Kysely<unknown>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (kysely) => new PostgresIntrospector(kysely),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
})
const textOf = (set: { sql(alias: string): { compile(db: Kysely<unknown>): { sql: string; parameters: readonly unknown[] } } }) => {
  const { sql, parameters } = set.sql('o').compile(db)
  // Literals: PostgreSQL does not use a partial index for a parameter.
  expect(parameters).toEqual([])
  return sql
}

test('a status without transitions is final, in TypeScript and in SQL, without a separate list', () => {
  const machine = transitions<'open' | 'done' | 'lapsed'>({ open: ['done', 'lapsed'], done: [], lapsed: [] })
  const live = noneOf('logistic_status', machine.final)
  expect(machine.statuses.map((status) => live.is(status))).toEqual([true, false, false])
  expect(textOf(live)).toBe("o.logistic_status not in ('done', 'lapsed')")
  expect(textOf(oneOf('status', machine.open))).toBe("o.status in ('open')")
})

test('the predicates of orders and holds follow from their state machines', () => {
  for (const status of states.logistic.statuses) expect(states.liveOrder.is(status)).toBe(states.logistic.moves[status].length > 0)
  for (const status of states.itemMachine.statuses) expect(states.liveItem.is(status)).toBe(states.itemMachine.moves[status].length > 0)
  for (const status of reservationMachine.statuses) expect(openReservation.is(status)).toBe(reservationMachine.moves[status].length > 0)
  // The condition of the index of open reservations.
  expect(textOf(openReservation)).toBe("o.status in ('pending_supplier', 'active', 'extended')")
})

test('no other file lists the final statuses of an order', () => {
  const listed = [
    /'cancelled', ?'returned'|'returned', ?'cancelled'/,
    /(logistic_status|ticket_status)\b[^,;?]{0,4}(<>|!==) *'(cancelled|returned)'/,
    /=== 'cancelled' \|\| \S*_status === 'returned'/,
    /r\.status in \(/,
  ]
  const stray = (readdirSync(source, { recursive: true, encoding: 'utf8' }) as string[])
    .filter((file) => file.endsWith('.ts') && !file.startsWith('demo/') && !file.endsWith('states.ts'))
    .flatMap((file) =>
      readFileSync(resolve(source, file), 'utf8')
        .split('\n')
        .flatMap((line, index) =>
          /status/.test(line) && listed.some((pattern) => pattern.test(line)) ? [`${file}:${index + 1} ${line.trim()}`] : [],
        ),
    )
  expect(stray).toEqual([])
})
