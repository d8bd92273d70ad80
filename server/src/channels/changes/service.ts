import type { Stop } from '../../lib/tasks.js'
import { openTail } from '../../platform/changes/tail.js'
import type { Ctx } from '../../platform/context.js'
import * as follow from './follow.js'
import { inFull } from './full.js'
import type { FeedRequest } from './request.js'
import type { Waiting } from './thread.js'

/** The request as it can be sent to another thread. */
function sendable(asked: FeedRequest): FeedRequest {
  const { hasGone: _, ...caller } = asked.viewer.caller
  return { ...asked, viewer: { ...asked.viewer, caller } }
}

/** The changes feed of one process. Entries in full are read through the lists, so they are not made in the thread. */
export function openFeed(ctx: Ctx) {
  const tail = openTail({ db: ctx.db, warn: (error, text) => ctx.log.warn({ err: error }, text) })
  const source: follow.Source = {
    db: ctx.db,
    // These are the connections of all requests. A write finds out that they lead to a former primary.
    renew() {},
    inFull: async ({ caller }, entries) => (await inFull(ctx, caller, entries)).map((entry) => JSON.stringify(entry)),
  }
  return {
    /** The available changes. */
    read: (asked: FeedRequest) => follow.read(source, asked),
    /** The available changes, or else the first ones that arrive within so many seconds. */
    readWaiting: (asked: FeedRequest, seconds: number, stop: Stop) =>
      asked.isFull
        ? follow.readWaiting(source, tail, asked, seconds, stop)
        : ctx.feed.call<Uint8Array>('wait', { asked: sendable(asked), seconds } satisfies Waiting, stop),
    /** Server-sent events. */
    stream: (asked: FeedRequest, stop: Stop) =>
      asked.isFull ? follow.stream(source, tail, asked, stop) : ctx.feed.pull<Uint8Array>('stream', sendable(asked), stop),
    close: () => tail.close(),
  }
}
