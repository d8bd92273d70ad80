import { type RawBuilder, sql } from 'kysely'
import type { Condition } from '../../db/filter.js'
import type { Db } from '../../db/open.js'
import { containing, fuzzy, fuzzyShared, startingWith } from '../../db/search.js'

/** What can be found; each leads to a page of its own in the console. */
export const foundKinds = [
  'bookingorder',
  'reservation',
  'ticket',
  'event',
  'venue',
  'team',
  'tournament',
  'category',
  'distributor',
  'supplier',
  'client',
] as const

export interface Found {
  kind: (typeof foundKinds)[number]
  id: string
  title: string
  detail: string
  field: string
}

/** Of each kind, at most this many: whoever finds more types more. */
const most = 6

/** What may be seen of each kind; a kind that is not there is not looked for. */
export interface Scopes {
  bookingorder?: Condition
  guest?: Condition
  invoice?: Condition
  reservation?: Condition
  ticket?: Condition
  catalogue?: Condition
  distributor?: Condition
  supplier?: Condition
  client?: Condition
}

interface Ask {
  text: string
  /** long enough to look for beginnings and parts of words; else only whole ids and codes */
  isWord: boolean
  /** could be in a name: an address or an id is a little like many names, and is none */
  isName: boolean
}
type Part = RawBuilder<unknown>

/** One way in which something is found; the scope stands inside the limit, so that nobody else's rows use it up. */
const orders = (field: string, from: Part, where: Condition, own: Condition): Part => sql`
  select 'bookingorder' as kind, o.bookingorder_id as id, o.booking_code || ' · ' || e.event_name as title,
         o.booking_email || ' · ' || o.logistic_status as detail, ${field}::text as field, o.created
    from ${from} join event e on e.event_id = o.event_id
   where ${where} and ${own} order by o.created desc limit ${most}`

function ordersBy({ text, isWord }: Ask, { bookingorder, guest, invoice }: Scopes): Part[] {
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
      orders('booking_email', order, sql`lower(o.booking_email) like ${begins}`, bookingorder),
      orders('booking_reference', order, sql`lower(o.booking_reference) like ${begins}`, bookingorder),
      orders('payment_reference', order, sql`lower(o.payment_reference) like ${begins}`, bookingorder),
    )
  if (guest && isWord) {
    const guests = sql`guest g join orderitem i on i.orderitem_id = g.orderitem_id join bookingorder o on o.bookingorder_id = i.bookingorder_id`
    const words = text.split(/\s+/)
    const last = sql`fold(g.last_name) like fold(${startingWith(words.at(-1) ?? '')})`
    const named = words.length > 1 ? sql`${last} and fold(g.first_name) like fold(${startingWith(words[0] ?? '')})` : last
    parts.push(orders('guest_name', guests, named, guest), orders('guest_email', guests, sql`lower(g.contact_email) like ${begins}`, guest))
  }
  return parts
}

function reservationsBy({ text, isWord }: Ask, { reservation }: Scopes): Part[] {
  if (!reservation) return []
  const part = (field: string, where: Condition): Part => sql`
    select 'reservation' as kind, r.reservation_id as id, r.reservation_id as title, r.booking_email || ' · ' || r.status as detail,
           ${field}::text as field, r.created
      from reservation r where ${where} and ${reservation} order by r.created desc limit ${most}`
  const open = sql`r.status in ('pending_supplier', 'active', 'extended')`
  return [
    part('reservation_id', sql`r.reservation_id = ${text}`),
    part('external_reference_id', sql`r.external_reference_id = ${text}`),
    ...(isWord ? [part('booking_email', sql`${open} and lower(r.booking_email) like ${startingWith(text.toLowerCase())}`)] : []),
  ]
}

function ticketsBy({ text }: Ask, { ticket }: Scopes): Part[] {
  if (!ticket) return []
  const part = (field: string, where: Condition): Part => sql`
    select 'ticket' as kind, t.ticket_id as id, t.ticket_title as title, t.event_name as detail, ${field}::text as field, t.created
      from ticket t where ${where} and t.deleted is null and ${ticket} limit ${most}`
  return [part('ticket_id', sql`t.ticket_id = ${text}`), part('external_ticket_id', sql`t.external_ticket_id = ${text}`)]
}

/** What is found by an id, a slug where there is one, or by words in its name. */
interface Named {
  kind: Found['kind']
  from: string
  id: string
  title: string
  detail: string
  slug?: string
  created: string
  live: Condition
  words: (text: string) => Condition
  rank: (text: string) => Part
}

