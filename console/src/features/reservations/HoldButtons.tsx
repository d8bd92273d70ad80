import { Button, Text } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { client } from '../../api.js'
import { instant } from '../../format.js'
import { tr } from '../../texts.js'
import { confirm } from '../../ui/confirm.js'
import { actAsSeen, Changed } from '../../ui/form/as-seen.js'
import type { Guard } from '../../ui/form/guard.js'
import { tell } from '../../ui/tell.js'
import { ChangeQuantities } from './ChangeQuantities.js'
import { decidedBy, tellChanged } from './changed.js'
import { type ReadReservation, readReservation } from './useReservation.js'

/** The buttons to extend or release a hold. */
export function HoldButtons({ reservation, onDone }: { reservation: ReadReservation; onDone: () => Promise<unknown> }) {
  const params = { path: { reservation_id: reservation.reservation_id } }
  const ends = instant(reservation.valid_until).getTime()
  const minutes = Math.min(10, Math.floor((instant(reservation.extendable_until).getTime() - ends) / 60_000))
  const extending = useHoldChange(tr('Extended'), onDone, (headers) => {
    const until = new Date(ends + minutes * 60_000).toISOString().slice(0, 19)
    return client.PATCH('/v1/reservations/{reservation_id}', { params, headers, body: { valid_until: until } })
  })
  const releasing = useHoldChange(tr('Released'), onDone, (headers) =>
    client.DELETE('/v1/reservations/{reservation_id}', { params, headers }),
  )
  const release = () =>
    confirm({
      title: tr('Release these tickets?'),
      detail: tr('The tickets are on sale again at once, and others can buy them.'),
      act: tr('Release'),
      onConfirm: () => releasing.mutate(reservation),
    })
  return (
    <>
      <ChangeQuantities reservation={reservation} onDone={onDone} />
      <Button variant="default" h={34} loading={releasing.isPending} onClick={release}>
        {tr('Release')}
      </Button>
      {minutes > 0 ? (
        <Button variant="default" h={34} loading={extending.isPending} onClick={() => extending.mutate(reservation)}>
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

/** Ends a request that the supplier has not answered yet. */
export function WithdrawButton({ reservation, onDone }: { reservation: ReadReservation; onDone: () => Promise<unknown> }) {
  const params = { path: { reservation_id: reservation.reservation_id } }
  const withdrawing = useHoldChange(tr('The request is withdrawn'), onDone, (headers) =>
    client.DELETE('/v1/reservations/{reservation_id}', { params, headers }),
  )
  const withdraw = () =>
    confirm({
      title: tr('Withdraw this request?'),
      detail: tr('The supplier cannot accept it any more. The tickets can be asked for again.'),
      act: tr('Withdraw the request'),
      onConfirm: () => withdrawing.mutate(reservation),
    })
  return (
    <Button variant="default" h={34} loading={withdrawing.isPending} onClick={withdraw}>
      {tr('Withdraw the request')}
    </Button>
  )
}

/** Changes the hold that was seen. If it is another one since, nothing is done, and the user is told how it stands now. */
const useHoldChange = (done: string, onDone: () => Promise<unknown>, act: (guard: Guard) => Promise<unknown>) =>
  useMutation({
    mutationFn: (seen: ReadReservation) => actAsSeen({ seen, read: () => readReservation(seen.reservation_id), decidedBy, act }),
    onSuccess: () => tell.done(done),
    onError: (error) => (error instanceof Changed ? tellChanged(error.now) : tell.failure(error)),
    onSettled: onDone,
  })
