import { inflateSync } from 'node:zlib'
import { Problem } from '../../lib/errors.js'

export interface PdfFacts {
  pages: number
  encrypted: boolean
  /** what would run or leave the file by itself when it is opened */
  active: string[]
}

const unreadable = (detail: string): Problem => new Problem('invalid_pdf', { detail })
/** Packed objects unfold to many times their size; a file that unfolds to more than this is not a ticket. */
const mostUnpacked = 64 * 1024 * 1024

/** Looks into an uploaded ticket, as far as is needed to know that guests can open it and that it does nothing but show itself. */
export function inspectPdf(file: Buffer): PdfFacts {
  const start = file.subarray(0, 1024).toString('latin1').indexOf('%PDF-')
  if (start < 0) throw unreadable('The file does not begin like a PDF.')
  if (!file.subarray(-2048).toString('latin1').includes('%%EOF'))
    throw unreadable('The file does not end like a PDF; perhaps it was cut off.')
  const text = [file.toString('latin1'), ...packedObjects(file)].join('\n')
  const pages = countPages(text)
  if (pages === 0) throw unreadable('The file has no page.')
  const active = ['JavaScript', 'JS', 'Launch', 'EmbeddedFile', 'RichMedia'].filter((name) =>
    new RegExp(`/${name}(?![A-Za-z0-9])`).test(text),
  )
  return { pages, encrypted: /\/Encrypt(?![A-Za-z0-9])/.test(text), active }
}

/** The root of the page tree says how many there are; where it cannot be found the pages are counted. */
function countPages(text: string): number {
  const counts = [...text.matchAll(/<<(?:(?!>>|<<)[\s\S]){0,4000}?\/Type\s*\/Pages(?![A-Za-z0-9])(?:(?!<<)[\s\S]){0,4000}?>>/g)].flatMap(
    ([node]) => {
      const found = /\/Count\s+(\d{1,6})/.exec(node)
      return found ? [Number(found[1])] : []
    },
  )
  return counts.length > 0 ? Math.max(...counts) : [...text.matchAll(/\/Type\s*\/Page(?![A-Za-z0-9])/g)].length
}

/** Newer files keep their objects, the page tree among them, in compressed streams. */
function packedObjects(file: Buffer): string[] {
  const found: string[] = []
  let unpacked = 0
  for (let at = file.indexOf('/ObjStm'); at >= 0; at = file.indexOf('/ObjStm', at + 7)) {
    const open = file.indexOf('stream', at)
    const close = file.indexOf('endstream', open)
    if (open < 0 || close < 0) break
    const begin = open + 6 + (file[open + 6] === 0x0d ? 2 : 1)
    try {
      const data = inflateSync(file.subarray(begin, close), { maxOutputLength: mostUnpacked - unpacked })
      unpacked += data.length
      found.push(data.toString('latin1'))
    } catch {
      // Encrypted, or packed in another way: then the plain parts have to do.
    }
  }
  return found
}
