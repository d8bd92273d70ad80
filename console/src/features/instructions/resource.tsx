import { enums } from '@allotment/sdk/model'
import { languageName, localeCodes, moment } from '../../format.js'
import { say } from '../../say.js'
import { Lines } from '../../ui/Code.js'
import type { Field, Values } from '../../ui/form/fields.js'
import { defineResource, listOf } from '../../ui/list/resource.js'

export const instructions = defineResource({
  name: 'instructions',
  title: 'Instructions',
  noun: ['instruction', 'instructions'],
  source: listOf('/v1/itineraries/instructions'),
  id: (one) => `${one.ticket_type}/${one.language}`,
  href: (one) => `/instructions/${one.ticket_type}/${one.language}`,
  sorting: 'ticket_type,language',
  columns: [
    {
      key: 'type',
      label: 'Delivery',
      sort: 'ticket_type',
      width: 220,
      cell: (one) => <Lines main={say(one.ticket_type)} sub={languageName(one.language)} />,
    },
    { key: 'language', label: 'Language', sort: 'language', cell: (one) => languageName(one.language) },
    { key: 'remember', label: 'To remember', width: 320, cell: (one) => one.remember.join(' ') || '–' },
    { key: 'app', label: 'App', cell: (one) => one.app_title ?? '–' },
    { key: 'updated', label: 'Changed', sort: 'updated', cell: (one) => moment(one.updated) },
  ],
  filters: [
    { key: 'ticket_type', label: 'Delivery', kind: 'choice', values: enums.ticketTypes, name: say, first: true },
    { key: 'language', label: 'Language', kind: 'choice', values: localeCodes, name: languageName, first: true },
    { key: 'updated', label: 'Changed', kind: 'date' },
  ],
  empty: { title: 'No instructions yet', detail: 'What guests are told on their page, by delivery of the ticket and language.' },
})

export const instructionFields: readonly Field[] = [
  { name: 'remember', label: 'To remember', kind: 'long', hint: 'A sentence on each line' },
  { name: 'app_title', label: 'Heading about the app', kind: 'text' },
  { name: 'app_html', label: 'How the tickets get onto the phone', kind: 'long', hint: 'Simple HTML: paragraphs, lists, emphasis, links' },
]

export const newInstructionFields: readonly Field[] = [
  { name: 'ticket_type', label: 'Delivery', kind: 'choice', values: enums.ticketTypes, required: true, half: true },
  { name: 'language', label: 'Language', kind: 'choice', values: localeCodes, name_of: languageName, required: true, half: true },
  ...instructionFields,
]

/** The lines of a text are sentences of their own. */
export const bodyOf = ({ remember, app_title = null, app_html = null }: Values) => ({
  remember: String(remember ?? '')
    .split('\n')
    .flatMap((line) => line.trim() || []),
  app_title,
  app_html,
})
