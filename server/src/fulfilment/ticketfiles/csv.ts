import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { type Readable, Transform } from 'node:stream'
import { CsvError, type Info, parse } from 'csv-parse'
import { fault, Problem } from '../../lib/errors.js'

/** The columns of a seating CSV, in any order. */
export const columns = ['section', 'row', 'seat', 'serial', 'sub_category', 'barcode', 'label', 'gate'] as const
export type Column = (typeof columns)[number]

export interface SeatLine extends Record<Column, string | null> {
  /** The line number in an editor. The header is line 1. */
  line: number
  /** Why this line cannot be used. The other lines are still read. */
  fault_code: string | null
  fault: string | null
}

/** The header. */
export interface SeatHead {
  delimiter: ',' | ';'
  columns: Column[]
}

/** Lines per message and per statement. */
export const linesPerBatch = 500

const longest: Record<Column, number> = {
  section: 80,
  row: 40,
  seat: 40,
  serial: 120,
  sub_category: 120,
  barcode: 300,
  label: 120,
  gate: 80,
}

const unreadable = (line: number, column: string, message: string): Problem =>
  new Problem('invalid_csv', {
    detail: `Line ${line}, column ${column}: ${message}.`,
    errors: [fault(`/file/${line}/${column}`, 'invalid_csv', message)],
    facts: { line, column },
  })

/** Reads a stored file: first the header, then batches of lines. Only one batch is in memory at a time. */
export async function* seatTable(path: string, maxLines: number): AsyncGenerator<SeatHead | SeatLine[]> {
  const delimiter = await sniff(path)
  const records = parsed(createReadStream(path), delimiter)
  try {
    const first = await records.next()
    if (first.done) throw unreadable(1, '1', 'the file is empty; a header row is needed')
    const names = headerOf(first.value.record)
    yield { delimiter, columns: names }
    let batch: SeatLine[] = []
    for await (const line of seatLines(records, names, maxLines)) {
      batch.push(line)
      if (batch.length < linesPerBatch) continue
      yield batch
      batch = []
    }
    if (batch.length > 0) yield batch
  } finally {
    await records.return(undefined)
  }
}

/** The separator is the one that occurs more often in the header. Other encodings are detected by their first bytes. */
async function sniff(path: string): Promise<',' | ';'> {
  const file = await open(path, 'r')
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(4_096), 0, 4_096, 0)
    const start = buffer.subarray(0, bytesRead)
    if ((start[0] === 0xff && start[1] === 0xfe) || (start[0] === 0xfe && start[1] === 0xff) || (bytesRead > 3 && start.includes(0)))
      throw unreadable(
        1,
        '1',
        'the file is not in UTF-8 but looks like UTF-16 or a binary format such as a spreadsheet; save it as CSV in UTF-8',
      )
    const header = start.toString('latin1').split(/\r|\n/, 1)[0] ?? ''
    return header.split(';').length > header.split(',').length ? ';' : ','
  } finally {
    await file.close()
  }
}

/** Passes UTF-8 text. Other input is refused with its line number. */
function utf8(): Transform {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let line = 1
  const pass = (chunk: Uint8Array | undefined): string => {
    try {
      const text = decoder.decode(chunk, { stream: chunk !== undefined })
      line += text.split('\n').length - 1
      return text
    } catch {
      throw unreadable(line + badLine(chunk), '1', 'the text is not encoded in UTF-8; save the file as CSV in UTF-8')
    }
  }
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      try {
        done(null, pass(chunk))
      } catch (error) {
        done(error as Error)
      }
    },
    flush(done) {
      try {
        done(null, pass(undefined))
      } catch (error) {
        done(error as Error)
      }
    },
  })
}

/** The number of lines before the first one that is not UTF-8. */
function badLine(chunk: Uint8Array | undefined): number {
  const lines = Buffer.from(chunk ?? [])
    .toString('latin1')
    .split('\n')
  const strict = new TextDecoder('utf-8', { fatal: true })
  const found = lines.findIndex((text, index) => {
    if (index === 0) return false
    try {
      strict.decode(Buffer.from(text, 'latin1'))
      return false
    } catch {
      return true
    }
  })
  return Math.max(found, 0)
}

