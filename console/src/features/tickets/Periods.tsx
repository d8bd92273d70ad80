import { ActionIcon, Button, Group } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useQueryClient } from '@tanstack/react-query'
import { local, money } from '../../format.js'
import { tr } from '../../texts.js'
import { confirm } from '../../ui/confirm.js'
import { None, Panel } from '../../ui/detail/Detail.js'
import { EditDialog } from '../../ui/form/EditDialog.js'
import type { Field, Values } from '../../ui/form/fields.js'
import { type Guard, guardOf, type Version } from '../../ui/form/guard.js'
import { Grid } from '../../ui/Grid.js'
import { Icon } from '../../ui/Icon.js'
import { tell } from '../../ui/tell.js'
import { ticketCalls } from './change.js'
import type { Ticket } from './resource.js'

type Period = Ticket['sales_periods'][number]

/** Prices are set by the operator: a supplier does not get this field. */
const fieldsIn = (currency: string, isPriced: boolean): readonly Field[] => [
  { name: 'label', label: tr('Name'), kind: 'text', required: true },
  { name: 'date_start', label: tr('From'), kind: 'datetime', hint: tr("On the venue's clock"), required: true, half: true },
  { name: 'date_stop', label: tr('Until'), kind: 'datetime', hint: tr("On the venue's clock"), required: true, half: true },
  ...(isPriced ? [{ name: 'net_rate', label: tr('Price'), kind: 'money', currency, hint: tr('Empty: as usual') } as const] : []),
]

/** When a ticket is on sale, and at which price. */
export function Periods({ ticket, editable }: { ticket: Ticket; editable: boolean }) {
  const { ticket_id, sales_periods: periods, currency_code } = ticket
  const queries = useQueryClient()
  const calls = ticketCalls(ticket_id)
  /** Of the periods as they are stored now: another one that somebody else changed stays theirs. */
  const store = async (change: (stored: Period[]) => Period[]) => {
    const { values, tag } = await calls.read()
    return calls.save({ sales_periods: change(values.sales_periods as Period[]) }, guardOf(tag))
  }
  const again = () =>
    Promise.all([['ticket'], ['history', 'ticket'], ['list', 'tickets']].map((queryKey) => queries.invalidateQueries({ queryKey })))
  // Only the operator sees how a price is calculated, and only it sets one.
  const setsPrices = ticket.service_price !== undefined
  const common = { fields: fieldsIn(currency_code, setsPrices), onSaved: again }
  const isOwn = (period: Period) => setsPrices || period.net_rate === undefined
  const remove = (period: Period) =>
    confirm({
      title: tr('Remove {label}?', { label: period.label }),
      detail: tr('What was sold in it stays so; from now on the other periods and dates of the ticket decide.'),
      act: tr('Remove'),
      onConfirm: () => {
        store((stored) => stored.filter((one) => !isSame(one, period)))
          .then(() => tell.done(tr('Sales period removed')), tell.failure)
          .finally(() => void again())
      },
    })
  return (
    <Panel
      title={tr('Sales periods')}
      flush={periods.length > 0}
      extra={editable && <Edit {...common} save={(added) => store((stored) => [...stored, periodOf(added)])} />}
    >
      {periods.length === 0 ? (
        <None>{tr('None: on sale at one price for as long as its status and dates allow.')}</None>
      ) : (
        <Grid
          label={tr('Sales periods')}
          heads={[tr('Period'), tr('From'), tr('Until'), { label: tr('Price'), align: 'right' }, ...(editable ? [tr('Change')] : [])]}
        >
          {periods.map((period) => (
            <tr key={period.date_start + period.label}>
              <td>{period.label}</td>
              <td>{local(period.date_start)}</td>
              <td>{local(period.date_stop)}</td>
              <td data-align="right">{period.net_rate === undefined ? tr('as usual') : money(period.net_rate, currency_code)}</td>
              {editable && (
                <td>
                  {isOwn(period) && (
                    <Group gap={4} wrap="nowrap">
                      <Edit
                        {...common}
                        period={period}
                        read={async () => {
                          const { values, tag } = await calls.read()
                          const sales_periods = values.sales_periods as Period[]
                          return { values: { ...sales_periods.find((one) => isSame(one, period)), sales_periods }, tag }
                        }}
                        save={(changes, guard, stored) => {
                          const all = (stored?.values.sales_periods ?? periods) as Period[]
                          return calls.save({ sales_periods: replaced(all, period, changes) }, guard)
                        }}
                      />
                      <ActionIcon
                        variant="subtle"
                        color="gray"
                        aria-label={tr('Remove {label}', { label: period.label })}
                        onClick={() => remove(period)}
                      >
                        <Icon name="trash" size={16} />
                      </ActionIcon>
                    </Group>
                  )}
                </td>
              )}
            </tr>
          ))}
        </Grid>
      )}
    </Panel>
  )
}

/** A period goes by its name and its begin. */
const isSame = (a: Period, b: Period): boolean => a.label === b.label && a.date_start === b.date_start

/** If somebody else has renamed, moved or removed the period, what is typed becomes a period of its own. */
const replaced = (stored: Period[], period: Period, changes: Values): Period[] =>
  stored.some((one) => isSame(one, period))
    ? stored.map((one) => (isSame(one, period) ? periodOf({ ...one, ...changes }) : one))
    : [...stored, periodOf({ ...period, ...changes })]

/** A price that was emptied is none. */
const periodOf = ({ net_rate, ...rest }: Values): Period =>
  ({ ...rest, ...(net_rate === null || net_rate === undefined ? {} : { net_rate }) }) as Period

interface EditProps {
  fields: readonly Field[]
  period?: Period
  read?: () => Promise<Version>
  save: (changes: Values, guard: Guard, stored?: Version) => Promise<unknown>
  onSaved: () => Promise<unknown>
}

function Edit({ period, ...form }: EditProps) {
  const [opened, shown] = useDisclosure()
  return (
    <>
      {period ? (
        <ActionIcon variant="subtle" color="gray" aria-label={tr('Edit {label}', { label: period.label })} onClick={shown.open}>
          <Icon name="edit" size={16} />
        </ActionIcon>
      ) : (
        <Button variant="default" size="xs" leftSection={<Icon name="plus" size={14} />} onClick={shown.open}>
          {tr('New period')}
        </Button>
      )}
      <EditDialog
        {...form}
        opened={opened}
        onClose={shown.close}
        title={period ? tr('Edit {label}', { label: period.label }) : tr('New sales period')}
        {...(period ? { values: { ...period } } : {})}
        done={tr('Sales periods changed')}
      />
    </>
  )
}
