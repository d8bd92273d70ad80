import { sql } from 'kysely'
import type { Db } from '../../platform/db/open.js'
import { containsAll } from '../../platform/db/search.js'
import { memoSubject } from '../memos/store.js'
import { catalogue, client, distributor, namedBy, supplier } from './named.js'
import { type Found, maxPerKind, partOf, type Scopes, type SearchQuery } from './query.js'
import { allotmentsBy, groupRequestsBy, invoicesBy, memosBy, ordersBy, reservationsBy, salesBy, ticketsBy, webhooksBy } from './records.js'

/** One statement of several short ones, each served by an index and limited. The best matches come first. */
export async function searchAll(db: Db, ask: SearchQuery, scopes: Scopes): Promise<Found[]> {
  const parts = [
    ...invoicesBy(ask, scopes),
    ...ordersBy(ask, scopes),
    ...reservationsBy(ask, scopes),
    ...ticketsBy(ask, scopes),
    ...salesBy(ask, scopes),
    ...allotmentsBy(ask, scopes),
    ...groupRequestsBy(ask, scopes),
    ...catalogue.flatMap((what) => namedBy(ask, what, scopes.catalogue)),
    ...namedBy(ask, distributor, scopes.distributor),
    ...namedBy(ask, supplier, scopes.supplier),
    ...namedBy(ask, client, scopes.client),
    ...webhooksBy(ask, scopes),
    ...memosBy(ask, scopes),
  ]
  if (parts.length === 0) return []
  const all = sql.join(
    parts.map((part, index) => sql`(select ${sql.lit(index)} as way, found.* from (${part}) found)`),
    sql` union all `,
  )
  const { rows } = await sql<Omit<Found, 'parts'> & { parts: string[] }>`
    select kind, id, title, detail, parts, field,
           case kind when 'memo' then (select ${memoSubject} from memo m where m.memo_id = placed.id)
                     when 'invoice' then (select n.bookingorder_id from invoice n where n.invoice_id = placed.id) end as subject_id from (
      select *, row_number() over (partition by kind order by far, points desc, way, created desc) as place from (
        select distinct on (kind, id) *, field = 'name' and not ${containsAll(shown, ask.words)} as far,
               score + case when field <> 'name' then 0 when fold(title) = fold(${ask.text}) then 1
                            when starts_with(fold(title), fold(${ask.text})) then 0.5 else 0 end as points
          from (${all}) every order by kind, id, way
      ) once
    ) placed where place <= ${maxPerKind} order by far, points desc, place, way`.execute(db)
  return rows.map((row) => ({ ...row, parts: row.parts.map(partOf) }))
}

/** Fuzzy matching also finds similar names. Names that contain all the words come first. */
const shown = sql`fold(title || ' ' || detail)`
