import { randomInt } from 'node:crypto'

/** Letters and digits that are not taken for another when read out or written down: no 0 O, 1 I L, 2 Z, 5 S, 8 B, U V. */
const alphabet = 'ACDEFGHJKMNPQRTWXY34679'

export const newBookingCode = (): string => Array.from({ length: 6 }, () => alphabet[randomInt(alphabet.length)]).join('')
