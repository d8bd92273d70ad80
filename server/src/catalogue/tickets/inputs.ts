import { countryInput, localInput } from '../../lib/inputs.js'
import { isDate } from '../../lib/time.js'

/** What was sent of a ticket, in the form of its columns. */

export const startInput = (text: string, pointer: string, zone: string): string => localInput(pointer, text, zone)

/** A bare date at the end of something means the end of that day. */
export const endInput = (text: string, pointer: string, zone: string): string =>
  isDate(text) ? `${text}T23:59:59` : localInput(pointer, text, zone)

export const countriesInput = (codes: string[], pointer: string): string[] => [
  ...new Set(codes.map((code, index) => countryInput(`${pointer}/${index}`, code))),
]
