import { machines } from '@allotment/sdk/model'

export const statusesOf = (field: keyof typeof machines): string[] => Object.keys(machines[field])

/** The possible next statuses. The service checks again, and names what is missing. */
export const movesOf = (field: keyof typeof machines, status: string): readonly string[] =>
  (machines[field] as Readonly<Record<string, readonly string[]>>)[status] ?? []

/** Its status is final. */
export const isClosed = (logistic_status: string): boolean => movesOf('logistic_status', logistic_status).length === 0
