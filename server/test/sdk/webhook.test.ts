import { createHmac } from 'node:crypto'
import { InvalidWebhook, signWebhook, verifyWebhook } from '@allotment/sdk'
import { describe, expect, test } from 'vitest'

const secret = 'pässword-of-the-hook'
const event = {
  version: 1,
  event: 'sale_created',
  resource_type: 'sale',
  resource_id: '1_prc',
  client_id: '2_cln',
  timestamp: '2026-05-01T10:00:00.123456+00:00',
}
const body = JSON.stringify(event).replaceAll(',', ', ')
const hmac = (key: string, text: string, form: 'hex' | 'base64') => createHmac('sha256', Buffer.from(key, 'utf8')).update(text).digest(form)
const contract = (key = secret, text = body) => ({ 'X-Service-Signature': `sha256=${hmac(key, text, 'hex')}` })
const standard = (age = 0, key = secret, text = body) => {
  const at = String(Math.floor(Date.now() / 1000) - age)
  return { 'webhook-id': '3_dlv', 'webhook-timestamp': at, 'webhook-signature': `v1,${hmac(key, `3_dlv.${at}.${text}`, 'base64')}` }
}

describe('the signature of the contract, which does not cover the time,', () => {
  const tolerance = Number.POSITIVE_INFINITY
  test('is not accepted alone, so that a recorded delivery cannot be sent again without the headers that have the time', async () => {
    await expect(verifyWebhook({ secret, body, headers: contract() })).rejects.toThrow(/webhook-timestamp or webhook-signature is missing/)
    await expect(verifyWebhook({ secret, body, headers: contract(), tolerance: 1e9 })).rejects.toBeInstanceOf(InvalidWebhook)
  })
  test('is accepted by a receiver that accepts every age', async () => {
    await expect(verifyWebhook({ secret, body, headers: contract(), tolerance })).resolves.toEqual(event)
    await expect(verifyWebhook({ secret, body, headers: { ...contract(), ...standard(1e6) }, tolerance })).resolves.toEqual(event)
  })
  test.each([
    ['another secret', { headers: contract('another secret') }],
    ['a changed body', { headers: contract(), body: body.replace('1_prc', '9_prc') }],
    ['a body that was parsed and written again', { headers: contract(), body: JSON.stringify(event) }],
    ['no signature', { headers: {} }],
    ['a signature without its prefix', { headers: { 'x-service-signature': contract()['X-Service-Signature'].slice(7) } }],
    ['half a signature', { headers: { 'x-service-signature': contract()['X-Service-Signature'].slice(0, 39) } }],
    ['an empty signature', { headers: { 'x-service-signature': 'sha256=' } }],
  ])('%s is refused', async (_, changed) => {
    await expect(verifyWebhook({ secret, body, tolerance, ...changed })).rejects.toBeInstanceOf(InvalidWebhook)
  })
})

describe('the Standard Webhooks headers', () => {
  test('a recent delivery returns its event', async () => {
    await expect(verifyWebhook({ secret, body, headers: { ...contract(), ...standard(290) } })).resolves.toEqual(event)
    await expect(verifyWebhook({ secret, body, headers: standard(-290) })).resolves.toEqual(event)
  })
  test('bytes, Fetch headers and Node headers are accepted', async () => {
    const bytes = Buffer.from(body)
    await expect(verifyWebhook({ secret, body: bytes, headers: new Headers(standard()) })).resolves.toEqual(event)
    await expect(verifyWebhook({ secret, body: new Uint8Array(bytes).buffer, headers: standard() })).resolves.toEqual(event)
  })
  test('a body that a framework has parsed is refused with an error of the receiver, not as a forged delivery', async () => {
    for (const parsed of [event, null, undefined, [body]])
      await expect(verifyWebhook({ secret, body: parsed as never, headers: standard() })).rejects.toThrow(TypeError)
  })
  test('after a change of the secret the old one still verifies', async () => {
    const [fresh, old] = [standard(0, 'the new secret'), standard()]
    const headers = {
      ...contract('the new secret'),
      ...old,
      'webhook-signature': `${fresh['webhook-signature']} ${old['webhook-signature']}`,
    }
    await expect(verifyWebhook({ secret, body, headers })).resolves.toEqual(event)
  })
  test.each([
    ['a replay after five minutes', { ...contract(), ...standard(310) }],
    ['a timestamp from the future', { ...contract(), ...standard(-310) }],
    ['a timestamp moved to look recent', { ...contract(), ...standard(310), 'webhook-timestamp': standard()['webhook-timestamp'] }],
    ['a timestamp that is not a number', { ...contract(), ...standard(), 'webhook-timestamp': 'soon' }],
    ['another delivery id', { ...contract(), ...standard(), 'webhook-id': '4_dlv' }],
    ['another secret', standard(0, 'another secret')],
    ['a version we do not know', { ...standard(), 'webhook-signature': standard()['webhook-signature'].replace('v1', 'v2') }],
    ['a missing timestamp', { ...contract(), 'webhook-id': '3_dlv', 'webhook-signature': standard()['webhook-signature'] }],
  ])('%s is refused', async (_, headers) => {
    await expect(verifyWebhook({ secret, body, headers })).rejects.toBeInstanceOf(InvalidWebhook)
  })
})

describe('a delivery created for tests', () => {
  test('has both valid signatures', async () => {
    const made = await signWebhook({ secret, event: { event: 'sale_cancelled', resource_id: '7_prc' } })
    const told = { event: 'sale_cancelled', resource_type: 'sale', resource_id: '7_prc' }
    await expect(verifyWebhook({ secret, ...made })).resolves.toMatchObject(told)
    expect(made.headers['x-service-signature']).toBe(`sha256=${hmac(secret, made.body, 'hex')}`)
    const { 'webhook-id': id, 'webhook-timestamp': at } = made.headers
    expect(made.headers['webhook-signature']).toBe(`v1,${hmac(secret, `${id}.${at}.${made.body}`, 'base64')}`)
    await expect(verifyWebhook({ secret: 'another', body: made.body, headers: made.headers })).rejects.toBeInstanceOf(InvalidWebhook)
  })
  test('can have an old timestamp, and is accepted with a larger tolerance', async () => {
    const made = await signWebhook({ secret, sent: new Date(Date.now() - 3600_000) })
    await expect(verifyWebhook({ secret, ...made })).rejects.toThrow(/too old/)
    await expect(verifyWebhook({ secret, ...made, tolerance: 3700 })).resolves.toMatchObject({ event: 'bookingorder_completed' })
  })
})
