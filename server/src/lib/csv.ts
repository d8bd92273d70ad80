/** What a spreadsheet takes for the beginning of a formula, in the full-width forms of East Asian keyboards too. */
const leads = new Set('=+-@＝＋－＠')
/** What a spreadsheet or a person cleaning up the file may take away before looking: blanks, line ends, controls, marks without a width. */
const skipped = /[\s\p{Cc}\p{Cf}]/u

/** By the first character that shows. A tab or a line end in front is led by an apostrophe too: some readers cut the cell there. */
function isFormula(text: string): boolean {
  for (const character of text) {
    if (!skipped.test(character)) return leads.has(character)
    if (character === '\t' || character === '\r' || character === '\n') return true
  }
  return false
}

/**
 * One cell. Text that a spreadsheet would run as a formula is led by an apostrophe, which it does not show: the text of a guest or a
 * partner must never be able to do anything on the machine of whoever opens the file. Numbers stay numbers.
 */
function cell(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  const text = textOf(value)
  const safe = isFormula(text) ? `'${text}` : text
  return /[",;\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** A list of plain values is read more easily than its JSON; anything deeper is JSON. */
function textOf(value: unknown): string {
  if (typeof value === 'string') return value
  const isPlain = Array.isArray(value) && value.every((one) => typeof one !== 'object')
  return isPlain ? value.join('; ') : JSON.stringify(value)
}

/** RFC 4180: comma, CRLF, quotes where they are needed. */
export const csvLine = (values: readonly unknown[]): string => `${values.map(cell).join(',')}\r\n`

/** Without it Excel takes UTF-8 for something else. */
export const byteOrderMark = '\uFEFF'
