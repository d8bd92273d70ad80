import type { components } from '@allotment/sdk'
import { enums } from '@allotment/sdk/model'
import { isStaff } from '../../access.js'
import { count, moment } from '../../format.js'
import { byId } from '../../search.js'
import { tr, trCount } from '../../texts.js'
import { eventThing, supplierThing, ticketThing } from '../../things.js'
import { Lines } from '../../ui/Code.js'
import { defineResource, listOf } from '../../ui/list/resource.js'
import { Name } from '../../ui/Name.js'
import { Status } from '../../ui/status.js'

import { confirmations } from './bulk.js'

export type TicketFile = components['schemas']['TicketFile']

const steps = enums.stepStatuses

export const ticketFiles = defineResource({
  name: 'ticketfiles',
  title: tr('Ticket files'),
  source: listOf('/v1/ticketfiles'),
  id: (file) => file.ticketfile_id,
  href: (file) => `/ticket-files/${file.ticketfile_id}`,
  sorting: '-created',
  search: {
    hint: tr('File name, or any id'),
    query: (text) =>
      byId(text, { tfl: 'ticketfile_id', tck: 'ticket_id', evt: 'event_id', bor: 'bookingorder_id', spp: 'supplier_id' }) ?? {
        query: text,
      },
  },
  columns: [
    {
      key: 'file',
      label: tr('File'),
      sort: 'original_filename',
      width: 230,
      cell: (file) => (
        <Lines
          main={file.original_filename}
          sub={
            file.outdated
              ? tr('Shows the old date or venue')
              : file.kind === 'pdf'
                ? tr('One finished ticket')
                : trCount(file.download_items_csv.lines, '{n} line', '{n} lines')
          }
        />
      ),
    },
    { key: 'ticket', label: tr('Ticket'), width: 220, cell: ({ ticket_id }) => <Name of="ticket" id={ticket_id} /> },
    { key: 'upload', label: tr('Uploaded'), cell: ({ upload_status }) => <Status value={upload_status} /> },
    { key: 'read', label: tr('Read'), cell: ({ read_status }) => <Status value={read_status} /> },
    { key: 'scan', label: tr('Checked'), sort: 'scan_status', cell: ({ scan_status }) => <Status value={scan_status} /> },
    { key: 'assignment', label: tr('Given out'), cell: ({ assignment_status }) => <Status value={assignment_status} /> },
    {
      key: 'seats',
      label: tr('Seats'),
      align: 'right',
      cell: ({ download_items_csv: { assigned, accepted } }) => `${count(assigned)} / ${count(accepted)}`,
    },
    { key: 'created', label: tr('When'), sort: 'created', cell: ({ created }) => moment(created) },
    {
      key: 'supplier',
      label: tr('Supplier'),
      extra: true,
      may: isStaff,
      cell: ({ supplier_id }) => <Name of="supplier" id={supplier_id} />,
    },
  ],
  filters: [
    { key: 'assignment_status', label: tr('Given out'), kind: 'choice', values: steps, first: true },
    { key: 'scan_status', label: tr('Checked'), kind: 'choice', values: steps, first: true },
    { key: 'outdated', label: tr('Old date or venue'), kind: 'flag', yes: tr('Yes'), no: tr('No') },
    { key: 'event_startdate', label: tr('Event begins'), kind: 'date' },
    { key: 'event_id', label: tr('Event'), kind: 'thing', thing: eventThing, first: true },
    { key: 'ticket_id', label: tr('Ticket'), kind: 'thing', thing: ticketThing },
    { key: 'supplier_id', label: tr('Supplier'), kind: 'thing', thing: supplierThing, may: isStaff },
    { key: 'created', label: tr('Uploaded'), kind: 'date' },
  ],
  queues: [
    { label: tr('To give out'), filters: { assignment_status: 'pending' } },
    { label: tr('Of an old date'), filters: { outdated: 'true' } },
    { label: tr('With faults'), filters: { scan_status: 'in:[warning,failed]' } },
  ],
  bulk: confirmations,
  empty: {
    title: tr('No ticket files yet'),
    detail: tr(
      'Upload a table of seats or finished PDFs: the seats go to the orders that wait for them, and guests can download their tickets.',
    ),
  },
})
