import { bare } from '../../bare.js'
import { tr } from '../../texts.js'

/** A column of a sheet: typed into, pasted into, or read from a file. */
export interface PasteField<Name extends string = string> {
  name: Name
  label: string
  /** Other headings that a spreadsheet uses for it. */
  also?: readonly string[]
  /** The text as it is stored; null when it cannot be read. Without it any text is accepted. An amount depends on the currency of its line. */
  read?: (text: string, line: Line<string>) => string | null
  /** The same, where the other texts of a column tell how one is meant. */
  readColumn?: (texts: readonly string[]) => (text: string) => string | null
  /** What would be accepted, for text that cannot be read. */
  hint?: string
  needed?: true
  /** What can be chosen, as the text of the cell and as it is shown. A short list is a menu; of a long one the texts are proposed. */
  choices?: readonly { value: string; label: string }[]
}

/** The texts of a line, by column. */
export type Line<Name extends string> = Partial<Record<Name, string>>

export interface Pasted<Name extends string> {
  /** A line for each row, from the one that was pasted into. Text that cannot be read stays as it is, to be corrected. */
  rows: Line<Name>[]
  /** The line of each row in the pasted text or the file, as an editor counts them: headings and empty lines count too. */
  numbers: number[]
  /** What was written in another way: "31/05/1990 is now 1990-05-31". */
  changed: { from: string; to: string }[]
  /** What has no place in the sheet. */
  leftOut: { columns: string[]; rows: string[][] }
}

/** Separators in quotes are part of a cell. Spreadsheets copy with tabs; commas and semicolons stand in files. */
function separatorOf(text: string): string | null {
  const unquoted = text.replace(/"[^"]*"/g, '')
  if (unquoted.includes('\t')) return '\t'
  const [head = ''] = unquoted.split('\n', 1)
  if (head.split(';').length > head.split(',').length) return ';'
  return /\n./.test(unquoted) ? ',' : null
}

interface TextLine {
  cells: string[]
  /** Where it ends in the text. A cell in quotes can have several lines. The service counts in the same way. */
  number: number
}

/** Without the mark of a file, and with the line breaks and spaces of one kind. */
const plainOf = (text: string): string =>
  text
    .replace(/[\uFEFF\u200B\u2060]/g, '')
    .replace(/[\u00A0\u2007\u202F]/g, ' ')
    .replace(/\r\n?/g, '\n')
    .replace(/\n+$/, '')

/** A cell in quotes may contain separators, line breaks and doubled quotes. A quote that none ends before a separator is one of the text. */
const quotedCell = (separator: string | null): RegExp => new RegExp(`"([^"]*(?:""[^"]*)*)" *(?=${separator ?? '\n'}|\n|$)`, 'y')

/** A block copied from a spreadsheet or read from a CSV file. */
function linesOf(plain: string, separator: string | null): TextLine[] {
  const quotedAt = quotedCell(separator)
  let line: TextLine = { cells: [], number: 1 }
  const lines = [line]
  let number = 1
  let at = 0
  for (;;) {
    while (plain[at] === ' ') at++
    quotedAt.lastIndex = at
    const [whole, inside] = quotedAt.exec(plain) ?? []
    let end = at
    if (whole === undefined) while (end < plain.length && plain[end] !== separator && plain[end] !== '\n') end++
    const text = inside === undefined ? plain.slice(at, end) : inside.replaceAll('""', '"')
    number += text.split('\n').length - 1
    line.cells.push(text.trim())
    line.number = number
    at = whole === undefined ? end : at + whole.length
    if (at >= plain.length) return lines
    if (plain[at] === '\n') {
      number++
      line = { cells: [], number }
      lines.push(line)
    }
    at++
  }
}

export function cellsOf(text: string): string[][] {
  const plain = plainOf(text)
  return linesOf(plain, separatorOf(plain)).map(({ cells }) => cells)
}

interface Target<Name extends string> {
  /** The columns that are shown, in their order. */
  fields: readonly PasteField<Name>[]
  /** What a heading may name, when there are more fields than are shown. */
  known?: readonly PasteField<Name>[]
  /** The column that was pasted into. */
  column: number
  /** How many rows there are from the one that was pasted into. */
  places: number
  /** The texts of such a row that the block does not replace. */
  under?: (index: number) => Line<Name>
  /** It was pasted into a cell: without tabs and headings it is one column, in which commas and semicolons belong to the texts. */
  inCell?: boolean
}

const isNamed = ({ name, label, also = [] }: PasteField, heading: string): boolean =>
  bare(heading) !== '' && [name, label, ...also].some((one) => bare(one) === bare(heading))

