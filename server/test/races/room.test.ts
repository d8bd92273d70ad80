import { expect, test } from 'vitest'
import { startKit } from '../kit/index.js'
import { buyer, setDistributor } from '../payments/kit.js'
import { putOnSale } from '../selling/kit.js'

const kit = await startKit()
const buying = buyer(kit.as.distributor)

test('a reservation does not wait for a slow booking of the same distributor', async () => {
  const [slow, quick] = [await putOnSale(kit), await putOnSale(kit)]
  const reservation = await buying.reserve([{ ticket_id: slow, quantity: 1 }])
  // A booking that has released its hold waits for the invoice number.
  let finish = () => {}
  const told = new Promise<void>((resolve) => {
    finish = resolve
  })
  const holder = kit.service.ctx.db.transaction().execute(async (trx) => {
    await trx
      .insertInto('invoice_counter')
      .values({ series: String(kit.clock.now().getUTCFullYear()), last: 0 })
      .execute()
    await told
  })
  const booking = buying.tryToBook(reservation)
  const waiting = () => kit.query(`select from pg_stat_activity where wait_event_type = 'Lock' and query like '%invoice_counter%'`)
  await expect.poll(waiting).toHaveLength(1)
  await buying.reserve([{ ticket_id: quick, quantity: 1 }])
  expect(await waiting()).toHaveLength(1)
  finish()
  await holder
  expect((await booking).status).toBe(201)
})

test('the hold limit of a distributor is kept with concurrent holds and releases in two processes', async () => {
  const limit = 12
  await setDistributor(kit, 'distributor', { hold_limit: limit })
  const other = await kit.login('distributor', (await kit.another()).url)
  const tickets = await Promise.all(Array.from({ length: 4 }, () => putOnSale(kit, { stock: 500 })))
  const held = async () => {
    const [row] = await kit.query<{ really: number; counted: number }>(
      `
      select coalesce(sum(i.held), 0)::int as really,
             (select h.held - coalesce((select sum(held) from distributor_hold_freed f where f.distributor_id = h.distributor_id), 0)
                from distributor_hold h where h.distributor_id = $1)::int as counted
        from reservation r join reservation_item i using (reservation_id) where r.distributor_id = $1`,
      [kit.accounts.distributor.distributor_id],
    )
    return row ?? { really: 0, counted: 0 }
  }
  const { really: before } = await held()
  const answers = { held: 0, refused: 0 }
  let most = 0
  const one = async (place: number) => {
    for (let turn = 0; turn < 12; turn++) {
      const as = place % 2 === 0 ? kit.as.distributor : other
      const made = await as.post<{ reservation_id: string }>('/v1/reservations', {
        items: [{ ticket_id: tickets[(place + turn) % tickets.length] as string, quantity: 1 }],
        booking_email: 'desk@agency.example',
      })
      answers[made.status === 201 ? 'held' : 'refused']++
      most = Math.max(most, (await held()).really)
      if (made.status === 201) expect((await as.delete(`/v1/reservations/${made.body.reservation_id}`)).status).toBe(200)
      else expect(made.body).toMatchObject({ code: 'hold_limit' })
    }
  }
  await Promise.all(Array.from({ length: 24 }, (_nobody, place) => one(place)))
  expect(most).toBeLessThanOrEqual(limit)
  expect(answers.held).toBeGreaterThan(0)
  expect(answers.refused).toBeGreaterThan(0)
  expect(await held()).toEqual({ really: before, counted: before })
})
