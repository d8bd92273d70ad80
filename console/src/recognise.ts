/** Texts in the reader's language, by the English words of the service: `There is no {noun} {id} that you may see.` */
type Messages = Readonly<Record<string, string>>

interface Pattern {
  form: RegExp
  names: string[]
  text: string
  /** How much of it is fixed. */
  fixed: number
  /** Of few words, with data before and after: it is only looked for in a part of a message. */
  isVague: boolean
}

const fewLetters = 8

function patternOf(key: string, text: string): Pattern {
  const parts = key.split(/\{(\w+)\}/)
  const words = parts.filter((_, index) => index % 2 === 0)
  const form = words.map((part) => part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')).join('(.+?)')
  return {
    form: new RegExp(`^${form}$`, 's'),
    names: parts.filter((_, index) => index % 2 === 1),
    text,
    fixed: words.join('').length,
    isVague: words[0] === '' && words.at(-1) === '' && words.join('').replace(/\P{L}/gu, '').length < fewLetters,
  }
}

/** Of lists that the service puts together. */
const separators = ['; ', ', ']

/** A function that gives a message of the service in the reader's language, or undefined. `word` names data: a status, a field. */
export function recogniser(messages: Messages, word: (value: string) => string): (text: string) => string | undefined {
  const patterns = Object.entries(messages)
    .filter(([key]) => key.includes('{'))
    .map(([key, text]) => patternOf(key, text))
    // The one with the most words of its own is meant.
    .sort((a, b) => b.fixed - a.fixed)

  function whole(text: string, isPart: boolean): string | undefined {
    const known = messages[text]
    if (known !== undefined) return known
    for (const { form, names, text: said, isVague } of patterns) {
      const values = isVague && !isPart ? null : form.exec(text)
      if (values) return said.replace(/\{(\w+)\}/g, (_, name: string) => value(values[names.indexOf(name) + 1] ?? ''))
    }
    return undefined
  }

  function value(text: string): string {
    const said = whole(text, true)
    if (said !== undefined) return said
    for (const separator of separators) {
      const parts = text.split(separator)
      if (parts.length > 1) return parts.map(value).join(separator)
    }
    return word(text)
  }

  /** The name of what a message is about is data: `Main stand: 3 wanted, 2 left.` */
  function afterName(text: string): string | undefined {
    for (let at = text.indexOf(': '); at > 0; at = text.indexOf(': ', at + 1)) {
      const said = whole(text.slice(at + 2), false)
      if (said !== undefined) return `${word(text.slice(0, at))}: ${said}`
    }
    return undefined
  }

  return (text) => whole(text, false) ?? afterName(text)
}
