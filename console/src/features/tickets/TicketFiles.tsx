import { Button, Skeleton, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { client } from '../../api.js'
import { count, moment } from '../../format.js'
import { tr, trCount, trRich } from '../../texts.js'
import { None, Panel } from '../../ui/detail/Detail.js'
import { Failure } from '../../ui/Failure.js'
import { Go } from '../../ui/Go.js'
import { Grid } from '../../ui/Grid.js'
import { Icon } from '../../ui/Icon.js'
import { Status } from '../../ui/status.js'
import { UploadDialog } from '../ticketfiles/UploadDialog.js'

const shown = 5

/** The uploaded files of a ticket, the progress of each, and the upload button. */
export function TicketFiles({ ticket_id }: { ticket_id: string }) {
  const [opened, dialog] = useDisclosure()
  const found = useQuery({
    queryKey: ['list', 'ticketfiles', 'of-ticket', ticket_id],
    queryFn: async ({ signal }) =>
      (await client.GET('/v1/ticketfiles', { params: { query: { ticket_id, page_size: shown } }, signal })).data,
  })
  const total = found.data?.pagination.total_size ?? 0
  return (
    <Panel
      title={tr('Files')}
      flush={total > 0}
      extra={
        <Button variant="default" size="xs" leftSection={<Icon name="upload" size={14} />} onClick={dialog.open}>
          {tr('Upload')}
        </Button>
      }
    >
      {found.isPending && <Skeleton height={60} role="status" aria-label={tr('Loading')} />}
      {found.isError && <Failure small error={found.error} onRetry={() => void found.refetch()} />}
      {found.data && total === 0 && (
        <None>{tr('None yet. A table of seats or finished PDFs are given to the orders that wait for them.')}</None>
      )}
      {found.data && total > 0 && (
        <>
          <Grid
            label={tr('Files')}
            heads={[
              tr('File'),
              tr('Uploaded'),
              tr('Read'),
              tr('Checked'),
              tr('Given out'),
              { label: tr('Seats'), align: 'right' },
              tr('When'),
            ]}
          >
            {found.data.ticketfiles.map((file) => (
              <tr key={file.ticketfile_id}>
                <td>
                  <Go href={`/ticket-files/${file.ticketfile_id}`}>{file.original_filename}</Go>
                  {file.revoked !== null && (
                    <Text size="xs" c="dimmed">
                      {tr('Revoked')}
                    </Text>
                  )}
                </td>
                <td>
                  <Status value={file.upload_status} />
                </td>
                <td>
                  <Status value={file.read_status} />
                </td>
                <td>
                  <Status value={file.scan_status} />
                </td>
                <td>
                  <Status value={file.assignment_status} />
                </td>
                <td data-align="right">
                  {trRich('{shown} of {total}', {
                    shown: count(file.download_items_csv.assigned),
                    total: count(file.download_items_csv.accepted),
                  })}
                </td>
                <td>{moment(file.created)}</td>
              </tr>
            ))}
          </Grid>
          {total > shown && (
            <Text size="sm" p="sm">
              <Go href={`/ticket-files?ticket_id=${ticket_id}`}>{trCount(total, 'All {n} file', 'All {n} files')}</Go>
            </Text>
          )}
        </>
      )}
      <UploadDialog opened={opened} onClose={dialog.close} ticket_id={ticket_id} />
    </Panel>
  )
}
