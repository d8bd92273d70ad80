import { enums } from '@allotment/sdk/model'
import { isStaff, may } from '../../access.js'
import { count, day, moment } from '../../format.js'
import { inWords, say } from '../../say.js'
import { byId } from '../../search.js'
import { teamThing } from '../../things.js'
import { Code, Lines } from '../../ui/Code.js'
import type { Field } from '../../ui/form/fields.js'
import { defineResource, listOf } from '../../ui/list/resource.js'

export const tournaments = defineResource({
  name: 'tournaments',
  title: 'Tournaments',
  noun: ['tournament', 'tournaments'],
  source: listOf('/v1/tournaments'),
  id: (one) => one.tournament_id,
  href: (one) => `/tournaments/${one.tournament_id}`,
  sorting: 'official_name',
  search: {
    hint: 'Tournament, season, or any id',
    query: (text) => byId(text, { trn: 'tournament_id', tms: 'team_id' }) ?? { query: text },
  },
  columns: [
    {
      key: 'name',
      label: 'Tournament',
      sort: 'official_name',
      width: 240,
      cell: (one) => <Lines main={one.official_name} sub={one.season} />,
    },
    { key: 'sport', label: 'Sport', sort: 'sport_type', cell: (one) => say(one.sport_type) },
    { key: 'type', label: 'Kind', cell: (one) => say(one.tournament_type) },
    { key: 'region', label: 'Region', cell: (one) => one.region ?? '–' },
    { key: 'start', label: 'First day', sort: 'date_start', cell: (one) => day(one.date_start) },
    { key: 'stop', label: 'Last day', sort: 'date_stop', cell: (one) => day(one.date_stop) },
    { key: 'events', label: 'Events', align: 'right', cell: (one) => count(one.number_events) },
    { key: 'updated', label: 'Changed', extra: true, cell: (one) => moment(one.updated) },
    { key: 'slug', label: 'Slug', sort: 'slug', extra: true, cell: (one) => one.slug },
    { key: 'id', label: 'Id', sort: 'tournament_id', extra: true, cell: (one) => <Code>{one.tournament_id}</Code> },
  ],
  filters: [
    { key: 'sport_type', label: 'Sport', kind: 'choice', values: inWords(enums.sportTypes), name: say, first: true },
    { key: 'tournament_type', label: 'Kind', kind: 'choice', values: enums.tournamentTypes, name: say, first: true },
    { key: 'season', label: 'Season', kind: 'text', hint: '2026/2027', first: true },
    { key: 'region', label: 'Region', kind: 'text' },
    { key: 'team_id', label: 'Team', kind: 'thing', thing: teamThing },
    { key: 'date_start', label: 'First day', kind: 'date' },
    { key: 'date_stop', label: 'Last day', kind: 'date' },
    { key: 'updated', label: 'Changed', kind: 'date', may: isStaff },
    { key: 'show_deleted', label: 'Deleted', kind: 'flag', yes: 'Included', may: may.manageCatalogue },
  ],
  empty: { title: 'No tournaments yet', detail: 'A tournament is a league, a cup or a single occasion; every event belongs to one.' },
})

export const tournamentFields: readonly Field[] = [
  { name: 'official_name', label: 'Name', kind: 'text', required: true },
  { name: 'season', label: 'Season', kind: 'text', hint: 'Such as 2026/2027', required: true, half: true },
  { name: 'tournament_type', label: 'Kind', kind: 'choice', values: enums.tournamentTypes, required: true, half: true },
  { name: 'sport_type', label: 'Sport', kind: 'choice', values: inWords(enums.sportTypes), required: true, half: true },
  { name: 'region', label: 'Region', kind: 'text', half: true },
  { name: 'date_start', label: 'First day', kind: 'date', half: true },
  { name: 'date_stop', label: 'Last day', kind: 'date', half: true },
]
