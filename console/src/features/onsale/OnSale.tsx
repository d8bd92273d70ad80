import { Alert, Badge, Group, Skeleton, Text, Title } from '@mantine/core'
import { useDocumentTitle } from '@mantine/hooks'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { isForbidden, isNotFound } from '../../api.js'
import { count } from '../../format.js'
import { tr } from '../../texts.js'
import { eventThing, ticketThing } from '../../things.js'
import { inWords, PartsBar } from '../../ui/chart/PartsBar.js'
import { None, Panel } from '../../ui/detail/Detail.js'
import { Failure } from '../../ui/Failure.js'
import { Forbidden } from '../../ui/Forbidden.js'
import { FormField } from '../../ui/form/FormField.js'
import { Go } from '../../ui/Go.js'
import { Grid } from '../../ui/Grid.js'
import { NotFound } from '../../ui/NotFound.js'
import { useParam } from '../../ui/useParam.js'
import { Chart } from './Chart.js'
import classes from './onsale.module.css'
import { type Figures, type Subject, useLive } from './useLive.js'

/** A ticket or an event everybody wants, watched while it is being sold. */
export function OnSale() {
  const ticket_id = useParam('ticket_id')
  const event_id = useParam('event_id')
  const watched = event_id === '' ? (ticket_id === '' ? null : { ticket_id }) : { event_id }
  const go = (path: string, id: string) => void navigate({ to: (id === '' ? '/on-sale' : `${path}/${id}`) as '/' })
  const navigate = useNavigate()
  const [attempt, setAttempt] = useState(0)
  useDocumentTitle(tr('On sale · Allotment'))
  return (
    <div className={classes.page}>
      <Title order={1}>{tr('On sale')}</Title>
      <div className={classes.choice}>
        <FormField
          field={{
            name: 'ticket_id',
            label: tr('Ticket'),
            kind: 'thing',
            thing: ticketThing,
            hint: tr('By the name of its event, or its id'),
          }}
          value={ticket_id}
          fault={undefined}
          first={false}
          onChange={(id) => go('/on-sale', String(id))}
        />
        <FormField
          field={{
            name: 'event_id',
            label: tr('or a whole event'),
            kind: 'thing',
            thing: eventThing,
            hint: tr('All of its tickets together'),
          }}
          value={event_id}
          fault={undefined}
          first={false}
          onChange={(id) => go('/on-sale/event', String(id))}
        />
      </div>
      {watched === null ? (
        <Alert color="pine" variant="light" role="note" title={tr('Choose a ticket or an event')}>
          {tr(
            'The requests for it, how many of them were accepted and refused, and the stock appear here as they happen, over all processes of the service.',
          )}{' '}
          <Go href="/events">{tr('To the events')}</Go>
        </Alert>
      ) : (
        <Live key={`${JSON.stringify(watched)} ${attempt}`} subject={watched} onRetry={() => setAttempt(attempt + 1)} />
      )}
    </div>
  )
}

function Live({ subject, onRetry }: { subject: Subject; onRetry: () => void }) {
  const { figures, seconds, error, connected } = useLive(subject)
  if (error && isNotFound(error)) return <NotFound list={{ href: '/on-sale', label: tr('On sale') }} level={2} />
  if (error && isForbidden(error)) return <Forbidden error={error} level={2} />
  if (error) return <Failure error={error} onRetry={onRetry} level={2} />
  if (!figures) return <Skeleton height={320} radius="lg" role="status" aria-label={tr('Loading')} />
  const last = seconds.slice(-61, -1)
  const sum = (name: 'requests' | 'accepted' | 'refused') => last.reduce((total, second) => total + second[name], 0)
  const total = figures.available + figures.reserved + figures.sold
  return (
    <>
      <Group gap="xs">
        <Badge color={connected ? 'pine' : 'gray'} variant="light">
          {connected ? tr('Live') : tr('Connecting again')}
        </Badge>
        <Text size="sm" c="dimmed">
          {tr('The last minute in figures, the last five as a chart')}
        </Text>
      </Group>
      <dl className={classes.figures}>
        <Figure label={tr('Requests')} value={sum('requests')} />
        <Figure label={tr('Accepted')} value={sum('accepted')} />
        <Figure label={tr('Refused')} value={sum('refused')} />
        <Figure label={tr('Available')} value={figures.available} note={tr('of {total}', { total: count(total) })} />
        <Figure label={tr('Held')} value={figures.reserved} />
        <Figure label={tr('Sold')} value={figures.sold} />
      </dl>
      <section className={classes.panel} aria-label={tr('Requests per second')}>
        <Chart seconds={seconds} />
      </section>
      {figures.tickets !== undefined && <InDemand tickets={figures.tickets} />}
    </>
  )
}

function Figure({ label, value, note }: { label: string; value: number; note?: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        {count(value)} {note && <small>{note}</small>}
      </dd>
    </div>
  )
}

/** The tickets of an event that were asked for in the last minute. */
function InDemand({ tickets }: { tickets: NonNullable<Figures['tickets']> }) {
  return (
    <Panel title={tr('Tickets in demand')} flush={tickets.length > 0}>
      {tickets.length === 0 ? (
        <None>{tr('No ticket of this event was asked for in the last minute.')}</None>
      ) : (
        <Grid
          label={tr('Tickets in demand')}
          heads={[tr('Ticket'), { label: tr('Requests'), align: 'right' }, tr('Stock'), { label: tr('Left'), align: 'right' }]}
        >
          {tickets.map(({ ticket_id, ticket_title, requests, sold, reserved, available }) => {
            const parts = { sold, held: reserved, left: available }
            return (
              <tr key={ticket_id}>
                <td>
                  <Go href={`/on-sale/${ticket_id}`}>{ticket_title}</Go>
                </td>
                <td data-align="right">{count(requests)}</td>
                <td>
                  <PartsBar parts={parts} words={inWords(parts)} />
                </td>
                <td data-align="right">{count(available)}</td>
              </tr>
            )
          })}
        </Grid>
      )}
    </Panel>
  )
}
