/** Characters with which a spreadsheet formula can begin, including the full-width forms of East Asian keyboards. */
const leads = new Set('=+-@＝＋－＠')
/** Characters that a spreadsheet or a person may remove first: spaces, line ends, control characters, zero-width characters. */
const skipped = /[\s\p{Cc}\p{Cf}]/u

/** The first visible character decides. A leading tab or line end counts as well, because some readers split the cell there. */
function isFormula(text: string): boolean {
  for (const character of text) {
    if (!skipped.test(character)) return leads.has(character)
    if (character === '\t' || character === '\r' || character === '\n') return true
  }
  return false
}

/**
 * One cell. Text that a spreadsheet would run as a formula is prefixed with an apostrophe, which spreadsheets do not show: text from guests
 * or partners must not run on the machine of the person who opens the file. Numbers stay numbers.
 */
function cell(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  if (value instanceof Figure) return quoted(value.text)
  const text = textOf(value)
  return quoted(isFormula(text) ? `'${text}` : text)
}

const quoted = (text: string): string => (/[",;\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

/** A number that is written with decimals or a decimal comma. It may begin with a minus, because the service wrote it. */
export class Figure {
  constructor(readonly text: string) {
    if (!/^-?\d+([.,]\d+)?$/.test(text)) throw new Error(`${JSON.stringify(text)} is not a number`)
  }
}

/** A list of plain values is joined with separators, which is easier to read than JSON. Nested values are written as JSON. */
function textOf(value: unknown): string {
  if (typeof value === 'string') return value
  const isPlain = Array.isArray(value) && value.every((one) => typeof one !== 'object')
  return isPlain ? value.join('; ') : JSON.stringify(value)
}

/** RFC 4180: comma, CRLF, quotes where they are needed. Where the comma is the decimal mark, spreadsheets expect semicolons. */
export const csvLine = (values: readonly unknown[], separator: ',' | ';' = ','): string => `${values.map(cell).join(separator)}\r\n`

/** Excel needs the byte order mark to recognise UTF-8. */
export const byteOrderMark = '\uFEFF'
