import { enums } from '@allotment/sdk/model'
import type { Field } from '../../ui/form/fields.js'
import { statusLabel } from '../../ui/status.js'

export const ticketFields = (currency: string): readonly Field[] => [
  { name: 'ticket_title', label: 'Title', kind: 'text', required: true },
  {
    name: 'ticket_status',
    label: 'Status',
    kind: 'choice',
    values: enums.ticketStatuses,
    name_of: statusLabel,
    required: true,
    half: true,
  },
  { name: 'ticket_type', label: 'Delivery', kind: 'choice', values: enums.ticketTypes, required: true, half: true },
  { name: 'cost_price', label: 'Cost price', kind: 'money', currency, required: true, half: true },
  { name: 'sales_price', label: 'Retail price', kind: 'money', currency, half: true },
  { name: 'face_value', label: 'Face value', kind: 'money', currency, required: true, half: true },
  { name: 'organiser_price', label: 'Organiser price', kind: 'money', currency, half: true },
  { name: 'supplier_quantity', label: 'Offered', kind: 'integer', hint: 'Held and sold ones included', required: true, half: true },
  { name: 'backorder_quantity', label: 'On request', kind: 'integer', half: true },
  { name: 'min_order', label: 'At least per order', kind: 'integer', half: true },
  { name: 'vat_category', label: 'VAT', kind: 'choice', values: enums.vatCategories, required: true, half: true },
  { name: 'ticket_targetgroup', label: 'For', kind: 'choice', values: enums.targetGroups, required: true, half: true },
  { name: 'ticket_validity', label: 'Validity', kind: 'choice', values: enums.ticketValidities, required: true, half: true },
  { name: 'latest_sale_date', label: 'Last sale', kind: 'datetime', hint: "On the venue's clock", half: true },
  { name: 'release_date', label: 'Released', kind: 'datetime', hint: "On the venue's clock", half: true },
  { name: 'flags', label: 'Flags', kind: 'choices', values: enums.ticketFlags },
  { name: 'note', label: 'Note', kind: 'long' },
]