/** The lines of a text that have something, and the columns that the first of them names. */
function tableOf<Name extends string>(text: string, { known, inCell }: { known: readonly PasteField<Name>[]; inCell: boolean }) {
  const plain = plainOf(text)
  const read = (separator: string | null) => {
    const lines = linesOf(plain, separator).filter(({ cells }) => cells.some(Boolean))
    const block = lines.map(({ cells }) => cells)
    const headings = headingsOf(block[0] ?? [], known)
    return { lines, block, headings, headed: namesColumns(block, headings) }
  }
  const separator = separatorOf(plain)
  if (separator === null || separator === '\t') return read(separator)
  // One column with a heading: amounts with a decimal comma, or names with one.
  const single = read(null)
  if (single.headed && !single.block[0]?.[0]?.includes(separator)) return single
  const table = read(separator)
  return table.headed || !inCell ? table : single
}

/** The column that each cell of a first line names; null where it names none, or one that was named before. */
function headingsOf<Name extends string>(line: readonly string[], fields: readonly PasteField<Name>[]): (PasteField<Name> | null)[] {
  const taken = new Set<Name>()
  return line.map((cell) => {
    const field = fields.find((one) => !taken.has(one.name) && isNamed(one, cell)) ?? null
    if (field) taken.add(field.name)
    return field
  })
}

/** Whether the first line of a block names columns. */
function namesColumns<Name extends string>(block: readonly string[][], headings: readonly (PasteField<Name> | null)[]): boolean {
  const named = headings.filter((one) => one !== null).length
  return named >= 2 || (named === 1 && headings.length === 1 && block.length > 1)
}

export function isHeaded(text: string, fields: readonly PasteField[]): boolean {
  const block = cellsOf(text).filter((line) => line.some(Boolean))
  return namesColumns(block, headingsOf(block[0] ?? [], fields))
}

/**
 * Puts a block into a sheet. When its first line names columns, they go where they belong, in any order; otherwise the block fills to the
 * right from the column it was pasted into.
 */
export function paste<Name extends string>(
  text: string,
  { fields, known = fields, column, places, under, inCell = false }: Target<Name>,
): Pasted<Name> {
  const { lines: all, block, headings, headed } = tableOf(text, { known, inCell })
  const width = block.reduce((most, line) => Math.max(most, line.length), 0)
  const columns = Array.from({ length: width }, (_, index) => (headed ? headings[index] : fields[column + index]) ?? null)
  const filled = headed ? all.slice(1) : all
  const lines = filled.map(({ cells }) => cells)
  const readers = columns.map((field, index) => field?.readColumn?.(lines.map((line) => line[index] ?? '')) ?? field?.read)
  const changed: Pasted<Name>['changed'] = []
  const rows = lines.slice(0, places).map((line, place) => {
    const given = columns.flatMap((field, index) => (field !== null && line[index] ? [[field.name, line[index]]] : []))
    const whole: Line<string> = { ...under?.(place), ...Object.fromEntries(given) }
    const row: Line<Name> = {}
    for (const [index, field] of columns.entries()) {
      const cell = line[index]
      if (field === null || cell === undefined) continue
      const value = cell === '' ? '' : (readers[index]?.(cell, whole) ?? cell)
      if (value !== cell) changed.push({ from: cell, to: value })
      row[field.name] = value
    }
    return row
  })
  const unknown = columns.flatMap((field, index) => {
    if (field !== null || !lines.some((line) => line[index])) return []
    return [(headed && block[0]?.[index]) || tr('column {number}', { number: index + 1 })]
  })
  return {
    rows,
    numbers: filled.slice(0, places).map(({ number }) => number),
    changed,
    leftOut: { columns: unknown, rows: lines.slice(places) },
  }
}

/** What is wrong with the text of a cell, before the service is asked. */
export function faultIn({ read, hint, needed }: PasteField, text: string, line: Line<string> = {}): string | null {
  if (text.trim() === '') return needed ? tr('Needed') : null
  return read === undefined || read(text, line) !== null ? null : (hint ?? tr('Cannot be read'))
}

/** What is wrong with each cell of a line. */
export function faultsIn<Name extends string>(fields: readonly PasteField<Name>[], line: Line<Name>): Line<Name> {
  const found = fields.flatMap((field) => {
    const fault = faultIn(field, line[field.name] ?? '', line)
    return fault === null ? [] : [[field.name, fault]]
  })
  return Object.fromEntries(found) as Line<Name>
}

const quoted = (cell: string): string => (/[",;\t\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)

/** Lines as a CSV file. The mark at its beginning lets spreadsheets read it as UTF-8. */
export function csvOf(lines: readonly (readonly string[])[]): string {
  return `\uFEFF${lines.map((line) => line.map(quoted).join(',')).join('\n')}\n`
}
