import { readFileSync } from 'node:fs'
import { isRightToLeft, visualRuns, withoutHints } from './bidi.js'

type Doc = PDFKit.PDFDocument

/**
 * Text in all scripts of the fourteen languages. The standard PDF fonts have Western European letters only, no single font has all scripts,
 * and text can be bidirectional. Text is therefore broken into lines, put into visual order and drawn in pieces, each in a font that has
 * its characters.
 */
export interface Style {
  size?: number
  bold?: boolean
  color?: string
  width?: number
  /** `start` is the side where the text's own direction begins. */
  align?: 'left' | 'right' | 'center' | 'start'
  lineGap?: number
  /** When the text is longer, the last line ends in …. */
  maxLines?: number
  /** Direction of the line. By default it follows from the text. */
  rtl?: boolean
}

const shipped = (name: string) => () => readFileSync(new URL(`../../fonts/${name}.ttf`, import.meta.url))
const faces = {
  regular: shipped('DejaVuSansCondensed'),
  bold: shipped('DejaVuSansCondensed-Bold'),
  east: shipped('DroidSansFallback'),
}
type Face = keyof typeof faces
const ids: Record<Face, string> = { regular: 'F1', bold: 'F2', east: 'F3' }

/** Internal fields of a pdfkit document that hold its fonts. The pdfkit version is pinned, and a test fails if a ticket has no letters. */
interface Inside {
  _font: Loaded
  _fontFamilies: Partial<Record<Face, Loaded>>
}
interface Loaded {
  font: unknown
  constructor: new (doc: Doc, font: unknown, id: string) => Loaded
}
const loaded = new Map<Face, Loaded>()

/**
 * Fonts are parsed once per process instead of once per document, which reduces a ticket from 107 to 47 ms of CPU time. Only used glyphs
 * are embedded.
 */
function useFace(doc: Doc, name: Face): Doc {
  const inside = doc as unknown as Inside
  if (inside._fontFamilies[name]) return doc.font(name)
  const known = loaded.get(name)
  if (known) inside._fontFamilies[name] = new known.constructor(doc, known.font, ids[name])
  else {
    doc.registerFont(name, faces[name]()).font(name)
    loaded.set(name, inside._font)
    inside._fontFamilies[name] = new inside._font.constructor(doc, inside._font.font, ids[name])
  }
  return doc.font(name)
}

const eastern =
  /[\u1100-\u11ff\u2e80-\u303f\u3040-\u30ff\u3100-\u33ff\u3400-\u9fff\ua960-\ua97f\uac00-\ud7ff\uf900-\ufaff\ufe30-\ufe4f\uff00-\uffef]|[\u{20000}-\u{3ffff}]/u
/** Characters that must not begin a line. */
const closing = /^[、。，．：；？！）」』】〉》〕］｝〗’”ー々…·,.;:?!)\]}]/

interface Piece {
  text: string
  font: Face
}

/** Splits a run of one direction where the font changes. */
function pieces(text: string, bold: boolean): Piece[] {
  const cut: Piece[] = []
  for (const char of text) {
    const font = eastern.test(char) ? 'east' : bold ? 'bold' : 'regular'
    const last = cut.at(-1)
    if (last && last.font === font) last.text += char
    else cut.push({ text: char, font })
  }
  return cut
}

const widthOf = (doc: Doc, text: string, { size = 9, bold = false }: Style): number =>
  visualRuns(text, false)
    .flatMap((run) => pieces(run.text, bold))
    .reduce((sum, piece) => sum + useFace(doc, piece.font).fontSize(size).widthOfString(piece.text), 0)

/** Line break opportunities: after a space, and between characters of scripts that do not use spaces. */
function words(text: string): string[] {
  const found: string[] = []
  for (const char of text) {
    const last = found.at(-1)
    const joins =
      last !== undefined &&
      !/\s$/.test(last) &&
      (closing.test(char) || char === ' ' || !(eastern.test(char) || eastern.test(last.at(-1) ?? '')))
    if (joins) found[found.length - 1] += char
    else found.push(char)
  }
  return found
}

function breakLines(doc: Doc, text: string, style: Style): string[] {
  const { width = Number.POSITIVE_INFINITY, maxLines = Number.POSITIVE_INFINITY } = style
  const lines: string[] = []
  for (const paragraph of withoutHints(text).split('\n')) {
    let line = ''
    for (const word of words(paragraph).flatMap((one) => splitLong(doc, one, width, style))) {
      if (line !== '' && widthOf(doc, (line + word).trimEnd(), style) > width) {
        lines.push(line.trimEnd())
        line = word.trimStart()
      } else line += word
    }
    lines.push(line.trimEnd())
  }
  if (lines.length <= maxLines) return lines
  let last = lines[maxLines - 1] ?? ''
  while (last !== '' && widthOf(doc, `${last}…`, style) > width) last = [...last].slice(0, -1).join('').trimEnd()
  return [...lines.slice(0, maxLines - 1), `${last}…`]
}

/** A word longer than the line is split, because text beyond the edge would be lost. */
function splitLong(doc: Doc, word: string, width: number, style: Style): string[] {
  if (widthOf(doc, word.trimEnd(), style) <= width) return [word]
  const parts: string[] = []
  let part = ''
  for (const char of word) {
    if (part !== '' && widthOf(doc, part + char, style) > width) {
      parts.push(part)
      part = ''
    }
    part += char
  }
  return [...parts, part]
}

const leading = ({ size = 9, lineGap = 0 }: Style): number => size * 1.2 + lineGap

export const heightOf = (doc: Doc, text: string, style: Style): number => breakLines(doc, text, style).length * leading(style)

export const lineWidth = (doc: Doc, text: string, style: Style): number => widthOf(doc, withoutHints(text), style)

/** Draws text from its upper left corner. `doc.y` is below it afterwards. */
export function write(doc: Doc, text: string, x: number, y: number, style: Style = {}): Doc {
  const { size = 9, bold = false, color = '#1c2733', align = 'left', width } = style
  const rtl = style.rtl ?? isRightToLeft(text)
  let top = y
  for (const line of breakLines(doc, text, style)) {
    const free = width === undefined ? 0 : width - widthOf(doc, line, style)
    const side = align === 'start' ? (rtl ? 'right' : 'left') : align
    let at = x + (side === 'right' ? free : side === 'center' ? free / 2 : 0)
    for (const piece of visualRuns(line, rtl).flatMap((run) => pieces(run.text, bold))) {
      useFace(doc, piece.font).fontSize(size).fillColor(color)
      const wide = doc.widthOfString(piece.text)
      // The East Asian font has one weight only. A thin outline makes it look bold.
      const heavy = bold && piece.font === 'east'
      if (heavy) doc.lineWidth(size * 0.03).strokeColor(color)
      doc.text(piece.text, at, top + size * 0.95, {
        lineBreak: false,
        baseline: 'alphabetic',
        ...(heavy ? { fill: true, stroke: true } : {}),
      })
      at += wide
    }
    top += leading(style)
  }
  doc.x = x
  doc.y = top
  return doc
}

/** The largest size at which the text fits into its lines. */
export function fitSize(doc: Doc, text: string, sizes: number[], style: Style): number {
  const smallest = sizes.at(-1) ?? 9
  const { maxLines = 1, ...open } = style
  return sizes.find((size) => breakLines(doc, text, { ...open, size }).length <= maxLines) ?? smallest
}
