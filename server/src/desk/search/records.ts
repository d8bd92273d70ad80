import { sql } from 'kysely'
import { inSmallLetters } from '../../lib/spelling.js'
import { type Condition, everyRow } from '../../platform/db/filter.js'
import { containing, containsAll, shortestWord, startingWith } from '../../platform/db/search.js'
import { openReservation } from '../../selling/reservations/states.js'
import { detailOf, maxPerKind, type Part, type Scopes, type SearchQuery, score } from './query.js'

/**
 * Each part is one way to find an order. The caller's scope is inside the limit, so that rows of others do not use it up. A seller does not
 * see the buyer's address and payments, so it cannot search by them.
 */
export function ordersBy({ text, isWord, codes }: SearchQuery, { bookingorder, purchase = sql`false`, guest, invoice }: Scopes): Part[] {
  const orders = (field: string, from: Part, where: Condition, own: Condition, points: number = score.whole): Part => sql`
    select 'bookingorder' as kind, o.bookingorder_id as id, o.booking_code || ' · ' || e.event_name as title,
           ${detailOf(['text', sql`case when ${purchase} then o.booking_email end`], ['status', sql`o.logistic_status`])}, ${field}::text as field, o.created,
           ${sql.lit(points)}::float8 as score
      from ${from} join event e on e.event_id = o.event_id
     where ${where} and ${own} order by o.created desc limit ${maxPerKind}`
  const order = sql`bookingorder o`
  const item = sql`orderitem i join bookingorder o on o.bookingorder_id = i.bookingorder_id`
  const parts: Part[] = []
  if (bookingorder)
    parts.push(
      orders('bookingorder_id', order, sql`o.bookingorder_id = ${text}`, bookingorder),
      orders('booking_id', order, sql`o.booking_id = ${text}`, bookingorder),
      orders('booking_code', order, sql`o.booking_code = any(${codes})`, bookingorder),
      orders('orderitem_id', item, sql`i.orderitem_id = ${text}`, bookingorder),
    )
  if (invoice)
    parts.push(
      orders(
        'invoice_number',
        sql`invoice n join bookingorder o on o.bookingorder_id = n.bookingorder_id`,
        sql`n.invoice_number = ${text}`,
        invoice,
      ),
    )
  const begins = startingWith(inSmallLetters(text))
  if (bookingorder && isWord)
    parts.push(
      orders('booking_email', order, sql`lower(o.booking_email) like ${begins}`, purchase, score.beginning),
      orders('booking_reference', order, sql`lower(o.booking_reference) like ${begins}`, bookingorder, score.beginning),
      orders('payment_reference', order, sql`lower(o.payment_reference) like ${begins}`, purchase, score.beginning),
    )
  if (guest && isWord) {
    const guests = sql`guest g join orderitem i on i.orderitem_id = g.orderitem_id join bookingorder o on o.bookingorder_id = i.bookingorder_id`
    // The indexes have only guests with an admission.
    const admitted = sql`g.orderitem_id is not null`
    parts.push(
      orders('guest_name', guests, sql`${admitted} and ${guestNamed(text)}`, guest, score.beginning),
      orders('guest_email', guests, sql`${admitted} and lower(g.contact_email) like ${begins}`, guest, score.beginning),
    )
  }
  return parts
}

const maxNameWords = 6

/** Words of a name are stored with spaces or hyphens between them, and O'Brien is often typed as Obrien. */
function spellings(words: readonly string[]): string[] {
  const [first = ''] = words
  const whole = /^[dlmno]\p{L}{2}/iu.test(first) ? [words, [`${first[0]}'${first.slice(1)}`, ...words.slice(1)]] : [words]
  return [...new Set(whole.flatMap((all) => [all.join(' '), all.join('-')]))]
}

/**
 * A name may have several words before and after the place where the last name begins: "María José García López", "van den Berg". So each
 * place is tried, also with the last name first, as lists of names have it. Middle names may be missing. The index serves each of them,
 * because all begin a last name.
 */
function guestNamed(text: string): Condition {
  const words = text
    .split(/[\s,-]+/)
    .filter(Boolean)
    .slice(0, maxNameWords)
  if (words.length === 0) return sql`false`
  const splits = words.map((_, at) => [words.slice(0, at), words.slice(at)] as const)
  const pairs = [
    ...splits,
    ...splits.slice(1).map(([first, last]) => [last, first] as const),
    [words.slice(0, 1), words.slice(-1)] as const,
  ]
  const begins = (column: string, name: string) => sql`fold(g.${sql.raw(column)}) like fold(${startingWith(name)})`
  const anyOf = (column: string, name: readonly string[]) =>
    sql`(${sql.join(
      spellings(name).map((one) => begins(column, one)),
      sql` or `,
    )})`
  const named = (words.length > 1 ? pairs : splits).map(([first, last]) =>
    first.length === 0 ? anyOf('last_name', last) : sql`(${anyOf('last_name', last)} and ${anyOf('first_name', first)})`,
  )
  return sql`(${sql.join(named, sql` or `)})`
}

