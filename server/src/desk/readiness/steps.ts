/** What must be there until something can be bought, in this order. */
export const stepNames = ['event', 'category', 'events', 'categories', 'tickets', 'on_sale', 'stock', 'buyers'] as const
export type StepName = (typeof stepNames)[number]

/** The resources that have a checklist, with the steps that count for each. */
export const checklists = {
  event: ['event', 'categories', 'tickets', 'on_sale', 'stock', 'buyers'],
  venue: ['categories', 'events', 'tickets', 'on_sale', 'stock', 'buyers'],
  category: ['category', 'events', 'tickets', 'on_sale', 'stock', 'buyers'],
  team: ['events', 'tickets', 'on_sale', 'stock', 'buyers'],
  tournament: ['events', 'tickets', 'on_sale', 'stock', 'buyers'],
} as const satisfies Record<string, readonly StepName[]>
export type Subject = keyof typeof checklists
export const subjects = Object.keys(checklists) as Subject[]

/** Reasons besides those of `notOnSaleReasons`. */
export const otherReasons = {
  category_archived: 'it is archived and takes no new tickets',
  too_few_left: 'fewer are left than its smallest order',
  nobody_allowed: 'no distributor may see it: its supplier is not active, or distributors and countries exclude everybody',
} as const
