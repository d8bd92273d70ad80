import { Button, Group, Modal, Stack, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useDisclosure } from '@mantine/hooks'
import { Icon } from '../../ui/Icon.js'
import { type Read, useOrderChange } from './order.js'

/** The fields that the buyer can still change. */
export function EditOrder({ read }: { read: Read }) {
  const [opened, shown] = useDisclosure()
  return (
    <>
      <Button variant="default" leftSection={<Icon name="edit" size={16} />} onClick={shown.open}>
        Edit
      </Button>
      <Modal opened={opened} onClose={shown.close} title="Edit the order" closeButtonProps={{ 'aria-label': 'Close' }}>
        <Form read={read} onClose={shown.close} />
      </Modal>
    </>
  )
}

function Form({ read, onClose }: { read: Read; onClose: () => void }) {
  const { order } = read
  const change = useOrderChange(read, 'Order changed')
  const form = useForm({
    initialValues: {
      booking_email: order.booking_email ?? '',
      lead_name_for_pickup: order.lead_name_for_pickup ?? '',
      payment_reference: order.payment_reference ?? '',
      invoice_reference: order.invoice_reference ?? '',
    },
    validate: { booking_email: (value) => (/.+@.+/.test(value) ? null : 'An e-mail address') },
  })
  const submit = form.onSubmit(({ booking_email, ...rest }) => {
    const texts = Object.fromEntries(Object.entries(rest).map(([name, value]) => [name, value.trim() || null]))
    change.mutate({ body: { booking_email: booking_email.trim(), ...texts } }, { onSuccess: onClose })
  })
  return (
    <form onSubmit={submit}>
      <Stack gap="sm">
        <TextInput label="Booked by (e-mail)" {...form.getInputProps('booking_email')} data-autofocus />
        <TextInput label="Lead name for pickup" {...form.getInputProps('lead_name_for_pickup')} />
        <TextInput label="Payment reference" {...form.getInputProps('payment_reference')} />
        <TextInput label="Invoice reference" {...form.getInputProps('invoice_reference')} />
        <Group justify="flex-end" mt="xs">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" loading={change.isPending}>
            Save
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
