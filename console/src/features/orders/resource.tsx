import { enums } from '@allotment/sdk/model'
import { buys, isStaff, may, seesCharges, sells } from '../../access.js'
import { currencyFilter } from '../../countries.js'
import { local, moment, money } from '../../format.js'
import { say } from '../../say.js'
import { tr } from '../../texts.js'
import { distributorThing, eventThing, ticketThing } from '../../things.js'
import { Code, Lines, Mail } from '../../ui/Code.js'
import { defineResource, listOf } from '../../ui/list/resource.js'
import { Step } from '../../ui/list/Step.js'
import { Name } from '../../ui/Name.js'
import { Status } from '../../ui/status.js'
import { decisions } from '../disruptions/bulk.js'
import { contentsOf } from './contents.js'
import { statusesOf } from './statuses.js'
import { StepCell, stepName, stepNames } from './steps.js'

/** Steps of orders whose event is not over, the nearest deadline first. */
const urgent = (next_step: string, more: Record<string, string> = {}) => ({
  filters: () => ({ next_step, event_stopdate: `ge:${new Date().toISOString().slice(0, 10)}`, ...more }),
  sorting: 'next_step_by',
})
const buyerSteps = 'in:[payment,decision,guest_data]'

export const orders = defineResource({
  name: 'bookingorders',
  title: tr('Orders'),
  source: listOf('/v1/bookingorders'),
  id: (order) => order.bookingorder_id,
  href: (order) => `/orders/${order.bookingorder_id}`,
  sorting: '-created',
  search: {
    hint: tr('Code, id, e-mail, reference, event'),
    query: (text) => ({ query: text }),
    elsewhere: {
      may: (who) => may.readGuests(who) && (isStaff(who) || buys(who)),
      text: tr('The name of a guest is found with “Find anything”, at the top of each page.'),
    },
  },
  columns: [
    {
      key: 'code',
      label: tr('Order'),
      sort: 'created',
      cell: (order) => <Lines main={<Code>{order.booking_code}</Code>} sub={moment(order.created)} />,
    },
    {
      key: 'event',
      label: tr('Event'),
      sort: 'event_startdate',
      width: 200,
      cell: ({ event_name, event_startdate, items, is_test_booking }) => (
        <Lines
          main={event_name}
          sub={[contentsOf(items), local(event_startdate), is_test_booking && tr('a test')].filter(Boolean).join(' · ')}
        />
      ),
    },
    { key: 'step', label: tr('To do'), sort: 'next_step_by', cell: (order) => <StepCell order={order} /> },
    {
      key: 'distributor',
      label: tr('Distributor'),
      may: isStaff,
      cell: ({ distributor_id, booking_email }) => (
        <Lines main={<Name of="distributor" id={distributor_id} />} sub={booking_email && <Mail>{booking_email}</Mail>} />
      ),
    },
    {
      key: 'email',
      label: tr('Booked by'),
      may: buys,
      extra: true,
      cell: ({ booking_email }) => (booking_email ? <Mail>{booking_email}</Mail> : '–'),
    },
    {
      key: 'logistic',
      label: tr('Logistics'),
      sort: 'logistic_status',
      cell: ({ logistic_status }) => <Status value={logistic_status} />,
    },
    {
      key: 'guestdata',
      label: tr('Guest data'),
      sort: 'guestdata_status',
      cell: ({ guestdata_status }) => <Status value={guestdata_status} />,
    },
    {
      key: 'payment',
      label: tr('Payment'),
      sort: 'distributorfinancial_status',
      cell: ({ distributorfinancial_status }) => <Status value={distributorfinancial_status} />,
    },
    { key: 'mail', label: tr('Confirmation'), extra: true, cell: ({ notify_client_status }) => <Status value={notify_client_status} /> },
    {
      key: 'amount',
      label: tr('Amount'),
      may: seesCharges,
      align: 'right',
      cell: ({ amount, target_currency }) => money(amount, target_currency),
    },
    { key: 'created', label: tr('Made'), sort: 'created', extra: true, cell: ({ created }) => moment(created) },
    { key: 'updated', label: tr('Changed'), sort: 'updated', extra: true, cell: ({ updated }) => moment(updated) },
    { key: 'reference', label: tr('Reference'), extra: true, cell: ({ booking_reference }) => booking_reference ?? '–' },
    { key: 'lead', label: tr('Lead name'), extra: true, cell: ({ lead_name_for_pickup }) => lead_name_for_pickup ?? '–' },
    {
      key: 'method',
      label: tr('Paid by'),
      may: seesCharges,
      extra: true,
      cell: ({ payment_method }) => (payment_method ? say(payment_method) : '–'),
    },
    { key: 'test', label: tr('Test'), extra: true, cell: ({ is_test_booking }) => (is_test_booking ? tr('Test') : '–') },
    { key: 'id', label: tr('Id'), extra: true, cell: ({ bookingorder_id }) => <Code>{bookingorder_id}</Code> },
  ],
  filters: [
    { key: 'logistic_status', label: tr('Logistics'), kind: 'choice', values: statusesOf('logistic_status'), first: true },
    { key: 'guestdata_status', label: tr('Guest data'), kind: 'choice', values: statusesOf('guestdata_status'), first: true },
    {
      key: 'distributorfinancial_status',
      label: tr('Payment'),
      kind: 'choice',
      values: statusesOf('distributorfinancial_status'),
      first: true,
    },
    { key: 'event_id', label: tr('Event'), kind: 'thing', thing: eventThing, first: true },
    { key: 'ticket_id', label: tr('Ticket'), kind: 'thing', thing: ticketThing },
    { key: 'distributor_id', label: tr('Distributor'), kind: 'thing', thing: distributorThing, may: isStaff },
    { key: 'supplier_id', label: tr('Supplier id'), kind: 'text', may: isStaff },
    { key: 'financial_status', label: tr('Supplier payment'), kind: 'choice', values: statusesOf('financial_status'), may: isStaff },
    { key: 'next_step', label: tr('To do'), kind: 'choice', values: stepNames, name: stepName, first: true },
    { key: 'next_step_by', label: tr('To be done by'), kind: 'date' },
    { key: 'event_startdate', label: tr('Event begins'), kind: 'date' },
    { key: 'event_stopdate', label: tr('Event ends'), kind: 'date' },
    {
      key: 'relation',
      label: tr('Side'),
      kind: 'choice',
      values: ['buyer', 'seller'],
      name: (side) => (side === 'buyer' ? tr('Bought') : tr('Sold')),
      may: (who) => buys(who) && sells(who),
    },
    { key: 'target_currency', label: tr('Currency'), ...currencyFilter, may: (who) => !sells(who) },
    { key: 'created', label: tr('Made'), kind: 'date' },
    { key: 'updated', label: tr('Changed'), kind: 'date' },
    { key: 'booking_code', label: tr('Booking code'), kind: 'text' },
    { key: 'booking_id', label: tr('Booking id'), kind: 'text' },
    {
      key: 'disruption_decision',
      label: tr('Disruption'),
      kind: 'choice',
      values: enums.disruptionDecisions,
    },
    { key: 'disruption_id', label: tr('Disruption id'), kind: 'text' },
    { key: 'is_test_booking', label: tr('Test'), kind: 'flag', yes: tr('Test bookings'), no: tr('Real bookings') },
  ],
  queues: [
    { label: tr('Most urgent'), ...urgent(`in:[${stepNames.join()}]`), may: isStaff },
    { label: tr('Most urgent'), ...urgent(buyerSteps), may: (who) => buys(who) && !sells(who) },
    { label: tr('Most urgent'), ...urgent('in:[files,guest_data]'), may: (who) => sells(who) && !buys(who) },
    { label: tr('Urgent, bought'), ...urgent(buyerSteps, { relation: 'buyer' }), may: (who) => buys(who) && sells(who) },
    { label: tr('Urgent, sold'), ...urgent('in:[files,guest_data]', { relation: 'seller' }), may: (who) => buys(who) && sells(who) },
    { label: tr('Guest data awaited'), filters: { guestdata_status: 'in:[waitingfordistributor,waitingforendcustomer]' } },
    { label: tr('To process'), filters: { logistic_status: 'processing' } },
    { label: tr('Files awaited'), filters: { logistic_status: 'pendingticketupload' } },
    { label: tr('To look at'), filters: { logistic_status: 'in:[review,blocked,postponed,administrative]' } },
    { label: tr('To decide'), filters: { disruption_decision: 'pending' }, may: may.decideDisruptions },
    { label: tr('Unpaid'), filters: { distributorfinancial_status: 'in:[open,invoiced]' } },
    { label: tr('Completed'), filters: { logistic_status: 'completed' } },
    { label: tr('Cancelled'), filters: { logistic_status: 'in:[cancelled,returned]' } },
  ],
  bulk: decisions,
  empty: {
    title: tr('No orders yet'),
    detail: tr('An order appears here as soon as a reservation is booked, in the console or through the API.'),
    action: <Step href="/tickets?on_sale=true" label={tr('To the tickets on sale')} />,
  },
})
