import { Button, Menu } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { client } from '../../api.js'
import { tr } from '../../texts.js'
import { tell } from '../../ui/tell.js'
import { type Order, refreshOrder } from './order.js'

const actions = { complete: tr('Complete it'), postpone: tr('Postpone its event'), cancel: tr('Cancel it') } as const

/** The buttons that change the status of a test booking. */
export function Sandbox({ order: { bookingorder_id } }: { order: Order }) {
  const queries = useQueryClient()
  const driving = useMutation({
    mutationFn: (action: keyof typeof actions) =>
      client.POST('/v1/bookingorders/{bookingorder_id}/sandbox', { params: { path: { bookingorder_id } }, body: { action } }),
    onSuccess: () => tell.done(tr('The test went on')),
    onError: tell.failure,
    onSettled: () => refreshOrder(queries, bookingorder_id),
  })
  return (
    <Menu position="bottom-end" width={200}>
      <Menu.Target>
        <Button variant="default" loading={driving.isPending}>
          {tr('Simulate')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {(Object.keys(actions) as (keyof typeof actions)[]).map((action) => (
          <Menu.Item key={action} onClick={() => driving.mutate(action)}>
            {actions[action]}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
