import { ActionIcon, Loader, Menu } from '@mantine/core'
import { useRouteContext } from '@tanstack/react-router'
import { mayChange } from '../../access.js'
import { Icon } from '../../ui/Icon.js'
import { Status } from '../../ui/status.js'
import { type OrderChange, type Read, useOrderChange } from './order.js'
import classes from './orders.module.css'
import { movesOf } from './statuses.js'

const four = [
  { key: 'logistic_status', label: 'Logistics', about: 'Where the tickets are' },
  { key: 'guestdata_status', label: 'Guest data', about: 'The party that still has to send guest data' },
  { key: 'distributorfinancial_status', label: 'Payment', about: 'What the distributor owes' },
  { key: 'notify_client_status', label: 'Confirmation', about: 'The mail to the buyer' },
] as const

/** The four statuses of an order, side by side. */
export function Statuses({ read }: { read: Read }) {
  return (
    <section className={classes.statuses} aria-label="Status">
      {four.map(({ key, label, about }) => (
        <div key={key}>
          <p>{label}</p>
          <div>
            <Status value={read.order[key]} />
            {key !== 'notify_client_status' && <Move read={read} field={key} label={label} />}
          </div>
          <small>{about}</small>
        </div>
      ))}
    </section>
  )
}

type Moved = Exclude<(typeof four)[number]['key'], 'notify_client_status'>

function Move({ read, field, label }: { read: Read; field: Moved; label: string }) {
  const { user } = useRouteContext({ from: '/shell' })
  const change = useOrderChange(read, `${label} changed`)
  // Cancelling has a separate dialog.
  const open = movesOf(field, read.order[field]).filter((status) => status !== 'cancelled')
  if (!mayChange(field)(user) || open.length === 0) return null
  return (
    <Menu position="bottom-start" width={210}>
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" size={24} aria-label={`Change ${label.toLowerCase()}`}>
          {change.isPending ? <Loader size={14} /> : <Icon name="chevron" size={14} />}
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {open.map((status) => (
          <Menu.Item key={status} onClick={() => change.mutate({ body: { [field]: status } as OrderChange })}>
            <Status value={status} />
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
