import { enums } from '@allotment/sdk/model'
import { isStaff, may } from '../../access.js'
import { country, countryField, countryFilter } from '../../countries.js'
import { moment } from '../../format.js'
import { inWords, say } from '../../say.js'
import { byId } from '../../search.js'
import { tr } from '../../texts.js'
import { tournamentThing, venueThing } from '../../things.js'
import { Code, Lines } from '../../ui/Code.js'
import type { Field } from '../../ui/form/fields.js'
import { defineResource, listOf } from '../../ui/list/resource.js'
import { Name } from '../../ui/Name.js'

export const teams = defineResource({
  name: 'teams',
  title: tr('Teams'),
  source: listOf('/v1/teams'),
  id: (team) => team.team_id,
  href: (team) => `/teams/${team.team_id}`,
  sorting: 'official_name',
  search: {
    hint: tr('Team, abbreviation, or any id'),
    query: (text) => byId(text, { tms: 'team_id', ven: 'venue_id', vnx: 'venue_id', trn: 'tournament_id' }) ?? { query: text },
  },
  columns: [
    {
      key: 'name',
      label: tr('Team'),
      sort: 'official_name',
      width: 240,
      cell: (team) => <Lines main={team.official_name} sub={team.abbreviation ?? ''} />,
    },
    { key: 'sport', label: tr('Sport'), sort: 'sport_type', cell: (team) => say(team.sport_type) },
    { key: 'country', label: tr('Country'), cell: (team) => (team.iso_country ? country(team.iso_country) : '–') },
    { key: 'venue', label: tr('At home in'), cell: (team) => (team.venue_id ? <Name of="venue" id={team.venue_id} /> : '–') },
    { key: 'popular', label: tr('Popular'), cell: (team) => (team.popular_team ? tr('Popular') : '–') },
    { key: 'updated', label: tr('Changed'), extra: true, cell: (team) => moment(team.updated) },
    { key: 'slug', label: tr('Slug'), sort: 'slug', extra: true, cell: (team) => team.slug },
    { key: 'id', label: tr('Id'), sort: 'team_id', extra: true, cell: (team) => <Code>{team.team_id}</Code> },
  ],
  filters: [
    { key: 'sport_type', label: tr('Sport'), kind: 'choice', values: inWords(enums.sportTypes), name: say, first: true },
    { key: 'country', label: tr('Country'), ...countryFilter, first: true },
    { key: 'popular_team', label: tr('Popular'), kind: 'flag', yes: tr('Popular'), no: tr('Others') },
    { key: 'tournament_id', label: tr('Tournament'), kind: 'thing', thing: tournamentThing },
    { key: 'venue_id', label: tr('At home in'), kind: 'thing', thing: venueThing },
    { key: 'updated', label: tr('Changed'), kind: 'date', may: isStaff },
    { key: 'show_deleted', label: tr('Deleted'), kind: 'flag', yes: tr('Included'), may: may.manageCatalogue },
  ],
  empty: { title: tr('No teams yet'), detail: tr('A team plays at home or away in an event.') },
})

export const teamFields: readonly Field[] = [
  { name: 'official_name', label: tr('Name'), kind: 'text', required: true },
  { name: 'abbreviation', label: tr('Abbreviation'), kind: 'text', half: true },
  { name: 'sport_type', label: tr('Sport'), kind: 'choice', values: inWords(enums.sportTypes), required: true, half: true },
  { name: 'iso_country', label: tr('Country'), ...countryField, half: true },
  { name: 'venue_id', label: tr('At home in'), kind: 'thing', thing: venueThing, half: true },
  { name: 'popular_team', label: tr('Many ask for it'), kind: 'switch' },
  { name: 'wikipedia_snippet', label: tr('In a sentence'), kind: 'long' },
]
