import { enums, paymentMethods } from '@allotment/sdk/model'
import { country, countryField, countryFilter, currencyField } from '../../countries.js'
import { languageName, localeCodes, moment, money } from '../../format.js'
import { say } from '../../say.js'
import { byId } from '../../search.js'
import { Code, Lines } from '../../ui/Code.js'
import type { Field } from '../../ui/form/fields.js'
import { defineResource, listOf } from '../../ui/list/resource.js'
import { Status } from '../../ui/status.js'

export const distributors = defineResource({
  name: 'distributors',
  title: 'Distributors',
  noun: ['distributor', 'distributors'],
  source: listOf('/v1/distributors'),
  id: (distributor) => distributor.distributor_id,
  href: (distributor) => `/distributors/${distributor.distributor_id}`,
  sorting: 'distributor_name',
  search: { hint: 'Name or id', query: (text) => byId(text, { dst: 'distributor_id' }) ?? { query: text } },
  columns: [
    {
      key: 'name',
      label: 'Distributor',
      sort: 'distributor_name',
      width: 240,
      cell: (d) => <Lines main={d.distributor_name} sub={say(d.business_segment)} />,
    },
    { key: 'country', label: 'Country', sort: 'iso_country', cell: (d) => country(d.iso_country) },
    { key: 'status', label: 'Status', sort: 'distributor_status', cell: (d) => <Status value={d.distributor_status} /> },
    { key: 'payment', label: 'Pays by', cell: (d) => d.payment_methods.map(say).join(', ') },
    { key: 'credit', label: 'Credit limit', align: 'right', cell: (d) => money(d.credit_limit, d.default_currency) },
    { key: 'hold', label: 'Holds', align: 'right', cell: (d) => `${d.hold_minutes} min` },
    { key: 'created', label: 'Made', sort: 'created', cell: (d) => moment(d.created) },
    { key: 'language', label: 'Language', extra: true, cell: (d) => languageName(d.preferred_language) },
    { key: 'vat', label: 'VAT number', extra: true, cell: (d) => d.vat_number ?? '–' },
    { key: 'id', label: 'Id', extra: true, cell: (d) => <Code>{d.distributor_id}</Code> },
  ],
  filters: [
    { key: 'distributor_status', label: 'Status', kind: 'choice', values: enums.distributorStatuses, first: true },
    { key: 'iso_country', label: 'Country', ...countryFilter, first: true },
    { key: 'business_segment', label: 'Segment', kind: 'text' },
    { key: 'created', label: 'Made', kind: 'date' },
    { key: 'updated', label: 'Changed', kind: 'date' },
  ],
  empty: { title: 'No distributors yet', detail: 'A distributor buys tickets: an agency, a tour operator, a shop.' },
})

export const distributorFields = (currency: string): readonly Field[] => [
  { name: 'distributor_name', label: 'Name', kind: 'text', required: true },
  { name: 'iso_country', label: 'Country', ...countryField, required: true, half: true },
  { name: 'default_currency', label: 'Currency', ...currencyField, required: true, half: true },
  { name: 'distributor_status', label: 'Status', kind: 'choice', values: ['active', 'suspended'], only: 'change', half: true },
  { name: 'preferred_language', label: 'Language', kind: 'choice', values: localeCodes, name_of: languageName, half: true },
  { name: 'payment_methods', label: 'Pays by', kind: 'choices', values: paymentMethods },
  { name: 'default_payment_method', label: 'Usually by', kind: 'choice', values: paymentMethods, half: true },
  { name: 'payment_condition', label: 'Payment condition', kind: 'text', hint: 'Such as net14', half: true },
  { name: 'credit_limit', label: 'Credit limit', kind: 'money', currency, half: true },
  { name: 'vat_number', label: 'VAT number', kind: 'text', half: true },
  { name: 'hold_minutes', label: 'Holds last, minutes', kind: 'integer', half: true },
  { name: 'hold_max_minutes', label: 'At most, minutes', kind: 'integer', half: true },
  { name: 'hold_limit', label: 'Tickets held at once', kind: 'integer', half: true },
  { name: 'business_segment', label: 'Segment', kind: 'text', half: true },
  { name: 'mass_booking_allowed', label: 'May book for many at once', kind: 'switch' },
]
