/**
 * Texts with a number and a noun in the plural that have one form only: "1 tickets". A text of the console then needs `trCount`, a message of
 * the service a second sentence. Only English, French and Spanish are looked at: there a plural ends with s, and so do words that follow the
 * noun ("{n} vendus").
 */
const plural = /\{(\w+)\} (\p{Ll}+s)(?!\p{L})/gu

/** Words that end with s and are no plurals, or the same for one. */
const others = new Set(
  ['is', 'was', 'as', 'has', 'does', 'gets', 'leads', 'sells', 'belongs', 'accepts', 'names', 'charges', 'changes', 'ms'].concat([
    'dans',
    'vous',
    'plus',
    'sous',
    'hors',
    'remis',
    'fois',
    'es',
    'más',
    'además',
    'antes',
  ]),
)

/** Texts that are only shown for more than one, or whose number is an amount of money. */
const neverOne = new Set([
  'Select all {total} matching',
  'The first {shown} of {lines} lines, those with faults before the others.',
  'The first {shown} of {total}.',
  'The last {shown} of {total}',
  'The latest {shown} of {total}.',
  'The {shown} lowest prices of {total}.',
  '{done} of {total} done',
  '{used} of {limit} used',
  // Some are held already.
  '{wanted} more would make {value} tickets held at once; the limit is {hold_limit}. Book or release some.',
])
/** Limits of the service, which are higher. */
const isLimit = (name) => /^(max|most|oldest|fewest|limit$)/.test(name)

const foundIn = (text, isPlural) =>
  [...text.matchAll(plural)]
    .filter(([, name, word]) => !(isPlural && name === 'n') && !others.has(word))
    .map(([all, name]) => ({ all, name }))

/** What is wrong in the catalogue of the console: the English key and its translations. */
export const pluralFaults = (wanted, translations) =>
  [...wanted].flatMap(([key, { isPlural, place }]) => {
    if (neverOne.has(key)) return []
    const texts = [key, ...translations.flatMap((catalogue) => [catalogue[key] ?? []].flat())]
    const [first] = texts.flatMap((text) => foundIn(text, isPlural))
    return first ? [`${place}: ${JSON.stringify(key)}: "${first.all}" can be about one: trCount`] : []
  })

/** The same of the messages of the service: for one there is a message of its own. */
export const messageFaults = (messages) =>
  [...messages].flatMap(([key, { place }]) => {
    if (neverOne.has(key)) return []
    const wrong = foundIn(key, false).filter(({ all, name }) => {
      const start = key.slice(0, key.indexOf(all) + all.length - 1)
      return !isLimit(name) && ![...messages.keys()].some((other) => other.startsWith(start) && other[start.length] !== 's')
    })
    return wrong.map(({ all }) => `${place}: ${JSON.stringify(key)}: "${all}" can be about one: it needs a second sentence`)
  })
