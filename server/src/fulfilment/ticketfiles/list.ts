import { sql } from 'kysely'
import { defineList } from '../../platform/db/list.js'
import { containing } from '../../platform/db/search.js'
import { assignmentStatus, isOutdated } from './store.js'

const statuses = ['pending', 'ok', 'warning', 'failed'] as const

export const ticketFileList = defineList({
  name: 'ticketfiles',
  key: 'f.ticketfile_id',
  sorting: '-created',
  parameters: {
    ticketfile_id: { kind: 'id', column: 'f.ticketfile_id', about: 'Identifier of the ticket file' },
    ticket_id: { kind: 'id', column: 'f.ticket_id', about: 'Ticket it is for' },
    event_id: { kind: 'id', column: 't.event_id', about: 'Event of the ticket' },
    supplier_id: { kind: 'id', column: 'f.supplier_id', about: 'Supplier' },
    bookingorder_id: {
      kind: 'id',
      column: 'd.bookingorder_id',
      about: 'An order that got something out of it',
      exists: (test) =>
        sql`exists (select from downloaditem d where d.ticketfile_id = f.ticketfile_id and d.state = 'assigned' and ${test})`,
    },
    kind: { kind: 'enum', column: 'f.kind', values: ['seating_csv', 'pdf'], about: 'A table of seats, or one finished ticket' },
    scan_status: { kind: 'enum', column: 'f.scan_status', values: statuses, about: 'Whether lines failed', sort: true },
    assignment_status: { kind: 'enum', column: assignmentStatus, values: statuses, about: 'Whether the seats are given out' },
    outdated: { kind: 'boolean', column: isOutdated, about: 'Whether it shows an old date or venue of the event' },
    event_startdate: { kind: 'date', column: 'e.date_start::date', about: 'Day the event begins, local' },
    auto_assign: { kind: 'boolean', column: 'f.auto_assign', about: 'Whether its seats are given out by themselves' },
    original_filename: { kind: 'text', column: 'f.original_filename', about: 'Name of the file', sort: true },
    created: { kind: 'datetime', column: 'f.created', about: 'When it was uploaded', sort: true },
    updated: { kind: 'datetime', column: 'f.updated', about: 'When something last happened to it', sort: true },
    query: {
      kind: 'search',
      about: 'Part of the name of the file, or an id',
      search: (text) => sql`lower(f.original_filename || ' ' || f.ticketfile_id || ' ' || f.ticket_id) like ${containing(text)}`,
    },
  },
})
