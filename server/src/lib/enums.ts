/** The contract's enumerations. Schemas, filters, checks and the demo use these lists. */

export const sportTypes = [
  'soccer',
  'motorsport',
  'tennis',
  'rugby',
  'darts',
  'horseracing',
  'boxing',
  'other',
  'motogp',
  'formula1',
  'cricket',
  'basketball',
  'combatsport',
  'icehockey',
  'nba',
  'nfl',
  'mlb',
  'watersport',
  'dtm',
  'indycar',
  'superbike',
  'padel',
  'handball',
  'golf',
  'rowing',
  'cycling',
  'sailing',
] as const
export type SportType = (typeof sportTypes)[number]

export const categoryTypes = [
  'grandstand',
  'generaladmission',
  'busparking',
  'carparking',
  'camping',
  'transfer',
  'hospitality',
  'offsite_hospitality',
  'extras',
] as const
export type CategoryType = (typeof categoryTypes)[number]

export const ticketTypes = ['eticket', 'appticket', 'paper-ticket', 'collection-stadium', 'eticket_with_pickup', 'other'] as const
export type TicketType = (typeof ticketTypes)[number]

export const ticketStatuses = ['available', 'disabled', 'error', 'returned', 'on_request'] as const
export type TicketStatus = (typeof ticketStatuses)[number]

export const ticketValidities = ['singleday', 'twoday', 'other', 'weekend', 'fourday'] as const
export type TicketValidity = (typeof ticketValidities)[number]

export const vatCategories = ['high', 'low', 'middle', 'none', 'rc'] as const
export type VatCategory = (typeof vatCategories)[number]

export const venueTypes = ['racetrack', 'stadium', 'other'] as const
export type VenueType = (typeof venueTypes)[number]

export const targetGroups = ['adult', 'youth', 'child', 'senior', 'all'] as const
export type TargetGroup = (typeof targetGroups)[number]

export const ticketFlags = ['pairs_only', 'package_rate', 'no_single_left', 'no_away_fans'] as const
export type TicketFlag = (typeof ticketFlags)[number]

export const ticketSources = ['marketplace', 'external', 'service'] as const
export type TicketSource = (typeof ticketSources)[number]

export const supplierTypes = ['service', 'marketplace', 'organiser', 'external'] as const
export type SupplierType = (typeof supplierTypes)[number]

/** Whose names a supplier requires before checkout. */
export const serviceCheckouts = ['lead_guest', 'all_guests', 'none'] as const
export type ServiceCheckout = (typeof serviceCheckouts)[number]

export const tournamentTypes = ['cup', 'league', 'oneoff'] as const
export type TournamentType = (typeof tournamentTypes)[number]

/** `soldout` and `finished` are derived, from the stock and from the date. The others are set. */
export const eventStatuses = ['notstarted', 'soldout', 'postponed', 'cancelled', 'finished'] as const
export type EventStatus = (typeof eventStatuses)[number]
