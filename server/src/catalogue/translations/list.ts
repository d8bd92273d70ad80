import { sql } from 'kysely'
import { locales } from '../../lib/locales.js'
import { defineList, type Query } from '../../platform/db/list.js'
import { mirrored } from '../../platform/db/mirror.js'

export const translationList = defineList({
  name: 'eventtranslations',
  key: '(tr.event_id || tr.language)',
  sorting: 'event_id',
  parameters: {
    event_id: { kind: 'id', column: 'tr.event_id', about: 'Translations of this event', sort: true },
    event_startdate: {
      kind: 'local',
      column: 'e.date_start',
      about: 'Translations of events that begin then',
      exists: (test) => sql`tr.event_id in (select e.event_id from event e where e.deleted is null and ${test})`,
    },
    language: {
      kind: 'enum',
      column: 'tr.language',
      values: locales,
      about: 'Language, or several, separated by commas or given one by one',
      sort: true,
    },
    translated_slug: { kind: 'text', column: 'tr.translated_slug', about: 'Slug in that language' },
    ...mirrored('tr'),
  },
})

/**
 * `language=nl_NL,de_DE` and `language=nl_NL&language=de_DE` match either language. For other parameters, repeated values must all match.
 */
export function eitherLanguage(query: Query): Query {
  const given = [query.language ?? []].flat()
  const plain = given.every((text) => text !== '' && !text.includes(':'))
  return plain && given.length > 0 ? { ...query, language: `in:[${given.join(',')}]` } : query
}
