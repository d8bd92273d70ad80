import { type Html, html, rich } from '../../../lib/html.js'
import type { Locale } from '../../../lib/locales.js'
import { localToUtc, utcToLocal } from '../../../lib/zones.js'
import { isLive, ticketState, type View } from '../view.js'
import { fill } from '../words/index.js'
import { type Document, languageMenu, toDocument } from './document.js'
import { icon } from './icons.js'
import { drawMap } from './map.js'
import { contact, cover, isSeated, picture, stub } from './parts.js'
import { amount, clock, expectedBy, longDate, shortDate, timeline, zoneName } from './when.js'

/** All information for the day of the event on one page. */
export function itineraryPage(view: View): Document {
  const { row, itinerary, locale } = view
  const body = html`${cover(view)}<main>${notices(view)}${status(view)}${tools(view)}<div class="flow">${place(view)}${day(view)}${gettingThere(view)}${included(view)}${remember(view)}${app(view)}${contact(view)}</div>${languageMenu(view.path, locale, view.words)}</main>${picture(row.rear_photo, 'rear')}<footer class="foot"><p>${view.words.personal}</p></footer>`
  return toDocument({ locale, title: itinerary.event.event_name, primary: row.primary_color_code, ternary: row.ternary_color_code, body })
}

const notice = (text: string, bad = false): Html =>
  html`<section class="card notice${bad && ' bad'}">${icon('warn')}<p>${text}</p></section>`

function notices({ row, words, locale, itinerary }: View): Html[] {
  if (row.event_status === 'cancelled') return [notice(words.eventCancelled, true)]
  if (row.event_status === 'postponed') return [notice(words.eventPostponed)]
  const { event_before: before } = row
  if (before && row.event_status === 'notstarted')
    return [
      notice(
        fill(words.eventMoved, {
          before: moment(localToUtc(before.date_start, before.time_zone), before.time_zone, before.venue_name, locale),
          now: moment(row.date_start_utc, row.time_zone, itinerary.venue.official_name, locale),
        }),
      ),
    ]
  return row.date_confirmed || row.event_status === 'finished' ? [] : [notice(words.dateUnconfirmed)]
}

/** Date, time and venue in one line. */
const moment = (at: Date, zone: string, venue: string, locale: Locale): string =>
  `${longDate(at, zone, locale)}, ${clock(at, zone, locale, true)}, ${venue}`

/** Whether the tickets are available, and when they are expected if not. */
function status(view: View): Html {
  const { row, locale, words, path, at } = view
  const states = row.items.map((item) => ticketState(view, item))
  const live = row.items.filter((item) => isLive(view, item))
  const by = expectedBy(row)
  const isThere = states.some((state) => ['ready', 'replaced', 'app'].includes(state))
  const line = () => {
    if (states.includes('replaced')) return html`<p class="warn">${icon('warn')}<span>${words.stateReplacedHint}</span></p>`
    if (live.length === 0) return html`<p class="bad">${icon('warn')}<span>${words.cancelled}</span></p>`
    if (isThere) return html`<p class="good">${icon('check')}<span>${words.ready}</span></p>`
    if (by && by > at && row.event_status === 'notstarted')
      return html`<p>${icon('clock')}<span>${fill(words.expected, { date: shortDate(by, row.time_zone, locale) })}</span></p>`
    return html`<p>${icon('clock')}<span>${words.later}</span></p>`
  }
  return html`<section class="card status">${line()}<a class="btn${isThere && ' main'}" href="${path}/tickets?lang=${locale}">${icon('ticket')}<span>${isThere ? words.getTickets : words.tickets}</span></a></section>`
}

function tools({ words, path, url, itinerary, locale }: View): Html {
  const mail = `mailto:?subject=${encodeURIComponent(itinerary.event.event_name)}&body=${encodeURIComponent(url)}`
  return html`<div class="tools"><a class="btn" href="${path}/calendar.ics?lang=${locale}">${icon('calendar')}<span>${words.calendar}</span></a><a class="btn" href="${mail}" data-share="${url}" data-copied="${words.copied}">${icon('share')}<span>${words.share}</span></a><button class="btn" type="button" data-print hidden>${icon('print')}<span>${words.print}</span></button></div>`
}

