import { Button } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { isStaff, may } from '../../access.js'
import { client } from '../../api.js'
import { count, moment, money, percent } from '../../format.js'
import { tr, trCount, trRich } from '../../texts.js'
import { Copyable } from '../../ui/Copyable.js'
import { confirm } from '../../ui/confirm.js'
import { Columns, Detail, Fact, Facts, Panel } from '../../ui/detail/Detail.js'
import { EditButton } from '../../ui/form/EditButton.js'
import type { Values } from '../../ui/form/fields.js'
import { versionOf } from '../../ui/form/guard.js'
import { Go } from '../../ui/Go.js'
import { Grid } from '../../ui/Grid.js'
import { History } from '../../ui/history/History.js'
import { listOf } from '../../ui/list/resource.js'
import { Status } from '../../ui/status.js'
import { tell } from '../../ui/tell.js'
import { useParam } from '../../ui/useParam.js'
import { allotmentFields, bodyOf, improvedFields, isOpen, rateOf, type Allotment as Shown, termsOf } from './resource.js'
import { ShareBar } from './ShareBar.js'
import { Until } from './Until.js'

export function Allotment() {
  const allotment_id = useParam('allotment_id')
  const path = { allotment_id }
  const { user } = useRouteContext({ from: '/shell' })
  const queries = useQueryClient()
  const query = useQuery({
    queryKey: ['allotment', allotment_id],
    queryFn: async ({ signal }) => (await client.GET('/v1/allotments/{allotment_id}', { params: { path }, signal })).data,
    refetchInterval: 30_000,
  })
  const again = () =>
    Promise.all(
      [['allotment'], ['list', 'allotments'], ['history', 'allotment'], ['ticket']].map((queryKey) =>
        queries.invalidateQueries({ queryKey }),
      ),
    )
  const gives = (one: Shown) => isOpen(one) && may.manageAllotments(user) && (isStaff(user) || user.supplier_id === one.supplier_id)
  /** An accepted quote, of which a supplier may only improve the terms. */
  const isAgreed = (one: Shown) => one.grouprequest_id !== null && !isStaff(user)
  const has = (one: Shown) => isOpen(one) && may.releaseAllotments(user) && (isStaff(user) || user.distributor_id === one.distributor_id)
  const currencyOf = (one: Shown) => one.rate?.currency_code ?? one.tickets[0]?.currency_code ?? 'EUR'
  return (
    <Detail
      query={query}
      back={{ href: '/allotments', label: tr('Allotments') }}
      name={(one) => tr('Allotment of {event}', { event: one.event_name })}
      title={(one) => tr('{quantity} for {distributor}', { quantity: count(one.quantity), distributor: one.distributor_name })}
      sub={(one) => (
        <>
          {trRich('{event} · from {supplier}', {
            event: <Go href={`/events/${one.event_id}`}>{one.event_name}</Go>,
            supplier: one.supplier_name,
          })}
        </>
      )}
      actions={(one) => (
        <>
          {has(one) && one.free > 0 && (
            <EditButton
              label={tr('Give back')}
              title={trCount(one.free, 'Give back some of {n} ticket', 'Give back some of {n} tickets')}
              fields={[
                { name: 'quantity', label: tr('Tickets'), kind: 'integer', required: true, hint: tr('All of them closes the allotment') },
              ]}
              values={{}}
              copyOf={{ quantity: one.free }}
              save={(body) => client.POST('/v1/allotments/{allotment_id}/release', { params: { path }, body: given(body, one.free) })}
              done={tr('Given back')}
              onSaved={again}
            />
          )}
          {gives(one) && (
            <EditButton
              label={tr('Change')}
              title={isAgreed(one) ? tr('Improve the accepted quote') : tr('Change the allotment')}
              fields={isAgreed(one) ? improvedFields(currencyOf(one)) : allotmentFields(currencyOf(one), isStaff(user), { ticket: true })}
              values={termsOf(one)}
              read={async () => {
                const { values, tag } = await versionOf(client.GET('/v1/allotments/{allotment_id}', { params: { path } }))
                return { values: termsOf(values as Shown), tag }
              }}
              save={(changes, headers, stored) => {
                const body = merged({ ...stored?.values }, changes, currencyOf(one)) as never
                return client.PATCH('/v1/allotments/{allotment_id}', { params: { path }, body, headers })
              }}
              done={tr('Allotment changed')}
              onSaved={again}
            />
          )}
          {gives(one) && !isAgreed(one) && <End allotment={one} onDone={again} />}
        </>
      )}
    >
      {(one) => (
        <Columns
          main={
            <>
              <Panel title={tr('Share')} extra={<Status value={one.status} />}>
                <ShareBar of={one} />
              </Panel>
              <Panel title={tr('Tickets')} flush>
                <Grid
                  label={tr('Tickets')}
                  heads={[
                    tr('Ticket'),
                    tr('Price'),
                    ...[tr('Given'), tr('Sold'), tr('Held'), tr('Free')].map((label) => ({ label, align: 'right' as const })),
                  ]}
                >
                  {one.tickets.map((part) => (
                    <tr key={part.ticket_id}>
                      <td>
                        <Go href={`/tickets/${part.ticket_id}`}>{part.ticket_title}</Go>
                      </td>
                      <td>{part.net_rate === null ? rateOf(one) : money(part.net_rate, part.currency_code)}</td>
                      {[part.quantity, part.sold, part.held, part.free].map((value, index) => (
                        <td key={['given', 'sold', 'held', 'free'][index]} data-align="right">
                          {count(value)}
                        </td>
                      ))}
                    </tr>
                  ))}
                </Grid>
              </Panel>
              <Panel title={tr('History')}>
                <History
                  of={['allotment', allotment_id]}
                  source={listOf('/v1/allotments/{allotment_id}/history', path)}
                  snapshot={(entry) => entry.allotment}
                />
              </Panel>
            </>
          }
          side={
            <Panel title={tr('About')}>
              <Facts>
                <Fact label={tr('Release|when')}>{isOpen(one) ? <Until at={one.release_at} /> : moment(one.closed_at)}</Fact>
                {one.release_at && (
                  <>
                    <Fact label={tr('Release at')}>{moment(one.release_at)}</Fact>
                    <Fact label={tr('Warning')}>{trCount(one.warning_hours, '{n} hour before', '{n} hours before')}</Fact>
                  </>
                )}
                <Fact label={tr('Told at')}>
                  {one.sell_through_warning === null
                    ? '–'
                    : tr('{sell_through_warning} sold', { sell_through_warning: percent(one.sell_through_warning) })}
                </Fact>
                <Fact label={tr('Free stock')}>{one.free_stock_too ? tr('may be used too') : tr('may not be used')}</Fact>
                <Fact label={tr('Price')}>{rateOf(one)}</Fact>
                {one.grouprequest_id && (
                  <Fact label={tr('Group request')}>
                    <Go href={`/group-requests/${one.grouprequest_id}`}>{tr('Group request')}</Go>
                  </Fact>
                )}
                {one.grouprequest_id && isOpen(one) && (
                  <Fact label={tr('Agreed')}>
                    {tr('An accepted quote: its supplier can only improve it, the operator can change and end it.')}
                  </Fact>
                )}
                <Fact label={tr('Made')}>{moment(one.created)}</Fact>
                <Fact label={tr('Id')}>
                  <Copyable text={allotment_id} />
                </Fact>
              </Facts>
            </Panel>
          }
        />
      )}
    </Detail>
  )
}

