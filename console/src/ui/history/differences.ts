import { country } from '../../countries.js'
import { fieldTitle } from '../../field-title.js'
import { moment, money } from '../../format.js'
import { tr, trCount } from '../../texts.js'
import { eventStatusLabel, statusLabel } from '../status.js'

export interface Difference {
  /** "Items · Longside Lower · Ticket status" */
  field: string
  before: string
  after: string
}

/** The same as a sentence. */
export function asSentence({ field, before, after }: Difference): string {
  if (before === '–') return tr('{field} is now {after}.', { field, after })
  return after === '–'
    ? tr('{field} was emptied; it was {before}.', { field, before })
    : tr('{field} changed from {before} to {after}.', { field, before, after })
}

type Snapshot = Record<string, unknown>

/** Fields with a better name than their own. */
const titles: Record<string, string> = {
  logistic_status: tr('Logistics'),
  guestdata_status: tr('Guest data'),
  distributorfinancial_status: tr('Payment'),
  financial_status: tr('Supplier payment'),
  notify_client_status: tr('Confirmation'),
  net_rate: tr('Price'),
  vat: tr('VAT'),
  zip_sha: 'ZIP',
  ticket_sha: 'PDF',
  number_of_pdfs: tr('PDFs'),
  admitted_at: tr('Let in'),
  admission_gate: tr('Gate'),
  download_items: tr('Files'),
  iso_country: tr('Country'),
  countries_enabled: tr('Only in'),
  countries_disabled: tr('Not in'),
}
const title = (name: string): string => titles[name] ?? fieldTitle(name)

/** Technical fields that change with every version. */
const silent = new Set(['updated', 'last_modified', 'version', 'fxratemoment_id', 'conditions', 'extendable_until'])

/** The differences of two versions, field by field, with the names of the screen. */
export function differences(before: Snapshot, after: Snapshot): Difference[] {
  return compare(before, after, [], currencyOf(after))
}

function compare(before: unknown, after: unknown, path: string[], currency: string): Difference[] {
  if (JSON.stringify(before ?? null) === JSON.stringify(after ?? null)) return []
  if (Array.isArray(before ?? []) && Array.isArray(after ?? []) && (Array.isArray(before) || Array.isArray(after)))
    return compareLists((before ?? []) as unknown[], (after ?? []) as unknown[], path, currency)
  if (isSnapshot(before) && isSnapshot(after)) {
    const inner = currencyOf(after, currency)
    const keys = [...new Set([...Object.keys(after), ...Object.keys(before)])].filter((key) => !silent.has(key))
    return keys.flatMap((key) => compare(before[key], after[key], [...path, key], inner))
  }
  const name = path.at(-1) ?? ''
  const [was, is] = [say(name, before, currency), say(name, after, currency)]
  // Times are shown to the minute: a few seconds make no difference that could be seen.
  return was === is ? [] : [{ field: path.map(title).join(' · '), before: was, after: is }]
}

/** Entries with an id are compared by it; others are shown as added and removed. */
function compareLists(before: unknown[], after: unknown[], path: string[], currency: string): Difference[] {
  const key = idKey([...after, ...before])
  if (key === null) {
    const name = path.at(-1) ?? ''
    const text = (list: unknown[]) =>
      list.some(isSnapshot)
        ? trCount(list.length, '{n} entry', '{n} entries')
        : list.map((one) => say(name, one, currency)).join(', ') || '–'
    return [{ field: path.map(title).join(' · '), before: text(before), after: text(after) }]
  }
  const ids = [...new Set([...after, ...before].map((one) => (one as Snapshot)[key]))]
  const find = (list: unknown[], id: unknown) => list.find((one) => (one as Snapshot)[key] === id) as Snapshot | undefined
  return ids.flatMap((id, index) => {
    const [was, is] = [find(before, id), find(after, id)]
    // An entry without a name is shown by its number, not by its id.
    const named = is ?? was
    const label = named?.ticket_name ?? named?.label ?? (key.endsWith('_id') ? '' : id)
    const here = [...path, ...(label !== '' || ids.length > 1 ? [`${label} ${ids.length > 1 ? index + 1 : ''}`.trim()] : [])]
    if (was === undefined || is === undefined)
      return [{ field: here.map(title).join(' · '), before: was ? tr('there') : '–', after: is ? tr('added') : tr('removed') }]
    return compare(was, is, here, currencyOf(is, currency))
  })
}

function idKey(list: unknown[]): string | null {
  if (list.length === 0 || !list.every(isSnapshot)) return null
  const [first] = list as Snapshot[]
  const isKey = (key: string) => (key.endsWith('_id') || key === 'type') && typeof first?.[key] === 'string'
  return Object.keys(first ?? {}).find(isKey) ?? null
}

const isSnapshot = (value: unknown): value is Snapshot => typeof value === 'object' && value !== null && !Array.isArray(value)

function currencyOf(snapshot: Snapshot, otherwise = 'EUR'): string {
  const found = snapshot.currency_code ?? snapshot.currency ?? snapshot.target_currency ?? snapshot.default_currency
  return typeof found === 'string' && /^[A-Z]{3}$/.test(found) ? found : otherwise
}

const amounts = /(price|rate|amount|fee|feevat|face_value|refunded|credit_limit|_vat)(_|$)/
const instants = /^\d{4}-\d\d-\d\dT\d\d:\d\d/

function say(name: string, value: unknown, currency: string): string {
  if (value === null || value === undefined || value === '') return '–'
  if (typeof value === 'boolean') return value ? tr('yes') : tr('no')
  if (typeof value === 'number') return amounts.test(name) ? money(value, name.endsWith('_eur') ? 'EUR' : currency) : String(value)
  if (typeof value === 'string') {
    if (instants.test(value)) return moment(value)
    if (name.endsWith('_sha')) return `${value.slice(0, 8)}…`
    if (/countr(y|ies)/.test(name)) return country(value)
    if (name === 'event_status') return eventStatusLabel(value)
    return name.endsWith('status') || name === 'void_reason' ? statusLabel(value) : value
  }
  return isSnapshot(value) ? brief(value) : JSON.stringify(value)
}

const brief = (value: Snapshot): string =>
  Object.entries(value)
    .filter(([, one]) => one !== null && typeof one !== 'object')
    .map(([key, one]) => `${title(key)} ${String(one)}`)
    .join(', ') || '–'
