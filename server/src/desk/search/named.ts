import { sql } from 'kysely'
import type { Condition } from '../../platform/db/filter.js'
import { containing, fuzzyShared, fuzzyWords, wordsOf } from '../../platform/db/search.js'
import { type DetailKind, detailOf, type Found, maxPerKind, type Part, type SearchQuery, score } from './query.js'

/** Resources found by id, by slug if they have one, or by words in their name. */
interface Named {
  kind: Found['kind']
  from: string
  id: string
  title: string
  detail: [DetailKind, column: string][]
  slug?: string
  created: string
  live: Condition
  words: (text: string) => Condition
  rank: (text: string) => Part
}

const eventText = fuzzyShared('x.text_id', 'event_text', fuzzyWords)
const folded = fuzzyWords('x.search')
const plain = (column: string): Pick<Named, 'words' | 'rank'> => {
  const { search, rank } = fuzzyWords(column)
  return { words: search, rank }
}
const alive = sql`x.deleted is null`
export const catalogue: Named[] = [
  {
    kind: 'event',
    from: 'event x join venue v on v.venue_id = x.venue_id',
    id: 'x.event_id',
    title: 'x.event_name',
    detail: [
      ['text', 'v.official_name'],
      ['day', 'x.date_start'],
    ],
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
    detail: [
      { venue: ['text', 'x.city'], team: ['value', 'x.sport_type'], tournament: ['text', 'x.season'] }[kind] as [DetailKind, string],
    ],
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
    detail: [['text', 'v.official_name']],
    created: 'x.created',
    live: alive,
    ...plain('fold(x.category_name)'),
  },
]
export const distributor: Named = {
  kind: 'distributor',
  from: 'distributor x',
  id: 'x.distributor_id',
  title: 'x.distributor_name',
  detail: [['country', 'x.iso_country']],
  slug: 'x.slug',
  created: 'x.created',
  live: sql`x.distributor_status <> 'deleted'`,
  ...plain('fold(x.distributor_name)'),
}
export const supplier: Named = {
  kind: 'supplier',
  from: 'supplier x',
  id: 'x.supplier_id',
  title: 'x.name',
  detail: [['country', 'x.iso_country']],
  created: 'x.created',
  live: sql`x.supplier_status <> 'deleted'`,
  ...plain('fold(x.name)'),
}
/** The expression of its index. */
const clientText = sql`lower(c.label || ' ' || c.client_id || ' ' || coalesce(c.email, '') || ' ' || coalesce(c.distributor_id, ''))`
export const client: Named = {
  kind: 'client',
  from: 'client c',
  id: 'c.client_id',
  title: 'c.label',
  detail: [
    ['text', 'coalesce(c.email, c.username)'],
    ['value', 'case when c.email is null and c.username is null then c.scope end'],
  ],
  created: 'c.created',
  live: sql`c.client_status <> 'deleted'`,
  words: (text) =>
    sql.join(
      wordsOf(text).map((word) => sql`${clientText} like ${containing(word)}`),
      sql` and `,
    ),
  rank: () => sql`1.0`,
}

export function namedBy({ text, isWord, isName }: SearchQuery, what: Named, own: Condition | undefined): Part[] {
  if (!own) return []
  const part = (field: string, where: Condition, rank: Part): Part => sql`
    select ${what.kind}::text as kind, ${sql.raw(what.id)} as id, ${sql.raw(what.title)} as title,
           ${detailOf(...what.detail.map(([kind, column]) => [kind, sql.raw(column)] as const))},
           ${field}::text as field, ${sql.raw(what.created)} as created, (${rank})::float8 as score
      from ${sql.raw(what.from)} where ${where} and ${what.live} and ${own} order by score desc limit ${maxPerKind}`
  const whole = sql.lit(score.whole)
  return [
    part('id', sql`${sql.raw(what.id)} = ${text}`, whole),
    ...(what.slug ? [part('slug', sql`${sql.raw(what.slug)} = ${text.toLowerCase()}`, whole)] : []),
    // Both similarities together are at most 2.
    ...((what.kind === 'client' ? isWord : isName) ? [part('name', what.words(text), sql`${what.rank(text)} / 2`)] : []),
  ]
}
