import type { VenueType } from '../../../lib/enums.js'

/** The set of categories of a venue. */
export type Layout = 'stadium' | 'ballpark' | 'arena' | 'hall' | 'circuit' | 'courts' | 'ground' | 'course' | 'openair'

export interface VenueData {
  key: string
  name: string
  type: VenueType
  layout: Layout
  country: string
  city: string
  province: string
  street: string
  number?: string
  postalcode: string
  at: readonly [latitude: number, longitude: number]
  zone: string
  opened: number
  capacity?: number
  /** Length of one lap in metres. */
  track?: number
  /** Names of the stands, if they have names. The main straight comes first. */
  stands?: readonly string[]
  wiki: string
  about: string
  popular?: true
}
