import { sql } from 'kysely'
import Type from 'typebox'
import { defineList } from '../../src/platform/db/list.js'
import { readPage } from '../../src/platform/db/page.js'
import { listRequest, listRoute } from '../../src/platform/http/list-route.js'
import { can } from '../../src/platform/http/permissions.js'
import type { Routes } from '../../src/platform/http/routes.js'

/** A list with a filter of every kind, which no room has. */
export const grades = ['low', 'middle', 'high', 'none'] as const

export interface Thing {
  thing_id: string
  owner_id: string | null
  label: string | null
  amount: number | null
  rate: string | null
  flag: boolean | null
  grade: (typeof grades)[number] | null
  day: string | null
  at: Date | null
  tags: string[]
}

export const thingsTable = `create table thing (thing_id text primary key, owner_id text, label text, amount bigint, rate numeric(12, 4),
  flag boolean, grade text, day date, at timestamptz, tags text[] not null)`

const thingList = defineList({
  name: 'things',
  key: 't.thing_id',
  sorting: 'thing_id',
  parameters: {
    thing_id: { kind: 'id', column: 't.thing_id', about: 'Id', sort: true },
    owner_id: { kind: 'id', column: 't.owner_id', about: 'Owner' },
    label: { kind: 'text', column: 't.label', about: 'Label', sort: true, nullable: true },
    amount: { kind: 'integer', column: 't.amount', about: 'Amount', sort: true, nullable: true },
    rate: { kind: 'decimal', column: 't.rate', about: 'Rate', sort: true, nullable: true },
    flag: { kind: 'boolean', column: 't.flag', about: 'Flag', sort: true, nullable: true },
    grade: { kind: 'enum', column: 't.grade', values: grades, about: 'Grade', sort: true, nullable: true },
    day: { kind: 'date', column: 't.day', about: 'Day', sort: true, nullable: true },
    at: { kind: 'datetime', column: 't.at', about: 'Moment', sort: true, nullable: true },
    tag: { kind: 'id', column: 'x.tag', about: 'Tag', exists: (test) => sql`exists (select from unnest(t.tags) as x (tag) where ${test})` },
    query: { kind: 'search', about: 'Part of the label', search: (text) => sql`position(${text} in t.label) > 0` },
  },
})

export const thingRoutes: Routes = async (app, { ctx }) => {
  app.get(
    '/v1/things',
    listRoute(thingList, { allow: can.readClients, tag: 'service', summary: 'Things', item: Type.Object({ thing_id: Type.String() }) }),
    async (req) => {
      const page = await readPage<Thing>(ctx.db, listRequest(thingList, req), { select: sql`t.thing_id`, from: sql`thing t` })
      return { things: page.rows, pagination: page.pagination }
    },
  )
}
