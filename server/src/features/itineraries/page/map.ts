import type { LandmarkKind } from '../../../db/json.js'
import { Html, html } from '../../../lib/html.js'
import { metresOnFoot, offsetFrom, type Position, positionOf } from '../geography.js'
import type { MapRow } from '../store.js'

/** Drawn from what we know, without anybody else's map: the venue in the middle, north up, true distances, rings of walking time. */
const width = 640
const height = 420
const centre = { x: width / 2, y: height / 2 }
const margin = 46
/** Further away than this is shown at the edge, in the right direction. */
const farthest = 3_200

const letters: Record<LandmarkKind, string> = {
  station: 'T',
  metro: 'M',
  tram: 'S',
  bus: 'B',
  ferry: 'F',
  airport: '✈',
  parking: 'P',
  entrance: '⮕',
}

/** The page styles the drawing itself; where it stands alone it brings its colours along. */
export const mapStyle = `.ground{fill:#e9eef2}.grid{stroke:#dbe3e9}.ring{fill:#fff;fill-opacity:.45;stroke:#9fb0bd;stroke-dasharray:5 6}.note{fill:#4a5a67;font:600 13px system-ui,sans-serif}.name{fill:#17212b;font:600 15px system-ui,sans-serif;paint-order:stroke;stroke:#e9eef2;stroke-width:4px;stroke-linejoin:round}.pin{fill:#1d5fa8}.pin.car{fill:#3d5a73}.letter{fill:#fff;font:700 14px system-ui,sans-serif}.venue{fill:#b3261e}.field{fill:none;stroke:#fff;stroke-width:2.5}.bar{stroke:#4a5a67;stroke-width:2;fill:none}
@media(prefers-color-scheme:dark){.ground{fill:#1b242c}.grid{stroke:#253039}.ring{fill:#2a3640;stroke:#5d6f7d}.note{fill:#a9bac7}.name{fill:#f0f4f7;stroke:#1b242c}.pin{fill:#3f86d8}.pin.car{fill:#64798a}.venue{fill:#e0574c}.bar{stroke:#a9bac7}}`

interface Spot {
  kind: LandmarkKind
  name: string
  x: number
  y: number
  distance: number
}

function spots(at: Position, landmarks: NonNullable<MapRow['landmarks']>, scale: number): Spot[] {
  return landmarks.flatMap(({ kind, name, latitude, longitude }) => {
    const to = positionOf({ latitude, longitude })
    if (!to) return []
    const { east, north } = offsetFrom(at, to)
    const distance = Math.hypot(east, north)
    const [x, y] = [east * scale, -north * scale]
    // Pulled in along its direction until it is on the picture.
    const shrink = Math.min(1, (width / 2 - margin) / Math.abs(x || 1), (height / 2 - margin) / Math.abs(y || 1))
    return [{ kind, name, x: centre.x + x * shrink, y: centre.y + y * shrink, distance }]
  })
}

const short = (name: string): string => ([...name].length > 26 ? `${[...name].slice(0, 25).join('')}…` : name)
const round = (value: number): number => Math.round(value * 10) / 10

/** Names beside their pins, each moved down or up until it covers no other. */
function label(spot: Spot, taken: { x: number; y: number; width: number }[]): Html {
  const text = short(spot.name)
  const wide = [...text].length * 8.4
  const toLeft = spot.x + 18 + wide > width - 8
  const x = toLeft ? spot.x - 17 - wide : spot.x + 17
  const free = (y: number) =>
    y > 16 && y < height - 26 && taken.every((other) => Math.abs(other.y - y) > 17 || x > other.x + other.width || x + wide < other.x)
  const y = [5, 22, -12, 39, -29, 56].map((step) => spot.y + step).find(free) ?? spot.y + 5
  taken.push({ x, y, width: wide })
  return html`<text class="name" x="${round(toLeft ? spot.x - 17 : x)}" y="${round(y)}"${toLeft && new Html(' text-anchor="end"')}>${text}</text>`
}

const glyphs: Record<string, Html> = {
  stadium: html`<rect class="field" x="-12" y="-8" width="24" height="16" rx="7"/><path class="field" d="M0-8V8"/>`,
  racetrack: html`<path class="field" d="M-10 5c-4-5 0-12 6-11 4 0 4 4 8 3 5-1 8 2 7 6-1 3-4 4-7 3-5-1-10 3-14-1z"/>`,
  other: html`<circle class="field" r="8"/><circle class="field" r="2"/>`,
}

function scaleBar(scale: number): Html {
  const metres = [100, 200, 250, 500, 1000, 2000].find((length) => length * scale >= 70) ?? 2000
  const right = 16 + metres * scale
  const written = metres >= 1000 ? `${metres / 1000} km` : `${metres} m`
  return html`<path class="bar" d="M16 ${height - 18}v6H${round(right)}v-6"/><text class="note" x="${round(right + 8)}" y="${height - 11}">${written}</text>`
}

/** Nothing without a position. */
export function drawMap(row: MapRow, alone: boolean): Html | undefined {
  const at = positionOf(row)
  if (!at) return undefined
  const landmarks = row.landmarks ?? []
  const distances = landmarks.flatMap((landmark) => {
    const to = positionOf(landmark)
    if (!to) return []
    const { east, north } = offsetFrom(at, to)
    return [Math.hypot(east, north)]
  })
  const reach = Math.max(700, ...distances.filter((distance) => distance <= farthest))
  const scale = (height / 2 - margin) / reach
  const rings = [5, 10, 15, 20, 30, 45]
    .map((minutes) => ({ minutes, radius: metresOnFoot(minutes) * scale }))
    .filter(({ radius }) => radius > 44 && radius < width / 2 - 30)
    .slice(0, 3)
    .reverse()
  const grid = Array.from({ length: 15 }, (_none, index) => `M${index * 46} 0V${height}M0 ${index * 46}H${width}`).join('')
  const taken = [{ x: centre.x - 24, y: centre.y + 5, width: 48 }]
  const pins = spots(at, landmarks, scale)
  const box = html`viewBox="0 0 ${width} ${height}" role="img" aria-label="${row.official_name}"`
  return html`<svg${alone && new Html(' xmlns="http://www.w3.org/2000/svg"')} ${alone ? html`${box} width="${width}" height="${height}"` : html`${box} class="map"`}>${alone && html`<style>${new Html(mapStyle)}</style>`}<rect class="ground" width="${width}" height="${height}"/><path class="grid" d="${grid}"/>${rings.map(
    ({ minutes, radius }) =>
      html`<circle class="ring" cx="${centre.x}" cy="${centre.y}" r="${round(radius)}"/><text class="note" x="${centre.x}" y="${round(centre.y - radius + 16)}" text-anchor="middle">${minutes} min</text>`,
  )}<g transform="translate(${centre.x} ${centre.y})"><circle class="venue" r="21"/>${glyphs[row.venue_type] ?? glyphs.other}</g>${pins.map(
    (spot) =>
      html`<g transform="translate(${round(spot.x)} ${round(spot.y)})"><circle class="pin${spot.kind === 'parking' && ' car'}" r="12"/><text class="letter" y="5" text-anchor="middle">${letters[spot.kind]}</text></g>`,
  )}${pins.map((spot) => label(spot, taken))}${scaleBar(scale)}<g transform="translate(${width - 28} 34)"><path class="bar" d="M0 14V-10M-6-3 0-10 6-3"/><text class="note" y="30" text-anchor="middle">N</text></g></svg>`
}
