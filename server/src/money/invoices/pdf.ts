import PDFDocument from 'pdfkit'
import { country } from '../../lib/countries.js'
import { heightOf, write } from '../../lib/typeset.js'
import { dateOf, day, money } from './format.js'
import type { InvoiceRow } from './store.js'

const page = { left: 56, right: 539, top: 56, bottom: 742 }
const faint = '#5c6b7a'
const rule = '#c9d2da'

/** The content of a document. */
export interface DocumentContent
  extends Omit<InvoiceRow, 'invoice_id' | 'bookingorder_id' | 'distributor_id' | 'payment_method' | 'payment_reference'> {
  title: string
  /** the label of `booking_code` */
  code_of: string
  /** the payment instructions, if any */
  payment_text: string
}

type Doc = PDFKit.PDFDocument
interface Column {
  x: number
  width: number
  align: 'left' | 'right'
}

/** The same input always gives the same bytes. */
export function renderInvoice(row: DocumentContent): Promise<Buffer> {
  const title = `${row.title} ${row.invoice_number}`
  const doc = new PDFDocument({
    size: 'A4',
    margins: { top: page.top, bottom: 0, left: page.left, right: 595 - page.right },
    bufferPages: true,
    lang: 'en-GB',
    displayTitle: true,
    info: { Title: title, Author: row.seller.name, CreationDate: row.created, ModDate: row.created },
  })
  const chunks: Buffer[] = []
  const finished = new Promise<Buffer>((resolve, reject) => {
    doc.on('data', (chunk: Buffer) => chunks.push(chunk))
    doc.on('end', () => resolve(Buffer.concat(chunks)))
    doc.on('error', reject)
  })
  drawHead(doc, row)
  drawLines(doc, row)
  drawTotal(doc, row)
  drawVat(doc, row)
  drawPayment(doc, row)
  drawFeet(doc, row)
  doc.end()
  return finished
}

/** Sender, recipient, number and date. */
function drawHead(doc: Doc, row: DocumentContent): void {
  const right = { width: 240, align: 'right' as const }
  write(doc, row.seller.name, page.left, page.top, { size: 15, bold: true, width: 240 })
  write(doc, partyLines(row.seller), page.left, doc.y + 2, { color: faint, width: 240, lineGap: 1.5 })
  const sellerEnd = doc.y
  write(doc, row.title, 299, page.top - 3, { size: 20, bold: true, ...right })
  write(doc, row.invoice_number, 299, doc.y, { size: 11, color: faint, ...right })
  const top = Math.max(sellerEnd, doc.y) + 34
  write(doc, row.kind === 'invoice' ? 'Invoice to' : 'Credit to', page.left, top, { size: 8, color: faint })
  write(doc, row.buyer.name, page.left, doc.y + 2, { size: 10.5, bold: true, width: 250 })
  write(doc, partyLines(row.buyer), page.left, doc.y + 1, { width: 250, lineGap: 1.5 })
  const buyerEnd = doc.y
  const facts: [string, string | null][] = [
    ['Date', dateOf(row.created)],
    ['Due', row.due_by === null ? null : day(row.due_by)],
    ['Corrects invoice', row.corrects],
    [row.code_of, row.booking_code],
    ['Your reference', row.reference],
  ]
  let y = top
  for (const [name, value] of facts) {
    if (value === null) continue
    write(doc, name, 340, y, { color: faint, width: 85 })
    write(doc, value, 425, y, { width: 114, align: 'right' })
    y = doc.y + 3
  }
  doc.y = Math.max(buyerEnd, y) + 30
}

const partyLines = ({ lines, vat_number }: DocumentContent['buyer']): string =>
  [...lines, ...(vat_number ? [`VAT ${vat_number}`] : [])].join('\n')

const lineColumns: Column[] = [
  { x: page.left, width: 240, align: 'left' },
  { x: 300, width: 34, align: 'right' },
  { x: 338, width: 92, align: 'right' },
  { x: 432, width: 34, align: 'right' },
  { x: 468, width: 71, align: 'right' },
]

