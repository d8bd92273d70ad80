/** Removes a character from both ends. A regular expression such as /-+$/ takes quadratic time on long runs in the middle. */
export function trimmed(text: string, character: string): string {
  let start = 0
  while (start < text.length && text[start] === character) start++
  return withoutEnd(text.slice(start), character)
}

/** Removes a character from the end. */
export function withoutEnd(text: string, character: string): string {
  let end = text.length
  while (end > 0 && text[end - 1] === character) end--
  return text.slice(0, end)
}

/** Removes the numbers that make equal slugs unique: `arena-north-2-3` becomes `arena-north`. */
export function withoutNumbers(slug: string): string {
  const parts = slug.split('-')
  while (parts.length > 1 && isNumber(parts.at(-1) as string)) parts.pop()
  return parts.join('-')
}

const isNumber = (text: string): boolean => /^\d+$/.test(text)
