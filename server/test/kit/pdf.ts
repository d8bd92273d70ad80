import { inflateSync } from 'node:zlib'

/** The text of a PDF of the service, read by the tables of its fonts. Sufficient to search for words. */
export function textOfPdf(bytes: Buffer): string {
  const objects = objectsOf(bytes)
  const fonts = new Map<string, Map<number, string>>()
  for (const { body } of objects.values())
    for (const [, name = '', reference = ''] of dictionaryOf(body, 'Font').matchAll(/\/(\w+) (\d+) 0 R/g)) {
      const table = /\/ToUnicode (\d+) 0 R/.exec(objects.get(reference)?.body ?? '')?.[1]
      if (table) fonts.set(name, charactersOf(objects.get(table)?.stream ?? ''))
    }
  const info = [...objects.values()].flatMap(({ body }) =>
    [...body.matchAll(/\/(?:Title|Author|Subject|Keywords) \(([^)]*)\)/g)].map(([, text = '']) => text),
  )
  const pages = [...objects.values()].flatMap(({ stream }) => (stream !== undefined && /\bBT\b/.test(stream) ? [shown(stream, fonts)] : []))
  return [...info, ...pages].join('\n')
}

interface Part {
  body: string
  stream?: string
}

function objectsOf(bytes: Buffer): Map<string, Part> {
  const text = bytes.toString('latin1')
  const found = new Map<string, Part>()
  for (const match of text.matchAll(/(?:^|\n)(\d+) 0 obj\r?\n/g)) {
    const start = match.index + match[0].length
    const end = text.indexOf('endobj', start)
    const whole = text.slice(start, end)
    const at = whole.indexOf('stream\n')
    const body = at < 0 ? whole : whole.slice(0, at)
    if (at < 0) found.set(match[1] ?? '', { body })
    else {
      const raw = Buffer.from(whole.slice(at + 7, whole.lastIndexOf('\nendstream')), 'latin1')
      found.set(match[1] ?? '', { body, stream: (body.includes('/FlateDecode') ? inflated(raw) : raw).toString('latin1') })
    }
  }
  return found
}

function inflated(raw: Buffer): Buffer {
  try {
    return inflateSync(raw)
  } catch {
    return Buffer.alloc(0)
  }
}

const dictionaryOf = (body: string, name: string): string => new RegExp(`/${name} <<([^>]*)>>`).exec(body)?.[1] ?? ''

/** The characters of each glyph, from a ToUnicode table. */
function charactersOf(table: string): Map<number, string> {
  const characters = new Map<number, string>()
  const spelled = (hex: string) => Buffer.from(hex.replaceAll(/\s/g, ''), 'hex').swap16().toString('utf16le')
  for (const [, ranges = ''] of table.matchAll(/beginbfrange([\s\S]*?)endbfrange/g))
    for (const [, first = '', , list = ''] of ranges.matchAll(/<(\w+)>\s*<(\w+)>\s*\[([^\]]*)\]/g))
      for (const [place, [, hex = '']] of [...list.matchAll(/<([\w\s]*)>/g)].entries())
        characters.set(Number.parseInt(first, 16) + place, spelled(hex))
  return characters
}

function shown(stream: string, fonts: ReadonlyMap<string, Map<number, string>>): string {
  const lines: string[] = []
  let font: Map<number, string> | undefined
  for (const [, name, glyphs] of stream.matchAll(/\/(\w+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
    if (name !== undefined) font = fonts.get(name)
    else {
      const codes = [...(glyphs ?? '').matchAll(/<(\w*)>/g)].flatMap(([, hex = '']) => hex.match(font ? /.{4}/g : /../g) ?? [])
      lines.push(codes.map((code) => font?.get(Number.parseInt(code, 16)) ?? String.fromCharCode(Number.parseInt(code, 16))).join(''))
    }
  }
  return lines.join('\n')
}