/** Draws one table row, as high as its highest cell. If the page is full, the table continues on the next page with its header. */
function drawRow(
  doc: Doc,
  columns: Column[],
  cells: string[],
  style: { size?: number; bold?: boolean; color?: string } = {},
  drawTableHead?: () => void,
): void {
  const height = Math.max(...columns.map((column, index) => heightOf(doc, cells[index] ?? '', { ...style, width: column.width })))
  if (ensureSpace(doc, height + 8)) drawTableHead?.()
  const { y } = doc
  for (const [index, { x, width, align }] of columns.entries()) write(doc, cells[index] ?? '', x, y, { ...style, width, align })
  doc.y = y + height + 5
}

/** Returns whether a new page was started. */
function ensureSpace(doc: Doc, height: number): boolean {
  if (doc.y + height <= page.bottom) return false
  doc.addPage()
  doc.y = page.top
  return true
}

const drawRule = (doc: Doc): void => {
  doc.moveTo(page.left, doc.y).lineTo(page.right, doc.y).lineWidth(0.6).strokeColor(rule).stroke()
  doc.y += 5
}

function drawLines(doc: Doc, row: DocumentContent): void {
  const drawTableHead = () => {
    drawRow(doc, lineColumns, ['Description', 'Number', 'Each', 'VAT', `Amount ${row.currency}`], { size: 8, color: faint })
    drawRule(doc)
  }
  drawTableHead()
  for (const { text, quantity, unit_price, unit_currency, vat_rate, amount, currency } of row.lines) {
    const each = unit_price === null || unit_currency === null ? '' : `${money(unit_price, unit_currency)} ${unit_currency}`
    drawRow(doc, lineColumns, [text, String(quantity), each, `${vat_rate} %`, money(amount, currency)], {}, drawTableHead)
  }
  doc.y += 2
  drawRule(doc)
}

function drawTotal(doc: Doc, row: DocumentContent): void {
  const columns: Column[] = [
    { x: 299, width: 130, align: 'left' },
    { x: 430, width: 109, align: 'right' },
  ]
  doc.y += 2
  drawRow(
    doc,
    columns,
    [row.kind === 'invoice' ? 'Total with VAT' : 'Credited with VAT', `${money(row.total, row.currency)} ${row.currency}`],
    { size: 12, bold: true },
  )
  doc.y += 18
}

const vatColumns: Column[] = [
  { x: page.left, width: 240, align: 'left' },
  { x: 300, width: 75, align: 'right' },
  { x: 380, width: 75, align: 'right' },
  { x: 460, width: 79, align: 'right' },
]

/** The totals per country and rate that tax authorities require, and the notes required by law. */
function drawVat(doc: Doc, row: DocumentContent): void {
  ensureSpace(doc, 40 + 16 * row.vat.length)
  drawRow(doc, vatColumns, [`VAT in ${row.currency}`, 'Without VAT', 'VAT', 'With VAT'], { size: 8, color: faint })
  drawRule(doc)
  for (const { country: code, rate, gross, vat, currency } of row.vat) {
    const amounts = [gross - vat, vat, gross].map((amount) => money(amount, currency))
    drawRow(doc, vatColumns, [`${country(code)?.name ?? code}, ${rate} %`, ...amounts])
  }
  doc.y += 8
  for (const note of new Set(row.vat.flatMap((line) => (line.note ? [line.note] : [])))) {
    ensureSpace(doc, 14)
    write(doc, note, page.left, doc.y, { size: 8.5, width: page.right - page.left })
  }
}

function drawPayment(doc: Doc, row: DocumentContent): void {
  ensureSpace(doc, 60)
  write(doc, row.payment_text, page.left, doc.y + 14, {
    width: page.right - page.left,
    lineGap: 2,
  })
}

function drawFeet(doc: Doc, row: DocumentContent): void {
  const { start, count } = doc.bufferedPageRange()
  for (let index = 0; index < count; index++) {
    doc.switchToPage(start + index)
    const text = [row.seller.name, row.seller.vat_number && `VAT ${row.seller.vat_number}`, `${row.title} ${row.invoice_number}`]
      .filter(Boolean)
      .join('  ·  ')
    write(doc, text, page.left, 785, { size: 7.5, color: faint })
    write(doc, `Page ${index + 1} of ${count}`, 439, 785, { size: 7.5, color: faint, width: 100, align: 'right' })
  }
}
