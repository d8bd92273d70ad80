import type { View } from '../db/list.js'
import { bytesOf } from '../http/encoded.js'
import { cache } from './cache.js'

interface Text {
  /** A row of another version is another object: see rows.ts. */
  row: object
  json: Buffer
  /** The JSON is valid from this moment, until the other, in milliseconds. */
  from: number
  until: number
}

/** About ten thousand tickets. */
const sizeLimits = { bytes: 24 * 1024 * 1024, entries: 50_000 }
/** Size of the entry besides its JSON. */
const overheadBytes = 400
const maxSights = 1_000

type Json = string | Buffer

/** Entries of a page, as JSON. It takes the place of the array of entries in the page of a handler. */
class WrittenEntries {
  constructor(readonly json: readonly Json[]) {}
}

/**
 * Writes the entries of pages as JSON, and caches the JSON of each row. A page that is built anew because one ticket was sold, or because
 * another distributor asks, writes only the rows that are new to it. A row that is shown for the first time is not cached yet: whoever walks
 * through the whole catalogue sees each row once.
 */
export function textCache() {
  const texts = cache<Text>(sizeLimits)
  const sights = cache<number>({ entries: maxSights })
  const seen = new WeakSet<object>()
  let lastSight = 0
  /** A short name of a sight. One that was forgotten gets another name. */
  const nameOf = (sight: string): number => {
    const name = sights.get(sight) ?? ++lastSight
    sights.keep(sight, name)
    return name
  }
  return {
    /** `kind`: what is written, for example the route. The rows must be those of `cachedRows`, which are never changed. */
    write<Row extends object>(kind: string, rows: readonly Row[], view: View<Row, unknown>, toJson: (entry: unknown) => string) {
      const at = view.at.getTime()
      const sight = nameOf(`${kind} ${view.sight}`)
      const written = rows.map((row): Json => {
        const key = `${sight} ${view.keyOf(row)}`
        const known = texts.get(key)
        if (known?.row === row && known.from <= at && at < known.until) return known.json
        const text = toJson(view.show(row))
        if (!seen.has(row)) {
          seen.add(row)
          return text
        }
        const json = bytesOf(text)
        texts.keep(key, { row, json, from: at, until: view.until(row) }, { bytes: json.length + overheadBytes })
        return json
      })
      return new WrittenEntries(written)
    },
  }
}

const comma = 0x2c

/** The JSON of a page: `name` and `pagination`, in this order. Undefined if its entries are not written yet. */
export function pageOf(page: unknown, name: string, toJson: (pagination: unknown) => string): Buffer | undefined {
  const { [name]: entries, pagination } = page as Record<string, unknown>
  if (!(entries instanceof WrittenEntries)) return undefined
  const head = `{${JSON.stringify(name)}:[`
  const tail = `],"pagination":${toJson(pagination)}}`
  const { json } = entries
  const commas = Math.max(0, json.length - 1)
  const body = Buffer.allocUnsafeSlow([head, ...json, tail].reduce((sum, one) => sum + Buffer.byteLength(one), commas))
  let end = body.write(head)
  for (const [index, one] of json.entries()) {
    if (index > 0) body[end++] = comma
    if (typeof one === 'string') end += body.write(one, end)
    else {
      body.set(one, end)
      end += one.length
    }
  }
  body.write(tail, end)
  return body
}
