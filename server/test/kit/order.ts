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
  'browser/tasks',
  'errors',
  'browser/money',
  'access',
  'tickets/pages',
  'browser/offer',
  'browser/disruptions',
  'limits/hostile',
  'limits/linear',
  'races/selling',
  'octo/demo',
  'jobs',
  'browser/panels',
  'migrate',
  'embedded-users',
  'races/idempotency',
  'browser/guest-pages',
  'embedded',
  'races/killed-worker',
  'counterparty/lists',
  'selling/trading',
  'ticketfiles/delivery',
  'octo/redeemed',
  'accounts',
  'faults/kill',
  'browser/operations',
  'driver-silence',
  'selling/model',
  'ticketfiles/blobs',
  'cursors',
  'browser/allotments',
  'config',
  'webhooks/storm',
  'payments/lapse',
  'marketplace/waiting',
  'service',
  'browser/story',
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
