import { slugifyAny } from '../../lib/slug.js'

/** Common placeholders for unknown names. "Null", "Guest" and "Na" are not in the list, because they are real names. */
const words = new Set([
  ...['tba', 't-b-a', 'tbc', 't-b-c', 'tbd', 't-b-d', 'tbn', 'n-a', 'n-n'],
  ...['to-be-announced', 'to-be-advised', 'to-be-confirmed', 'to-be-decided', 'to-be-determined', 'to-be-named'],
  ...['unknown', 'not-known', 'not-applicable', 'no-name', 'noname', 'anonymous', 'placeholder', 'dummy', 'test', 'asdf', 'qwerty'],
  ...['name', 'first-name', 'firstname', 'last-name', 'lastname', 'surname'],
])

export function isPlaceholder(name: string): boolean {
  const folded = slugifyAny(name)
  const letters = folded.replaceAll('-', '')
  // At least three times, because "Aa" and "Oo" are names.
  return words.has(folded) || !/\p{L}/u.test(letters) || /^x+$/.test(letters) || /^(.)\1{2,}$/u.test(letters) || /^guest-?\d+$/.test(folded)
}

interface Named {
  first_name: string | null
  last_name: string | null
  passport_number: unknown
  date_of_birth: unknown
}

/**
 * Whether all guests of one ticket have the same name, which means that one name was entered for everybody. Guests who each have a passport
 * number or a date of birth are excepted, because relatives may share a name.
 */
export function isOneNameForAll(guests: readonly Named[]): boolean {
  const named = guests.filter((guest) => guest.first_name !== null || guest.last_name !== null)
  if (named.length < 2) return false
  const names = new Set(named.map(({ first_name, last_name }) => slugifyAny(`${first_name ?? ''} ${last_name ?? ''}`)))
  return names.size === 1 && !named.every((guest) => guest.passport_number !== null || guest.date_of_birth !== null)
}
