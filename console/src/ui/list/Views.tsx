import { ActionIcon, Button, Group, Menu, Popover, Stack, TextInput, UnstyledButton } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { client } from '../../api.js'
import { tr } from '../../texts.js'
import { confirm } from '../confirm.js'
import { EditDialog } from '../form/EditDialog.js'
import { versionOf } from '../form/guard.js'
import { useUnsaved } from '../form/unsaved.js'
import { Icon } from '../Icon.js'
import { tell } from '../tell.js'
import { type Address, type ListState, readAddress, writeAddress } from './address.js'
import classes from './list.module.css'
import type { Query, Queue, Resource } from './resource.js'

interface Props<Row> {
  resource: Resource<Row>
  address: Address
}

const path = '/v1/internal/console/views'

/** Saved views of a list: predefined ones, and the user's own. */
export function Views<Row>({ resource, address }: Props<Row>) {
  const { user } = useRouteContext({ from: '/shell' })
  const queryKey = ['views', resource.name]
  const views = useQuery({
    queryKey,
    queryFn: async ({ signal }) =>
      (await client.GET(path, { params: { query: { list: resource.name, page_size: 100 } }, signal })).data.views,
    staleTime: 300_000,
  })
  const queues = (resource.queues ?? []).filter(({ may }) => may?.(user) ?? true)
  const own = (views.data ?? []).map((view) => ({ ...view, state: stateOf(resource, view) }))
  const here = own.find(({ state }) => same(state, address))
  const isPlain = ({ filters }: Queue) =>
    here === undefined &&
    same({ ...usual(resource), filters: now(filters) }, { ...address, page: 1, columns: null, sorting: resource.sorting })
  const orderOf = ({ sorting = resource.sorting }: Queue) => sorting
  const changed =
    here === undefined &&
    ![all, ...queues].some((queue) => same({ ...usual(resource), filters: now(queue.filters), sorting: orderOf(queue) }, address))
  // An order that belongs to a view ends with it; one that somebody chose stays.
  const open = (queue: Queue) => {
    const isOfView = queues.some(({ sorting }) => sorting === address.sorting)
    const sorting = queue.sorting ?? (isOfView ? resource.sorting : address.sorting)
    address.change({ filters: now(queue.filters), text: '', sorting })
  }
  if (queues.length === 0 && own.length === 0 && !changed) return null
  return (
    <div className={classes.views}>
      <nav aria-label={tr('Views')}>
        {[all, ...queues].map((queue) => (
          <UnstyledButton key={queue.label} className={classes.view} aria-current={isPlain(queue) || undefined} onClick={() => open(queue)}>
            {queue.label}
          </UnstyledButton>
        ))}
        {own.map((view) => (
          <UnstyledButton
            key={view.view_id}
            className={classes.view}
            aria-current={view === here || undefined}
            onClick={() => address.change(view.state)}
          >
            {view.name}
          </UnstyledButton>
        ))}
      </nav>
      {here && <OwnView view={here} queryKey={queryKey} />}
      {changed && <SaveView resource={resource} address={address} queryKey={queryKey} />}
    </div>
  )
}

