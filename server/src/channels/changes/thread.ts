import type { Stop, Tasks } from '../../lib/tasks.js'
import type { Tail } from '../../platform/changes/tail.js'
import { readWaiting, type Source, stream } from './follow.js'
import type { FeedRequest } from './request.js'

export interface Waiting {
  asked: FeedRequest
  seconds: number
}

/**
 * What a thread does for streams and waiting requests, beside the one that answers all requests. During a rush it reads thousands of changes
 * per second, which would delay the holds that cause them.
 */
export function feedTasks(from: Pick<Source, 'db' | 'renew'>, tail: Tail) {
  const source: Source = {
    ...from,
    inFull: () => Promise.reject(new Error('the thread of the changes feed does not read resources')),
  }
  return {
    stream: (asked: FeedRequest, stop: Stop) => stream(source, tail, asked, stop),
    wait: ({ asked, seconds }: Waiting, stop: Stop) => readWaiting(source, tail, asked, seconds, stop),
  } satisfies Tasks
}
