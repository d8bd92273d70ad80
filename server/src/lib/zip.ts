import { Readable } from 'node:stream'

/** A file whose size and checksum are known in advance. The archive can be streamed, and its length is known before it is sent. */
export interface ZipEntry {
  name: string
  bytes: number
  crc32: number
  open: () => Promise<Readable>
}

export interface Zip {
  bytes: number
  stream: () => Readable
}

const localSize = 30
const centralSize = 46
const endSize = 22
/** The largest size and offset of an archive without ZIP64. */
const most = 0xffff_ffff

export const fitsZip = (entries: ZipEntry[]): boolean => entries.length < 0xffff && sizeOf(entries) < most

const nameOf = (entry: ZipEntry): Buffer => Buffer.from(entry.name, 'utf8')
const sizeOf = (entries: ZipEntry[]): number =>
  entries.reduce((sum, entry) => sum + localSize + centralSize + 2 * nameOf(entry).length + entry.bytes, endSize)

/**
 * The part that the local and the central header share: stored (not compressed), UTF-8 names, and a fixed time, so that the same files give
 * the same bytes.
 */
function common(entry: ZipEntry): Buffer {
  const fields = Buffer.alloc(26)
  fields.writeUInt16LE(20, 0)
  fields.writeUInt16LE(0x0800, 2)
  fields.writeUInt16LE(0, 4)
  fields.writeUInt16LE(0, 6)
  fields.writeUInt16LE(0x0021, 8)
  fields.writeUInt32LE(entry.crc32, 10)
  fields.writeUInt32LE(entry.bytes, 14)
  fields.writeUInt32LE(entry.bytes, 18)
  fields.writeUInt16LE(nameOf(entry).length, 22)
  fields.writeUInt16LE(0, 24)
  return fields
}

const number = (value: number, bytes: 2 | 4): Buffer => {
  const field = Buffer.alloc(bytes)
  field.writeUIntLE(value, 0, bytes)
  return field
}

const local = (entry: ZipEntry): Buffer => Buffer.concat([number(0x04034b50, 4), common(entry), nameOf(entry)])

function central(entry: ZipEntry, offset: number): Buffer {
  const rest = Buffer.alloc(14)
  rest.writeUInt32LE(offset, 10)
  return Buffer.concat([number(0x02014b50, 4), number(20, 2), common(entry), rest, nameOf(entry)])
}

function end(count: number, size: number, offset: number): Buffer {
  return Buffer.concat([
    number(0x06054b50, 4),
    Buffer.alloc(4),
    number(count, 2),
    number(count, 2),
    number(size, 4),
    number(offset, 4),
    Buffer.alloc(2),
  ])
}

/** Streams the files one after the other. They are not compressed, because PDFs already are. */
export function zipOf(entries: ZipEntry[]): Zip {
  async function* parts(): AsyncGenerator<Buffer> {
    const directory: Buffer[] = []
    let offset = 0
    for (const entry of entries) {
      const header = local(entry)
      yield header
      let passed = 0
      for await (const chunk of await entry.open()) {
        passed += (chunk as Buffer).length
        yield chunk as Buffer
      }
      if (passed !== entry.bytes) throw new Error(`${entry.name} has ${passed} bytes instead of ${entry.bytes}`)
      directory.push(central(entry, offset))
      offset += header.length + entry.bytes
    }
    const listing = Buffer.concat(directory)
    yield listing
    yield end(entries.length, listing.length, offset)
  }
  return { bytes: sizeOf(entries), stream: () => Readable.from(parts(), { objectMode: false }) }
}
