import { writeFileSync } from 'node:fs'
import { setStage, drive } from './stage.mjs'
import * as s from './selling.mjs'
import { execFileSync, spawn } from 'node:child_process'
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
for (let i = 0; i < Number(process.argv[2] ?? 3); i++) {
  console.log(execFileSync('wrk', ['-t1', '-c64', '-d6s', '-s', '/tmp/hot.lua', stage.url]).toString())
}
await stage.clear()
