import type { CancellationStep } from '../../../platform/db/json.js'

/** The cancellation policy that applies: that of the ticket, otherwise of the supplier, otherwise of the platform. */
export const policyOf = (...policies: readonly CancellationStep[][]): CancellationStep[] =>
  policies.find((policy) => policy.length > 0) ?? []
