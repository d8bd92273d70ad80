import Type, { type Static } from 'typebox'
import { changes } from '../../lib/catalogue-schema.js'
import { Body, Id, Locale, Name } from '../../lib/schema.js'
import { wireTime } from '../../lib/time.js'
import type { TranslationRow } from './store.js'

export const EventTranslation = Type.Object(
  { event_id: Id, language: Locale, translated_event_name: Type.String(), translated_slug: Type.String(), ...changes },
  { title: 'EventTranslation' },
)
export type EventTranslation = Static<typeof EventTranslation>

export const toTranslation = (row: TranslationRow): EventTranslation => ({
  event_id: row.event_id,
  language: row.language as EventTranslation['language'],
  translated_event_name: row.translated_event_name,
  translated_slug: row.translated_slug,
  created: wireTime(row.created),
  updated: wireTime(row.updated),
  deleted: wireTime(row.deleted),
})

export const TranslationInput = Body(
  {
    translated_event_name: Name,
    translated_slug: Type.Optional(
      Type.String({
        pattern: '^[\\p{L}\\p{M}\\p{N}]+(-[\\p{L}\\p{M}\\p{N}]+)*$',
        maxLength: 120,
        description: 'In any script; made from the name and the date when left out, and kept when the name changes',
        examples: ['atletico-do-porto-maritimo-2027-01-31'],
      }),
    ),
  },
  { title: 'EventTranslationInput', examples: [{ translated_event_name: 'Atlético do Porto – Marítimo do Cais' }] },
)
export type TranslationInput = Static<typeof TranslationInput>
