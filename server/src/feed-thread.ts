import { type MessagePort, parentPort, workerData } from 'node:worker_threads'
import { feedTasks } from './channels/changes/thread.js'
import type { Warning } from './lib/shared-thread.js'
import { failureOf, runTasks } from './lib/threads.js'
import { openTail } from './platform/changes/tail.js'
import { type OpenOptions, openDatabase } from './platform/db/open.js'

/** What the thread of the changes feed is given. */
export type FeedData = Omit<OpenOptions, 'tracer' | 'onError' | 'onPooler'>

function run(port: MessagePort, data: FeedData): void {
  const warn = (error: unknown, warning: string): void => port.postMessage({ warning, failure: failureOf(error) } satisfies Warning)
  const database = openDatabase({
    ...data,
    onError: (error) => warn(error, 'a database connection of the changes feed failed'),
    // The process has said it.
    onPooler: () => {},
  })
  const tail = openTail({ db: database.db, warn })
  runTasks(port, feedTasks(database.db, tail), () => {
    tail.close()
    void database.close().finally(() => port.close())
  })
}

if (parentPort) run(parentPort, workerData as FeedData)
