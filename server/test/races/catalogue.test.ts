import { expect, test } from 'vitest'
import { caller, startKit } from '../kit/index.js'
import { offering } from '../tickets/arrange.js'

const kit = await startKit({ RATE_LIMIT_PER_MINUTE: '1000000' })
const make = offering(kit)
const { url } = await kit.another()
const there = caller(url, { 'x-api-key': kit.accounts.product_management.api_key })

test('concurrent changes of a supplier, its events, their categories and the venue are made one after the other, and reach their tickets', async () => {
  const { venue_id } = await make.venue()
  const categories = await Promise.all([1, 2, 3].map(() => make.category({ venue_id })))
  const events = await Promise.all([1, 2, 3].map(() => make.event({ venue_id })))
  const { supplier_id } = kit.accounts.supplier
  for (const { event_id } of events) for (const { category_id } of categories) await make.offer({ event_id, category_id })
  const here = kit.as.product_management
  for (let round = 0; round < 6; round++) {
    const answers = await Promise.all([
      ...categories.map(({ category_id }) =>
        here.patch(`/v1/categories/${category_id}`, { category_type: round % 2 ? 'grandstand' : 'hospitality' }),
      ),
      ...events.map(({ event_id }, index) => there.patch(`/v1/events/${event_id}`, { event_name: `Match ${index} round ${round}` })),
      kit.as.admin.patch(`/v1/suppliers/${supplier_id}`, { markup_percentage: 5 + round }),
      there.patch(`/v1/venues/${venue_id}`, { city: `City ${round}` }),
    ])
    expect(answers.map(({ status, text }) => (status === 200 ? 200 : text))).toEqual(answers.map(() => 200))
  }
  const rows = await kit.query<{ category_type: string; city: string; event_name: string }>(
    'select distinct category_type, city, regexp_replace(event_name, $2, $3) as event_name from ticket where venue_id = $1',
    [venue_id, String.raw`^Match \d `, ''],
  )
  expect(rows).toEqual([{ category_type: 'grandstand', city: 'city 5', event_name: 'round 5' }])
})
