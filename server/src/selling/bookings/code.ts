import { randomInt } from 'node:crypto'

/** Characters that are not confused when read aloud or written by hand: no 0 O, 1 I L, 2 Z, 5 S, 8 B, U V. */
const alphabet = 'ACDEFGHJKMNPQRTWXY34679'

const codeLength = 6

const newBookingCode = (): string => Array.from({ length: codeLength }, () => alphabet[randomInt(alphabet.length)]).join('')

export const newBookingCodes = (count: number): string[] => [...new Set(Array.from({ length: count }, newBookingCode))]

/** A code as it is stored, also if it was typed in groups: "k7t-q3m", "K7T Q3M". */
export const typedCode = (text: string): string => text.replace(/[\s-]/g, '').toUpperCase()

/** The codes that a text can mean with one typing error: a wrong character, one too many, one missing, or two neighbours swapped. */
export function similarCodes(text: string): string[] {
  const code = typedCode(text)
  if (!/^[A-Z0-9]+$/.test(code)) return []
  const at = (place: number, instead: string, length: number) => code.slice(0, place) + instead + code.slice(place + length)
  const places = Array.from({ length: code.length + 1 }, (_, place) => place)
  const written = {
    [codeLength - 1]: () => places.flatMap((place) => [...alphabet].map((letter) => at(place, letter, 0))),
    [codeLength]: () => [
      ...places.slice(0, -1).flatMap((place) => [...alphabet].map((letter) => at(place, letter, 1))),
      ...places.slice(0, -2).map((place) => at(place, `${code[place + 1]}${code[place]}`, 2)),
    ],
    [codeLength + 1]: () => places.slice(0, -1).map((place) => at(place, '', 1)),
  }[code.length]
  const isCode = (one: string) => [...one].every((letter) => alphabet.includes(letter))
  return [...new Set(written?.() ?? [])].filter((one) => one !== code && isCode(one))
}
