import { Alert, Button, Checkbox, Group, Modal, Select, Skeleton, Stack, Text, TextInput } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { client, describe } from '../../api.js'
import { money } from '../../format.js'
import { say } from '../../say.js'
import { Failure } from '../../ui/Failure.js'
import { tell } from '../../ui/tell.js'
import type { Reservation } from './resource.js'

interface Props {
  reservation: Reservation
  onDone: () => Promise<unknown>
}

export function Book(props: Props) {
  const [opened, shown] = useDisclosure()
  return (
    <>
      <Button h={34} onClick={shown.open}>
        Book
      </Button>
      <Modal opened={opened} onClose={shown.close} title="Book this reservation" closeButtonProps={{ 'aria-label': 'Close' }}>
        <Form {...props} onClose={shown.close} />
      </Modal>
    </>
  )
}

function Form({ reservation: { reservation_id }, onDone, onClose }: Props & { onClose: () => void }) {
  const navigate = useNavigate()
  const path = { reservation_id }
  const terms = useQuery({
    queryKey: ['terms', reservation_id],
    queryFn: async ({ signal }) => {
      const [details, methods] = await Promise.all([
        client.GET('/v1/reservations/{reservation_id}/pay-details', { params: { path }, signal }),
        client.GET('/v1/reservations/{reservation_id}/payment-methods', { params: { path }, signal }),
      ])
      return { details: details.data, methods: methods.data.payment_methods }
    },
    gcTime: 0,
  })
  const [method, setMethod] = useState<string | null>(null)
  const [reference, setReference] = useState('')
  const [accepted, setAccepted] = useState(false)
  const chosen = method ?? terms.data?.details.payment_method ?? null
  const booking = useMutation({
    mutationFn: async () => {
      const body = {
        reservation_id,
        accepted_gt: accepted,
        ...(chosen ? { payment_method: chosen } : {}),
        ...(reference.trim() ? { booking_reference: reference.trim() } : {}),
      }
      return (await client.POST('/v1/bookings', { body: body as never })).data
    },
    onSuccess: async ({ booking_code, bookingorders }) => {
      tell.done(`Booked as ${booking_code}`)
      onClose()
      await onDone()
      const [first] = bookingorders
      if (first) await navigate({ to: `/orders/${first.bookingorder_id}` as '/' })
    },
  })
  if (terms.isPending) return <Skeleton height={180} role="status" aria-label="Loading" />
  if (terms.isError) return <Failure small error={terms.error} onRetry={() => void terms.refetch()} />
  const { details, methods } = terms.data
  const refusal = booking.error === null ? null : describe(booking.error)
  return (
    <Stack gap="md">
      <Group justify="space-between">
        <Text>To pay, fees and VAT included</Text>
        <Text fw={600}>{money(details.amount, details.currency)}</Text>
      </Group>
      <Select
        label="Paid by"
        data={methods.map(({ payment_method, label }) => ({ value: payment_method, label: label || say(payment_method) }))}
        value={chosen}
        allowDeselect={false}
        onChange={setMethod}
      />
      <TextInput label="Your reference" value={reference} onChange={(event) => setReference(event.currentTarget.value)} />
      <Checkbox label="The terms of sale are accepted" checked={accepted} onChange={(event) => setAccepted(event.currentTarget.checked)} />
      {refusal && (
        <Alert color="red" variant="light" title={refusal.title} role="alert">
          {refusal.detail}
        </Alert>
      )}
      <Group justify="flex-end">
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button disabled={!accepted} loading={booking.isPending} onClick={() => booking.mutate()}>
          Book for {money(details.amount, details.currency)}
        </Button>
      </Group>
    </Stack>
  )
}
