import { Html, html } from '../../../lib/html.js'
import type { LandmarkKind } from '../../../platform/db/json.js'
import { metresOnFoot, offsetFrom, type Position, positionOf } from '../geography.js'
import type { MapRow } from '../store.js'

/** A map drawn from our own data, without a map service: the venue in the centre, north up, to scale, with rings of walking time. */
const width = 360
const height = 264
const centre = { x: width / 2, y: height / 2 }
const margin = 30
/** Places further away are drawn at the edge, in their direction, so that the scale still shows near places apart. */
const maxMetres = 1_500

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

/** Inside a page the page styles the drawing. A separate image file includes these colours. */
export const mapStyle = `.ground{fill:#e9eef2}.grid{stroke:#dbe3e9}.ring{fill:#fff;fill-opacity:.45;stroke:#9fb0bd;stroke-dasharray:5 6}.note{fill:#4a5a67;font:600 11px system-ui,sans-serif;paint-order:stroke;stroke:#eef2f5;stroke-width:4px}.name{fill:#17212b;font:600 12.5px system-ui,sans-serif;paint-order:stroke;stroke:#e9eef2;stroke-width:4px;stroke-linejoin:round}.pin{fill:#1d5fa8}.pin.car{fill:#3d5a73}.letter{fill:#fff;font:700 11px system-ui,sans-serif}.venue{fill:#b3261e}.field{fill:none;stroke:#fff;stroke-width:2}.bar{stroke:#4a5a67;stroke-width:2;fill:none}
@media(prefers-color-scheme:dark){.ground{fill:#131a20}.grid{stroke:#253039}.ring{fill:#2a3640;stroke:#5d6f7d}.note{fill:#a9bac7;stroke:#1c252d}.name{fill:#f0f4f7;stroke:#131a20}.pin{fill:#3f86d8}.pin.car{fill:#64798a}.venue{fill:#e0574c}.bar{stroke:#a9bac7}}`

interface Spot {
  kind: LandmarkKind
  name: string
  x: number
  y: number
}

function spots(at: Position, landmarks: NonNullable<MapRow['landmarks']>, scale: number): Spot[] {
  return landmarks.flatMap(({ kind, name, latitude, longitude }) => {
    const to = positionOf({ latitude, longitude })
    if (!to) return []
    const { east, north } = offsetFrom(at, to)
    const distance = Math.hypot(east, north)
    const [x, y] = [east * scale, -north * scale]
    // Moved along its direction until it is inside the picture.
    const shrink = Math.min(1, (width / 2 - margin) / Math.abs(x || 1), (height / 2 - margin) / Math.abs(y || 1))
    const label = distance > maxMetres ? `${short(name, 18)} · ${Math.round(distance / 100) / 10} km` : short(name, 26)
    return [{ kind, name: label, x: centre.x + x * shrink, y: centre.y + y * shrink }]
  })
}

const short = (name: string, most: number): string => ([...name].length > most ? `${[...name].slice(0, most - 1).join('')}…` : name)
const round = (value: number): number => Math.round(value * 10) / 10

/** Labels beside their pins, moved up or down until they do not overlap. */
function label(spot: Spot, taken: { x: number; y: number; width: number }[]): Html {
  const wide = [...spot.name].length * 6.9
  const toLeft = spot.x + 14 + wide > width - 6
  const x = toLeft ? spot.x - 13 - wide : spot.x + 13
  const free = (y: number) =>
    y > 12 && y < height - 22 && taken.every((other) => Math.abs(other.y - y) > 14 || x > other.x + other.width || x + wide < other.x)
  const y = [4, 17, -10, 30, -23, 43].map((step) => spot.y + step).find(free) ?? spot.y + 4
  taken.push({ x, y, width: wide })
  return html`<text class="name" x="${round(toLeft ? spot.x - 13 : x)}" y="${round(y)}"${toLeft && new Html(' text-anchor="end"')}>${spot.name}</text>`
}

