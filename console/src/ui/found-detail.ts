import type { paths } from '@allotment/sdk'
import { country } from '../countries.js'
import { day } from '../format.js'
import { say } from '../say.js'
import { tr, trCount } from '../texts.js'
import { statusLabel } from './status.js'

type Found = paths['/v1/internal/console/search']['get']['responses'][200]['content']['application/json']['results'][number]
type Part = Found['parts'][number]

const worded: Record<Part['kind'], (value: string) => string> = {
  text: (value) => value,
  status: statusLabel,
  value: say,
  day,
  due: (value) => tr('due {day}', { day: day(value) }),
  country,
  tickets: (value) => trCount(Number(value), '{n} ticket', '{n} tickets'),
}

/** What tells a result of the search from others of its name, in the reader's language. */
export const detailOf = (parts: readonly Part[]): string => parts.map(({ kind, value }) => worded[kind](value)).join(' · ')
