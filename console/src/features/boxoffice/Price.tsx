import { Skeleton } from '@mantine/core'
import { decimal, money, toMajor } from '../../format.js'
import { tr } from '../../texts.js'
import { FeeLines, VatLines } from '../../ui/ChargeLines.js'
import { Panel } from '../../ui/detail/Detail.js'
import { Failure } from '../../ui/Failure.js'
import type { Reservation } from '../reservations/resource.js'
import classes from './boxoffice.module.css'
import type { usePayment } from './Pay.js'
import { useBuyer } from './useBuyer.js'

interface Props {
  reservation: Reservation
  payment: ReturnType<typeof usePayment>
}

/** The complete price before the last click: tickets, rate, fees, VAT. */
export function Price({ reservation, payment: { details } }: Props) {
  const { items } = reservation
  const buyer = useBuyer(reservation)
  if (details.isPending) return <Skeleton height={220} radius="lg" role="status" aria-label={tr('Loading')} />
  if (details.isError) {
    return (
      <Panel title={tr('Price')}>
        <Failure small error={details.error} onRetry={() => void details.refetch()} />
      </Panel>
    )
  }
  const { amount, currency, fees, vat, items: charged } = details.data
  return (
    <Panel title={tr('Price')}>
      <dl className={classes.sum}>
        {items.map((item) => {
          const line = charged.find(({ ticket_id }) => ticket_id === item.ticket_id)
          return (
            <div key={item.ticket_id}>
              <dt>
                {item.quantity} × {item.ticket_name}
                <small>
                  {[tr('{price} each', { price: money(item.net_rate, item.currency) }), line && rateOf(item, line, buyer)]
                    .filter(Boolean)
                    .join(', ')}
                </small>
              </dt>
              <dd>{line ? money(line.amount, line.currency) : '–'}</dd>
            </div>
          )
        })}
        <FeeLines fees={fees} />
        <div data-total>
          <dt>{tr('To pay')}</dt>
          <dd>{money(amount, currency)}</dd>
        </div>
        <VatLines vat={vat} />
      </dl>
    </Panel>
  )
}

/** The rate calculated from both amounts; it is fixed while the hold is active. */
function rateOf(item: Reservation['items'][number], line: { amount: number; currency: string }, buyer: string | null): string {
  const own = item.net_rate * item.quantity
  if (item.currency === line.currency || own === 0) return ''
  const rate = toMajor(line.amount, line.currency) / toMajor(own, item.currency)
  const said = { from: item.currency, rate: decimal(rate, 4), to: line.currency }
  return buyer === null
    ? tr('1 {from} = {rate} {to}, kept for you', said)
    : tr('1 {from} = {rate} {to}, kept for {buyer}', { ...said, buyer })
}
