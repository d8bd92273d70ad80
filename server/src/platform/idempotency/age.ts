import type { Env } from '../context.js'

/** Answers older than this are forgotten. */
export const keptSince = (env: Env): Date => new Date(env.now().getTime() - env.config.IDEMPOTENCY_HOURS * 3_600_000)
