import { expect, inject, test } from 'vitest'
import { caller, cloneDatabase, startKit } from './kit/index.js'

const kit = await startKit()

test('with a replica, lists of the catalogue are read there and everything else in the main database', async () => {
  // Another database stands in for a replica that has not heard of anything yet.
  const behind = await cloneDatabase()
  const address = inject('postgres').url.replace(/[^/]*$/, String(behind.database))
  const { url } = await kit.another({ DATABASE_READ_URL: address })
  const venue = { official_name: 'Estadio', country: 'ESP', venue_type: 'stadium', city: 'Sevilla', time_zone: 'Europe/Madrid' }
  const as = (where: string) => caller(where, { 'x-api-key': kit.accounts.product_management.api_key })
  const made = await as(url).post<{ venue_id: string }>('/v1/venues', venue)
  expect(made.status, made.text).toBe(201)
  expect((await as(url).get(`/v1/venues/${made.body.venue_id}`)).status).toBe(200)
  expect((await as(kit.url).get<{ venues: unknown[] }>('/v1/venues')).body.venues).toHaveLength(1)
  expect((await as(url).get<{ venues: unknown[] }>('/v1/venues')).body.venues).toHaveLength(0)
})
