import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { open } from '../../src/platform/http/permissions.js'
import type { Routes } from '../../src/platform/http/routes.js'
import { caller, startKit } from '../kit/index.js'

let finish = (): void => {}
let begun = (): void => {}
const routes: Routes = async (app) => {
  app.get('/v1/slow', { config: { allow: open } }, async () => {
    begun()
    await new Promise<void>((resolve) => {
      finish = resolve
    })
    return 'done'
  })
}
const kit = await startKit({}, { routes })
const key = { 'x-api-key': kit.accounts.distributor.api_key }

/** A connection that a pool opened in advance: nothing was sent on it. */
async function spare(url: string) {
  const socket = connect(Number(new URL(url).port), '127.0.0.1')
  socket.on('error', () => {})
  await once(socket, 'connect')
  return { socket, closed: once(socket, 'close') }
}

test('a stop closes streams and idle connections at once, without waiting for their time-out', async () => {
  const { url, close } = await kit.another()
  // Opened before the others, at a service that continues: it would time out first.
  const witness = await spare(kit.url)
  const { closed } = await spare(url)
  const [response] = (await once(
    get(`${url}/v1/changes?after=now`, { headers: { accept: 'text/event-stream', ...key }, agent: false }),
    'response',
  )) as [IncomingMessage]
  response.resume()
  const ended = once(response, 'end')
  const waiting = caller(url, key).get('/v1/changes?after=now&wait=60')
  // Answered, so that the waiting request has been accepted by now.
  await caller(url, key).get('/v1/changes?after=now')
  // It has a separate connection, on which it may arrive later.
  await setTimeout(1_500)
  await close()
  await Promise.all([closed, ended])
  expect((await waiting).status).toBe(200)
  expect(witness.socket.destroyed).toBe(false)
  witness.socket.destroy()
})

test('requests in progress are answered before connections are closed', async () => {
  const { url, close } = await kit.another()
  const { socket, closed } = await spare(url)
  const isBegun = new Promise<void>((resolve) => {
    begun = resolve
  })
  const slow = caller(url, {}).get('/v1/slow')
  await isBegun
  const stopped = close()
  await expect
    .poll(() =>
      fetch(url).then(
        () => 'taken',
        () => 'refused',
      ),
    )
    .toBe('refused')
  expect(socket.destroyed).toBe(false)
  expect(await Promise.race([stopped, setTimeout(0, 'waits')])).toBe('waits')
  finish()
  expect((await slow).status).toBe(200)
  await Promise.all([stopped, closed])
})
