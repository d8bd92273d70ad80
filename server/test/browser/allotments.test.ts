import { expect, test } from 'vitest'
import { counting } from './clicks.js'
import { looks, picture, setStage, settled } from './stage.js'

const stage = await setStage()

interface Ticket {
  ticket_id: string
  ticket_title: string
  event_id: string
  supplier_id: string
  net_rate: number
  currency_code: string
}
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 19)
const { distributor_name } = (await stage.as('distributor').get<{ distributors: [{ distributor_name: string }] }>('/v1/distributors')).body
  .distributors[0]
/** Tickets of the demo's supplier that its distributor can buy and that are far ahead. */
const supplier_id = (await stage.as('supplier').get<{ suppliers: [{ supplier_id: string }] }>('/v1/suppliers')).body.suppliers[0]
  .supplier_id
const { tickets } = (
  await stage
    .as('distributor')
    .get<{ tickets: Ticket[] }>(
      `/v1/tickets?supplier_id=${supplier_id}&ticket_status=available&stock=ge:60&on_sale=true&ticket_validfrom=ge:${inDays(30).slice(0, 10)}`,
    )
).body
const [ticket] = tickets
if (!ticket) throw new Error('the demo supplier has no ticket with sixty left')

test('a supplier keeps tickets for a distributor, which sees its share and gives some back', async () => {
  const seller = await stage.enter('supplier')
  await seller.goto(`/console/tickets/${ticket.ticket_id}`)
  await settled(seller)
  const panel = seller.getByRole('region', { name: 'Allotments' })
  const keeping = counting(seller, 'Keep tickets for a distributor', 'supplier')
  await keeping.click(panel.getByRole('button', { name: 'New allotment' }))
  // By its name: the supplier has sold to it.
  await seller.getByRole('dialog').getByRole('combobox', { name: 'Distributor' }).fill(distributor_name.slice(0, 5))
  await keeping.click(seller.getByRole('option', { name: distributor_name }))
  await picture(seller, 'new-allotment')
  await seller.getByRole('textbox', { name: 'Tickets' }).fill('20')
  await seller.getByRole('textbox', { name: 'Release, days before' }).fill('10')
  await keeping.click(seller.getByRole('button', { name: 'Save' }))
  await panel.getByRole('img', { name: '20 given, 0 sold, 0 held, 20 free' }).waitFor()
  keeping.done()
  await seller.goto('/console/allotments')
  await settled(seller)
  await seller.getByRole('img', { name: '20 given, 0 sold, 0 held, 20 free' }).first().waitFor()

  const buyer = await stage.enter('distributor')
  const [made] = (await stage.as('supplier').get<{ allotments: { allotment_id: string }[] }>('/v1/allotments?sorting=-created')).body
    .allotments
  await buyer.goto(`/console/allotments/${made?.allotment_id}`)
  await settled(buyer)
  const { click, done } = counting(buyer, 'Give tickets of an allotment back', 'distributor')
  await click(buyer.getByRole('button', { name: 'Give back' }))
  await buyer.getByRole('textbox', { name: 'Tickets' }).fill('5')
  await click(buyer.getByRole('button', { name: 'Save' }))
  await buyer.getByRole('img', { name: '20 given, 0 sold, 0 held, 15 free, 5 given back' }).first().waitFor()
  done()
  // What the form proposes is all of them.
  await settled(buyer)
  await buyer.getByRole('button', { name: 'Give back' }).click()
  await buyer.getByRole('button', { name: 'Save' }).click()
  await buyer.getByRole('img', { name: '20 given, 0 sold, 0 held, 0 free, 20 given back' }).first().waitFor()
  expect(stage.faults).toEqual([])
})

