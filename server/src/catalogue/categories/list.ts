import { sql } from 'kysely'
import { categoryTypes, sportTypes } from '../../lib/enums.js'
import { defineList } from '../../platform/db/list.js'
import { mirrored } from '../../platform/db/mirror.js'
import { containing } from '../../platform/db/search.js'

export const categoryList = defineList({
  name: 'categories',
  key: 'c.category_id',
  sorting: 'category_name',
  parameters: {
    category_id: { kind: 'id', column: 'c.category_id', about: 'Identifier of the category', sort: true },
    category_name: { kind: 'text', column: 'c.category_name', about: 'Whole name', sort: true },
    venue_id: { kind: 'id', column: 'c.venue_id', about: 'Categories of this venue' },
    event_id: {
      kind: 'id',
      column: 't.event_id',
      about: 'Categories there are tickets of for this event, left or not',
      exists: (test) => sql`c.category_id in (select t.category_id from ticket t where t.deleted is null and ${test})`,
    },
    sport_type: { kind: 'enum', column: 'c.sport_type', values: sportTypes, about: 'Sport', sort: true },
    category_type: { kind: 'enum', column: 'c.category_type', values: categoryTypes, about: 'Kind of category', sort: true },
    distribution_channel: { kind: 'text', column: 'c.distribution_channel', about: 'Channel it is sold through' },
    highlight_type: { kind: 'text', column: 'c.highlight_type', about: 'How it is highlighted' },
    on_svg: { kind: 'boolean', column: 'c.on_svg', about: 'Whether the plan of the venue shows it' },
    party_size_together: { kind: 'integer', column: 'c.party_size_together', about: 'How many of a party sit together' },
    archived_since: {
      kind: 'datetime',
      column: 'c.archived_since',
      about: 'Since when it is archived; with this filter archived ones are listed',
      sort: true,
      nullable: true,
    },
    show_archived: {
      kind: 'flag',
      about: 'Whether archived ones are listed too. They are also listed with a filter by `category_id`, `event_id` or `archived_since`',
    },
    query: {
      kind: 'search',
      about: 'Part of the name of the category or its venue, accents folded',
      search: (text) => sql`fold(c.category_name || ' ' || v.official_name) like fold(${containing(text)})`,
    },
    ...mirrored('c'),
  },
})
