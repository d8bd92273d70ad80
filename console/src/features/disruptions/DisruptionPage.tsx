import { Alert, Button, List, Progress, Stack, Text } from '@mantine/core'
import { useRouteContext } from '@tanstack/react-router'
import { isStaff, may } from '../../access.js'
import { count, moment, money } from '../../format.js'
import { tr, trCount, trRich } from '../../texts.js'
import { confirm } from '../../ui/confirm.js'
import { Columns, Detail, Fact, Facts, None, Panel } from '../../ui/detail/Detail.js'
import { Go } from '../../ui/Go.js'
import { Grid } from '../../ui/Grid.js'
import { Status } from '../../ui/status.js'
import { useParam } from '../../ui/useParam.js'
import { About, changeOf, termsOf } from './About.js'
import { DisruptedOrders } from './DisruptedOrders.js'
import { calls, type Disruption, isRunning, kindNames, useAct, useDisruption } from './disruption.js'

/** A disruption from its preview to the last decision: its effects, its progress, and the possible actions. */
export function DisruptionPage() {
  const event_id = useParam('event_id')
  const query = useDisruption(event_id, useParam('disruption_id'))
  return (
    <Detail
      query={query}
      back={{ href: '/events', label: tr('Events') }}
      name={({ event_name, kind }) => `${kindNames[kind]} · ${event_name}`}
      title={({ event_name, kind }) => `${kindNames[kind]} · ${event_name}`}
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

/** The form with what this preview was made from. */
const changeHref = ({ event_id, disruption_id }: Disruption): string => `/events/${event_id}/disrupt?preview=${disruption_id}`

function Actions({ disruption }: { disruption: Disruption }) {
  const { user } = useRouteContext({ from: '/shell' })
  const { status, kind, progress, figures } = disruption
  const apply = useAct(() => calls.apply(disruption), tr('It is being carried out'))
  const revert = useAct(() => calls.revert(disruption), tr('It is being called off'))
  const remind = useAct(() => calls.remind(disruption), tr('Reminders are on their way'))
  const decide = useAct(
    (decision: 'accept' | 'refund') => calls.decide(disruption, decision),
    tr('Decided for all orders that were waiting'),
  )
  const keep = () =>
    confirm({
      title: trCount(progress.pending, 'Keep {n} order?', 'Keep {n} orders?'),
      detail: tr('The tickets are valid for the changed event. The refund of the disruption cannot be taken afterwards.'),
      act: trCount(progress.pending, 'Keep {n} order', 'Keep {n} orders'),
      keep: tr('Back'),
      isSafe: true,
      onConfirm: () => decide.mutate('accept'),
    })
  const isOpen = status === 'open' || (status === 'applying' && kind !== 'cancelled')
  return (
    <>
      {may.manageDisruptions(user) && status === 'previewed' && (
        <Button variant="default" renderRoot={(props) => <Go {...props} href={changeHref(disruption)} />}>
          {tr('Change')}
        </Button>
      )}
      {may.manageDisruptions(user) && status === 'previewed' && (
        <Button
          color="red"
          loading={apply.isPending}
          onClick={() =>
            confirm({
              title: trCount(progress.orders, '{change}: apply to {n} order?', '{change}: apply to {n} orders?', {
                change: kindNames[kind],
              }),
              detail: [
                changeOf(disruption),
                ...termsOf(disruption),
                [
                  tr('The event changes at once.'),
                  trCount(figures?.holds ?? 0, '{n} hold ends.', '{n} holds end.'),
                  trCount(figures?.letters ?? 0, '{n} letter is sent.', '{n} letters are sent.'),
                  ...(kind === 'cancelled' ? [tr('It cannot be undone.')] : []),
                ].join(' '),
              ].join('\n'),
              act: tr('Apply'),
              keep: tr('Not yet'),
              onConfirm: () => apply.mutate(),
            })
          }
        >
          {trCount(progress.orders, 'Apply to {n} order', 'Apply to {n} orders')}
        </Button>
      )}
      {may.manageDisruptions(user) && status === 'open' && progress.pending > 0 && (
        <Button variant="default" loading={remind.isPending} onClick={() => remind.mutate()}>
          {tr('Remind')}
        </Button>
      )}
      {may.manageDisruptions(user) && (status === 'open' || status === 'done') && kind !== 'cancelled' && progress.refunded === 0 && (
        <Button
          variant="default"
          loading={revert.isPending}
          onClick={() =>
            confirm({
              title: tr('Call it off?'),
              detail: tr('The event takes place as first planned, and all buyers are notified.'),
              act: tr('Call it off'),
              onConfirm: () => revert.mutate(),
            })
          }
        >
          {tr('Call off')}
        </Button>
      )}
      {!isStaff(user) && may.decideDisruptions(user) && isOpen && progress.pending > 0 && (
        <>
          <Button variant="default" loading={decide.isPending} onClick={keep}>
            {trCount(progress.pending, 'Keep {n} order|all that wait', 'Keep all {n} orders')}
          </Button>
          <Button
            color="red"
            loading={decide.isPending}
            onClick={() =>
              confirm({
                title: trCount(progress.pending, 'Refund {n} order?', 'Refund {n} orders?'),
                detail: trCount(
                  progress.pending,
                  'It is cancelled by the terms. This cannot be undone.',
                  'They are cancelled by the terms. This cannot be undone.',
                ),
                act: tr('Refund all'),
                onConfirm: () => decide.mutate('refund'),
              })
            }
          >
            {trCount(progress.pending, 'Refund {n} order|all that wait', 'Refund all {n} orders')}
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
      <Alert variant="light" title={tr('This is a preview')}>
        <p>
          {tr(
            'Nothing has changed yet. If an order changes before it is applied, it is refused, and a new preview shows what is different.',
          )}
        </p>
        <List size="sm" mt="xs">
          {termsOf(disruption).map((term) => (
            <List.Item key={term}>{term}</List.Item>
          ))}
        </List>
      </Alert>
    )
  return (
    <Panel title={tr('Progress')}>
      <Stack gap="sm">
        {isRunning(disruption) && (
          <Progress
            value={progress.orders === 0 ? 100 : (progress.informed / progress.orders) * 100}
            animated
            aria-label={tr('Progress')}
          />
        )}
        <Text size="sm" role="status">
          {trCount(progress.orders, '{informed} of {n} order done.', '{informed} of {n} orders done.', {
            informed: count(progress.informed),
          })}
        </Text>
        <Facts>
          {kind !== 'cancelled' && <Fact label={tr('No answer yet')}>{count(progress.pending)}</Fact>}
          {kind !== 'cancelled' && <Fact label={tr('Tickets kept')}>{count(progress.accepted)}</Fact>}
          <Fact label={tr('Refunded')}>{count(progress.refunded)}</Fact>
          {progress.failed > 0 && <Fact label={tr('Failed')}>{count(progress.failed)}</Fact>}
          {decide_by !== null && <Fact label={tr('Decide before')}>{moment(decide_by)}</Fact>}
        </Facts>
      </Stack>
    </Panel>
  )
}

function Figures({ figures, kind }: { figures: NonNullable<Disruption['figures']>; kind: Disruption['kind'] }) {
  return (
    <>
      <Panel title={tr('What it concerns')}>
        <Facts>
          <Fact label={tr('Orders')}>{count(figures.orders)}</Fact>
          <Fact label={tr('Admissions|places of an order')}>{count(figures.admissions)}</Fact>
          {figures.admitted > 0 && <Fact label={tr('Used already')}>{count(figures.admitted)}</Fact>}
          <Fact label={tr('Holds that end')}>
            {trCount(figures.held, '{holds} with {n} ticket', '{holds} with {n} tickets', { holds: count(figures.holds) })}
          </Fact>
          <Fact label={tr('Sold on')}>
            {trRich('{resold}, chains of {longest_chain} at most', {
              resold: count(figures.relisting.resold),
              longest_chain: count(figures.relisting.longest_chain),
            })}
          </Fact>
          <Fact label={tr('Offered for resale')}>{count(figures.relisting.listed)}</Fact>
          <Fact label={kind === 'cancelled' ? tr('E-tickets withdrawn') : tr('E-tickets created again')}>
            {figures.uploaded_files > 0
              ? trCount(
                  figures.uploaded_files,
                  '{files}, {n} of them uploaded by suppliers',
                  '{files}, {n} of them uploaded by suppliers',
                  { files: count(figures.files) },
                )
              : count(figures.files)}
          </Fact>
          <Fact label={tr('Letters')}>{count(figures.letters)}</Fact>
          <Fact label={tr('Webhooks')}>{count(figures.webhooks)}</Fact>
        </Facts>
      </Panel>
      <Panel title={kind === 'cancelled' ? tr('Refunds') : tr('Refunds, if all buyers take them')} flush>
        {figures.distributors.length === 0 ? (
          <None>{tr('No order is concerned.')}</None>
        ) : (
          <Grid
            label={tr('Refunds')}
            heads={[
              tr('Distributor'),
              { label: tr('Orders'), align: 'right' },
              { label: tr('Amount'), align: 'right' },
              { label: tr('Refund'), align: 'right' },
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
      <Panel title={tr('Payouts to suppliers')} flush>
        {figures.suppliers.length === 0 ? (
          <None>{tr('No supplier is owed anything.')}</None>
        ) : (
          <Grid
            label={tr('Payouts to suppliers')}
            heads={[
              tr('Supplier'),
              { label: tr('Orders'), align: 'right' },
              { label: tr('Now'), align: 'right' },
              { label: tr('Then'), align: 'right' },
            ]}
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
