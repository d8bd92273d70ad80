import { oneOf, transitions } from '../../lib/transitions.js'

export const groupRequestStatuses = ['new', 'quoted', 'accepted', 'declined', 'expired', 'withdrawn'] as const
export type GroupRequestStatus = (typeof groupRequestStatuses)[number]

export const groupRequestMachine = transitions<GroupRequestStatus>({
  new: ['quoted', 'declined', 'expired', 'withdrawn'],
  // Back to new when the last quote is withdrawn or has run out.
  quoted: ['new', 'accepted', 'declined', 'expired', 'withdrawn'],
  accepted: [],
  declined: [],
  expired: [],
  withdrawn: [],
})
export const openGroupRequest = oneOf('status', groupRequestMachine.open)

export const quoteStatuses = ['open', 'accepted', 'declined', 'withdrawn', 'expired'] as const
export type QuoteStatus = (typeof quoteStatuses)[number]
export const openQuote = oneOf<QuoteStatus>('status', ['open'])
