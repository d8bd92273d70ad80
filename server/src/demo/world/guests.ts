import type { SportType } from '../../lib/enums.js'
import type { GuestDataRequirement, GuestField } from '../../platform/db/json.js'

type Need = Pick<GuestDataRequirement, 'scope' | 'stage' | 'countries'>

const need = (need: Need, ...fields: GuestField[]): GuestDataRequirement[] => fields.map((field) => ({ field, ...need }))

/** The lead guest's name, required before the download. */
export const nameBeforeDownload = need({ scope: 'lead_guest', stage: 'pre_download' }, 'first_name', 'last_name')

const leadBeforeCheckout = [
  ...need({ scope: 'lead_guest', stage: 'pre_checkout' }, 'first_name', 'last_name', 'contact_email'),
  ...need({ scope: 'lead_guest', stage: 'optional' }, 'contact_phone'),
]

/** For events with personalised tickets, where foreign visitors need a passport. */
const everybodyNamed = [
  ...need({ scope: 'all_persons', stage: 'pre_checkout' }, 'first_name', 'last_name', 'country_of_residence'),
  ...need({ scope: 'all_persons', stage: 'pre_download' }, 'date_of_birth'),
  ...need(
    { scope: 'all_persons', stage: 'pre_download', countries: { not_in: ['ITA', 'FRA', 'ESP', 'DEU', 'NLD', 'GBR'] } },
    'passport_number',
  ),
]

const supporters = [
  ...need({ scope: 'lead_guest', stage: 'pre_checkout' }, 'first_name', 'last_name', 'supported_team'),
  ...need({ scope: 'all_persons', stage: 'pre_download', countries: { in: ['GBR'] } }, 'date_of_birth', 'city'),
  ...need({ scope: 'all_persons', stage: 'optional' }, 'gender'),
]

/** The requirements of a competition. Many have none. */
export function eventRequirements(tournament: string, sport: SportType): GuestDataRequirement[] {
  if (tournament === 'champions-league' || sport === 'tennis') return everybodyNamed
  if (sport === 'soccer' && tournament !== 'bundesliga') return supporters
  if (sport === 'formula1' || sport === 'rugby' || sport === 'boxing') return leadBeforeCheckout
  if (sport === 'nba' || sport === 'nfl' || sport === 'mlb' || sport === 'darts') return nameBeforeDownload
  return []
}

export const ageBeforeDownload = need({ scope: 'all_persons', stage: 'pre_download' }, 'date_of_birth')
export const phoneWelcome = need({ scope: 'lead_guest', stage: 'optional' }, 'contact_phone')
