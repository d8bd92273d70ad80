import { setTimeout } from 'node:timers/promises'
import { deadline } from '../lib/deadline.js'
import { newId } from '../lib/ids.js'
import { withoutEnd } from '../lib/trim.js'
import { type EventName, eventCatalogue, feedTypes, webhookTypes } from '../platform/changes/types.js'
import { headersOf } from '../platform/deliveries/kinds.js'
import { exampleDelivery } from '../platform/webhooks/described.js'
import { type Command, parse } from './command.js'
import { UsageError } from './explain.js'

const pauseMillis = 2_000
const waitSeconds = 25
const answerMillis = 15_000
/** Of a call of the service: a connection can die without a sign. */
const callMillis = waitSeconds * 1_000 + answerMillis

interface Target {
  forward: string
  secret: string
}

const whyOf = (error: Error): string => (error.cause instanceof Error && error.cause.message !== '' ? error.cause.message : error.message)

interface Delivered {
  isTaken: boolean
  /** what the receiver answered, in words */
  answer: string
}

/** A body of the form that webhooks have, sent and signed as the service does. */
async function deliver({ forward, secret }: Target, event_type: EventName, body: string): Promise<Delivered> {
  const delivery_id = newId('dlv')
  const outgoing = { delivery_id, endpoint_id: newId('whk'), event_type, body, secrets: [secret], at: new Date() }
  const answer = fetch(forward, {
    method: 'POST',
    headers: headersOf('webhook', outgoing),
    body,
    redirect: 'manual',
    signal: AbortSignal.timeout(answerMillis),
  })
  return answer.then(
    async (response) => {
      await response.body?.cancel()
      return { isTaken: response.ok, answer: `${delivery_id} → ${response.status}` }
    },
    (error: Error) => ({ isTaken: false, answer: `${delivery_id} → no answer: ${whyOf(error)}` }),
  )
}

interface Service {
  url: string
  key: string
}

/** The service cannot be reached, or cannot answer now. */
class NoAnswer extends Error {}

/** An answer that ends early, or takes too long, is none. */
async function exchange(address: string, init: RequestInit): Promise<{ response: Response; raw: string }> {
  const limit = deadline(init.signal ?? new AbortController().signal, callMillis)
  try {
    const response = await fetch(address, { ...init, signal: limit.signal })
    return { response, raw: await response.text() }
  } catch (error) {
    throw new NoAnswer(limit.signal.aborted ? `nothing came for ${callMillis / 1_000} seconds` : whyOf(error as Error))
  } finally {
    limit.clear()
  }
}

function parsed(raw: string): unknown {
  try {
    return JSON.parse(raw)
  } catch {
    return {}
  }
}

/** Bodies of refusals are for people: what was wrong, and what would be right. */
async function ask<T>({ url, key }: Service, path: string, init: RequestInit = {}): Promise<T> {
  const headers = { 'X-Api-Key': key, 'Content-Type': 'application/json' }
  const { response, raw } = await exchange(`${url}${path}`, { ...init, headers })
  const body = parsed(raw) as T & { detail?: string }
  const text = `${response.status}: ${body.detail ?? response.statusText}`
  if (response.status === 429 || response.status >= 500) throw new NoAnswer(text)
  if (!response.headers.has('x-service-version'))
    throw new UsageError(`What answers at ${url} is not this service (${response.status}). Name its address with --url.`)
  if (response.ok) return body
  throw new UsageError(text)
}

/** The first call: if it fails, the address is probably wrong. */
const askFirst = <T>(service: Service, path: string, init?: RequestInit): Promise<T> =>
  ask<T>(service, path, init).catch((error: unknown) => {
    if (!(error instanceof NoAnswer) || init?.signal?.aborted) throw error
    throw new UsageError(`The service at ${service.url} does not answer (${error.message}). Name another one with --url.`)
  })

interface Answer {
  changes: { type: EventName; resource: string; id: string; at: string; changed: string[] }[]
  cursor: string
}

/** Reads the feed from now on, and passes each change on. What the receiver does not take is printed and not tried again. */
async function listen(service: Service, target: Target, types: string | undefined, signal: AbortSignal): Promise<void> {
  const { client_id } = exampleDelivery('ticket_changed')
  let { cursor } = await askFirst<Answer>(service, '/v1/changes?after=now', { signal })
  console.log(`Passing changes of ${service.url} on to ${target.forward} ; Ctrl-C stops it.`)
  while (!signal.aborted) {
    const query = new URLSearchParams({ after: cursor, wait: String(waitSeconds), ...(types ? { types } : {}) })
    const answer = await ask<Answer>(service, `/v1/changes?${query}`, { signal }).catch(async (error: unknown) => {
      if (signal.aborted) return undefined
      if (error instanceof UsageError) throw error
      console.error(`The service does not answer: ${(error as Error).message}. It is asked again.`)
      await setTimeout(pauseMillis, undefined, { signal }).catch(() => {})
      return undefined
    })
    for (const { type, resource, id, at, changed } of answer?.changes ?? []) {
      const event = { version: 1, event: type, resource_type: resource, resource_id: id, client_id, timestamp: `${at}.000+00:00`, changed }
      const body = JSON.stringify(event)
      const { answer: told } = await deliver(target, type, body)
      console.log(`${at} ${type} ${id} ${told}`)
    }
    cursor = answer?.cursor ?? cursor
  }
}

