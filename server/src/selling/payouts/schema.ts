import Type, { type Static } from 'typebox'
import { LocalDateTime } from '../../lib/catalogue-schema.js'
import { Currency, DateTime, Enum, Id, nullable, Pagination } from '../../lib/schema.js'
import { type PayoutState, payoutStates } from '../purchases/states.js'
import { aboutState } from './list.js'

const Amount = (description: string) => Type.Integer({ description: `${description}; in the minor unit of the currency` })

const ofSale = {
  supplier_id: Id,
  supplier_name: Type.String(),
  purchaseorder_id: Id,
  reference_number: Type.String(),
  event_id: Id,
  event_name: Type.String(),
  event_stopdate: LocalDateTime,
  currency: Currency,
}

export const Payout = Type.Object(
  {
    payout_id: Type.String({ description: 'Identifier of the movement in the ledger', examples: ['48213001'] }),
    at: DateTime,
    document_number: nullable(Type.String({ description: 'Number of its document', examples: ['S2027-000012'] })),
    ...ofSale,
    amount: Amount('Amount that was paid to the supplier, negative if it was taken back'),
  },
  { title: 'Payout' },
)

export const WaitingPayout = Type.Object(
  {
    ...ofSale,
    amount: Amount('Amount owed to the supplier for the sale, negative if the supplier owes it'),
    state: Enum(payoutStates, {
      description:
        'What the payout waits for: `event` its end and the days after it, `decision` about an event that did not take place, `payment` of the buyer, `delivery` of the tickets. `ready`: the next run pays it',
    }),
    is_paid_for: Type.Boolean({ description: 'Whether the buyers have paid' }),
    payable_from: DateTime,
  },
  { title: 'WaitingPayout' },
)

const amounts = {
  owed: Amount('Amount owed to suppliers'),
  ...(Object.fromEntries(payoutStates.map((state) => [state, Amount(aboutState[state])])) as Record<
    PayoutState,
    ReturnType<typeof Amount>
  >),
}

export const Payable = Type.Object({ supplier_id: Id, supplier_name: Type.String(), currency: Currency, ...amounts }, { title: 'Payable' })

export const Payables = Type.Object(
  {
    payables: Type.Array(Payable, { description: 'One entry for each supplier and currency' }),
    totals: Type.Array(Type.Object({ currency: Currency, ...amounts }, { title: 'PayableTotal' }), {
      description: 'Sums of all entries that match the filters, one for each currency',
    }),
    pagination: Pagination,
  },
  { title: 'Payables' },
)
export type Payables = Static<typeof Payables>
