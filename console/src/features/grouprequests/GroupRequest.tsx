import { Button } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { isStaff, may } from '../../access.js'
import { client } from '../../api.js'
import { count, day, instant, local, moment, money } from '../../format.js'
import { tr, trCount } from '../../texts.js'
import { Copyable } from '../../ui/Copyable.js'
import { confirm } from '../../ui/confirm.js'
import { Columns, Detail, Fact, Facts, Panel } from '../../ui/detail/Detail.js'
import { EditButton } from '../../ui/form/EditButton.js'
import { versionOf } from '../../ui/form/guard.js'
import { Go } from '../../ui/Go.js'
import { History } from '../../ui/history/History.js'
import { listOf } from '../../ui/list/resource.js'
import { Status } from '../../ui/status.js'
import { tell } from '../../ui/tell.js'
import { useParam } from '../../ui/useParam.js'
import { Until } from '../allotments/Until.js'
import { Memos } from '../memos/Memos.js'
import { Quotes } from './Quotes.js'
import { budgetOfOne, isOpen, quoteFields, requestFields, type GroupRequest as Shown } from './resource.js'

export function GroupRequest() {
  const grouprequest_id = useParam('grouprequest_id')
  const path = { grouprequest_id }
  const { user } = useRouteContext({ from: '/shell' })
  const queries = useQueryClient()
  const query = useQuery({
    queryKey: ['grouprequest', grouprequest_id],
    queryFn: async ({ signal }) => (await client.GET('/v1/grouprequests/{grouprequest_id}', { params: { path }, signal })).data,
    refetchInterval: 30_000,
  })
  const again = () =>
    Promise.all(
      [['grouprequest'], ['list', 'grouprequests'], ['history', 'grouprequest'], ['list', 'allotments']].map((queryKey) =>
        queries.invalidateQueries({ queryKey }),
      ),
    )
  const isTheirs = (one: Shown) => isStaff(user) || user.distributor_id === one.distributor_id
  const asks = (one: Shown) => isOpen(one) && may.askForGroups(user) && isTheirs(one)
  const quotes = (one: Shown) => isOpen(one) && may.quoteForGroups(user) && (isStaff(user) || !isTheirs(one))
  return (
    <Detail
      query={query}
      back={{ href: '/group-requests', label: tr('Group requests') }}
      name={(one) => tr('Group for {event}', { event: one.event_name ?? one.description })}
      title={(one) => trCount(one.size, '{n} ticket for {event}', '{n} tickets for {event}', { event: one.event_name ?? one.description })}
      sub={(one) => tr('Asked by {distributor}', { distributor: one.distributor_name })}
      actions={(one) => (
        <>
          {quotes(one) && (
            <EditButton
              label={tr('Quote')}
              title={tr('Quote for the group')}
              fields={quoteFields(isStaff(user), one.event_id)}
              copyOf={{ quantity: one.size }}
              save={async (values) => {
                const body = toQuote(values) as never
                const { data } = await client.POST('/v1/grouprequests/{grouprequest_id}/quotes', { params: { path }, body })
                tellIfShortened(String(values.valid_until), data.valid_until)
              }}
              done={tr('Quoted')}
              onSaved={again}
            />
          )}
          {asks(one) && (
            <EditButton
              label={tr('Edit')}
              title={tr('Change the request')}
              fields={requestFields(isStaff(user))}
              values={one}
              read={() => versionOf(client.GET('/v1/grouprequests/{grouprequest_id}', { params: { path } }))}
              save={(body, headers) =>
                client.PATCH('/v1/grouprequests/{grouprequest_id}', { params: { path }, body: body as never, headers })
              }
              done={tr('Request changed')}
              onSaved={again}
            />
          )}
          {asks(one) && <Close request={one} onDone={again} />}
        </>
      )}
    >
      {(one) => (
        <Columns
          main={
            <>
              <Quotes request={one} accepts={asks(one)} quotes={quotes(one)} onDone={again} />
              {isTheirs(one) && may.readBuyerMemos(user) && <Memos on="grouprequest" id={grouprequest_id} />}
              {isTheirs(one) && may.readGroupHistory(user) && (
                <Panel title={tr('History')}>
                  <History
                    of={['grouprequest', grouprequest_id]}
                    source={listOf('/v1/grouprequests/{grouprequest_id}/history', path)}
                    snapshot={(entry) => entry.grouprequest}
                  />
                </Panel>
              )}
            </>
          }
          side={
            <Panel title={tr('About')} extra={<Status value={one.status} />}>
              <Facts>
                {isOpen(one) && (
                  <Fact label={tr('Closes')}>
                    <Until at={one.deadline} />
                  </Fact>
                )}
                <Fact label={tr('Deadline')}>{moment(one.deadline)}</Fact>
                <Fact label={tr('Tickets')}>{count(one.size)}</Fact>
                <Fact label={tr('Budget')}>
                  {[money(one.budget, one.currency_code), budgetOfOne(one)].filter((text) => text !== '').join(' · ')}
                </Fact>
                {one.event_id && (
                  <Fact label={tr('Event')}>
                    <Go href={`/events/${one.event_id}`}>{one.event_name}</Go>
                  </Fact>
                )}
                {one.event_startdate && <Fact label={tr('Event begins')}>{local(one.event_startdate)}</Fact>}
                {one.category_names.length > 0 && <Fact label={tr('Categories')}>{one.category_names.join(', ')}</Fact>}
                {one.description !== one.event_name && <Fact label={tr('In words')}>{one.description}</Fact>}
                <Fact label={tr('Wishes')}>{one.wishes || '–'}</Fact>
                {one.contact_email && <Fact label={tr('Answers to')}>{one.contact_email}</Fact>}
                <Fact label={tr('Asked')}>{trCount(one.supplier_ids.length, '{n} supplier', '{n} suppliers')}</Fact>
                <Agreed request={one} />
                {one.allotment_id && (
                  <Fact label={tr('Allotment|of tickets')}>
                    <Go href={`/allotments/${one.allotment_id}`}>{tr('The tickets that are kept')}</Go>
                  </Fact>
                )}
                {one.reservation_id && (
                  <Fact label={tr('Reservation')}>
                    <Go href={`/reservations/${one.reservation_id}`}>{tr('The tickets that are held')}</Go>
                  </Fact>
                )}
                <Fact label={tr('Made')}>{day(one.created)}</Fact>
                <Fact label={tr('Id')}>
                  <Copyable text={grouprequest_id} />
                </Fact>
              </Facts>
            </Panel>
          }
        />
      )}
    </Detail>
  )
}

