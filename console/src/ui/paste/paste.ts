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

/** Separators in quotes are part of a cell. */
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

/** A block copied from a spreadsheet or read from a CSV file. A cell in quotes may contain separators, line breaks and doubled quotes. */
function linesOf(text: string): TextLine[] {
  const plain = text
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .replace(/\n+$/, '')
  const separator = separatorOf(plain)
  let line: TextLine = { cells: [], number: 1 }
  const lines = [line]
  let number = 1
  let cell = ''
  let quoted = false
  const end = () => {
    line.cells.push(cell.trim())
    line.number = number
    cell = ''
  }
  for (let at = 0; at < plain.length; at++) {
    const letter = plain[at]
    if (quoted && letter === '"' && plain[at + 1] === '"') {
      cell += '"'
      at++
    } else if (letter === '"' && (quoted || cell === '')) quoted = !quoted
    else if (letter === separator && !quoted) end()
    else if (letter === '\n' && !quoted) {
      end()
      number++
      line = { cells: [], number }
      lines.push(line)
    } else {
      if (letter === '\n') number++
      cell += letter
    }
  }
  end()
  return lines
}

export const cellsOf = (text: string): string[][] => linesOf(text).map(({ cells }) => cells)

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
}

const isNamed = ({ name, label, also = [] }: PasteField, heading: string): boolean =>
  bare(heading) !== '' && [name, label, ...also].some((one) => bare(one) === bare(heading))

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
export function paste<Name extends string>(text: string, { fields, known = fields, column, places, under }: Target<Name>): Pasted<Name> {
  const all = linesOf(text).filter(({ cells }) => cells.some(Boolean))
  const block = all.map(({ cells }) => cells)
  const headings = headingsOf(block[0] ?? [], known)
  const headed = namesColumns(block, headings)
  const width = block.reduce((most, line) => Math.max(most, line.length), 0)
  const columns = Array.from({ length: width }, (_, index) => (headed ? headings[index] : fields[column + index]) ?? null)
  const filled = headed ? all.slice(1) : all
  const lines = filled.map(({ cells }) => cells)
  const changed: Pasted<Name>['changed'] = []
  const rows = lines.slice(0, places).map((line, place) => {
    const given = columns.flatMap((field, index) => (field !== null && line[index] ? [[field.name, line[index]]] : []))
    const whole: Line<string> = { ...under?.(place), ...Object.fromEntries(given) }
    const row: Line<Name> = {}
    for (const [index, field] of columns.entries()) {
      const cell = line[index]
      if (field === null || cell === undefined) continue
      const value = cell === '' ? '' : (field.read?.(cell, whole) ?? cell)
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
