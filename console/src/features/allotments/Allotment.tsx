import { Button } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { isStaff, may } from '../../access.js'
import { client } from '../../api.js'
import { count, counted, moment, money } from '../../format.js'
import { Copyable } from '../../ui/Copyable.js'
import { confirm } from '../../ui/confirm.js'
import { Columns, Detail, Fact, Facts, Panel } from '../../ui/detail/Detail.js'
import { EditButton } from '../../ui/form/EditButton.js'
import { versionOf } from '../../ui/form/guard.js'
import { Go } from '../../ui/Go.js'
import { Grid } from '../../ui/Grid.js'
import { History } from '../../ui/history/History.js'
import { listOf } from '../../ui/list/resource.js'
import { Status } from '../../ui/status.js'
import { tell } from '../../ui/tell.js'
import { useParam } from '../../ui/useParam.js'
import { allotmentFields, bodyOf, isOpen, rateOf, type Allotment as Shown, termsOf } from './resource.js'
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
  const has = (one: Shown) => isOpen(one) && may.releaseAllotments(user) && (isStaff(user) || user.distributor_id === one.distributor_id)
  const currencyOf = (one: Shown) => one.rate?.currency_code ?? one.tickets[0]?.currency_code ?? 'EUR'
  return (
    <Detail
      query={query}
      back={{ href: '/allotments', label: 'Allotments' }}
      name={(one) => `Allotment ${one.event_name}`}
      title={(one) => `${count(one.quantity)} for ${one.distributor_name}`}
      sub={(one) => (
        <>
          <Go href={`/events/${one.event_id}`}>{one.event_name}</Go> · from {one.supplier_name}
        </>
      )}
      actions={(one) => (
        <>
          {has(one) && one.free > 0 && (
            <EditButton
              label="Give back"
              title={`Give back some of ${counted(one.free, 'ticket')}`}
              fields={[{ name: 'quantity', label: 'Tickets', kind: 'integer', hint: 'Empty: all of them, which closes the allotment' }]}
              values={{ quantity: one.free }}
              save={(body) => client.POST('/v1/allotments/{allotment_id}/release', { params: { path }, body: given(body) as never })}
              done="Given back"
              onSaved={again}
            />
          )}
          {gives(one) && (
            <EditButton
              label="Change"
              title="Change the allotment"
              fields={allotmentFields(currencyOf(one), isStaff(user), { ticket: true })}
              values={termsOf(one)}
              read={async () => {
                const { values, tag } = await versionOf(client.GET('/v1/allotments/{allotment_id}', { params: { path } }))
                return { values: termsOf(values as Shown), tag }
              }}
              save={(changes, headers) => {
                const body = merged(one, changes, currencyOf(one)) as never
                return client.PATCH('/v1/allotments/{allotment_id}', { params: { path }, body, headers })
              }}
              done="Allotment changed"
              onSaved={again}
            />
          )}
          {gives(one) && <End allotment={one} onDone={again} />}
        </>
      )}
    >
      {(one) => (
        <Columns
          main={
            <>
              <Panel title="Share" extra={<Status value={one.status} />}>
                <ShareBar of={one} />
              </Panel>
              <Panel title="Tickets" flush>
                <Grid
                  label="Tickets"
                  heads={['Ticket', 'Price', ...['Given', 'Sold', 'Held', 'Free'].map((label) => ({ label, align: 'right' as const }))]}
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
              <Panel title="History">
                <History
                  of={['allotment', allotment_id]}
                  source={listOf('/v1/allotments/{allotment_id}/history', path)}
                  snapshot={(entry) => entry.allotment}
                />
              </Panel>
            </>
          }
          side={
            <Panel title="About">
              <Facts>
                <Fact label="Released">{isOpen(one) ? <Until at={one.release_at} /> : moment(one.closed_at)}</Fact>
                {one.release_at && <Fact label="Release at">{moment(one.release_at)}</Fact>}
                <Fact label="Warning">{counted(one.warning_hours, 'hour')} before</Fact>
                <Fact label="Told at">{one.sell_through_warning === null ? '–' : `${one.sell_through_warning} % sold`}</Fact>
                <Fact label="Free stock">{one.free_stock_too ? 'may be used too' : 'may not be used'}</Fact>
                <Fact label="Price">{rateOf(one)}</Fact>
                {one.grouprequest_id && (
                  <Fact label="Group request">
                    <Go href={`/group-requests/${one.grouprequest_id}`}>Group request</Go>
                  </Fact>
                )}
                <Fact label="Made">{moment(one.created)}</Fact>
                <Fact label="Id">
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

/** An emptied field means all. */
const given = ({ quantity }: Record<string, unknown>) => ((quantity ?? null) === null ? {} : { quantity })

/** A nested value is sent completely: its unchanged parts come from the stored value. */
const merged = (one: Shown, changes: Record<string, unknown>, currency: string) => {
  const { net_rate, percentage, days, at } = { ...termsOf(one), ...changes }
  const isRate = 'net_rate' in changes || 'percentage' in changes
  const isRelease = 'days' in changes || 'at' in changes
  return bodyOf({ ...changes, ...(isRate ? { net_rate, percentage } : {}), ...(isRelease ? { days, at } : {}) }, currency)
}

function End({ allotment: { allotment_id, free }, onDone }: { allotment: Shown; onDone: () => Promise<unknown> }) {
  const ending = useMutation({
    mutationFn: () => client.DELETE('/v1/allotments/{allotment_id}', { params: { path: { allotment_id } } }),
    onSuccess: async () => {
      tell.done('Allotment ended')
      await onDone()
    },
    onError: tell.failure,
  })
  const ask = () =>
    confirm({
      title: 'End the allotment?',
      detail: `${counted(free, 'unsold ticket')} return to free stock. Holds and sales stay.`,
      act: 'End',
      onConfirm: () => ending.mutate(),
    })
  return (
    <Button variant="default" h={34} loading={ending.isPending} onClick={ask}>
      End
    </Button>
  )
}
