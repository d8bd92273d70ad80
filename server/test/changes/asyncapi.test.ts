import { Spectral } from '@stoplight/spectral-core'
import rulesets from '@stoplight/spectral-rulesets'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { expect, test } from 'vitest'
import { asyncapiJson } from '../../src/channels/changes/asyncapi.js'
import { type EventName, eventCatalogue, feedTypes, webhookTypes } from '../../src/platform/changes/types.js'

interface Message {
  name: EventName
  payload: object
  examples: { payload: object }[]
}
const text = asyncapiJson('http://127.0.0.1:8080')
const document = JSON.parse(text) as {
  channels: Record<string, { messages: Record<string, { $ref: string }> }>
  components: { messages: Record<string, Message>; schemas: Record<string, object> }
}

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
