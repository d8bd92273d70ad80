import { writeFileSync, readFileSync, readdirSync } from 'node:fs'
import * as s from './selling.mjs'
import { execFileSync } from 'node:child_process'
const stage = await s.market()
const lua = `
counter = 0
local thread_no = 0
function setup(thread) thread:set("tid", thread_no); thread_no = thread_no + 1 end
function init(args) math.randomseed(os.time() + tid) ; base = tid .. "-" .. math.random(1e9) end
function request()
  counter = counter + 1
  return wrk.format("POST", "/v1/reservations", {["x-api-key"]="${stage.headers['x-api-key']}", ["content-type"]="application/json", ["idempotency-key"]="b" .. base .. "-" .. counter}, '${JSON.stringify({ items: [{ ticket_id: 'TICKET', quantity: 1 }], booking_email: 'bench@bench.example' })}')
end`
writeFileSync('/tmp/hot.lua', lua.replace('TICKET', stage.tickets[0]))
const hz = 100
const ticks = (pid) => { try { const f = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' '); return Number(f[11]) + Number(f[12]) } catch { return 0 } }
const pids = () => readdirSync('/proc').filter((p) => /^\d+$/.test(p))
const cmd = (p) => { try { return readFileSync(`/proc/${p}/cmdline`, 'utf8').replaceAll('\0', ' ') } catch { return '' } }
const env = (p) => { try { return readFileSync(`/proc/${p}/stat`, 'utf8').split(') ')[1].split(' ')[1] } catch { return '' } }
const node = stage.running[0].pid
const main = readFileSync(stage.dataDir + '/postgres/postmaster.pid', 'utf8').split('\n')[0]
const pgs = () => { const all = pids(); const kids = all.filter((p) => env(p) === main || cmd(p).includes(stage.dataDir)); return kids }
const total = () => { let sum = 0; for (const p of pgs()) sum += ticks(p); return sum }
for (let i = 0; i < Number(process.argv[2] ?? 3); i++) {
  const [n0, p0] = [ticks(node), total()]
  const out = execFileSync('wrk', ['-t1', '-c64', '-d6s', '-s', '/tmp/hot.lua', stage.url]).toString()
  const [n1, p1] = [ticks(node), total()]
  const req = Number(/(\d+) requests in/.exec(out)[1])
  console.log(/Requests\/sec: +([\d.]+)/.exec(out)[1], 'req/s; node', ((n1 - n0) * 1e6 / hz / req).toFixed(0), 'us/req; pg', ((p1 - p0) * 1e6 / hz / req).toFixed(0), 'us/req', out.includes('Non-2xx') ? out : '')
}
await stage.clear()