interface Parsed {
  record: string[]
  info: Info
}

async function* parsed(source: Readable, delimiter: string): AsyncGenerator<Parsed> {
  const parser = parse({
    delimiter,
    bom: true,
    info: true,
    skip_empty_lines: true,
    relax_column_count: true,
    max_record_size: 16_384,
    record_delimiter: ['\r\n', '\n', '\r'],
  })
  const decoder = utf8()
  const fail = (error: Error) => void parser.destroy(error)
  source.on('error', fail)
  decoder.on('error', fail)
  source.pipe(decoder).pipe(parser)
  try {
    for await (const entry of parser) yield entry as Parsed
  } catch (error) {
    throw error instanceof CsvError ? explained(error) : error
  } finally {
    source.destroy()
  }
}

function explained(error: CsvError): Problem {
  const { lines, column } = error as unknown as { lines?: number; column?: number | string }
  const reasons: Record<string, string> = {
    CSV_QUOTE_NOT_CLOSED: 'a quoted cell is never closed',
    CSV_INVALID_CLOSING_QUOTE: 'text follows the closing quote of a cell; quotes inside a cell are written twice',
    CSV_NON_TRIMABLE_CHAR_AFTER_CLOSING_QUOTE: 'text follows the closing quote of a cell',
    INVALID_OPENING_QUOTE: 'a quote stands inside a cell that does not begin with one; quotes inside a cell are written twice',
    CSV_MAX_RECORD_SIZE: 'the line is longer than 16,384 characters; perhaps a quote is never closed',
  }
  const place = typeof column === 'number' ? String(column + 1) : (column ?? '1')
  return unreadable(lines ?? 1, place, reasons[error.code] ?? 'it cannot be read as CSV')
}

function headerOf(record: string[]): Column[] {
  const names = record.map((cell) => cell.trim().toLowerCase())
  for (const [index, name] of names.entries()) {
    const known = columns.find((column) => column === name)
    if (!known)
      throw unreadable(
        1,
        String(index + 1),
        `${JSON.stringify(name.slice(0, 60))} is not a column of a seating CSV; there are ${columns.join(', ')}`,
      )
    if (names.indexOf(name) !== index) throw unreadable(1, String(index + 1), `the column ${name} is there twice`)
  }
  if (!names.includes('seat') && !names.includes('serial')) throw unreadable(1, '1', 'the header needs a column seat or a column serial')
  return names as Column[]
}

const controls = /[\p{Cc}\p{Cs}]/u

async function* seatLines(records: AsyncGenerator<Parsed>, names: Column[], maxLines: number): AsyncGenerator<SeatLine> {
  let count = 0
  for await (const { record, info } of records) {
    if (record.every((cell) => cell.trim() === '')) continue
    // The number of lines read so far, which is the last line of the record.
    const line = info.lines
    if (record.length !== names.length)
      throw unreadable(
        line,
        String(Math.min(record.length, names.length) + 1),
        `the line has ${record.length} ${record.length === 1 ? 'cell' : 'cells'} where the header has ${names.length}`,
      )
    if (++count > maxLines)
      throw new Problem('body_too_large', { detail: `The file has more than ${maxLines} lines; split it.`, facts: { max_lines: maxLines } })
    yield seatLine(line, names, record)
  }
}

function seatLine(line: number, names: Column[], record: string[]): SeatLine {
  const cells = Object.fromEntries(columns.map((column) => [column, null])) as Record<Column, string | null>
  let wrong: [string, string] | undefined
  for (const [index, name] of names.entries()) {
    const text = (record[index] ?? '').trim().normalize('NFC')
    if (controls.test(text)) wrong ??= ['invalid_character', `column ${name}: has a control character`]
    else if (text.length > longest[name]) wrong ??= ['too_long', `column ${name}: longer than ${longest[name]} characters`]
    else if (text !== '') cells[name] = text
  }
  if (cells.seat === null && cells.serial === null) wrong ??= ['required', 'columns seat and serial: one of them is needed']
  return { line, ...cells, fault_code: wrong?.[0] ?? null, fault: wrong?.[1] ?? null }
}
