import { type May, may, type Who } from './access.js'
import { tr } from './texts.js'
import type { IconName } from './ui/Icon.js'

/** Something that can be done from anywhere. */
interface Action {
  label: string
  /** Other words for it. */
  also?: readonly string[]
  icon: IconName
  may: May
  href: string
  /** The kind of thing it is done to: found by the words that follow. */
  on?: 'event' | 'client' | 'ticket' | 'distributor' | 'bookingorder'
}

/** `$id` is what it is done to. A part after `#` opens a dialog of the page. */
const actions: readonly Action[] = [
  { label: tr('New event'), also: ['create event', 'add event'], icon: 'calendar', may: may.manageCatalogue, href: '/events#new' },
  { label: tr('New venue'), also: ['create venue', 'add venue'], icon: 'pin', may: may.manageCatalogue, href: '/venues#new' },
  { label: tr('New team'), also: ['create team', 'add team'], icon: 'people', may: may.manageCatalogue, href: '/teams#new' },
  {
    label: tr('New tournament'),
    also: ['create tournament', 'add tournament'],
    icon: 'bookmark',
    may: may.manageCatalogue,
    href: '/tournaments#new',
  },
  {
    label: tr('New category'),
    also: ['create category', 'add category'],
    icon: 'layers',
    may: may.manageCatalogue,
    href: '/categories#new',
  },
  { label: tr('New instructions'), also: ['create instructions'], icon: 'book', may: may.manageCatalogue, href: '/instructions#new' },
  {
    label: tr('New ticket for'),
    also: ['create ticket', 'new ticket', 'offer tickets', 'add ticket'],
    icon: 'ticket',
    may: may.manageTickets,
    on: 'event',
    href: '/events/$id/offer',
  },
  {
    label: tr('Cancel or move'),
    also: ['new disruption', 'cancel event', 'move event', 'postpone event'],
    icon: 'alert',
    may: may.manageDisruptions,
    on: 'event',
    href: '/events/$id/disrupt',
  },
  { label: tr('Sell'), also: ['book', 'hold', 'reserve'], icon: 'box', may: may.reserve, on: 'event', href: '/events/$id' },
  {
    label: tr('New allotment'),
    also: ['create allotment', 'keep tickets'],
    icon: 'inbox',
    may: may.manageAllotments,
    href: '/allotments#new',
  },
  {
    label: tr('Ask for a group'),
    also: ['new group request', 'create group request'],
    icon: 'people',
    may: may.askForGroups,
    href: '/group-requests#new',
  },
  {
    label: tr('Upload ticket files'),
    also: ['upload seats', 'give out seats'],
    icon: 'upload',
    may: may.manageTicketFiles,
    href: '/ticket-files#upload',
  },
  { label: tr('Let a guest in'), also: ['admit a guest', 'scan ticket'], icon: 'check', may: may.admit, href: '/admissions' },
  { label: tr('Watch the sale of'), also: ['on sale'], icon: 'bolt', may: may.watchSales, on: 'ticket', href: '/on-sale/$id' },
  {
    label: tr('New distributor'),
    also: ['create distributor', 'add distributor'],
    icon: 'building',
    may: may.manageDistributors,
    href: '/distributors#new',
  },
  { label: tr('New supplier'), also: ['create supplier', 'add supplier'], icon: 'truck', may: may.manageSuppliers, href: '/suppliers#new' },
  { label: tr('New client'), also: ['create client', 'add client'], icon: 'key', may: may.manageClients, href: '/clients#new' },
  { label: tr('Act as'), also: ['impersonate'], icon: 'swap', may: may.impersonate, on: 'client', href: '/clients/$id#act-as' },
  { label: tr('New webhook'), also: ['create webhook', 'add webhook'], icon: 'hook', may: may.manageWebhooks, href: '/webhooks#new' },
]

export interface Proposal {
  label: string
  icon: IconName
  href: string
  /** Not complete yet: the kind of thing that must be named. */
  on?: string
}

/** An action with the words that name what it is done to. */
interface Aimed {
  action: Action
  words: string
}

const phrases = ({ label, also = [] }: Action): string[] => [label, ...also].map((one) => one.toLowerCase())

/** What the words could mean for somebody: complete actions, and those that name what is to be found ("act as ana"). */
export function actionsFor(who: Who, text: string): { proposals: Proposal[]; aimed: Aimed | null } {
  const said = text.toLowerCase().replace(/\s+/g, ' ')
  const words = said.split(' ').filter(Boolean)
  if (words.length === 0) return { proposals: [], aimed: null }
  const open = actions.filter(({ may: mayDo }) => mayDo(who))
  for (const action of open) {
    if (action.on === undefined) continue
    // The longest phrase first: "new ticket for" before "new ticket".
    const phrase = phrases(action)
      .sort((a, b) => b.length - a.length)
      .find((one) => said.startsWith(`${one} `) && said.length > one.length + 1)
    if (phrase) return { proposals: [], aimed: { action, words: text.trimStart().slice(phrase.length).trim() } }
  }
  const matching = open.filter((action) => phrases(action).some((phrase) => words.every((word) => phrase.includes(word))))
  return { proposals: matching.map(({ label, icon, href, on }) => ({ label, icon, href, ...(on ? { on } : {}) })), aimed: null }
}