/** The direction, of sixteen, in which the ring labels overlap no pin. */
function emptiest(pins: Spot[], reach: number): number {
  const room = (angle: number) =>
    Math.min(
      ...pins.flatMap(({ x, y }) =>
        [0.5, 0.75, 1].map((share) =>
          Math.hypot(x - centre.x - reach * share * Math.cos(angle), y - centre.y - reach * share * Math.sin(angle)),
        ),
      ),
    )
  const angles = Array.from({ length: 16 }, (_none, index) => (index * Math.PI) / 8 - Math.PI / 2)
  return pins.length === 0 ? -Math.PI / 2 : (angles.sort((a, b) => room(b) - room(a))[0] ?? 0)
}

const glyphs: Record<string, Html> = {
  stadium: html`<rect class="field" x="-10" y="-6.5" width="20" height="13" rx="5.5"/><path class="field" d="M0-6.5V6.5"/>`,
  racetrack: html`<path class="field" d="M-10 5c-4-5 0-12 6-11 4 0 4 4 8 3 5-1 8 2 7 6-1 3-4 4-7 3-5-1-10 3-14-1z"/>`,
  other: html`<circle class="field" r="8"/><circle class="field" r="2"/>`,
}

function scaleBar(scale: number): Html {
  const metres = [100, 200, 250, 500, 1000, 2000].find((length) => length * scale >= 44) ?? 2000
  const right = 12 + metres * scale
  const written = metres >= 1000 ? `${metres / 1000} km` : `${metres} m`
  return html`<path class="bar" d="M12 ${height - 14}v5H${round(right)}v-5"/><text class="note" x="${round(right + 6)}" y="${height - 8}">${written}</text>`
}

/** Undefined without a position. */
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
  const reach = Math.max(700, ...distances.filter((distance) => distance <= maxMetres))
  const scale = (height / 2 - margin) / reach
  const rings = [5, 10, 15, 20, 30, 45]
    .map((minutes) => ({ minutes, radius: metresOnFoot(minutes) * scale }))
    .filter(({ radius }) => radius > 34 && radius < height / 2 - 8)
    .slice(0, 3)
    .reverse()
  const grid = Array.from({ length: 11 }, (_none, index) => `M${index * 36} 0V${height}M0 ${index * 36}H${width}`).join('')
  const taken = [{ x: centre.x - 18, y: centre.y + 4, width: 36 }]
  const pins = spots(at, landmarks, scale)
  const free = emptiest(pins, rings[0]?.radius ?? 0)
  const box = html`viewBox="0 0 ${width} ${height}" role="img" aria-label="${row.official_name}"`
  return html`<svg${alone && new Html(' xmlns="http://www.w3.org/2000/svg"')} ${alone ? html`${box} width="${width}" height="${height}"` : html`${box} class="map"`}>${alone && html`<style>${new Html(mapStyle)}</style>`}<rect class="ground" width="${width}" height="${height}"/><path class="grid" d="${grid}"/>${rings.map(
    ({ minutes, radius }) =>
      html`<circle class="ring" cx="${centre.x}" cy="${centre.y}" r="${round(radius)}"/><text class="note" x="${round(centre.x + radius * Math.cos(free))}" y="${round(centre.y + radius * Math.sin(free) + 4)}" text-anchor="middle">${minutes} min</text>`,
  )}<g transform="translate(${centre.x} ${centre.y})"><circle class="venue" r="17"/>${glyphs[row.venue_type] ?? glyphs.other}</g>${pins.map(
    (spot) =>
      html`<g transform="translate(${round(spot.x)} ${round(spot.y)})"><circle class="pin${spot.kind === 'parking' && ' car'}" r="9"/><text class="letter" y="4" text-anchor="middle">${letters[spot.kind]}</text></g>`,
  )}${pins.map((spot) => label(spot, taken))}${scaleBar(scale)}<g transform="translate(${width - 20} 24)"><path class="bar" d="M0 9V-9M-5-4 0-9 5-4"/><text class="note" y="22" text-anchor="middle">N</text></g></svg>`
}
