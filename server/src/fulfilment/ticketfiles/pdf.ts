import { inflateSync } from 'node:zlib'
import { Problem } from '../../lib/errors.js'

export interface PdfFacts {
  pages: number
  encrypted: boolean
  /** Active content that would run or connect when the file is opened. */
  active: string[]
}

const unreadable = (detail: string): Problem => new Problem('invalid_pdf', { detail })
/** Compressed objects can expand to many times their size. A file that expands to more than this is not a ticket. */
const maxUnpackedBytes = 32 * 1024 * 1024

/**
 * Inspects an uploaded ticket: guests must be able to open it, and it must contain no active content. Each byte, compressed or not, is read
 * once, so the time is linear in the size.
 */
export function inspectPdf(file: Buffer): PdfFacts {
  const start = file.subarray(0, 1024).toString('latin1').indexOf('%PDF-')
  if (start < 0) throw unreadable('The file does not begin like a PDF.')
  if (!file.subarray(-2048).toString('latin1').includes('%%EOF'))
    throw unreadable('The file does not end like a PDF; perhaps it was cut off.')
  const found = { seen: new Set<string>(), counted: 0, declared: undefined } as Found
  for (const part of [file, ...packedObjects(file)]) scan(part, found)
  // The root of the page tree has the number of pages. If it cannot be found, the page objects are counted.
  const pages = found.declared ?? found.counted
  if (pages === 0) throw unreadable('The file has no page.')
  return { pages, encrypted: found.seen.has('Encrypt'), active: activeNames.filter((name) => found.seen.has(name)) }
}

const activeNames = ['JavaScript', 'JS', 'Launch', 'EmbeddedFile', 'RichMedia']
const reportedNames = new Set([...activeNames, 'Encrypt'])

interface Found {
  /** Names of active content that were found. */
  seen: Set<string>
  /** The number of page objects. */
  counted: number
  /** The number of pages according to the page tree. */
  declared: number | undefined
}

/** The state of a dictionary that is being read. */
interface Dictionary {
  isPages: boolean
  count: number | undefined
}

const code = (character: string): number => character.charCodeAt(0)
const slash = code('/')
const less = code('<')
const greater = code('>')
const hash = code('#')
const letterE = code('e')
const letterN = code('n')
const isSpace = (byte: number | undefined): boolean => byte === 32 || byte === 10 || byte === 13 || byte === 9 || byte === 12 || byte === 0
const isDigit = (byte: number | undefined): boolean => byte !== undefined && byte >= 48 && byte <= 57
const delimiters = new Set([...'()<>[]{}/%'].map(code))
const endsName = (byte: number | undefined): boolean => byte === undefined || isSpace(byte) || delimiters.has(byte)

/** Longer names are not relevant. */
const maxNameLength = 64
/** Real files do not nest dictionaries deeper. Deeper ones cannot contain the page tree. */
const maxDepth = 200

function scan(data: Buffer, found: Found): void {
  let open: Dictionary[] = []
  let at = 0
  while (at < data.length) {
    const byte = data[at]
    if (byte === less && data[at + 1] === less) {
      if (open.length === maxDepth) open = []
      open.push({ isPages: false, count: undefined })
      at += 2
    } else if (byte === greater && data[at + 1] === greater) {
      close(open.pop())
      at += 2
    } else if (byte === slash) at = readName(at + 1)
    // All dictionaries end with their object. Bytes of a stream may have looked like open ones.
    else if (byte === letterE && data[at + 1] === letterN && data.toString('latin1', at, at + 6) === 'endobj') {
      open = []
      at += 6
    } else at++
  }

  function close(dictionary: Dictionary | undefined): void {
    if (dictionary?.isPages && dictionary.count !== undefined) found.declared = Math.max(found.declared ?? 0, dictionary.count)
  }

  /** Returns the position after the name, and after its value if the value is used. */
  function readName(from: number): number {
    const [name, end] = nameAt(data, from)
    if (reportedNames.has(name)) found.seen.add(name)
    const dictionary = open.at(-1)
    if (name === 'Type') {
      const value = skipSpace(data, end)
      if (data[value] !== slash) return value
      const [type, after] = nameAt(data, value + 1)
      if (type === 'Page') found.counted++
      if (type === 'Pages' && dictionary) dictionary.isPages = true
      if (reportedNames.has(type)) found.seen.add(type)
      return after
    }
    if (name === 'Count' && dictionary) {
      const value = skipSpace(data, end)
      let after = value
      while (after - value < 7 && isDigit(data[after])) after++
      if (after > value && after - value < 7) dictionary.count = Number(data.toString('latin1', value, after))
      return after
    }
    return end
  }
}

function skipSpace(data: Buffer, from: number): number {
  let at = from
  while (at < data.length && isSpace(data[at])) at++
  return at
}

/** A name and the position after it. Names can contain hex codes: /J#53 is /JS. */
function nameAt(data: Buffer, from: number): [string, number] {
  let end = from
  let isCoded = false
  while (!endsName(data[end])) {
    isCoded ||= data[end] === hash
    end++
  }
  if (end - from > maxNameLength) return ['', end]
  const text = data.toString('latin1', from, end)
  return [
    isCoded ? text.replace(/#([0-9a-f]{2})/gi, (_all, digits: string) => String.fromCharCode(Number.parseInt(digits, 16))) : text,
    end,
  ]
}

/** Newer files store objects, including the page tree, in compressed streams. Each stream is decompressed once. */
function packedObjects(file: Buffer): Buffer[] {
  const found: Buffer[] = []
  let left = maxUnpackedBytes
  for (let at = file.indexOf('/ObjStm'); at >= 0; ) {
    const open = file.indexOf('stream', at)
    const close = open < 0 ? -1 : file.indexOf('endstream', open)
    if (close < 0) break
    const begin = open + 6 + (file[open + 6] === 0x0d ? 2 : 1)
    try {
      const data = inflateSync(file.subarray(begin, close), { maxOutputLength: left })
      left -= data.length
      found.push(data)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE')
        throw new Problem('file_too_complex', { detail: `The objects of the file unpack to more than ${maxUnpackedBytes} bytes.` })
      // Encrypted, or compressed with another method. Only the uncompressed parts are inspected then.
    }
    if (left === 0) break
    at = file.indexOf('/ObjStm', close)
  }
  return found
}
