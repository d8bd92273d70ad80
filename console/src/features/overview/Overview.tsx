import { Anchor, Badge, Code, Group, SimpleGrid, Skeleton, Stack, Text, Title } from '@mantine/core'
import { useDocumentTitle } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { buys } from '../../access.js'
import { client } from '../../api.js'
import { roleName } from '../../say.js'
import { tr, trRich } from '../../texts.js'
import { Copyable } from '../../ui/Copyable.js'
import { Fact, Facts, Panel } from '../../ui/detail/Detail.js'
import { Failure } from '../../ui/Failure.js'
import { Icon } from '../../ui/Icon.js'
import { Attention } from './Attention.js'
import classes from './Overview.module.css'
import { Sales, Stock } from './Sales.js'

const scopes: Record<string, string> = {
  internal: tr('Operator: runs the platform'),
  distributor: tr('Distributor: buys tickets'),
  supplier: tr('Supplier: sells tickets'),
}

export function Overview() {
  useDocumentTitle(tr('Overview · Allotment'))
  const { user } = useRouteContext({ from: '/shell' })
  return (
    <Stack gap="md" maw={1320} w="100%">
      <div>
        <Title order={1}>{tr('Overview')}</Title>
        <Text c="dimmed" size="sm">
          {trRich('Welcome, {username}.', { username: user.username ?? user.client_id })}
        </Text>
      </div>
      <Business />
      <SimpleGrid cols={{ base: 1, md: 3 }} spacing="md">
        <Panel title={tr('You')}>
          <Facts>
            <Fact label={tr('Client')}>
              <Copyable text={user.client_id} />
            </Fact>
            <Fact label={tr('Scope')}>{scopes[user.scope] ?? user.scope}</Fact>
            <Fact label={tr('Roles')}>
              <Roles roles={user.roles} />
            </Fact>
            <Fact label={tr('Distributor')}>{user.distributor_name ?? tr('None: you act for no distributor')}</Fact>
          </Facts>
        </Panel>
        <Panel title={tr('Service')}>
          <Service />
        </Panel>
        <Panel title={tr('For developers')}>
          <Resource href="/docs" label={tr('API reference')} about={tr('Every call, with examples to try')} icon={<Icon name="book" />} />
          <Resource href="/openapi.json" label="openapi.json" about={tr('The same, for machines')} icon={<Icon name="braces" />} />
        </Panel>
      </SimpleGrid>
    </Stack>
  )
}

/** Work that is due, and the sales. */
function Business() {
  const { user } = useRouteContext({ from: '/shell' })
  const [days, setDays] = useState('30')
  const overview = useQuery({
    queryKey: ['overview', days],
    queryFn: async ({ signal }) =>
      (await client.GET('/v1/internal/console/overview', { params: { query: { days: Number(days) } }, signal })).data,
    placeholderData: keepPreviousData,
    refetchInterval: 60_000,
  })
  if (overview.isPending) {
    return (
      <div className={classes.business} role="status" aria-label={tr('Loading')}>
        <Skeleton height={320} radius="lg" />
        <Skeleton height={320} radius="lg" />
      </div>
    )
  }
  if (overview.isLoadingError) {
    return (
      <Panel title={tr('Needs attention')}>
        <Failure small error={overview.error} onRetry={() => void overview.refetch()} />
      </Panel>
    )
  }
  const { needs_attention, sales, stock } = overview.data
  return (
    <div className={classes.business}>
      <Attention needs_attention={needs_attention} />
      <Stack gap="md" miw={0}>
        <Sales sales={sales} days={days} onDays={setDays} />
        {!buys(user) && <Stock stock={stock} isOwn={user.scope === 'supplier'} />}
      </Stack>
    </div>
  )
}

function Roles({ roles }: { roles: readonly string[] }) {
  if (roles.length === 0) return tr('None yet. An administrator can grant them.')
  return (
    <Group gap={6}>
      {roles.map((role) => (
        <Badge key={role} variant="light" tt="none" radius="sm">
          {roleName(role)}
        </Badge>
      ))}
    </Group>
  )
}

function Service() {
  const state = useQuery({ queryKey: ['readyz'], queryFn: ({ signal }) => client.GET('/readyz', { signal }), refetchInterval: 60_000 })
  if (state.isPending) return <Skeleton height={52} aria-label={tr('Loading')} role="status" />
  if (state.isLoadingError) return <Failure small error={state.error} onRetry={() => void state.refetch()} />
  return (
    <Facts>
      <Fact label={tr('State')}>
        <span className={classes.ready}>{tr('Ready')}</span>
      </Fact>
      <Fact label={tr('Version')}>
        <Code>{state.data.response.headers.get('x-service-version')}</Code>
      </Fact>
    </Facts>
  )
}

function Resource({ href, label, about, icon }: { href: string; label: string; about: string; icon: ReactNode }) {
  return (
    <Anchor href={href} className={classes.resource} underline="never">
      {icon}
      <span>
        <Text span fw={600} size="sm" display="block">
          {label}
        </Text>
        <Text span size="xs" c="dimmed">
          {about}
        </Text>
      </span>
      <Icon name="arrow" size={16} />
    </Anchor>
  )
}
