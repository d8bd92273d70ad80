import { Alert, Button, Group, Progress, Stack, Text } from '@mantine/core'
import { useRouteContext } from '@tanstack/react-router'
import { isStaff, may } from '../../access.js'
import { count, counted, local, moment, money } from '../../format.js'
import { say } from '../../say.js'
import { confirm } from '../../ui/confirm.js'
import { Columns, Detail, Fact, Facts, None, Panel } from '../../ui/detail/Detail.js'
import { Go } from '../../ui/Go.js'
import { Grid } from '../../ui/Grid.js'
import { Status } from '../../ui/status.js'
import { useParam } from '../../ui/useParam.js'
import { DisruptedOrders } from './DisruptedOrders.js'
import { calls, type Disruption, isRunning, kindNames, useAct, useDisruption } from './disruption.js'

/** A disruption from its preview to the last decision: its effects, its progress, and the possible actions. */
export function DisruptionPage() {
  const event_id = useParam('event_id')
  const query = useDisruption(event_id, useParam('disruption_id'))
  return (
    <Detail
      query={query}
      back={{ href: '/events', label: 'Events' }}
      name={({ event_name, kind }) => `${kindNames[kind]} · ${event_name}`}
      title={({ event_name, kind }) => `${kindNames[kind]}: ${event_name}`}
      sub={(disruption) => (
        <>
          <Status value={disruption.status} /> {changeOf(disruption)}
        </>
      )}
      actions={(disruption) => <Actions disruption={disruption} />}
    >
      {(disruption) => (
        <Columns
          main={
            <>
              <State disruption={disruption} />
              {disruption.figures && <Figures figures={disruption.figures} kind={disruption.kind} />}
              <DisruptedOrders disruption={disruption} />
            </>
          }
          side={<About disruption={disruption} />}
        />
      )}
    </Detail>
  )
}

const placeOf = ({ date_start, venue_name }: Disruption['event_before']): string => `${local(date_start)}, ${venue_name}`
const changeOf = ({ kind, event_before, event_after }: Disruption): string =>
  kind === 'rescheduled' || kind === 'relocated' ? `${placeOf(event_before)} → ${placeOf(event_after)}` : placeOf(event_before)

function Actions({ disruption }: { disruption: Disruption }) {
  const { user } = useRouteContext({ from: '/shell' })
  const { status, kind, progress, figures } = disruption
  const apply = useAct(() => calls.apply(disruption), 'It is being carried out')
  const revert = useAct(() => calls.revert(disruption), 'It is being called off')
  const remind = useAct(() => calls.remind(disruption), 'Reminders are on their way')
  const decide = useAct((decision: 'accept' | 'refund') => calls.decide(disruption, decision), 'Decided for all orders that were waiting')
  const orders = counted(progress.orders, 'order')
  const isOpen = status === 'open' || (status === 'applying' && kind !== 'cancelled')
  return (
    <>
      {may.manageDisruptions(user) && status === 'previewed' && (
        <Button
          color="red"
          loading={apply.isPending}
          onClick={() =>
            confirm({
              title: `${kindNames[kind]}: apply to ${orders}?`,
              detail: `The event changes at once, ${counted(figures?.holds ?? 0, 'hold')} end, and ${counted(figures?.letters ?? 0, 'letter')} are sent.${kind === 'cancelled' ? ' It cannot be undone.' : ''}`,
              act: 'Apply',
              onConfirm: () => apply.mutate(),
            })
          }
        >
          Apply to {orders}
        </Button>
      )}
      {may.manageDisruptions(user) && status === 'open' && progress.pending > 0 && (
        <Button variant="default" loading={remind.isPending} onClick={() => remind.mutate()}>
          Remind
        </Button>
      )}
      {may.manageDisruptions(user) && (status === 'open' || status === 'done') && kind !== 'cancelled' && progress.refunded === 0 && (
        <Button
          variant="default"
          loading={revert.isPending}
          onClick={() =>
            confirm({
              title: 'Call it off?',
              detail: 'The event takes place as first planned, and all buyers are notified.',
              act: 'Call it off',
              onConfirm: () => revert.mutate(),
            })
          }
        >
          Call off
        </Button>
      )}
      {!isStaff(user) && may.decideDisruptions(user) && isOpen && progress.pending > 0 && (
        <>
          <Button variant="default" loading={decide.isPending} onClick={() => decide.mutate('accept')}>
            Keep all {count(progress.pending)}
          </Button>
          <Button
            color="red"
            loading={decide.isPending}
            onClick={() =>
              confirm({
                title: `Refund ${counted(progress.pending, 'order')}?`,
                detail: 'They are cancelled by the terms. It cannot be undone.',
                act: 'Refund all',
                onConfirm: () => decide.mutate('refund'),
              })
            }
          >
            Refund all {count(progress.pending)}
          </Button>
        </>
      )}
    </>
  )
}

