import { enums } from '@allotment/sdk/model'
import { inWords } from '../../say.js'
import { teamThing, tournamentThing, venueThing } from '../../things.js'
import type { Field } from '../../ui/form/fields.js'
import { statusLabel } from '../../ui/status.js'

export const eventFields: readonly Field[] = [
  { name: 'event_name', label: 'Name', kind: 'text', required: true },
  { name: 'tournament_id', label: 'Tournament', kind: 'thing', thing: tournamentThing, required: true, half: true },
  { name: 'venue_id', label: 'Venue', kind: 'thing', thing: venueThing, required: true, half: true },
  { name: 'date_start', label: 'Begins', kind: 'datetime', hint: "On the venue's clock", required: true, half: true },
  { name: 'date_stop', label: 'Ends', kind: 'datetime', hint: "On the venue's clock", required: true, half: true },
  { name: 'hometeam_id', label: 'Home team', kind: 'thing', thing: teamThing, half: true },
  { name: 'visiting_id', label: 'Visiting team', kind: 'thing', thing: teamThing, half: true },
  {
    name: 'event_status',
    label: 'Status',
    kind: 'choice',
    values: enums.settableEventStatuses,
    name_of: statusLabel,
    hint: 'Sold out follows from stock',
    only: 'change',
    half: true,
  },
  { name: 'sport_type', label: 'Sport', kind: 'choice', values: inWords(enums.sportTypes), hint: "Empty: the tournament's", half: true },
  { name: 'date_confirmed', label: 'The date is sure', kind: 'switch', on: true, half: true },
  { name: 'is_popular', label: 'Many ask for it', kind: 'switch', half: true },
  { name: 'event_description', label: 'Description', kind: 'long' },
]
