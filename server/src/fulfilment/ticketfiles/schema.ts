import Type, { type Static } from 'typebox'
import { DateTime, Enum, Flag, Id, nullable } from '../../lib/schema.js'
import { wireTime } from '../../lib/time.js'
import type { LineRow, TicketFileRow } from './store.js'

export const stepStatuses = ['pending', 'ok', 'warning', 'failed'] as const
const Step = Enum(stepStatuses)
const text = nullable(Type.String())

const Line = Type.Object(
  {
    line: Type.Integer({ description: 'As an editor counts them, the header being 1' }),
    status: Enum(['ok', 'failed']),
    code: nullable(Type.String({ description: 'Why it failed: `duplicate_seat`, `duplicate_serial`, `duplicate_barcode`, `required` …' })),
    message: nullable(Type.String({ description: 'Names the column, and for a duplicate the other line' })),
    section: text,
    row: text,
    seat: text,
    serial: text,
    sub_category: text,
    label: text,
    gate: text,
    state: Enum(['free', 'assigned', 'replaced', 'revoked', 'failed']),
    downloaditem_id: Id,
    bookingorder_id: nullable(Id),
    orderitem_id: nullable(Id),
  },
  { title: 'TicketFileLine' },
)

export const TicketFile = Type.Object(
  {
    ticketfile_id: Id,
    ticket_id: Id,
    ticket_sha: Type.String({ description: 'SHA-256 of the uploaded bytes' }),
    serial: text,
    section: text,
    seat: text,
    row: text,
    sub_category: text,
    upload_status: Step,
    upload_info: Type.String(),
    read_status: Step,
    read_info: Type.String(),
    scan_status: Step,
    scan_info: Type.String(),
    assignment_status: Step,
    assignment_info: Type.String({ description: 'While seats are given out and PDFs made: how far that is' }),
    bookingorder_id: nullable(Id),
    orderitem_id: nullable(Id),
    updated: DateTime,
    hint: Type.String({ description: 'What to do next' }),
    download_friendly_name: Type.String(),
    version: Type.Integer({ description: 'Counts the uploads of this name for this ticket' }),
    number_of_pages: Type.Integer(),
    download_items_csv: Type.Object(
      {
        lines: Type.Integer(),
        accepted: Type.Integer(),
        failed: Type.Integer(),
        assigned: Type.Integer({ description: 'Seats that belong to an order item now' }),
        pdfs: Type.Integer({ description: 'Of these, how many PDFs are made' }),
        items: Type.Array(Line, { description: 'Each line and its outcome; empty in lists' }),
      },
      { title: 'TicketFileLines' },
    ),
    cloud_data: Type.Record(Type.String(), Type.String(), { description: 'Where the upload is stored' }),
    scan_data: Type.Record(Type.String(), Type.String(), { description: 'What reading it found' }),
    original_filename: Type.String(),
    auto_assign: Flag,
    kind: Enum(['seating_csv', 'pdf']),
    outdated: Type.Boolean({ description: 'Of a finished ticket: the event has got another date or venue since it was uploaded' }),
    supplier_id: Id,
    created: DateTime,
    revoked: nullable(DateTime),
  },
  { title: 'TicketFile' },
)
export type TicketFile = Static<typeof TicketFile>

/** Most matches in a preview. */
export const maxMatches = 50

export const SeatingPreview = Type.Object(
  {
    seats: Type.Integer({
      description: 'Free seats that are given out then: of this file, and of those of the ticket that are being given out',
    }),
    waiting: Type.Integer({ description: 'Order items of the ticket that have no seat yet' }),
    seated: Type.Integer({ description: 'How many of those get one' }),
    left_over: Type.Integer({ description: 'Seats that are left for later orders' }),
    matches: Type.Array(
      Type.Object(
        {
          bookingorder_id: Id,
          booking_code: Type.String(),
          seats: Type.Array(
            Type.Object(
              { orderitem_id: Id, section: nullable(Type.String()), row: nullable(Type.String()), seat: nullable(Type.String()) },
              { title: 'SeatingMatchSeat' },
            ),
          ),
          together: Type.Boolean({ description: 'Whether every group sits side by side' }),
        },
        { title: 'SeatingMatch' },
      ),
      { description: `The seats of each order, in order of booking; at most the first ${maxMatches} orders` },
    ),
  },
  {
    title: 'SeatingPreview',
    examples: [
      {
        ...{ seats: 40, waiting: 2, seated: 2, left_over: 38 },
        matches: [
          {
            bookingorder_id: '01h455vb4pex5vsknk084sn02q_bor',
            booking_code: 'K7TQ3M',
            seats: [
              { orderitem_id: '01h455vb4pex5vsknk084sn02r_oit', section: 'A', row: '1', seat: '1' },
              { orderitem_id: '01h455vb4pex5vsknk084sn02s_oit', section: 'A', row: '1', seat: '2' },
            ],
            together: true,
          },
        ],
      },
    ],
  },
)
export type SeatingPreview = Static<typeof SeatingPreview>

export const SeatingUpload = Type.Object(
  {
    file: Type.Unsafe<Buffer>({
      type: 'string',
      format: 'binary',
      description:
        'CSV in UTF-8, comma or semicolon, with a header row: section, row, seat, serial, sub_category, barcode, label, gate in any order; at least seat or serial',
    }),
    auto_assign: Type.Optional(Type.Boolean({ default: false, description: 'Assign the seats to waiting orders, in order of booking' })),
    replace: Type.Optional(
      Type.Boolean({
        default: false,
        description: 'A seat that exists already is replaced by its line in this file, with its PDF; otherwise the line is a duplicate',
      }),
    ),
  },
  { title: 'SeatingUpload', examples: [{ file: 'section,row,seat,barcode\nA,1,1,4006381333931', auto_assign: true }] },
)

