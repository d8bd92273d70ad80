import { Space } from '@mantine/core'
import { useRouteContext } from '@tanstack/react-router'
import { may } from '../../access.js'
import { client } from '../../api.js'
import { money } from '../../format.js'
import { say } from '../../say.js'
import { tr } from '../../texts.js'
import { FeeLines, VatLines } from '../../ui/ChargeLines.js'
import { Documents } from '../../ui/Documents.js'
import { Fact, Facts, None, Panel } from '../../ui/detail/Detail.js'
import { Go } from '../../ui/Go.js'
import type { Order } from './order.js'
import classes from './orders.module.css'

export function Money({ order }: { order: Order }) {
  const { user } = useRouteContext({ from: '/shell' })
  const { target_currency: currency } = order
  // A test has a price like any other order, and nothing is charged.
  const { fees, vat } = order.is_test_booking ? { fees: [], vat: [] } : order
  const refunded = order.refunded ?? 0
  // Fees and VAT are those that are left after refunds, so the tickets are too. The supplier does not see the buyer's charge.
  const left = order.amount === null ? null : order.amount - refunded
  const ticketSum = left === null ? null : Math.max(0, left - fees.reduce((sum, fee) => sum + fee.amount + fee.vat, 0))
  return (
    <Panel title={tr('Money')} extra={order.is_test_booking && <None>{tr('A test: nothing is charged')}</None>}>
      <dl className={classes.sum}>
        <div>
          <dt>{tr('Tickets')}</dt>
          <dd>
            <Go href={`/orders/${order.bookingorder_id}`}>{money(ticketSum, currency)}</Go>
          </dd>
        </div>
        <FeeLines fees={fees} />
        <div data-total>
          <dt>{refunded > 0 ? tr('Amount after refunds') : tr('Amount')}</dt>
          <dd>
            <Documented order={order} amount={left} />
          </dd>
        </div>
        <VatLines vat={vat} />
        {refunded > 0 && (
          <>
            <div>
              <dt>{tr('Charged')}</dt>
              <dd>
                <Documented order={order} amount={order.amount} kind="invoice" />
              </dd>
            </div>
            <div>
              <dt>{tr('Refunded')}</dt>
              <dd>
                −<Documented order={order} amount={refunded} kind="creditnote" />
              </dd>
            </div>
          </>
        )}
      </dl>
      <Space h="sm" />
      <Facts>
        <Fact label={tr('Paid by')}>{order.payment_method ? say(order.payment_method) : '–'}</Fact>
        <Fact label={tr('Payment reference')}>{order.payment_reference ?? '–'}</Fact>
        <Fact label={tr('Invoice reference')}>{order.invoice_reference ?? '–'}</Fact>
        <Fact label={tr('Invoices')}>
          <Documents
            numbers={order.invoices}
            none={tr('None yet')}
            fetch={may.readInvoices(user) ? (number) => invoice(order.bookingorder_id, number) : undefined}
          />
        </Fact>
      </Facts>
    </Panel>
  )
}

/** An amount that opens the documents it is made of. */
function Documented({ order, amount, kind }: { order: Order; amount: number | null; kind?: 'invoice' | 'creditnote' }) {
  const text = money(amount, order.target_currency)
  if (order.invoices.length === 0) return text
  return <Go href={`/invoices?bookingorder_id=${order.bookingorder_id}${kind ? `&kind=${kind}` : ''}`}>{text}</Go>
}

const invoice = async (bookingorder_id: string, invoice_id: string): Promise<Blob> => {
  const path = { bookingorder_id, invoice_id }
  const { data } = await client.GET('/v1/bookingorders/{bookingorder_id}/invoice/{invoice_id}', { params: { path }, parseAs: 'blob' })
  return data as Blob
}
