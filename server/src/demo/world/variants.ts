import type { CategoryType, TargetGroup, TicketValidity } from '../../lib/enums.js'
import { daysBetween, weekdayOf } from './days.js'
import type { WorldEvent } from './types.js'

/** The days and the target group of a ticket. */
export interface Variant {
  validity: TicketValidity
  group: TargetGroup
  sub_category: string
  /** The suffix after the category's name in the title. */
  label: string
  first: string
  last: string
  /** Percentage of the full price. */
  price: number
}

type Weighted<T> = readonly [T, number]
type Span = Omit<Variant, 'group'>

const weekdays = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const
const names = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const

const titles = { youth: 'Youth', child: 'Child', senior: 'Senior' } as const

const groups: readonly Weighted<readonly [TargetGroup, percent: number]>[] = [
  [['adult', 100], 80],
  [['youth', 75], 7],
  [['child', 50], 6],
  [['senior', 80], 7],
]
const everyone: readonly Weighted<readonly [TargetGroup, percent: number]>[] = [[['all', 100], 1]]

/** The variants of each category type at an event, with their frequency. */
export function variantsOf(event: WorldEvent): (type: CategoryType) => readonly Weighted<Variant>[] {
  const days = daysBetween(event.date_start.slice(0, 10), event.date_stop.slice(0, 10))
  const admission = admissions(days)
  const seats = forGroups(admission, groups)
  const served = forGroups(admission, everyone)
  const rest = forGroups([[whole('other', 'regular', '', days), 1]], everyone)
  return (type) => {
    if (type === 'grandstand' || type === 'generaladmission') return seats
    return type === 'hospitality' || type === 'offsite_hospitality' ? served : rest
  }
}

function forGroups(spans: readonly Weighted<Span>[], people: typeof groups): Weighted<Variant>[] {
  return spans.flatMap(([span, often]) =>
    people.map(([[group, percent], share]) => [withGroup(span, group, percent), often * share] as const),
  )
}

function withGroup(span: Span, group: TargetGroup, percent: number): Variant {
  if (group === 'adult' || group === 'all') return { ...span, group }
  const name = titles[group]
  return {
    ...span,
    group,
    label: span.label ? `${span.label}, ${name}` : name,
    sub_category: span.sub_category === 'regular' ? group : `${span.sub_category} ${group}`,
    price: Math.round((span.price * percent) / 100),
  }
}

/** For one day a single variant. For several: all days, the last two, and each day separately, the last one being the most expensive. */
function admissions(days: readonly string[]): Weighted<Span>[] {
  const [first] = days as [string]
  if (days.length === 1) return [[{ ...whole('singleday', 'regular', '', days), first, last: first }, 1]]
  const all: Span =
    days.length === 2
      ? whole('twoday', 'weekend', 'Both days', days)
      : days.length === 3
        ? whole('weekend', 'weekend', 'Weekend', days)
        : whole('fourday', 'fourday', 'All days', days)
  const single = days.map((day, i): Weighted<Span> => {
    const price = [65, 45, 25, 20][days.length - 1 - i] ?? 15
    return [
      { validity: 'singleday', sub_category: weekdays[weekdayOf(day)], label: names[weekdayOf(day)], first: day, last: day, price },
      1,
    ]
  })
  const lastTwo: Weighted<Span>[] = days.length > 2 ? [[{ ...whole('twoday', 'twoday', 'Two days', days.slice(-2)), price: 85 }, 1]] : []
  return [[all, 4], ...single, ...lastTwo]
}

function whole(validity: TicketValidity, sub_category: string, label: string, days: readonly string[]): Span {
  return { validity, sub_category, label, first: days[0] as string, last: days.at(-1) as string, price: 100 }
}
