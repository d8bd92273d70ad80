import { enums } from '@allotment/sdk/model'
import { tr } from '../../texts.js'
import type { Field } from '../../ui/form/fields.js'
import { statusLabel } from '../../ui/status.js'

export const ticketFields = (currency: string): readonly Field[] => [
  { name: 'ticket_title', label: tr('Title'), kind: 'text', required: true },
  {
    name: 'ticket_status',
    label: tr('Status'),
    kind: 'choice',
    values: enums.ticketStatuses,
    name_of: statusLabel,
    required: true,
    half: true,
  },
  { name: 'ticket_type', label: tr('Delivery'), kind: 'choice', values: enums.ticketTypes, required: true, half: true },
  { name: 'cost_price', label: tr('Cost price'), kind: 'money', currency, required: true, half: true },
  { name: 'sales_price', label: tr('Retail price'), kind: 'money', currency, half: true },
  { name: 'face_value', label: tr('Face value'), kind: 'money', currency, required: true, half: true },
  { name: 'organiser_price', label: tr('Organiser price'), kind: 'money', currency, half: true },
  { name: 'supplier_quantity', label: tr('Offered'), kind: 'integer', hint: tr('Held and sold ones included'), required: true, half: true },
  { name: 'backorder_quantity', label: tr('On request'), kind: 'integer', half: true },
  { name: 'min_order', label: tr('At least per order'), kind: 'integer', half: true },
  { name: 'vat_category', label: tr('VAT'), kind: 'choice', values: enums.vatCategories, required: true, half: true },
  { name: 'ticket_targetgroup', label: tr('For'), kind: 'choice', values: enums.targetGroups, required: true, half: true },
  { name: 'ticket_validity', label: tr('Validity'), kind: 'choice', values: enums.ticketValidities, required: true, half: true },
  { name: 'latest_sale_date', label: tr('Last sale'), kind: 'datetime', hint: tr("On the venue's clock"), half: true },
  { name: 'release_date', label: tr('Released'), kind: 'datetime', hint: tr("On the venue's clock"), half: true },
  { name: 'flags', label: tr('Flags'), kind: 'choices', values: enums.ticketFlags },
  { name: 'note', label: tr('Note'), kind: 'long' },
]
