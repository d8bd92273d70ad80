import { expect, test } from 'vitest'
import { startKit } from '../kit/index.js'
import { startProcess } from '../kit/process.js'
import { startMailServer } from '../kit/smtp.js'

const server = await startMailServer()
const kit = await startKit({ SMTP_URL: server.url, MAIL_FROM: 'Tickets <tickets@operator.example>' })
const { ctx } = kit.service
await ctx.jobs.start()

async function work() {
  const worker = startProcess(['worker'], kit.env)
  await worker.until(/"msg":"working"/)
  return worker
}

test('a job whose worker is killed while it runs is taken over by another worker, and has its effect once', async () => {
  server.mode = 'stall'
  const victim = await work()
  const letter = { to: 'desk@agency.example', subject: 'Survivor', text: 'Hello' }
  await ctx.db.transaction().execute((trx) => ctx.jobs.enqueue(trx, 'mail', [letter]))
  await expect.poll(() => server.begun).toBe(1)
  victim.child.kill('SIGKILL')
  expect(await victim.exited).toMatchObject({ signal: 'SIGKILL' })
  server.mode = 'accept'
  const heir = await work()
  // The time that the job may take is over.
  await kit.query("update pgboss.job set started_on = started_on - interval '1 minute' where state = 'active'")
  const letters = async () => {
    // A job that waits to be tried again need not wait longer.
    await kit.query("update pgboss.job set start_after = now() where state = 'retry'")
    return server.letters
  }
  await expect.poll(letters, { interval: 200 }).toHaveLength(1)
  expect(server.letters[0]).toMatchObject({ from: 'tickets@operator.example', to: ['desk@agency.example'] })
  expect(server.letters[0]?.text).toContain('Subject: Survivor')
  heir.child.kill('SIGTERM')
  expect(await heir.exited).toMatchObject({ code: 0 })
  expect(server.letters).toHaveLength(1)
})
