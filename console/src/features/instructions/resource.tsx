import { enums } from '@allotment/sdk/model'
import { client } from '../../api.js'
import { languageName, localeCodes, moment } from '../../format.js'
import { say } from '../../say.js'
import { tr } from '../../texts.js'
import { Lines } from '../../ui/Code.js'
import type { Field, Values } from '../../ui/form/fields.js'
import type { Guard, Version } from '../../ui/form/guard.js'
import { defineResource, listOf } from '../../ui/list/resource.js'

export const instructions = defineResource({
  name: 'instructions',
  title: tr('Instructions'),
  source: listOf('/v1/itineraries/instructions'),
  id: (one) => `${one.ticket_type}/${one.language}`,
  href: (one) => `/instructions/${one.ticket_type}/${one.language}`,
  sorting: 'ticket_type,language',
  columns: [
    {
      key: 'type',
      label: tr('Delivery'),
      sort: 'ticket_type',
      width: 220,
      cell: (one) => <Lines main={say(one.ticket_type)} sub={languageName(one.language)} />,
    },
    { key: 'language', label: tr('Language'), sort: 'language', card: false, cell: (one) => languageName(one.language) },
    { key: 'remember', label: tr('To remember'), width: 320, long: true, cell: (one) => one.remember.join(' ') || '–' },
    { key: 'app', label: tr('App'), cell: (one) => one.app_title ?? '–' },
    { key: 'updated', label: tr('Changed'), sort: 'updated', cell: (one) => moment(one.updated) },
  ],
  filters: [
    { key: 'ticket_type', label: tr('Delivery'), kind: 'choice', values: enums.ticketTypes, name: say, first: true },
    { key: 'language', label: tr('Language'), kind: 'choice', values: localeCodes, name: languageName, first: true },
    { key: 'updated', label: tr('Changed'), kind: 'date' },
  ],
  empty: { title: tr('No instructions yet'), detail: tr('What guests are told on their page, by delivery of the ticket and language.') },
})

export const instructionFields: readonly Field[] = [
  { name: 'remember', label: tr('To remember'), kind: 'long', hint: tr('A sentence on each line') },
  { name: 'app_title', label: tr('Heading about the app'), kind: 'text' },
  {
    name: 'app_html',
    label: tr('How the tickets get onto the phone'),
    kind: 'long',
    hint: tr('Simple HTML: paragraphs, lists, emphasis, links'),
  },
]

export const newInstructionFields: readonly Field[] = [
  { name: 'ticket_type', label: tr('Delivery'), kind: 'choice', values: enums.ticketTypes, required: true, half: true },
  { name: 'language', label: tr('Language'), kind: 'choice', values: localeCodes, name_of: languageName, required: true, half: true },
  ...instructionFields,
]

/** The lines of a text are sentences of their own. */
const bodyOf = ({ remember, app_title = null, app_html = null }: Values) => ({
  remember: String(remember ?? '')
    .split('\n')
    .flatMap((line) => line.trim() || []),
  app_title: app_title as string | null,
  app_html: app_html as string | null,
})

/** As the form has it. */
export const inputsOf = <T extends { remember: string[] }>(one: T) => ({ ...one, remember: one.remember.join('\n') })

const path = '/v1/itineraries/instructions/{ticket_type}/{language}'
export const readInstruction = (of: { ticket_type: string; language: string }, signal?: AbortSignal) =>
  client.GET(path, { params: { path: of }, ...(signal ? { signal } : {}) })

/** The two calls of an edit. All of it is replaced, so what was not changed is sent too. */
export const instructionCalls = (of: { ticket_type: string; language: string }) => ({
  read: async (): Promise<Version> => {
    const { data, response } = await readInstruction(of)
    return { values: inputsOf(data), tag: response.headers.get('etag') }
  },
  save: (changes: Values, headers: Guard, stored?: Version) =>
    client.PUT(path, { params: { path: of }, headers, body: bodyOf({ ...stored?.values, ...changes }) }),
})
