import { enums } from '@allotment/sdk/model'
import { isStaff, may } from '../../access.js'
import { country, countryFilter } from '../../countries.js'
import { count, local, moment, money } from '../../format.js'
import { inWords, say } from '../../say.js'
import { byId, upcomingEvents } from '../../search.js'
import { tr } from '../../texts.js'
import { teamThing, tournamentThing, venueThing } from '../../things.js'
import { Code, Lines } from '../../ui/Code.js'
import { defineResource, listOf } from '../../ui/list/resource.js'
import { eventStatusLabel, Status } from '../../ui/status.js'
import { eventStatusFilter } from './fields.js'

export const events = defineResource({
  name: 'events',
  title: tr('Events'),
  source: listOf('/v1/events'),
  id: (event) => event.event_id,
  href: (event) => `/events/${event.event_id}`,
  sorting: 'date_start',
  opensOn: upcomingEvents,
  search: {
    hint: tr('Event, team, venue, city, tournament, or any id'),
    query: (text) =>
      byId(text, { evt: 'event_id', ven: 'venue_id', vnx: 'venue_id', trn: 'tournament_id', tms: 'team_id' }) ?? { query: text },
  },
  columns: [
    {
      key: 'name',
      label: tr('Event'),
      sort: 'event_name',
      width: 240,
      cell: (event) => <Lines main={event.event_name} sub={`${event.tournament_name} ${event.season}`} />,
    },
    {
      key: 'date',
      label: tr('Begins'),
      sort: 'date_start',
      cell: (event) => <Lines main={local(event.date_start)} sub={event.date_confirmed ? event.time_zone : tr('date not confirmed')} />,
    },
    {
      key: 'venue',
      label: tr('Venue'),
      cell: (event) => <Lines main={event.venue_name} sub={`${event.city}, ${country(event.iso_country)}`} />,
    },
    { key: 'sport', label: tr('Sport'), sort: 'sport_type', cell: (event) => say(event.sport_type) },
    {
      key: 'status',
      label: tr('Status'),
      cell: (event) => <Status value={event.event_status} label={eventStatusLabel(event.event_status)} />,
    },
    { key: 'tickets', label: tr('Tickets'), align: 'right', cell: (event) => count(event.number_of_tickets) },
    {
      key: 'from',
      label: tr('From|price'),
      align: 'right',
      cell: (event) => money(event.min_ticket_price_eur, 'EUR'),
    },
    { key: 'to', label: tr('To|price'), align: 'right', extra: true, cell: (event) => money(event.max_ticket_price_eur, 'EUR') },
    { key: 'popular', label: tr('Popular'), extra: true, cell: (event) => (event.is_popular ? tr('Popular') : '–') },
    { key: 'updated', label: tr('Changed'), sort: 'updated', extra: true, cell: (event) => moment(event.updated) },
    { key: 'slug', label: tr('Slug'), extra: true, cell: (event) => event.slug },
    { key: 'id', label: tr('Id'), sort: 'event_id', extra: true, cell: (event) => <Code>{event.event_id}</Code> },
  ],
  filters: [
    eventStatusFilter,
    { key: 'sport_type', label: tr('Sport'), kind: 'choice', values: inWords(enums.sportTypes), name: say, first: true },
    { key: 'date_start', label: tr('Begins'), kind: 'date', first: true },
    { key: 'tournament_id', label: tr('Tournament'), kind: 'thing', thing: tournamentThing },
    { key: 'venue_id', label: tr('Venue'), kind: 'thing', thing: venueThing },
    { key: 'team_id', label: tr('Team'), kind: 'thing', thing: teamThing },
    { key: 'country', label: tr('Country'), ...countryFilter },
    { key: 'city', label: tr('City'), kind: 'text' },
    { key: 'season', label: tr('Season'), kind: 'text', hint: '2026/2027' },
    { key: 'tickets_available', label: tr('Tickets'), kind: 'flag', yes: tr('Available'), no: tr('None available') },
    { key: 'date_confirmed', label: tr('Date'), kind: 'flag', yes: tr('Confirmed'), no: tr('Not confirmed') },
    { key: 'is_popular', label: tr('Popular'), kind: 'flag', yes: tr('Popular'), no: tr('Others') },
    { key: 'updated', label: tr('Changed'), kind: 'date', may: isStaff },
    { key: 'show_deleted', label: tr('Deleted'), kind: 'flag', yes: tr('Included'), may: may.manageCatalogue },
  ],
  queues: [
    { label: tr('Upcoming'), filters: upcomingEvents },
    { label: tr('Sold out'), filters: { event_status: 'soldout' } },
    { label: tr('Postponed'), filters: { event_status: 'postponed' } },
    { label: tr('Date open'), filters: { event_status: 'in:[notstarted,soldout]', date_confirmed: 'false' } },
    { label: tr('Finished'), filters: { event_status: 'finished' } },
  ],
  empty: { title: tr('No events to come'), detail: tr('An event is a match, race or fight at a venue. Tickets are offered for it.') },
})
