import { statSync } from 'node:fs'
import { join, relative } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** The files that take longest, longest first. They start first, so that at the end no worker runs alone. */
const longest = [
  'browser/screens',
  'browser/console',
  'browser/boxoffice',
  'limits/hostile',
  'selling/trading',
  'selling/model',
  'races/selling',
  'access',
  'browser/tasks',
  'octo/demo',
  'races/idempotency',
  'tickets/pages',
  'limits/linear',
  'embedded',
  'counterparty/hidden',
  'browser/panels',
  'cursors',
  'jobs',
  'webhooks/storm',
  'faults/kill',
  'migrate',
  'guides',
  'counterparty/lists',
  'config',
  'errors',
  'octo/redeemed',
  'browser/operations',
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
