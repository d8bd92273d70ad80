import { Button, Text, TextInput } from '@mantine/core'
import { useRouteContext } from '@tanstack/react-router'
import { type ClipboardEvent, useState } from 'react'
import { mayChangeItem } from '../../access.js'
import { moment, money } from '../../format.js'
import { say } from '../../say.js'
import { Lines } from '../../ui/Code.js'
import { Panel } from '../../ui/detail/Detail.js'
import { Go } from '../../ui/Go.js'
import { Grid } from '../../ui/Grid.js'
import { type Pasted, type PasteField, paste } from '../../ui/paste/paste.js'
import { Report } from '../../ui/paste/Report.js'
import { Status } from '../../ui/status.js'
import { seatFields as fileFields } from '../ticketfiles/seat-fields.js'
import { type OrderItem, type Read, useOrderChange } from './order.js'
import { isClosed } from './statuses.js'

type Seat = Pick<OrderItem, 'section' | 'row' | 'seat'>
const parts = ['section', 'row', 'seat'] as const
type SeatPart = (typeof parts)[number]
const seatFields = fileFields.filter(({ name }) => (parts as readonly string[]).includes(name)) as PasteField<SeatPart>[]

/** One line an admission. Whoever delivers may say where each sits. */
export function Items({ read }: { read: Read }) {
  const { user } = useRouteContext({ from: '/shell' })
  const { order } = read
  const [seats, setSeats] = useState<Record<string, Seat> | null>(null)
  const [pasted, setPasted] = useState<Pasted<SeatPart> | null>(null)
  const change = useOrderChange(read, 'Seats saved')
  const mayEdit = mayChangeItem('seat')(user) && !isClosed(order.logistic_status)
  const start = () => setSeats(Object.fromEntries(order.items.map((item) => [item.orderitem_id, item])))
  /** A block from a spreadsheet, over the lines from the one it was pasted into. */
  const pasteAt = (event: ClipboardEvent, row: number, column: number) => {
    const text = event.clipboardData.getData('text')
    if (!/[\t\n;]/.test(text.trim())) return
    event.preventDefault()
    const found = paste(text, { fields: seatFields, column, places: order.items.length - row })
    setSeats((all) => {
      const below = order.items.slice(row)
      return (
        all && {
          ...all,
          ...Object.fromEntries(
            found.rows.map((values, down) => {
              const id = below[down]?.orderitem_id ?? ''
              return [id, { ...(all[id] as Seat), ...values }]
            }),
          ),
        }
      )
    })
    setPasted(found)
  }
  const save = () => {
    if (seats === null) return
    const items = order.items.flatMap(({ orderitem_id, ...was }) => {
      const is = seats[orderitem_id]
      if (is === undefined || parts.every((part) => (is[part] || null) === was[part])) return []
      return [{ orderitem_id, section: is.section || null, row: is.row || null, seat: is.seat || null }]
    })
    if (items.length === 0) return setSeats(null)
    change.mutate({ body: { items } }, { onSuccess: () => setSeats(null) })
  }
  return (
    <Panel
      title="Items"
      flush
      extra={
        mayEdit &&
        (seats === null ? (
          <Button size="xs" variant="default" onClick={start}>
            Edit seats
          </Button>
        ) : (
          <Button.Group>
            <Button size="xs" variant="default" onClick={() => setSeats(null)}>
              Cancel
            </Button>
            <Button size="xs" onClick={save} loading={change.isPending}>
              Save seats
            </Button>
          </Button.Group>
        ))
      }
    >
      {seats && pasted && <Report pasted={pasted} onClose={() => setPasted(null)} />}
      <Grid
        label="Items"
        heads={[
          'Ticket',
          ...(seats ? ['Guest', ...parts.map(say)] : ['Guest and seat', 'Status', { label: 'Price and retail', align: 'right' as const }]),
        ]}
      >
        {order.items.map((item, row) => (
          <tr key={item.orderitem_id}>
            <td>
              <Lines
                main={<Go href={`/tickets/${item.ticket_id}`}>{item.ticket_name}</Go>}
                sub={`${item.category_name} · ${say(item.type_ticket)}`}
              />
            </td>
            {seats === null ? (
              <Seated item={item} />
            ) : (
              <>
                <td>{guestOf(item)}</td>
                {parts.map((part, column) => (
                  <td key={part}>
                    <TextInput
                      size="xs"
                      w={84}
                      aria-label={say(part)}
                      value={seats[item.orderitem_id]?.[part] ?? ''}
                      onPaste={(event) => pasteAt(event, row, column)}
                      onChange={(event) => {
                        const { value } = event.currentTarget
                        setSeats((all) => all && { ...all, [item.orderitem_id]: { ...(all[item.orderitem_id] as Seat), [part]: value } })
                      }}
                    />
                  </td>
                ))}
              </>
            )}
          </tr>
        ))}
      </Grid>
    </Panel>
  )
}

function Seated({ item }: { item: OrderItem }) {
  return (
    <>
      <td>
        <Lines main={guestOf(item)} sub={seatOf(item)} />
      </td>
      <td>
        <Status value={item.ticket_status} />
        {item.admitted_at !== null && (
          <Text size="xs" c="dimmed" mt={2}>
            Let in {moment(item.admitted_at)}
            {item.admission_gate !== null && `, ${item.admission_gate}`}
          </Text>
        )}
      </td>
      <td data-align="right">
        <Lines main={money(item.net_rate, item.currency)} sub={money(item.salesprice, item.currency)} />
      </td>
    </>
  )
}

const guestOf = ({ guest }: OrderItem): string => [guest.first_name, guest.last_name].filter(Boolean).join(' ') || 'No name yet'
const seatOf = ({ section, row, seat }: Seat): string =>
  [section && `Section ${section}`, row && `row ${row}`, seat && `seat ${seat}`].filter(Boolean).join(', ') || 'No seat yet'
