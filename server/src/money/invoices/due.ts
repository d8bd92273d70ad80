import { dayMillis } from '../../lib/time.js'
import type { DistributorRow } from '../../parties/distributors/store.js'
import type { Env } from '../../platform/context.js'

/** `net14` means fourteen days. For any other condition, the setting applies. */
export function dueDate(env: Pick<Env, 'config'>, { payment_condition }: Pick<DistributorRow, 'payment_condition'>, at: Date): Date {
  const days = /^net\s?(\d{1,3})$/i.exec(payment_condition)?.[1]
  return new Date(at.getTime() + Number(days ?? env.config.INVOICE_DUE_DAYS) * dayMillis)
}
