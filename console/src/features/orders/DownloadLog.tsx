import { useQuery } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { moment } from '../../format.js'
import { tr } from '../../texts.js'
import { None, Panel } from '../../ui/detail/Detail.js'
import { Grid } from '../../ui/Grid.js'
import { listOf, type RowOf } from '../../ui/list/resource.js'

const downloadsAt = '/v1/bookingorders/{bookingorder_id}/downloads'

const kinds: Record<RowOf<typeof downloadsAt>['kind'], string> = {
  pdf: tr('One ticket'),
  zip: tr('All tickets'),
  code: tr('The code of one ticket'),
}

export const downloadsOf = (bookingorder_id: string) => ['downloads', bookingorder_id]

/** The downloads of tickets of an order, newest first. */
export function DownloadLog({ bookingorder_id }: { bookingorder_id: string }) {
  const { user } = useRouteContext({ from: '/shell' })
  const log = useQuery({
    queryKey: downloadsOf(bookingorder_id),
    queryFn: ({ signal }) => listOf(downloadsAt, { bookingorder_id }).page({ page_size: '20', sorting: '-at' }, signal),
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
            <td>{byWhom(row, user)}</td>
            <td>{kinds[row.kind]}</td>
          </tr>
        ))}
      </Grid>
    </Panel>
  )
}

function byWhom({ client_id, client_name }: RowOf<typeof downloadsAt>, user: { client_id: string }): string {
  if (client_id === null) return tr('A guest, by link')
  if (client_id === user.client_id) return tr('You')
  return client_name ?? tr('Another user')
}
