import { describe, expect, test } from 'vitest'
import { assignSeats } from '../../src/fulfilment/ticketfiles/assign.js'
import { expectProblem, startKit } from '../kit/index.js'
import { openMarket } from '../marketplace/kit.js'
import { putEvent, putOnSale } from '../selling/kit.js'
import { pdf, upload } from '../ticketfiles/kit.js'
import { disrupting, inDays, moved, work } from './kit.js'

const kit = await startKit()
await kit.service.ctx.jobs.start()
const market = await openMarket(kit)
const { supplier, supplier2, distributor, finance, product_management: staff } = kit.as
const supplier_id = kit.accounts.supplier.supplier_id as string
const supplier2_id = kit.accounts.supplier2.supplier_id as string
const address = 'sales@supplier.example'
await staff.patch(`/v1/suppliers/${supplier_id}`, { emails: [address] })
await staff.patch(`/v1/suppliers/${supplier2_id}`, { emails: ['other@supplier.example'] })

async function arrange(quantity = 2) {
  const event_id = await putEvent(kit)
  const ticket = await putOnSale(kit, { event_id, stock: 20 })
  const bought = await market.buy('a', ticket, quantity)
  return { event_id, ticket, bought, events: disrupting(kit, event_id) }
}
/** The letters to suppliers about a disruption. */
const letters = async (id: string) =>
  (
    await kit.query<{ data: { to: string; subject: string; text: string } }>(
      "select data from pgboss.job where name = 'mail' and data ->> 'text' like '%' || $1 || '%' order by created_on, id",
      [id],
    )
  ).map((row) => row.data)
const validity = async (ticket: string) =>
  (await staff.get<{ ticket_validfrom: string; ticket_validuntil: string }>(`/v1/tickets/${ticket}`)).body

describe('suppliers of a disrupted event', () => {
  test('get one letter each, in their language, with their orders and payout; a repeated apply sends no other', async () => {
    await kit.query("update client set language = 'nl_NL' where supplier_id = $1", [supplier_id])
    const { event_id, events } = await arrange()
    await putOnSale(kit, { event_id, stock: 5, supplier_id: supplier2_id })
    const { body } = await events.preview({ kind: 'cancelled', texts: { en_GB: 'Snow.', nl_NL: 'Sneeuw.' } })
    expect(body.figures).toMatchObject({ orders: 1, letters: 3 })
    for (const answer of await Promise.all([events.apply(body), events.apply(body)])) expect(answer.status, answer.text).toBe(202)
    await work(kit)
    await kit.query("update client set language = 'en_GB' where supplier_id = $1", [supplier_id])
    const sent = await letters(body.disruption_id)
    expect(sent.map(({ to }) => to).sort()).toEqual(['other@supplier.example', address])
    const own = sent.find(({ to }) => to === address)
    expect(own?.subject).toMatch(/^Geannuleerd: /)
    expect(own?.text).toContain('Sneeuw.')
    expect(own?.text).toContain('1 orders met 2 van uw tickets')
    expect(own?.text).toContain('eerst 200.00 EUR, nu 0.00 EUR')
    const other = sent.find(({ to }) => to !== address)
    expect(other?.text).toContain('Snow.')
    expect(other?.text).not.toContain('payout')
  })

  test('get one more if it is called off', async () => {
    const { events } = await arrange()
    const { disruption_id } = await events.carryOut(moved(kit))
    expect((await events.revert(disruption_id)).status).toBe(202)
    await events.revert(disruption_id)
    await work(kit)
    const subjects = (await letters(disruption_id)).map(({ subject }) => subject.split(':')[0])
    expect(subjects).toEqual(['New date', 'As first planned'])
  })
})

describe('tickets of a moved event', () => {
  test('are valid on the new date, as a new version, for old and new orders; called off, on the first date again', async () => {
    const { ticket, events } = await arrange()
    // A ticket for the second day stays one.
    await kit.query(
      "update ticket set ticket_validfrom = ticket_validfrom + interval '1 day', ticket_validuntil = ticket_validuntil + interval '1 day' where ticket_id = $1",
      [ticket],
    )
    const before = await validity(ticket)
    const { body } = await events.preview(moved(kit))
    const shift = Date.parse(`${body.event_after.date_start}Z`) - Date.parse(`${body.event_before.date_start}Z`)
    await events.apply(body)
    const later = (text: string) => new Date(Date.parse(`${text}Z`) + shift).toISOString().slice(0, 19)
    expect(await validity(ticket)).toMatchObject({
      ticket_validfrom: later(before.ticket_validfrom),
      ticket_validuntil: later(before.ticket_validuntil),
    })
    const { history } = (await staff.get<{ history: { changed_fields?: string[] }[] }>(`/v1/tickets/${ticket}/history`)).body
    expect(JSON.stringify(history[0])).toContain('ticket_validfrom')
    await work(kit)
    await events.revert(body.disruption_id)
    await work(kit)
    expect(await validity(ticket)).toMatchObject({ ticket_validfrom: before.ticket_validfrom })
  })

  test('a later order has the moved dates', async () => {
    const { ticket, events } = await arrange()
    const { event_after } = await events.carryOut(moved(kit))
    const { items } = await market.buy('b', ticket, 1)
    expect(items).toMatchObject([{ ticket_startdate: event_after.date_start }])
  })
})