export function reservationsBy({ text, isWord }: SearchQuery, { reservation }: Scopes): Part[] {
  if (!reservation) return []
  const part = (field: string, where: Condition, points: number = score.whole): Part => sql`
    select 'reservation' as kind, r.reservation_id as id, r.reservation_id as title, ${detailOf(['text', sql`r.booking_email`], ['status', sql`r.status`])},
           ${field}::text as field, r.created, ${sql.lit(points)}::float8 as score
      from reservation r where ${where} and ${reservation} order by r.created desc limit ${maxPerKind}`
  return [
    part('reservation_id', sql`r.reservation_id = ${text}`),
    part('external_reference_id', sql`r.external_reference_id = ${text}`),
    ...(isWord
      ? [
          part(
            'booking_email',
            sql`${openReservation.sql('r')} and lower(r.booking_email) like ${startingWith(inSmallLetters(text))}`,
            score.beginning,
          ),
        ]
      : []),
  ]
}

export function invoicesBy({ text }: SearchQuery, { invoice }: Scopes): Part[] {
  if (!invoice) return []
  return [
    sql`select 'invoice' as kind, n.invoice_id as id, n.invoice_number || ' · ' || o.booking_code as title, ${detailOf(['value', sql`n.kind`])},
               'invoice_number'::text as field, n.created, ${sql.lit(score.whole)}::float8 as score
          from invoice n join bookingorder o on o.bookingorder_id = n.bookingorder_id
         where n.invoice_number = ${text.toUpperCase()} and ${invoice} limit ${maxPerKind}`,
  ]
}

const maxCandidates = 50
const contains = (folded: string, word: string): Condition => containsAll(sql.raw(folded), [word])
/** Rows of which a word is found by an index. Those that contain more of the words come first. */
const candidates = (words: string[], id: string, from: string, folded: string, where: Condition): Part => {
  const long = words.filter((word) => word.length >= shortestWord)
  const anyOf = sql.join(
    long.map((word) => contains(folded, word)),
    sql` or `,
  )
  const hits = sql.join(
    long.map((word) => sql`(${contains(folded, word)})::int`),
    sql` + `,
  )
  return sql`select ${sql.raw(id)} from ${sql.raw(from)} where (${anyOf}) and ${where} order by ${hits} desc limit ${maxCandidates}`
}
const eventsNamed = (words: string[], at: Date): Part =>
  candidates(
    words,
    'e.event_id',
    'event_text x join event e on e.text_id = x.text_id',
    'x.search',
    sql`e.date_stop_utc > ${at} and e.deleted is null`,
  )
const distributorsNamed = (words: string[]): Part =>
  candidates(words, 'd.distributor_id', 'distributor d', 'fold(d.distributor_name)', everyRow)

/**
 * By id, or by words of its title or category, together with words of its event. Titles have no index of their own: tickets are found from
 * the events and categories that contain a word.
 */
export function ticketsBy({ text, words, isName, at }: SearchQuery, { ticket }: Scopes): Part[] {
  if (!ticket) return []
  const part = (field: string, from: Part, where: Condition, points: number = score.whole): Part => sql`
    select 'ticket' as kind, t.ticket_id as id, t.ticket_title as title, ${detailOf(['text', sql`t.event_name`])}, ${field}::text as field, t.created,
           ${sql.lit(points)}::float8 as score
      from ${from} where ${where} and t.deleted is null and ${ticket} limit ${maxPerKind}`
  const byId = [
    part('ticket_id', sql`ticket t`, sql`t.ticket_id = ${text}`),
    part('external_ticket_id', sql`ticket t`, sql`t.external_ticket_id = ${text}`),
  ]
  if (!isName) return byId
  const own = sql`fold(t.ticket_title || ' ' || c.category_name)`
  const anyOwn = sql.join(
    words.map((word) => containsAll(own, [word])),
    sql` or `,
  )
  const every = sql`${containsAll(sql`fold(t.ticket_title || ' ' || c.category_name || ' ' || t.event_name)`, words)} and (${anyOwn})`
  const categories = candidates(words, 'c.category_id, c.category_name', 'category c', 'fold(c.category_name)', sql`c.deleted is null`)
  return [
    ...byId,
    part(
      'title',
      sql`(${eventsNamed(words, at)}) e join ticket t on t.event_id = e.event_id join category c on c.category_id = t.category_id`,
      every,
      score.part,
    ),
    // The newest tickets of each category: a category can have many.
    part(
      'title',
      sql`(${categories}) c cross join lateral (
            select y.* from ticket y join event e on e.event_id = y.event_id
             where y.category_id = c.category_id and e.date_stop_utc > ${at} order by y.ticket_id desc limit 100) t`,
      every,
      score.part,
    ),
  ]
}

