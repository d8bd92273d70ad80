import { Marked, type Token, type Tokens } from 'marked'

export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** Names of headings as code hosts make them, so that a link works there and here. */
export function headingNames(): (text: string) => string {
  const seen = new Map<string, number>()
  return (text) => {
    const name = text
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .trim()
      .replace(/\s/g, '-')
    const before = seen.get(name) ?? 0
    seen.set(name, before + 1)
    return before === 0 ? name : `${name}-${before}`
  }
}

const plain = new Marked()

/** What a reader sees of a piece of markdown, without its marks. */
export function textOf(tokens: readonly Token[]): string {
  return tokens
    .map((token): string => {
      if (token.type === 'html') return ''
      if (token.type === 'list') return (token as Tokens.List).items.map((item) => textOf(item.tokens)).join(' ')
      if (token.type === 'table') {
        const { header, rows } = token as Tokens.Table
        return [header, ...rows].map((row) => row.map((cell) => textOf(cell.tokens)).join(' ')).join(' ')
      }
      if ('tokens' in token && token.tokens) return `${textOf(token.tokens)}${token.type === 'paragraph' ? ' ' : ''}`
      return 'text' in token ? String(token.text) : ' '
    })
    .join('')
}

export const firstHeading = (markdown: string): string | undefined => {
  const found = plain.lexer(markdown).find((token) => token.type === 'heading')
  return found && textOf([found])
}

export interface Section {
  title: string
  /** of its heading on the page */
  name: string
  text: string
}

/** A page in the parts that its headings make. */
export function sectionsOf(markdown: string): Section[] {
  const nameOf = headingNames()
  const sections: (Section & { parts: string[] })[] = []
  for (const token of plain.lexer(markdown)) {
    const title = textOf([token])
    if (token.type === 'heading') sections.push({ title, name: nameOf(title), text: '', parts: [] })
    else sections.at(-1)?.parts.push(title)
  }
  return sections.map(({ title, name, parts }) => ({ title, name, text: parts.join(' ').replace(/\s+/g, ' ').trim() }))
}

/** HTML of a page. A link that leads nowhere on this site is shown as text. */
export function render(markdown: string, resolve: (href: string) => string | undefined): string {
  const nameOf = headingNames()
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth }) {
        const name = escaped(nameOf(textOf(tokens)))
        return `<h${depth} id="${name}"><a class="here" href="#${name}">${this.parser.parseInline(tokens)}</a></h${depth}>\n`
      },
      link({ href, tokens }) {
        const address = resolve(href)
        const text = this.parser.parseInline(tokens)
        return address === undefined ? text : `<a href="${escaped(address)}">${text}</a>`
      },
      image({ href, text }) {
        const address = resolve(href)
        return address === undefined ? escaped(text) : `<img src="${escaped(address)}" alt="${escaped(text)}">`
      },
    },
  })
  return marked.parse(markdown, { async: false })
}