/** The largest text field of an upload. */
export const formFieldBytes = 2_000
const FormField = Type.String({ maxLength: formFieldBytes })

export const PdfUpload = Type.Object(
  {
    file: Type.Unsafe<Buffer>({ type: 'string', format: 'binary', description: 'One finished ticket' }),
    auto_assign: Type.Optional(Type.Boolean({ default: false, description: 'Give it to the order item that waits longest' })),
    replace: Type.Optional(
      Type.Boolean({ default: false, description: 'It takes the place of the files that the seat or the order item has' }),
    ),
    orderitem_id: Type.Optional(
      Type.String({ maxLength: formFieldBytes, description: 'Whose ticket it is; an item may have several, told apart by their label' }),
    ),
    section: Type.Optional(FormField),
    row: Type.Optional(FormField),
    seat: Type.Optional(FormField),
    serial: Type.Optional(FormField),
    sub_category: Type.Optional(FormField),
    barcode: Type.Optional(
      Type.String({ maxLength: formFieldBytes, description: 'What its barcode says, so that none is uploaded twice' }),
    ),
    label: Type.Optional(FormField),
    gate: Type.Optional(FormField),
  },
  { title: 'PdfUpload', examples: [{ file: '%PDF-1.7 …', auto_assign: true, section: 'A', row: '1', seat: '1' }] },
)

export function toTicketFile(row: TicketFileRow, store: string, lines: LineRow[] = []): TicketFile {
  const { section, row: seatRow, seat, serial, sub_category, bookingorder_id, orderitem_id } = row.single ?? nothing
  return {
    ticketfile_id: row.ticketfile_id,
    ticket_id: row.ticket_id,
    ticket_sha: row.ticket_sha,
    ...{ serial, section, seat, row: seatRow, sub_category, bookingorder_id, orderitem_id },
    ...{ upload_status: row.upload_status, upload_info: row.upload_info, read_status: row.read_status, read_info: row.read_info },
    ...{ scan_status: row.scan_status, scan_info: row.scan_info },
    assignment_status: row.assignment_status,
    assignment_info: progressOf(row),
    hint: hintOf(row),
    updated: wireTime(row.updated),
    download_friendly_name: row.download_friendly_name,
    version: row.version,
    number_of_pages: row.number_of_pages,
    download_items_csv: {
      lines: row.lines,
      accepted: row.lines - row.failed,
      failed: row.failed,
      assigned: row.assigned,
      pdfs: row.pdfs,
      items: lines.map(toLine),
    },
    cloud_data: { store, key: row.blob_key, bytes: String(row.bytes), content_type: row.kind === 'pdf' ? 'application/pdf' : 'text/csv' },
    scan_data: row.scan_data,
    original_filename: row.original_filename,
    auto_assign: row.auto_assign,
    kind: row.kind as TicketFile['kind'],
    outdated: row.outdated,
    supplier_id: row.supplier_id,
    created: wireTime(row.created),
    revoked: wireTime(row.revoked),
  } as TicketFile
}

const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`

/** The progress of the assignment. */
function progressOf({
  lines,
  failed,
  assigned,
  auto_assign,
  waiting,
  pdfs,
  pdfs_wanted,
  assignment_status,
  revoked,
}: TicketFileRow): string {
  const accepted = lines - failed
  if (revoked) return 'Revoked.'
  if (accepted === 0) return 'No line could be used.'
  if (!auto_assign && assigned === 0) return 'Not asked for.'
  const done = `${assigned} of ${counted(accepted, 'seat')} given out, ${pdfs} of ${counted(pdfs_wanted, 'PDF')} made`
  if (assignment_status === 'pending') return `${done}; going on.`
  if (waiting > 0) return `${done}; ${counted(waiting, 'order item')} of this ticket had to go without.`
  return `${done}; ${counted(accepted - assigned, 'seat')} left for later orders.`
}

function hintOf({ ticketfile_id, lines, failed, assigned, auto_assign, waiting, revoked, outdated }: TicketFileRow): string {
  if (revoked) return 'Upload the tickets again if they are still to be delivered.'
  if (outdated)
    return `It shows the old date or venue of the event. Upload the new ticket with \`replace\`, or say with POST /v1/ticketfiles/${ticketfile_id}/confirm that this one is valid all the same.`
  if (failed > 0) return 'Correct the lines that failed and upload them again; those that are there already are told apart as duplicates.'
  if (!auto_assign && assigned < lines) return `Have the seats given out with POST /v1/ticketfiles/${ticketfile_id}/assign.`
  return waiting > 0 ? 'Upload more seats.' : ''
}

const nothing = { section: null, row: null, seat: null, serial: null, sub_category: null, bookingorder_id: null, orderitem_id: null }

const toLine = ({ line, fault_code, fault, state, ...rest }: LineRow): Static<typeof Line> => ({
  line,
  status: state === 'failed' ? 'failed' : 'ok',
  code: fault_code,
  message: fault,
  section: rest.section,
  row: rest.row,
  seat: rest.seat,
  serial: rest.serial,
  sub_category: rest.sub_category,
  label: rest.label,
  gate: rest.gate,
  state: state as Static<typeof Line>['state'],
  downloaditem_id: rest.downloaditem_id,
  bookingorder_id: rest.bookingorder_id,
  orderitem_id: rest.orderitem_id,
})