export function allotmentsBy({ text, words, isName, at }: SearchQuery, { allotment }: Scopes): Part[] {
  if (!allotment) return []
  const part = (field: string, where: Condition, points: number): Part => sql`
    select 'allotment' as kind, a.allotment_id as id, e.event_name || ' · ' || d.distributor_name as title,
           ${detailOf(['text', sql`p.name`], ['status', sql`a.status`])}, ${field}::text as field, a.created, ${sql.lit(points)}::float8 as score
      from allotment a join event e on e.event_id = a.event_id join distributor d on d.distributor_id = a.distributor_id
      join supplier p on p.supplier_id = a.supplier_id
     where ${where} and ${allotment} order by a.created desc limit ${maxPerKind}`
  const names = sql`fold(e.event_name || ' ' || d.distributor_name || ' ' || p.name)`
  return [
    part('allotment_id', sql`a.allotment_id = ${text}`, score.whole),
    ...(isName
      ? [
          part(
            'party',
            sql`(a.event_id in (${eventsNamed(words, at)}) or a.distributor_id in (${distributorsNamed(words)})) and ${containsAll(names, words)}`,
            score.part,
          ),
        ]
      : []),
  ]
}

export function groupRequestsBy({ text, words, isName, at }: SearchQuery, { grouprequest }: Scopes): Part[] {
  if (!grouprequest) return []
  const part = (field: string, where: Condition, points: number): Part => sql`
    select 'grouprequest' as kind, g.grouprequest_id as id,
           coalesce(e.event_name, left(g.description, 80)) || ' · ' || d.distributor_name as title,
           ${detailOf(['tickets', sql`g.size`], ['status', sql`g.status`])}, ${field}::text as field, g.created, ${sql.lit(points)}::float8 as score
      from grouprequest g join distributor d on d.distributor_id = g.distributor_id left join event e on e.event_id = g.event_id
     where ${where} and ${grouprequest} order by g.created desc limit ${maxPerKind}`
  const names = sql`fold(coalesce(e.event_name, '') || ' ' || g.description || ' ' || d.distributor_name)`
  return [
    part('grouprequest_id', sql`g.grouprequest_id = ${text}`, score.whole),
    ...(isName
      ? [
          part(
            'party',
            sql`(g.event_id in (${eventsNamed(words, at)}) or g.distributor_id in (${distributorsNamed(words)})) and ${containsAll(names, words)}`,
            score.part,
          ),
        ]
      : []),
  ]
}

export function salesBy({ text, isWord }: SearchQuery, { sale }: Scopes): Part[] {
  if (!sale) return []
  const part = (field: string, from: Part, where: Condition, points: number = score.whole): Part => sql`
    select 'sale' as kind, p.purchaseorder_id as id, p.reference_number || ' · ' || e.event_name as title,
           ${detailOf(['value', sql`p.purchase_source`], ['status', sql`p.purchaseorder_status`])}, ${field}::text as field, p.purchase_date as created,
           ${sql.lit(points)}::float8 as score
      from ${from} join event e on e.event_id = p.event_id where ${where} and ${sale} order by p.purchase_date desc limit ${maxPerKind}`
  const purchase = sql`purchaseorder p`
  const items = sql`purchaseorder_item x join purchaseorder p on p.purchaseorder_id = x.purchaseorder_id`
  return [
    part('purchaseorder_id', purchase, sql`p.purchaseorder_id = ${text}`),
    part('purchaseorderitem_id', items, sql`x.purchaseorderitem_id = ${text}`),
    ...(isWord
      ? [part('reference_number', purchase, sql`lower(p.reference_number) like ${startingWith(inSmallLetters(text))}`, score.beginning)]
      : []),
  ]
}

export function webhooksBy({ text, isWord }: SearchQuery, { webhook }: Scopes): Part[] {
  if (!webhook) return []
  const part = (field: string, where: Condition, points: number = score.whole): Part => sql`
    select 'webhook' as kind, e.endpoint_id as id, e.url as title, ${detailOf(['text', sql`c.label`], ['text', sql`e.topics[1]`])}, ${field}::text as field, e.created,
           ${sql.lit(points)}::float8 as score
      from endpoint e join client c on c.client_id = e.client_id
     where ${where} and e.kind = 'webhook' and e.deleted is null and ${webhook} order by e.created desc limit ${maxPerKind}`
  return [
    part('webhook_id', sql`e.endpoint_id = ${text}`),
    ...(isWord ? [part('endpoint', sql`lower(e.url) like ${containing(text)}`, score.part)] : []),
  ]
}

export function memosBy({ text, words, isWord }: SearchQuery, { memo }: Scopes): Part[] {
  if (!memo) return []
  const part = (field: string, where: Condition, points: number = score.whole): Part => sql`
    select 'memo' as kind, m.memo_id as id, left(m.text, 120) as title,
           ${detailOf(
             ['value', sql`case when m.finished then 'finished' when m.action_date is null then m.scope end`],
             ['due', sql`case when not m.finished then m.action_date end`],
           )}, ${field}::text as field, m.created,
           ${sql.lit(points)}::float8 as score
      from memo m where ${where} and ${memo} order by m.finished, m.created desc limit ${maxPerKind}`
  return [part('memo_id', sql`m.memo_id = ${text}`), ...(isWord ? [part('text', containsAll(sql`fold(m.text)`, words), score.part)] : [])]
}
