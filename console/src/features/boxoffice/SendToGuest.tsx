import type { paths } from '@allotment/sdk'
import { Button, Group, Stack, Text, TextInput } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { client, describe } from '../../api.js'
import { moment } from '../../format.js'
import { tr } from '../../texts.js'
import { Copyable } from '../../ui/Copyable.js'
import { confirm } from '../../ui/confirm.js'
import { None } from '../../ui/detail/Detail.js'
import { Failure } from '../../ui/Failure.js'
import { FormModal } from '../../ui/form/FormModal.js'
import { useUnsaved } from '../../ui/form/unsaved.js'
import { Icon } from '../../ui/Icon.js'
import { Status } from '../../ui/status.js'
import { tell } from '../../ui/tell.js'
import type { Order } from '../orders/order.js'
import classes from './boxoffice.module.css'

const linksAt = '/v1/itineraries/share/{bookingorder_id}/{ticket_id}/links'
type Link = paths[typeof linksAt]['get']['responses'][200]['content']['application/json']['links'][number]

/** The guest page for each kind of ticket of an order: by mail, as a link, as a QR code. */
export function SendToGuest({ order }: { order: Order }) {
  const names = new Map(
    order.items.filter(({ ticket_status }) => ticket_status !== 'cancelled').map((item) => [item.ticket_id, item.ticket_name]),
  )
  return (
    <Group gap="xs" mt="sm">
      {[...names].map(([ticket_id, name]) => (
        <One
          key={ticket_id}
          order={order}
          ticket_id={ticket_id}
          label={names.size > 1 ? tr('Send {name} to guest', { name }) : tr('Send to guest')}
        />
      ))}
    </Group>
  )
}

function One({ order, ticket_id, label }: { order: Order; ticket_id: string; label: string }) {
  const [opened, shown] = useDisclosure()
  return (
    <>
      <Button variant="default" size="xs" leftSection={<Icon name="send" size={14} />} onClick={shown.open}>
        {label}
      </Button>
      <FormModal opened={opened} onClose={shown.close} title={label}>
        {() => <Dialog bookingorder_id={order.bookingorder_id} ticket_id={ticket_id} known={knownEmail(order, ticket_id)} />}
      </FormModal>
    </>
  )
}

/** The address of the first guest, if it is known. */
const knownEmail = ({ items }: Order, ticket_id: string): string =>
  items.find((item) => item.ticket_id === ticket_id && item.guest.contact_email)?.guest.contact_email ?? ''

function Dialog({ bookingorder_id, ticket_id, known }: { bookingorder_id: string; ticket_id: string; known: string }) {
  const queries = useQueryClient()
  const params = { path: { bookingorder_id, ticket_id } }
  const queryKey = ['links', bookingorder_id, ticket_id]
  const [start] = useState(known)
  const [email, setEmail] = useState(start)
  const links = useQuery({ queryKey, queryFn: async ({ signal }) => (await client.GET(linksAt, { params, signal })).data.links })
  const again = () => queries.invalidateQueries({ queryKey })
  const make = async (): Promise<Link> =>
    (await client.POST('/v1/itineraries/share/{bookingorder_id}/{ticket_id}/link', { params, body: {} })).data
  const making = useMutation({ mutationFn: make, onError: tell.failure, onSettled: again })
  const mailing = useMutation({
    // A separate link for each letter, so that it can be revoked alone.
    mutationFn: async (to: string) => {
      const { link_id } = await make()
      await client.POST('/v1/internal/console/links/{link_id}/mail', { params: { path: { link_id } }, body: { email: to } })
    },
    onSuccess: (_, to) => tell.done(tr('Sent to {to}', { to })),
    onSettled: again,
  })
  useUnsaved(email.trim() !== (mailing.isSuccess ? mailing.variables : start))
  const usable = (links.data ?? []).filter(({ revoked }) => revoked === null)
  const refusal = mailing.error === null ? null : describe(mailing.error)
  return (
    <Stack gap="md">
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (/.+@.+/.test(email)) mailing.mutate(email.trim())
        }}
      >
        <Group align="flex-end" gap="xs">
          <TextInput
            flex={1}
            label={tr('E-mail address of the guest')}
            type="email"
            value={email}
            error={refusal?.detail}
            data-autofocus
            onChange={(event) => setEmail(event.currentTarget.value)}
          />
          <Button type="submit" disabled={!/.+@.+/.test(email)} loading={mailing.isPending}>
            {tr('Send')}
          </Button>
        </Group>
      </form>
      <Group justify="space-between">
        <Text size="sm" c="dimmed">
          {tr('Whoever has a link sees the itinerary and gets the tickets.')}
        </Text>
        <Button size="xs" variant="default" loading={making.isPending} onClick={() => making.mutate()}>
          {tr('New link')}
        </Button>
      </Group>
      {links.isError && <Failure small error={links.error} onRetry={() => void links.refetch()} />}
      {links.data && usable.length === 0 && <None>{tr('No link yet.')}</None>}
      {usable[0] && <QrCode link_id={usable[0].link_id} />}
      {usable.map((link) => (
        <Line key={link.link_id} link={link} onDone={again} />
      ))}
    </Stack>
  )
}

function Line({ link, onDone }: { link: Link; onDone: () => Promise<unknown> }) {
  const { bookingorder_id, ticket_id, link_id } = link
  const revoking = useMutation({
    mutationFn: () =>
      client.DELETE('/v1/itineraries/share/{bookingorder_id}/{ticket_id}/links/{link_id}', {
        params: { path: { bookingorder_id, ticket_id, link_id } },
      }),
    onSuccess: () => tell.done(tr('The link opens nothing any more')),
    onError: tell.failure,
    onSettled: onDone,
  })
  const ask = () =>
    confirm({
      title: tr('Revoke this link?'),
      detail: tr('It opens nothing any more, also for a guest who has it already.'),
      act: tr('Revoke'),
      onConfirm: () => revoking.mutate(),
    })
  return (
    <Group justify="space-between" wrap="nowrap" gap="xs">
      <Stack gap={0} miw={0}>
        <Copyable text={link.url} />
        <Text size="xs" c="dimmed">
          {tr('Made {created}, valid until {until}', { created: moment(link.created), until: moment(link.valid_until) })}{' '}
          <Status value={link.revoked === null ? 'active' : 'void'} />
        </Text>
      </Stack>
      <Button size="compact-xs" variant="default" flex="none" loading={revoking.isPending} onClick={ask}>
        {tr('Revoke')}
      </Button>
    </Group>
  )
}

/** For a guest at the counter: the newest link, for the camera of a phone. */
function QrCode({ link_id }: { link_id: string }) {
  const code = useQuery({
    queryKey: ['qr', link_id],
    queryFn: async ({ signal }) =>
      (await client.GET('/v1/internal/console/links/{link_id}/qr', { params: { path: { link_id } }, signal })).data,
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (!code.data) return null
  return (
    <svg
      className={classes.code}
      viewBox={`0 0 ${code.data.size} ${code.data.size}`}
      role="img"
      aria-label={tr('Link as a code for a camera')}
    >
      <path d={code.data.path} fill="#000" shapeRendering="crispEdges" />
    </svg>
  )
}
