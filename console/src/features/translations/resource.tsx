import { enums } from '@allotment/sdk/model'
import { client } from '../../api.js'
import { day, languageName, localeCodes } from '../../format.js'
import { inWords, say } from '../../say.js'
import { byId, upcomingEvents } from '../../search.js'
import { tr } from '../../texts.js'
import { Lines } from '../../ui/Code.js'
import { defineResource, listOf, type RowOf, type Source } from '../../ui/list/resource.js'
import { Step } from '../../ui/list/Step.js'
import { eventStatusFilter } from '../events/fields.js'
import classes from './translations.module.css'

export type Translated = RowOf<'/v1/events'> & { languages: Set<string> }

const events = listOf('/v1/events')

/** Events with the languages each has a name in: a page of events, and one call for all of their translations. */
const source: Source<Translated> = {
  async page(query, signal) {
    const { rows, total } = await events.page(query, signal)
    const found = await Promise.all(batches(rows.map(({ event_id }) => event_id)).map((ids) => languagesOf(ids, signal)))
    const languages = new Map(found.flatMap((map) => [...map]))
    return { rows: rows.map((event) => ({ ...event, languages: languages.get(event.event_id) ?? new Set<string>() })), total }
  },
  file: (query) => events.file(query),
}

/** This number of ids fits into a set. */
const batches = (ids: string[]): string[][] => (ids.length === 0 ? [] : [ids.slice(0, 50), ...batches(ids.slice(50))])

async function languagesOf(ids: string[], signal: AbortSignal): Promise<Map<string, Set<string>>> {
  const query = { event_id: `in:[${ids.join(',')}]`, page_size: 1000 }
  const { data } = await client.GET('/v1/event-translations', { params: { query }, signal })
  const languages = new Map<string, Set<string>>()
  for (const { event_id, language } of data.eventtranslations) languages.set(event_id, (languages.get(event_id) ?? new Set()).add(language))
  return languages
}

const lacks = (locale: string) => `ne:${locale}`

export const translations = defineResource({
  name: 'translations',
  title: tr('Translations'),
  source,
  id: (event) => event.event_id,
  href: (event) => `/translations/${event.event_id}`,
  sorting: 'date_start',
  opensOn: upcomingEvents,
  search: { hint: tr('Event, team, venue, or an event id'), query: (text) => byId(text, { evt: 'event_id' }) ?? { query: text } },
  columns: [
    {
      key: 'event',
      label: tr('Event'),
      sort: 'event_name',
      width: 240,
      cell: (event) => <Lines main={event.event_name} sub={`${day(event.date_start)} · ${event.venue_name}`} />,
    },
    {
      key: 'languages',
      label: tr('Languages'),
      width: 420,
      cell: ({ languages }) => (
        <span className={classes.languages}>
          {localeCodes.map((locale) => (
            <abbr
              key={locale}
              translate="no"
              data-missing={!languages.has(locale) || undefined}
              title={
                languages.has(locale)
                  ? tr('{language}: there', { language: languageName(locale) })
                  : tr('{language}: missing', { language: languageName(locale) })
              }
            >
              {short(locale)}
            </abbr>
          ))}
        </span>
      ),
    },
    {
      key: 'missing',
      label: tr('Missing'),
      align: 'right',
      cell: ({ languages }) => localeCodes.filter((locale) => !languages.has(locale)).length || '–',
    },
  ],
  filters: [
    {
      key: 'translated_in',
      label: tr('Missing in'),
      kind: 'choice',
      values: localeCodes.map(lacks),
      name: (value) => languageName(value.replace(/^ne:/, '')),
      every: true,
      first: true,
    },
    eventStatusFilter,
    { key: 'date_start', label: tr('Begins'), kind: 'date', first: true },
    { key: 'sport_type', label: tr('Sport'), kind: 'choice', values: inWords(enums.sportTypes), name: say },
  ],
  queues: [
    { label: tr('Upcoming'), filters: upcomingEvents },
    { label: tr('No German'), filters: { translated_in: lacks('de_DE') } },
    { label: tr('No French'), filters: { translated_in: lacks('fr_FR') } },
    { label: tr('No Spanish'), filters: { translated_in: lacks('es_ES') } },
    { label: tr('No Arabic'), filters: { translated_in: lacks('ar_AE') } },
  ],
  empty: {
    title: tr('No events yet'),
    detail: tr('Each event can have a name in fourteen languages.'),
    action: <Step href="/events" label={tr('To the events')} />,
  },
})

const short = (locale: string): string => (locale === 'zh_Hans_CN' ? 'zh' : locale.slice(0, 2))
