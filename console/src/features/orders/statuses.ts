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

const detours = ['review', 'blocked', 'postponed', 'administrative']
const backFrom = (detour: string) => ['processing', 'pendingticketupload', 'completed', ...detours.filter((one) => one !== detour)]

/** Where each status may go from here; cancelling has a dialog of its own. The service checks again, and says what is missing. */
export const moves: Record<'logistic_status' | 'guestdata_status' | 'distributorfinancial_status', Record<string, readonly string[]>> = {
  logistic_status: {
    processing: ['pendingticketupload', 'completed', ...detours],
    pendingticketupload: ['completed', ...detours],
    completed: [...detours, 'returned'],
    ...Object.fromEntries(detours.map((detour) => [detour, backFrom(detour)])),
  },
  guestdata_status: {
    waitingfordistributor: ['waitingforendcustomer', 'waitingforprocessing'],
    waitingforendcustomer: ['waitingfordistributor', 'waitingforprocessing'],
    waitingforprocessing: ['waitingtosendtosupplier', 'waitingfordistributor'],
    waitingtosendtosupplier: ['completed', 'waitingfordistributor'],
    completed: ['waitingfordistributor'],
  },
  distributorfinancial_status: {
    open: ['invoiced', 'paid', 'void'],
    invoiced: ['paid', 'void'],
    paid: ['partlyrefunded', 'refunded'],
    partlyrefunded: ['refunded'],
  },
}

/** Nothing can happen to it any more. */
export const isClosed = (logistic_status: string): boolean => logistic_status === 'cancelled' || logistic_status === 'returned'
