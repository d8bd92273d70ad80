import { sql } from 'kysely'
import Type, { type Static } from 'typebox'
import { type Caller, isOperator } from '../../lib/caller.js'
import { Id } from '../../lib/schema.js'
import type { Ctx } from '../../platform/context.js'
import type { Condition } from '../../platform/db/filter.js'
import { defineList, type ListRequest } from '../../platform/db/list.js'
import { readPage } from '../../platform/db/page.js'
import { containing } from '../../platform/db/search.js'

/** The distributors that a supplier can keep tickets for, and may know. */

export const Allottee = Type.Object(
  { distributor_id: Id, distributor_name: Type.String() },
  { title: 'Allottee', examples: [{ distributor_id: '01k9zq3v5r8t2w4y6a1b3c5d7e_dst', distributor_name: 'Agency' }] },
)
type Allottee = Static<typeof Allottee>

export const allotteeList = defineList({
  name: 'allottees',
  key: 'd.distributor_id',
  sorting: 'distributor_name',
  parameters: {
    distributor_id: {
      kind: 'choice',
      about: 'The whole id of a distributor, as it has given it to you; finds it also if it is not in the list',
      example: '01k9zq3v5r8t2w4y6a1b3c5d7e_dst',
    },
    distributor_name: { kind: 'text', column: 'd.distributor_name', about: 'Whole name', sort: true },
    query: {
      kind: 'search',
      about: 'Part of the name',
      search: (text) => sql`lower(d.distributor_name) like ${containing(text)}`,
    },
  },
})

/** Older orders than the last ones of a supplier are not read: a bounded scan of its index. */
const ordersRead = 10_000

/** They bought from the supplier, have an allotment of it, asked it for a group, or the operator has assigned them to it. */
const known = ({ supplier_id }: Caller): Condition => sql`(
  d.distributor_id in (select o.distributor_id from bookingorder o where o.supplier_id = ${supplier_id} order by o.created desc limit ${ordersRead})
  or d.distributor_id in (select a.distributor_id from allotment a where a.supplier_id = ${supplier_id})
  or d.distributor_id in (select g.distributor_id from grouprequest_supplier x join grouprequest g on g.grouprequest_id = x.grouprequest_id where x.supplier_id = ${supplier_id})
  or d.distributor_id = any(array(select unnest(s.distributors_enabled) from supplier s where s.supplier_id = ${supplier_id})))`

export async function allottees(ctx: Ctx, caller: Caller, request: ListRequest) {
  const { distributor_id } = request.options
  const seen =
    distributor_id !== undefined
      ? sql<boolean>`d.distributor_id = ${distributor_id}`
      : isOperator(caller)
        ? sql<boolean>`true`
        : known(caller)
  const { rows, pagination } = await readPage<Allottee>(ctx.db, request, {
    select: sql`d.distributor_id, d.distributor_name`,
    from: sql`distributor d`,
    where: [sql`d.distributor_status = 'active'`, seen],
  })
  return { allottees: rows, pagination }
}
