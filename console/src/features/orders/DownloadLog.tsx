import { useQuery } from '@tanstack/react-query'
import { moment } from '../../format.js'
import { tr } from '../../texts.js'
import { None, Panel } from '../../ui/detail/Detail.js'
import { Grid } from '../../ui/Grid.js'
import { listOf } from '../../ui/list/resource.js'
import { Name } from '../../ui/Name.js'

/** The downloads of tickets of an order, newest first. */
export function DownloadLog({ bookingorder_id }: { bookingorder_id: string }) {
  const log = useQuery({
    queryKey: ['downloads', bookingorder_id],
    queryFn: ({ signal }) =>
      listOf('/v1/bookingorders/{bookingorder_id}/downloads', { bookingorder_id }).page({ page_size: '20', sorting: '-at' }, signal),
  })
  const rows = log.data?.rows ?? []
  if (rows.length === 0) return null
  return (
    <Panel
      title={tr('Fetched')}
      flush
      extra={
        <None>
          {log.data && log.data.total > rows.length ? tr('The last {shown} of {total}', { shown: rows.length, total: log.data.total }) : ''}
        </None>
      }
    >
      <Grid label={tr('Fetched')} heads={[tr('When'), tr('By'), tr('What')]}>
        {rows.map((row) => (
          <tr key={row.download_id}>
            <td>{moment(row.at)}</td>
            <td>{row.client_id === null ? tr('A guest, by link') : <Name of="client" id={row.client_id} />}</td>
            <td>{row.kind === 'zip' ? tr('All tickets') : tr('One ticket')}</td>
          </tr>
        ))}
      </Grid>
    </Panel>
  )
}
