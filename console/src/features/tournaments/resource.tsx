import { enums } from '@allotment/sdk/model'
import { isStaff, may } from '../../access.js'
import { count, day, moment } from '../../format.js'
import { inWords, say } from '../../say.js'
import { byId } from '../../search.js'
import { tr } from '../../texts.js'
import { teamThing } from '../../things.js'
import { Code, Lines } from '../../ui/Code.js'
import type { Field } from '../../ui/form/fields.js'
import { defineResource, listOf } from '../../ui/list/resource.js'

export const tournaments = defineResource({
  name: 'tournaments',
  title: tr('Tournaments'),
  source: listOf('/v1/tournaments'),
  id: (one) => one.tournament_id,
  href: (one) => `/tournaments/${one.tournament_id}`,
  sorting: 'official_name',
  search: {
    hint: tr('Tournament, season, or any id'),
    query: (text) => byId(text, { trn: 'tournament_id', tms: 'team_id' }) ?? { query: text },
  },
  columns: [
    {
      key: 'name',
      label: tr('Tournament'),
      sort: 'official_name',
      width: 240,
      cell: (one) => <Lines main={one.official_name} sub={one.season} />,
    },
    { key: 'sport', label: tr('Sport'), sort: 'sport_type', cell: (one) => say(one.sport_type) },
    { key: 'type', label: tr('Kind'), cell: (one) => say(one.tournament_type) },
    { key: 'region', label: tr('Region'), cell: (one) => one.region ?? '–' },
    { key: 'start', label: tr('First day'), sort: 'date_start', cell: (one) => day(one.date_start) },
    { key: 'stop', label: tr('Last day'), sort: 'date_stop', cell: (one) => day(one.date_stop) },
    { key: 'events', label: tr('Events'), align: 'right', cell: (one) => count(one.number_events) },
    { key: 'updated', label: tr('Changed'), extra: true, cell: (one) => moment(one.updated) },
    { key: 'slug', label: tr('Slug'), sort: 'slug', extra: true, cell: (one) => one.slug },
    { key: 'id', label: tr('Id'), sort: 'tournament_id', extra: true, cell: (one) => <Code>{one.tournament_id}</Code> },
  ],
  filters: [
    { key: 'sport_type', label: tr('Sport'), kind: 'choice', values: inWords(enums.sportTypes), name: say, first: true },
    { key: 'tournament_type', label: tr('Kind'), kind: 'choice', values: enums.tournamentTypes, name: say, first: true },
    { key: 'season', label: tr('Season'), kind: 'text', hint: '2026/2027', first: true },
    { key: 'region', label: tr('Region'), kind: 'text' },
    { key: 'team_id', label: tr('Team'), kind: 'thing', thing: teamThing },
    { key: 'date_start', label: tr('First day'), kind: 'date' },
    { key: 'date_stop', label: tr('Last day'), kind: 'date' },
    { key: 'updated', label: tr('Changed'), kind: 'date', may: isStaff },
    { key: 'show_deleted', label: tr('Deleted'), kind: 'flag', yes: tr('Included'), may: may.manageCatalogue },
  ],
  empty: {
    title: tr('No tournaments yet'),
    detail: tr('A tournament is a league, a cup or a single occasion; every event belongs to one.'),
  },
})

export const tournamentFields: readonly Field[] = [
  { name: 'official_name', label: tr('Name'), kind: 'text', required: true },
  { name: 'season', label: tr('Season'), kind: 'text', hint: tr('Such as 2026/2027'), required: true, half: true },
  { name: 'tournament_type', label: tr('Kind'), kind: 'choice', values: enums.tournamentTypes, required: true, half: true },
  { name: 'sport_type', label: tr('Sport'), kind: 'choice', values: inWords(enums.sportTypes), required: true, half: true },
  { name: 'region', label: tr('Region'), kind: 'text', half: true },
  { name: 'date_start', label: tr('First day'), kind: 'date', half: true },
  { name: 'date_stop', label: tr('Last day'), kind: 'date', half: true },
]
