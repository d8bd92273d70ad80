import { type Html, html } from '../../../lib/html.js'
import type { ItineraryItem } from '../store.js'
import { type TicketState, ticketState, type View } from '../view.js'
import { fill, type Words } from '../words/index.js'
import { type Document, languageMenu, toDocument } from './document.js'
import { icon } from './icons.js'
import { contact, cover, stub } from './parts.js'
import { expectedBy, shortDate } from './when.js'

/** How each state is called, and in which colour. */
const names: Record<TicketState, (words: Words) => string> = {
  ready: (words) => words.stateReady,
  replaced: (words) => words.stateReplaced,
  not_yet: (words) => words.stateNotYet,
  cancelled: (words) => words.stateCancelled,
  returned: (words) => words.stateReturned,
  app: (words) => words.stateApp,
  app_later: (words) => words.stateNotYet,
  paper: (words) => words.stateNotYet,
  pickup: (words) => words.stateNotYet,
  other: (words) => words.stateNotYet,
}
const tones: Partial<Record<TicketState, string>> = { ready: 'good', app: 'good', replaced: 'warn', cancelled: 'bad', returned: 'bad' }

/** A card per admission, and what can be done with it now. */
export function ticketsPage(view: View): Document {
  const { row, itinerary, locale, words, path } = view
  const cards = row.items.map((item, index) => card(view, item, index + 1))
  const body = html`${cover(view, true)}<main><a class="btn" href="${path}?lang=${locale}">${icon('back')}<span>${words.back}</span></a><div class="pair">${cards}${contact(view)}</div>${languageMenu(`${path}/tickets`, locale, words)}</main><footer class="foot"><p>${words.personal}</p></footer>`
  return toDocument({
    locale,
    title: `${words.tickets} · ${itinerary.event.event_name}`,
    primary: row.primary_color_code,
    ternary: row.ternary_color_code,
    body,
  })
}

function card(view: View, item: ItineraryItem, number: number): Html {
  const { row, words, itinerary } = view
  const state = ticketState(row, item)
  const isGone = state === 'cancelled' || state === 'returned'
  return html`<article class="card${isGone && ' gone'}"><div class="head"><h2>${fill(words.ticketOf, { n: number, total: row.items.length })}</h2><span class="chip ${tones[state] ?? 'dim'}">${names[state](words)}</span></div><div class="stack"><p class="dim">${itinerary.category.category_name}</p>${stub(view, item)}${action(view, item, state)}</div></article>`
}

function action({ row, words, locale, at }: View, item: ItineraryItem, state: TicketState): Html | undefined {
  const by = expectedBy(row)
  switch (state) {
    case 'app':
      return html`<a class="btn main" href="${item.external_activation_link}" rel="noreferrer">${icon('app')}<span>${words.openApp}</span></a>`
    case 'not_yet':
      return html`<p>${by && by > at ? fill(words.expected, { date: shortDate(by, row.time_zone, locale) }) : words.later}</p>`
    case 'app_later':
      return html`<p>${words.stateAppLater}</p>`
    case 'paper':
      return html`<p>${words.statePaper}</p>`
    case 'pickup':
      return html`<p>${words.statePickup}</p>`
    case 'other':
      return html`<p>${words.stateOther}</p>`
    default:
      return undefined
  }
}
