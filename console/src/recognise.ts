/** Texts in the reader's language, by the English words of the service: `There is no {noun} {id} that you may see.` */
type Messages = Readonly<Record<string, string>>

interface Pattern {
  form: RegExp
  names: string[]
  text: string
  /** Of few words, with data before and after: it is only looked for in a part of a message. */
  isVague: boolean
}

/** What a text says, and how many characters of it were taken for data. */
interface Reading {
  said: string
  data: number
}

const fewLetters = 8
/** A longer message is not read: the time would grow with the square of its length. */
const mostCharacters = 2_000
/** Of a list that the service puts together, an entry may contain the separator itself. */
const separators = ['; ', ', ']
const mostPieces = 3

function patternOf(key: string, text: string): Pattern {
  const parts = key.split(/\{(\w+)\}/)
  const words = parts.filter((_, index) => index % 2 === 0)
  const form = words.map((part) => part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')).join('(.+?)')
  return {
    form: new RegExp(`^${form}$`, 's'),
    names: parts.filter((_, index) => index % 2 === 1),
    text,
    isVague: words[0] === '' && words.at(-1) === '' && words.join('').replace(/\P{L}/gu, '').length < fewLetters,
  }
}

/** The one that takes least of the text for data. */
const best = (readings: readonly (Reading | undefined)[]): Reading | undefined =>
  readings.reduce((least, one) => (one && (!least || one.data < least.data) ? one : least), undefined)

/** A function that gives a message of the service in the reader's language, or undefined. `word` names data: a status, a field. */
export function recogniser(messages: Messages, word: (value: string) => string): (text: string) => string | undefined {
  const patterns = Object.entries(messages)
    .filter(([key]) => key.includes('{'))
    .map(([key, text]) => patternOf(key, text))

  function whole(text: string, isPart: boolean): Reading | undefined {
    const known = messages[text]
    if (known !== undefined) return { said: known, data: 0 }
    return best(
      patterns.map(({ form, names, text: said, isVague }) => {
        const found = isVague && !isPart ? null : form.exec(text)
        if (!found) return undefined
        const values = found.slice(1).map(part)
        return {
          said: said.replace(/\{(\w+)\}/g, (_, name: string) => values[names.indexOf(name)]?.said ?? ''),
          data: values.reduce((sum, { data }) => sum + data, 0),
        }
      }),
    )
  }

  /** A value: a message of its own, a list of them, or data. */
  function part(text: string): Reading {
    const asData = { said: word(text), data: text.length }
    return best([whole(text, true), ...separators.map((separator) => list(text, separator)), asData]) ?? asData
  }

  function list(text: string, separator: string): Reading | undefined {
    const pieces = text.split(separator)
    if (pieces.length === 1) return undefined
    /** The best reading of the pieces before each place. */
    const read: Reading[] = [{ said: '', data: 0 }]
    for (let end = 1; end <= pieces.length; end++) {
      const readings = Array.from({ length: Math.min(end, mostPieces) }, (_, index) => end - 1 - index).map((start) => {
        const entry = pieces.slice(start, end).join(separator)
        const { said, data } = whole(entry, true) ?? { said: word(entry), data: entry.length }
        const before = read[start] as Reading
        return { said: start === 0 ? said : before.said + separator + said, data: before.data + data }
      })
      read.push(best(readings) as Reading)
    }
    return read.at(-1)
  }

  /** The name of what a message is about is data: `Main stand: 3 wanted, 2 left.` */
  function afterName(text: string): string | undefined {
    for (let at = text.indexOf(': '); at > 0; at = text.indexOf(': ', at + 1)) {
      const found = whole(text.slice(at + 2), false)
      if (found) return `${word(text.slice(0, at))}: ${found.said}`
    }
    return undefined
  }

  return (text) => (text.length > mostCharacters ? undefined : (whole(text, false)?.said ?? afterName(text)))
}
