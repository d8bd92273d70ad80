import { Spectral } from '@stoplight/spectral-core'
import rulesets from '@stoplight/spectral-rulesets'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { expect, test } from 'vitest'
import { asyncapiJson } from '../../src/channels/changes/asyncapi.js'
import { decodeCursor } from '../../src/platform/changes/cursor.js'
import { type EventName, eventCatalogue, feedTypes, webhookTypes } from '../../src/platform/changes/types.js'

import { startKit } from '../kit/index.js'

interface Message {
  name: EventName
  payload: object
  examples: { payload: object }[]
}
interface Example<T> {
  examples: { example: { value: T } }
}
interface OpenApi {
  info: { description: string }
  paths: {
    '/v1/changes': {
      get: {
        parameters: { name: string; in: string; example: string }[]
        responses: {
          200: {
            content: {
              'application/json': Example<{
                changes: { type: EventName; resource: string; id: string; version: number; changed: string[] }[]
                cursor: string
              }>
              'text/event-stream': Example<string>
            }
          }
        }
      }
    }
  }
}
const text = asyncapiJson('http://127.0.0.1:8080')
const document = JSON.parse(text) as {
  channels: Record<string, { messages: Record<string, { $ref: string }> }>
  components: { messages: Record<string, Message>; schemas: Record<string, object> }
}

const kit = await startKit()

test('is served to everybody like openapi.json, with the address of the service', async () => {
  const { status, headers, text: served } = await kit.as.nobody.get('/asyncapi.json')
  const openapi = await kit.as.nobody.get<OpenApi>('/openapi.json')
  expect(status).toBe(200)
  for (const name of ['content-type', 'cache-control']) expect(headers.get(name), name).toBe(openapi.headers.get(name))
  expect(served).toBe(asyncapiJson(kit.service.ctx.config.PUBLIC_URL))
  expect(openapi.body.info.description).toContain('(/asyncapi.json)')
  for (const page of ['/docs/guides', '/docs/guides/webhooks', '/docs/guides/changes'])
    expect((await kit.as.nobody.get(page)).text, page).toContain('href="/asyncapi.json"')
})

test('the reference shows an answer of the feed that can happen, and declares Last-Event-ID', async () => {
  const { parameters, responses } = (await kit.as.nobody.get<OpenApi>('/openapi.json')).body.paths['/v1/changes'].get
  const { content } = responses[200]
  const { changes, cursor } = content['application/json'].examples.example.value
  decodeCursor(cursor)
  expect(changes).toHaveLength(1)
  for (const { type, resource, id, version, changed, ...rest } of changes) {
    expect(resource).toBe(eventCatalogue[type].resource)
    expect(id).toMatch(/^[0-9a-z]{26}_tck$/)
    expect(version).toBeGreaterThan(0)
    expect(changed).toContain('stock')
    expect(Object.keys(rest)).toEqual(['at'])
  }
  expect(content['text/event-stream'].examples.example.value).toBe(
    `event: ticket_changed\ndata: ${JSON.stringify(changes[0])}\n\nid: ${cursor}\n\n`,
  )
  const header = parameters.find(({ name }) => name === 'Last-Event-ID')
  expect(header).toMatchObject({ in: 'header', example: cursor })
})

test('is valid under the AsyncAPI rules', async () => {
  const spectral = new Spectral()
  // The contact is up to the operator of the service; 3.0.0 is the version that tools read.
  spectral.setRuleset({
    extends: [rulesets.asyncapi],
    rules: { 'asyncapi-latest-version': 'off', 'asyncapi-info-contact': 'off', 'asyncapi-info-contact-properties': 'off' },
  } as never)
  const found = await spectral.run(text)
  expect(found.map(({ code, message, path }) => `${code} ${path.join('.')}: ${message}`)).toEqual([])
})

test('has a message for every type of the table, on its channel', () => {
  expect(Object.keys(document.channels.webhook?.messages ?? {})).toEqual(webhookTypes)
  expect(Object.keys(document.channels.changes?.messages ?? {})).toEqual(feedTypes)
  const named = Object.values(document.components.messages)
  expect(named).toHaveLength(webhookTypes.length + feedTypes.length)
  for (const { name } of named) expect(eventCatalogue[name]).toBeDefined()
})

test('every example is valid for its own message and for no other', () => {
  const ajv = new Ajv2020({ strict: false, validateFormats: false })
  ajv.addSchema({ $id: 'https://allotment.test/asyncapi.json', components: document.components })
  const messages = Object.entries(document.components.messages)
  const check = (payload: object) =>
    ajv.compile(JSON.parse(JSON.stringify(payload).replaceAll('"#/', '"https://allotment.test/asyncapi.json#/')) as object)
  const [, other] = messages[0] as [string, Message]
  const checkOther = check(other.payload)
  for (const [key, { payload, examples }] of messages) {
    const fits = check(payload)
    for (const example of examples) expect(fits(example.payload), `${key}: ${JSON.stringify(fits.errors)}`).toBe(true)
    if (payload !== other.payload) expect(checkOther(examples[0]?.payload ?? {})).toBe(false)
  }
})
