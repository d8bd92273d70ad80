import { createRequire } from 'node:module'
import { CommandFailed, root, run } from './run.mjs'

const { wings } = createRequire(import.meta.url)('../.dependency-cruiser.cjs')
const folder = 'server/src/'

let cruised
/** The imports of the service from dependency-cruiser, and the violations of .dependency-cruiser.cjs. Read once for check and picture. */
const cruise = () => {
  cruised ??= runCruise()
  return cruised
}

async function runCruise() {
  const args = ['--config', '.dependency-cruiser.cjs', '--output-type', 'json', folder]
  // The exit code is the number of violations. The report is complete in any case.
  const output = await run('node_modules/.bin/depcruise', args, { cwd: root }).catch((error) => {
    if (error instanceof CommandFailed && error.output.trimStart().startsWith('{')) return error.output
    throw error
  })
  return JSON.parse(output)
}

/** The number of wings and rooms, and of imports that point upwards or form a cycle. */
export async function countArchitecture() {
  const { modules, summary } = await cruise()
  const places = modules.flatMap(({ source }) => (source.startsWith(folder) && placeOf(source)) || [])
  const rooms = new Set(places.flatMap(({ wing, room }) => (room ? [`${wing}/${room}`] : [])))
  return { wings: wings.length, rooms: rooms.size, broken: summary.violations.length }
}

/** Fails with one line per import that violates a rule. */
export async function checkArchitecture() {
  const { summary } = await cruise()
  if (summary.violations.length === 0) return
  const lines = summary.violations.map(({ rule, from, to, cycle }) => {
    const way = cycle?.length ? [from, ...cycle.map((step) => step.name)] : [from, to]
    return `${rule.name}: ${way.map((name) => name.replace(folder, '')).join(' → ')}`
  })
  throw new CommandFailed('dependency-cruiser', 1, `${lines.join('\n')}\nThe rules, with reasons: .dependency-cruiser.cjs`)
}

/** `selling/orders/cancel.ts` is in the room `orders` of the wing `selling`. */
function placeOf(path) {
  const [wing, room] = path.slice(folder.length).split('/')
  return wings.includes(wing) ? { wing, room: wing === 'lib' || room.endsWith('.ts') ? '' : room } : undefined
}

/** Wings with their rooms and the number of imports between them. */
function structureOf(modules) {
  const rooms = new Map(wings.map((wing) => [wing, new Map()]))
  const arrows = new Map()
  const within = new Map()
  const add = (map, from, to) => map.set(`${from} ${to}`, (map.get(`${from} ${to}`) ?? 0) + 1)
  for (const { source, dependencies } of modules) {
    const here = source.startsWith(folder) && placeOf(source)
    if (!here) continue
    rooms.get(here.wing).set(here.room, (rooms.get(here.wing).get(here.room) ?? 0) + 1)
    for (const { resolved } of dependencies) {
      const there = resolved.startsWith(folder) && placeOf(resolved)
      if (!there) continue
      if (there.wing !== here.wing) add(arrows, here.wing, there.wing)
      else if (there.room !== here.room) add(within, `${here.wing}/${here.room}`, `${there.wing}/${there.room}`)
    }
  }
  return { rooms, arrows, within }
}

/** Sorts rooms so that each imports only rooms after it. */
function inOrder(wing, names, within) {
  const importersOf = (name, left) => left.filter((other) => within.has(`${wing}/${other} ${wing}/${name}`))
  const ordered = []
  for (let left = [...names].sort(); left.length > 0; ) {
    const next = left.find((name) => importersOf(name, left).length === 0) ?? left[0]
    ordered.push(next)
    left = left.filter((name) => name !== next)
  }
  return ordered
}

const xml = (text) => text.replace(/[<>&]/g, (sign) => ({ '<': '&lt;', '>': '&gt;', '&': '&amp;' })[sign])

