import Type, { type Static } from 'typebox'
import { Body, Currency, DateTime, Enum, Id, Minor, nullable, Text } from '../../lib/schema.js'
import { Vat } from '../../money/charge/schema.js'
import { distributorFinancial } from '../../money/charge/states.js'
import { paymentMethods } from '../../parties/distributors/schema.js'
import { feeTypes } from '../../platform/db/json.js'

const PaymentMethodOffer = Type.Object(
  {
    payment_method: Enum(paymentMethods),
    label: Type.String(),
    currencies: Type.Array(Currency, { description: 'What can be charged this way' }),
    requires_reference: Type.Boolean({
      description:
        'Whether a payment_reference is needed before the payment can be settled; it can be given now, when booking or later on the order',
    }),
    settlement_hours: nullable(
      Type.Integer({
        description:
          'For a method that a payment provider settles: how many hours after the booking it must be settled, and before the event begins. Null for others',
        examples: [24],
      }),
    ),
  },
  { title: 'PaymentMethod' },
)
export const PaymentMethods = Type.Object({ payment_methods: Type.Array(PaymentMethodOffer) }, { title: 'PaymentMethods' })

const Fee = Type.Object({ type: Enum(feeTypes), amount: Minor, currency: Currency, vat: Minor }, { title: 'OrderFee' })
export const PayDetails = Type.Object(
  {
    reservation_id: Id,
    payment_method: Enum(paymentMethods),
    payment_reference: nullable(Type.String()),
    amount: Type.Integer({ description: 'All of it, fees and VAT included, in the minor unit of the currency' }),
    currency: Currency,
    items: Type.Array(Type.Object({ ticket_id: Id, amount: Minor, currency: Currency }, { title: 'PayDetailsItem' })),
    fees: Type.Array(Fee),
    vat: Type.Array(Vat),
    due_by: nullable(
      Type.String({
        ...DateTime,
        description:
          'Until when it is to be paid: of an invoice its due date; of others the end of the hold, and after the booking the time by which a payment provider must settle it',
      }),
    ),
    status: Enum(distributorFinancial.statuses),
  },
  { title: 'PayDetails' },
)
export type PayDetails = Static<typeof PayDetails>

export const PayDetailsChange = Body(
  { payment_method: Enum(paymentMethods), payment_reference: Type.Optional(nullable(Text(200, 1))) },
  { title: 'PayDetailsChange', examples: [{ payment_method: 'card', payment_reference: 'psp-20931' }] },
)
export type PayDetailsChange = Static<typeof PayDetailsChange>

const Positive = Type.Integer({ minimum: 1, maximum: 10_000_000_000_000, description: 'In the minor unit of the currency' })

export const Deposit = Body(
  { amount: Positive, currency: Currency, reference: Text(200, 1) },
  { title: 'PrepaidDeposit', examples: [{ amount: 500_000, currency: 'EUR', reference: 'Bank transfer of 4 May' }] },
)
export type Deposit = Static<typeof Deposit>

export const PrepaidBalances = Type.Object(
  { distributor_id: Id, prepaid_balances: Type.Array(Type.Object({ currency: Currency, amount: Minor })) },
  { title: 'PrepaidBalances' },
)

export const NewSettlement = Body(
  { settlement_reference: Text(200, 1), booking_id: Id, payment_reference: Text(200, 1), amount: Positive, currency: Currency },
  {
    title: 'NewSettlement',
    description: 'The whole of what a booking costs, collected by a payment provider',
    examples: [
      {
        settlement_reference: 'set-88213',
        booking_id: '01k9zq3v5r8t2w4y6a1b3c5d7e_bkn',
        payment_reference: 'psp-20931',
        amount: 31_250,
        currency: 'EUR',
      },
    ],
  },
)
export type NewSettlement = Static<typeof NewSettlement>

export const Settlement = Type.Object(
  {
    settlement_reference: Type.String(),
    booking_id: Id,
    payment_reference: Type.String(),
    amount: Positive,
    currency: Currency,
    received: DateTime,
    bookingorders: Type.Array(Id),
  },
  { title: 'Settlement' },
)
export type Settlement = Static<typeof Settlement>
