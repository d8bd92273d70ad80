import { wireTime } from '../../lib/time.js'
import type { Letter } from '../../platform/jobs/jobs.js'
import { toAllotment } from './schema.js'
import type { Addresses, AllotmentRow } from './store.js'

/** What an e-mail about an allotment says. */
const subjects = {
  created: 'Tickets are kept for you',
  releasing: 'Tickets kept for you will be released',
  released: 'Tickets were released',
  selling: 'An allotment is nearly used up',
  ended: 'An allotment was ended',
} as const
export type AllotmentNews = keyof typeof subjects

function sentence(news: AllotmentNews, row: AllotmentRow): string {
  const { free, released } = toAllotment(row)
  const at = row.release_at === null ? '' : `${wireTime(row.release_at).replace('T', ' ')} UTC`
  switch (news) {
    case 'created':
      return at === '' ? 'These tickets are kept for you:' : `These tickets are kept for you until ${at}:`
    case 'releasing':
      return `${free} tickets are not sold yet. They return to free stock at ${at}:`
    case 'released':
      return `${released} tickets were not sold and have returned to free stock:`
    case 'selling':
      return `${free} tickets are left:`
    case 'ended':
      return `These tickets are no longer kept for ${row.distributor_name}. What is sold or held stays so:`
  }
}

/** To the distributor, and to the supplier unless the news is only that it gave tickets. */
export function allotmentLetters(news: AllotmentNews, row: AllotmentRow, { distributor, suppliers }: Addresses): Letter[] {
  const lines = toAllotment(row).tickets.map(
    (part) => `  ${row.event_name}, ${part.ticket_title}: ${part.quantity} given, ${part.sold} sold, ${part.held} held, ${part.free} left`,
  )
  const text = [sentence(news, row), '', ...lines, '', `Allotment ${row.allotment_id}, ${row.supplier_name} for ${row.distributor_name}`]
  const to = new Set(news === 'created' ? distributor : [...distributor, ...suppliers.flatMap((one) => one.emails)])
  return [...to].map((address) => ({ to: address, subject: `${subjects[news]}: ${row.event_name}`, text: text.join('\n') }))
}