/** What the accepted quote asks for, with its dates. */
function Agreed({ request: { quotes, accepted_quote_id } }: { request: Shown }) {
  const quote = quotes.find(({ quote_id }) => quote_id === accepted_quote_id)
  if (!quote) return null
  return (
    <>
      {quote.deposits.length > 0 && (
        <Fact label={tr('Deposit')}>{quote.deposits.map(({ amount, currency_code }) => money(amount, currency_code)).join(' + ')}</Fact>
      )}
      {quote.name_deadline && <Fact label={tr('Names by')}>{day(quote.name_deadline)}</Fact>}
    </>
  )
}

/** The form is flat, the quote is not. */
function toQuote({ ticket_id, quantity, price, currency_code, days, ...plain }: Record<string, unknown>) {
  const filled = Object.fromEntries(Object.entries(plain).filter(([, value]) => value !== null))
  const release = (days ?? null) === null ? {} : { release: { kind: 'before', days } }
  return { ...filled, ...release, items: [{ ticket_id, quantity, net_rate: price, currency_code }] }
}

/** A quote ends with its request at the latest. */
function tellIfShortened(asked: string, stored: string): void {
  if (instant(stored) >= instant(asked)) return
  tell.differs(
    tr('The quote is valid for less time'),
    tr('It is valid until {stored}, not until {asked}: the request ends then.', { stored: moment(stored), asked: moment(asked) }),
  )
}

/** The two ways to end a request without a purchase. */
function Close({ request: { grouprequest_id, quotes }, onDone }: { request: Shown; onDone: () => Promise<unknown> }) {
  const params = { path: { grouprequest_id } }
  const closing = useMutation({
    mutationFn: (how: 'decline' | 'withdraw') =>
      how === 'decline'
        ? client.POST('/v1/grouprequests/{grouprequest_id}/decline', { params, body: {} })
        : client.POST('/v1/grouprequests/{grouprequest_id}/withdraw', { params }),
    onSuccess: async () => {
      tell.done(tr('Request closed'))
      await onDone()
    },
    onError: tell.failure,
  })
  const ask = (how: 'decline' | 'withdraw') => () =>
    confirm({
      title: how === 'decline' ? tr('Decline all quotes?') : tr('Withdraw the request?'),
      detail: tr('The request is closed. Suppliers are notified.'),
      act: how === 'decline' ? tr('Decline') : tr('Withdraw'),
      onConfirm: () => closing.mutate(how),
    })
  return (
    <>
      {quotes.some(({ status }) => status === 'open') && (
        <Button variant="default" h={34} loading={closing.isPending} onClick={ask('decline')}>
          {tr('Decline all')}
        </Button>
      )}
      <Button variant="default" h={34} loading={closing.isPending} onClick={ask('withdraw')}>
        {tr('Withdraw')}
      </Button>
    </>
  )
}
