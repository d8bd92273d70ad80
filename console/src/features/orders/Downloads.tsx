import { Anchor, Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { may } from '../../access.js'
import { client } from '../../api.js'
import { tr } from '../../texts.js'
import { None, Panel } from '../../ui/detail/Detail.js'
import { Grid } from '../../ui/Grid.js'
import { Icon } from '../../ui/Icon.js'
import { save } from '../../ui/save.js'
import { tell } from '../../ui/tell.js'
import { UploadDialog } from '../ticketfiles/UploadDialog.js'
import { downloadsOf } from './DownloadLog.js'
import type { Order, OrderItem } from './order.js'
import { isClosed } from './statuses.js'

/** The files for the guest: each file, and all of them at once. */
export function Downloads({ order }: { order: Order }) {
  const { bookingorder_id, booking_code } = order
  const ready = order.items.filter(({ number_of_pdfs, ticket_status }) => number_of_pdfs > 0 && ticket_status === 'completed')
  const { user } = useRouteContext({ from: '/shell' })
  const waiting = isClosed(order.logistic_status) ? undefined : order.items.find(({ ticket_status }) => ticket_status === 'pending')
  const queries = useQueryClient()
  const zipping = useMutation({
    mutationFn: async () => {
      const { data } = await client.GET('/v1/etickets/download/zip/{bookingorder_id}', {
        params: { path: { bookingorder_id } },
        parseAs: 'blob',
      })
      save(data as Blob, `${booking_code}.zip`)
    },
    onError: tell.failure,
    onSettled: () => queries.invalidateQueries({ queryKey: downloadsOf(bookingorder_id) }),
  })
  if (order.logistic_status !== 'completed' || ready.length === 0) {
    return (
      <Panel title={tr('Downloads')} extra={waiting && may.manageTicketFiles(user) && <Upload ticket_id={waiting.ticket_id} />}>
        <None>
          {order.logistic_status === 'completed'
            ? tr('No files: these tickets are delivered in another way.')
            : isClosed(order.logistic_status)
              ? tr('Nothing to download: the order is over.')
              : tr('Nothing to download before the order is completed.')}
        </None>
      </Panel>
    )
  }
  return (
    <Panel
      title={tr('Downloads')}
      flush
      extra={
        // Who may not have the files gets no links.
        ready.some(({ download_link }) => download_link !== null) && (
          <Button size="xs" variant="default" loading={zipping.isPending} onClick={() => zipping.mutate()}>
            {tr('All as ZIP')}
          </Button>
        )
      }
    >
      <Grid label={tr('Downloads')} heads={[tr('Ticket'), tr('File'), tr('SHA-256')]}>
        {ready.map((item) => (
          <File key={item.orderitem_id} order={order} item={item} />
        ))}
      </Grid>
    </Panel>
  )
}

/** The next step of an order that waits for its files. */
function Upload({ ticket_id }: { ticket_id: string }) {
  const [opened, dialog] = useDisclosure()
  return (
    <>
      <Button size="xs" variant="default" leftSection={<Icon name="upload" size={14} />} onClick={dialog.open}>
        {tr('Upload')}
      </Button>
      <UploadDialog opened={opened} onClose={dialog.close} ticket_id={ticket_id} />
    </>
  )
}

function File({ order: { bookingorder_id, booking_code }, item }: { order: Order; item: OrderItem }) {
  const { orderitem_id, download_link, ticket_sha } = item
  const place = [item.section, item.row, item.seat].filter(Boolean).join('-') || orderitem_id
  const queries = useQueryClient()
  const fetching = useMutation({
    mutationFn: async (link: string) => {
      const path = { bookingorder_id, orderitem_id, download_link: link }
      const { data } = await client.GET('/v1/etickets/download/{bookingorder_id}/{orderitem_id}/url/{download_link}', {
        params: { path },
        parseAs: 'blob',
      })
      save(data as Blob, `${booking_code}-${place}.pdf`)
    },
    onError: tell.failure,
    onSettled: () => queries.invalidateQueries({ queryKey: downloadsOf(bookingorder_id) }),
  })
  return (
    <tr>
      <td>{item.ticket_name}</td>
      <td>
        {download_link === null ? (
          '–'
        ) : (
          <Anchor
            component="button"
            type="button"
            fz="inherit"
            disabled={fetching.isPending}
            onClick={() => fetching.mutate(download_link)}
          >
            {`${place}.pdf`}
          </Anchor>
        )}
      </td>
      <td>{ticket_sha === null ? '–' : `${ticket_sha.slice(0, 12)}…`}</td>
    </tr>
  )
}
