import { Button, Text, TextInput } from '@mantine/core'
import { useRouteContext } from '@tanstack/react-router'
import { type ClipboardEvent, useState } from 'react'
import { moment, money } from '../../format.js'
import { say } from '../../say.js'
import { tr } from '../../texts.js'
import { Lines } from '../../ui/Code.js'
import { Panel } from '../../ui/detail/Detail.js'
import { toInputs, type Values } from '../../ui/form/fields.js'
import { askToDiscard, useUnsaved } from '../../ui/form/unsaved.js'
import { Go } from '../../ui/Go.js'
import { Grid } from '../../ui/Grid.js'
import { type Pasted, type PasteField, paste } from '../../ui/paste/paste.js'
import { Report } from '../../ui/paste/Report.js'
import { Status } from '../../ui/status.js'
import { seatFields as fileFields } from '../ticketfiles/seat-fields.js'
import { actsAsBuyer, mayCancel, mayChangeItem } from './access.js'
import { CancelTickets } from './Cancel.js'
import { type Order, type OrderChange, type OrderItem, useOrderChange } from './order.js'
import { seatInWords } from './sentences.js'
import { canBeCancelled, isClosed } from './statuses.js'

type Seat = Pick<OrderItem, 'section' | 'row' | 'seat'>
const parts = ['section', 'row', 'seat'] as const
type SeatPart = (typeof parts)[number]
const seatFields = fileFields.filter(({ name }) => (parts as readonly string[]).includes(name)) as PasteField<SeatPart>[]

/** One line an admission. Whoever delivers may say where each sits. */
export function Items({ order }: { order: Order }) {
  const { user } = useRouteContext({ from: '/shell' })
  const [seats, setSeats] = useState<Record<string, Seat> | null>(null)
  const [pasted, setPasted] = useState<Pasted<SeatPart> | null>(null)
  const change = useOrderChange(order.bookingorder_id, tr('Seats saved'))
  const isOpen = !isClosed(order.logistic_status)
  const priced = actsAsBuyer(user, order)
  const mayEdit = isOpen && order.items.some((item) => mayChangeItem(user, order, item, 'seat'))
  const cancels = isOpen && mayCancel(user, order) && order.items.length > 1
  // What was there when the editing began: a change by somebody else is told apart from one's own.
  const [start, setStart] = useState<Order>(order)
  const edit = () => {
    setStart(order)
    setSeats(seatsOf(order))
  }
  const fields = order.items.flatMap((item, index) =>
    parts.map((part) => ({
      name: `${item.orderitem_id} ${part}`,
      label: tr('{part} of ticket {index}', { part: say(part), index: index + 1 }),
      kind: 'text' as const,
    })),
  )
  const before = toInputs(fields, flat(seatsOf(start)))
  const after = seats === null ? before : toInputs(fields, flat(seats))
  const isDirty = JSON.stringify(before) !== JSON.stringify(after)
  const release = useUnsaved(isDirty)
  /** A block from a spreadsheet, over the lines from the one it was pasted into. */
  const pasteAt = (event: ClipboardEvent, row: number, column: number) => {
    const text = event.clipboardData.getData('text')
    if (change.isPending || !/[\t\n;]/.test(text.trim())) return
    event.preventDefault()
    const found = paste(text, { fields: seatFields, column, places: order.items.length - row, inCell: true })
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
  const end = () => {
    release()
    setSeats(null)
  }
  const save = () => {
    if (!isDirty) return end()
    const edits = { fields, before, after, valuesOf: (stored: Order) => flat(seatsOf(stored)), bodyOf }
    change.mutate(edits, { onSuccess: ({ outcome }) => outcome !== 'open' && end() })
  }
  return (
    <Panel
      title={tr('Items')}
      flush
      extra={
        mayEdit &&
        (seats === null ? (
          <Button size="xs" variant="default" onClick={edit}>
            {tr('Edit seats')}
          </Button>
        ) : (
          <Button.Group>
            <Button size="xs" variant="default" onClick={() => (isDirty ? askToDiscard(end) : end())}>
              {tr('Cancel')}
            </Button>
            <Button size="xs" onClick={save} loading={change.isPending}>
              {tr('Save seats')}
            </Button>
          </Button.Group>
        ))
      }
    >
      {seats && pasted && <Report pasted={pasted} onClose={() => setPasted(null)} />}
      <Grid
        label={tr('Items')}
        heads={[
          tr('Ticket'),
          ...(seats
            ? [tr('Guest'), ...parts.map(say)]
            : [tr('Guest and seat'), tr('Status'), ...(priced ? [{ label: tr('Price and retail'), align: 'right' as const }] : [])]),
          ...(seats === null && cancels ? [tr('Cancel|tickets')] : []),
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
              <>
                <Seated item={item} priced={priced} />
                {cancels && (
                  <td>
                    {canBeCancelled(item) && (
                      <CancelTickets order={order} picked={[item.orderitem_id]} label={tr('Cancel ticket {row}', { row: row + 1 })} small />
                    )}
                  </td>
                )}
              </>
            ) : (
              <>
                <td>{guestOf(item)}</td>
                {parts.map((part, column) => (
                  <td key={part}>
                    <TextInput
                      size="xs"
                      w={84}
                      aria-label={tr('{part} of ticket {index}', { part: say(part), index: row + 1 })}
                      value={seats[item.orderitem_id]?.[part] ?? ''}
                      readOnly={change.isPending}
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

function Seated({ item, priced }: { item: OrderItem; priced: boolean }) {
  return (
    <>
      <td>
        <Lines main={guestOf(item)} sub={seatOf(item)} />
      </td>
      <td>
        <Status value={item.ticket_status} />
        {item.admitted_at !== null && (
          <Text size="xs" c="dimmed" mt={2}>
            {item.admission_gate === null
              ? tr('Let in {moment}', { moment: moment(item.admitted_at) })
              : tr('Let in {moment}, {gate}', { moment: moment(item.admitted_at), gate: item.admission_gate })}
          </Text>
        )}
        {item.relisted_ticket_id !== null && (
          <Text size="xs" mt={2}>
            <Go href={`/tickets/${item.relisted_ticket_id}`}>{item.relisting_status === 'sold' ? tr('Sold on') : tr('Relisted')}</Go>
          </Text>
        )}
      </td>
      {priced && (
        <td data-align="right">
          <Lines main={money(item.net_rate, item.currency)} sub={money(item.salesprice, item.currency)} />
        </td>
      )}
    </>
  )
}

type Seats = Record<string, Seat>
const seatsOf = ({ items }: Order): Seats => Object.fromEntries(items.map((item) => [item.orderitem_id, item]))
/** By item and part: "…_oit row". */
const flat = (seats: Seats): Values =>
  Object.fromEntries(Object.entries(seats).flatMap(([id, seat]) => parts.map((part) => [`${id} ${part}`, seat[part]])))
/** One entry an item, with the parts that changed. */
function bodyOf(changes: Values): OrderChange {
  const items = new Map<string, { orderitem_id: string }>()
  for (const [name, value] of Object.entries(changes)) {
    const [orderitem_id = '', part = ''] = name.split(' ')
    items.set(orderitem_id, { ...items.get(orderitem_id), orderitem_id, [part]: value })
  }
  return { items: [...items.values()] }
}

const guestOf = ({ guest }: OrderItem): string => [guest.first_name, guest.last_name].filter(Boolean).join(' ') || tr('No name yet')
const seatOf = (item: Seat): string => seatInWords(item) || tr('No seat yet')
