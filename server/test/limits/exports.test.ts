import { connect } from 'node:net'
import { beforeAll, expect, test } from 'vitest'
import { copyTickets } from '../console/arrange.js'
import { type AccountName, expectProblem, type Kit, startKit } from '../kit/index.js'
import { putEvent, putOnSale } from '../selling/kit.js'

let kit: Kit
let event_id: string
beforeAll(async () => {
  kit = await startKit({ EXPORT_STALL_SECONDS: '3', DATABASE_POOL: '6' })
  event_id = await putEvent(kit)
  const first = await putOnSale(kit, { event_id, stock: 7 })
  // More than the buffers on both ends hold for a reader that does not read.
  await copyTickets(kit, first, 12_000, { ticket_title: `repeat('Title ', 30) || n` })
})

const csv = { accept: 'text/csv' }
/** Requests a file and never reads the answer. */
function stuck(as: AccountName): { ended: Promise<void>; answered: Promise<string> } {
  const { port } = new URL(kit.url)
  const socket = connect(Number(port), '127.0.0.1')
  socket.write(
    `GET /v1/tickets?event_id=${event_id} HTTP/1.1\r\nHost: x\r\nAccept: text/csv\r\nX-No-Compression: 1\r\nX-Api-Key: ${kit.accounts[as].api_key}\r\n\r\n`,
  )
  const answered = new Promise<string>((resolve) =>
    socket.once('readable', () => {
      const start = (socket.read(15) as Buffer | null)?.toString() ?? ''
      socket.pause()
      resolve(start)
    }),
  )
  const ended = new Promise<void>((resolve) => socket.once('close', () => resolve()).on('error', () => {}))
  return { ended, answered }
}
const inTransaction = async () =>
  (await kit.query(`select from pg_stat_activity where state = 'idle in transaction' and datname = current_database()`)).length

test('an organisation that does not read its exports does not block others, and its exports are ended', async () => {
  const files = [stuck('supplier'), stuck('supplier')]
  for (const { answered } of files) expect(await answered).toContain('200')
  expectProblem(await kit.as.supplier.get('/v1/tickets', csv), 'too_many_at_once')
  // Other organisations get theirs meanwhile.
  expect((await kit.as.distributor.get('/v1/reservations', csv)).status).toBe(200)
  expect((await kit.as.admin.get('/v1/clients', csv)).status).toBe(200)
  await expect.poll(inTransaction).toBe(0)
  await expect.poll(async () => (await kit.as.supplier.get('/v1/sales', csv)).status).toBe(200)
})

test('a slow reader that continues to read gets the whole file', async () => {
  const response = await fetch(`${kit.url}/v1/tickets?event_id=${event_id}`, {
    headers: { ...csv, 'x-api-key': kit.accounts.supplier.api_key },
  })
  expect(response.status).toBe(200)
  let text = ''
  let pieces = 0
  for await (const chunk of response.body as unknown as AsyncIterable<Uint8Array>) {
    text += Buffer.from(chunk).toString('latin1')
    if (pieces++ % 40 === 0) await new Promise((resolve) => setTimeout(resolve, 50))
  }
  expect(text.split('\r\n').length).toBeGreaterThan(12_000)
})
