import PDFDocument from 'pdfkit'
import { expect } from 'vitest'
import type { Answer, Caller, Kit } from '../kit/index.js'
import { patience } from '../kit/patience.js'

export interface TicketFile {
  ticketfile_id: string
  ticket_sha: string
  upload_status: string
  read_status: string
  read_info: string
  scan_status: string
  scan_info: string
  assignment_status: string
  assignment_info: string
  hint: string
  version: number
  number_of_pages: number
  orderitem_id: string | null
  bookingorder_id: string | null
  seat: string | null
  scan_data: Record<string, string>
  cloud_data: Record<string, string>
  download_items_csv: {
    lines: number
    accepted: number
    failed: number
    assigned: number
    pdfs: number
    items: {
      line: number
      status: string
      code: string | null
      message: string | null
      seat: string | null
      state: string
      orderitem_id: string | null
    }[]
  }
}

export interface OrderItem {
  orderitem_id: string
  ticket_status: string
  section: string | null
  row: string | null
  seat: string | null
  download_link: string
  ticket_sha: string | null
  number_of_pdfs: number
  download_items: { downloaditem_id: string; download_link: string; ticket_sha: string | null; label: string | null }[]
}

export interface Order {
  bookingorder_id: string
  booking_code: string
  logistic_status: string
  zip_sha: string | null
  invoices: string[]
  max_pdfs_per_ticket: number
  items: OrderItem[]
}

/** A form with a file, its parts in the given order. */
export function form(
  file: string | Uint8Array,
  fields: Record<string, string> = {},
  { name = 'seats.csv', fieldsFirst = false } = {},
): FormData {
  const data = new FormData()
  if (fieldsFirst) for (const [key, value] of Object.entries(fields)) data.append(key, value)
  data.append('file', new Blob([file as string]), name)
  if (!fieldsFirst) for (const [key, value] of Object.entries(fields)) data.append(key, value)
  return data
}

export const upload = (
  as: Caller,
  ticketId: string,
  file: string | Uint8Array,
  fields: Record<string, string> = {},
  options: { name?: string; fieldsFirst?: boolean; headers?: Record<string, string>; kind?: 'seating_csv' | 'pdf' } = {},
): Promise<Answer<TicketFile>> =>
  as.send<TicketFile>('POST', `/v1/ticketfiles/${options.kind ?? 'seating_csv'}/${ticketId}`, {
    body: form(file, fields, options),
    ...(options.headers ? { headers: options.headers } : {}),
  })

/** A CSV file of seats side by side. */
export const seats = (count: number, { section = 'A', row = '1', from = 1, barcode = 'B' } = {}): string =>
  [
    'section,row,seat,barcode',
    ...Array.from({ length: count }, (_, index) => `${section},${row},${from + index},${barcode}-${section}${row}${from + index}`),
  ].join('\n')

/** Waits for a condition, on a machine of any speed. */
export async function eventually<T>(read: () => Promise<T>, isDone: (value: T) => boolean): Promise<T> {
  const end = Date.now() + patience
  for (;;) {
    const value = await read()
    if (isDone(value)) return value
    if (Date.now() > end) throw new Error(`still waiting: ${JSON.stringify(value).slice(0, 2000)}`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

export const orderOf = async (as: Caller, id: string): Promise<Order> => {
  const { body, status, text } = await as.get<Order>(`/v1/bookingorders/${id}`)
  expect(status, text).toBe(200)
  return body
}

export const completed = (as: Caller, id: string): Promise<Order> =>
  eventually(
    () => orderOf(as, id),
    (order) => order.logistic_status === 'completed',
  )

/** The received bytes. */
export async function fetchBytes(
  kit: Kit,
  who: 'distributor' | 'distributor2' | 'support',
  path: string,
): Promise<{ status: number; headers: Headers; bytes: Buffer }> {
  const reply = await fetch(kit.url + path, { headers: { 'x-api-key': kit.accounts[who].api_key } })
  return { status: reply.status, headers: reply.headers, bytes: Buffer.from(await reply.arrayBuffer()) }
}

export const pdfPath = (order: Order, item: OrderItem, link = item.download_link): string =>
  `/v1/etickets/download/${order.bookingorder_id}/${item.orderitem_id}/url/${link}`

/** A finished ticket with this text on each page. */
export function pdf(text: string, pages = 1): Promise<Buffer> {
  const doc = new PDFDocument({ info: { CreationDate: new Date(0) } })
  const chunks: Buffer[] = []
  doc.on('data', (chunk: Buffer) => chunks.push(chunk))
  const done = new Promise<Buffer>((resolve) => doc.on('end', () => resolve(Buffer.concat(chunks))))
  doc.text(text)
  for (let page = 1; page < pages; page++) doc.addPage().text(text)
  doc.end()
  return done
}
