import { Button, Checkbox, Group, Stack, Text, TextInput } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { useState } from 'react'
import { buys, sells } from '../../access.js'
import { client } from '../../api.js'
import { instant, toMinor } from '../../format.js'
import { tr, trCount } from '../../texts.js'
import { FormModal } from '../../ui/form/FormModal.js'
import { useUnsaved } from '../../ui/form/unsaved.js'
import { Step } from '../../ui/list/Step.js'
import { Refused } from '../../ui/Refused.js'
import { tell } from '../../ui/tell.js'
import { type Order, refreshOrder } from './order.js'
import { canBeCancelled } from './statuses.js'

/** Also before its tickets are delivered. The service checks again. */
const canBeRelisted = ({ items }: Order) => items.filter((item) => item.relisting_status === null && canBeCancelled(item))
const paid = ['paid', 'partlyrefunded']
/** The order has the clock of the venue, which is at most twelve hours behind UTC. The service checks again. */
const hasSurelyBegun = ({ event_startdate }: Order) => instant(event_startdate).getTime() + 12 * 3_600_000 < Date.now()

/** Relists admissions of a paid order. */
export function Relist({ order }: { order: Order }) {
  const { user } = useRouteContext({ from: '/shell' })
  const [opened, shown] = useDisclosure()
  if (
    !paid.includes(order.distributorfinancial_status) ||
    order.is_test_booking ||
    hasSurelyBegun(order) ||
    canBeRelisted(order).length === 0
  )
    return null
  return (
    <>
      <Button variant="default" onClick={shown.open}>
        {tr('Relist')}
      </Button>
      <FormModal opened={opened} onClose={shown.close} title={tr('Offer tickets again')}>
        {() =>
          buys(user) && !sells(user) ? <NoSupplier distributor_id={order.distributor_id} /> : <Dialog order={order} onClose={shown.close} />
        }
      </FormModal>
    </>
  )
}

function NoSupplier({ distributor_id }: { distributor_id: string }) {
  return (
    <Stack gap="md" align="flex-start">
      <Text size="sm">{tr('To sell tickets, you become a supplier first. It takes one form, and you can relist at once.')}</Text>
      <Step href={`/distributors/${distributor_id}#new`} label={tr('Become a supplier')} />
    </Stack>
  )
}

function Dialog({ order, onClose }: { order: Order; onClose: () => void }) {
  const queries = useQueryClient()
  const items = canBeRelisted(order)
  const currency = items[0]?.ticket_currency ?? 'EUR'
  const [picked, setPicked] = useState(() => items.map(({ orderitem_id }) => orderitem_id))
  const [price, setPrice] = useState('')
  const amount = toMinor(price, currency)
  const { bookingorder_id } = order
  const release = useUnsaved(price !== '' || picked.length !== items.length)
  const offering = useMutation({
    mutationFn: (asking_price: number) =>
      client.POST('/v1/bookingorders/{bookingorder_id}/relist', {
        params: { path: { bookingorder_id } },
        body: { items: picked.map((orderitem_id) => ({ orderitem_id, asking_price, currency_code: currency })) },
      }),
    onSuccess: async () => {
      tell.done(trCount(picked.length, '{n} ticket on sale again', '{n} tickets on sale again'))
      release()
      onClose()
      await refreshOrder(queries, bookingorder_id)
    },
  })
  return (
    <Stack gap="md">
      <Checkbox.Group label={tr('Which')} value={picked} onChange={setPicked}>
        <Stack gap="xs" mt="xs">
          {items.map((item, index) => (
            <Checkbox
              key={item.orderitem_id}
              value={item.orderitem_id}
              label={[`${index + 1}. ${item.ticket_name}`, item.section, item.row, item.seat].filter(Boolean).join(', ')}
            />
          ))}
        </Stack>
      </Checkbox.Group>
      <TextInput
        label={tr('What you want for each, in {currency}', { currency })}
        description={tr('Buyers pay the markup of the marketplace on top. You are paid when it is sold.')}
        inputMode="decimal"
        value={price}
        onChange={(event) => setPrice(event.currentTarget.value)}
      />
      <Refused error={offering.error} />
      <Group justify="space-between">
        <Text size="xs" c="dimmed">
          {tr('Until they are sold they stay yours, and can be withdrawn on the page of the ticket.')}
        </Text>
        <Button
          disabled={picked.length === 0 || amount === null || amount <= 0}
          loading={offering.isPending}
          onClick={() => amount !== null && offering.mutate(amount)}
        >
          {trCount(picked.length, 'Offer {n} ticket', 'Offer {n} tickets')}
        </Button>
      </Group>
    </Stack>
  )
}
