import { Loader, Menu, UnstyledButton } from '@mantine/core'
import { useRouteContext } from '@tanstack/react-router'
import { useState } from 'react'
import { may } from '../../access.js'
import { ticketStatuses } from '../../enums.js'
import { Status, statusLabel } from '../../ui/status.js'
import { useTicketChange } from './change.js'
import type { Ticket } from './resource.js'

/** The status, and for whoever may, the way to another one without leaving the list. */
export function StatusCell({ ticket }: { ticket: Pick<Ticket, 'ticket_id' | 'ticket_status'> }) {
  const { user } = useRouteContext({ from: '/shell' })
  const change = useTicketChange(ticket.ticket_id, 'Status changed')
  // A page of tickets would otherwise make fifty menus that nobody opens.
  const [asked, ask] = useState(false)
  if (!may.manageTickets(user)) return <Status value={ticket.ticket_status} />
  const label = `Status: ${statusLabel(ticket.ticket_status)}. Change`
  if (!asked) {
    return (
      <UnstyledButton aria-label={label} aria-haspopup="menu" aria-expanded={false} onClick={() => ask(true)}>
        <Status value={ticket.ticket_status} />
      </UnstyledButton>
    )
  }
  return (
    <Menu defaultOpened position="bottom-start" width={170} withinPortal>
      <Menu.Target>
        <UnstyledButton aria-label={label}>
          {change.isPending ? <Loader size={14} /> : <Status value={ticket.ticket_status} />}
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        {ticketStatuses.map((status) => (
          <Menu.Item key={status} disabled={status === ticket.ticket_status} onClick={() => change.mutate({ ticket_status: status })}>
            <Status value={status} />
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
