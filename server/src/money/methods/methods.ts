import { fault, Problem } from '../../lib/errors.js'
import type { paymentMethods } from '../../parties/distributors/schema.js'
import type { DistributorRow } from '../../parties/distributors/store.js'
import type { Env } from '../../platform/context.js'

export type PaymentMethod = (typeof paymentMethods)[number]

const labels: Record<PaymentMethod, string> = { invoice: 'On invoice', card: 'By card', prepaid: 'From the prepaid balance' }

export interface MethodOffer {
  payment_method: PaymentMethod
  label: string
  currencies: string[]
  requires_reference: boolean
}

type Payer = Pick<DistributorRow, 'payment_methods' | 'allowed_currencies' | 'prepaid_balances'>

/** How a distributor may pay. A card's payment is matched by its reference; a balance pays in the currencies it is in. */
export const methodsOf = ({ payment_methods, allowed_currencies, prepaid_balances }: Payer): MethodOffer[] =>
  (payment_methods as PaymentMethod[]).map((payment_method) => ({
    payment_method,
    label: labels[payment_method],
    currencies:
      payment_method === 'prepaid'
        ? prepaid_balances.map((balance) => balance.currency).filter((currency) => allowed_currencies.includes(currency))
        : allowed_currencies,
    requires_reference: payment_method === 'card',
  }))

/** Whether there is enough on a balance is asked when it is charged, not here: it may be topped up until then. */
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

/** Whatever the method: a distributor is charged in its own currencies only. `pointer` is the field that asks for another, if one does. */
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

/** `net14` is fourteen days; a condition that says something else leaves it to the setting. */
export function dueDate(env: Pick<Env, 'config'>, { payment_condition }: Pick<DistributorRow, 'payment_condition'>, at: Date): Date {
  const days = /^net\s?(\d{1,3})$/i.exec(payment_condition)?.[1]
  return new Date(at.getTime() + Number(days ?? env.config.INVOICE_DUE_DAYS) * 86_400_000)
}
