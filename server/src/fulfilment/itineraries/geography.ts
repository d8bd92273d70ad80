import type { Landmark } from '../../platform/db/json.js'

export interface Position {
  latitude: number
  longitude: number
}
type Written = { latitude: string | null; longitude: string | null }

export const positionOf = ({ latitude, longitude }: Written): Position | undefined =>
  latitude === null || longitude === null ? undefined : { latitude: Number(latitude), longitude: Number(longitude) }

const metresPerDegree = 111_195
const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** Metres east and north of a point. A flat projection is accurate to a few metres within a city. */
export const offsetFrom = (from: Position, to: Position): { east: number; north: number } => {
  // The shorter way, also across the 180th meridian.
  const turn = ((((to.longitude - from.longitude + 180) % 360) + 360) % 360) - 180
  return { east: turn * metresPerDegree * Math.cos(radians(from.latitude)), north: (to.latitude - from.latitude) * metresPerDegree }
}

/** Walking speed is 80 metres a minute. Streets are a third longer than the straight line. */
const metresPerMinute = 80 / 1.3
const walkable = 3_000
export const metresOnFoot = (minutes: number): number => minutes * metresPerMinute

export function distances(from: Position, landmark: Landmark): { distance: number | null; walk_minutes: number | null } {
  const to = positionOf(landmark)
  if (!to) return { distance: null, walk_minutes: null }
  const { east, north } = offsetFrom(from, to)
  const distance = Math.round(Math.hypot(east, north) / 10) * 10
  return { distance, walk_minutes: distance > walkable ? null : Math.max(1, Math.round(distance / metresPerMinute)) }
}

export const mapsLink = ({ latitude, longitude }: Position): string =>
  `https://www.google.com/maps/search/?api=1&query=${latitude}%2C${longitude}`
