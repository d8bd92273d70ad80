import { itemEditors, orderEditors } from '@allotment/sdk/model'
import { isStaff, type Who } from '../../access.js'

/** What somebody is to an order; the service says it with each. */
interface Related {
  relation: 'buyer' | 'seller' | 'origin' | 'operator'
}
type Editors = readonly (string | undefined)[]
const edits = (editors: Editors, who: Who, relation: string): boolean =>
  isStaff(who) ? who.roles.some((role) => role === 'ADMIN' || editors.includes(role)) : editors.includes(relation)

/** Fields of an order and of its items that are changed by themselves, by the service's own table of who may. */
export const mayChange = (who: Who, { relation }: Related, field: keyof typeof orderEditors): boolean =>
  edits(orderEditors[field], who, relation)
/** Whoever bought may cancel; all other moves of that status are the staff's. */
export const mayCancel = (who: Who, { relation }: Related): boolean => edits([...orderEditors.logistic_status, 'buyer'], who, relation)
/** Who sells a ticket on that they bought does not deliver it. */
export const mayChangeItem = (
  who: Who,
  { relation }: Related,
  { is_relisted_ticket }: { is_relisted_ticket: boolean },
  field: keyof typeof itemEditors,
): boolean => edits(itemEditors[field], who, relation === 'seller' && is_relisted_ticket ? 'relister' : relation)
/** Staff acts for every buyer. */
export const actsAsBuyer = (who: Who, { relation }: Related): boolean => isStaff(who) || relation === 'buyer'
