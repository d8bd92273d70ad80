import { sql } from 'kysely'
import { supplierTypes } from '../../lib/enums.js'
import { spellCountry } from '../../lib/inputs.js'
import { defineList } from '../../platform/db/list.js'
import { containing } from '../../platform/db/search.js'

export const supplierStatuses = ['active', 'suspended', 'deleted'] as const

export const supplierList = defineList({
  name: 'suppliers',
  key: 's.supplier_id',
  sorting: 'name',
  parameters: {
    supplier_id: { kind: 'id', column: 's.supplier_id', about: 'Identifier of the supplier' },
    distributor_id: { kind: 'id', column: 's.distributor_id', about: 'Distributor that sells as this supplier' },
    name: { kind: 'text', column: 's.name', about: 'Whole name', sort: true },
    supplier_status: { kind: 'enum', column: 's.supplier_status', values: supplierStatuses, about: 'Status', sort: true },
    supplier_type: { kind: 'enum', column: 's.supplier_type', values: supplierTypes, about: 'Kind of supplier', sort: true },
    iso_country: { kind: 'text', column: 's.iso_country', spell: spellCountry, about: 'Country of the supplier', sort: true },
    purchase_channel: { kind: 'text', column: 's.purchase_channel', about: 'How it is bought from' },
    query: {
      kind: 'search',
      about: 'Part of the name or the id',
      search: (text) => sql`lower(s.name || ' ' || s.supplier_id) like ${containing(text)}`,
    },
    created: { kind: 'datetime', column: 's.created', about: 'When it was made', sort: true },
    updated: { kind: 'datetime', column: 's.updated', about: 'When it last changed', sort: true },
  },
})
