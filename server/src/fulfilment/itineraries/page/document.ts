import { createHash } from 'node:crypto'
import { colours as house } from '../../../lib/colour.js'
import { Html, html } from '../../../lib/html.js'
import { type Locale, localeName, locales, localeTag } from '../../../lib/locales.js'
import { isRightToLeft, type Words } from '../words/index.js'
import { script } from './script.js'
import { style, theme } from './style.js'

export interface Document {
  html: string
  policy: string
}

export const scriptPath = `/itinerary/page.js?v=${createHash('sha256').update(script).digest('hex').slice(0, 12)}`

const hash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const styleHash = hash(style)

export interface Look {
  locale: Locale
  title: string
  primary: string | null
  ternary: string | null
  body: Html
}

/** A complete page. The content security policy names its two style blocks by hash and allows scripts from our own origin only. */
export function toDocument({ locale, title, primary, ternary, body }: Look): Document {
  const colours = theme(primary, ternary)
  const policy = `default-src 'none'; style-src ${styleHash} ${hash(colours)}; script-src 'self'; img-src 'self' https:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`
  const page = html`<!doctype html>
<html lang="${localeTag(locale)}"${isRightToLeft(locale) && new Html(' dir="rtl"')}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover"><meta name="robots" content="noindex, nofollow, noarchive"><meta name="format-detection" content="telephone=no"><meta name="theme-color" content="${primary ?? house.brand}"><title>${title}</title><style>${new Html(colours)}</style><style>${new Html(style)}</style><script src="${scriptPath}" defer></script></head>
<body>${body}</body></html>
`
  return { html: page.text, policy }
}

/** Links to the other languages, each in its own name. Only one of the two codes for Chinese is shown. */
export const languageMenu = (path: string, current: Locale, words: Words): Html =>
  html`<section class="card" id="language"><details><summary>${words.language}: ${localeName(current)}</summary><ul class="langs">${locales
    .filter((locale) => locale !== current && locale !== 'cn_CN' && !(locale === 'zh_Hans_CN' && current === 'cn_CN'))
    .map(
      (locale) =>
        html`<li><a href="${path}?lang=${locale}" lang="${localeTag(locale)}" hreflang="${localeTag(locale)}">${localeName(locale)}</a></li>`,
    )}</ul></details></section>`
