import { enums } from '@allotment/sdk/model'
import { country, countryField, countryFilter, currencyField } from '../../countries.js'
import { moment } from '../../format.js'
import { say } from '../../say.js'
import { byId } from '../../search.js'
import { distributorThing } from '../../things.js'
import { Code, Lines } from '../../ui/Code.js'
import type { Field } from '../../ui/form/fields.js'
import { defineResource, listOf } from '../../ui/list/resource.js'
import { Status } from '../../ui/status.js'

export const suppliers = defineResource({
  name: 'suppliers',
  title: 'Suppliers',
  noun: ['supplier', 'suppliers'],
  source: listOf('/v1/suppliers'),
  id: (supplier) => supplier.supplier_id,
  href: (supplier) => `/suppliers/${supplier.supplier_id}`,
  sorting: 'name',
  search: { hint: 'Name or id', query: (text) => byId(text, { spp: 'supplier_id', dst: 'distributor_id' }) ?? { query: text } },
  columns: [
    { key: 'name', label: 'Supplier', sort: 'name', width: 240, cell: (s) => <Lines main={s.name} sub={say(s.supplier_role)} /> },
    { key: 'country', label: 'Country', sort: 'iso_country', cell: (s) => country(s.iso_country) },
    { key: 'status', label: 'Status', sort: 'supplier_status', cell: (s) => <Status value={s.supplier_status} /> },
    { key: 'currency', label: 'Currency', cell: (s) => s.default_currency },
    { key: 'channel', label: 'Bought from', cell: (s) => say(s.purchase_channel) },
    { key: 'created', label: 'Made', sort: 'created', cell: (s) => moment(s.created) },
    { key: 'vat', label: 'VAT number', extra: true, cell: (s) => s.vat_number ?? '–' },
    { key: 'id', label: 'Id', extra: true, cell: (s) => <Code>{s.supplier_id}</Code> },
  ],
  filters: [
    { key: 'supplier_status', label: 'Status', kind: 'choice', values: enums.supplierStatuses, first: true },
    { key: 'supplier_type', label: 'Kind', kind: 'choice', values: enums.supplierTypes, name: say, first: true },
    { key: 'iso_country', label: 'Country', ...countryFilter, first: true },
    { key: 'distributor_id', label: 'Also distributor', kind: 'thing', thing: distributorThing },
    { key: 'created', label: 'Made', kind: 'date' },
  ],
  empty: {
    title: 'No suppliers yet',
    detail: 'A supplier offers tickets: a club, an organiser, a reseller, or a distributor that resells.',
  },
})

export const supplierFields: readonly Field[] = [
  { name: 'name', label: 'Name', kind: 'text', required: true },
  { name: 'iso_country', label: 'Country', ...countryField, required: true, half: true },
  { name: 'default_currency', label: 'Currency', ...currencyField, required: true, half: true },
  { name: 'supplier_status', label: 'Status', kind: 'choice', values: ['active', 'suspended'], only: 'change', half: true },
  { name: 'vat_number', label: 'VAT number', kind: 'text', half: true },
  { name: 'general_terms', label: 'General terms', kind: 'text', hint: 'Address of its terms' },
  { name: 'url_website', label: 'Web site', kind: 'text' },
]
