import { type Insertable, type Selectable, sql } from 'kysely'
import { withoutNumbers } from '../../lib/trim.js'
import type { EventTranslationTable } from '../../platform/db/generated/tables.js'
import type { ListRequest } from '../../platform/db/list.js'
import { live } from '../../platform/db/mirror.js'
import type { Db, Trx } from '../../platform/db/open.js'
import { type Page, readPage } from '../../platform/db/page.js'

export type TranslationRow = Selectable<EventTranslationTable>

export const listTranslations = (db: Db, request: ListRequest): Promise<Page<TranslationRow>> =>
  readPage<TranslationRow>(db, request, { select: sql`tr.*`, from: sql`event_translation tr`, where: live('tr', request) })

export const findTranslation = (db: Db, event_id: string, language: string): Promise<TranslationRow | undefined> =>
  db
    .selectFrom('event_translation')
    .selectAll()
    .where('event_id', '=', event_id)
    .where('language', '=', language)
    .where('deleted', 'is', null)
    .executeTakeFirst()

/** Also finds a deleted translation, so that its version number continues when it is written again. */
export const lockTranslation = (trx: Trx, event_id: string, language: string): Promise<TranslationRow | undefined> =>
  trx
    .selectFrom('event_translation')
    .selectAll()
    .where('event_id', '=', event_id)
    .where('language', '=', language)
    .forUpdate()
    .executeTakeFirst()

export const lockTranslationsOf = (trx: Trx, event_id: string): Promise<TranslationRow[]> =>
  trx
    .selectFrom('event_translation')
    .selectAll()
    .where('event_id', '=', event_id)
    .where('deleted', 'is', null)
    .orderBy('language')
    .forUpdate()
    .execute()

export const writeTranslation = (trx: Trx, row: Insertable<EventTranslationTable>): Promise<TranslationRow> =>
  trx
    .insertInto('event_translation')
    .values(row)
    .onConflict((conflict) => conflict.columns(['event_id', 'language']).doUpdateSet({ ...row, deleted: null }))
    .returningAll()
    .executeTakeFirstOrThrow()

export const deleteTranslations = (trx: Trx, event_id: string, languages: string[], at: Date): Promise<TranslationRow[]> =>
  trx
    .updateTable('event_translation')
    .set((row) => ({ deleted: at, updated: at, version: row('version', '+', 1) }))
    .where('event_id', '=', event_id)
    .where('language', 'in', languages)
    .returningAll()
    .execute()

/** The slugs of other events that equal this one, with or without a number. Transactions that want the same slug wait for each other. */
export async function slugsLike(trx: Trx, base: string, exceptEvent: string): Promise<Set<string>> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`event_translation:${withoutNumbers(base)}`}, 1))`.execute(trx)
  const { rows } = await sql<{ slug: string }>`
    select translated_slug as slug from event_translation
     where event_id <> ${exceptEvent} and deleted is null and (translated_slug = ${base} or translated_slug ~ ${`^${base}-[0-9]+$`})
    union all
    select slug from event where event_id <> ${exceptEvent} and (slug = ${base} or slug ~ ${`^${base}-[0-9]+$`})`.execute(trx)
  return new Set(rows.map((row) => row.slug))
}
