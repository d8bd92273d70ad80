// Made from `paymentMethods` by `npm run generate`: each name there has a file here that is called like it.
import { card } from './card.js'
import { invoice } from './invoice.js'
import type { Method, PaymentMethod } from './method.js'
import { prepaid } from './prepaid.js'

export const methods: Record<PaymentMethod, Method> = { invoice, card, prepaid }
