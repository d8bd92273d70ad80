import { money } from '../../format.js'
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
    { label: 'Face value', about: 'printed on the ticket', amount: ticket.face_value },
    ...(organiser_price === undefined
      ? []
      : [{ label: 'Organiser price', about: 'what the organiser lists it at', amount: organiser_price }]),
    ...(cost_price === undefined ? [] : [{ label: 'Cost price', about: 'what the supplier is paid', amount: cost_price }]),
    ...(service_price === undefined ? [] : [{ label: 'Service price', about: "with the supplier's markup", amount: service_price }]),
    {
      label: 'Price',
      about: discount_percentage > 0 ? `after ${discount_percentage} % discount: what the distributor pays` : 'what the distributor pays',
      amount: ticket.net_rate,
      strong: true,
    },
    { label: 'Fee', about: `per ticket, and ${money(ticket.service_feevat, currency)} VAT on it`, amount: ticket.service_fee },
    { label: 'Retail price', about: 'recommended to the guest', amount: ticket.sales_price },
  ]
  const most = Math.max(...steps.map(({ amount }) => amount), 1)
  return (
    <Panel title="Prices">
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
