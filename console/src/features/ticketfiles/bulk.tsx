import { may } from '../../access.js'
import { client } from '../../api.js'
import { counted } from '../../format.js'
import { BulkDialog } from '../../ui/list/BulkDialog.js'
import type { BulkAction, RowOf } from '../../ui/list/resource.js'

/** Says of the picked files that show an old date that they are valid. */
const Confirming: BulkAction<RowOf<'/v1/ticketfiles'>>['Dialog'] = ({ selection, onDone, onClose }) => {
  const old = selection.rows.filter(({ outdated }) => outdated)
  const files = counted(old.length, 'file')
  const run = async () => {
    for (const { ticketfile_id } of old)
      await client.POST('/v1/ticketfiles/{ticketfile_id}/confirm', { params: { path: { ticketfile_id } } })
  }
  return (
    <BulkDialog
      act={`Confirm ${files}`}
      disabled={old.length === 0}
      run={run}
      done={`Confirmed ${files}`}
      onDone={onDone}
      onClose={onClose}
    >
      <b>{files}</b> on this page show the old date or venue. Confirm them if the venue accepts them: guests then no longer wait for others.
    </BulkDialog>
  )
}

export const confirmations: readonly BulkAction<RowOf<'/v1/ticketfiles'>>[] = [
  { label: 'Valid all the same', may: may.manageTicketFiles, Dialog: Confirming },
]
