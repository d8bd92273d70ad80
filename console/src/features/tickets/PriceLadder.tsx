import { money, percent } from '../../format.js'
import { tr } from '../../texts.js'
import { Panel } from '../../ui/detail/Detail.js'
import type { Ticket } from './resource.js'
import classes from './tickets.module.css'

interface Step {
  label: string
  about: string
  amount: number
  /** The most important step. */
  strong?: true
}

/** From the cost of the supplier to the price of the guest, as steps of one scale. */
export function PriceLadder({ ticket }: { ticket: Ticket }) {
  const { currency_code: currency, organiser_price, cost_price, service_price, discount_percentage = 0 } = ticket
  const steps: Step[] = [
    { label: tr('Face value'), about: tr('printed on the ticket'), amount: ticket.face_value },
    ...(organiser_price === undefined
      ? []
      : [{ label: tr('Organiser price'), about: tr('what the organiser lists it at'), amount: organiser_price }]),
    ...(cost_price === undefined ? [] : [{ label: tr('Cost price'), about: tr('what the supplier is paid'), amount: cost_price }]),
    ...(service_price === undefined
      ? []
      : [{ label: tr('Service price'), about: tr("with the supplier's markup"), amount: service_price }]),
    {
      label: tr('Price'),
      about:
        discount_percentage > 0
          ? tr('after {discount_percentage} discount: what the distributor pays', { discount_percentage: percent(discount_percentage) })
          : tr('what the distributor pays'),
      amount: ticket.net_rate,
      strong: true,
    },
    {
      label: tr('Fee'),
      about: tr('per ticket, and {service_feevat} VAT on it', { service_feevat: money(ticket.service_feevat, currency) }),
      amount: ticket.service_fee,
    },
    { label: tr('Retail price'), about: tr('recommended to the guest'), amount: ticket.sales_price },
  ]
  const most = Math.max(...steps.map(({ amount }) => amount), 1)
  return (
    <Panel title={tr('Prices')}>
      <dl className={classes.ladder}>
        {steps.map(({ label, about, amount, strong }) => (
          <div key={label} data-strong={strong}>
            <dt>
              {label} <small>{about}</small>
            </dt>
            <dd>
              <span className={classes.rung} style={{ width: `${(amount / most) * 100}%` }} />
              <span>{money(amount, currency)}</span>
            </dd>
          </div>
        ))}
      </dl>
    </Panel>
  )
}
