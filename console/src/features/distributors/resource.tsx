import { enums, paymentMethods } from '@allotment/sdk/model'
import { country, countryField, countryFilter, currencyField } from '../../countries.js'
import { languageName, localeCodes, moment, money } from '../../format.js'
import { say } from '../../say.js'
import { byId } from '../../search.js'
import { tr, trCount } from '../../texts.js'
import { Code, Lines } from '../../ui/Code.js'
import type { Field } from '../../ui/form/fields.js'
import { defineResource, listOf } from '../../ui/list/resource.js'
import { Status } from '../../ui/status.js'

export const distributors = defineResource({
  name: 'distributors',
  title: tr('Distributors'),
  source: listOf('/v1/distributors'),
  id: (distributor) => distributor.distributor_id,
  href: (distributor) => `/distributors/${distributor.distributor_id}`,
  sorting: 'distributor_name',
  search: { hint: tr('Name or id'), query: (text) => byId(text, { dst: 'distributor_id' }) ?? { query: text } },
  columns: [
    {
      key: 'name',
      label: tr('Distributor'),
      sort: 'distributor_name',
      width: 240,
      cell: (d) => <Lines main={d.distributor_name} sub={say(d.business_segment)} />,
    },
    { key: 'country', label: tr('Country'), sort: 'iso_country', cell: (d) => country(d.iso_country) },
    { key: 'status', label: tr('Status'), sort: 'distributor_status', cell: (d) => <Status value={d.distributor_status} /> },
    { key: 'payment', label: tr('Pays by'), cell: (d) => d.payment_methods.map(say).join(', ') },
    { key: 'credit', label: tr('Credit limit'), align: 'right', cell: (d) => money(d.credit_limit, d.default_currency) },
    { key: 'hold', label: tr('Holds'), align: 'right', cell: (d) => tr('{minutes} min', { minutes: d.hold_minutes }) },
    { key: 'created', label: tr('Made'), sort: 'created', cell: (d) => moment(d.created) },
    { key: 'language', label: tr('Language'), extra: true, cell: (d) => languageName(d.preferred_language) },
    { key: 'vat', label: tr('VAT number'), extra: true, cell: (d) => d.vat_number ?? '–' },
    { key: 'id', label: tr('Id'), extra: true, cell: (d) => <Code>{d.distributor_id}</Code> },
  ],
  filters: [
    { key: 'distributor_status', label: tr('Status'), kind: 'choice', values: enums.distributorStatuses, first: true },
    { key: 'iso_country', label: tr('Country'), ...countryFilter, first: true },
    { key: 'business_segment', label: tr('Segment'), kind: 'text' },
    { key: 'created', label: tr('Made'), kind: 'date' },
    { key: 'updated', label: tr('Changed'), kind: 'date' },
  ],
  empty: { title: tr('No distributors yet'), detail: tr('A distributor buys tickets: an agency, a tour operator, a shop.') },
})

const segments = ['tour_operator', 'travel_agency', 'ticket_shop', 'hotel', 'corporate']

/** `net14` is fourteen days; any other condition is free text. */
export const conditionOf = (condition: string): string => {
  const days = /^net(\d+)$/.exec(condition)?.[1]
  return days === undefined ? condition : trCount(Number(days), 'Within {n} day', 'Within {n} days')
}

export const distributorFields = (currency: string): readonly Field[] => [
  { name: 'distributor_name', label: tr('Name'), kind: 'text', required: true },
  { name: 'iso_country', label: tr('Country'), ...countryField, required: true, half: true },
  { name: 'default_currency', label: tr('Currency'), ...currencyField, required: true, half: true },
  { name: 'distributor_status', label: tr('Status'), kind: 'choice', values: ['active', 'suspended'], only: 'change', half: true },
  { name: 'preferred_language', label: tr('Language'), kind: 'choice', values: localeCodes, name_of: languageName, half: true },
  { name: 'payment_methods', label: tr('Pays by'), kind: 'choices', values: paymentMethods },
  { name: 'default_payment_method', label: tr('Usually by'), kind: 'choice', values: paymentMethods, half: true },
  {
    name: 'payment_condition',
    label: tr('Payment condition'),
    kind: 'choice',
    values: ['net7', 'net14', 'net21', 'net30', 'net45', 'net60', 'net90'],
    name_of: conditionOf,
    half: true,
  },
  { name: 'credit_limit', label: tr('Credit limit'), kind: 'money', currency, half: true },
  { name: 'vat_number', label: tr('VAT number'), kind: 'text', half: true },
  { name: 'hold_minutes', label: tr('Holds last, minutes'), kind: 'integer', half: true },
  { name: 'hold_max_minutes', label: tr('At most, minutes'), kind: 'integer', half: true },
  { name: 'hold_limit', label: tr('Tickets held at once'), kind: 'integer', half: true },
  { name: 'business_segment', label: tr('Segment'), kind: 'choice', values: segments, half: true },
  { name: 'mass_booking_allowed', label: tr('May book for many at once'), kind: 'switch' },
]
