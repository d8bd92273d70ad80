import { Alert, Badge, Group, Skeleton, Text, Title } from '@mantine/core'
import { useDocumentTitle } from '@mantine/hooks'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { isForbidden, isNotFound } from '../../api.js'
import { count } from '../../format.js'
import { ticketThing } from '../../things.js'
import { Failure } from '../../ui/Failure.js'
import { Forbidden } from '../../ui/Forbidden.js'
import { FormField } from '../../ui/form/FormField.js'
import { NotFound } from '../../ui/NotFound.js'
import { useParam } from '../../ui/useParam.js'
import { Chart } from './Chart.js'
import classes from './onsale.module.css'
import { useLive } from './useLive.js'

/** A ticket in high demand, shown live during the sale. */
export function OnSale() {
  const ticket_id = useParam('ticket_id')
  const navigate = useNavigate()
  const [attempt, setAttempt] = useState(0)
  useDocumentTitle('On sale · Allotment')
  return (
    <div className={classes.page}>
      <Title order={1}>On sale</Title>
      <div className={classes.choice}>
        <FormField
          field={{ name: 'ticket_id', label: 'Ticket', kind: 'thing', thing: ticketThing, hint: 'By the name of its event, or its id' }}
          value={ticket_id}
          fault={undefined}
          first={false}
          onChange={(id) => void navigate({ to: (id === '' ? '/on-sale' : `/on-sale/${id}`) as '/' })}
        />
      </div>
      {ticket_id === '' ? (
        <Alert color="pine" variant="light" title="Choose a ticket">
          Its requests, how many of them were accepted and refused, and its stock appear here as they happen, over all processes of the
          service.
        </Alert>
      ) : (
        <Live key={`${ticket_id} ${attempt}`} ticket_id={ticket_id} onRetry={() => setAttempt(attempt + 1)} />
      )}
    </div>
  )
}

function Live({ ticket_id, onRetry }: { ticket_id: string; onRetry: () => void }) {
  const { figures, seconds, error, connected } = useLive(ticket_id)
  if (error && isNotFound(error)) return <NotFound back={{ href: '/on-sale', label: 'On sale' }} error={error} level={2} />
  if (error && isForbidden(error)) return <Forbidden error={error} level={2} />
  if (error) return <Failure error={error} onRetry={onRetry} level={2} />
  if (!figures) return <Skeleton height={320} radius="lg" role="status" aria-label="Loading" />
  const last = seconds.slice(-61, -1)
  const sum = (name: 'requests' | 'accepted' | 'refused') => last.reduce((total, second) => total + second[name], 0)
  const total = figures.available + figures.reserved + figures.sold
  return (
    <>
      <Group gap="xs">
        <Badge color={connected ? 'pine' : 'gray'} variant="light">
          {connected ? 'Live' : 'Connecting again'}
        </Badge>
        <Text size="sm" c="dimmed">
          The last minute in figures, the last five as a chart
        </Text>
      </Group>
      <dl className={classes.figures}>
        <Figure label="Requests" value={sum('requests')} />
        <Figure label="Accepted" value={sum('accepted')} />
        <Figure label="Refused" value={sum('refused')} />
        <Figure label="Available" value={figures.available} note={`of ${count(total)}`} />
        <Figure label="Held" value={figures.reserved} />
        <Figure label="Sold" value={figures.sold} />
      </dl>
      <section className={classes.panel} aria-label="Requests per second">
        <Chart seconds={seconds} />
      </section>
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
