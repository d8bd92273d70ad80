import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, describe, expect, test } from 'vitest'
import { parentOf } from '../src/lib/tracing.js'
import { caller, startKit } from './kit/index.js'
import { order, putOnSale } from './selling/kit.js'

interface Sent {
  traceId: string
  spanId: string
  parentSpanId: string
  name: string
  kind: number
  startTimeUnixNano: string
  endTimeUnixNano: string
  attributes: { key: string; value: { stringValue?: string; intValue?: string } }[]
  status: { code?: number }
}

const spans: Sent[] = []
let text = ''
let status = 200
const collector = createServer((req, res) => {
  let body = ''
  req.setEncoding('utf8').on('data', (chunk: string) => {
    body += chunk
  })
  req.on('end', () => {
    text += body
    const { resourceSpans } = JSON.parse(body) as { resourceSpans: { scopeSpans: { spans: Sent[] }[] }[] }
    if (req.url === '/v1/traces' && status === 200)
      spans.push(...resourceSpans.flatMap((one) => one.scopeSpans.flatMap((scope) => scope.spans)))
    res.writeHead(status).end('{}')
  })
})
await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve))
afterAll(() => collector.close())
const OTLP_URL = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`
const kit = await startKit({ OTLP_URL })
const attributeOf = (span: Sent | undefined, key: string) => Object.values(span?.attributes.find((one) => one.key === key)?.value ?? {})[0]

describe('with OTLP_URL', () => {
  test('a request is a trace with its statements, continues the trace of its caller, and contains no values', async () => {
    const ticket = await putOnSale(kit)
    const [traceId, parent] = ['4bf92f3577b34da6a3ce929d0e0e4736', '00f067aa0ba902b7']
    const distributor = caller(kit.url, { 'x-api-key': kit.accounts.distributor.api_key, traceparent: `00-${traceId}-${parent}-01` })
    const held = await distributor.post('/v1/reservations', order(ticket, 1, { notes: 'a very private note' }))
    expect(held.status).toBe(201)
    await expect.poll(() => spans.find((span) => span.traceId === traceId && span.name === 'POST /v1/reservations')).toBeDefined()
    const request = spans.find((span) => span.traceId === traceId && span.kind === 2)
    expect(request?.parentSpanId).toBe(parent)
    expect(attributeOf(request, 'http.response.status_code')).toBe('201')
    expect(attributeOf(request, 'allotment.request_id')).toBe(held.headers.get('x-request-id'))
    expect(BigInt(request?.endTimeUnixNano ?? 0) > BigInt(request?.startTimeUnixNano ?? 0)).toBe(true)
    const statements = spans.filter((span) => span.traceId === traceId && span.name.startsWith('sql '))
    expect(statements.some((span) => String(attributeOf(span, 'db.query.text')).includes('ticket_stock'))).toBe(true)
    expect(new Set(statements.map((span) => span.parentSpanId))).toEqual(new Set([request?.spanId]))
    expect(text).not.toContain('a very private note')
    expect(text).not.toContain(kit.accounts.distributor.api_key)
  })

  test('jobs and deliveries are traces too', async () => {
    await kit.work()
    const hook = { event_type: 'bookingorder_completed', endpoint: `${OTLP_URL}/hook`, secret: 'a secret of some length' }
    const made = await kit.as.distributor.post<{ webhook_id: string }>('/v1/webhooks', hook)
    expect((await kit.as.distributor.post('/v1/webhooks/trigger', { webhook_id: made.body.webhook_id })).status).toBeLessThan(300)
    await expect.poll(() => spans.some((span) => span.name === 'deliver webhook')).toBe(true)
    await kit.service.ctx.db.transaction().execute((trx) => kit.service.ctx.jobs.enqueue(trx, 'housekeeping', [{}]))
    await expect.poll(() => spans.some((span) => span.name === 'job housekeeping')).toBe(true)
  })

  test('when the collector fails only spans are lost, and they are counted', async () => {
    status = 503
    expect((await kit.as.admin.get('/v1/clients')).status).toBe(200)
    await expect.poll(() => kit.log.filter((line) => line.includes('traces are not sent')).length).toBe(1)
    expect((await kit.as.nobody.get('/metrics')).text).toMatch(/^allotment_spans_dropped_total [1-9]/m)
    status = 200
  })
})

test('without OTLP_URL nothing is traced', async () => {
  const { service } = await kit.another({ OTLP_URL: '' })
  expect(service.ctx.tracer).toBeUndefined()
})

test.each([
  undefined,
  '',
  '00-0-0-01',
  `00-${'0'.repeat(32)}-00f067aa0ba902b7-01`,
  `ff-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01`,
])('a traceparent %s starts a new trace', (header) => expect(parentOf(header)).toBeUndefined())
