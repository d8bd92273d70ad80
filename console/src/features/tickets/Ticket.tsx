import { Button } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate, useRouteContext } from '@tanstack/react-router'
import { buys, isStaff, may } from '../../access.js'
import { client } from '../../api.js'
import { count, local, moment, percent } from '../../format.js'
import { say } from '../../say.js'
import { tr, trCount, trRich } from '../../texts.js'
import { Copyable } from '../../ui/Copyable.js'
import { Legend, type PartName } from '../../ui/chart/PartsBar.js'
import { confirm } from '../../ui/confirm.js'
import { Columns, Detail, Fact, Facts, Panel } from '../../ui/detail/Detail.js'
import { EditButton } from '../../ui/form/EditButton.js'
import { Go } from '../../ui/Go.js'
import { History } from '../../ui/history/History.js'
import { listOf } from '../../ui/list/resource.js'
import { tell } from '../../ui/tell.js'
import { useParam } from '../../ui/useParam.js'
import { AllotmentsPanel } from '../allotments/AllotmentsPanel.js'
import { Memos } from '../memos/Memos.js'
import { ordersHref } from '../orders/statuses.js'
import { Audience } from './Audience.js'
import { ticketCalls } from './change.js'
import { ticketFields } from './fields.js'
import { NewTicket } from './NewTicket.js'
import { Periods } from './Periods.js'
import { PriceLadder } from './PriceLadder.js'
import type { Ticket as Shown } from './resource.js'
import { StatusCell } from './StatusCell.js'
import { partsOf, StockBar } from './StockBar.js'
import { TicketFiles } from './TicketFiles.js'
import { TicketOrders } from './TicketOrders.js'
import { Yield } from './Yield.js'

export function Ticket() {
  const ticket_id = useParam('ticket_id')
  const { user } = useRouteContext({ from: '/shell' })
  const queries = useQueryClient()
  const query = useQuery({
    queryKey: ['ticket', ticket_id],
    queryFn: async ({ signal }) => (await client.GET('/v1/tickets/{ticket_id}', { params: { path: { ticket_id } }, signal })).data as Shown,
  })
  /** A distributor that is also a supplier sees tickets of others as a buyer does. */
  const isTheirs = (ticket: Shown) => isStaff(user) || ticket.supplier_id === user.supplier_id
  const manages = (ticket: Shown) => may.manageTickets(user) && isTheirs(ticket)
  /** Support may withdraw a relisting, and not edit the ticket. */
  const withdraws = (ticket: Shown) => ticket.is_relisted_ticket && ticket.deleted === null && isStaff(user) && may.withdrawRelistings(user)
  const again = () =>
    Promise.all([['ticket'], ['list', 'tickets'], ['history', 'ticket']].map((queryKey) => queries.invalidateQueries({ queryKey })))
  return (
    <Detail
      query={query}
      back={{ href: '/tickets', label: tr('Tickets') }}
      name={(ticket) => `${ticket.ticket_title} ${ticket.event_name}`}
      title={(ticket) => ticket.ticket_title}
      sub={(ticket) => (
        <>
          <Go href={`/events/${ticket.event_id}`}>{ticket.event_name}</Go> · {ticket.category_name} · {say(ticket.ticket_type)}
          {ticket.is_relisted_ticket && ` · ${tr('relisted')}`}
        </>
      )}
      actions={(ticket) =>
        manages(ticket) ? (
          <>
            <StatusCell ticket={ticket} />
            <EditButton
              label={tr('Edit')}
              title={tr('Edit {ticket_title}', { ticket_title: ticket.ticket_title })}
              fields={ticketFields(ticket.currency_code)}
              values={ticket}
              {...ticketCalls(ticket_id)}
              done={tr('Ticket changed')}
              onSaved={again}
            />
            {!ticket.is_relisted_ticket && <NewTicket event_id={ticket.event_id} like={ticket} />}
            {ticket.deleted === null && <Withdraw ticket={ticket} onDone={again} />}
          </>
        ) : withdraws(ticket) ? (
          <Withdraw ticket={ticket} onDone={again} />
        ) : (
          buys(user) &&
          ticket.allowed_quantities.length > 0 && (
            <Button h={34} renderRoot={(props) => <Go {...props} href={`/events/${ticket.event_id}`} />}>
              {tr('Buy')}
            </Button>
          )
        )
      }
    >
      {(ticket) => (
        <Columns
          main={
            <>
              <PriceLadder ticket={ticket} />
              <Periods ticket={ticket} editable={manages(ticket)} />
              <AllotmentsPanel of={{ ticket_id }} ticket={ticket} />
              {may.readOrders(user) && manages(ticket) && <TicketOrders ticket_id={ticket_id} />}
              {isTheirs(ticket) && may.manageTicketFiles(user) && <TicketFiles ticket_id={ticket_id} />}
              {isTheirs(ticket) && <Memos on="ticket" id={ticket_id} />}
              {may.readTicketHistory(user) && isTheirs(ticket) && (
                <Panel title={tr('History')}>
                  <History
                    of={['ticket', ticket_id]}
                    source={listOf('/v1/tickets/{ticket_id}/history', { ticket_id })}
                    snapshot={(entry) => entry.ticket}
                  />
                </Panel>
              )}
            </>
          }
          side={
            <>
              <Stock ticket={ticket} />
              {manages(ticket) && <Yield ticket={ticket} />}
              {manages(ticket) && <Audience ticket={ticket} />}
              <About ticket={ticket} />
            </>
          }
        />
      )}
    </Detail>
  )
}

