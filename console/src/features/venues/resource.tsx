import { enums } from '@allotment/sdk/model'
import { isStaff, may } from '../../access.js'
import { country, countryField, countryFilter } from '../../countries.js'
import { count, moment } from '../../format.js'
import { say } from '../../say.js'
import { byId } from '../../search.js'
import { tr } from '../../texts.js'
import { Code, Lines } from '../../ui/Code.js'
import type { Field } from '../../ui/form/fields.js'
import { defineResource, listOf } from '../../ui/list/resource.js'

export const venues = defineResource({
  name: 'venues',
  title: tr('Venues'),
  source: listOf('/v1/venues'),
  id: (venue) => venue.venue_id,
  href: (venue) => `/venues/${venue.venue_id}`,
  sorting: 'official_name',
  search: {
    hint: tr('Venue, city, or any id'),
    query: (text) => byId(text, { ven: 'venue_id', vnx: 'venue_id', tms: 'team_id' }) ?? { query: text },
  },
  columns: [
    { key: 'name', label: tr('Venue'), sort: 'official_name', width: 240, cell: (venue) => venue.official_name },
    { key: 'city', label: tr('City'), sort: 'city', cell: (venue) => <Lines main={venue.city} sub={country(venue.country)} /> },
    { key: 'type', label: tr('Kind'), cell: (venue) => say(venue.venue_type) },
    {
      key: 'capacity',
      label: tr('Capacity'),
      sort: 'capacity',
      align: 'right',
      cell: (venue) => (venue.capacity === null ? '–' : count(venue.capacity)),
    },
    { key: 'zone', label: tr('Time zone'), cell: (venue) => venue.time_zone },
    { key: 'popular', label: tr('Popular'), cell: (venue) => (venue.popular_stadium ? tr('Popular') : '–') },
    { key: 'updated', label: tr('Changed'), sort: 'updated', cell: (venue) => moment(venue.updated) },
    {
      key: 'address',
      label: tr('Address'),
      extra: true,
      cell: (venue) => [venue.streetname, venue.number].filter(Boolean).join(' ') || '–',
    },
    { key: 'opened', label: tr('Opened'), align: 'right', extra: true, cell: (venue) => venue.opened ?? '–' },
    { key: 'slug', label: tr('Slug'), sort: 'slug', extra: true, cell: (venue) => venue.slug },
    { key: 'id', label: tr('Id'), sort: 'venue_id', extra: true, cell: (venue) => <Code>{venue.venue_id}</Code> },
  ],
  filters: [
    { key: 'country', label: tr('Country'), ...countryFilter, first: true },
    { key: 'venue_type', label: tr('Kind'), kind: 'choice', values: enums.venueTypes, name: say, first: true },
    { key: 'popular', label: tr('Popular'), kind: 'flag', yes: tr('Popular'), no: tr('Others'), first: true },
    { key: 'city', label: tr('City'), kind: 'text' },
    { key: 'capacity', label: tr('Capacity'), kind: 'number' },
    { key: 'event_stopdate', label: tr('Event ends'), kind: 'date' },
    { key: 'updated', label: tr('Changed'), kind: 'date', may: isStaff },
    { key: 'show_deleted', label: tr('Deleted'), kind: 'flag', yes: tr('Included'), may: may.manageCatalogue },
  ],
  empty: { title: tr('No venues yet'), detail: tr('A venue is where events take place: a stadium, a race track, a hall.') },
})

/** The zones that the browser knows; a stored older name is offered too. */
const timeZones = Intl.supportedValuesOf('timeZone')
const zoneName = (zone: string): string => zone.replaceAll('_', ' ')

export const venueFields: readonly Field[] = [
  { name: 'official_name', label: tr('Name'), kind: 'text', required: true },
  { name: 'venue_type', label: tr('Kind'), kind: 'choice', values: enums.venueTypes, required: true, half: true },
  { name: 'capacity', label: tr('Capacity'), kind: 'integer', half: true },
  { name: 'city', label: tr('City'), kind: 'text', required: true, half: true },
  { name: 'country', label: tr('Country'), ...countryField, required: true, half: true },
  { name: 'time_zone', label: tr('Time zone'), kind: 'choice', values: timeZones, name_of: zoneName, required: true, half: true },
  { name: 'province', label: tr('Province'), kind: 'text', half: true },
  { name: 'streetname', label: tr('Street'), kind: 'text', half: true },
  { name: 'number', label: tr('Number'), kind: 'text', half: true },
  { name: 'postalcode', label: tr('Postal code'), kind: 'text', half: true },
  { name: 'opened', label: tr('Opened in'), kind: 'integer', half: true },
  { name: 'latitude', label: tr('Latitude'), kind: 'text', half: true },
  { name: 'longitude', label: tr('Longitude'), kind: 'text', half: true },
  { name: 'track_length', label: tr('Track length in metres'), kind: 'integer', half: true },
  { name: 'seating_setup', label: tr('Seating'), kind: 'text', half: true },
  { name: 'popular_stadium', label: tr('Many ask for it'), kind: 'switch' },
  { name: 'wikipedia_snippet', label: tr('In a sentence'), kind: 'long' },
]
