import { expect } from 'vitest'
import { atEnd } from '../kit/end.js'
import { startKit } from '../kit/index.js'
import { setDistributor } from '../payments/kit.js'
import { putOnSale } from '../selling/kit.js'
import { closeContexts, launch } from './chromium.js'
import { visiting } from './stage.js'

interface Item {
  orderitem_id: string
  ticket_status: string
}
interface Order {
  bookingorder_id: string
  booking_id: string
  booking_code: string
  booking_email: string
  refunded: number
  logistic_status: string
  items: Item[]
}
export interface Hold {
  reservation_id: string
  status: string
  valid_until: string
  extendable_until: string
}
interface Terms {
  refund?: number
  event_id?: string
  payment_method?: string
  target_currency?: string
}

/** A service with its worker, a browser, and the holds and orders of one distributor. */
export async function openDesk() {
  const kit = await startKit({ LOGIN_LIMIT_PER_MINUTE: '1000', RATE_LIMIT_PER_MINUTE: '1000000' })
  await kit.work()
  const browser = await launch()
  atEnd(closeContexts)
  await setDistributor(kit, 'distributor', { payment_methods: ['invoice', 'card'], default_payment_method: 'invoice' })
  const faults: string[] = []
  const at = visiting(browser, kit, faults)

  const read = async (id: string) => (await kit.as.admin.get<Order>(`/v1/bookingorders/${id}`)).body

  async function hold(quantity: number, { refund = 50, event_id, target_currency = 'EUR' }: Terms = {}): Promise<Hold> {
    const ticket_id = await putOnSale(kit, { currency_code: target_currency, ...(event_id ? { event_id } : {}) })
    const policy = [{ until_days_before: 0, refund_percent: refund }]
    await kit.query('update ticket set cancellation_policy = $2 where ticket_id = $1', [ticket_id, JSON.stringify(policy)])
    const held = await kit.as.distributor.post<Hold>('/v1/reservations', {
      items: [{ ticket_id, quantity }],
      booking_email: 'desk@agency.example',
      target_currency,
    })
    expect(held.status, held.text).toBe(201)
    return held.body
  }

  async function book(quantity: number, { payment_method = 'invoice', ...terms }: Terms = {}): Promise<Order> {
    const { reservation_id } = await hold(quantity, terms)
    const booked = await kit.as.distributor.post<{ bookingorders: { bookingorder_id: string }[] }>('/v1/bookings', {
      reservation_id,
      accepted_gt: true,
      payment_method,
    })
    expect(booked.status, booked.text).toBe(201)
    const id = String(booked.body.bookingorders[0]?.bookingorder_id)
    // The letter about it changes the order: wait for it, so that nothing but the test changes it.
    await expect.poll(async () => (await kit.as.admin.get(`/v1/bookingorders/${id}`)).body.notify_client_status).toBe('completed')
    return read(id)
  }

  return { kit, browser, faults, at, read, hold, book }
}
