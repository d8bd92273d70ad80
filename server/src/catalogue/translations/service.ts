import type { Author } from '../../lib/caller.js'
import { notFound, Problem } from '../../lib/errors.js'
import { defaultLocale } from '../../lib/locales.js'
import { slugifyAny } from '../../lib/slug.js'
import type { Ctx, Env, Guard } from '../../platform/context.js'
import type { ListRequest } from '../../platform/db/list.js'
import type { Trx } from '../../platform/db/open.js'
import { recordHistory } from '../../platform/history/store.js'
import { type EventRow, findEvent, shareLockEvent } from '../events/store.js'
import { type EventTranslation, type TranslationInput, toTranslation } from './schema.js'
import * as store from './store.js'

export async function list(ctx: Ctx, request: ListRequest) {
  const { rows, pagination } = await store.listTranslations(ctx.reads.of(request.reader), request)
  return { eventtranslations: rows.map(toTranslation), pagination }
}

const missing = (language: string) => notFound('event_translation', language)

export async function read(ctx: Ctx, event: string, language: string) {
  const found = await findEvent(ctx.db, event, ctx.now())
  if (!found) throw notFound('event', event)
  const row = await store.findTranslation(ctx.db, found.event_id, language)
  if (!row) throw missing(language)
  return { body: toTranslation(row), version: row.version }
}

/** Name and date, as in the slug of the event. A number is added if another event has the slug. */
async function slugFor(trx: Trx, event: EventRow, name: string, chosen: string | undefined): Promise<string> {
  const base = chosen ?? `${slugifyAny(name) || 'event'}-${event.date_start.slice(0, 10)}`
  const taken = await store.slugsLike(trx, base, event.event_id)
  if (chosen !== undefined && taken.has(chosen)) throw new Problem('slug_taken', { detail: `Another event has the slug ${chosen}.` })
  let slug = base
  for (let number = 2; taken.has(slug); number++) slug = `${base}-${number}`
  return slug
}

export async function put(
  env: Env,
  trx: Trx,
  author: Author,
  text: string,
  language: string,
  { translated_event_name, translated_slug }: TranslationInput,
  guard?: Guard,
) {
  const at = env.now()
  const event = await shareLockEvent(trx, text, at)
  if (!event) throw notFound('event', text)
  const { event_id } = event
  const before = await store.lockTranslation(trx, event_id, language)
  if (guard) guard(before && before.deleted === null ? before.version : 0)
  const kept = before?.deleted === null && translated_slug === undefined ? before.translated_slug : undefined
  const row = await store.writeTranslation(trx, {
    event_id,
    language,
    translated_event_name,
    translated_slug: kept ?? (await slugFor(trx, event, translated_event_name, translated_slug)),
    created: before?.created ?? at,
    updated: at,
    version: (before?.version ?? 0) + 1,
  })
  await record(trx, author, at, [[before, row]])
  return { body: toTranslation(row), version: row.version }
}

export async function remove(env: Env, trx: Trx, author: Author, text: string, language: string, guard?: Guard) {
  const at = env.now()
  const event = await shareLockEvent(trx, text, at)
  if (!event) throw notFound('event', text)
  const before = await store.lockTranslation(trx, event.event_id, language)
  if (!before || before.deleted !== null) throw missing(language)
  guard?.(before.version)
  await removeThese(trx, author, at, event.event_id, [before])
}

/** Called when the event is deleted. */
export async function removeAll(trx: Trx, author: Author, at: Date, event_id: string): Promise<void> {
  await removeThese(trx, author, at, event_id, await store.lockTranslationsOf(trx, event_id))
}

async function removeThese(trx: Trx, author: Author, at: Date, event_id: string, rows: store.TranslationRow[]): Promise<void> {
  if (rows.length === 0) return
  const languages = rows.map((row) => row.language)
  const after = await store.deleteTranslations(trx, event_id, languages, at)
  const old = new Map(rows.map((row) => [row.language, row]))
  await record(
    trx,
    author,
    at,
    after.map((row) => [old.get(row.language), row]),
  )
}

/** An English translation equal to the old name of the event follows the new name. */
export async function followName(trx: Trx, author: Author, at: Date, event_id: string, old: string, name: string): Promise<void> {
  const before = await store.lockTranslation(trx, event_id, defaultLocale)
  if (!before || before.deleted !== null || before.translated_event_name !== old) return
  const row = await store.writeTranslation(trx, { ...before, translated_event_name: name, updated: at, version: before.version + 1 })
  await record(trx, author, at, [[before, row]])
}

async function record(
  trx: Trx,
  author: Author,
  at: Date,
  changes: [store.TranslationRow | undefined, store.TranslationRow][],
): Promise<void> {
  const versions = changes.map(([before, row]) => ({
    resource_id: historyId(row),
    version: row.version,
    before: before ? toTranslation(before) : null,
    after: toTranslation(row),
  }))
  await recordHistory(trx, 'event_translation', author, at, versions)
}

export const historyId = ({ event_id, language }: Pick<EventTranslation, 'event_id'> & { language: string }): string =>
  `${event_id}/${language}`