function SaveView<Row>({ resource, address, queryKey }: Props<Row> & { queryKey: string[] }) {
  const [opened, shown] = useDisclosure()
  const [name, setName] = useState('')
  useUnsaved(opened && name.trim() !== '')
  const queries = useQueryClient()
  const saving = useMutation({
    mutationFn: () =>
      client.POST(path, {
        body: { list: resource.name, name: name.trim(), query: queryOf(resource, address), columns: address.columns ?? [] },
      }),
    onSuccess: async () => {
      shown.close()
      setName('')
      tell.done(tr('View saved'))
      await queries.invalidateQueries({ queryKey })
    },
    onError: tell.failure,
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (name.trim() !== '') saving.mutate()
  }
  return (
    <Popover opened={opened} onDismiss={shown.close} position="bottom-start" shadow="md" width={260} trapFocus returnFocus>
      <Popover.Target>
        <Button variant="subtle" size="compact-xs" leftSection={<Icon name="bookmark" size={13} />} onClick={shown.toggle}>
          {tr('Save view')}
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label={tr('Save this view')}>
        <form onSubmit={submit}>
          <Stack gap="xs">
            <TextInput
              size="xs"
              label={tr('Name of the view')}
              value={name}
              maxLength={80}
              data-autofocus
              onChange={(event) => setName(event.currentTarget.value)}
            />
            <Group justify="flex-end">
              <Button size="xs" type="submit" loading={saving.isPending} disabled={name.trim() === ''}>
                {tr('Save')}
              </Button>
            </Group>
          </Stack>
        </form>
      </Popover.Dropdown>
    </Popover>
  )
}

function OwnView({ view, queryKey }: { view: { view_id: string; name: string }; queryKey: string[] }) {
  const params = { path: { view_id: view.view_id } }
  const queries = useQueryClient()
  const deleting = useMutation({
    mutationFn: () => client.DELETE(`${path}/{view_id}`, { params }),
    onSuccess: () => tell.done(tr('{name} deleted', { name: view.name })),
    onError: tell.failure,
    onSettled: () => queries.invalidateQueries({ queryKey }),
  })
  const [renaming, shown] = useDisclosure()
  const ask = () =>
    confirm({
      title: tr('Delete {name}?', { name: view.name }),
      detail: tr('The view is gone from your list. What it shows stays.'),
      act: tr('Delete'),
      onConfirm: () => deleting.mutate(),
    })
  return (
    <>
      <Menu position="bottom-start" width={180}>
        <Menu.Target>
          <ActionIcon
            variant="subtle"
            color="gray"
            size={24}
            aria-label={tr('View {name}', { name: view.name })}
            loading={deleting.isPending}
          >
            <Icon name="dots" size={14} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<Icon name="edit" size={15} />} onClick={shown.open}>
            {tr('Rename this view')}
          </Menu.Item>
          <Menu.Item leftSection={<Icon name="trash" size={15} />} onClick={ask}>
            {tr('Delete this view')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <EditDialog
        opened={renaming}
        onClose={shown.close}
        title={tr('Rename this view')}
        fields={[{ name: 'name', label: tr('Name of the view'), kind: 'text', required: true }]}
        values={{ name: view.name }}
        read={() => versionOf(client.GET(`${path}/{view_id}`, { params }))}
        save={(body, headers) => client.PATCH(`${path}/{view_id}`, { params, headers, body: body as never })}
        done={tr('View renamed')}
        onSaved={() => queries.invalidateQueries({ queryKey })}
      />
    </>
  )
}

const all: Queue = { label: tr('All'), filters: {} }
/** Calculated each time: a page can stay open past midnight. */
const now = (filters: Queue['filters']): Query => (typeof filters === 'function' ? filters() : filters)
const usual = <Row,>(resource: Resource<Row>): ListState => readAddress(resource, { all: 'true' })

/** A view is stored as its address, without the page. */
const queryOf = <Row,>(resource: Resource<Row>, state: ListState): string => {
  const search = writeAddress(resource, { ...state, page: 1, columns: null })
  const pairs = Object.entries(search).flatMap(([name, value]) => [value ?? []].flat().map((one) => [name, one]))
  return new URLSearchParams(pairs).toString()
}

function stateOf<Row>(resource: Resource<Row>, { query, columns }: { query: string; columns: string[] }): ListState {
  const params = new URLSearchParams(query)
  const search = Object.fromEntries([...new Set(params.keys())].map((name) => [name, params.getAll(name)]))
  const flat = Object.fromEntries(Object.entries(search).map(([name, values]) => [name, values.length === 1 ? values[0] : values]))
  return { ...readAddress(resource, flat), columns: columns.length === 0 ? null : columns }
}

/** Whether two states show the same rows in the same way, apart from the page. */
function same(a: ListState, b: ListState): boolean {
  const text = ({ text, filters, sorting, size, columns }: ListState) =>
    JSON.stringify([text, Object.entries(filters).sort(), sorting, size, columns])
  return text(a) === text(b)
}
