import { fault, Problem } from '../../lib/errors.js'
import { dayMillis, isDate, wireDate } from '../../lib/time.js'
import type { Ctx } from '../../platform/context.js'
import type { ListRequest, ParameterSpec } from '../../platform/db/list.js'

export interface Period {
  from: Date
  until: Date
}

/** The parameters of a statement that say which days it covers. */
export const periodParameters = {
  from: {
    kind: 'choice',
    about: 'First day, yyyy-mm-dd in UTC; without it the first of this month, or of that of `to` if it is earlier',
    example: '2027-01-01',
  },
  to: { kind: 'choice', about: 'Last day, yyyy-mm-dd in UTC; without it today, or `from` if it is later', example: '2027-01-31' },
} as const satisfies Record<string, ParameterSpec>

function dayOf(name: 'from' | 'to', given: string | undefined, fallback: string): string {
  if (given === undefined) return fallback
  if (!isDate(given)) {
    const message = 'a date yyyy-mm-dd'
    throw new Problem('invalid_parameter', { detail: `${name} must be ${message}.`, errors: [fault(name, 'invalid_parameter', message)] })
  }
  return given
}

/** The days of a statement, as text and as a period. The last day is included. */
export function periodOf(ctx: Pick<Ctx, 'now'>, { options }: ListRequest): { from: string; to: string; period: Period } {
  const today = wireDate(ctx.now())
  const until = dayOf('to', options.to, today)
  const from = dayOf('from', options.from, `${(until < today ? until : today).slice(0, 8)}01`)
  const to = options.to === undefined && until < from ? from : until
  // The balances of such a period would be wrong: its end is counted before its beginning.
  if (to < from)
    throw new Problem('invalid_parameter', {
      detail: `The statement begins on ${from}, so it cannot end on ${to}.`,
      errors: [fault('to', 'invalid_parameter', 'must not be before the first day')],
    })
  return { from, to, period: { from: new Date(`${from}T00:00:00Z`), until: new Date(Date.parse(`${to}T00:00:00Z`) + dayMillis) } }
}
