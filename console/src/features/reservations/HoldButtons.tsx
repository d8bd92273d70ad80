import { Button, Text } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { client } from '../../api.js'
import { instant } from '../../format.js'
import { tr } from '../../texts.js'
import { confirm } from '../../ui/confirm.js'
import { tell } from '../../ui/tell.js'
import { ChangeQuantities } from './ChangeQuantities.js'
import type { Reservation } from './resource.js'

/** The buttons to extend or release a hold. */
export function HoldButtons({ reservation, onDone }: { reservation: Reservation; onDone: () => Promise<unknown> }) {
  const params = { path: { reservation_id: reservation.reservation_id } }
  const ends = instant(reservation.valid_until).getTime()
  const minutes = Math.min(10, Math.floor((instant(reservation.extendable_until).getTime() - ends) / 60_000))
  const extending = useMutation({
    mutationFn: async () => {
      const until = new Date(ends + minutes * 60_000).toISOString().slice(0, 19)
      await client.PATCH('/v1/reservations/{reservation_id}', { params, body: { valid_until: until } })
    },
    onSuccess: () => tell.done(tr('Extended')),
    onError: tell.failure,
    onSettled: onDone,
  })
  const releasing = useMutation({
    mutationFn: () => client.DELETE('/v1/reservations/{reservation_id}', { params }),
    onSuccess: () => tell.done(tr('Released')),
    onError: tell.failure,
    onSettled: onDone,
  })
  const release = () =>
    confirm({
      title: tr('Release these tickets?'),
      detail: tr('The tickets are on sale again at once, and others can buy them.'),
      act: tr('Release'),
      onConfirm: () => releasing.mutate(),
    })
  return (
    <>
      <ChangeQuantities reservation={reservation} onDone={onDone} />
      <Button variant="default" h={34} loading={releasing.isPending} onClick={release}>
        {tr('Release')}
      </Button>
      {minutes > 0 ? (
        <Button variant="default" h={34} loading={extending.isPending} onClick={() => extending.mutate()}>
          {tr('Extend by {minutes} min', { minutes })}
        </Button>
      ) : (
        <Text size="sm" c="dimmed">
          {tr('Cannot be extended any more')}
        </Text>
      )}
    </>
  )
}
