import { useQueryClient } from '@tanstack/react-query'
import { money } from '../../format.js'
import { tr, trCount } from '../../texts.js'
import { Fact, Facts, None, Panel } from '../../ui/detail/Detail.js'
import { EditButton } from '../../ui/form/EditButton.js'
import type { Field, Values } from '../../ui/form/fields.js'
import type { Guard, Version } from '../../ui/form/guard.js'
import { Status } from '../../ui/status.js'
import { ticketCalls } from './change.js'
import type { Ticket } from './resource.js'

const yieldFields = (currency: string): readonly Field[] => [
  { name: 'enabled', label: tr('Price it automatically'), kind: 'switch' },
  { name: 'yield_min_price', label: tr('Never below'), kind: 'money', currency, required: true, half: true },
  { name: 'yield_max_price', label: tr('Never above'), kind: 'money', currency, required: true, half: true },
  { name: 'diff_from_cheapest', label: tr('Below the cheapest by'), kind: 'money', currency, required: true, half: true },
  { name: 'minimum_different_suppliers', label: tr('Suppliers to compare with'), kind: 'integer', required: true, half: true },
]

/** The rule that is stored, or the one that is proposed. */
const valuesOf = ({ ticket_yield: rule, cost_price, sales_price }: Ticket): Values =>
  rule?.yield_strategy !== undefined
    ? { ...rule }
    : {
        enabled: false,
        yield_min_price: cost_price,
        yield_max_price: sales_price,
        diff_from_cheapest: 0,
        minimum_different_suppliers: 1,
      }

/** The price that follows the market: the cheapest comparable ticket less a difference, within bounds. */
export function Yield({ ticket }: { ticket: Ticket }) {
  const queries = useQueryClient()
  const { ticket_id, currency_code: currency, ticket_yield: rule } = ticket
  const set = rule?.yield_strategy !== undefined
  const calls = ticketCalls(ticket_id)
  const read = async () => {
    const { values, tag } = await calls.read()
    return { values: valuesOf(values as Ticket), tag }
  }
  // A rule is stored as a whole: what is not changed here is taken from what is stored now.
  const save = (changes: Values, guard: Guard, stored?: Version) => {
    const none = { yield_strategy: 'auto', currency_code: currency, enabled_supplier_ids: [], disabled_supplier_ids: [] }
    return calls.save({ ticket_yield: { ...none, ...(stored?.values ?? valuesOf(ticket)), ...changes } }, guard)
  }
  return (
    <Panel
      title={tr('Yield')}
      extra={
        <EditButton
          label={set ? tr('Edit') : tr('Set up')}
          title={tr('Automatic price')}
          fields={yieldFields(currency)}
          values={valuesOf(ticket)}
          read={read}
          save={save}
          done={tr('Yield changed')}
          onSaved={() =>
            Promise.all([['ticket'], ['history', 'ticket'], ['list', 'tickets']].map((queryKey) => queries.invalidateQueries({ queryKey })))
          }
        />
      }
    >
      {set ? (
        <Facts>
          <Fact label={tr('Strategy')}>
            <Status value={rule.enabled ? 'active' : 'inactive'} label={rule.enabled ? tr('Automatic') : tr('Off')} />
          </Fact>
          <Fact label={tr('Now')}>{money(ticket.net_rate, currency)}</Fact>
          <Fact label={tr('Bounds')}>
            {tr('{min} to {max}', { min: money(rule.yield_min_price, currency), max: money(rule.yield_max_price, currency) })}
          </Fact>
          <Fact label={tr('Below cheapest')}>{money(rule.diff_from_cheapest, currency)}</Fact>
          <Fact label={tr('Compared with')}>
            {trCount(rule.minimum_different_suppliers ?? 1, 'at least {n} other supplier', 'at least {n} other suppliers')}
          </Fact>
        </Facts>
      ) : (
        <None>{tr('The price is set by hand.')}</None>
      )}
    </Panel>
  )
}
