import { enums } from '@allotment/sdk/model'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate, useRouteContext } from '@tanstack/react-router'
import { isStaff } from '../../access.js'
import { client } from '../../api.js'
import { currencyCodes } from '../../format.js'
import { tr } from '../../texts.js'
import { categoryThing, supplierThing } from '../../things.js'
import { EditButton } from '../../ui/form/EditButton.js'
import type { Field, Values } from '../../ui/form/fields.js'
import { statusLabel } from '../../ui/status.js'

/** The fields that a duplicate copies. */
const copied = [
  'category_id',
  'supplier_id',
  'currency_code',
  'ticket_title',
  'ticket_type',
  'ticket_status',
  'face_value',
  'cost_price',
  'sales_price',
  'supplier_quantity',
  'min_order',
  'flags',
] as const

const fieldsOf = (currency: string, venue_id: string, staff: boolean): readonly Field[] => [
  {
    name: 'category_id',
    label: tr('Category'),
    kind: 'thing',
    // Categories of the venue of the event.
    thing: {
      ...categoryThing,
      key: `category of ${venue_id}`,
      find: async (text) => {
        const query = { venue_id, ...(text ? { query: text } : {}), page_size: 50 }
        const { data } = await client.GET('/v1/categories', { params: { query } })
        return data.categories.map(({ category_id, category_name }) => ({ id: category_id, name: category_name }))
      },
    },
    required: true,
    half: true,
  },
  ...(staff
    ? [{ name: 'supplier_id', label: tr('Supplier'), kind: 'thing', thing: supplierThing, required: true, half: true } as const]
    : []),
  { name: 'ticket_title', label: tr('Title'), kind: 'text', hint: tr("Empty: the category's name"), half: true },
  { name: 'ticket_type', label: tr('Delivery'), kind: 'choice', values: enums.ticketTypes, half: true },
  {
    name: 'currency_code',
    label: tr('Currency'),
    kind: 'choice',
    values: currencyCodes,
    name_of: (code) => code,
    required: true,
    half: true,
  },
  { name: 'face_value', label: tr('Face value'), kind: 'money', currency, required: true, half: true },
  { name: 'cost_price', label: tr('Cost price'), kind: 'money', currency, required: true, half: true },
  { name: 'sales_price', label: tr('Retail price'), kind: 'money', currency, half: true },
  { name: 'supplier_quantity', label: tr('Offered'), kind: 'integer', required: true, half: true },
  { name: 'min_order', label: tr('At least per order'), kind: 'integer', half: true },
  { name: 'ticket_status', label: tr('Status'), kind: 'choice', values: enums.ticketStatuses, name_of: statusLabel, half: true },
  { name: 'flags', label: tr('Flags'), kind: 'choices', values: enums.ticketFlags },
]

interface Props {
  event_id: string
  /** The ticket that is duplicated. */
  like?: Values
}

/** Offers a ticket of an event, new or as a duplicate. */
export function NewTicket({ event_id, like }: Props) {
  const { user } = useRouteContext({ from: '/shell' })
  const queries = useQueryClient()
  const navigate = useNavigate()
  const own = useQuery({
    queryKey: ['supplier', user.supplier_id],
    queryFn: async ({ signal }) =>
      (await client.GET('/v1/suppliers/{supplier_id}', { params: { path: { supplier_id: user.supplier_id ?? '' } }, signal })).data,
    enabled: user.supplier_id !== null && like === undefined,
  })
  const event = useQuery({
    queryKey: ['event', event_id],
    queryFn: async ({ signal }) => (await client.GET('/v1/events/{event_id}', { params: { path: { event_id } }, signal })).data,
  })
  if (!event.data || own.isLoading) return null
  const { venue_id } = event.data
  const start: Values = like
    ? Object.fromEntries(copied.map((name) => [name, like[name]]))
    : { currency_code: own.data?.default_currency ?? 'EUR', ticket_type: 'eticket', ticket_status: 'available' }
  const currency = String(start.currency_code)
  return (
    <EditButton
      label={like ? tr('Duplicate') : tr('New ticket')}
      title={like ? tr('Duplicate the ticket') : tr('New ticket')}
      fields={fieldsOf(currency, venue_id, isStaff(user))}
      copyOf={start}
      save={async (body) =>
        (await client.POST('/v1/tickets', { body: { ...kept(like), ...withoutNulls(body), event_id } as never })).data.ticket_id
      }
      done={tr('Ticket offered')}
      onSaved={async (id) => {
        await Promise.all([['offer'], ['list', 'tickets'], ['event', event_id]].map((queryKey) => queries.invalidateQueries({ queryKey })))
        await navigate({ to: `/tickets/${id}` as '/' })
      }}
    />
  )
}

/** Values that a duplicate copies without an input. */
const kept = (like: Values = {}): Values =>
  Object.fromEntries(
    ['vat_category', 'ticket_targetgroup', 'ticket_validity', 'sub_category', 'cancellation_policy'].flatMap((name) =>
      like[name] === undefined ? [] : [[name, like[name]]],
    ),
  )

/** The service decides on empty fields. */
const withoutNulls = (values: Values): Values => Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null))