/** The progress, and the decisions so far. */
function State({ disruption }: { disruption: Disruption }) {
  const { status, progress, decide_by, kind } = disruption
  if (status === 'previewed')
    return (
      <Alert variant="light" title="This is a preview">
        Nothing has changed yet. If an order changes before it is applied, it is refused, and a new preview shows what is different.
      </Alert>
    )
  return (
    <Panel title="Progress">
      <Stack gap="sm">
        {isRunning(disruption) && (
          <Progress value={progress.orders === 0 ? 100 : (progress.informed / progress.orders) * 100} animated aria-label="Progress" />
        )}
        <Text size="sm" role="status">
          {count(progress.informed)} of {counted(progress.orders, 'order')} done.
        </Text>
        <Facts>
          {kind !== 'cancelled' && <Fact label="No answer yet">{count(progress.pending)}</Fact>}
          {kind !== 'cancelled' && <Fact label="Tickets kept">{count(progress.accepted)}</Fact>}
          <Fact label="Refunded">{count(progress.refunded)}</Fact>
          {progress.failed > 0 && <Fact label="Failed">{count(progress.failed)}</Fact>}
          {decide_by !== null && <Fact label="Decide before">{moment(decide_by)}</Fact>}
        </Facts>
      </Stack>
    </Panel>
  )
}

function Figures({ figures, kind }: { figures: NonNullable<Disruption['figures']>; kind: Disruption['kind'] }) {
  return (
    <>
      <Panel title="What it concerns">
        <Facts>
          <Fact label="Orders">{count(figures.orders)}</Fact>
          <Fact label="Admissions">{count(figures.admissions)}</Fact>
          {figures.admitted > 0 && <Fact label="Used already">{count(figures.admitted)}</Fact>}
          <Fact label="Holds that end">
            {count(figures.holds)} with {counted(figures.held, 'ticket')}
          </Fact>
          <Fact label="Sold on">
            {count(figures.relisting.resold)}, chains of {count(figures.relisting.longest_chain)} at most
          </Fact>
          <Fact label="Offered for resale">{count(figures.relisting.listed)}</Fact>
          <Fact label={kind === 'cancelled' ? 'E-tickets withdrawn' : 'E-tickets created again'}>
            {count(figures.files)}
            {figures.uploaded_files > 0 && `, ${count(figures.uploaded_files)} of them uploaded by suppliers`}
          </Fact>
          <Fact label="Letters">{count(figures.letters)}</Fact>
          <Fact label="Webhooks">{count(figures.webhooks)}</Fact>
        </Facts>
      </Panel>
      <Panel title={kind === 'cancelled' ? 'Refunds' : 'Refunds, if all buyers take them'} flush>
        {figures.distributors.length === 0 ? (
          <None>No order was made.</None>
        ) : (
          <Grid
            label="Refunds"
            heads={[
              'Distributor',
              { label: 'Orders', align: 'right' },
              { label: 'Paid', align: 'right' },
              { label: 'Refund', align: 'right' },
            ]}
          >
            {figures.distributors.map((line) => (
              <tr key={`${line.distributor_id} ${line.currency}`}>
                <td>
                  <Go href={`/distributors/${line.distributor_id}`}>{line.name}</Go>
                </td>
                <td data-align="right">{count(line.orders)}</td>
                <td data-align="right">{money(line.paid, line.currency)}</td>
                <td data-align="right">
                  <b>{money(line.refund, line.currency)}</b>
                </td>
              </tr>
            ))}
          </Grid>
        )}
      </Panel>
      <Panel title="Payouts to suppliers" flush>
        {figures.suppliers.length === 0 ? (
          <None>No supplier is owed anything.</None>
        ) : (
          <Grid
            label="Payouts to suppliers"
            heads={['Supplier', { label: 'Orders', align: 'right' }, { label: 'Now', align: 'right' }, { label: 'Then', align: 'right' }]}
          >
            {figures.suppliers.map((line) => (
              <tr key={`${line.supplier_id} ${line.currency}`}>
                <td>
                  <Go href={`/suppliers/${line.supplier_id}`}>{line.name}</Go>
                </td>
                <td data-align="right">{count(line.orders)}</td>
                <td data-align="right">{money(line.payout_before, line.currency)}</td>
                <td data-align="right">
                  <b>{money(line.payout_after, line.currency)}</b>
                </td>
              </tr>
            ))}
          </Grid>
        )}
      </Panel>
    </>
  )
}

function About({ disruption }: { disruption: Disruption }) {
  const { terms, texts, created, applied, finished, reminded, event_id, event_name, disruption_id, status } = disruption
  return (
    <Panel title="Terms">
      <Facts>
        <Fact label="Event">
          <Go href={`/events/${event_id}`}>{event_name}</Go>
        </Fact>
        <Fact label="Refund">{terms.refund_percent} %</Fact>
        <Fact label="Fees kept">{terms.keep_fees.length === 0 ? 'none' : terms.keep_fees.map(say).join(', ')}</Fact>
        {terms.supplier_payout !== null && <Fact label="Suppliers">{terms.supplier_payout === 'keep' ? 'are paid' : 'are not paid'}</Fact>}
        <Fact label="Without an answer">{terms.default_decision === 'accept' ? 'tickets are kept' : 'orders are refunded'}</Fact>
        {Object.entries(texts).map(([locale, text]) => (
          <Fact key={locale} label={`Text ${locale}`}>
            {String(text)}
          </Fact>
        ))}
        <Fact label="Previewed">{moment(created)}</Fact>
        {applied !== null && <Fact label="Applied">{moment(applied)}</Fact>}
        {finished !== null && <Fact label="Finished">{moment(finished)}</Fact>}
        {reminded !== null && <Fact label="Reminded">{moment(reminded)}</Fact>}
      </Facts>
      {status !== 'previewed' && (
        <Group mt="sm">
          <Go href={`/orders?disruption_id=${disruption_id}`}>Its orders</Go>
        </Group>
      )}
    </Panel>
  )
}
