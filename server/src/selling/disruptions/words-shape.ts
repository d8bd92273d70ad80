/** The texts of the letters about disruptions. `{…}` are placeholders; dates and amounts are formatted by Intl. */
export interface Words {
  cancelledSubject: string
  postponedSubject: string
  rescheduledSubject: string
  relocatedSubject: string
  revertedSubject: string
  reminderSubject: string
  cancelled: string
  postponed: string
  rescheduled: string
  relocated: string
  reverted: string
  before: string
  now: string
  refund: string
  choose: string
  keptByDefault: string
  refundedByDefault: string
  accepted: string
  refunded: string
  order: string
  undecided: string
  supplierCancelled: string
  supplierOrders: string
  /** of a cancelled event */
  supplierPayout: string
  /** of a moved one: everybody may take the refund */
  supplierPayoutMost: string
  supplierFiles: string
}
