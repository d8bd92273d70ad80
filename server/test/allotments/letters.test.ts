import { expect, test } from 'vitest'
import { expectProblem, startKit } from '../kit/index.js'
import { putEvent, putOnSale } from '../selling/kit.js'

const kit = await startKit({ TRADE_LETTER_RECIPIENT_LIMIT: '3', GROUPREQUEST_LIMIT: '6' })
const { distributor, distributor2, supplier, supplier2 } = kit.as
const supplier_id = kit.accounts.supplier.supplier_id as string
const supplier2_id = kit.accounts.supplier2.supplier_id as string
const inHours = (hours: number) => new Date(kit.clock.now().getTime() + hours * 3_600_000).toISOString().slice(0, 19)

interface Letter {
  to: string
  subject: string
  text: string
}
const lettersTo = async (to: string) =>
  (
    await kit.query<{ data: Letter }>(`select data from pgboss.job where name = 'mail' and data ->> 'to' = $1 order by created_on, id`, [
      to,
    ])
  ).map((row) => row.data)
const setAddress = (id: string, emails: string[]) => kit.query('update supplier set emails = $2 where supplier_id = $1', [id, emails])
const nameOf = async (id: unknown) =>
  (await kit.query<{ name: string }>('select distributor_name as name from distributor where distributor_id = $1', [id]))[0]?.name

const ask = (more: object = {}, as = distributor) =>
  as.post<{ grouprequest_id: string }>('/v1/grouprequests', {
    ...{ size: 6, deadline: inHours(72), contact_email: 'groups@agency.example', description: 'A school', supplier_ids: [supplier_id] },
    ...more,
  })
const withdrawAll = async (as = distributor) => {
  const { body } = await as.get<{ grouprequests: { grouprequest_id: string; status: string }[] }>('/v1/grouprequests?page_size=1000')
  for (const one of body.grouprequests)
    if (one.status === 'new') expect((await as.post(`/v1/grouprequests/${one.grouprequest_id}/withdraw`)).status).toBe(200)
}

test('TRADE_LETTER_RECIPIENT_LIMIT: an address gets no more letters of one distributor in 24 hours; its requests are stored, seen and told by webhook', async () => {
  await setAddress(supplier_id, ['seller@test.example'])
  const made = [await ask(), await ask(), await ask(), await ask(), await ask()]
  expect(made.map((one) => one.status)).toEqual([201, 201, 201, 201, 201])
  expect(await lettersTo('seller@test.example')).toHaveLength(3)
  // Capital letters and what follows a plus sign do not make it another address.
  await setAddress(supplier_id, ['Seller+more@test.example'])
  const { body } = await ask()
  expect(await lettersTo('Seller+more@test.example')).toEqual([])
  const seen = await supplier.get<{ grouprequests: { grouprequest_id: string }[] }>('/v1/grouprequests?page_size=1000')
  expect(seen.body.grouprequests.map((one) => one.grouprequest_id)).toContain(body.grouprequest_id)
  const told = await kit.query(
    `select from domain_event where resource_id = $1 and event_type = 'grouprequest_created' and supplier_id = $2`,
    [body.grouprequest_id, supplier_id],
  )
  expect(told).toHaveLength(1)
  // Of another distributor it still gets some.
  await setAddress(supplier_id, ['seller@test.example'])
  expect((await ask({}, distributor2)).status).toBe(201)
  expect(await lettersTo('seller@test.example')).toHaveLength(4)
  kit.clock.advance({ hours: 25 })
  await withdrawAll(distributor2)
  expect(await lettersTo('seller@test.example')).toHaveLength(5)
  await withdrawAll()
})

test('GROUPREQUEST_LIMIT: a distributor has no more open requests than that, also at the same time: 409 grouprequest_limit', async () => {
  const answers = await Promise.all(Array.from({ length: 9 }, () => ask()))
  expect(answers.filter((one) => one.status === 201)).toHaveLength(6)
  for (const one of answers)
    if (one.status !== 201) expect(expectProblem(one, 'grouprequest_limit')).toMatchObject({ grouprequest_limit: 6 })
  expect((await ask({}, distributor2)).status).toBe(201)
  const [open] = answers.filter((one) => one.status === 201)
  expect((await distributor.post(`/v1/grouprequests/${open?.body.grouprequest_id}/withdraw`)).status).toBe(200)
  expect((await ask()).status).toBe(201)
  expectProblem(await ask(), 'grouprequest_limit')
  // One whose deadline has passed is not open.
  kit.clock.advance({ hours: 73 })
  expect((await ask()).status).toBe(201)
})

test('the subject of a letter about a group request names distributor and event; words of the distributor are quoted in the text', async () => {
  kit.clock.advance({ hours: 200 })
  await setAddress(supplier_id, ['words@test.example', 'second@test.example'])
  const event_id = await putEvent(kit)
  await putOnSale(kit, { event_id })
  const description = 'You have won\nhttps://evil.example/now'
  expect((await ask({ description, wishes: 'Click it' })).status).toBe(201)
  expect((await ask({ event_id, description })).status).toBe(201)
  expect((await ask({ event_id, description: undefined })).status).toBe(201)
  const [event] = await kit.query<{ event_name: string }>('select event_name from event where event_id = $1', [event_id])
  const name = await nameOf(kit.accounts.distributor.distributor_id)
  const letters = await lettersTo('words@test.example')
  expect(letters.map(({ subject }) => subject)).toEqual([
    `A group asks for tickets: ${name}`,
    `A group asks for tickets: ${name}, ${event?.event_name}`,
    `A group asks for tickets: ${name}, ${event?.event_name}`,
  ])
  expect(letters[0]?.text).toContain(`${name} writes:\n> You have won\n> https://evil.example/now\n> Click it\n`)
  expect(letters[2]?.text).not.toContain('writes:')
  // Each address of a supplier gets the news once.
  expect(await lettersTo('second@test.example')).toHaveLength(3)
})

test('letters of a supplier about allotments are limited too, and the allotments are made', async () => {
  kit.clock.advance({ hours: 25 })
  const to = 'distributor@test.example'
  const before = (await lettersTo(to)).length
  const distributor_id = kit.accounts.distributor.distributor_id
  const give = async (as = supplier, owner = supplier_id) => {
    const ticket_id = await putOnSale(kit, { supplier_id: owner })
    const made = await as.post<{ allotment_id: string }>('/v1/allotments', { ticket_id, distributor_id, quantity: 2 })
    expect(made.status, made.text).toBe(201)
    return made.body.allotment_id
  }
  const made = [await give(), await give(), await give(), await give()]
  for (const id of made) expect((await supplier.delete(`/v1/allotments/${id}`)).status).toBe(200)
  expect(await lettersTo(to)).toHaveLength(before + 3)
  await give(supplier2, supplier2_id)
  expect(await lettersTo(to)).toHaveLength(before + 4)
})
