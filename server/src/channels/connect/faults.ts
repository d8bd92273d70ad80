import type { ShortOfTickets } from '../../selling/reservations/expire.js'

/** The HTTP status of each error code. */
const statuses = {
  BAD_REQUEST: 400,
  UNAUTHORIZED: 401,
  FORBIDDEN: 403,
  UNKNOWN_ORDER: 404,
  NOT_FOUND: 404,
  NO_SEATS: 409,
  CONFLICT: 409,
  UNKNOWN_PRODUCT: 422,
  TOO_MANY_REQUESTS: 429,
  INTERNAL_ERROR: 500,
} as const
export type ConnectCode = keyof typeof statuses
export const statusOf = (code: ConnectCode): number => statuses[code]

export class ConnectFault extends Error implements ShortOfTickets {
  override name = 'ConnectFault'
  constructor(
    readonly code: ConnectCode,
    message: string,
    /** Tickets with too few left. Expired holds may not have been released yet, so the caller can retry. */
    readonly short: string[] = [],
  ) {
    super(message)
  }
}
