import { Button, Text } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'
import { client } from '../../api.js'
import { instant } from '../../format.js'
import { tr } from '../../texts.js'
import { confirm } from '../../ui/confirm.js'
import { actAsSeen, Changed } from '../../ui/form/as-seen.js'
import type { Guard } from '../../ui/form/guard.js'
import { tell } from '../../ui/tell.js'
import { ChangeQuantities } from './ChangeQuantities.js'
import { useLeft } from './Countdown.js'
import { decidedBy, tellChanged } from './changed.js'
import { type ReadReservation, readReservation } from './useReservation.js'

/** The buttons to extend or release a hold. */
export function HoldButtons({ reservation, onDone }: Ended) {
  const params = { path: { reservation_id: reservation.reservation_id } }
  const ends = instant(reservation.valid_until).getTime()
  const minutes = Math.min(10, Math.floor((instant(reservation.extendable_until).getTime() - ends) / 60_000))
  const extending = useHoldChange(tr('Extended'), onDone, (headers) => {
    const until = new Date(ends + minutes * 60_000).toISOString().slice(0, 19)
    return client.PATCH('/v1/reservations/{reservation_id}', { params, headers, body: { valid_until: until } })
  })
  useWarning(reservation.valid_until, minutes > 0)
  return (
    <>
      <ChangeQuantities reservation={reservation} onDone={onDone} />
      <EndButton
        reservation={reservation}
        onDone={onDone}
        act={tr('Release')}
        title={tr('Release these tickets?')}
        detail={tr('The tickets are on sale again at once, and others can buy them.')}
        done={tr('Released')}
      />
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

/** Seconds before the end of a hold at which its buyer is told. It has to be enough to extend it. */
const warned = 120

/** The remaining time may be out of sight, and is not read out: who types the names of guests is told before they are lost. */
function useWarning(until: string, mayExtend: boolean): void {
  const left = useLeft(until)
  const isSoon = left > 0 && left <= warned
  useEffect(() => {
    if (isSoon)
      tell.ending(
        tr('The hold ends in less than two minutes'),
        mayExtend ? tr('Book the tickets, or extend the hold.') : tr('Book the tickets: the hold cannot be extended any more.'),
      )
  }, [isSoon, mayExtend])
}

/** Ends a request that the supplier has not answered yet. */
export const WithdrawButton = (props: Ended) => (
  <EndButton
    {...props}
    act={tr('Withdraw the request')}
    title={tr('Withdraw this request?')}
    detail={tr('The supplier cannot accept it any more. The tickets can be asked for again.')}
    done={tr('The request is withdrawn')}
  />
)

interface Ended {
  reservation: ReadReservation
  onDone: () => Promise<unknown>
}

/** Ends the reservation after a question. */
function EndButton({ reservation, onDone, done, ...question }: Ended & { act: string; title: string; detail: string; done: string }) {
  const params = { path: { reservation_id: reservation.reservation_id } }
  const ending = useHoldChange(done, onDone, (headers) => client.DELETE('/v1/reservations/{reservation_id}', { params, headers }))
  const ask = () => confirm({ ...question, onConfirm: () => ending.mutate(reservation) })
  return (
    <Button variant="default" h={34} loading={ending.isPending} onClick={ask}>
      {question.act}
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
