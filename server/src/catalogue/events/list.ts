import { sql } from 'kysely'
import { eventStatuses, sportTypes } from '../../lib/enums.js'
import { spellCountry } from '../../lib/inputs.js'
import { locales } from '../../lib/locales.js'
import { inSmallLetters } from '../../lib/spelling.js'
import { defineList } from '../../platform/db/list.js'
import { mirrored } from '../../platform/db/mirror.js'
import { fuzzyShared } from '../../platform/db/search.js'

/** `e` is the event, `v` its venue, `s` the values computed from stock and time: see store.ts. */
export const eventList = defineList({
  name: 'events',
  key: 'e.event_id',
  sorting: 'date_start',
  parameters: {
    event_id: { kind: 'id', column: 'e.event_id', about: 'Identifier of the event', sort: true },
    slug: { kind: 'text', column: 'e.slug', about: 'Readable alternative to the identifier' },
    event_name: { kind: 'text', column: 'e.event_name', about: 'Whole name, as it is without a translation', sort: true },
    event_status: { kind: 'enum', column: 's.event_status', values: eventStatuses, about: 'Status as it is shown' },
    tickets_available: { kind: 'boolean', column: 's.tickets_available', about: 'Whether there is a ticket you could buy now' },
    sport_type: { kind: 'enum', column: 'e.sport_type', values: sportTypes, about: 'Sport', sort: true },
    season: { kind: 'text', column: 'e.season', about: 'Season as the tournament names it, such as 2026/2027', sort: true },
    tournament_id: { kind: 'id', column: 'e.tournament_id', about: 'Events of this tournament' },
    venue_id: { kind: 'id', column: 'e.venue_id', about: 'Events at this venue' },
    series_id: { kind: 'id', column: 'e.series_id', about: 'Events of this series: same tournament season, venue and home team' },
    hometeam_id: { kind: 'id', column: 'e.hometeam_id', about: 'Events this team hosts' },
    visiting_id: { kind: 'id', column: 'e.visiting_id', about: 'Events this team visits' },
    team_id: {
      kind: 'id',
      column: 'x.team_id',
      about: 'Events of this team, at home or away',
      exists: (test) => sql`e.event_id in (
        select x.event_id from (
          select event_id, hometeam_id as team_id from event
          union all select event_id, visiting_id from event) x
         where ${test})`,
    },
    country: { kind: 'text', column: 'v.country', spell: spellCountry, about: 'Country of the venue, alpha-2 or alpha-3' },
    city: { kind: 'text', column: 'lower(v.city)', spell: inSmallLetters, about: 'City of the venue, in capitals or not' },
    date_start: { kind: 'local', column: 'e.date_start', about: 'When it begins', sort: true },
    date_stop: { kind: 'local', column: 'e.date_stop', about: 'When it ends', sort: true },
    date_start_utc: { kind: 'datetime', column: 'e.date_start_utc', about: 'Instant at which it begins', sort: true },
    date_stop_utc: { kind: 'datetime', column: 'e.date_stop_utc', about: 'Instant at which it ends', sort: true },
    date_confirmed: { kind: 'boolean', column: 'e.date_confirmed', about: 'Whether the date is sure' },
    is_popular: { kind: 'boolean', column: 'e.is_popular', about: 'Whether it is popular' },
    translated_in: {
      kind: 'enum',
      column: 'x.language',
      values: locales,
      about: 'Languages it has a name of its own in; `ne:` finds the events that lack one',
      exists: (test) => sql`exists (select from event_translation x where x.event_id = e.event_id and x.deleted is null and ${test})`,
    },
    query: {
      kind: 'search',
      about:
        'Name of the event, a team, the venue, city or tournament, or a part of it; accents and a typing error are tolerated; the best matches come first',
      ...fuzzyShared('e.text_id', 'event_text'),
    },
    accept_language: {
      kind: 'choice',
      about: 'Language of the names, in place of the header `Accept-Language`; any of the fourteen, else English',
    },
    ...mirrored('e'),
  },
})
