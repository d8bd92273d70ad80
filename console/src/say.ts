import { byName } from './format.js'
import { trLabel } from './texts.js'

/** Words for values that are neither statuses nor readable as they stand. */
const worded: Record<string, string> = {
  eticket: 'E-ticket',
  appticket: 'App ticket',
  'paper-ticket': 'Paper ticket',
  'collection-stadium': 'Collect at stadium',
  eticket_with_pickup: 'E-ticket with pickup',
  singleday: 'Single day',
  twoday: 'Two days',
  fourday: 'Four days',
  rc: 'Reverse charge',
  generaladmission: 'General admission',
  offsite_hospitality: 'Off-site hospitality',
  carparking: 'Car parking',
  busparking: 'Bus parking',
  formula1: 'Formula 1',
  motogp: 'MotoGP',
  horseracing: 'Horse racing',
  combatsport: 'Combat sport',
  icehockey: 'Ice hockey',
  watersport: 'Water sport',
  nba: 'NBA',
  nfl: 'NFL',
  mlb: 'MLB',
  dtm: 'DTM',
  indycar: 'IndyCar',
  service: 'Own stock',
  oneoff: 'One-off',
  api: 'API',
  tour_operator: 'Tour operator',
  travel_agency: 'Travel agency',
  ticket_shop: 'Ticket shop',
  hotel: 'Hotel',
  corporate: 'Corporate',
  regular: 'Regular',
}

export const say = (value: string): string => {
  const text = worded[value] ?? value.replaceAll('_', ' ')
  return trLabel(text.charAt(0).toUpperCase() + text.slice(1))
}

/** In reading order, where the service's order has no meaning. */
export const inWords = (values: readonly string[]): string[] => values.toSorted((a, b) => byName(say(a), say(b)))

/** What a client may do, in words. */
const roleNames: Record<string, string> = {
  ADMIN: 'Administrator',
  PRODUCT_MANAGEMENT: 'Product management',
  SUPPORT: 'Support',
  FINANCE: 'Finance',
  api: 'API keys',
  portal: 'Console',
}
export const roleName = (role: string): string => trLabel(roleNames[role] ?? role)
