import { ActionIcon, Loader, Menu } from '@mantine/core'
import { useRouteContext } from '@tanstack/react-router'
import { type May, may } from '../../access.js'
import { Icon } from '../../ui/Icon.js'
import { Status } from '../../ui/status.js'
import { type OrderChange, type Read, useOrderChange } from './order.js'
import classes from './orders.module.css'
import { moves } from './statuses.js'

const four = [
  { key: 'logistic_status', label: 'Logistics', about: 'Where the tickets are', may: may.moveOrders },
  { key: 'guestdata_status', label: 'Guest data', about: 'Who still has to say who comes', may: may.moveOrders },
  { key: 'distributorfinancial_status', label: 'Payment', about: 'What the distributor owes', may: may.moveMoney },
  { key: 'notify_client_status', label: 'Confirmation', about: 'The mail to whoever booked', may: null },
] as const

/** The four questions every order answers, side by side. */
export function Statuses({ read }: { read: Read }) {
  return (
    <section className={classes.statuses} aria-label="Status">
      {four.map(({ key, label, about, may: rule }) => (
        <div key={key}>
          <p>{label}</p>
          <div>
            <Status value={read.order[key]} />
            {rule !== null && <Move read={read} field={key as keyof typeof moves} may={rule} label={label} />}
          </div>
          <small>{about}</small>
        </div>
      ))}
    </section>
  )
}

function Move({ read, field, may: rule, label }: { read: Read; field: keyof typeof moves; may: May; label: string }) {
  const { user } = useRouteContext({ from: '/shell' })
  const change = useOrderChange(read, `${label} changed`)
  const open = moves[field][read.order[field]] ?? []
  if (!rule(user) || open.length === 0) return null
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
