import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { startKit } from '../kit/index.js'
import { order, putOnSale } from './kit.js'

const kit = await startKit()
const { admin, distributor, supplier } = kit.as
const asked = 'asked@supplier.example'
await admin.patch(`/v1/suppliers/${kit.accounts.supplier.supplier_id}`, { emails: [asked, 'second@supplier.example'] })

interface Received {
  to: string
  subject: string
  text: string
}
type Reservation = Record<string, unknown> & { reservation_id: string; valid_until: string }
type Booking = { booking_code: string; bookingorders: { bookingorder_id: string }[] }

let working: Promise<void> | undefined
const work = () => {
  working ??= kit.work()
  return working
}

/** A mail as its recipient reads it. */
function open(file: string): Received {
  const [head = '', ...rest] = file.split('\n\n')
  const header = (name: string) => new RegExp(`^${name}: (.*(?:\n[ \t].*)*)$`, 'im').exec(head)?.[1]?.replace(/\n\s+/g, ' ') ?? ''
  const body = rest.join('\n\n')
  const coding = header('Content-Transfer-Encoding')
  const bytes = body.replace(/=\n/g, '').replace(/=([0-9A-F]{2})/g, (_all, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  const text =
    coding === 'base64'
      ? Buffer.from(body, 'base64').toString('utf8')
      : coding === 'quoted-printable'
        ? Buffer.from(bytes, 'latin1').toString('utf8')
        : body
  return { to: header('To'), subject: header('Subject'), text }
}

/**
 * All mails about a resource, when everything is sent: a request queues its mails in its own transaction, so that
 * an empty queue means that all are sent.
 */
async function lettersAbout(text: string): Promise<Received[]> {
  await work()
  await expect
    .poll(() => kit.query(`select name, state, data from pgboss.job where name in ('mail', 'ticketsready') and state <> 'completed'`))
    .toEqual([])
  const folder = join(kit.dataDir, 'mail')
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'))
  const letters = await Promise.all(names.sort().map(async (name) => open(await readFile(join(folder, name), 'utf8'))))
  return letters.filter((letter) => `${letter.subject}\n${letter.text}`.includes(text))
}

const spoken = (wire: unknown) => `${String(wire).replace('T', ' ')} UTC`

async function book(ticket: string, more: object = {}) {
  const held = await distributor.post<Reservation>('/v1/reservations', order(ticket, 2))
  const booked = await distributor.post<Booking>('/v1/bookings', {
    reservation_id: held.body.reservation_id,
    accepted_gt: true,
    booking_email: 'confirm@agency.example',
    ...more,
  })
  expect(booked.status, booked.text).toBe(201)
  return { code: booked.body.booking_code, id: booked.body.bookingorders[0]?.bookingorder_id as string }
}

const toBuyer = (letters: Received[]) => letters.filter(({ to }) => to === 'confirm@agency.example')

test('a booking is confirmed by mail, and its orders show it when it is sent', async () => {
  const { id, code } = await book(await putOnSale(kit))
  expect((await distributor.get(`/v1/bookingorders/${id}`)).body).toMatchObject({ notify_client_status: 'pending' })
  expect(toBuyer(await lettersAbout(code))).toMatchObject([{ subject: `Booking ${code}`, text: expect.stringContaining('2 × Ticket') }])
  expect((await distributor.get(`/v1/bookingorders/${id}`)).body).toMatchObject({ notify_client_status: 'completed' })
  const { body } = await distributor.get<{ history: { changed: string[] }[] }>(`/v1/bookingorders/${id}/history`)
  expect(body.history[0]?.changed).toContain('notify_client_status')
})

test('the version of an order that its letter makes differs from the one before in the status alone', async () => {
  const { id, code } = await book(await putOnSale(kit))
  await lettersAbout(code)
  const versions = await kit.query<{ changed: string[] | null; snapshot: Record<string, unknown>; client_id: string }>(
    `select changed, snapshot, client_id from history where resource = 'bookingorder' and resource_id = $1 order by version`,
    [id],
  )
  expect(versions).toHaveLength(2)
  const [first, second] = versions.map(({ snapshot: { updated: _updated, ...rest } }) => rest)
  expect(second).toEqual({ ...first, notify_client_status: 'completed' })
  expect(versions[1]?.changed?.filter((name) => name !== 'updated')).toEqual(['notify_client_status'])
  expect(versions[1]).toMatchObject({ client_id: 'system' })
  const [{ version, updated } = {}] = await kit.query('select version, updated from bookingorder where bookingorder_id = $1', [id])
  expect(version).toBe(2)
  expect(versions[1]?.snapshot.updated).toBe((updated as Date).toISOString().slice(0, 19))
})

test('a booking without confirmation sends no mail, and its orders show that none was to be sent', async () => {
  const { id, code } = await book(await putOnSale(kit), { suppress_email: true })
  const { body } = await distributor.get(`/v1/bookingorders/${id}`)
  expect(body).toMatchObject({ notify_client_status: 'notapplicable' })
  expect(toBuyer(await lettersAbout(code))).toEqual([])
  expect((await distributor.get(`/v1/bookingorders/${id}`)).body).toMatchObject({ notify_client_status: 'notapplicable' })
})

test('a hold is confirmed at the booking_email once if notify_client or notify_me is set, otherwise not', async () => {
  const ticket = await putOnSale(kit, { net_rate: 12_345, stock: 20 })
  const hold = async (more: object) => {
    const made = await distributor.post<Reservation>(
      '/v1/reservations',
      order(ticket, 2, { booking_email: 'hold@agency.example', external_reference_id: 'basket-9', ...more }),
    )
    expect(made.status, made.text).toBe(201)
    return made.body
  }
  const notified = [
    await hold({ notify_client: true }),
    await hold({ notify_me: true }),
    await hold({ notify_client: true, notify_me: true }),
  ]
  const unasked = [await hold({}), await hold({ notify_client: null }), await hold({ notify_client: false, notify_me: false })]
  for (const { reservation_id, valid_until } of notified) {
    const letters = await lettersAbout(reservation_id)
    expect(letters).toMatchObject([{ to: 'hold@agency.example', subject: 'Your tickets are held' }])
    expect(letters[0]?.text).toContain(`held until ${spoken(valid_until)}`)
    expect(letters[0]?.text).toMatch(/ {2}2 × Match \d+, Ticket \d+: 123\.45 EUR each/)
    expect(letters[0]?.text).toContain('your reference basket-9')
  }
  for (const { reservation_id } of unasked) expect(await lettersAbout(reservation_id)).toEqual([])
})

async function request(quantity: number, more: object = {}) {
  const ticket = await putOnSale(kit, { stock: 0, ticket_status: 'on_request', backorder_quantity: 10 })
  const made = await distributor.post<Reservation>(
    '/v1/reservations',
    order(ticket, quantity, { booking_email: 'wants@agency.example', ...more }),
  )
  expect(made.body).toMatchObject({ status: 'pending_supplier' })
  return made.body
}

test('a request for tickets is mailed to all addresses of the supplier, and to the buyer only if requested', async () => {
  const { reservation_id: id, valid_until } = await request(3)
  const letters = await lettersAbout(id)
  expect(letters.map(({ to }) => to).sort()).toEqual([asked, 'second@supplier.example'])
  for (const { subject, text } of letters) {
    expect(subject).toMatch(/^Tickets asked for: Match \d+$/)
    expect(text).toContain(`accept or refuse before ${spoken(valid_until)}`)
    expect(text).toMatch(/ {2}3 × Match \d+, Ticket \d+/)
    expect(text).toContain(`POST /v1/sales/requests/${id}`)
    // The supplier must not see the price and the name of the distributor.
    expect(text).not.toMatch(/EUR|agency/)
  }
  const noisy = await request(1, { notify_me: true })
  const mine = (await lettersAbout(noisy.reservation_id)).filter(({ to }) => to === 'wants@agency.example')
  expect(mine).toMatchObject([
    { subject: 'Your request for tickets', text: expect.stringContaining(`answers before ${spoken(noisy.valid_until)}`) },
  ])
})

test('the answer of the supplier is always mailed to the buyer: the held tickets with their end, or the refusal', async () => {
  const [accepted, refused] = [await request(4), await request(2)]
  await supplier.post(`/v1/sales/requests/${accepted.reservation_id}`, { accept: true, quantity: 3 })
  await supplier.post(`/v1/sales/requests/${refused.reservation_id}`, { accept: false })
  const answerTo = async (id: string) => (await lettersAbout(id)).filter(({ to }) => to === 'wants@agency.example')
  const { valid_until } = (await distributor.get<Reservation>(`/v1/reservations/${accepted.reservation_id}`)).body
  const [yes, no] = [await answerTo(accepted.reservation_id), await answerTo(refused.reservation_id)]
  expect(yes).toMatchObject([{ subject: 'Your request was accepted', text: expect.stringMatching(/ {2}3 × Match \d+, Ticket \d+/) }])
  expect(yes[0]?.text).toContain(`held for you until ${spoken(valid_until)}`)
  expect(no).toMatchObject([{ subject: 'Your request was refused', text: expect.stringContaining('does not have the tickets') }])
  expect(no[0]?.text).not.toContain('held')
})

test('a cancellation is confirmed by mail with the refund by the policy or as set by the operator', async () => {
  const policy = async (refund_percent: number) => {
    const answer = await admin.patch(`/v1/suppliers/${kit.accounts.supplier.supplier_id}`, {
      cancellation_policy: [{ until_days_before: 7, refund_percent }],
    })
    expect(answer.status, answer.text).toBe(200)
  }
  const cancellation = async (id: string, code: string, body: object, as = distributor) => {
    const answer = await as.put<{ refunded: number }>(`/v1/bookingorders/${id}`, body)
    expect(answer.status, answer.text).toBe(200)
    const letters = toBuyer(await lettersAbout(code)).filter(({ subject }) => subject.startsWith('Cancelled: Match'))
    return { refunded: answer.body.refunded, letters }
  }
  await policy(70)
  const [byPolicy, byOperator] = [await book(await putOnSale(kit, { net_rate: 10_050 })), await book(await putOnSale(kit))]
  await policy(0)
  const nothingBack = await book(await putOnSale(kit))
  const mine = await cancellation(byPolicy.id, byPolicy.code, { logistic_status: 'cancelled' })
  // 70 % of 201.00
  expect(mine.refunded).toBe(14_070)
  expect(mine.letters).toMatchObject([
    { text: expect.stringMatching(/^2 of 2 tickets of this order were cancelled.*Refund: 140\.70 EUR/s) },
  ])
  const theirs = await cancellation(byOperator.id, byOperator.code, { logistic_status: 'cancelled', psp_refund_amount: 1_234 }, admin)
  expect(theirs.letters).toMatchObject([{ text: expect.stringContaining('Refund: 12.34 EUR') }])
  const none = await cancellation(nothingBack.id, nothingBack.code, { logistic_status: 'cancelled' })
  expect(none.letters).toMatchObject([{ text: expect.stringContaining('Refund: 0.00 EUR') }])
})

test('a change with suppress_email sends no mail to buyer or supplier; the same change without it does', async () => {
  const ticket = await putOnSale(kit)
  await kit.query(`update ticket set ticket_type = 'appticket' where ticket_id = $1`, [ticket])
  const outcome = async (suppress_email: boolean) => {
    const { id, code } = await book(ticket)
    const told = async () => (await lettersAbout(code)).map(({ to, subject }) => `${to} ${subject.replace(/:.*/, '')}`)
    const before = await told()
    const change = async (body: object) => {
      const answer = await admin.put(`/v1/bookingorders/${id}`, { ...body, suppress_email })
      expect(answer.status, answer.text).toBe(200)
      return answer.body
    }
    const { items } = (await admin.get<{ items: { orderitem_id: string }[] }>(`/v1/bookingorders/${id}`)).body
    const activated = items.map(({ orderitem_id }) => ({ orderitem_id, activated: true }))
    expect(await change({ items: activated })).toMatchObject({ logistic_status: 'completed' })
    await told()
    expect(await change({ logistic_status: 'cancelled' })).toMatchObject({ logistic_status: 'cancelled' })
    return (await told()).filter((line) => !before.includes(line)).sort()
  }
  expect(await outcome(true)).toEqual([])
  expect(await outcome(false)).toEqual([
    `${asked} Sale cancelled`,
    'confirm@agency.example Cancelled',
    'confirm@agency.example Tickets ready',
    'second@supplier.example Sale cancelled',
  ])
})
