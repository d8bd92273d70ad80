/** The enumerations of the contract that forms and filters offer. */
export const ticketStatuses = ['available', 'disabled', 'error', 'returned', 'on_request'] as const
export const ticketTypes = ['eticket', 'appticket', 'paper-ticket', 'collection-stadium', 'eticket_with_pickup', 'other'] as const
export const ticketValidities = ['singleday', 'twoday', 'weekend', 'fourday', 'other'] as const
export const ticketSources = ['service', 'external', 'marketplace'] as const
export const targetGroups = ['adult', 'youth', 'child', 'senior', 'all'] as const
export const vatCategories = ['high', 'middle', 'low', 'none', 'rc'] as const
export const supplierTypes = ['service', 'marketplace', 'organiser', 'external'] as const
export const categoryTypes = [
  'grandstand',
  'generaladmission',
  'hospitality',
  'offsite_hospitality',
  'camping',
  'carparking',
  'busparking',
  'transfer',
  'extras',
] as const
export const sportTypes = [
  'soccer',
  'formula1',
  'motogp',
  'motorsport',
  'tennis',
  'rugby',
  'basketball',
  'cricket',
  'golf',
  'darts',
  'horseracing',
  'boxing',
  'combatsport',
  'icehockey',
  'handball',
  'padel',
  'cycling',
  'rowing',
  'sailing',
  'watersport',
  'nba',
  'nfl',
  'mlb',
  'indycar',
  'dtm',
  'superbike',
  'other',
] as const
export const eventStatuses = ['notstarted', 'soldout', 'postponed', 'cancelled', 'finished'] as const
export const venueTypes = ['stadium', 'racetrack', 'other'] as const
export const locales = [
  'en_GB',
  'nl_NL',
  'de_DE',
  'fr_FR',
  'es_ES',
  'it_IT',
  'da_DK',
  'pt_PT',
  'sv_SE',
  'cn_CN',
  'zh_Hans_CN',
  'ko_KO',
  'ja_JA',
  'ar_AE',
] as const

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
}

export const say = (value: string): string => {
  const text = worded[value] ?? value.replaceAll('_', ' ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** What a client may do, in words. */
export const roleNames: Record<string, string> = {
  ADMIN: 'Administrator',
  PRODUCT_MANAGEMENT: 'Product management',
  SUPPORT: 'Support',
  FINANCE: 'Finance',
  api: 'API keys',
  portal: 'Console',
}
export const roleName = (role: string): string => roleNames[role] ?? role