/** Without a number all are given back, which closes the allotment. */
const given = ({ quantity }: Values, free: number) => (quantity === free ? {} : { quantity: Number(quantity) })

/** A nested value is sent completely: its unchanged parts come from the stored value. */
const merged = (stored: Values, changes: Values, currency: string) => {
  const { net_rate, percentage, days, at } = { ...stored, ...changes }
  const isRate = 'net_rate' in changes || 'percentage' in changes
  const isRelease = 'days' in changes || 'at' in changes
  return bodyOf({ ...changes, ...(isRate ? { net_rate, percentage } : {}), ...(isRelease ? { days, at } : {}) }, currency)
}

function End({ allotment: { allotment_id, free }, onDone }: { allotment: Shown; onDone: () => Promise<unknown> }) {
  const ending = useMutation({
    mutationFn: () => client.DELETE('/v1/allotments/{allotment_id}', { params: { path: { allotment_id } } }),
    onSuccess: async () => {
      tell.done(tr('Allotment ended'))
      await onDone()
    },
    onError: tell.failure,
  })
  const ask = () =>
    confirm({
      title: tr('End the allotment?'),
      detail: trCount(
        free,
        '{n} unsold ticket returns to free stock. Holds and sales stay.',
        '{n} unsold tickets return to free stock. Holds and sales stay.',
      ),
      act: tr('End'),
      onConfirm: () => ending.mutate(),
    })
  return (
    <Button variant="default" h={34} loading={ending.isPending} onClick={ask}>
      {tr('End')}
    </Button>
  )
}
