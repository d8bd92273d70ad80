import Type, { type Static } from 'typebox'
import { changes, SportType } from '../../lib/catalogue-schema.js'
import { categoryTypes } from '../../lib/enums.js'
import { type Locale, locales } from '../../lib/locales.js'
import { Body, DateTime, Enum, Flag, Id, informational, Name, nullable, Text } from '../../lib/schema.js'
import { wireTime } from '../../lib/time.js'
import { GuestDataRequirements } from '../../platform/db/json-schema.js'
import type { CategoryRow } from './store.js'

const hours = Type.Integer({ minimum: 0, maximum: 240 })
const minutes = Type.Integer({ minimum: 0, maximum: 14_400 })
const flags = { videowall: Flag, covered_seat: Flag, numbered_seat: Flag, package_rate: Flag, open_during_half_time: Flag }
const times = {
  open_hours_before_match: nullable(hours),
  open_hours_after_match: nullable(hours),
  open_minutes_before_match: nullable(minutes),
  open_minutes_after_match: nullable(minutes),
}
const Options = Type.Object({ ...flags, ...times }, { title: 'CategoryOptions' })
const OptionsInput = Type.Partial(Type.Object({ ...flags, ...times }), { title: 'CategoryOptionsInput', additionalProperties: false })

const inLocales = <T>(value: T) => Object.fromEntries(locales.map((locale) => [locale, value])) as Record<Locale, T>
const Description = Type.Object(inLocales(nullable(Text(10_000))), { title: 'TextInLocales' })
const DescriptionInput = Type.Partial(Description, { title: 'TextInLocalesInput', additionalProperties: false })

const Sports = (description: string) => Type.Array(SportType, { uniqueItems: true, maxItems: 100, description })

const required = { category_name: Name, venue_id: Id, sport_type: SportType, category_type: Enum(categoryTypes) }
const plain = {
  on_svg: Flag,
  ticket_delivery_days: nullable(Type.Integer({ minimum: 0, maximum: 3650 })),
  party_size_together: nullable(Type.Integer({ minimum: 1, maximum: 1000 })),
  distribution_channel: informational(Text(60, 1), 'repeated on order items'),
  highlight_type: informational(nullable(Text(60, 1)), 'how pages of a distributor may set it off; lists can be filtered by it'),
  sports_enabled: Sports('Sports at whose events it may be offered: when not empty, at these only'),
  sports_disabled: Sports('Sports at whose events it may not be offered, when sports_enabled is empty'),
  archived_since: nullable(
    Type.String({
      ...DateTime,
      description:
        'From then on it takes no new tickets and is left out of lists; the tickets it has are sold on. yyyy-mm-ddThh:mm:ss, UTC',
    }),
  ),
  guest_data_requirements: GuestDataRequirements,
}

export const Category = Type.Object(
  {
    category_id: Id,
    venue_name: Type.String(),
    ...required,
    ...plain,
    description: Description,
    options: Options,
    files: Type.Array(Type.Object({ category_id: Id, information_filename: Type.String() }, { title: 'CategoryFile' })),
    ...changes,
  },
  { title: 'Category' },
)
export type Category = Static<typeof Category>

const optional = {
  ...plain,
  description: DescriptionInput,
  options: OptionsInput,
  files: Type.Array(
    Type.Object(
      {
        information_filename: Text(300, 1),
        category_id: Type.Optional(
          Type.String({ ...nullable(Id), description: 'As read; a file belongs to the category it is sent with' }),
        ),
      },
      { title: 'CategoryFileInput', additionalProperties: false },
    ),
    { maxItems: 100 },
  ),
}

export const NewCategory = Body(
  { ...required, ...Type.Partial(Type.Object(optional)).properties },
  {
    title: 'NewCategory',
    examples: [
      {
        category_name: 'Grandstand East',
        venue_id: '01k9zq3v5r8t2w4y6a1b3c5d7e_ven',
        sport_type: 'soccer',
        category_type: 'grandstand',
        description: { en_GB: 'Covered seats along the pitch', nl_NL: 'Overdekte zitplaatsen langs het veld' },
        options: { covered_seat: true, numbered_seat: true, open_minutes_before_match: 90 },
        files: [{ information_filename: 'grandstand-east.pdf' }],
      },
    ],
  },
)
export type NewCategory = Static<typeof NewCategory>

export const CategoryChange = Body(Type.Partial(Type.Object({ ...required, ...optional })).properties, {
  title: 'CategoryChange',
  description: 'Only the fields sent change, in description and options only the members sent. venue_id stays what it is',
  examples: [{ description: { de_DE: 'Überdachte Sitzplätze' } }],
})
export type CategoryChange = Static<typeof CategoryChange>

const noTimes = {
  open_hours_before_match: null,
  open_hours_after_match: null,
  open_minutes_before_match: null,
  open_minutes_after_match: null,
}
const noFlags = { videowall: false, covered_seat: false, numbered_seat: false, package_rate: false, open_during_half_time: false }

export const toCategory = (row: CategoryRow): Category => ({
  category_name: row.category_name,
  category_id: row.category_id,
  venue_id: row.venue_id,
  sport_type: row.sport_type as Category['sport_type'],
  venue_name: row.venue_name,
  on_svg: row.on_svg,
  description: { ...inLocales(null), ...row.description },
  options: { ...noFlags, ...noTimes, ...row.options },
  archived_since: wireTime(row.archived_since),
  category_type: row.category_type as Category['category_type'],
  ticket_delivery_days: row.ticket_delivery_days,
  party_size_together: row.party_size_together,
  distribution_channel: row.distribution_channel,
  highlight_type: row.highlight_type,
  files: row.files.map((information_filename) => ({ category_id: row.category_id, information_filename })),
  sports_enabled: row.sports_enabled as Category['sports_enabled'],
  sports_disabled: row.sports_disabled as Category['sports_disabled'],
  guest_data_requirements: row.guest_data_requirements,
  created: wireTime(row.created),
  updated: wireTime(row.updated),
  deleted: wireTime(row.deleted),
})
