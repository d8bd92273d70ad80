import { Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { isStaff, may, sells } from '../../access.js'
import { client } from '../../api.js'
import { local, moment, money } from '../../format.js'
import { say } from '../../say.js'
import { tr, trCount } from '../../texts.js'
import { Code } from '../../ui/Code.js'
import { Copyable } from '../../ui/Copyable.js'
import { Documents } from '../../ui/Documents.js'
import { Columns, Detail, Fact, Facts, Panel } from '../../ui/detail/Detail.js'
import { Go } from '../../ui/Go.js'
import { Grid } from '../../ui/Grid.js'
import { History } from '../../ui/history/History.js'
import { listOf } from '../../ui/list/resource.js'
import { Name } from '../../ui/Name.js'
import { Status } from '../../ui/status.js'
import { useParam } from '../../ui/useParam.js'
import { Memos } from '../memos/Memos.js'
import { payoutDocument } from './document.js'
import { payoutOf, type Sale as Row } from './resource.js'
import classes from './sales.module.css'

export function Sale() {
  const purchaseorder_id = useParam('purchaseorder_id')
  const { user } = useRouteContext({ from: '/shell' })
  const query = useQuery({
    queryKey: ['sale', purchaseorder_id],
    queryFn: async ({ signal }) =>
      (await client.GET('/v1/sales/{purchaseorder_id}', { params: { path: { purchaseorder_id } }, signal })).data,
  })
  return (
    <Detail
      query={query}
      back={{ href: '/sales', label: tr('Sales') }}
      name={(sale) => `${sale.reference_number} ${sale.event_name}`}
      title={(sale) => (
        <>
          <Code>{sale.reference_number}</Code> {sale.event_name}
        </>
      )}
      sub={(sale) =>
        trCount(sale.items.length, '{n} ticket · sold {moment}', '{n} tickets · sold {moment}', { moment: moment(sale.purchase_date) })
      }
    >
      {(sale) => (
        <Columns
          main={
            <>
              <Chain sale={sale} />
              <Panel title={tr('Tickets')} flush>
                <Grid
                  label={tr('Tickets of this sale')}
                  heads={[tr('Ticket'), tr('Seat'), tr('State'), { label: tr('Payout'), align: 'right' }]}
                >
                  {sale.items.map((item) => (
                    <tr key={item.purchaseorderitem_id}>
                      <td>
                        <Go href={`/tickets/${item.ticket_id}`}>{item.ticket_name}</Go>
                        <Text size="xs" c="dimmed">
                          {item.category_name}
                        </Text>
                      </td>
                      <td>{[item.section, item.row, item.seat].filter(Boolean).join(' · ') || '–'}</td>
                      <td>
                        <Status value={item.item_status} />
                      </td>
                      <td data-align="right">{money(item.payout, item.currency)}</td>
                    </tr>
                  ))}
                </Grid>
              </Panel>
              <Memos on="sale" id={purchaseorder_id} />
              <Panel title={tr('History')}>
                <History
                  of={['sale', purchaseorder_id]}
                  source={listOf('/v1/sales/{purchaseorder_id}/history', { purchaseorder_id })}
                  snapshot={(entry) => entry.purchaseorder}
                />
              </Panel>
            </>
          }
          side={
            <Panel title={tr('About')} extra={<Status value={sale.purchaseorder_status} />}>
              <Facts>
                <Fact label={tr('Payout')}>{payoutOf(sale)}</Fact>
                <Fact label={tr('Documents')}>
                  <Documents
                    numbers={sale.invoices}
                    none={tr('With the payout')}
                    fetch={may.readStatements(user) ? (number) => payoutDocument(sale.purchaseorder_id, number) : undefined}
                  />
                </Fact>
                <Fact label={tr('Came from')}>{say(sale.purchase_source)}</Fact>
                {isStaff(user) && (
                  <Fact label={tr('Supplier')}>
                    <Go href={`/suppliers/${sale.supplier_id}`}>
                      <Name of="supplier" id={sale.supplier_id} />
                    </Go>
                  </Fact>
                )}
                <Fact label={tr('Event')}>
                  <Go href={`/events/${sale.event_id}`}>{local(sale.event_startdate)}</Go>
                </Fact>
                <Fact label={tr('Tournament')}>{sale.tournament_name}</Fact>
                <Fact label={tr('Sale id')}>
                  <Copyable text={purchaseorder_id} />
                </Fact>
              </Facts>
            </Panel>
          }
        />
      )}
    </Detail>
  )
}

/** From the supplier to whoever holds the tickets now, step by step. */
function Chain({ sale }: { sale: Row }) {
  const { user } = useRouteContext({ from: '/shell' })
  const { purchaseorder_id } = sale
  const orders = useQuery({
    queryKey: ['sale', purchaseorder_id, 'orders'],
    enabled: sells(user),
    queryFn: async ({ signal }) =>
      (await client.GET('/v1/suppliers/marketplace-sales/{purchaseorder_id}', { params: { path: { purchaseorder_id } }, signal })).data,
  })
  const earlier = orders.data?.bookingorders.filter(({ bookingorder_id }) => bookingorder_id !== sale.bookingorder_id) ?? []
  return (
    <Panel title={tr('Chain')}>
      <ol className={classes.chain}>
        {sale.linked_purchaseorders.map((linked) => (
          <li key={linked.purchaseorder_id}>
            <Go href={`/sales/${linked.purchaseorder_id}`}>
              <Code>{linked.reference_number}</Code>
            </Go>
            <small>{tr('the same tickets in another sale')}</small>
          </li>
        ))}
        <li aria-current="true">
          <Code>{sale.reference_number}</Code>
          <small>{tr('this sale')}</small>
        </li>
        {earlier.map(({ bookingorder_id, booking_code }) => (
          <li key={bookingorder_id}>
            <Go href={`/orders/${bookingorder_id}`}>
              <Code>{booking_code}</Code>
            </Go>
            <small>{tr('order of who had the tickets before')}</small>
          </li>
        ))}
        {sale.booking_code !== '' && (
          <li>
            <Go href={`/orders/${sale.bookingorder_id}`}>
              <Code>{sale.booking_code}</Code>
            </Go>
            <small>{tr('order of who has the tickets now')}</small>
          </li>
        )}
      </ol>
      <Text size="xs" c="dimmed" mt="sm">
        {effect(sale)}
      </Text>
    </Panel>
  )
}

/** The effects of cancelling the buyer's order, shown before. */
function effect({ purchase_source, purchaseorder_status }: Row): string {
  if (purchaseorder_status === 'withdrawn') return tr('Withdrawn: the payout was credited back, and nothing of it is on sale any more.')
  if (purchase_source === 'relisting')
    return tr(
      'If the buyer’s order is cancelled with the sale withdrawn, the payout is credited back and the tickets return to the relister. If the sale is kept, the payout stays and the tickets go on sale again, for the next buyer of this same sale.',
    )
  return tr('If the buyer’s order is cancelled, the sale is withdrawn and the tickets go back to stock.')
}