async function untilStopped(run: (signal: AbortSignal) => Promise<void>): Promise<void> {
  const stop = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort())
  await run(stop.signal).catch((error: unknown) => {
    if (!stop.signal.aborted) throw error
  })
}

type Values = ReturnType<typeof parse>['values']

function targetOf({ forward, secret }: Values): Target {
  const address = String(forward ?? '')
  if (!URL.canParse(address) || !/^https?:$/.test(new URL(address).protocol))
    throw new UsageError('--forward is the address of your receiver, such as http://localhost:3000/hook.')
  const text = String(secret ?? '')
  if (text.length < 8 || text.length > 128) throw new UsageError('--secret is what your receiver verifies with, 8 to 128 characters.')
  return { forward: address, secret: text }
}

function serviceOf({ url }: Values): Service {
  const key = process.env.ALLOTMENT_API_KEY ?? ''
  if (key === '') throw new UsageError('Set the environment variable ALLOTMENT_API_KEY to an API key of yours.')
  const address = String(url ?? 'http://127.0.0.1:8080')
  if (!URL.canParse(address)) throw new UsageError(`--url is the address of the service, not ${address}.`)
  return { url: withoutEnd(address, '/'), key }
}

const isOneOf = <T extends string>(names: readonly T[], name: string): name is T => (names as readonly string[]).includes(name)
const address = { type: 'string' } as const

/** For developers of webhook receivers. They need no database: the commands call the service. */
export const integratorCommands: Record<string, Command> = {
  listen: {
    usage: 'listen --forward URL --secret TEXT [--types T,…] [--url URL]',
    about:
      'read the feed of changes and pass each on to a receiver, signed as webhooks are; for one that the service cannot reach. The API key is read from ALLOTMENT_API_KEY',
    run: async (args) => {
      const { values } = parse(args, { forward: address, secret: address, types: address, url: address })
      const types = values.types === undefined ? undefined : String(values.types)
      const stray = types?.split(',').find((name) => !isOneOf(feedTypes, name))
      if (stray !== undefined) throw new UsageError(`--types: ${stray} is none of ${feedTypes.join(', ')}.`)
      const target = targetOf(values)
      const service = serviceOf(values)
      await untilStopped((signal) => listen(service, target, types, signal))
    },
  },
  trigger: {
    usage: 'trigger TYPE --forward URL --secret TEXT | trigger TYPE [--url URL]',
    about: 'send an example of an event to a receiver, signed as webhooks are; or have the service send one to your webhooks of that type',
    run: async (args) => {
      const { positionals, values } = parse(args, { forward: address, secret: address, url: address })
      const [type = ''] = positionals
      if (!isOneOf(webhookTypes, type)) throw new UsageError(`TYPE is one of ${webhookTypes.join(', ')}.`)
      if (values.forward === undefined) return triggerWebhooks(serviceOf(values), type)
      const example = { ...exampleDelivery(type), timestamp: new Date().toISOString().replace('Z', '+00:00') }
      const { isTaken, answer } = await deliver(targetOf(values), type, JSON.stringify(example))
      console.log(`${type} ${eventCatalogue[type].example.resource_id} ${answer}`)
      if (!isTaken) process.exitCode = 1
    },
  },
}

/** One call sends to all active webhooks of the client that have the type. */
async function triggerWebhooks(service: Service, type: string): Promise<void> {
  const { webhooks } = await askFirst<{ webhooks: { webhook_id: string }[] }>(
    service,
    `/v1/webhooks?event_type=${type}&is_active=true&page_size=1`,
  )
  const [first] = webhooks
  if (!first) throw new UsageError(`You have no active webhook of ${type}: register one, or name a receiver with --forward.`)
  const { resource_id, delivery_ids } = await ask<{ resource_id: string; delivery_ids: string[] }>(service, '/v1/webhooks/trigger', {
    method: 'POST',
    body: JSON.stringify({ webhook_id: first.webhook_id }),
  })
  console.log(`${type} ${resource_id} queued: ${delivery_ids.join(', ')}`)
}
