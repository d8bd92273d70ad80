import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { type Caller, caller, type Kit, startKit } from '../kit/index.js'
import { putOnSale } from '../selling/kit.js'

const sender = 'operator@service.example'
let kit: Kit
let octo: Caller

beforeAll(async () => {
  kit = await startKit({ MAIL_FROM: `The operator <${sender}>` })
  octo = caller(kit.url, { authorization: `Bearer ${kit.accounts.distributor.api_key}` })
})

/** No client of the distributor has an address any more. */
async function forgetAddresses(): Promise<void> {
  const { client_id, distributor_id } = kit.accounts.distributor
  await kit.query(`update client set email = null, username = 'desk' where client_id = $1`, [client_id])
  await kit.query(`update client set email = null where distributor_id = $1`, [distributor_id])
  await kit.query(`update distributor set customerservice = customerservice - 'email' where distributor_id = $1`, [distributor_id])
}

async function booking(contact?: { emailAddress: string }) {
  const [slot] = await kit.query<{ event_id: string; category_id: string; series_id: string }>(
    'select t.event_id, t.category_id, e.series_id from ticket t join event e using (event_id) where t.ticket_id = $1',
    [await putOnSale(kit)],
  )
  return octo.post('/octo/bookings', {
    uuid: randomUUID(),
    productId: slot?.series_id,
    optionId: slot?.category_id,
    availabilityId: `${slot?.event_id}.${slot?.category_id}`,
    unitItems: [{ unitId: 'regular' }],
    ...(contact ? { contact } : {}),
  })
}
const addressees = async () =>
  (await kit.query<{ booking_email: string }>('select booking_email from reservation order by created')).map((row) => row.booking_email)

test('mail about a partner’s booking goes to the partner', async () => {
  expect((await booking()).status).toBe(200)
  expect((await addressees()).at(-1)).toBe('distributor@test.example')
})

test('without an address of the partner it goes to the contact of the booking; without one the booking is refused; it never goes to the operator', async () => {
  await forgetAddresses()
  const held = await booking({ emailAddress: 'ana@guest.example' })
  expect(held.status, held.text).toBe(200)
  expect((await addressees()).at(-1)).toBe('ana@guest.example')
  const refused = await booking()
  expect(refused.status, refused.text).toBe(400)
  expect(refused.body).toMatchObject({ error: 'UNPROCESSABLE_ENTITY' })
  expect(String(refused.body.errorMessage)).toContain('e-mail address')
  expect(await addressees()).not.toContain(sender)
  expect((await addressees()).join()).not.toContain('operator')
})