function place(view: View): Html {
  const { row, itinerary, words } = view
  const live = row.items.filter((item) => isLive(view, item))
  const seated = live.filter(isSeated)
  // Without seats all admissions are the same, so the gate is shown once.
  const stubs = (seated.length > 0 ? seated : live.slice(0, 1)).map((item) => stub(view, item))
  const { category_name } = itinerary.category
  const { ticket_title } = itinerary.ticket
  return html`<section class="card"><h2>${words.place}</h2><p class="dim">${category_name}${ticket_title !== category_name && html` · ${ticket_title}`}</p><div class="stubs">${stubs}${
    seated.length === 0 && live.length > 0 && html`<p>${row.options.numbered_seat === false ? words.freePlace : words.seatLater}</p>`
  }</div></section>`
}

function day({ row, itinerary, locale, words }: View): Html | undefined {
  if (!row.date_confirmed || row.event_status === 'postponed') return undefined
  const { category } = itinerary
  const moments = timeline(row, category.open_minutes_before_match, category.open_minutes_after_match, words)
  const zone = row.time_zone
  const days = new Set(moments.map(({ at }) => utcToLocal(at, zone).slice(0, 10)))
  return html`<section class="card"><h2>${words.day}</h2><ol class="line">${moments.map(
    ({ at, label, main }) =>
      html`<li${main && html` class="top"`}><time datetime="${at.toISOString()}">${clock(at, zone, locale)}${days.size > 1 && html`<small>${shortDate(at, zone, locale)}</small>`}</time><span>${label}${
        main && category.open_during_half_time && html`<br><small class="dim">${words.breakOpen}</small>`
      }</span></li>`,
  )}</ol><p class="dim">${fill(words.localTime, { zone: zoneName(row.date_start_utc, zone, locale) })}</p></section>`
}

const lines = (text: string): Html[] =>
  text
    .split(/\n+/)
    .filter((line) => line.trim() !== '')
    .map((line) => html`<p>${line}</p>`)

function gettingThere({ row, itinerary, locale, words }: View): Html {
  const { getting_there: there, venue } = itinerary
  const map = drawMap({ ...row, landmarks: row.directions?.landmarks ?? null }, false)
  const near = there.landmarks.map(({ kind, name, distance, walk_minutes }) => {
    const far = distance !== null && walk_minutes === null ? amount(distance / 1000, 'kilometer', locale) : ''
    const minutes = walk_minutes === null ? far : fill(words.onFoot, { minutes: amount(walk_minutes, 'minute', locale) })
    return html`<li><b><bdi>${name}</bdi><small>${words.landmark[kind]}</small></b><span>${minutes}</span></li>`
  })
  const part = (title: string, text: string | null) => text !== null && html`<h3>${title}</h3>${lines(text)}`
  return html`<section class="card"><h2>${words.gettingThere}</h2>${map}<address class="addr"><b>${venue.official_name}</b>${venue.address}</address>${
    there.google_maps && html`<a class="btn" href="${there.google_maps}" rel="noreferrer">${icon('pin')}<span>${words.openMap}</span></a>`
  }${near.length > 0 && html`<ul class="near">${near}</ul>`}${part(words.byTransport, there.travel)}${part(words.byCar, there.route)}${part(words.parking, there.parking)}</section>`
}

const ticks = (items: string[]): Html =>
  html`<ul class="ticks">${items.map((item) => html`<li>${icon('check')}<span>${item}</span></li>`)}</ul>`

function included({ itinerary, words }: View): Html | undefined {
  const { summary, items, photo1, photo2, google_maps, google_maps_img } = itinerary.included
  if (summary === null && items.length === 0) return undefined
  const photos = [photo1, photo2].flatMap((photo) => picture(photo, '', itinerary.category.category_name) ?? [])
  // A category with its own location needs its own directions.
  const elsewhere = google_maps_img === null && google_maps !== null && itinerary.getting_there.google_maps !== google_maps
  return html`<section class="card"><h2>${words.included}</h2><div class="stack">${summary && lines(summary)}${items.length > 0 && ticks(items)}${
    elsewhere && html`<a class="btn" href="${google_maps}" rel="noreferrer">${icon('pin')}<span>${words.openMap}</span></a>`
  }</div>${photos.length > 0 && html`<div class="photos">${photos}</div>`}</section>`
}

const remember = ({ itinerary, words }: View): Html | undefined =>
  itinerary.remember.items.length > 0
    ? html`<section class="card"><h2>${words.remember}</h2>${ticks(itinerary.remember.items)}</section>`
    : undefined

function app({ itinerary, words }: View): Html | undefined {
  const { title, html: text } = itinerary.ticketing_app
  return text === null
    ? undefined
    : html`<section class="card"><h2>${title ?? words.app}</h2><div class="rich">${rich(text)}</div></section>`
}
