import { ActionIcon, Loader, Menu } from '@mantine/core'
import { useRouteContext } from '@tanstack/react-router'
import { tr } from '../../texts.js'
import { confirm } from '../../ui/confirm.js'
import type { Field } from '../../ui/form/fields.js'
import { Icon } from '../../ui/Icon.js'
import { Status, statusLabel } from '../../ui/status.js'
import { mayChange } from './access.js'
import { type Order, useOrderChange } from './order.js'
import classes from './orders.module.css'
import { canReturn, movesOf } from './statuses.js'

const four = [
  { key: 'logistic_status', label: tr('Logistics'), about: tr('Where the tickets are') },
  { key: 'guestdata_status', label: tr('Guest data'), about: tr('Names and other data of the guests') },
  { key: 'distributorfinancial_status', label: tr('Payment'), about: tr('What the distributor owes') },
  { key: 'notify_client_status', label: tr('Confirmation'), about: tr('The mail to the buyer') },
] as const

/** The four questions every order answers, side by side. */
export function Statuses({ order }: { order: Order }) {
  return (
    <section className={classes.statuses} aria-label={tr('Status')}>
      <div className={classes.four}>
        {four.map(({ key, label, about }) => (
          <div key={key}>
            <p>{label}</p>
            <div>
              <Status value={order[key]} />
              {key !== 'notify_client_status' && <Move order={order} field={key} label={label} />}
            </div>
            <small>{about}</small>
          </div>
        ))}
      </div>
    </section>
  )
}

type Moved = Exclude<(typeof four)[number]['key'], 'notify_client_status'>

function Move({ order, field, label }: { order: Order; field: Moved; label: string }) {
  const { user } = useRouteContext({ from: '/shell' })
  const change = useOrderChange(order.bookingorder_id, tr('{name} changed', { name: label }))
  // Cancelling has a dialog of its own.
  const open = movesOf(field, order[field]).filter((status) => status !== 'cancelled')
  if (!mayChange(user, order, field) || open.length === 0) return null
  const fields: readonly Field[] = [{ name: field, label, kind: 'choice', values: [], name_of: statusLabel }]
  const move = (status: string) => change.mutate({ fields, before: { [field]: order[field] }, after: { [field]: status } })
  const ask = (status: string) =>
    confirm({
      title: tr('{label}: from “{from}” to “{to}”?', { label, from: statusLabel(order[field]), to: statusLabel(status) }),
      detail: tr('It cannot be set back.'),
      act: tr('Change'),
      keep: tr('Back'),
      onConfirm: () => move(status),
    })
  return (
    <Menu position="bottom-start" width={210}>
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" size={24} aria-label={tr('Change: {name}', { name: label })}>
          {change.isPending ? <Loader size={14} /> : <Icon name="chevron" size={14} />}
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {open.map((status) => (
          <Menu.Item key={status} onClick={() => (canReturn(field, status, order[field]) ? move(status) : ask(status))}>
            <Status value={status} />
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
