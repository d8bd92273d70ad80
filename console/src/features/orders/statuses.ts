/** The values of D11's four machines, in the order an order meets them. */
export const logisticStatuses = [
  'processing',
  'pendingticketupload',
  'completed',
  'review',
  'blocked',
  'postponed',
  'administrative',
  'returned',
  'cancelled',
] as const
export const guestdataStatuses = [
  'notapplicable',
  'waitingfordistributor',
  'waitingforendcustomer',
  'waitingforprocessing',
  'waitingtosendtosupplier',
  'completed',
] as const
export const paymentStatuses = ['open', 'invoiced', 'paid', 'partlyrefunded', 'refunded', 'void'] as const
export const supplierPaymentStatuses = ['notapplicable', 'topurchase', 'purchased', 'settled', 'credited'] as const
