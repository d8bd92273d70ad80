import { type Html, html } from '../../../lib/html.js'
import { localeName } from '../../../lib/locales.js'
import type { ItineraryItem } from '../store.js'
import type { View } from '../view.js'
import { icon } from './icons.js'
import { clock, distance, longDate } from './when.js'

const sender = ({ row }: View): string => row.customerservice.trade_name ?? row.distributor_name
const isPicture = (url: string | null): url is string => url?.startsWith('https://') === true

export const picture = (url: string | null, name: string, alt = ''): Html | undefined =>
  isPicture(url) ? html`<img class="${name}" src="${url}" alt="${alt}" loading="lazy" referrerpolicy="no-referrer">` : undefined

/** A drawing of stadium tiers, used when there is no photograph. */
const arcs = html`<svg class="arcs" viewBox="0 0 200 200" aria-hidden="true"><g stroke-width="7"><ellipse cx="100" cy="100" rx="34" ry="22"/><ellipse cx="100" cy="100" rx="52" ry="38"/><ellipse cx="100" cy="100" rx="70" ry="54" stroke-dasharray="26 6"/><ellipse cx="100" cy="100" rx="88" ry="70" stroke-dasharray="34 7"/></g></svg>`

/** The header with distributor, event, time and place, in the distributor's colours; above a code only what leaves room for it. */
export function cover(view: View, small = false, isCode = false): Html {
  const { row, itinerary, locale, words, at } = view
  const zone = row.time_zone
  const brand = isPicture(row.logo_url) ? html`<img src="${row.logo_url}" alt="${sender(view)}">` : html`<span>${sender(view)}</span>`
  const isFuture = at < row.date_start_utc && row.event_status === 'notstarted'
  const day = longDate(row.date_start_utc, zone, locale)
  const lastDay = longDate(row.date_stop_utc, zone, locale)
  const isLong = row.date_stop_utc.getTime() - row.date_start_utc.getTime() > 20 * 3_600_000
  return html`<header class="cover">${picture(row.cover_photo, 'photo') ?? arcs}<div class="brand">${brand}${!isCode && html`<a href="#language">${icon('globe')}<span>${localeName(locale)}</span></a>`}</div>
<p class="kicker">${row.lead_name !== null && !small ? words.hello.replace('{name}', row.lead_name) : row.tournament_name}</p><h1>${itinerary.event.event_name}</h1>
${!isCode && html`<ul class="facts"><li>${icon('calendar')}<span><strong>${isLong ? html`${day} – ${lastDay}` : day}</strong>${row.date_confirmed && !isLong && html`<br>${clock(row.date_start_utc, zone, locale, true)}`}</span></li><li>${icon('pin')}<span>${row.official_name}, ${row.city}</span></li><li>${icon('ticket')}<span>${words.booking} <span class="code">${row.booking_code}</span></span></li></ul>`}${
  !small &&
  row.event_status === 'notstarted' &&
  html`<div><p class="count">${icon('clock')}<b${isFuture && row.date_confirmed && html` data-start="${row.date_start_utc.toISOString()}"`}>${distance(row, at, locale, words)}</b></p></div>`
}</header>`
}

const field = (label: string, value: string | null): Html | false =>
  value !== null && value !== '' && html`<div><dt>${label}</dt><dd${[...value].length > 6 && html` class="long"`}>${value}</dd></div>`

/** Gate and seat, if known. */
export function stub({ words }: View, { gate, section, row, seat }: ItineraryItem): Html | undefined {
  const fields = [field(words.gate, gate), field(words.section, section), field(words.row, row), field(words.seat, seat)]
  return fields.some(Boolean) ? html`<dl class="stub">${fields}</dl>` : undefined
}

export const isSeated = ({ section, row, seat }: ItineraryItem): boolean => Boolean(section ?? row ?? seat)

export function contact(view: View): Html | undefined {
  const { row, words } = view
  const { email, phone_number, url_website } = row.customerservice
  if (!email && !phone_number && !url_website) return undefined
  return html`<section class="card"><h2>${words.contact}</h2><p class="dim">${sender(view)}</p><div class="contact">${
    phone_number &&
    html`<a class="btn" href="tel:${phone_number.replace(/[^+\d]/g, '')}">${icon('phone')}<span>${words.call} <bdi>${phone_number}</bdi></span></a>`
  }${email && html`<a class="btn" href="mailto:${email}?subject=${encodeURIComponent(`${row.booking_code} ${row.event_name}`)}">${icon('mail')}<span>${words.write}</span></a>`}${
    url_website &&
    /^https?:\/\//.test(url_website) &&
    html`<a class="btn" href="${url_website}" rel="noreferrer">${icon('globe')}<span>${words.website}</span></a>`
  }</div></section>`
}
