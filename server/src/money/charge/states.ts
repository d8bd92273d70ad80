import { transitions } from '../../lib/transitions.js'

export type DistributorFinancialStatus = 'open' | 'invoiced' | 'paid' | 'partlyrefunded' | 'refunded' | 'void'

export const distributorFinancial = transitions<DistributorFinancialStatus>({
  open: ['invoiced', 'paid', 'void'],
  invoiced: ['paid', 'void'],
  paid: ['partlyrefunded', 'refunded'],
  partlyrefunded: ['refunded'],
  refunded: [],
  void: [],
})
