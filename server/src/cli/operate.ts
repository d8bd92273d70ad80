import { wireTime } from '../lib/time.js'
import type { Ctx } from '../platform/context.js'
import { dropAllPending, pendingByUrl } from '../platform/deliveries/store.js'
import { dropMail, failedJobs, heldMail, heldMailCounts, requeue } from '../platform/jobs/inspect.js'
import { queueNames } from '../platform/jobs/jobs.js'
import { checkBackup } from './backup.js'
import type { Command } from './command.js'
import { parse } from './command.js'
import { UsageError } from './explain.js'
import { withService } from './with-service.js'

const listedAtMost = 100

/** Commands for operators of the service. */
export const operatorCommands: Record<string, Command> = {
  jobs: {
    usage: 'jobs list [--queue NAME] | jobs requeue ID… | jobs requeue --queue NAME',
    about: 'background work that was given up, with the reason; or begin it anew, at once',
    run: async (args) => {
      const { positionals, values } = parse(args, { queue: { type: 'string' } })
      const [verb, ...ids] = positionals
      const queue = values.queue === undefined ? null : String(values.queue)
      if (!(verb === 'list' && ids.length === 0) && !(verb === 'requeue' && ids.length > 0 !== (queue !== null)))
        throw new UsageError('jobs list, jobs requeue ID…, or jobs requeue --queue NAME.')
      if (queue !== null && !queueNames.some((name) => name === queue))
        throw new UsageError(`--queue is one of ${queueNames.join(', ')}, not ${queue}.`)
      if (!ids.every((id) => /^[0-9a-f-]{36}$/.test(id))) throw new UsageError('An ID is one that jobs list shows.')
      await withService(({ ctx }) => (verb === 'list' ? listJobs(ctx, queue) : requeueJobs(ctx, queue, [...new Set(ids)])))
    },
  },
  held: {
    usage: 'held | held drop',
    about: 'mail and webhooks that wait to be sent, such as QUARANTINE=true holds back; or drop them, so that they are never sent',
    run: async (args) => {
      const [verb] = parse(args, {}, 1).positionals
      if (verb !== undefined && verb !== 'drop') throw new UsageError('held, or held drop.')
      await withService(({ ctx }) => (verb === 'drop' ? dropHeld(ctx) : listHeld(ctx)))
    },
  },
  backup: {
    usage: 'backup check [--restored]',
    about: 'would a recovery succeed: is the log archived, do stock and ledger add up, do the master keys fit, are the files there',
    run: async (args) => {
      const [verb, option, ...rest] = args
      if (verb !== 'check' || (option !== undefined && option !== '--restored') || rest.length > 0)
        throw new UsageError('backup check, or backup check --restored for a copy, whose log is not archived.')
      await withService(async ({ ctx }) => {
        const findings = await checkBackup(ctx, { restored: option !== undefined })
        for (const { what, is, found } of findings) console.log(`${is === 'well' ? 'ok   ' : 'WRONG'} ${what}: ${found}`)
        if (findings.some(({ is }) => is === 'wrong')) throw new UsageError('A recovery would not be complete.')
      })
    },
  },
}

async function listJobs(ctx: Ctx, queue: string | null): Promise<void> {
  const jobs = await failedJobs(ctx.db, queue, listedAtMost + 1)
  for (const { id, queue, failed, tries, reason } of jobs.slice(0, listedAtMost))
    console.log(`${id}  ${queue}  given up ${wireTime(failed)} after ${tries} tries: ${reason ?? 'no reason is known'}`)
  if (jobs.length === 0) console.log('Nothing was given up.')
  if (jobs.length > listedAtMost) console.log(`These are the newest ${listedAtMost}; there are more.`)
}

async function requeueJobs(ctx: Ctx, queue: string | null, ids: string[]): Promise<void> {
  const count = await requeue(ctx.db, queue === null ? { ids } : { queue })
  console.log(`${count} requeued`)
  if (queue === null && count < ids.length)
    throw new UsageError(`${ids.length - count} of ${ids.length} IDs are not of work that was given up: jobs list shows it.`)
}

async function dropHeld(ctx: Ctx): Promise<void> {
  const letters = await dropMail(ctx.db)
  console.log(`${letters} letters and ${await dropAllPending(ctx.db, ctx.now())} deliveries are dropped.`)
}

async function listHeld(ctx: Ctx): Promise<void> {
  const letters = await heldMailCounts(ctx.db)
  for (const { queue, count, oldest } of letters) console.log(`${queue}: ${count}, since ${wireTime(oldest)}`)
  for (const { to, subject } of await heldMail(ctx.db, listedAtMost)) console.log(`  mail to ${to}: ${subject}`)
  const webhooks = await pendingByUrl(ctx.db)
  for (const { url, count } of webhooks) console.log(`webhook ${url}: ${count}`)
  if (letters.length === 0 && webhooks.length === 0) console.log('Nothing waits to be sent.')
}
