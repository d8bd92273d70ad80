/**
 * Arrays in PostgreSQL's binary format. As text, every element would be quoted here and unquoted there; for the JSON documents of a
 * reservation that takes longer than making them.
 */

/** Grows with the largest array. A new array is copied from it. */
let scratch = Buffer.allocUnsafe(65_536)
let end = 0

function reserve(bytes: number): void {
  if (end + bytes <= scratch.length) return
  const larger = Buffer.allocUnsafe(Math.max(scratch.length * 2, end + bytes))
  scratch.copy(larger, 0, 0, end)
  scratch = larger
}

/** Writes a value after its length. Returns false if it is not of the type; then the array is sent as text. */
type Writer = (value: unknown) => boolean

/** A string has at most three bytes of UTF-8 for each of its UTF-16 units. */
function writeText(text: string, prefix: number): void {
  reserve(4 + prefix + text.length * 3)
  const bytes = scratch.write(text, end + 4 + prefix)
  scratch.writeInt32BE(prefix + bytes, end)
  end += 4 + prefix + bytes
}

function writeWhole(value: number): void {
  reserve(12)
  const high = Math.floor(value / 0x1_0000_0000)
  scratch.writeInt32BE(8, end)
  scratch.writeInt32BE(high, end + 4)
  scratch.writeUInt32BE(value - high * 0x1_0000_0000, end + 8)
  end += 12
}

/** PostgreSQL counts microseconds from the year 2000. */
const epochMillis = Date.UTC(2000)

const writers: Record<string, { oid: number; write: Writer }> = {
  text: {
    oid: 25,
    write: (value) => {
      if (typeof value !== 'string') return false
      writeText(value, 0)
      return true
    },
  },
  jsonb: {
    oid: 3802,
    // The value is JSON text. Its binary form begins with the number of the format.
    write: (value) => {
      if (typeof value !== 'string') return false
      const begin = end
      writeText(value, 1)
      scratch[begin + 4] = 1
      return true
    },
  },
  int4: {
    oid: 23,
    write: (value) => {
      if (typeof value !== 'number' || (value | 0) !== value) return false
      reserve(8)
      scratch.writeInt32BE(4, end)
      scratch.writeInt32BE(value, end + 4)
      end += 8
      return true
    },
  },
  int8: {
    oid: 20,
    write: (value) => {
      if (typeof value !== 'number' || !Number.isSafeInteger(value)) return false
      writeWhole(value)
      return true
    },
  },
  bool: {
    oid: 16,
    write: (value) => {
      if (typeof value !== 'boolean') return false
      reserve(5)
      scratch.writeInt32BE(1, end)
      scratch[end + 4] = value ? 1 : 0
      end += 5
      return true
    },
  },
  timestamptz: {
    oid: 1184,
    write: (value) => {
      const millis = value instanceof Date ? value.getTime() : Number.NaN
      if (Number.isNaN(millis)) return false
      writeWhole((millis - epochMillis) * 1000)
      return true
    },
  },
}

const headerBytes = 20

/** The array in binary format; undefined for types and values that are sent as text. JSON is given as text. */
export function binaryArray(type: string, values: readonly unknown[]): Buffer | undefined {
  const known = writers[type]
  if (!known || values.length === 0) return undefined
  const { oid, write } = known
  end = headerBytes
  let anyNull = 0
  let last: unknown
  let lastBegin = end
  for (const value of values) {
    const begin = end
    if (value === null || value === undefined) {
      reserve(4)
      scratch.writeInt32BE(-1, end)
      end += 4
      anyNull = 1
    } else if (value === last) {
      // Rows that are written together often have the same value. Its bytes are copied.
      const bytes = begin - lastBegin
      reserve(bytes)
      scratch.copyWithin(begin, lastBegin, begin)
      end = begin + bytes
    } else if (!write(value)) return undefined
    last = value
    lastBegin = begin
  }
  scratch.writeInt32BE(1, 0)
  scratch.writeInt32BE(anyNull, 4)
  scratch.writeInt32BE(oid, 8)
  scratch.writeInt32BE(values.length, 12)
  scratch.writeInt32BE(1, 16)
  return Buffer.from(scratch.subarray(0, end))
}

/** An array of texts. */
export const texts = (values: readonly string[]): unknown => binaryArray('text', values) ?? values