describe('uploaded tickets of a moved event', () => {
  interface File {
    ticketfile_id: string
    outdated: boolean
    hint: string
  }
  const outdated = async (event_id: string, as = supplier) =>
    (await as.get<{ ticketfiles: File[] }>(`/v1/ticketfiles?outdated=true&event_id=${event_id}`)).body.ticketfiles.map(
      (one) => one.ticketfile_id,
    )

  async function delivered() {
    const arranged = await arrange(1)
    const file = await upload(
      supplier,
      arranged.ticket,
      await pdf(`Old ${arranged.ticket}`),
      { auto_assign: 'true', section: 'A', seat: '1' },
      { kind: 'pdf', name: 'a.pdf' },
    )
    expect(file.status, file.text).toBe(200)
    await assignSeats(kit.service.ctx, arranged.ticket)
    const { bookingorder_id } = arranged.bought
    await kit.query("update bookingorder set logistic_status = 'completed' where bookingorder_id = $1", [bookingorder_id])
    const link = await distributor.post<{ url: string }>(`/v1/itineraries/share/${bookingorder_id}/${arranged.ticket}/link`)
    const page = async () => (await kit.as.nobody.get(`${new URL(link.body.url).pathname}/tickets`)).text
    return { ...arranged, page, file: file.body.ticketfile_id }
  }

  test('are named to the guest, in the list and in the overview of their supplier until they are replaced', async () => {
    const { event_id, ticket, bought, events, page, file } = await delivered()
    expect(await page()).not.toContain('old date or venue')
    const { disruption_id } = await events.carryOut(moved(kit))
    expect(await page()).toContain('This file still shows the old date or venue')
    expect(await outdated(event_id)).toEqual([file])
    expect(await outdated(event_id, supplier2)).toEqual([])
    expect((await supplier.get<File>(`/v1/ticketfiles/${file}`)).body).toMatchObject({
      outdated: true,
      hint: expect.stringContaining('replace'),
    })
    const { needs_attention } = (
      await supplier.get<{ needs_attention: { kind: string; items: { id: string }[]; list: string; query: string }[] }>(
        '/v1/internal/console/overview',
      )
    ).body
    const need = needs_attention.find(({ kind }) => kind === 'outdated_files')
    expect(need?.items.map(({ id }) => id)).toContain(file)
    const listed = await supplier.get<{ ticketfiles: File[] }>(`/v1/${need?.list}?${need?.query}`)
    expect(listed.body.ticketfiles.map((one) => one.ticketfile_id)).toContain(file)
    expect((await letters(disruption_id))[0]?.text).toContain('1 PDF tickets that you uploaded show the old date or venue')
    const orderitem_id = bought.items[0]?.orderitem_id ?? ''
    const fresh = await upload(supplier, ticket, await pdf('New'), { replace: 'true', orderitem_id }, { kind: 'pdf', name: 'a.pdf' })
    expect(fresh.status, fresh.text).toBe(200)
    expect(await outdated(event_id)).toEqual([])
    expect(await page()).not.toContain('old date or venue')
  })

  test('are not, if their supplier says that they are valid; nobody else can say so', async () => {
    const { event_id, events, page, file } = await delivered()
    await events.carryOut(moved(kit))
    expectProblem(await supplier2.post(`/v1/ticketfiles/${file}/confirm`), 'ticketfile_not_found')
    expectProblem(await distributor.post(`/v1/ticketfiles/${file}/confirm`), 'ticketfile_not_found')
    expect(await outdated(event_id)).toEqual([file])
    const confirmed = await supplier.post<File>(`/v1/ticketfiles/${file}/confirm`)
    expect(confirmed.body).toMatchObject({ outdated: false, hint: '' })
    expect(await page()).not.toContain('old date or venue')
    // The next move makes them old again.
    await events.carryOut(moved(kit, { date_start: inDays(kit, 150), date_stop: inDays(kit, 150.1) }))
    expect(await outdated(event_id)).toEqual([file])
  })

  test('are right again when the move is called off, and those uploaded for the new date are not', async () => {
    const { event_id, ticket, events, file } = await delivered()
    const { disruption_id } = await events.carryOut(moved(kit))
    kit.clock.advance({ seconds: 1 })
    const late = await upload(supplier, ticket, await pdf('For the new date'), { section: 'A', seat: '2' }, { kind: 'pdf', name: 'b.pdf' })
    expect(await outdated(event_id)).toEqual([file])
    await events.revert(disruption_id)
    await work(kit)
    expect(await outdated(event_id)).toEqual([late.body.ticketfile_id])
    // Nobody is asked for tickets of a cancelled event.
    await disrupting(kit, event_id, finance).carryOut({ kind: 'cancelled' })
    expect(await outdated(event_id)).toEqual([])
  })
})
