import { enums } from '@allotment/sdk/model'
import { Text } from '@mantine/core'
import { isStaff } from '../../access.js'
import { day, moment } from '../../format.js'
import { memosOf } from '../../search.js'
import { tr, trRich } from '../../texts.js'
import { clientThing } from '../../things.js'
import { Lines } from '../../ui/Code.js'
import { defineResource, listOf } from '../../ui/list/resource.js'
import { Step } from '../../ui/list/Step.js'
import { Name } from '../../ui/Name.js'
import { Status } from '../../ui/status.js'
import { isLate, subjectOf, today } from './places.js'

export const memos = defineResource({
  name: 'memos',
  title: tr('Memos'),
  source: listOf('/v1/memos'),
  id: (memo) => memo.memo_id,
  href: (memo) => memosOf(subjectOf(memo).id) ?? '/',
  sorting: '-created',
  search: { hint: tr('Words of the text'), query: (text) => ({ query: text }) },
  columns: [
    {
      key: 'text',
      label: tr('Memo'),
      width: 320,
      cell: (memo) => <Lines main={memo.text.slice(0, 160)} sub={subjectOf(memo).about} />,
    },
    {
      key: 'due',
      label: tr('Due'),
      sort: 'action_date',
      cell: (memo) =>
        memo.action_date === null ? (
          '–'
        ) : isLate(memo) ? (
          <Text span inherit fw={600} c="var(--mantine-color-error)">
            {trRich('was {action_date}', { action_date: day(memo.action_date) })}
          </Text>
        ) : (
          day(memo.action_date)
        ),
    },
    {
      key: 'finished',
      label: tr('Done'),
      cell: ({ finished }) => <Status value={finished ? 'completed' : 'pending'} label={finished ? tr('Finished') : tr('Open')} />,
    },
    {
      key: 'scope',
      label: tr('Who reads it'),
      may: isStaff,
      cell: ({ scope }) => (scope === 'internal' ? tr('Staff only') : tr('Shared')),
    },
    {
      key: 'target',
      label: tr('By whom'),
      may: isStaff,
      cell: ({ target_client_id }) => (target_client_id === null ? '–' : <Name of="client" id={target_client_id} />),
    },
    { key: 'author', label: tr('Written by'), extra: true, may: isStaff, cell: ({ created_by }) => <Name of="client" id={created_by} /> },
    { key: 'created', label: tr('Written'), sort: 'created', cell: ({ created }) => moment(created) },
    { key: 'updated', label: tr('Changed'), sort: 'updated', extra: true, cell: ({ updated }) => moment(updated) },
  ],
  filters: [
    { key: 'finished', label: tr('Done'), kind: 'flag', yes: tr('Finished'), no: tr('Open'), first: true },
    { key: 'action_date', label: tr('Due'), kind: 'date', first: true },
    { key: 'scope', label: tr('Who reads it'), kind: 'choice', values: enums.memoScopes, may: isStaff },
    { key: 'target_client_id', label: tr('By whom'), kind: 'thing', thing: clientThing, may: isStaff },
    { key: 'memo_category', label: tr('Category'), kind: 'text' },
    { key: 'created', label: tr('Written'), kind: 'date' },
  ],
  queues: [
    { label: tr('Due'), filters: () => ({ finished: 'false', action_date: `le:${today()}` }) },
    { label: tr('Open'), filters: { finished: 'false' } },
    { label: tr('Finished'), filters: { finished: 'true' } },
  ],
  empty: {
    title: tr('No memos yet'),
    detail: tr('They are written on the page of what they are about: an order, a ticket, a distributor …'),
    action: <Step href="/orders" label={tr('To the orders')} />,
  },
})
