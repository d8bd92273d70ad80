/** Without this character at either end. An expression such as /-+$/ tries anew at each of many in the middle. */
export function trimmed(text: string, character: string): string {
  let start = 0
  while (start < text.length && text[start] === character) start++
  return withoutEnd(text.slice(start), character)
}

/** Without this character at the end. */
export function withoutEnd(text: string, character: string): string {
  let end = text.length
  while (end > 0 && text[end - 1] === character) end--
  return text.slice(0, end)
}

/** `arena-north-2-3` without the numbers that tell equal names apart: `arena-north`. */
export function withoutNumbers(slug: string): string {
  const parts = slug.split('-')
  while (parts.length > 1 && isNumber(parts.at(-1) as string)) parts.pop()
  return parts.join('-')
}

const isNumber = (text: string): boolean => /^\d+$/.test(text)
