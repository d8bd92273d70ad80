import { wireTime } from '../lib/time.js'
import { dropAllPending, pendingByUrl } from '../platform/deliveries/store.js'
import { dropMail, failedJobs, heldMail, heldMailCounts, requeue } from '../platform/jobs/inspect.js'
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
    run: (args) =>
      withService(async ({ ctx }) => {
        const { positionals, values } = parse(args, { queue: { type: 'string' } })
        const [verb, ...ids] = positionals
        const queue = values.queue === undefined ? null : String(values.queue)
        if (verb === 'list') {
          const jobs = await failedJobs(ctx.db, queue, listedAtMost)
          for (const { id, queue, failed, tries, reason } of jobs)
            console.log(`${id}  ${queue}  given up ${wireTime(failed)} after ${tries} tries: ${reason ?? 'no reason is known'}`)
          if (jobs.length === 0) console.log('Nothing was given up.')
        } else if (verb === 'requeue' && ids.length > 0 !== (queue !== null)) {
          if (!ids.every((id) => /^[0-9a-f-]{36}$/.test(id))) throw new UsageError('An ID is one that jobs list shows.')
          console.log(`${await requeue(ctx.db, queue === null ? { ids } : { queue })} requeued`)
        } else throw new UsageError('jobs list, jobs requeue ID…, or jobs requeue --queue NAME.')
      }),
  },
  held: {
    usage: 'held | held drop',
    about: 'mail and webhooks that wait to be sent, such as QUARANTINE=true holds back; or drop them, so that they are never sent',
    run: (args) =>
      withService(async ({ ctx }) => {
        const [verb] = args
        if (verb !== undefined && verb !== 'drop') throw new UsageError('held, or held drop.')
        if (verb === 'drop') {
          const letters = await dropMail(ctx.db)
          console.log(`${letters} letters and ${await dropAllPending(ctx.db, ctx.now())} deliveries are dropped.`)
          return
        }
        for (const { queue, count, oldest } of await heldMailCounts(ctx.db)) console.log(`${queue}: ${count}, since ${wireTime(oldest)}`)
        for (const { to, subject } of await heldMail(ctx.db, listedAtMost)) console.log(`  mail to ${to}: ${subject}`)
        for (const { url, count } of await pendingByUrl(ctx.db)) console.log(`webhook ${url}: ${count}`)
      }),
  },
  backup: {
    usage: 'backup check [--restored]',
    about: 'would a recovery succeed: is the log archived, do stock and ledger add up, do the master keys fit, are the files there',
    run: (args) =>
      withService(async ({ ctx }) => {
        const [verb, option, ...rest] = args
        if (verb !== 'check' || (option !== undefined && option !== '--restored') || rest.length > 0)
          throw new UsageError('backup check, or backup check --restored for a copy, whose log is not archived.')
        const findings = await checkBackup(ctx, { restored: option !== undefined })
        for (const { what, is, found } of findings) console.log(`${is === 'well' ? 'ok   ' : 'WRONG'} ${what}: ${found}`)
        if (findings.some(({ is }) => is === 'wrong')) throw new UsageError('A recovery would not be complete.')
      }),
  },
}