function Stock({ ticket }: { ticket: Shown }) {
  return (
    <Panel title={tr('Stock')}>
      <StockBar ticket={ticket} />
      <Legend parts={Object.keys(partsOf(ticket)) as PartName[]} />
      <Facts>
        <Fact label={tr('Offered')}>{count(ticket.supplier_quantity)}</Fact>
        <Fact label={tr('Left')}>{count(ticket.available_quantity)}</Fact>
        <Fact label={tr('Held')}>
          <Go href={`/reservations?ticket_id=${ticket.ticket_id}&status=in:[active,extended]`}>{count(ticket.reservations_quantity)}</Go>
        </Fact>
        {ticket.number_of_tickets_sold !== undefined && (
          <Fact label={tr('Sold')}>
            <Go href={ordersHref({ ticket_id: ticket.ticket_id }, 'sold')}>{count(ticket.number_of_tickets_sold)}</Go>
          </Fact>
        )}
        {ticket.allotted_quantity !== undefined && (
          <Fact label={tr('Allotted')}>
            <Go href={`/allotments?ticket_id=${ticket.ticket_id}&status=active`}>{count(ticket.allotted_quantity)}</Go>
          </Fact>
        )}
        <Fact label={tr('On request')}>{count(ticket.backorder_quantity)}</Fact>
        <Fact label={tr('Sold in')}>{quantities(ticket.allowed_quantities)}</Fact>
      </Facts>
    </Panel>
  )
}

function About({ ticket }: { ticket: Shown }) {
  return (
    <Panel title={tr('About')}>
      <Facts>
        <Fact label={tr('For')}>{say(ticket.ticket_targetgroup)}</Fact>
        <Fact label={tr('Variant')}>{say(ticket.sub_category)}</Fact>
        <Fact label={tr('Valid')}>
          {trRich('{from} to {to}', {
            from: local(ticket.ticket_validfrom),
            to: local(ticket.ticket_validuntil),
          })}
        </Fact>
        <Fact label={tr('Last sale')}>{ticket.latest_sale_date ? local(ticket.latest_sale_date) : tr('until it begins')}</Fact>
        <Fact label={tr('Released')}>{ticket.release_date ? local(ticket.release_date) : '–'}</Fact>
        <Fact label={tr('VAT')}>{say(ticket.vat_category)}</Fact>
        <Fact label={tr('Flags')}>{ticket.flags.map(say).join(', ') || tr('None')}</Fact>
        <Fact label={tr('Cancellation')}>
          {ticket.cancellation_policy.length === 0
            ? tr('Nothing is refunded')
            : ticket.cancellation_policy
                .map(({ until_days_before, refund_percent }) =>
                  trCount(until_days_before, '{percent} until {n} day before', '{percent} until {n} days before', {
                    percent: percent(refund_percent),
                  }),
                )
                .join('; ')}
        </Fact>
        <Fact label={tr('Source')}>{say(ticket.ticket_source)}</Fact>
        {ticket.note && <Fact label={tr('Note')}>{ticket.note}</Fact>}
        <Fact label={tr('Changed')}>{moment(ticket.updated)}</Fact>
        <Fact label={tr('Ticket id')}>
          <Copyable text={ticket.ticket_id} />
        </Fact>
        {ticket.external_ticket_id && (
          <Fact label={tr('Own id')}>
            <Copyable text={ticket.external_ticket_id} />
          </Fact>
        )}
      </Facts>
    </Panel>
  )
}

function Withdraw({ ticket, onDone }: { ticket: Shown; onDone: () => Promise<unknown> }) {
  const navigate = useNavigate()
  const { ticket_id } = ticket
  const withdrawing = useMutation({
    mutationFn: () =>
      ticket.is_relisted_ticket
        ? client.DELETE('/v1/marketplace/relistings/{ticket_id}', { params: { path: { ticket_id } } })
        : client.DELETE('/v1/tickets/{ticket_id}', { params: { path: { ticket_id } } }),
    onSuccess: async () => {
      tell.done(tr('Ticket withdrawn'))
      await navigate({ to: '/tickets' as '/' })
      await onDone()
    },
    onError: tell.failure,
  })
  const ask = () =>
    confirm({
      title: tr('Withdraw {ticket_title}?', { ticket_title: ticket.ticket_title }),
      detail: ticket.is_relisted_ticket
        ? tr('What is unsold goes back to the order it came from. What is sold stays so.')
        : tr('It is removed from every list at once. Holds and sales of it stay.'),
      act: tr('Withdraw'),
      onConfirm: () => withdrawing.mutate(),
    })
  return (
    <Button variant="default" h={34} loading={withdrawing.isPending} onClick={ask}>
      {tr('Withdraw')}
    </Button>
  )
}

/** At most the first few of a long run: 1, 2, 3 … 100. */
const quantities = (allowed: number[]): string =>
  allowed.length === 0
    ? tr('Nothing can be sold')
    : allowed.length > 6
      ? `${allowed.slice(0, 4).join(', ')} … ${allowed.at(-1)}`
      : allowed.join(', ')
