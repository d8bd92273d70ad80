import type { DomainEvents, Env, Reaction } from './context.js'
import type { Trx } from './db/open.js'

/**
 * Says inside a transaction that something happened. Everything that follows from it, as `reactions.ts` lists it, runs now, in the same
 * transaction and in that order: all of it is committed with the change, or none.
 */
export async function raise<K extends keyof DomainEvents>(env: Env, trx: Trx, name: K, event: DomainEvents[K]): Promise<void> {
  const reactions: readonly Reaction<DomainEvents[K]>[] = env.reactions[name]
  for (const react of reactions) await react(env, trx, event)
}
