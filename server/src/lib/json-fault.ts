/** The position of a JSON syntax error, and what was expected there. */
export interface JsonFault {
  /** In characters, from 0. */
  offset: number
  /** From 1. */
  line: number
  column: number
  expected: string
}

const blank = /[ \t\n\r]*/y
const literal = /true|false|null/y
const number = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y
const escaped = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y
/** Characters below this one are control characters and must be escaped in a JSON string. */
const firstPrintable = 0x20

type Open = { close: '}' | ']'; isEmpty: boolean }

/**
 * Finds the first syntax error of a text that JSON.parse refused. The message of JSON.parse quotes the text, which can contain a passport
 * number, and often has no position. The scan is one pass without recursion, because the sender decides how deep the nesting is.
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
  /** Reads one value, or the opening bracket of a nested one. */
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