test('a distributor compares quotes and accepts one; the supplier’s list shows the result', async () => {
  const asked = await stage.as('distributor').post<{ grouprequest_id: string }>('/v1/grouprequests', {
    ...{ event_id: ticket.event_id, size: 20, deadline: inDays(6), contact_email: 'groups@agency.example', supplier_ids: [supplier_id] },
    ...{ description: 'A school from Utrecht', wishes: 'Seats together' },
  })
  expect(asked.status, asked.text).toBe(201)
  const id = asked.body.grouprequest_id
  const quote = (net_rate: number) =>
    stage.as('supplier').post(`/v1/grouprequests/${id}/quotes`, {
      items: [{ ticket_id: ticket.ticket_id, quantity: 20, net_rate, currency_code: ticket.currency_code }],
      ...{ valid_until: inDays(5), deposit_percentage: 25, name_deadline: inDays(20).slice(0, 10), conditions: 'Names two weeks before' },
      release: { kind: 'before', days: 7 },
    })
  for (const rate of [ticket.net_rate, ticket.net_rate - 100]) expect((await quote(rate)).status).toBe(201)
  const page = await stage.enter('distributor')
  await page.goto(`/console/group-requests/${id}`)
  await settled(page)
  const table = page.getByRole('table', { name: 'Quotes' })
  const cheapest = table.getByRole('row').filter({ hasText: 'cheapest' })
  await expect.poll(() => cheapest.count()).toBe(1)
  const { click, done } = counting(page, 'Accept the cheapest quote for a group', 'distributor')
  expect(await cheapest.textContent()).toMatch(/Unsold tickets are released on .*\d\d:\d\d/)
  await click(cheapest.getByRole('button', { name: 'Accept', exact: true }))
  const question = page.getByRole('dialog', { name: 'Accept this quote?' })
  const { quotes } = (await stage.as('distributor').get<{ quotes: { status: string; supplier_name: string }[] }>(`/v1/grouprequests/${id}`))
    .body
  expect(quotes.map(({ status }) => status)).toEqual(['open', 'open'])
  const said = await question.innerText()
  expect(said).toContain(`Supplier: ${quotes[0]?.supplier_name}`)
  expect(said).toMatch(/20 × .*, .*\d each/)
  expect(said).toMatch(/Total: .*\d/)
  expect(said).toMatch(/Unsold tickets are released on .*\d\d:\d\d/)
  await picture(page, 'group-accept')
  await click(question.getByRole('button', { name: 'Accept', exact: true }))
  await page.getByRole('link', { name: 'The tickets that are kept' }).waitFor()
  done()
  await page.getByText('Names by', { exact: true }).waitFor()
  await picture(page, 'group-accepted')
  const board = await stage.enter('supplier', looks.phone)
  await board.goto('/console/group-requests')
  await settled(board)
  await board.getByText('A school from Utrecht').first().waitFor()
  await board.getByText('Accepted').first().waitFor()
  expect(stage.faults).toEqual([])
})

test('a quote is neither declined nor taken back without a question', async () => {
  const asked = await stage.as('distributor').post<{ grouprequest_id: string }>('/v1/grouprequests', {
    ...{ event_id: ticket.event_id, size: 2, deadline: inDays(6), contact_email: 'groups@agency.example', supplier_ids: [supplier_id] },
  })
  const id = asked.body.grouprequest_id
  for (const net_rate of [ticket.net_rate, ticket.net_rate - 100]) {
    const items = [{ ticket_id: ticket.ticket_id, quantity: 2, net_rate, currency_code: ticket.currency_code }]
    const quoted = await stage.as('supplier').post(`/v1/grouprequests/${id}/quotes`, { items, valid_until: inDays(5) })
    expect(quoted.status, quoted.text).toBe(201)
  }
  const statuses = async () =>
    (await stage.as('distributor').get<{ quotes: { status: string }[] }>(`/v1/grouprequests/${id}`)).body.quotes
      .map(({ status }) => status)
      .sort()
  for (const { who, act, title, after } of [
    { who: 'distributor', act: 'Decline', title: 'Decline this quote?', after: ['declined', 'open'] },
    { who: 'supplier', act: 'Take back', title: 'Take this quote back?', after: ['declined', 'withdrawn'] },
  ] as const) {
    const before = await statuses()
    const page = await stage.enter(who)
    await page.goto(`/console/group-requests/${id}`)
    await settled(page)
    await page.getByRole('table', { name: 'Quotes' }).getByRole('button', { name: act }).first().click()
    const question = page.getByRole('dialog', { name: title })
    await picture(page, `group-${act.toLowerCase().replace(' ', '-')}`)
    await question.getByRole('button').filter({ hasNotText: act }).last().click()
    await question.waitFor({ state: 'hidden' })
    expect(await statuses()).toEqual(before)
    await page.getByRole('table', { name: 'Quotes' }).getByRole('button', { name: act }).first().click()
    await question.getByRole('button', { name: act }).click()
    await expect.poll(statuses).toEqual(after)
    await stage.leave(page)
  }
})

