import { ticketTypes } from '../../../lib/enums.js'
import { locales } from '../../../lib/locales.js'
import { defineList } from '../../../platform/db/list.js'

export const instructionsList = defineList({
  name: 'instructions',
  key: "r.ticket_type || '/' || r.language",
  sorting: 'ticket_type,language',
  parameters: {
    ticket_type: { kind: 'enum', column: 'r.ticket_type', values: ticketTypes, about: 'Kind of ticket', sort: true },
    language: { kind: 'enum', column: 'r.language', values: locales, about: 'Language', sort: true },
    updated: { kind: 'datetime', column: 'r.updated', about: 'When they last changed', sort: true },
  },
})
