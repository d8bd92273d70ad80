import { sql } from 'kysely'
import { pickLocale } from '../../lib/locales.js'
import { formatMinor } from '../../lib/money.js'
import type { Db } from '../../platform/db/open.js'
import type { Letter } from '../../platform/jobs/jobs.js'
import { fill, ownText, place, type Reader } from './letters.js'
import type { DisruptionRow } from './store.js'
import { words } from './words.js'

/** A supplier that sells the event, or sold orders of it: where it reads, in which language, and what concerns it. */
interface SupplierReader extends Reader {
  supplier_id: string
  emails: string[]
  orders: number
  admissions: number
  /** uploaded tickets that guests have or can get */
  uploaded_files: number
}

/** The language is that of its distributor, else that of its first client. */
export async function suppliersOf(db: Db, { event_id, disruption_id }: DisruptionRow): Promise<SupplierReader[]> {
  const { rows } = await sql<SupplierReader>`
    select s.supplier_id, s.emails, l.code as preferred_language, coalesce(n.translated_event_name, e.event_name) as event_name,
           (select count(*)::int from disruption_order o where o.disruption_id = ${disruption_id} and o.supplier_id = s.supplier_id) as orders,
           (select coalesce(sum(o.admissions), 0)::int from disruption_order o where o.disruption_id = ${disruption_id} and o.supplier_id = s.supplier_id) as admissions,
           (select count(*)::int from ticket t join ticketfile f on f.ticket_id = t.ticket_id and f.kind = 'pdf' and f.supplier_id = s.supplier_id
              join downloaditem i on i.ticketfile_id = f.ticketfile_id and i.state in ('free', 'assigned') where t.event_id = e.event_id) as uploaded_files
      from supplier s join event e on e.event_id = ${event_id}
      left join distributor d on d.distributor_id = s.distributor_id
      cross join lateral (select coalesce(d.preferred_language, (
        select c.language from client c where c.supplier_id = s.supplier_id and c.client_status = 'active' order by c.client_id limit 1), 'en_GB') as code) l
      left join event_translation n on n.event_id = e.event_id and n.language = l.code and n.deleted is null
     where exists (select from ticket t where t.event_id = e.event_id and t.supplier_id = s.supplier_id and t.deleted is null)
        or exists (select from disruption_order o where o.disruption_id = ${disruption_id} and o.supplier_id = s.supplier_id)
     order by s.supplier_id`.execute(db)
  return rows
}

/** How many letters suppliers get, before a disruption is made. */
export async function countSupplierLetters(db: Db, eventId: string, supplierIds: readonly string[]): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select coalesce(sum(cardinality(s.emails)), 0)::int as count from supplier s
     where s.supplier_id = any(${[...supplierIds]}::text[])
        or exists (select from ticket t where t.event_id = ${eventId} and t.supplier_id = s.supplier_id and t.deleted is null)`.execute(db)
  return rows[0]?.count ?? 0
}

/** One for each address of the supplier. */
export function supplierLetters(disruption: DisruptionRow, reader: SupplierReader, isReverted: boolean): Letter[] {
  const locale = pickLocale(reader.preferred_language)
  const text = words[locale]
  const { kind, event_before, event_after, figures, disruption_id } = disruption
  const isMoved = kind === 'rescheduled' || kind === 'relocated'
  const { orders, admissions, uploaded_files: files } = reader
  const payouts = figures.suppliers
    .filter((one) => one.supplier_id === reader.supplier_id && one.payout_before > 0)
    .map(({ currency, payout_before, payout_after }) =>
      fill(kind === 'cancelled' ? text.supplierPayout : text.supplierPayoutMost, {
        before: `${formatMinor(payout_before, currency)} ${currency}`,
        after: `${formatMinor(payout_after, currency)} ${currency}`,
      }),
    )
  const lines = isReverted
    ? [text.reverted, '', place(text.now, event_before, locale)]
    : [
        kind === 'cancelled' ? text.supplierCancelled : text[kind],
        '',
        ...ownText(disruption, locale),
        ...(isMoved ? [place(text.before, event_before, locale), place(text.now, event_after, locale), ''] : []),
        ...(orders > 0 ? [fill(text.supplierOrders, { orders: String(orders), admissions: String(admissions) }), ...payouts] : []),
        ...(isMoved && files > 0 ? ['', fill(text.supplierFiles, { files: String(files) })] : []),
      ]
  const subject = fill(isReverted ? text.revertedSubject : text[`${kind}Subject`], { event: reader.event_name })
  const body = [reader.event_name, '', ...lines, '', disruption_id, ''].join('\n')
  return reader.emails.map((to) => ({ to, subject, text: body }))
}
