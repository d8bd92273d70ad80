import { sql } from 'kysely'
import type { Condition } from '../../platform/db/filter.js'
import { containing, startingWith } from '../../platform/db/search.js'
import { openReservation } from '../../selling/reservations/states.js'
import { maxPerKind, type Part, type Scopes, type SearchQuery } from './query.js'

/**
 * Each part is one way to find an order. The caller's scope is inside the limit, so that rows of others do not use it up. A seller does not
 * see the buyer's address and payments, so it cannot search by them.
 */
export function ordersBy({ text, isWord }: SearchQuery, { bookingorder, purchase = sql`false`, guest, invoice }: Scopes): Part[] {
  const orders = (field: string, from: Part, where: Condition, own: Condition): Part => sql`
    select 'bookingorder' as kind, o.bookingorder_id as id, o.booking_code || ' · ' || e.event_name as title,
           case when ${purchase} then o.booking_email || ' · ' else '' end || o.logistic_status as detail, ${field}::text as field, o.created
      from ${from} join event e on e.event_id = o.event_id
     where ${where} and ${own} order by o.created desc limit ${maxPerKind}`
  const order = sql`bookingorder o`
  const item = sql`orderitem i join bookingorder o on o.bookingorder_id = i.bookingorder_id`
  const parts: Part[] = []
  if (bookingorder)
    parts.push(
      orders('bookingorder_id', order, sql`o.bookingorder_id = ${text}`, bookingorder),
      orders('booking_id', order, sql`o.booking_id = ${text}`, bookingorder),
      orders('booking_code', order, sql`o.booking_code = ${text.toUpperCase()}`, bookingorder),
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
  const begins = startingWith(text.toLowerCase())
  if (bookingorder && isWord)
    parts.push(
      orders('booking_email', order, sql`lower(o.booking_email) like ${begins}`, purchase),
      orders('booking_reference', order, sql`lower(o.booking_reference) like ${begins}`, bookingorder),
      orders('payment_reference', order, sql`lower(o.payment_reference) like ${begins}`, purchase),
    )
  if (guest && isWord) {
    const guests = sql`guest g join orderitem i on i.orderitem_id = g.orderitem_id join bookingorder o on o.bookingorder_id = i.bookingorder_id`
    const words = text.split(/\s+/)
    // The indexes have only guests with an admission.
    const admitted = sql`g.orderitem_id is not null`
    const last = sql`${admitted} and fold(g.last_name) like fold(${startingWith(words.at(-1) ?? '')})`
    const named = words.length > 1 ? sql`${last} and fold(g.first_name) like fold(${startingWith(words[0] ?? '')})` : last
    parts.push(
      orders('guest_name', guests, named, guest),
      orders('guest_email', guests, sql`${admitted} and lower(g.contact_email) like ${begins}`, guest),
    )
  }
  return parts
}

export function reservationsBy({ text, isWord }: SearchQuery, { reservation }: Scopes): Part[] {
  if (!reservation) return []
  const part = (field: string, where: Condition): Part => sql`
    select 'reservation' as kind, r.reservation_id as id, r.reservation_id as title, r.booking_email || ' · ' || r.status as detail,
           ${field}::text as field, r.created
      from reservation r where ${where} and ${reservation} order by r.created desc limit ${maxPerKind}`
  return [
    part('reservation_id', sql`r.reservation_id = ${text}`),
    part('external_reference_id', sql`r.external_reference_id = ${text}`),
    ...(isWord
      ? [part('booking_email', sql`${openReservation.sql('r')} and lower(r.booking_email) like ${startingWith(text.toLowerCase())}`)]
      : []),
  ]
}

export function ticketsBy({ text }: SearchQuery, { ticket }: Scopes): Part[] {
  if (!ticket) return []
  const part = (field: string, where: Condition): Part => sql`
    select 'ticket' as kind, t.ticket_id as id, t.ticket_title as title, t.event_name as detail, ${field}::text as field, t.created
      from ticket t where ${where} and t.deleted is null and ${ticket} limit ${maxPerKind}`
  return [part('ticket_id', sql`t.ticket_id = ${text}`), part('external_ticket_id', sql`t.external_ticket_id = ${text}`)]
}

export function salesBy({ text, isWord }: SearchQuery, { sale }: Scopes): Part[] {
  if (!sale) return []
  const part = (field: string, from: Part, where: Condition): Part => sql`
    select 'sale' as kind, p.purchaseorder_id as id, p.reference_number || ' · ' || e.event_name as title,
           p.purchase_source || ' · ' || p.purchaseorder_status as detail, ${field}::text as field, p.purchase_date as created
      from ${from} join event e on e.event_id = p.event_id where ${where} and ${sale} order by p.purchase_date desc limit ${maxPerKind}`
  const purchase = sql`purchaseorder p`
  const items = sql`purchaseorder_item x join purchaseorder p on p.purchaseorder_id = x.purchaseorder_id`
  return [
    part('purchaseorder_id', purchase, sql`p.purchaseorder_id = ${text}`),
    part('purchaseorderitem_id', items, sql`x.purchaseorderitem_id = ${text}`),
    ...(isWord ? [part('reference_number', purchase, sql`lower(p.reference_number) like ${startingWith(text.toLowerCase())}`)] : []),
  ]
}

export function webhooksBy({ text, isWord }: SearchQuery, { webhook }: Scopes): Part[] {
  if (!webhook) return []
  const part = (field: string, where: Condition): Part => sql`
    select 'webhook' as kind, e.endpoint_id as id, e.url as title, c.label || ' · ' || e.topics[1] as detail, ${field}::text as field, e.created
      from endpoint e join client c on c.client_id = e.client_id
     where ${where} and e.kind = 'webhook' and e.deleted is null and ${webhook} order by e.created desc limit ${maxPerKind}`
  return [
    part('webhook_id', sql`e.endpoint_id = ${text}`),
    ...(isWord ? [part('endpoint', sql`lower(e.url) like ${containing(text)}`)] : []),
  ]
}

export function memosBy({ text, isWord }: SearchQuery, { memo }: Scopes): Part[] {
  if (!memo) return []
  const part = (field: string, where: Condition): Part => sql`
    select 'memo' as kind, m.memo_id as id, left(m.text, 120) as title,
           case when m.finished then 'finished' else coalesce('due ' || m.action_date, m.scope) end as detail, ${field}::text as field, m.created
      from memo m where ${where} and ${memo} order by m.finished, m.created desc limit ${maxPerKind}`
  return [part('memo_id', sql`m.memo_id = ${text}`), ...(isWord ? [part('text', sql`fold(m.text) like fold(${containing(text)})`)] : [])]
}
