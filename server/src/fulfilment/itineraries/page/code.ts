import { html } from '../../../lib/html.js'
import type { View } from '../view.js'
import { fill } from '../words/index.js'
import { type Document, toDocument } from './document.js'
import { icon } from './icons.js'
import { cover, stub } from './parts.js'

/** The code of one ticket for the scanner at the gate: dark on white in both colour schemes, and whole on the screen of a small phone. */
export async function codePage(view: View, orderitem_id: string, code: string): Promise<Document> {
  // The library of barcodes takes long to load, and few requests need it.
  const { qrBars, qrPath } = await import('../../etickets/codes.js')
  const { row, itinerary, locale, words, path } = view
  const index = row.items.findIndex((one) => one.orderitem_id === orderitem_id)
  const item = row.items[index]
  const bars = qrBars(code)
  const drawing = html`<svg class="scan" viewBox="0 0 ${bars.size} ${bars.size}" shape-rendering="crispEdges" role="img" aria-label="${code}"><path d="${qrPath(bars)}"/></svg>`
  const body = html`${cover(view, true, true)}<main><section class="card stack">${drawing}<h2>${fill(words.ticketOf, { n: index + 1, total: row.items.length })}</h2>${item && stub(view, item)}<p>${words.codeHint}</p><p class="good" data-kept hidden>${words.codeKept}</p></section><a class="btn" href="${path}/tickets?lang=${locale}">${icon('back')}<span>${words.tickets}</span></a></main>`
  return toDocument({
    locale,
    title: `${words.showCode} · ${itinerary.event.event_name}`,
    primary: row.primary_color_code,
    ternary: row.ternary_color_code,
    body,
  })
}
