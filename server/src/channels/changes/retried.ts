import { setTimeout as sleep } from 'node:timers/promises'
import { databaseFault } from '../../platform/db/open.js'

/** When a connection to the database breaks, a stream reads again, at most this many times with this pause, before it ends. */
const retries = { times: 10, millis: 200 }

export async function retried<T>(read: () => Promise<T>, signal: AbortSignal): Promise<T> {
  for (let left = retries.times; ; left--) {
    try {
      return await read()
    } catch (error) {
      if (left === 0 || signal.aborted || databaseFault(error) !== 'away') throw error
      await sleep(retries.millis, undefined, { signal }).catch(() => undefined)
    }
  }
}