/** Bands for wings, boxes for rooms with their number of files. On the right the number of imports from one wing to another. */
function draw({ rooms, arrows, within }) {
  const [left, boxHeight, gap, perRow, boxWidth] = [130, 34, 10, 6, 116]
  const bandWidth = perRow * (boxWidth + gap) + gap
  const shapes = []
  const middle = new Map()
  let y = 44
  for (const wing of wings) {
    const names = inOrder(wing, [...rooms.get(wing).keys()], within)
    const rows = Math.max(1, Math.ceil(names.length / perRow))
    const height = rows * (boxHeight + gap) + gap
    middle.set(wing, y + height / 2)
    shapes.push(`<rect class="band" x="${left}" y="${y}" width="${bandWidth}" height="${height}" rx="8"/>`)
    shapes.push(`<text class="wing" x="${left - 14}" y="${y + height / 2 + 5}">${wing}</text>`)
    names.forEach((name, index) => {
      const x = left + gap + (index % perRow) * (boxWidth + gap)
      const top = y + gap + Math.floor(index / perRow) * (boxHeight + gap)
      const files = rooms.get(wing).get(name)
      const label = name || (wing === 'lib' ? 'small tools' : 'shared')
      shapes.push(`<rect class="room" x="${x}" y="${top}" width="${boxWidth}" height="${boxHeight}" rx="5"/>`)
      shapes.push(`<text class="name" x="${x + boxWidth / 2}" y="${top + 15}">${xml(label)}</text>`)
      shapes.push(`<text class="files" x="${x + boxWidth / 2}" y="${top + 28}">${files} ${files === 1 ? 'file' : 'files'}</text>`)
    })
    y += height + 14
  }
  const right = left + bandWidth
  const [from, to] = [(key) => key.split(' ')[0], (key) => key.split(' ')[1]]
  const most = Math.max(...arrows.values())
  for (const [key, count] of [...arrows].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const [start, end] = [middle.get(from(key)), middle.get(to(key))]
    const distance = wings.indexOf(to(key)) - wings.indexOf(from(key))
    const reach = right + 18 + Math.abs(distance) * 26
    const weight = (0.8 + (3.2 * Math.log(count + 1)) / Math.log(most + 1)).toFixed(1)
    const colour = distance > 0 ? 'down' : 'up'
    shapes.push(
      `<path class="${colour}" d="M${right + 2} ${start} C${reach} ${start} ${reach} ${end} ${right + 4} ${end}" stroke-width="${weight}"><title>${from(key)} imports ${to(key)}: ${count}</title></path>`,
    )
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${right + 250} ${y + 6}" font-family="system-ui, sans-serif" role="img" aria-labelledby="t d">
<title id="t">Wings and rooms of the service</title>
<desc id="d">Made by npm run generate from the imports. ${wings.join(', then ')}: each wing imports from itself and those below it.</desc>
<style>.band{fill:#eef3f6}.room{fill:#fff;stroke:#b9c4cd}.wing{font-size:15px;font-weight:600;fill:#16232b;text-anchor:end}.name{font-size:13px;fill:#16232b;text-anchor:middle}.files{font-size:10.5px;fill:#5f707c;text-anchor:middle}.note{font-size:12.5px;fill:#43525d}.down{fill:none;stroke:#0b7285;stroke-opacity:.55;marker-end:url(#m)}.up{fill:none;stroke:#c92a2a;marker-end:url(#m)}</style>
<defs><marker id="m" viewBox="0 0 10 10" refX="8" refY="5" markerWidth="8" markerHeight="8" markerUnits="userSpaceOnUse" orient="auto"><path d="M0 0 10 5 0 10z" fill="#0b7285"/></marker></defs>
<rect width="100%" height="100%" fill="#fff"/>
<text class="note" x="${left}" y="28">A wing imports from itself and from wings below it; inside a wing, a room imports only rooms that come after it.</text>
${shapes.join('\n')}
</svg>
`
}

export const drawArchitecture = async () => ({ 'docs/pictures/architecture.svg': draw(structureOf((await cruise()).modules)) })
