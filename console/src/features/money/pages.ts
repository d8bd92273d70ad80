/** The pages of money: one piece of script, because whoever opens one opens the next. */
export { Invoice } from './Invoice.js'
export { Invoices } from './invoices.js'
export { AccountLines, StatementLines } from './lines.js'
export { Money } from './Money.js'
export { Payables, Payouts, PayoutsDue } from './payouts.js'
export { RateMoment, Rates } from './rates.js'
export { Receivables } from './receivables.js'
