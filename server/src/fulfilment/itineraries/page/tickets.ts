import { type Html, html } from '../../../lib/html.js'
import { hasCode } from '../../downloads/service.js'
import type { ItineraryItem } from '../store.js'
import { isGone, type TicketState, ticketState, type View } from '../view.js'
import { fill, type Words } from '../words/index.js'
import { type Document, languageMenu, toDocument } from './document.js'
import { icon } from './icons.js'
import { contact, cover, stub } from './parts.js'
import { expectedBy, shortDate } from './when.js'

/** The label and colour of each state. */
const names: Record<TicketState, (words: Words) => string> = {
  ready: (words) => words.stateReady,
  replaced: (words) => words.stateReplaced,
  not_yet: (words) => words.stateNotYet,
  over: (words) => words.stateOver,
  cancelled: (words) => words.stateCancelled,
  returned: (words) => words.stateReturned,
  app: (words) => words.stateApp,
  app_later: (words) => words.stateNotYet,
  paper: (words) => words.stateNotYet,
  pickup: (words) => words.stateNotYet,
  other: (words) => words.stateNotYet,
}
const tones: Partial<Record<TicketState, string>> = { ready: 'good', app: 'good', replaced: 'warn', cancelled: 'bad', returned: 'bad' }

/** One card per admission with its available actions. */
export function ticketsPage(view: View): Document {
  const { row, itinerary, locale, words, path } = view
  const cards = row.items.map((item, index) => card(view, item, index + 1))
  const body = html`${cover(view, true)}<main><a class="btn" href="${path}?lang=${locale}">${icon('back')}<span>${words.back}</span></a>${zip(view)}${ahead(view)}<div class="pair">${cards}${contact(view)}</div>${languageMenu(`${path}/tickets`, locale, words)}</main><footer class="foot"><p>${words.personal}</p></footer>`
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
  const state = ticketState(view, item)
  return html`<article class="card${isGone(state) && ' gone'}"><div class="head"><h2>${fill(words.ticketOf, { n: number, total: row.items.length })}</h2><span class="chip ${tones[state] ?? 'dim'}">${names[state](words)}</span></div><div class="stack"><p class="dim">${itinerary.category.category_name}</p>${stub(view, item)}${action(view, item, state)}</div></article>`
}

/** Whether a file can be downloaded now. */
const isThere = (state: TicketState): boolean => state === 'ready' || state === 'replaced'

/** All tickets in one file. Left out when the order has tickets of other guests, who have their own link. */
function zip(view: View): Html | undefined {
  const { row, words, path } = view
  const there = row.items.filter((item) => isThere(ticketState(view, item)))
  if (row.shared_order || there.length < 2) return undefined
  return html`<a class="btn main" href="${path}/tickets.zip">${icon('down')}<span>${words.zip}</span></a>`
}

/** A code that was opened is stored on the phone. The others do not open at a gate without a network. */
function ahead(view: View): Html | undefined {
  const { row, words, admissions } = view
  const withCode = row.items.filter(
    (item) =>
      isThere(ticketState(view, item)) &&
      admissions.get(item.orderitem_id)?.files.some((file) => file.ticket_sha !== null && hasCode(file)),
  )
  return withCode.length === 0 ? undefined : html`<p class="card">${words.codeAhead}</p>`
}

function files({ words, path, admissions, locale }: View, item: ItineraryItem): Html[] {
  const list = (admissions.get(item.orderitem_id)?.files ?? []).filter((file) => file.ticket_sha !== null)
  return list.map(
    (file, index) =>
      html`${hasCode(file) && html`<a class="btn main" href="${path}/tickets/${file.downloaditem_id}/code?lang=${locale}">${icon('code')}<span>${words.showCode}${list.length > 1 && html` ${file.label ?? index + 1}`}</span></a>`}<a class="btn${!hasCode(file) && ' main'}" href="${path}/tickets/${file.downloaditem_id}.pdf">${icon('down')}<span>${words.pdf}${list.length > 1 && html` ${file.label ?? index + 1}`}</span></a>`,
  )
}

/** The supplier was asked for a new file. Until it comes, the old one is better than none. */
function outdated({ words, admissions }: View, item: ItineraryItem): Html | undefined {
  const isOld = admissions.get(item.orderitem_id)?.files.some((file) => file.outdated && file.ticket_sha !== null)
  return isOld ? html`<p class="warn">${words.stateOutdatedHint}</p>` : undefined
}

function action(view: View, item: ItineraryItem, state: TicketState): Html | undefined {
  const { row, words, locale, at } = view
  const by = expectedBy(row)
  switch (state) {
    case 'ready':
      return html`${outdated(view, item)}${files(view, item)}`
    case 'replaced':
      return html`${outdated(view, item) ?? html`<p class="warn">${words.stateReplacedHint}</p>`}${files(view, item)}`
    case 'app':
      return html`<a class="btn main" href="${item.external_activation_link}" rel="noreferrer">${icon('app')}<span>${words.openApp}</span></a>`
    case 'not_yet':
      return html`<p>${by && by > at ? fill(words.expected, { date: shortDate(by, row.time_zone, locale) }) : words.later}</p>`
    case 'over':
      return html`<p>${words.stateOverHint}</p>`
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
