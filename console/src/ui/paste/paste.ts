/** A column that can be pasted into. */
export interface PasteField<Name extends string = string> {
  name: Name
  label: string
  /** Other headings of a spreadsheet for it. */
  also?: readonly string[]
  /** The text as it is stored; null if it cannot be read. Without it any text is accepted. */
  read?: (text: string) => string | null
  /** The expected form, shown for text that cannot be read. */
  hint?: string
}

export interface Pasted<Name extends string> {
  /** A line for each slot, from the one that was pasted into. Text that cannot be read stays, to be corrected. */
  rows: Partial<Record<Name, string>>[]
  /** Converted values: "31/05/1990 is now 1990-05-31". */
  changed: { from: string; to: string }[]
  /** Values without a place, all of which are reported. */
  leftOut: { columns: string[]; rows: string[][] }
}

/** A block copied from a spreadsheet: lines and tabs, or commas if there are no tabs. A quoted cell may contain either. */
export function cellsOf(text: string): string[][] {
  const separator = text.includes('\t') ? '\t' : text.includes(';') ? ';' : /\n./.test(text) ? ',' : null
  const lines: string[][] = [[]]
  let cell = ''
  let quoted = false
  const end = () => {
    lines.at(-1)?.push(cell.trim())
    cell = ''
  }
  const plain = text.replace(/\r/g, '').replace(/\n$/, '')
  for (const letter of plain) {
    if (letter === '"' && (quoted || cell === '')) quoted = !quoted
    else if (letter === separator && !quoted) end()
    else if (letter === '\n' && !quoted) {
      end()
      lines.push([])
    } else cell += letter
  }
  end()
  return lines
}

interface Target<Name extends string> {
  /** The visible columns, in their order. */
  fields: readonly PasteField<Name>[]
  /** The columns that a heading can name, if there are more than the visible ones. */
  known?: readonly PasteField<Name>[]
  /** Where it was pasted, and the number of lines from there. */
  column: number
  places: number
}

const bare = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

/** The column each cell of a first line names; null where it names none. */
function headingsOf<Name extends string>(line: readonly string[], fields: readonly PasteField<Name>[]): (PasteField<Name> | null)[] {
  return line.map(
    (cell) => fields.find(({ name, label, also = [] }) => [name, label, ...also].some((one) => bare(one) === bare(cell))) ?? null,
  )
}

/**
 * Fills a pasted block into a grid. If its first line names columns, they are filled in any order; otherwise the block fills to
 * the right from the column it was pasted into.
 */
export function paste<Name extends string>(text: string, { fields, known = fields, column, places }: Target<Name>): Pasted<Name> {
  const block = cellsOf(text)
  const headings = headingsOf(block[0] ?? [], known)
  const named = headings.filter((one) => one !== null).length
  const isHeaded = named >= 2 || (named === 1 && headings.length === 1 && block.length > 1)
  const width = Math.max(...block.map((line) => line.length))
  const columns = isHeaded ? headings : Array.from({ length: width }, (_, index) => fields[column + index] ?? null)
  const lines = isHeaded ? block.slice(1) : block
  const changed: Pasted<Name>['changed'] = []
  const rows = lines.slice(0, places).map((line) => {
    const row: Partial<Record<Name, string>> = {}
    for (const [index, field] of columns.entries()) {
      const cell = line[index]
      if (field === null || cell === undefined) continue
      const value = cell === '' ? '' : (field.read?.(cell) ?? cell)
      if (value !== cell) changed.push({ from: cell, to: value })
      row[field.name] = value
    }
    return row
  })
  const unknown = columns.flatMap((field, index) => {
    if (field !== null || !lines.some((line) => line[index])) return []
    return [isHeaded ? (block[0]?.[index] ?? '') || `column ${index + 1}` : `column ${index + 1}`]
  })
  return { rows, changed, leftOut: { columns: unknown, rows: lines.slice(places) } }
}

/** The error of a cell, found without the service. */
export const faultIn = ({ read, hint }: PasteField, text: string): string | null =>
  text === '' || read === undefined || read(text) !== null ? null : (hint ?? 'Cannot be read')
