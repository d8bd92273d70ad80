import { enums } from '@allotment/sdk/model'
import { country, countryField, countryFilter, currencyField } from '../../countries.js'
import { moment } from '../../format.js'
import { say } from '../../say.js'
import { byId } from '../../search.js'
import { tr } from '../../texts.js'
import { distributorThing } from '../../things.js'
import { Code, Lines } from '../../ui/Code.js'
import type { Field } from '../../ui/form/fields.js'
import { defineResource, listOf } from '../../ui/list/resource.js'
import { Status } from '../../ui/status.js'

export const suppliers = defineResource({
  name: 'suppliers',
  title: tr('Suppliers'),
  source: listOf('/v1/suppliers'),
  id: (supplier) => supplier.supplier_id,
  href: (supplier) => `/suppliers/${supplier.supplier_id}`,
  sorting: 'name',
  search: { hint: tr('Name or id'), query: (text) => byId(text, { spp: 'supplier_id', dst: 'distributor_id' }) ?? { query: text } },
  columns: [
    { key: 'name', label: tr('Supplier'), sort: 'name', width: 240, cell: (s) => <Lines main={s.name} sub={say(s.supplier_role)} /> },
    { key: 'country', label: tr('Country'), sort: 'iso_country', cell: (s) => country(s.iso_country) },
    { key: 'status', label: tr('Status'), sort: 'supplier_status', cell: (s) => <Status value={s.supplier_status} /> },
    { key: 'currency', label: tr('Currency'), cell: (s) => s.default_currency },
    { key: 'channel', label: tr('Bought from'), cell: (s) => say(s.purchase_channel) },
    { key: 'created', label: tr('Made'), sort: 'created', cell: (s) => moment(s.created) },
    { key: 'vat', label: tr('VAT number'), extra: true, cell: (s) => s.vat_number ?? '–' },
    { key: 'id', label: tr('Id'), extra: true, cell: (s) => <Code>{s.supplier_id}</Code> },
  ],
  filters: [
    { key: 'supplier_status', label: tr('Status'), kind: 'choice', values: enums.supplierStatuses, first: true },
    { key: 'supplier_type', label: tr('Kind'), kind: 'choice', values: enums.supplierTypes, name: say, first: true },
    { key: 'iso_country', label: tr('Country'), ...countryFilter, first: true },
    { key: 'distributor_id', label: tr('Also distributor'), kind: 'thing', thing: distributorThing },
    { key: 'created', label: tr('Made'), kind: 'date' },
  ],
  empty: {
    title: tr('No suppliers yet'),
    detail: tr('A supplier offers tickets: a club, an organiser, a reseller, or a distributor that resells.'),
  },
})

export const supplierFields: readonly Field[] = [
  { name: 'name', label: tr('Name'), kind: 'text', required: true },
  { name: 'iso_country', label: tr('Country'), ...countryField, required: true, half: true },
  { name: 'default_currency', label: tr('Currency'), ...currencyField, required: true, half: true },
  { name: 'supplier_status', label: tr('Status'), kind: 'choice', values: ['active', 'suspended'], only: 'change', half: true },
  { name: 'vat_number', label: tr('VAT number'), kind: 'text', half: true },
  { name: 'general_terms', label: tr('General terms'), kind: 'text', hint: tr('Address of its terms') },
  { name: 'url_website', label: tr('Web site'), kind: 'text' },
]
