import { sql } from 'kysely'
import { find } from '../../catalogue/events/service.js'
import { readingViewer } from '../../catalogue/tickets/viewer.js'
import { readableBy } from '../../catalogue/tickets/visible.js'
import type { Caller } from '../../lib/caller.js'
import { notFound } from '../../lib/errors.js'
import type { Ctx } from '../../platform/context.js'
import type { GuestDataRequirement } from '../../platform/db/json.js'
import { slotSchema } from './json-schema.js'
import { resolved, rulesOf, withCountry } from './requirements.js'
import type { EventGuestRequirements, TicketGuestRequirements } from './schema.js'
import { readTerms } from './store.js'
import { parseHint } from './view.js'

/** The requirements, with one form for the lead guest and one for the other guests. */
function described(requirements: GuestDataRequirement[], hint: string | null) {
  const holding = hint === null ? requirements : resolved(requirements, hint)
  const residents = requirements.some((one) => one.countries) ? hint : null
  const form = (lead: boolean) => slotSchema(holding, lead, residents)
  return { guest_data_requirements: holding, json_schema: { lead_guest: form(true), other: form(false) } }
}

/** Requirements of the event. Its categories and tickets may have others. */
export async function ofEvent(ctx: Ctx, text: string, hint: string | undefined): Promise<EventGuestRequirements> {
  const country = parseHint(hint)
  const { event_id, guest_data_requirements } = await find(ctx, text)
  return { event_id, ...described(withCountry(guest_data_requirements), country) }
}

export async function ofTicket(ctx: Ctx, caller: Caller, ticketId: string, hint: string | undefined): Promise<TicketGuestRequirements> {
  const country = parseHint(hint)
  const { buyer } = await readingViewer(ctx, caller)
  const [terms] = await readTerms(ctx.db, [ticketId], sql`t.deleted is null and ${readableBy(caller, buyer)}`)
  if (!terms) throw notFound('ticket', ticketId)
  return { ticket_id: ticketId, ...described(rulesOf(terms).requirements, country) }
}
