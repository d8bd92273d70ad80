import { writeFileSync } from 'node:fs'
import * as s from './selling.mjs'
import { spawn } from 'node:child_process'
import pg from 'pg'
const stage = await s.market()
const lua = `
counter = 0
local thread_no = 0
function setup(thread) thread:set("tid", thread_no); thread_no = thread_no + 1 end
function init(args) math.randomseed(os.time() + tid) ; base = tid .. "-" .. math.random(1e9) end
function request()
  counter = counter + 1
  return wrk.format("POST", "/v1/reservations", {["x-api-key"]="${stage.headers['x-api-key']}", ["content-type"]="application/json", ["idempotency-key"]="b" .. base .. "-" .. counter}, '${JSON.stringify({ items: [{ ticket_id: stage.tickets[0], quantity: 1 }], booking_email: 'bench@bench.example' })}')
end`
writeFileSync('/tmp/hot.lua', lua)
const c = new pg.Client(stage.database.url); await c.connect()
const run = spawn('wrk', ['-t1', '-c64', '-d8s', '-s', '/tmp/hot.lua', stage.url], { stdio: ['ignore', 'inherit', 'inherit'] })
let done = false; run.on('exit', () => { done = true })
const seen = new Map(); let n = 0
while (!done) {
  const { rows } = await c.query("select state, wait_event_type, wait_event, left(regexp_replace(query, '\\s+', ' ', 'g'), 60) q from pg_stat_activity where backend_type='client backend' and pid <> pg_backend_pid() and state <> 'idle'")
  n++
  for (const r of rows) { const k = `${r.state} | ${r.wait_event_type}/${r.wait_event} | ${r.q}`; seen.set(k, (seen.get(k) ?? 0) + 1) }
  await new Promise((r) => setTimeout(r, 3))
}
console.log('samples', n); for (const [k, v] of [...seen].sort((a, b) => b[1] - a[1]).slice(0, 30)) console.log((v / n * 100).toFixed(1), k)
await c.end(); await stage.clear()
