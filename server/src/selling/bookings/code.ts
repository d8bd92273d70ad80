import { randomInt } from 'node:crypto'

/** Characters that are not confused when read aloud or written by hand: no 0 O, 1 I L, 2 Z, 5 S, 8 B, U V. */
const alphabet = 'ACDEFGHJKMNPQRTWXY34679'

const newBookingCode = (): string => Array.from({ length: 6 }, () => alphabet[randomInt(alphabet.length)]).join('')

export const newBookingCodes = (count: number): string[] => [...new Set(Array.from({ length: count }, newBookingCode))]
