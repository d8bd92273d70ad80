import { enums } from '@allotment/sdk/model'
import { isStaff, may } from '../../access.js'
import { languageName, localeCodes, moment } from '../../format.js'
import { inWords, say } from '../../say.js'
import { byId } from '../../search.js'
import { eventThing, venueThing } from '../../things.js'
import { Code, Lines } from '../../ui/Code.js'
import type { Field } from '../../ui/form/fields.js'
import { defineResource, listOf } from '../../ui/list/resource.js'

export const categories = defineResource({
  name: 'categories',
  title: 'Categories',
  noun: ['category', 'categories'],
  source: listOf('/v1/categories'),
  id: (category) => category.category_id,
  href: (category) => `/categories/${category.category_id}`,
  sorting: 'category_name',
  search: {
    hint: 'Category, venue, or any id',
    query: (text) => byId(text, { ctg: 'category_id', ven: 'venue_id', vnx: 'venue_id', evt: 'event_id' }) ?? { query: text },
  },
  columns: [
    { key: 'name', label: 'Category', sort: 'category_name', width: 180, cell: (category) => category.category_name },
    { key: 'venue', label: 'Venue', cell: (category) => category.venue_name },
    { key: 'type', label: 'Kind', sort: 'category_type', cell: (category) => say(category.category_type) },
    { key: 'sport', label: 'Sport', sort: 'sport_type', cell: (category) => say(category.sport_type) },
    { key: 'together', label: 'Seated together', align: 'right', cell: (category) => category.party_size_together ?? '–' },
    {
      key: 'delivery',
      label: 'Delivered',
      align: 'right',
      cell: ({ ticket_delivery_days: days }) => (days === null ? '–' : `${days} days before`),
    },
    {
      key: 'missing',
      label: 'Description',
      cell: ({ description }) => {
        const there = localeCodes.filter((locale) => description[locale]).length
        return <Lines main={`${there} of ${localeCodes.length}`} sub="languages" />
      },
    },
    { key: 'map', label: 'On the map', extra: true, cell: ({ on_svg }) => (on_svg ? 'Yes' : 'No') },
    { key: 'highlight', label: 'Highlight', extra: true, cell: ({ highlight_type }) => (highlight_type ? say(highlight_type) : '–') },
    { key: 'updated', label: 'Changed', sort: 'updated', extra: true, cell: ({ updated }) => moment(updated) },
    { key: 'id', label: 'Id', sort: 'category_id', extra: true, cell: ({ category_id }) => <Code>{category_id}</Code> },
  ],
  filters: [
    { key: 'venue_id', label: 'Venue', kind: 'thing', thing: venueThing, first: true },
    { key: 'category_type', label: 'Kind', kind: 'choice', values: inWords(enums.categoryTypes), name: say, first: true },
    { key: 'sport_type', label: 'Sport', kind: 'choice', values: inWords(enums.sportTypes), name: say, first: true },
    { key: 'event_id', label: 'Event', kind: 'thing', thing: eventThing },
    { key: 'on_svg', label: 'On the map', kind: 'flag', yes: 'Yes', no: 'No' },
    { key: 'party_size_together', label: 'Seated together', kind: 'number' },
    { key: 'updated', label: 'Changed', kind: 'date', may: isStaff },
    { key: 'show_archived', label: 'Archived', kind: 'flag', yes: 'Included' },
    { key: 'show_deleted', label: 'Deleted', kind: 'flag', yes: 'Included', may: may.manageCatalogue },
  ],
  empty: {
    title: 'No categories yet',
    detail: 'A category is a kind of place at a venue: a stand, a lounge, a car park. Tickets belong to one.',
  },
})

export const categoryFields: readonly Field[] = [
  { name: 'category_name', label: 'Name', kind: 'text', required: true },
  { name: 'venue_id', label: 'Venue', kind: 'thing', thing: venueThing, required: true },
  { name: 'sport_type', label: 'Sport', kind: 'choice', values: inWords(enums.sportTypes), required: true, half: true },
  { name: 'category_type', label: 'Kind', kind: 'choice', values: inWords(enums.categoryTypes), required: true, half: true },
  { name: 'ticket_delivery_days', label: 'Delivered, days before', kind: 'integer', half: true },
  { name: 'party_size_together', label: 'Seated together, at most', kind: 'integer', half: true },
  { name: 'on_svg', label: 'Drawn on the venue map', kind: 'switch' },
]

/** The description, one field for each language. */
export const descriptionFields: readonly Field[] = localeCodes.map((locale) => ({
  name: locale,
  label: languageName(locale),
  kind: 'long',
}))
