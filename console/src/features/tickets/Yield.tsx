import { useQueryClient } from '@tanstack/react-query'
import { client } from '../../api.js'
import { count, money } from '../../format.js'
import { Fact, Facts, None, Panel } from '../../ui/detail/Detail.js'
import { EditButton } from '../../ui/form/EditButton.js'
import type { Field, Values } from '../../ui/form/fields.js'
import { Status } from '../../ui/status.js'
import type { TicketChange } from './change.js'
import type { Ticket } from './resource.js'

const yieldFields = (currency: string): readonly Field[] => [
  { name: 'enabled', label: 'Price it automatically', kind: 'switch' },
  { name: 'yield_min_price', label: 'Never below', kind: 'money', currency, required: true, half: true },
  { name: 'yield_max_price', label: 'Never above', kind: 'money', currency, required: true, half: true },
  { name: 'diff_from_cheapest', label: 'Below the cheapest by', kind: 'money', currency, required: true, half: true },
  { name: 'minimum_different_suppliers', label: 'Suppliers to compare with', kind: 'integer', required: true, half: true },
]

/** The automatic price: the cheapest comparable ticket less a difference, within bounds. */
export function Yield({ ticket }: { ticket: Ticket }) {
  const queries = useQueryClient()
  const { ticket_id, currency_code: currency, ticket_yield: rule } = ticket
  const set = rule?.yield_strategy !== undefined
  const values: Values = set
    ? { ...rule }
    : {
        enabled: false,
        yield_min_price: ticket.cost_price,
        yield_max_price: ticket.sales_price,
        diff_from_cheapest: 0,
        minimum_different_suppliers: 1,
      }
  const save = (changes: Values) => {
    const none = { yield_strategy: 'auto', currency_code: currency, enabled_supplier_ids: [], disabled_supplier_ids: [] }
    const whole: Values = { ...none, ...values, ...changes }
    const body = { ticket_yield: whole } as TicketChange
    return client.PATCH('/v1/tickets/{ticket_id}', { params: { path: { ticket_id } }, body })
  }
  return (
    <Panel
      title="Yield"
      extra={
        <EditButton
          label={set ? 'Edit' : 'Set up'}
          title="Automatic price"
          fields={yieldFields(currency)}
          values={values}
          save={save}
          done="Yield changed"
          onSaved={() =>
            Promise.all([['ticket'], ['history', 'ticket'], ['list', 'tickets']].map((queryKey) => queries.invalidateQueries({ queryKey })))
          }
        />
      }
    >
      {set ? (
        <Facts>
          <Fact label="Strategy">
            <Status value={rule.enabled ? 'active' : 'inactive'} label={rule.enabled ? 'Automatic' : 'Off'} />
          </Fact>
          <Fact label="Now">{money(ticket.net_rate, currency)}</Fact>
          <Fact label="Bounds">
            {money(rule.yield_min_price, currency)} to {money(rule.yield_max_price, currency)}
          </Fact>
          <Fact label="Below cheapest">{money(rule.diff_from_cheapest, currency)}</Fact>
          <Fact label="Compared with">at least {count(rule.minimum_different_suppliers ?? 1)} other suppliers</Fact>
        </Facts>
      ) : (
        <None>The price is set by hand.</None>
      )}
    </Panel>
  )
}
