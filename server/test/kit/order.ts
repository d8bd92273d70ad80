import { statSync } from 'node:fs'
import { join, relative } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * The files that take longest, longest first. They start first, so that at the end no worker runs alone. Of the first three only one needs the
 * demo, for which others would wait.
 */
const longest = [
  'browser/screens',
  'guides',
  'browser/console',
  'browser/boxoffice',
  'browser/account',
  'browser/orders',
  'limits/hostile',
  'browser/offer',
  'browser/money',
  'browser/tasks',
  'access',
  'embedded-users',
  'migrate',
  'counterparty/hidden',
  'races/idempotency',
  'counterparty/lists',
  'errors',
  'races/selling',
  'browser/disruptions',
  'browser/panels',
  'selling/trading',
  'selling/model',
  'browser/guest-pages',
  'tickets/pages',
  'lists',
  'octo/demo',
  'embedded',
  'faults/kill',
  'accounts',
  'webhooks/storm',
  'browser/operations',
  'jobs',
  'cursors',
  'limits/linear',
  'config',
  'driver-silence',
  'octo/redeemed',
  'webhooks/limits',
  'races/partners',
  'limits/files',
  'octo/promises',
  'operating',
  'limits/exports',
  'ticketfiles/bulk',
  'ticketfiles/blobs',
  'marketplace/waiting',
  'changes/webhooks',
  'browser/story',
  'browser/allotments',
  'ticketfiles/delivery',
  'selling/expiry',
  'disruptions/races',
  'disruptions/moved',
  'service',
  'login',
  'replica',
]

/** The longest first, then by size: in a fresh clone no durations are known. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { root } = this.ctx.config
    const place = ({ moduleId }: TestSpecification) => {
      const found = longest.indexOf(relative(join(root, 'test'), moduleId).replace('.test.ts', ''))
      return found < 0 ? longest.length : found
    }
    const size = new Map(files.map((file) => [file, statSync(file.moduleId).size]))
    return [...files].sort((a, b) => place(a) - place(b) || (size.get(b) ?? 0) - (size.get(a) ?? 0))
  }
}
