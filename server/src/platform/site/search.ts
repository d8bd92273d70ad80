import type { Library } from './library.js'
import { escaped, sectionsOf } from './markdown.js'

interface Entry {
  address: string
  page: string
  title: string
  text: string
  lowerTitle: string
  lowerText: string
}

export interface Found {
  address: string
  page: string
  title: string
  /** HTML: the words around the first that was found, which is marked */
  excerpt: string
}

const mostFound = 30
const around = 90

export function searchIndex({ pages }: Library): (query: string) => Found[] {
  const entries: Entry[] = [...pages.values()].flatMap((page) =>
    sectionsOf(page.markdown).map(({ title, name, text }) => ({
      address: `${page.address}#${name}`,
      page: page.title,
      title,
      text,
      lowerTitle: title.toLowerCase(),
      lowerText: text.toLowerCase(),
    })),
  )
  return (query) => {
    const words = query.toLowerCase().split(/\s+/).filter(Boolean)
    if (words.length === 0) return []
    return entries
      .filter(({ lowerTitle, lowerText }) => words.every((word) => lowerTitle.includes(word) || lowerText.includes(word)))
      .map((entry) => ({ entry, inTitle: words.filter((word) => entry.lowerTitle.includes(word)).length }))
      .sort((a, b) => b.inTitle - a.inTitle || a.entry.title.length - b.entry.title.length)
      .slice(0, mostFound)
      .map(({ entry: { address, page, title, text, lowerText } }) => ({ address, page, title, excerpt: excerptOf(text, lowerText, words) }))
  }
}

function excerptOf(text: string, lower: string, words: string[]): string {
  const word = words.find((one) => lower.includes(one))
  if (word === undefined) return escaped(text.slice(0, 2 * around))
  const at = lower.indexOf(word)
  const end = at + word.length
  const before = text.slice(Math.max(0, at - around), at)
  return `${at > around ? '…' : ''}${escaped(before)}<mark>${escaped(text.slice(at, end))}</mark>${escaped(text.slice(end, end + around))}`
}

export function foundHtml(query: string, found: Found[]): string {
  const list = found.map(
    ({ address, page, title, excerpt }) =>
      `<li><p><a href="${escaped(address)}">${escaped(title)}</a> (${escaped(page)})<br>${excerpt}</p></li>`,
  )
  if (query.trim() === '') return '<h1>Search</h1><p>Type a word, the code of an error, or the name of a field.</p>'
  if (list.length === 0) return `<h1>Search</h1><p>Nothing has all the words of “${escaped(query)}”. Try fewer of them.</p>`
  return `<h1>Search</h1><p>What has all the words of “${escaped(query)}”:</p><ol>${list.join('')}</ol>`
}
