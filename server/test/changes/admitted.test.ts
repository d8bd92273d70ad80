import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { describe, expect, test } from 'vitest'
import { caller, startKit } from '../kit/index.js'
import type { Page } from './kit.js'

const kit = await startKit()
const { admin } = kit.as
const agency = kit.accounts.distributor.distributor_id
const supplier = kit.accounts.supplier.supplier_id

/** A new client of a party, with a key of its own. */
async function newClient(party: { distributor_id: string | null } | { supplier_id: string | null }, label: string) {
  const scope = 'supplier_id' in party ? 'supplier' : 'distributor'
  const client = await admin.post<{ client_id: string }>('/v1/clients', { scope, roles: ['api', 'portal'], label, ...party })
  expect(client.status, client.text).toBe(201)
  const { client_id } = client.body
  const key = await admin.post<{ api_key: string; key_id: string }>(`/v1/clients/${client_id}/keys`, {})
  expect(key.status, key.text).toBe(201)
  return { client_id, ...key.body, headers: { 'x-api-key': key.body.api_key } }
}

async function openStream(headers: Record<string, string>, path = '/v1/changes?after=now') {
  const request = get(`${kit.url}${path}`, { headers: { accept: 'text/event-stream', ...headers }, agent: false })
  const [response] = (await once(request, 'response')) as [IncomingMessage]
  expect(response.statusCode).toBe(200)
  let isOver = false
  response.resume().once('close', () => {
    isOver = true
  })
  return { over: () => isOver, close: () => request.destroy() }
}

const patched = async (path: string, change: object) => {
  const { status, text } = await admin.patch(path, change)
  expect(status, text).toBe(200)
}

const distributors = { distributor_id: agency }
const [revoked, expired, suspended, unprivileged, ofSupplier, other] = [
  await newClient(distributors, 'revoked'),
  await newClient(distributors, 'expired'),
  await newClient(distributors, 'suspended'),
  await newClient(distributors, 'without its role'),
  await newClient({ supplier_id: supplier }, 'of a supplier'),
  await newClient(distributors, 'other'),
]
const session = await kit.login('distributor')

describe('a stream and a waiting request end within seconds', () => {
  test.each([
    ['when their key is revoked', revoked.headers, () => admin.delete(`/v1/clients/${revoked.client_id}/keys/${revoked.key_id}`)],
    [
      'when their client is suspended',
      suspended.headers,
      () => patched(`/v1/clients/${suspended.client_id}`, { client_status: 'suspended' }),
    ],
    [
      'when their client loses its role',
      unprivileged.headers,
      () => patched(`/v1/clients/${unprivileged.client_id}`, { roles: ['portal'] }),
    ],
    ['when their supplier is suspended', ofSupplier.headers, () => patched(`/v1/suppliers/${supplier}`, { supplier_status: 'suspended' })],
    [
      'when their client ends',
      expired.headers,
      () =>
        patched(`/v1/clients/${expired.client_id}`, {
          active_until: new Date(kit.clock.now().getTime() + 1_000).toISOString().slice(0, 19),
        }),
    ],
    ['after a logout', { authorization: `Bearer ${session.tokens.access_token}` }, () => session.delete('/v1/login')],
  ])('%s', async (_when, headers, act) => {
    const [stream, witness] = await Promise.all([openStream(headers), openStream(other.headers)])
    const waiting = caller(kit.url, headers).get<Page>('/v1/changes?after=now&wait=60')
    // Admitted by now.
    await caller(kit.url, headers).get('/v1/changes?after=now')
    await new Promise((resolve) => setTimeout(resolve, 500))
    const begun = performance.now()
    await act()
    await expect.poll(stream.over).toBe(true)
    expect((await waiting).status).toBe(200)
    expect(performance.now() - begun).toBeLessThan(30_000)
    expect(witness.over()).toBe(false)
    witness.close()
  })
})
