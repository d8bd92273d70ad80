import { ApiProblem, type FieldFault } from '@allotment/sdk'
import { createElement, type ReactNode } from 'react'
import { capital, moment } from './format.js'
import { recogniser } from './recognise.js'
import { say } from './say.js'
import { language, serviceMessages, tr, trLabel } from './texts.js'

/** Where the API's word is not the one people use. */
const words: Record<string, string> = {
  net_rate: 'price',
  cost_price: 'cost',
  sales_price: 'retail price',
  supplier_quantity: 'stock',
  available_quantity: 'what is left',
  currency_code: 'currency',
  date_start: 'begin',
  date_stop: 'end',
  iso_country: 'country',
  accepted_gt: 'acceptance of the terms',
  contact_email: 'e-mail address',
  booking_email: 'e-mail address',
  uploads: 'uploads',
  exports: 'exports',
  streams: 'streams',
  bulk: 'bulk change',
  fxratemoment: 'exchange rates',
  invitation: 'invitation',
  itinerary_link: 'link',
  orderitem: 'order item',
  ticketfile: 'ticket file',
  view: 'view',
}

/** A field of the API as people call it. */
export function fieldName(name: string): string {
  const word = words[name] ?? (name.replace(/_ids?$/, '') || name).replaceAll('_', ' ')
  // Lists and histories have names of fields too.
  return [word, capital(word)].map(trLabel).find((shown) => shown.toLowerCase() !== word) ?? word
}

const anId = /^[0-9a-z]{26}_[a-z]{3}$/

/** A place in the request: `/items/0/quantity` is the quantity of line 1. */
function place(pointer: string): string {
  const parts = pointer.split('/').slice(1)
  const line = parts.findLast((part) => /^\d+$/.test(part))
  const name = parts.findLast((part) => !/^\d+$/.test(part)) ?? ''
  return line === undefined ? fieldName(name) : tr('{field} of line {number}', { field: fieldName(name), number: Number(line) + 1 })
}

/** As the service writes an instant: in UTC, without a zone. */
const anInstant = /\b\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\b/g

/** With names of fields as people call them, and times on the reader's clock. Ids and paths stay as they are. */
const withNames = (text: string): string =>
  text
    .replace(anInstant, moment)
    .replace(/(^|[\s(;,])((?:\/[a-z0-9_]+)+)/g, (whole, before: string, pointer: string) =>
      pointer.startsWith('/v1') ? whole : before + place(pointer),
    )
    .replace(/`?\b[a-z0-9]+(?:_[a-z0-9]+)+\b`?/g, (name) => (anId.test(name) ? name : fieldName(name.replaceAll('`', ''))))

/** A value in a message: a status or the name of a field in words, anything else as it is. */
function word(value: string): string {
  const counted = /^([a-z_ ]+) (\(\d+\))$/.exec(value)
  if (counted) return `${word(counted[1] ?? '')} ${counted[2]}`
  // The kind of something that was not found: "group request".
  if (/^[a-z]+(?: [a-z]+)+$/.test(value)) return fieldName(value.replaceAll(' ', '_'))
  if (anId.test(value) || !/^[a-z][a-z0-9]*(?:[_-][a-z0-9]+)*$/.test(value)) return withNames(value)
  const shown = say(value)
  return shown.toLowerCase() === value.replaceAll('_', ' ') ? fieldName(value) : shown
}

let recognise: ((text: string) => string | undefined) | undefined
/** A message of the service in the reader's language, if it is known. */
function said(text: string): string | undefined {
  if (language === 'en') return capital(withNames(text))
  recognise ??= recogniser(serviceMessages(), word)
  const found = recognise(text)
  return found === undefined ? undefined : capital(found)
}

const inEnglish = (text: string): ReactNode => createElement('span', { lang: 'en' }, text)

/** A message of the service in the reader's language. One that is not in the catalogue stays in English, and is marked as such. */
export const spoken = (text: string): ReactNode => said(text) ?? inEnglish(text)

/** What is wrong with each field, in one text. The service's own text has the same. */
function saidOfFields(faults: readonly FieldFault[]): string | undefined {
  const parts = faults.slice(0, 3).map(({ pointer, message }) => {
    const text = said(message)
    const name = pointer === '/' ? '' : place(pointer.startsWith('/') ? pointer : `/${pointer}`)
    return text && (name === '' ? text : tr('{field}: {fault}', { field: capital(name), fault: text }))
  })
  return parts.length > 0 && parts.every((part) => part !== undefined) ? parts.join('; ') : undefined
}

/** Why the service refused. */
export function spokenDetail({ code, detail, errors }: ApiProblem): ReactNode {
  const isOfFields = language !== 'en' && (code === 'validation_failed' || code === 'invalid_parameter')
  return (isOfFields ? saidOfFields(errors) : undefined) ?? spoken(detail)
}

/** The field of these that a path begins with. */
export const fieldAt =
  (fields: readonly { name: string }[]) =>
  (pointer: string): string | undefined =>
    fields.find(({ name }) => name === pointer.split('/')[1])?.name

/** What is wrong with fields, by their names. `nameOf` tells the name from the path, and undefined for what is not shown at a field. */
export const spokenFaults = (
  error: unknown,
  nameOf: (pointer: string) => string | undefined = (pointer) => pointer.replace(/^\//, ''),
): Record<string, ReactNode> =>
  error instanceof ApiProblem
    ? Object.fromEntries(
        error.errors.flatMap(({ pointer, message }) => {
          const name = nameOf(pointer)
          return name === undefined ? [] : [[name, spoken(message)] as const]
        }),
      )
    : {}
