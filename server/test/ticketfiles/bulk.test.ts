import { readFile } from 'node:fs/promises'
import { platform } from 'node:os'
import { expect, test } from 'vitest'
import { newId } from '../../src/lib/ids.js'
import { caller, startKit } from '../kit/index.js'
import { freePort, startProcess } from '../kit/process.js'
import { buyer } from '../payments/kit.js'
import { putOnSale } from '../selling/kit.js'
import { eventually, type TicketFile, upload } from './kit.js'

const kit = await startKit()
const lines = 20_000
/** Memory of the program beside its code, in MiB: less than the file, its rows and its answers need together. */
const heap = 128

/** Waiting orders of four, written to the tables, because their creation is not tested here. */
async function waiting(ticket: string, orders: number): Promise<void> {
  const { id } = await buyer(kit.as.distributor).book([{ ticket_id: ticket, quantity: 1 }])
  await kit.query('update ticket_stock set supplier_quantity = 100000 where ticket_id = $1', [ticket])
  const ids = Array.from({ length: orders }, () => newId('bor'))
  await kit.query(
    `insert into bookingorder select (jsonb_populate_record(o, jsonb_build_object('bookingorder_id', n.id, 'version', 1))).*
       from bookingorder o cross join unnest($2::text[]) as n (id) where o.bookingorder_id = $1`,
    [id, ids],
  )
  await kit.query(
    `insert into orderitem select (jsonb_populate_record(i, jsonb_build_object('bookingorder_id', n.id, 'orderitem_id', n.id || p, 'position', p, 'download_link', n.id || p, 'purchaseorderitem_id', null))).*
       from orderitem i cross join unnest($2::text[]) as n (id) cross join generate_series(1, 4) as p where i.bookingorder_id = $1`,
    [id, ids],
  )
}

test(`${lines} lines are read, seats assigned and progress shown within a heap of ${heap} MiB`, async () => {
  const ticket = await putOnSale(kit, { stock: 100 })
  await waiting(ticket, 100)
  const port = await freePort()
  const service = startProcess(['serve'], {
    ...kit.env,
    PORT: String(port),
    LOG_LEVEL: 'warn',
    NODE_OPTIONS: `--max-old-space-size=${heap}`,
  })
  const url = `http://127.0.0.1:${port}`
  await eventually(
    () =>
      fetch(`${url}/readyz`).then(
        (reply) => reply.status,
        () => 0,
      ),
    (status) => status === 200,
  )
  const as = caller(url, { 'x-api-key': kit.accounts.supplier.api_key })
  const table = ['section,row,seat,serial,barcode,label']
  for (let line = 0; line < lines; line++)
    table.push(
      `Section ${Math.floor(line / 2_000)},${Math.floor((line % 2_000) / 40) + 1},${(line % 40) + 1},SER-${line},40063813${String(line).padStart(6, '0')},"Gate, ${line % 7}"`,
    )
  const uploaded = await upload(as, ticket, table.join('\r\n'), { auto_assign: 'true' })
  expect(uploaded.status, uploaded.text.slice(0, 500)).toBe(200)
  expect(uploaded.body.download_items_csv).toMatchObject({ lines, accepted: lines, failed: 0 })
  expect(uploaded.body.download_items_csv.items).toHaveLength(lines)
  const seen: number[] = []
  const file = await eventually(
    async () => {
      const { body } = await as.get<{ ticketfiles: TicketFile[] }>(`/v1/ticketfiles?ticket_id=${ticket}`)
      const [first] = body.ticketfiles
      seen.push(first?.download_items_csv.assigned ?? 0)
      return first
    },
    (one) => one?.download_items_csv.assigned === 401,
  )
  expect(file?.assignment_info).toMatch(/401 of 20000 seats given out/)
  expect(seen).toEqual(seen.toSorted((a, b) => a - b))
  // Neighbours: every order of four sits in one row, side by side.
  const torn = await kit.query(
    `select bookingorder_id from orderitem where ticket_id = $1 group by 1
     having count(distinct (section, "row")) > 1 or max(seat::int) - min(seat::int) <> count(*) - 1`,
    [ticket],
  )
  expect(torn).toEqual([])
  if (platform() === 'linux') {
    const status = await readFile(`/proc/${service.child.pid}/status`, 'utf8')
    const peak = Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1]) / 1024
    process.stdout.write(`  most memory while reading and giving out ${lines} lines: ${Math.round(peak)} MiB\n`)
  }
  service.child.kill('SIGKILL')
})
