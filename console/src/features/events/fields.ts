import { enums } from '@allotment/sdk/model'
import { inWords } from '../../say.js'
import { tr } from '../../texts.js'
import { teamThing, tournamentThing, venueThing } from '../../things.js'
import type { Field } from '../../ui/form/fields.js'
import type { Filter } from '../../ui/list/resource.js'
import { eventStatusLabel } from '../../ui/status.js'

export const eventStatusFilter: Filter = {
  key: 'event_status',
  label: tr('Status'),
  kind: 'choice',
  values: enums.eventStatuses,
  name: eventStatusLabel,
  first: true,
}

export const eventFields: readonly Field[] = [
  { name: 'event_name', label: tr('Name'), kind: 'text', required: true },
  { name: 'tournament_id', label: tr('Tournament'), kind: 'thing', thing: tournamentThing, required: true, half: true },
  { name: 'venue_id', label: tr('Venue'), kind: 'thing', thing: venueThing, required: true, half: true },
  { name: 'date_start', label: tr('Begins'), kind: 'datetime', hint: tr("On the venue's clock"), required: true, half: true },
  { name: 'date_stop', label: tr('Ends'), kind: 'datetime', hint: tr("On the venue's clock"), required: true, half: true },
  { name: 'hometeam_id', label: tr('Home team'), kind: 'thing', thing: teamThing, half: true },
  { name: 'visiting_id', label: tr('Visiting team'), kind: 'thing', thing: teamThing, half: true },
  {
    name: 'event_status',
    label: tr('Status'),
    kind: 'choice',
    values: enums.settableEventStatuses,
    name_of: eventStatusLabel,
    hint: tr('Sold out follows from stock'),
    only: 'change',
    half: true,
  },
  {
    name: 'sport_type',
    label: tr('Sport'),
    kind: 'choice',
    values: inWords(enums.sportTypes),
    hint: tr("Empty: the tournament's"),
    half: true,
  },
  { name: 'date_confirmed', label: tr('The date is sure'), kind: 'switch', on: true, half: true },
  { name: 'is_popular', label: tr('Many ask for it'), kind: 'switch', half: true },
  { name: 'event_description', label: tr('Description'), kind: 'long' },
]
