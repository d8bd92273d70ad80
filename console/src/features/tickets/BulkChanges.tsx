import { useQueryClient } from '@tanstack/react-query'
import { count, day, moment, money, percent } from '../../format.js'
import { tr, trCount } from '../../texts.js'
import { Lines } from '../../ui/Code.js'
import { ListPage } from '../../ui/list/ListPage.js'
import { defineResource, listOf } from '../../ui/list/resource.js'
import { Step } from '../../ui/list/Step.js'
import { Status } from '../../ui/status.js'
import { type Bulk, bulksAt } from './resource.js'
import { Undo } from './Undo.js'

const actions: Record<Bulk['action'], string> = { enable: tr('Enable'), disable: tr('Disable'), reprice: tr('Reprice') }
const prices: Record<string, string> = { cost_price: tr('Cost price'), service_price: tr('Service price'), sales_price: tr('Retail price') }

/** "Cost price −5%", or nothing for a change of the status. */
function changeOf({ price, percent: by, amount, currency_code }: Bulk): string {
  if (price === null) return '–'
  const sign = Number(by ?? amount) > 0 ? '+' : ''
  return `${prices[price] ?? price} ${sign}${by === null ? money(amount, currency_code) : percent(by)}`
}

/** The first ticket that changed, by which a change is recognised. */
function ticketsOf({ examples: [first], affected }: Bulk) {
  if (first === undefined) return '–'
  const others = affected - 1
  const also = others > 0 ? ` · ${trCount(others, 'and {n} more', 'and {n} more')}` : ''
  return <Lines main={first.ticket_title} sub={first.event_name + also} />
}

/** Whether it can be undone, how far that is, or how it ended. */
function UndoCell({ bulk }: { bulk: Bulk }) {
  const queries = useQueryClient()
  const { bulk_id, undo, undoable_until } = bulk
  if (undoable_until !== null) {
    return (
      <Lines
        main={<Undo bulk_id={bulk_id} onDone={() => void queries.invalidateQueries({ queryKey: ['list', 'tickets'] })} />}
        sub={tr('until {date}', { date: day(undoable_until.slice(0, 10)) })}
      />
    )
  }
  if (undo === null) return '–'
  return (
    <Lines
      main={undo.status === 'running' ? tr('Being undone') : tr('Undone')}
      sub={trCount(undo.restored, '{n} ticket restored', '{n} tickets restored')}
    />
  )
}

const bulkChanges = defineResource({
  name: 'bulk_actions',
  title: tr('Bulk changes'),
  source: listOf(bulksAt),
  id: (bulk) => bulk.bulk_id,
  within: { href: '/tickets', name: tr('Tickets'), list: { href: '/tickets', label: tr('Tickets') } },
  // A preview has changed nothing.
  always: { status: 'in:[running,done,failed]' },
  sorting: '-created',
  columns: [
    { key: 'action', label: tr('Change'), width: 140, cell: (bulk) => <Lines main={actions[bulk.action]} sub={changeOf(bulk)} /> },
    { key: 'tickets', label: tr('Tickets'), width: 220, cell: ticketsOf },
    {
      key: 'changed',
      label: tr('Changed'),
      align: 'right',
      cell: ({ changed, affected }) => tr('{changed} of {affected}', { changed: count(changed), affected: count(affected) }),
    },
    { key: 'status', label: tr('Status'), cell: ({ status }) => <Status value={status} /> },
    { key: 'by', label: tr('By'), cell: ({ created_by_name }) => created_by_name },
    { key: 'created', label: tr('When'), sort: 'created', cell: ({ created }) => moment(created) },
    { key: 'undo', label: tr('Undo'), cell: (bulk) => <UndoCell bulk={bulk} /> },
  ],
  filters: [
    {
      key: 'action',
      label: tr('Change'),
      kind: 'choice',
      values: Object.keys(actions),
      name: (action) => actions[action as Bulk['action']],
      first: true,
    },
    { key: 'created', label: tr('When'), kind: 'date', first: true },
  ],
  empty: {
    title: tr('No bulk changes yet'),
    detail: tr(
      'Select tickets in their list to enable, disable or reprice them together. Each such change can be undone here for 90 days.',
    ),
    action: <Step href="/tickets" label={tr('To the tickets')} />,
  },
  // A change goes on in the background.
  refetchInterval: 5_000,
})

/** Changes of many tickets at once, each with the way to undo it. */
export const BulkChanges = () => <ListPage resource={bulkChanges} />
