/** Text that is already HTML. All other values are escaped when they are put into a page. */
export class Html {
  constructor(readonly text: string) {}
}

type Part = Html | string | number | null | undefined | false | readonly Part[]

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => entities[character] ?? '')

function write(part: Part): string {
  if (part === null || part === undefined || part === false) return ''
  if (part instanceof Html) return part.text
  if (Array.isArray(part)) return part.map(write).join('')
  return escapeHtml(String(part))
}

/** html`<p>${anything}</p>`: values are escaped unless they are `Html`. null, undefined, false and lists are accepted. */
export const html = (texts: TemplateStringsArray, ...parts: Part[]): Html =>
  new Html(texts.map((text, index) => text + write(parts[index])).join(''))

/** Tags allowed in instructions: paragraphs, lists, headings, emphasis, and links to https addresses. */
const allowed = ['p', 'ol', 'ul', 'li', 'strong', 'em', 'b', 'i', 'br', 'h3', 'h4', 'a'] as const
export const richTags = allowed.map((tag) => `<${tag}>`).join(' ')
const isAllowed = (tag: string): boolean => (allowed as readonly string[]).includes(tag)

const tagPattern = /<(\/?)([a-zA-Z][a-zA-Z0-9]*)((?:\s[^<>]*)?)\/?>/g
const link = /^\s+href="(https:\/\/[^"<>\s]+)"\s*$/

/** What is wrong with a text that should be shown as HTML. Undefined if nothing is. */
export function richFault(text: string): string | undefined {
  const openTags: string[] = []
  for (const [whole, slash, name = '', attributes = ''] of text.matchAll(tagPattern)) {
    const tag = name.toLowerCase()
    if (!isAllowed(tag)) return `<${tag}> is not among ${richTags}`
    if (slash === '' && (tag === 'a' ? !link.test(attributes) : attributes.trim() !== ''))
      return tag === 'a' ? '<a> takes one attribute, href="https://…"' : `${whole.slice(0, 60)}: <${tag}> takes no attributes`
    if (tag === 'br') continue
    if (slash === '') openTags.push(tag)
    else if (openTags.pop() !== tag) return `</${tag}> closes nothing that is open there`
  }
  if (openTags.length > 0) return `<${openTags.at(-1)}> is never closed`
  if (/[<>]/.test(text.replace(tagPattern, ''))) return 'write < and > as &lt; and &gt;'
  return undefined
}

/** Shows text as HTML if it follows the rules, else as plain text. Text that was stored without validation is therefore safe too. */
export const rich = (text: string): Html => (richFault(text) === undefined ? new Html(text) : html`<p>${text}</p>`)