const eventText = fuzzyShared('x.text_id', 'event_text')
const folded = fuzzy('x.search')
const plain = (column: string): Pick<Named, 'words' | 'rank'> => {
  const { search, rank } = fuzzy(column)
  return { words: search, rank }
}
const alive = sql`x.deleted is null`
const catalogue: Named[] = [
  {
    kind: 'event',
    from: 'event x join venue v on v.venue_id = x.venue_id',
    id: 'x.event_id',
    title: 'x.event_name',
    detail: "v.official_name || ' · ' || to_char(x.date_start, 'YYYY-MM-DD')",
    slug: 'x.slug',
    created: 'x.created',
    live: alive,
    words: eventText.search,
    rank: eventText.rank,
  },
  ...(['venue', 'team', 'tournament'] as const).map((kind) => ({
    kind,
    from: `${kind} x`,
    id: `x.${kind}_id`,
    title: 'x.official_name',
    detail: { venue: 'x.city', team: 'x.sport_type', tournament: 'x.season' }[kind],
    slug: 'x.slug',
    created: 'x.created',
    live: alive,
    words: folded.search,
    rank: folded.rank,
  })),
  {
    kind: 'category',
    from: 'category x join venue v on v.venue_id = x.venue_id',
    id: 'x.category_id',
    title: 'x.category_name',
    detail: 'v.official_name',
    created: 'x.created',
    live: alive,
    ...plain('fold(x.category_name)'),
  },
]
const distributor: Named = {
  kind: 'distributor',
  from: 'distributor x',
  id: 'x.distributor_id',
  title: 'x.distributor_name',
  detail: 'x.iso_country',
  slug: 'x.slug',
  created: 'x.created',
  live: sql`x.distributor_status <> 'deleted'`,
  ...plain('fold(x.distributor_name)'),
}
const supplier: Named = {
  kind: 'supplier',
  from: 'supplier x',
  id: 'x.supplier_id',
  title: 'x.name',
  detail: 'x.iso_country',
  created: 'x.created',
  live: sql`x.supplier_status <> 'deleted'`,
  ...plain('fold(x.name)'),
}
const client: Named = {
  kind: 'client',
  from: 'client c',
  id: 'c.client_id',
  title: 'c.label',
  detail: 'coalesce(c.email, c.username, c.scope)',
  created: 'c.created',
  live: sql`c.client_status <> 'deleted'`,
  // The expression of its index.
  words: (text) =>
    sql`lower(c.label || ' ' || c.client_id || ' ' || coalesce(c.email, '') || ' ' || coalesce(c.distributor_id, '')) like ${containing(text)}`,
  rank: () => sql`1`,
}

function namedBy({ text, isWord, isName }: Ask, what: Named, own: Condition | undefined): Part[] {
  if (!own) return []
  const part = (field: string, where: Condition, order: Part): Part => sql`
    select ${what.kind}::text as kind, ${sql.raw(what.id)} as id, ${sql.raw(what.title)} as title, ${sql.raw(what.detail)} as detail,
           ${field}::text as field, ${sql.raw(what.created)} as created
      from ${sql.raw(what.from)} where ${where} and ${what.live} and ${own} order by ${order} limit ${most}`
  return [
    part('id', sql`${sql.raw(what.id)} = ${text}`, sql`1`),
    ...(what.slug ? [part('slug', sql`${sql.raw(what.slug)} = ${text.toLowerCase()}`, sql`1`)] : []),
    ...((what.kind === 'client' ? isWord : isName) ? [part('name', what.words(text), sql`${what.rank(text)} desc`)] : []),
  ]
}

/** Everything at once, in one statement made of short ones, each served by an index and each bounded. The best ways come first. */
export async function searchAll(db: Db, ask: Ask, scopes: Scopes): Promise<Found[]> {
  const parts = [
    ...ordersBy(ask, scopes),
    ...reservationsBy(ask, scopes),
    ...ticketsBy(ask, scopes),
    ...catalogue.flatMap((what) => namedBy(ask, what, scopes.catalogue)),
    ...namedBy(ask, distributor, scopes.distributor),
    ...namedBy(ask, supplier, scopes.supplier),
    ...namedBy(ask, client, scopes.client),
  ]
  if (parts.length === 0) return []
  const all = sql.join(
    parts.map((part, index) => sql`(select ${sql.lit(index)} as way, found.* from (${part}) found)`),
    sql` union all `,
  )
  const { rows } = await sql<Found & { way: number; place: number }>`
    select kind, id, title, detail, field from (
      select *, row_number() over (partition by kind order by way, created desc) as place from (
        select distinct on (kind, id) * from (${all}) every order by kind, id, way
      ) once
    ) placed where place <= ${most} order by place, way`.execute(db)
  return rows
}
