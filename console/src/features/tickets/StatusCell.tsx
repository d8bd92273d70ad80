import { enums } from '@allotment/sdk/model'
import { Loader, Menu, UnstyledButton } from '@mantine/core'
import { useRouteContext } from '@tanstack/react-router'
import { may } from '../../access.js'
import { tr } from '../../texts.js'
import { Status, statusLabel } from '../../ui/status.js'
import { useTicketChange } from './change.js'
import type { Ticket } from './resource.js'
import { useAsked } from './useAsked.js'

/** The status, and for whoever may, the way to another one without leaving the list. */
export function StatusCell({ ticket }: { ticket: Pick<Ticket, 'ticket_id' | 'ticket_status' | 'currency_code'> }) {
  const { user } = useRouteContext({ from: '/shell' })
  const change = useTicketChange(ticket, tr('Status changed'))
  const { asked, opened, setOpened, button } = useAsked()
  if (!may.manageTickets(user)) return <Status value={ticket.ticket_status} />
  const label = tr('Status: {ticket_status}. Change', { ticket_status: statusLabel(ticket.ticket_status) })
  if (!asked) {
    return (
      <UnstyledButton aria-label={label} aria-haspopup="menu" aria-expanded={false} onClick={() => setOpened(true)}>
        <Status value={ticket.ticket_status} />
      </UnstyledButton>
    )
  }
  return (
    <Menu opened={opened} onChange={setOpened} position="bottom-start" width={170} withinPortal>
      <Menu.Target>
        <UnstyledButton ref={button} aria-label={label}>
          {change.isPending ? <Loader size={14} /> : <Status value={ticket.ticket_status} />}
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        {enums.ticketStatuses.map((status) => (
          <Menu.Item key={status} disabled={status === ticket.ticket_status} onClick={() => change.mutate({ ticket_status: status })}>
            <Status value={status} />
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
