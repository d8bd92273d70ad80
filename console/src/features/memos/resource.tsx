import { enums } from '@allotment/sdk/model'
import { Text } from '@mantine/core'
import { isStaff } from '../../access.js'
import { day, moment } from '../../format.js'
import { memosOf } from '../../search.js'
import { clientThing } from '../../things.js'
import { Lines } from '../../ui/Code.js'
import { defineResource, listOf } from '../../ui/list/resource.js'
import { Step } from '../../ui/list/Step.js'
import { Name } from '../../ui/Name.js'
import { Status } from '../../ui/status.js'
import { isLate, subjectOf, today } from './places.js'

export const memos = defineResource({
  name: 'memos',
  title: 'Memos',
  noun: ['memo', 'memos'],
  source: listOf('/v1/memos'),
  id: (memo) => memo.memo_id,
  href: (memo) => memosOf(subjectOf(memo).id) ?? '/',
  sorting: '-created',
  search: { hint: 'Words of the text', query: (text) => ({ query: text }) },
  columns: [
    {
      key: 'text',
      label: 'Memo',
      width: 320,
      cell: (memo) => <Lines main={memo.text.slice(0, 160)} sub={`On ${memo.bookingorder_id ? 'an' : 'a'} ${subjectOf(memo).noun}`} />,
    },
    {
      key: 'due',
      label: 'Due',
      sort: 'action_date',
      cell: (memo) =>
        memo.action_date === null ? (
          '–'
        ) : isLate(memo) ? (
          <Text span inherit fw={600} c="var(--mantine-color-error)">
            was {day(memo.action_date)}
          </Text>
        ) : (
          day(memo.action_date)
        ),
    },
    {
      key: 'finished',
      label: 'Done',
      cell: ({ finished }) => <Status value={finished ? 'completed' : 'pending'} label={finished ? 'Finished' : 'Open'} />,
    },
    { key: 'scope', label: 'Who reads it', cell: ({ scope }) => (scope === 'internal' ? 'Staff only' : 'Shared') },
    {
      key: 'target',
      label: 'By whom',
      may: isStaff,
      cell: ({ target_client_id }) => (target_client_id === null ? '–' : <Name of="client" id={target_client_id} />),
    },
    { key: 'author', label: 'Written by', extra: true, may: isStaff, cell: ({ created_by }) => <Name of="client" id={created_by} /> },
    { key: 'created', label: 'Written', sort: 'created', cell: ({ created }) => moment(created) },
    { key: 'updated', label: 'Changed', sort: 'updated', extra: true, cell: ({ updated }) => moment(updated) },
  ],
  filters: [
    { key: 'finished', label: 'Done', kind: 'flag', yes: 'Finished', no: 'Open', first: true },
    { key: 'action_date', label: 'Due', kind: 'date', first: true },
    { key: 'scope', label: 'Who reads it', kind: 'choice', values: enums.memoScopes, may: isStaff },
    { key: 'target_client_id', label: 'By whom', kind: 'thing', thing: clientThing, may: isStaff },
    { key: 'memo_category', label: 'Category', kind: 'text' },
    { key: 'created', label: 'Written', kind: 'date' },
  ],
  queues: [
    { label: 'Due', filters: () => ({ finished: 'false', action_date: `le:${today()}` }) },
    { label: 'Open', filters: { finished: 'false' } },
    { label: 'Finished', filters: { finished: 'true' } },
  ],
  empty: {
    title: 'No memos yet',
    detail: 'They are written on the page of what they are about: an order, a ticket, a distributor …',
    action: <Step href="/orders" label="To the orders" />,
  },
})
