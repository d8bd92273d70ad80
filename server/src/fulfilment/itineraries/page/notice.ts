import { type Html, html } from '../../../lib/html.js'
import type { Locale } from '../../../lib/locales.js'
import { wordsIn } from '../words/index.js'
import { type Document, toDocument } from './document.js'
import { icon } from './icons.js'

export type Notice = 'expired' | 'sent' | 'revoked' | 'unknown' | 'busy'

/** Shown when a page cannot be shown. It reveals nothing about the order. */
export function noticePage(notice: Notice, locale: Locale, path = ''): Document {
  const words = wordsIn(locale)
  const contents: Record<Notice, { title: string; text: string; symbol: Html; action?: Html }> = {
    expired: {
      title: words.expiredTitle,
      text: words.expiredText,
      symbol: icon('clock'),
      action: html`<form method="post" action="${path}/renew?lang=${locale}"><button class="btn main" type="submit">${icon('mail')}<span>${words.sendLink}</span></button></form>`,
    },
    sent: { title: words.sentTitle, text: words.sentText, symbol: icon('mail') },
    revoked: { title: words.revokedTitle, text: words.revokedText, symbol: icon('link') },
    unknown: { title: words.unknownTitle, text: words.unknownText, symbol: icon('link') },
    busy: {
      title: words.busyTitle,
      text: words.busyText,
      symbol: icon('warn'),
      action: html`<a class="btn main" href="">${words.tryAgain}</a>`,
    },
  }
  const { title, text, symbol, action } = contents[notice]
  const body = html`<main class="plain"><section class="card">${symbol}<h1>${title}</h1><p>${text}</p>${action}</section></main>`
  return toDocument({ locale, title, primary: null, ternary: null, body })
}
