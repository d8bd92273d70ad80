import { EventEmitter, once } from 'node:events'
import { describe, expect, test } from 'vitest'
import { makeFiles } from '../../src/fulfilment/etickets/make.js'
import { assignSeats } from '../../src/fulfilment/ticketfiles/assign.js'
import type { Service } from '../../src/service.js'
import { startKit } from '../kit/index.js'
import { withoutLocks } from '../kit/unlocked.js'
import { openMarket } from '../marketplace/kit.js'
import { completed, eventually, fetchBytes, orderOf, pdf, pdfPath, seats, upload } from '../ticketfiles/kit.js'
import { look } from '../ticketfiles/look.js'

/** Drawings of tickets that are stored late. Jobs are run by the tests, except in the last one. */
const kit = await startKit({ RATE_LIMIT_PER_MINUTE: '1000000' })
await kit.service.ctx.jobs.start()
const market = await openMarket(kit)
const { admin, supplier } = kit.as
const draw = (id: string) => makeFiles(kit.service.ctx, id)

interface Late {
  /** The file store takes the drawing, and the job ends. */
  store(): Promise<void>
}

/** Draws the tickets of an order, and waits when the first drawing is about to be stored. */
async function drawLate(id: string, { ctx }: Service = kit.service): Promise<Late> {
  const steps = new EventEmitter()
  const reached = once(steps, 'reached')
  const released = once(steps, 'released')
  const blobs: typeof ctx.blobs = {
    ...ctx.blobs,
    put: async (...file) => {
      steps.emit('reached')
      await released
      await ctx.blobs.put(...file)
    },
  }
  const job = makeFiles({ ...ctx, blobs }, id)
  await Promise.race([reached, job])
  return {
    store: () => {
      steps.emit('released')
      return job
    },
  }
}

async function textOf(who: 'distributor' | 'distributor2', id: string): Promise<string> {
  const order = await orderOf(admin, id)
  const [item] = order.items
  if (!item) throw new Error('no item')
  const { status, bytes } = await fetchBytes(kit, who, pdfPath(order, item))
  expect(status, bytes.toString()).toBe(200)
  return (await look(bytes)).text
}

/** An order of one admission that has its seat and no file. */
async function seated() {
  const ticket = await market.first({ stock: 5 })
  const bought = await market.buy('a', ticket)
  await upload(supplier, ticket, seats(1), { auto_assign: 'true' })
  await assignSeats(kit.service.ctx, ticket)
  return { ticket, bought, id: bought.bookingorder_id }
}

/** The test has done the jobs of this order itself. */
const done = (id: string) => kit.query("delete from pgboss.job where name = 'etickets' and data ->> 'bookingorder_id' = $1", [id])

async function rename(ticket_id: string, id: string, last_name: string): Promise<void> {
  const put = await market.as.a.put(`/v1/bookingorders/${id}/guestdata`, {
    items: [{ ticket_id, guests: [{ first_name: 'Ana', last_name, lead_guest: true }] }],
  })
  expect(put.status, put.text).toBe(200)
}

/** A drawing for the seller is stored after the ticket was sold and drawn for its buyer. Returns whose booking the buyer's ticket shows. */
async function soldWhileDrawn(drawer?: Service): Promise<'buyer' | 'seller'> {
  const { bought, id } = await seated()
  const late = await drawLate(id, drawer)
  const sold = await market.buy('b', await market.offer('a', bought))
  await draw(sold.bookingorder_id)
  await late.store()
  const text = await textOf('distributor2', sold.bookingorder_id)
  const [seller, buyer] = [String(bought.booking_code), String(sold.booking_code)].map((code) => text.includes(code))
  expect(seller).not.toBe(buyer)
  return buyer ? 'buyer' : 'seller'
}

/** The drawing with the old name is stored after the one with the new name. Returns the text of the ticket. */
async function renamedWhileDrawn(drawer?: Service): Promise<string> {
  const { ticket, id } = await seated()
  await rename(ticket, id, 'Oldname')
  const late = await drawLate(id, drawer)
  await rename(ticket, id, 'Newname')
  await draw(id)
  await late.store()
  return textOf('distributor', id)
}

test('a drawing for the seller that is stored late does not replace the ticket of the buyer', async () => {
  expect(await soldWhileDrawn()).toBe('buyer')
})

test('a drawing with an old guest name that is stored late does not replace the newer one', async () => {
  expect(await renamedWhileDrawn()).toContain('Newname')
})

describe('twins without the condition', () => {
  const careless = async () => {
    const { service, stripped } = await withoutLocks(kit, { instead: (text) => text.replace(' and old.is_unchanged', '') })
    return { service, stripped }
  }

  test('the buyer gets the ticket of the seller', async () => {
    const { service, stripped } = await careless()
    expect(await soldWhileDrawn(service)).toBe('seller')
    expect(stripped()).toBe(1)
  })

  test('the old guest name is back', async () => {
    const { service, stripped } = await careless()
    expect(await renamedWhileDrawn(service)).toContain('Oldname')
    expect(stripped()).toBe(1)
  })
})

test('an uploaded ticket that is sold while it gets its name has the booking code of its buyer in it', async () => {
  const ticket = await market.first({ stock: 5 })
  const bought = await market.buy('a', ticket)
  await upload(supplier, ticket, await pdf('Finished'), { auto_assign: 'true' }, { kind: 'pdf', name: 'one.pdf' })
  await assignSeats(kit.service.ctx, ticket)
  const relisted = await market.offer('a', bought)
  const waiting = (count: number) =>
    expect
      .poll(() => kit.query("select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()"))
      .toHaveLength(count)
  const { sale, naming } = await kit.service.ctx.db.transaction().execute(async (trx) => {
    await trx.selectFrom('downloaditem').select('downloaditem_id').where('ticket_id', '=', ticket).forUpdate().execute()
    const sale = market.buy('b', relisted)
    await waiting(1)
    const naming = draw(bought.bookingorder_id)
    await waiting(2)
    return { sale, naming }
  })
  await naming
  const sold = await sale
  await draw(sold.bookingorder_id)
  const order = await orderOf(admin, sold.bookingorder_id)
  const [item] = order.items
  if (!item) throw new Error('no item')
  const { headers } = await fetchBytes(kit, 'distributor2', pdfPath(order, item))
  expect(headers.get('content-disposition')).toContain(order.booking_code)
})

test('a guest who is renamed during the first drawing is on the ticket; also if the drawing with the old name is stored first', async () => {
  const first = await seated()
  await rename(first.ticket, first.id, 'Oldname')
  const only = await drawLate(first.id)
  await rename(first.ticket, first.id, 'Newname')
  await done(first.id)
  await only.store()

  const second = await seated()
  await rename(second.ticket, second.id, 'Oldname')
  const older = await drawLate(second.id)
  await rename(second.ticket, second.id, 'Newname')
  const newer = await drawLate(second.id)
  await done(second.id)
  await older.store()
  await newer.store()

  await kit.work()
  for (const { id } of [first, second]) {
    await completed(admin, id)
    expect(
      await eventually(
        () => textOf('distributor', id),
        (text) => text.includes('Newname'),
      ),
    ).not.toContain('Oldname')
  }
})
