import { enums } from '@allotment/sdk/model'
import { isStaff, may } from '../../access.js'
import { languageName, localeCodes, moment } from '../../format.js'
import { inWords, say } from '../../say.js'
import { byId } from '../../search.js'
import { tr, trCount } from '../../texts.js'
import { eventThing, venueThing } from '../../things.js'
import { Code, Lines } from '../../ui/Code.js'
import type { Field } from '../../ui/form/fields.js'
import { defineResource, listOf } from '../../ui/list/resource.js'

export const categories = defineResource({
  name: 'categories',
  title: tr('Categories'),
  source: listOf('/v1/categories'),
  id: (category) => category.category_id,
  href: (category) => `/categories/${category.category_id}`,
  sorting: 'category_name',
  search: {
    hint: tr('Category, venue, or any id'),
    query: (text) => byId(text, { ctg: 'category_id', ven: 'venue_id', vnx: 'venue_id', evt: 'event_id' }) ?? { query: text },
  },
  columns: [
    { key: 'name', label: tr('Category'), sort: 'category_name', width: 180, cell: (category) => category.category_name },
    { key: 'venue', label: tr('Venue'), cell: (category) => category.venue_name },
    { key: 'type', label: tr('Kind'), sort: 'category_type', cell: (category) => say(category.category_type) },
    { key: 'sport', label: tr('Sport'), sort: 'sport_type', cell: (category) => say(category.sport_type) },
    { key: 'together', label: tr('Seated together'), align: 'right', cell: (category) => category.party_size_together ?? '–' },
    {
      key: 'delivery',
      label: tr('Delivery'),
      align: 'right',
      cell: ({ ticket_delivery_days: days }) => (days === null ? '–' : trCount(days, '{n} day before', '{n} days before')),
    },
    {
      key: 'missing',
      label: tr('Description'),
      cell: ({ description }) => {
        const there = localeCodes.filter((locale) => description[locale]).length
        return <Lines main={`${there} / ${localeCodes.length}`} sub={tr('languages')} />
      },
    },
    { key: 'map', label: tr('On the map'), extra: true, cell: ({ on_svg }) => (on_svg ? tr('Yes') : tr('No')) },
    { key: 'highlight', label: tr('Highlight'), extra: true, cell: ({ highlight_type }) => (highlight_type ? say(highlight_type) : '–') },
    { key: 'updated', label: tr('Changed'), sort: 'updated', extra: true, cell: ({ updated }) => moment(updated) },
    { key: 'id', label: tr('Id'), sort: 'category_id', extra: true, cell: ({ category_id }) => <Code>{category_id}</Code> },
  ],
  filters: [
    { key: 'venue_id', label: tr('Venue'), kind: 'thing', thing: venueThing, first: true },
    { key: 'category_type', label: tr('Kind'), kind: 'choice', values: inWords(enums.categoryTypes), name: say, first: true },
    { key: 'sport_type', label: tr('Sport'), kind: 'choice', values: inWords(enums.sportTypes), name: say, first: true },
    { key: 'event_id', label: tr('Event'), kind: 'thing', thing: eventThing },
    { key: 'on_svg', label: tr('On the map'), kind: 'flag', yes: tr('Yes'), no: tr('No') },
    { key: 'party_size_together', label: tr('Seated together'), kind: 'number' },
    { key: 'updated', label: tr('Changed'), kind: 'date', may: isStaff },
    { key: 'show_archived', label: tr('Archived'), kind: 'flag', yes: tr('Included') },
    { key: 'show_deleted', label: tr('Deleted'), kind: 'flag', yes: tr('Included'), may: may.manageCatalogue },
  ],
  empty: {
    title: tr('No categories yet'),
    detail: tr('A category is a kind of place at a venue: a stand, a lounge, a car park. Tickets belong to one.'),
  },
})

export const categoryFields: readonly Field[] = [
  { name: 'category_name', label: tr('Name'), kind: 'text', required: true },
  { name: 'venue_id', label: tr('Venue'), kind: 'thing', thing: venueThing, required: true },
  { name: 'sport_type', label: tr('Sport'), kind: 'choice', values: inWords(enums.sportTypes), required: true, half: true },
  { name: 'category_type', label: tr('Kind'), kind: 'choice', values: inWords(enums.categoryTypes), required: true, half: true },
  { name: 'ticket_delivery_days', label: tr('Delivered, days before'), kind: 'integer', half: true },
  { name: 'party_size_together', label: tr('Seated together, at most'), kind: 'integer', half: true },
  { name: 'on_svg', label: tr('Drawn on the venue map'), kind: 'switch' },
]

/** The description, one field for each language. */
export const descriptionFields: readonly Field[] = localeCodes.map((locale) => ({
  name: locale,
  label: languageName(locale),
  kind: 'long',
}))
