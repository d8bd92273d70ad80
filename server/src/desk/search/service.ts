import { sql } from 'kysely'
import { viewerOf } from '../../catalogue/tickets/viewer.js'
import { readableBy } from '../../catalogue/tickets/visible.js'
import { type Caller, isOperator } from '../../lib/caller.js'
import type { Ctx } from '../../platform/context.js'
import { everyRow } from '../../platform/db/filter.js'
import { shortestWord, wordsOf } from '../../platform/db/search.js'
import { ownRows } from '../../platform/db/tenant.js'
import { visible as visibleWebhooks } from '../../platform/webhooks/service.js'
import { visible as visibleAllotments } from '../../selling/allotments/service.js'
import { similarCodes, typedCode } from '../../selling/bookings/code.js'
import { visible as visibleGroups } from '../../selling/grouprequests/service.js'
import { bought, visible } from '../../selling/orders/relation.js'
import { visible as visibleSales } from '../../selling/sales/service.js'
import { visible as visibleMemos } from '../memos/service.js'
import type { Found, Scopes } from './query.js'
import { searchAll } from './store.js'

/** The kinds the caller may read, from the roles in the routes. */
export type ReadableKinds = Record<keyof Scopes, boolean>

export async function search(ctx: Ctx, caller: Caller, readable: ReadableKinds, query: string): Promise<Found[]> {
  const text = query.trim()
  if (text === '') return []
  const viewer = await viewerOf(ctx, ctx.db, caller)
  const scopes: Required<Scopes> = {
    bookingorder: visible(caller),
    purchase: bought(caller),
    guest: bought(caller),
    invoice: bought(caller),
    reservation: ownRows(caller, { distributor: 'r.distributor_id' }),
    ticket: readableBy(caller, viewer.buyer),
    catalogue: everyRow,
    distributor: ownRows(caller, { distributor: 'x.distributor_id' }),
    supplier: ownRows(caller, { supplier: 'x.supplier_id' }),
    client: isOperator(caller) ? everyRow : sql`false`,
    sale: visibleSales(caller),
    allotment: visibleAllotments(caller),
    grouprequest: visibleGroups(caller),
    webhook: visibleWebhooks(caller),
    memo: visibleMemos(caller),
  }
  const seen = Object.fromEntries(Object.entries(scopes).filter(([kind]) => readable[kind as keyof Scopes]))
  const words = wordsOf(text)
  const isWord = text.length >= shortestWord
  // A name needs a word that an index can find. An e-mail address or an id would match many names a little.
  const isName = !/[@_]/.test(text) && words.some((word) => word.length >= shortestWord)
  const ask = { text, words, at: ctx.now(), isWord, isName }
  const found = await searchAll(ctx.db, { ...ask, codes: [typedCode(text)] }, seen)
  if (found.length > 0) return found
  // A code that was misheard on the telephone is the only way that a caller has to name an order. Nothing else is looked for again.
  const { bookingorder }: Scopes = seen
  const codes = similarCodes(text)
  return bookingorder && codes.length > 0 ? searchAll(ctx.db, { ...ask, codes, isWord: false, isName: false }, { bookingorder }) : []
}
