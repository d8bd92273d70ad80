import { sql } from 'kysely'
import type { Ctx } from '../platform/context.js'
import { takeKeys } from '../platform/keys/check.js'
import { keyedColumns, newestSealed } from '../platform/keys/store.js'

/** The result of one check, and whether it is good. */
export interface Finding {
  what: string
  is: 'well' | 'wrong'
  found: string
}

/** The number of stored files that are looked up. */
const filesLookedFor = 50
/** An archive that is further behind loses more than expected. */
const archiveLateMinutes = 10

/**
 * Whether a recovery would succeed. On the live database: whether the WAL is archived. On the live database and on a restored copy
 * (`restored`): whether stock and ledger add up, sealed data can be opened with these keys, and the files exist.
 */
export async function checkBackup(ctx: Ctx, options: { restored: boolean }): Promise<Finding[]> {
  return [...(options.restored ? [] : [await archive(ctx)]), await stock(ctx), await ledger(ctx), await keys(ctx), await files(ctx)]
}

const finding = (what: string, isWell: boolean, found: string): Finding => ({ what, is: isWell ? 'well' : 'wrong', found })

interface Archiver {
  mode: string
  last: Date | null
  failing: boolean | null
  minutes: number | null
}

async function archive({ db }: Ctx): Promise<Finding> {
  const { rows } = await sql<Archiver>`
    select current_setting('archive_mode') as mode, last_archived_time as last, last_failed_time > coalesce(last_archived_time, '-infinity') as failing,
           floor(extract(epoch from now() - last_archived_time) / 60)::int as minutes
      from pg_stat_archiver`.execute(db)
  const [state] = rows
  if (!state || state.mode === 'off') return finding('archive of the log', false, 'archive_mode is off: only whole backups can be restored')
  if (state.failing) return finding('archive of the log', false, 'the last archive_command failed; see the log of PostgreSQL')
  if (state.last === null || (state.minutes ?? 0) > archiveLateMinutes)
    return finding(
      'archive of the log',
      false,
      `${state.last === null ? 'nothing was archived yet' : `nothing was archived for ${state.minutes} minutes`}; set archive_timeout = 60`,
    )
  return finding('archive of the log', true, `${state.minutes} minutes behind at most`)
}

async function stock({ db }: Ctx): Promise<Finding> {
  const { rows } = await sql<{ tickets: number; wrong: number }>`
    select count(*)::int as tickets, count(*) filter (where s.reservations_quantity <> coalesce(h.held, 0) or s.allotted_quantity <> coalesce(a.free, 0) or s.available_quantity < 0)::int as wrong
      from ticket_stock s left join (select ticket_id, sum(free)::int as free from allotment_ticket group by ticket_id) a using (ticket_id)
       left join (select ticket_id, sum(held)::int as held from reservation_item where held > 0 group by ticket_id) h using (ticket_id)`.execute(
    db,
  )
  const { tickets = 0, wrong = 0 } = rows[0] ?? {}
  return finding(
    'stock',
    wrong === 0,
    wrong === 0 ? `${tickets} tickets add up` : `${wrong} of ${tickets} tickets do not match their holds`,
  )
}

async function ledger({ db }: Ctx): Promise<Finding> {
  const { rows } = await sql<{ entries: number; wrong: number }>`
    select coalesce(sum(n), 0)::int as entries, count(*) filter (where total <> 0)::int as wrong
      from (select count(*) as n, sum(amount) as total from ledger_entry group by transaction_id, currency) as t`.execute(db)
  const { entries = 0, wrong = 0 } = rows[0] ?? {}
  return finding('ledger', wrong === 0, wrong === 0 ? `${entries} entries sum to zero` : `${wrong} transactions do not sum to zero`)
}

async function keys(ctx: Ctx): Promise<Finding> {
  const missing = await takeKeys(ctx)
  if (missing.length > 0) return finding('master keys', false, `${missing.join(', ')} is missing, and something is sealed under it`)
  let isSomeLost = false
  for (const keyed of keyedColumns.filter(({ kind }) => kind === 'sealed'))
    for (const value of await newestSealed(ctx.db, keyed, filesLookedFor))
      try {
        if (ctx.vault.isLost(value)) isSomeLost = true
        else ctx.vault.open(value)
      } catch {
        return finding('master keys', false, `${keyed.table}.${keyed.column} cannot be opened`)
      }
  const lost = isSomeLost ? `, except for what is under ${[...ctx.vault.lost].join(', ')}, which is lost` : ''
  return finding('master keys', true, `what is sealed can be opened${lost}`)
}

async function files({ db, blobs }: Ctx): Promise<Finding> {
  const { rows } = await sql<{ key: string }>`
    select blob_key as key from downloaditem where blob_key is not null
    union select blob_key from ticketfile order by 1 desc limit ${filesLookedFor}`.execute(db)
  let missing = 0
  for (const { key } of rows)
    await blobs.get(key).then(
      (body) => body.destroy(),
      () => void missing++,
    )
  return finding('files', missing === 0, missing === 0 ? `${rows.length} looked for and found` : `${missing} of ${rows.length} are missing`)
}