test('a supplier whose quote would outlast the request is told until when it is valid', async () => {
  const asked = await stage.as('distributor').post<{ grouprequest_id: string; deadline: string }>('/v1/grouprequests', {
    ...{ event_id: ticket.event_id, size: 4, deadline: inDays(2), contact_email: 'groups@agency.example', supplier_ids: [supplier_id] },
  })
  expect(asked.status, asked.text).toBe(201)
  const page = await stage.enter('supplier')
  await page.goto(`/console/group-requests/${asked.body.grouprequest_id}`)
  await settled(page)
  await page.getByRole('button', { name: 'Quote', exact: true }).click()
  const form = page.getByRole('dialog', { name: 'Quote for the group' })
  await form.getByRole('combobox', { name: 'Ticket' }).click()
  await page.getByRole('option', { name: ticket.ticket_title }).first().click()
  await form.getByRole('combobox', { name: 'Currency' }).click()
  await page.getByRole('option', { name: ticket.currency_code }).click()
  await form.getByRole('textbox', { name: 'Price of one' }).fill(String(ticket.net_rate / 100 - 1))
  await form.getByLabel('Valid until').fill(inDays(9).slice(0, 16))
  await picture(page, 'group-quote-form')
  await form.getByRole('button', { name: 'Save' }).click()
  const told = page.getByRole('alert').filter({ hasText: 'The quote is valid for less time' })
  await told.waitFor({ timeout: 20_000 })
  await picture(page, 'group-quote-shortened')
  expect(await told.textContent()).toMatch(/It is valid until .*, not until .*: the request ends then\./)
})

test('a supplier sees who asks, when the event is and what may be paid for one ticket, in the list behind the overview and on the page', async () => {
  const asked = await stage.as('distributor').post<{ grouprequest_id: string; event_startdate: string }>('/v1/grouprequests', {
    ...{ event_id: ticket.event_id, size: 8, deadline: inDays(3), contact_email: 'groups@agency.example', supplier_ids: [supplier_id] },
    ...{ description: 'A choir from Gouda', budget: 80_400, currency_code: 'EUR' },
  })
  expect(asked.status, asked.text).toBe(201)
  const { grouprequest_id, event_startdate } = asked.body
  const starts = new RegExp(`\\b${Number(event_startdate.slice(8, 10))}\\b.*${event_startdate.slice(11, 16)}`)
  const page = await stage.enter('supplier')
  await page.goto('/console')
  await settled(page)
  await page.getByRole('link', { name: 'Group requests', exact: true }).and(page.locator('a[href*="awaiting=true"]')).click()
  const row = page.getByRole('row').filter({ hasText: 'A choir from Gouda' })
  await row.waitFor()
  expect(page.url()).toContain('awaiting=true')
  const listed = await row.innerText()
  expect(listed).toContain(distributor_name)
  expect(listed).toMatch(starts)
  expect(listed).toMatch(/804\.00\s+€?100\.50 each/)
  // Nothing is to be done for a request that was accepted.
  expect(await page.getByRole('row').filter({ hasText: 'A school from Utrecht' }).count()).toBe(0)
  await picture(page, 'group-requests-supplier')
  await page.goto(`/console/group-requests/${grouprequest_id}`)
  await settled(page)
  await page.getByText('Event begins', { exact: true }).waitFor()
  const shown = await page.getByRole('main').innerText()
  for (const fact of [starts, /100\.50 each/, new RegExp(distributor_name)]) expect(shown).toMatch(fact)
  expect(shown).not.toContain('groups@agency.example')
  expect(stage.faults).toEqual([])
})
