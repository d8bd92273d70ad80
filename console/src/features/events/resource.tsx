import { enums } from '@allotment/sdk/model'
import { isStaff, may } from '../../access.js'
import { country, countryFilter } from '../../countries.js'
import { count, local, moment, money } from '../../format.js'
import { inWords, say } from '../../say.js'
import { byId, upcomingEvents } from '../../search.js'
import { teamThing, tournamentThing, venueThing } from '../../things.js'
import { Code, Lines } from '../../ui/Code.js'
import { defineResource, listOf } from '../../ui/list/resource.js'
import { Status } from '../../ui/status.js'

export const events = defineResource({
  name: 'events',
  title: 'Events',
  noun: ['event', 'events'],
  source: listOf('/v1/events'),
  id: (event) => event.event_id,
  href: (event) => `/events/${event.event_id}`,
  sorting: 'date_start',
  opensOn: upcomingEvents,
  search: {
    hint: 'Event, team, venue, city, tournament, or any id',
    query: (text) =>
      byId(text, { evt: 'event_id', ven: 'venue_id', vnx: 'venue_id', trn: 'tournament_id', tms: 'team_id' }) ?? { query: text },
  },
  columns: [
    {
      key: 'name',
      label: 'Event',
      sort: 'event_name',
      width: 240,
      cell: (event) => <Lines main={event.event_name} sub={`${event.tournament_name} ${event.season}`} />,
    },
    {
      key: 'date',
      label: 'Begins',
      sort: 'date_start',
      cell: (event) => <Lines main={local(event.date_start)} sub={event.date_confirmed ? event.time_zone : 'date not confirmed'} />,
    },
    {
      key: 'venue',
      label: 'Venue',
      cell: (event) => <Lines main={event.venue_name} sub={`${event.city}, ${country(event.iso_country)}`} />,
    },
    { key: 'sport', label: 'Sport', sort: 'sport_type', cell: (event) => say(event.sport_type) },
    { key: 'status', label: 'Status', cell: (event) => <Status value={event.event_status} /> },
    { key: 'tickets', label: 'Tickets', align: 'right', cell: (event) => count(event.number_of_tickets) },
    {
      key: 'from',
      label: 'From',
      align: 'right',
      cell: (event) => money(event.min_ticket_price_eur, 'EUR'),
    },
    { key: 'to', label: 'To', align: 'right', extra: true, cell: (event) => money(event.max_ticket_price_eur, 'EUR') },
    { key: 'popular', label: 'Popular', extra: true, cell: (event) => (event.is_popular ? 'Popular' : '–') },
    { key: 'updated', label: 'Changed', sort: 'updated', extra: true, cell: (event) => moment(event.updated) },
    { key: 'slug', label: 'Slug', extra: true, cell: (event) => event.slug },
    { key: 'id', label: 'Id', sort: 'event_id', extra: true, cell: (event) => <Code>{event.event_id}</Code> },
  ],
  filters: [
    { key: 'event_status', label: 'Status', kind: 'choice', values: enums.eventStatuses, first: true },
    { key: 'sport_type', label: 'Sport', kind: 'choice', values: inWords(enums.sportTypes), name: say, first: true },
    { key: 'date_start', label: 'Begins', kind: 'date', first: true },
    { key: 'tournament_id', label: 'Tournament', kind: 'thing', thing: tournamentThing },
    { key: 'venue_id', label: 'Venue', kind: 'thing', thing: venueThing },
    { key: 'team_id', label: 'Team', kind: 'thing', thing: teamThing },
    { key: 'country', label: 'Country', ...countryFilter },
    { key: 'city', label: 'City', kind: 'text' },
    { key: 'season', label: 'Season', kind: 'text', hint: '2026/2027' },
    { key: 'tickets_available', label: 'Tickets', kind: 'flag', yes: 'Available', no: 'None available' },
    { key: 'date_confirmed', label: 'Date', kind: 'flag', yes: 'Confirmed', no: 'Not confirmed' },
    { key: 'is_popular', label: 'Popular', kind: 'flag', yes: 'Popular', no: 'Others' },
    { key: 'updated', label: 'Changed', kind: 'date', may: isStaff },
    { key: 'show_deleted', label: 'Deleted', kind: 'flag', yes: 'Included', may: may.manageCatalogue },
  ],
  queues: [
    { label: 'Upcoming', filters: upcomingEvents },
    { label: 'Sold out', filters: { event_status: 'soldout' } },
    { label: 'Postponed', filters: { event_status: 'postponed' } },
    { label: 'Date open', filters: { event_status: 'in:[notstarted,soldout]', date_confirmed: 'false' } },
    { label: 'Finished', filters: { event_status: 'finished' } },
  ],
  empty: { title: 'No events to come', detail: 'An event is a match, race or fight at a venue. Tickets are offered for it.' },
})
