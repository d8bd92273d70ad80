import { readdir, readFile } from 'node:fs/promises'
import { Pool } from 'undici'
import { buyer, market } from './selling.mjs'
async function cpuOf(pid){let n=0;for(const t of await readdir(`/proc/${pid}/task`)){n+=Number((await readFile(`/proc/${pid}/task/${t}/schedstat`,'utf8')).split(' ')[0])}return n/1000}
const stage=await market({WORKER:'false'})
const {url,headers,services,client}=stage
const ask=buyer(headers)
const pool=new Pool(url,{connections:4})
const path=process.argv[2]??'/v1/tickets?sport_type=tennis'
const page=(n)=>ask(pool,{'accept-language':`x-${n}`})('GET',path)
for(let i=0;i<100;i++) await page(100000+i)
const pids=async()=>(await client.query("select pid from pg_stat_activity where backend_type='client backend' and application_name='allotment' and datname=current_database()")).rows.map(r=>r.pid)
const sum=async(ps)=>{let s=0;for(const p of ps)s+=await cpuOf(p);return s}
const P=await pids()
const a=[await sum(services.map(c=>c.pid)),await sum(P)]
const N=600;let next=0
await Promise.all([1,2,3,4].map(async()=>{while(next<N)await page(next++)}))
const b=[await sum(services.map(c=>c.pid)),await sum(P)]
console.log('per list: service',Math.round((b[0]-a[0])/N),'µs, postgres',Math.round((b[1]-a[1])/N),'µs')
await pool.close(); await client.end(); await stage.clear()
