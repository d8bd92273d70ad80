import { Anchor, Badge, Code, Group, Paper, SimpleGrid, Skeleton, Stack, Text, Title } from '@mantine/core'
import { useDocumentTitle } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { client } from '../../api.js'
import { Copyable } from '../../ui/Copyable.js'
import { Failure } from '../../ui/Failure.js'
import { Icon } from '../../ui/Icon.js'
import { Attention } from './Attention.js'
import classes from './Overview.module.css'

const scopes: Record<string, string> = {
  internal: 'Operator: runs the platform',
  distributor: 'Distributor: buys tickets',
  supplier: 'Supplier: sells tickets',
}

export function Overview() {
  useDocumentTitle('Overview · Allotment')
  const { user } = useRouteContext({ from: '/shell' })
  return (
    <Stack gap="lg" maw={1080} w="100%" mx="auto">
      <div className={classes.head}>
        <Title order={1}>Overview</Title>
        <Text c="dimmed">Welcome, {user.username ?? user.client_id}.</Text>
      </div>
      <Attention />
      <Panel title="You">
        <dl className={classes.facts}>
          <Fact label="Client">
            <Copyable text={user.client_id} />
          </Fact>
          <Fact label="Scope">{scopes[user.scope] ?? user.scope}</Fact>
          <Fact label="Roles">
            <Roles roles={user.roles} />
          </Fact>
          <Fact label="Distributor">{user.distributor_name ?? 'None: you act for no distributor'}</Fact>
        </dl>
      </Panel>
      <SimpleGrid cols={{ base: 1, md: 2 }} spacing="lg">
        <Panel title="Service">
          <Service />
        </Panel>
        <Panel title="For developers">
          <Resource href="/docs" label="API reference" about="Every call, with examples to try" icon={<Icon name="book" />} />
          <Resource href="/openapi.json" label="openapi.json" about="The same, for machines" icon={<Icon name="braces" />} />
        </Panel>
      </SimpleGrid>
    </Stack>
  )
}

function Panel({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Paper component="section" className={classes.panel}>
      <Title order={2} mb="md">
        {title}
      </Title>
      {children}
    </Paper>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function Roles({ roles }: { roles: readonly string[] }) {
  if (roles.length === 0) return <>None yet. An administrator can grant them.</>
  return (
    <Group gap={6}>
      {roles.map((role) => (
        <Badge key={role} variant="light" tt="none" radius="sm">
          {role}
        </Badge>
      ))}
    </Group>
  )
}

function Service() {
  const state = useQuery({ queryKey: ['readyz'], queryFn: ({ signal }) => client.GET('/readyz', { signal }), refetchInterval: 60_000 })
  if (state.isPending) return <Skeleton height={52} aria-label="Loading" role="status" />
  if (state.isError) return <Failure small error={state.error} onRetry={() => void state.refetch()} />
  return (
    <dl className={classes.facts}>
      <Fact label="State">
        <span className={classes.ready}>Ready</span>
      </Fact>
      <Fact label="Version">
        <Code>{state.data.response.headers.get('x-service-version')}</Code>
      </Fact>
    </dl>
  )
}

function Resource({ href, label, about, icon }: { href: string; label: string; about: string; icon: ReactNode }) {
  return (
    <Anchor href={href} className={classes.resource} underline="never">
      {icon}
      <span>
        <Text span fw={600} display="block">
          {label}
        </Text>
        <Text span size="sm" c="dimmed">
          {about}
        </Text>
      </span>
      <Icon name="arrow" size={16} />
    </Anchor>
  )
}
