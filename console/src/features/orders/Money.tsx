import { Space } from '@mantine/core'
import { useRouteContext } from '@tanstack/react-router'
import { may } from '../../access.js'
import { client } from '../../api.js'
import { country } from '../../countries.js'
import { money } from '../../format.js'
import { say } from '../../say.js'
import { Documents } from '../../ui/Documents.js'
import { Fact, Facts, None, Panel } from '../../ui/detail/Detail.js'
import type { Order } from './order.js'
import classes from './orders.module.css'

export function Money({ order }: { order: Order }) {
  const { user } = useRouteContext({ from: '/shell' })
  const { target_currency: currency } = order
  // A test is priced like any other order, and charges none of it.
  const { fees, vat } = order.is_test_booking ? { fees: [], vat: [] } : order
  // The supplier is not shown what its buyer is charged.
  const ticketSum = order.amount === null ? null : Math.max(0, order.amount - fees.reduce((sum, fee) => sum + fee.amount + fee.vat, 0))
  return (
    <Panel title="Money" extra={order.is_test_booking && <None>A test: nothing is charged</None>}>
      <dl className={classes.sum}>
        <div>
          <dt>Tickets</dt>
          <dd>{money(ticketSum, currency)}</dd>
        </div>
        {fees.map((fee) => (
          <div key={fee.type}>
            <dt>{say(fee.type)} fee, VAT included</dt>
            <dd>{money(fee.amount + fee.vat, fee.currency)}</dd>
          </div>
        ))}
        <div data-total>
          <dt>Amount</dt>
          <dd>{money(order.amount, currency)}</dd>
        </div>
        {order.refunded !== null && order.refunded > 0 && (
          <div>
            <dt>Refunded</dt>
            <dd>−{money(order.refunded, currency)}</dd>
          </div>
        )}
        {vat.map((line) => (
          <div key={`${line.country} ${line.vat_category} ${line.gross}`}>
            <dt>
              of which VAT {line.rate} % {country(line.country)}
              {line.note ? `, ${line.note}` : ''}
            </dt>
            <dd>{money(line.vat, line.currency)}</dd>
          </div>
        ))}
      </dl>
      <Space h="sm" />
      <Facts>
        <Fact label="Paid by">{order.payment_method ? say(order.payment_method) : '–'}</Fact>
        <Fact label="Payment reference">{order.payment_reference ?? '–'}</Fact>
        <Fact label="Invoice reference">{order.invoice_reference ?? '–'}</Fact>
        <Fact label="Invoices">
          <Documents
            numbers={order.invoices}
            none="None yet"
            fetch={may.readInvoices(user) ? (number) => invoice(order.bookingorder_id, number) : undefined}
          />
        </Fact>
      </Facts>
    </Panel>
  )
}

const invoice = async (bookingorder_id: string, invoice_id: string): Promise<Blob> => {
  const path = { bookingorder_id, invoice_id }
  const { data } = await client.GET('/v1/bookingorders/{bookingorder_id}/invoice/{invoice_id}', { params: { path }, parseAs: 'blob' })
  return data as Blob
}
