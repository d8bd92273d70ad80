import { may } from '../../access.js'
import { client } from '../../api.js'
import { tr, trCount, trRich } from '../../texts.js'
import { BulkDialog } from '../../ui/list/BulkDialog.js'
import type { BulkAction, RowOf } from '../../ui/list/resource.js'

/** Says of the picked files that show an old date that they are valid. */
const Confirming: BulkAction<RowOf<'/v1/ticketfiles'>>['Dialog'] = ({ selection, onDone, onClose }) => {
  const old = selection.rows.filter(({ outdated }) => outdated)
  const files = trCount(old.length, '{n} file', '{n} files')
  const run = async () => {
    for (const { ticketfile_id } of old)
      await client.POST('/v1/ticketfiles/{ticketfile_id}/confirm', { params: { path: { ticketfile_id } } })
  }
  return (
    <BulkDialog
      act={tr('Confirm {files}', { files })}
      disabled={old.length === 0}
      run={run}
      done={tr('Confirmed {files}', { files })}
      onDone={onDone}
      onClose={onClose}
    >
      {trRich(
        '{b} on this page show the old date or venue. Confirm them if the venue accepts them: guests then no longer wait for others.',
        { b: <b>{files}</b> },
      )}
    </BulkDialog>
  )
}

export const confirmations: readonly BulkAction<RowOf<'/v1/ticketfiles'>>[] = [
  { label: tr('Valid all the same'), may: may.manageTicketFiles, Dialog: Confirming },
]
