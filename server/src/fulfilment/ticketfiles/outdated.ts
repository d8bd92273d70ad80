import { sql } from 'kysely'
import type { DomainEvents, Env } from '../../platform/context.js'
import type { Trx } from '../../platform/db/open.js'

/**
 * Uploaded tickets of a moved event show its old date or venue. They are marked until the supplier replaces or confirms them. If the
 * disruption is called off, they are right again, and those uploaded since are not. Nobody is asked for tickets of a cancelled event.
 */
export async function markOutdated(_env: Env, trx: Trx, { disruption, isReverted, at }: DomainEvents['event_disrupted']): Promise<void> {
  const { disruption_id: id, event_id, kind, applied } = disruption
  if (kind === 'postponed') return
  const [to, which] =
    kind === 'cancelled'
      ? [sql`null`, sql`f.outdated_by is not null`]
      : isReverted
        ? [
            sql`case when f.outdated_by is null then ${id} end`,
            sql`(f.outdated_by = ${id} or (f.outdated_by is null and f.created >= ${applied}))`,
          ]
        : [sql`${id}`, sql`f.outdated_by is null`]
  await sql`
    update ticketfile f set outdated_by = ${to}, updated = ${at}
     where f.kind = 'pdf' and f.revoked is null and f.ticket_id in (select t.ticket_id from ticket t where t.event_id = ${event_id}) and ${which}`.execute(
    trx,
  )
}
