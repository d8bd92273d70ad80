import { may } from '../../access.js'
import { client } from '../../api.js'
import { tr, trCount } from '../../texts.js'
import { BulkDialog } from '../../ui/list/BulkDialog.js'
import type { BulkAction, RowOf } from '../../ui/list/resource.js'

/** Says of the picked files that show an old date that they are valid. */
const Confirming: BulkAction<RowOf<'/v1/ticketfiles'>>['Dialog'] = ({ selection, onDone, onClose }) => {
  const old = selection.rows.filter(({ outdated }) => outdated)
  const run = async () => {
    for (const { ticketfile_id } of old)
      await client.POST('/v1/ticketfiles/{ticketfile_id}/confirm', { params: { path: { ticketfile_id } } })
  }
  return (
    <BulkDialog
      act={trCount(old.length, 'Confirm {n} file', 'Confirm {n} files')}
      disabled={old.length === 0}
      run={run}
      done={trCount(old.length, '{n} file confirmed', '{n} files confirmed')}
      onDone={onDone}
      onClose={onClose}
    >
      {trCount(old.length, '{n} file on this page shows the old date or venue.', '{n} files on this page show the old date or venue.')}{' '}
      {tr('Confirm them if the venue accepts them: guests then no longer wait for others.')}
    </BulkDialog>
  )
}

export const confirmations: readonly BulkAction<RowOf<'/v1/ticketfiles'>>[] = [
  { label: tr('Valid all the same'), may: may.manageTicketFiles, Dialog: Confirming },
]
