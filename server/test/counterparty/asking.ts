import type { Answer } from '../kit/index.js'
import { textOfPdf } from '../kit/pdf.js'
import type { Case, Order, Stage, Who } from './kit.js'

/** Ids of the case in every parameter of a path; parameters without an id in the case keep an unknown id. */
export const nothing = 'there-is-none'
export const unrelated = [
  'memo_id',
  'webhook_id',
  'delivery_id',
  'kind',
  'bulk_id',
  'view_id',
  'key_id',
  'client_id',
  'fxratemoment_id',
  'language',
  'ticket_type',
  'uuid',
  'id',
  'productCode',
  'token',
  'downloaditem_id',
  'tournament_id',
  'team_id',
  'venue_id',
  'category_id',
  'distributor_id',
  'requested_distributor_id',
  'supplier_id',
  // They are about future orders.
  'allotment_id',
  'grouprequest_id',
]
export const partsOf = (url: string) => [...url.matchAll(/:(\w+)/g)].map(([, name = '']) => name)

export async function addressOf({ as }: Stage, url: string, { ids }: Case, who: Who): Promise<string> {
  const own = url.includes(':download_link') ? await as[who].get<Order>(`/v1/bookingorders/${ids.bookingorder_id}`) : undefined
  const known: Record<string, string> = { ...ids, download_link: String(own?.body.items?.[0]?.download_link ?? nothing) }
  return url.replace(/:(\w+)/g, (_all, name: string) => known[name] ?? nothing)
}

/** The text of a document, with its amounts also as minor units. */
function onPaper(bytes: Buffer): string {
  const text = textOfPdf(bytes)
  return `${text}\n${text.replaceAll(/[.,](?=\d)/g, '')}`
}
export const isPdf = ({ headers }: Answer): boolean => (headers.get('content-type') ?? '').startsWith('application/pdf')

export const everything = (answer: Answer): string =>
  [isPdf(answer) ? onPaper(answer.bytes) : answer.text, ...[...answer.headers].map((header) => header.join())].join('\n')
