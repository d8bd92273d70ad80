import { type MessagePort, parentPort, workerData } from 'node:worker_threads'
import { feedTasks } from './channels/changes/thread.js'
import type { Warning } from './lib/shared-thread.js'
import { failureOf, runTasks } from './lib/tasks.js'
import { openTail } from './platform/changes/tail.js'
import { type Database, type OpenOptions, openDatabase } from './platform/db/open.js'

/** What the thread of the changes feed is given. */
export type FeedData = Omit<OpenOptions, 'tracer' | 'onError' | 'onPooler'>

function run(port: MessagePort, data: FeedData): void {
  const warn = (error: unknown, warning: string): void => port.postMessage({ warning, failure: failureOf(error) } satisfies Warning)
  const open = (size: number): Database =>
    openDatabase({
      ...data,
      size,
      onError: (error) => warn(error, 'a database connection of the changes feed failed'),
      // The process has said it.
      onPooler: () => {},
    })
  // What is new has a connection of its own, so that nobody who reads old changes keeps all others waiting.
  const [news, past] = [open(1), open(data.size - 1)]
  const tail = openTail({ db: news.db, warn })
  const renew = (): void => {
    news.driver.discardIdle()
    past.driver.discardIdle()
  }
  runTasks(port, feedTasks({ db: past.db, renew }, tail), () => {
    tail.close()
    void Promise.allSettled([news.close(), past.close()]).then(() => port.close())
  })
}

if (parentPort) run(parentPort, workerData as FeedData)
