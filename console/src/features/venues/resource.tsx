import { enums } from '@allotment/sdk/model'
import { isStaff, may } from '../../access.js'
import { country, countryField, countryFilter } from '../../countries.js'
import { count, moment } from '../../format.js'
import { say } from '../../say.js'
import { byId } from '../../search.js'
import { Code, Lines } from '../../ui/Code.js'
import type { Field } from '../../ui/form/fields.js'
import { defineResource, listOf } from '../../ui/list/resource.js'

export const venues = defineResource({
  name: 'venues',
  title: 'Venues',
  noun: ['venue', 'venues'],
  source: listOf('/v1/venues'),
  id: (venue) => venue.venue_id,
  href: (venue) => `/venues/${venue.venue_id}`,
  sorting: 'official_name',
  search: {
    hint: 'Venue, city, or any id',
    query: (text) => byId(text, { ven: 'venue_id', vnx: 'venue_id', tms: 'team_id' }) ?? { query: text },
  },
  columns: [
    { key: 'name', label: 'Venue', sort: 'official_name', width: 240, cell: (venue) => venue.official_name },
    { key: 'city', label: 'City', sort: 'city', cell: (venue) => <Lines main={venue.city} sub={country(venue.country)} /> },
    { key: 'type', label: 'Kind', cell: (venue) => say(venue.venue_type) },
    {
      key: 'capacity',
      label: 'Capacity',
      sort: 'capacity',
      align: 'right',
      cell: (venue) => (venue.capacity === null ? '–' : count(venue.capacity)),
    },
    { key: 'zone', label: 'Time zone', cell: (venue) => venue.time_zone },
    { key: 'popular', label: 'Popular', cell: (venue) => (venue.popular_stadium ? 'Popular' : '–') },
    { key: 'updated', label: 'Changed', sort: 'updated', cell: (venue) => moment(venue.updated) },
    { key: 'address', label: 'Address', extra: true, cell: (venue) => [venue.streetname, venue.number].filter(Boolean).join(' ') || '–' },
    { key: 'opened', label: 'Opened', align: 'right', extra: true, cell: (venue) => venue.opened ?? '–' },
    { key: 'slug', label: 'Slug', sort: 'slug', extra: true, cell: (venue) => venue.slug },
    { key: 'id', label: 'Id', sort: 'venue_id', extra: true, cell: (venue) => <Code>{venue.venue_id}</Code> },
  ],
  filters: [
    { key: 'country', label: 'Country', ...countryFilter, first: true },
    { key: 'venue_type', label: 'Kind', kind: 'choice', values: enums.venueTypes, name: say, first: true },
    { key: 'popular', label: 'Popular', kind: 'flag', yes: 'Popular', no: 'Others', first: true },
    { key: 'city', label: 'City', kind: 'text' },
    { key: 'capacity', label: 'Capacity', kind: 'number' },
    { key: 'event_stopdate', label: 'Event ends', kind: 'date' },
    { key: 'updated', label: 'Changed', kind: 'date', may: isStaff },
    { key: 'show_deleted', label: 'Deleted', kind: 'flag', yes: 'Included', may: may.manageCatalogue },
  ],
  empty: { title: 'No venues yet', detail: 'A venue is where events take place: a stadium, a race track, a hall.' },
})

/** The zones that the browser knows; a stored older name is offered too. */
const timeZones = Intl.supportedValuesOf('timeZone')
const zoneName = (zone: string): string => zone.replaceAll('_', ' ')

export const venueFields: readonly Field[] = [
  { name: 'official_name', label: 'Name', kind: 'text', required: true },
  { name: 'venue_type', label: 'Kind', kind: 'choice', values: enums.venueTypes, required: true, half: true },
  { name: 'capacity', label: 'Capacity', kind: 'integer', half: true },
  { name: 'city', label: 'City', kind: 'text', required: true, half: true },
  { name: 'country', label: 'Country', ...countryField, required: true, half: true },
  { name: 'time_zone', label: 'Time zone', kind: 'choice', values: timeZones, name_of: zoneName, required: true, half: true },
  { name: 'province', label: 'Province', kind: 'text', half: true },
  { name: 'streetname', label: 'Street', kind: 'text', half: true },
  { name: 'number', label: 'Number', kind: 'text', half: true },
  { name: 'postalcode', label: 'Postal code', kind: 'text', half: true },
  { name: 'opened', label: 'Opened in', kind: 'integer', half: true },
  { name: 'latitude', label: 'Latitude', kind: 'text', half: true },
  { name: 'longitude', label: 'Longitude', kind: 'text', half: true },
  { name: 'track_length', label: 'Track length in metres', kind: 'integer', half: true },
  { name: 'seating_setup', label: 'Seating', kind: 'text', half: true },
  { name: 'popular_stadium', label: 'Many ask for it', kind: 'switch' },
  { name: 'wikipedia_snippet', label: 'In a sentence', kind: 'long' },
]
