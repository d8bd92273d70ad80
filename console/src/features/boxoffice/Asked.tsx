import { Text } from '@mantine/core'
import { moment } from '../../format.js'
import { tr, trRich } from '../../texts.js'
import { Fact, Facts, Panel } from '../../ui/detail/Detail.js'
import { Go } from '../../ui/Go.js'
import { Countdown } from '../reservations/Countdown.js'
import { WithdrawButton } from '../reservations/HoldButtons.js'
import { worth } from '../reservations/resource.js'
import type { ReadReservation } from '../reservations/useReservation.js'
import { useBuyer } from './useBuyer.js'

/** A request that the supplier has not answered yet. */
export function Asked({ reservation, onDone }: { reservation: ReadReservation; onDone: () => Promise<unknown> }) {
  const buyer = useBuyer(reservation)
  const { reservation_id, items, valid_until, booking_email } = reservation
  return (
    <Panel title={tr('The supplier is asked')} extra={<WithdrawButton reservation={reservation} onDone={onDone} />}>
      <Text size="sm" c="dimmed" mb="sm">
        {buyer === null
          ? tr('These tickets are on request. When the supplier accepts, they are held for you, and this page continues.')
          : tr('These tickets are on request. When the supplier accepts, they are held for {buyer}, and this page continues.', { buyer })}
      </Text>
      <Facts>
        <Fact label={tr('Supplier answers by')}>
          {trRich('{moment}, in {countdown}', { moment: moment(valid_until), countdown: <Countdown until={valid_until} /> })}
        </Fact>
        <Fact label={tr('Price before fees')}>{worth(items)}</Fact>
        {buyer !== null && <Fact label={tr('On behalf of')}>{buyer}</Fact>}
        <Fact label={tr('The answer goes to')}>{booking_email}</Fact>
        <Fact label={tr('Reservation')}>
          <Go href={`/reservations/${reservation_id}`}>{tr('Lines, memos and timeline')}</Go>
        </Fact>
      </Facts>
    </Panel>
  )
}
