import { fault, Problem } from '../../lib/errors.js'
import type { Env } from '../../platform/context.js'
import { methods } from './methods/index.js'
import type { Payer, PaymentMethod } from './methods/method.js'

export interface MethodOffer {
  payment_method: PaymentMethod
  label: string
  currencies: string[]
  requires_reference: boolean
  settlement_hours: number | null
}

/** The payment methods of a distributor. */
export const methodsOf = ({ config }: Pick<Env, 'config'>, payer: Payer): MethodOffer[] =>
  (payer.payment_methods as PaymentMethod[]).map((payment_method) => {
    const { label, currencies, requires_reference, begins } = methods[payment_method]
    const settlement_hours = begins === 'open' ? config.CARD_SETTLEMENT_HOURS : null
    return { payment_method, label, currencies: currencies(payer), requires_reference, settlement_hours }
  })

export function checkMethod(payer: Pick<Payer, 'payment_methods' | 'allowed_currencies'>, method: string, currency: string): PaymentMethod {
  const facts = { payment_methods: payer.payment_methods, currencies: payer.allowed_currencies }
  const known = (payer.payment_methods as PaymentMethod[]).find((one) => one === method)
  if (!known)
    throw new Problem('payment_method_not_allowed', {
      detail: `${JSON.stringify(method.slice(0, 40))} is not among the payment methods of this distributor: ${payer.payment_methods.join(', ')}.`,
      facts,
    })
  checkCharged(payer, currency)
  return known
}

/** For all methods: a distributor is charged only in its own currencies. `pointer` is the request field with another currency, if any. */
export function checkCharged(
  { payment_methods, allowed_currencies }: Pick<Payer, 'payment_methods' | 'allowed_currencies'>,
  currency: string,
  pointer?: string,
): void {
  if (allowed_currencies.includes(currency)) return
  const allowed = allowed_currencies.join(', ')
  throw new Problem('payment_method_not_allowed', {
    detail: `This distributor is not charged in ${currency}, but in ${allowed}.`,
    ...(pointer === undefined ? {} : { errors: [fault(pointer, 'not_allowed', `must be one of ${allowed}`)] }),
    facts: { payment_methods, currencies: allowed_currencies },
  })
}
