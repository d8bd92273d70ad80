import { sql } from 'kysely'
import { spellCountry } from '../../lib/inputs.js'
import { defineList } from '../../platform/db/list.js'
import { containing } from '../../platform/db/search.js'

export const distributorStatuses = ['active', 'suspended', 'deleted'] as const

export const distributorList = defineList({
  name: 'distributors',
  key: 'd.distributor_id',
  sorting: 'distributor_name',
  parameters: {
    distributor_id: { kind: 'id', column: 'd.distributor_id', about: 'Identifier of the distributor' },
    distributor_name: { kind: 'text', column: 'd.distributor_name', about: 'Whole name', sort: true },
    distributor_status: { kind: 'enum', column: 'd.distributor_status', values: distributorStatuses, about: 'Status', sort: true },
    iso_country: { kind: 'text', column: 'd.iso_country', spell: spellCountry, about: 'Country of the distributor', sort: true },
    business_segment: { kind: 'text', column: 'd.business_segment', about: 'Business segment' },
    query: {
      kind: 'search',
      about: 'Part of the name, the id or the slug',
      search: (text) => sql`lower(d.distributor_name || ' ' || d.distributor_id || ' ' || d.slug) like ${containing(text)}`,
    },
    created: { kind: 'datetime', column: 'd.created', about: 'When it was made', sort: true },
    updated: { kind: 'datetime', column: 'd.updated', about: 'When it last changed', sort: true },
  },
})
