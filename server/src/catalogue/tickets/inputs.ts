import { countryInput, localInput } from '../../lib/inputs.js'
import { isDate } from '../../lib/time.js'

/** Conversion of request values to columns. */

export const startInput = (text: string, pointer: string, zone: string): string => localInput(pointer, text, zone)

/** A date without time, as an end, means the end of that day. */
export const endInput = (text: string, pointer: string, zone: string): string =>
  isDate(text) ? `${text}T23:59:59` : localInput(pointer, text, zone)

export const countriesInput = (codes: string[], pointer: string): string[] => [
  ...new Set(codes.map((code, index) => countryInput(`${pointer}/${index}`, code))),
]
