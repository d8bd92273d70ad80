import type { DomainEvents, Env, Reaction } from './context.js'
import type { Trx } from './db/open.js'

/**
 * Raises a domain event inside a transaction. Its handlers in `reactions.ts` run now, in the same transaction and in order. All of it is
 * committed with the change, or nothing is.
 */
export async function raise<K extends keyof DomainEvents>(env: Env, trx: Trx, name: K, event: DomainEvents[K]): Promise<void> {
  const reactions: readonly Reaction<DomainEvents[K]>[] = env.reactions[name]
  for (const react of reactions) await react(env, trx, event)
}
