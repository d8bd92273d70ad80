import type { Env } from '../context.js'

/** Stored answers older than this are ignored and deleted. */
export const storedSince = (env: Env): Date => new Date(env.now().getTime() - env.config.IDEMPOTENCY_HOURS * 3_600_000)
