import { expect, test } from 'vitest'
import { type Caller, startKit } from './kit/index.js'
import { versionOf } from './kit/version.js'
import { order, putOnSale } from './selling/kit.js'

const kit = await startKit()

test('what was just made has the version that is read after it', async () => {
  const { admin, distributor, supplier } = kit.as
  const ticket_id = await putOnSale(kit)
  const made: [Caller, string, object, id: string][] = [
    [admin, '/v1/distributors', { distributor_name: 'New', iso_country: 'NLD', default_currency: 'EUR' }, 'distributor_id'],
    [admin, '/v1/clients', { scope: 'internal', label: 'New', roles: ['portal'] }, 'client_id'],
    [supplier, '/v1/allotments', { ticket_id, distributor_id: kit.accounts.distributor.distributor_id, quantity: 1 }, 'allotment_id'],
    [
      distributor,
      '/v1/grouprequests',
      {
        description: 'New',
        size: 1,
        deadline: '2099-01-01T00:00:00',
        contact_email: 'a@b.example',
        supplier_ids: [kit.accounts.supplier.supplier_id],
      },
      'grouprequest_id',
    ],
    [
      distributor,
      '/v1/webhooks',
      { event_type: 'bookingorder_completed', endpoint: 'https://agency.example/new', secret: 'eight characters' },
      'webhook_id',
    ],
    [distributor, '/v1/internal/console/views', { list: 'tickets', name: 'New', query: '' }, 'view_id'],
    [distributor, '/v1/reservations', order(ticket_id), 'reservation_id'],
  ]
  for (const [as, path, body, id] of made) {
    const answer = await as.post(path, body)
    expect(answer.status, `${path}: ${answer.text}`).toBe(201)
    const read = await as.get(`${path}/${answer.body[id]}`)
    expect(read.status, path).toBe(200)
    expect(versionOf(answer.headers), path).toBeDefined()
    expect(versionOf(answer.headers), path).toBe(versionOf(read.headers))
  }
})
