/** Where a text stops being JSON, and what was expected there. */
export interface JsonFault {
  /** in characters, from 0 */
  offset: number
  /** from 1 */
  line: number
  column: number
  expected: string
}

const blank = /[ \t\n\r]*/y
const literal = /true|false|null/y
const number = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y
const escaped = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y
/** From here on characters may stand in a text as they are; those before it are control characters. */
const firstPrintable = 0x20

type Open = { close: '}' | ']'; isEmpty: boolean }

/**
 * The first fault of a text that JSON.parse has refused. The engine's own message quotes the text around it, which can be somebody's passport
 * number, and often does not say where it is. In one pass and without recursion, because nesting is the sender's choice.
 */
export function findJsonFault(text: string): JsonFault | undefined {
  const open: Open[] = []
  let at = 0
  let expected: string | undefined
  const skip = (pattern: RegExp): boolean => {
    pattern.lastIndex = at
    const found = pattern.exec(text)
    if (!found) return false
    at = pattern.lastIndex
    return true
  }
  const fail = (what: string): false => {
    expected = what
    return false
  }
  const string = (): boolean => {
    at++
    while (at < text.length && text[at] !== '"' && text.charCodeAt(at) >= firstPrintable) {
      if (text[at] !== '\\') at++
      else if (!skip(escaped)) break
    }
    if (text[at] === '"') {
      at++
      return true
    }
    return fail(
      at >= text.length
        ? 'the closing quote of a text'
        : text[at] === '\\'
          ? 'an escape that JSON has, such as \\n or \\u0041'
          : 'the closing quote of a text, or its line breaks and control characters written as \\n, \\t or \\u0000',
    )
  }
  const name = (orEnd: string): boolean => {
    skip(blank)
    if (text[at] !== '"') return fail(`the name of a field in double quotes${orEnd}`)
    if (!string()) return false
    skip(blank)
    if (text[at] !== ':') return fail('a colon after the name of a field')
    at++
    return true
  }
  /** One value, or the beginning of one that is nested. */
  const value = (orEnd: string): 'whole' | 'nested' | false => {
    skip(blank)
    const first = text[at]
    if (first === '{' || first === '[') {
      open.push({ close: first === '{' ? '}' : ']', isEmpty: true })
      at++
      return 'nested'
    }
    if (first === '"') return string() && 'whole'
    return skip(literal) || skip(number) ? 'whole' : fail(`a value${orEnd}`)
  }
  let step = value('')
  while (step !== false && open.length > 0) {
    const inside = open.at(-1) as Open
    skip(blank)
    if (text[at] === inside.close) {
      at++
      open.pop()
      step = 'whole'
      continue
    }
    const end = inside.isEmpty ? ` or ${inside.close}` : ''
    if (!inside.isEmpty) {
      if (text[at] !== ',') {
        step = fail(`a comma or ${inside.close}`)
        break
      }
      at++
    }
    inside.isEmpty = false
    step = inside.close === ']' || name(end) ? value(inside.close === ']' ? end : '') : false
  }
  if (expected === undefined) {
    skip(blank)
    if (at >= text.length) return undefined
    expected = 'nothing more after the value'
  }
  return { offset: at, ...placeOf(text, at), expected }
}

function placeOf(text: string, offset: number): { line: number; column: number } {
  const before = text.slice(0, offset)
  const lines = before.split('\n')
  return { line: lines.length, column: (lines.at(-1) ?? '').length + 1 }
}
