import { useQueryClient } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { isStaff } from '../../access.js'
import { countriesField, country } from '../../countries.js'
import { tr, trRich } from '../../texts.js'
import { clientThing, distributorThing } from '../../things.js'
import { Fact, Facts, None, Panel } from '../../ui/detail/Detail.js'
import { EditButton } from '../../ui/form/EditButton.js'
import type { Field } from '../../ui/form/fields.js'
import { Name } from '../../ui/Name.js'
import { ticketCalls } from './change.js'
import type { Ticket } from './resource.js'

/** Suppliers cannot list distributors, so they choose countries only. */
const fieldsFor = (staff: boolean): readonly Field[] => [
  {
    name: 'countries_enabled',
    label: tr('Only these countries'),
    ...countriesField,
    hint: tr('Wins over those shut out when not empty'),
  },
  { name: 'countries_disabled', label: tr('Not these countries'), ...countriesField },
  ...(staff
    ? ([
        {
          name: 'distributors_enabled',
          label: tr('Only these distributors'),
          kind: 'things',
          thing: distributorThing,
          hint: tr('Wins over those shut out when not empty'),
        },
        { name: 'distributors_disabled', label: tr('Not these distributors'), kind: 'things', thing: distributorThing },
        {
          name: 'locked_by_client_id',
          label: tr('Kept for'),
          kind: 'thing',
          thing: clientThing,
          hint: tr('Nobody but this client can buy it'),
        },
      ] as const)
    : []),
]

/** Who may buy it: lists of allowed buyers override lists of excluded ones. */
export function Audience({ ticket }: { ticket: Ticket }) {
  const { user } = useRouteContext({ from: '/shell' })
  const queries = useQueryClient()
  const { ticket_id, countries_enabled = [], countries_disabled = [], distributors_enabled = [], distributors_disabled = [] } = ticket
  const open = [countries_enabled, countries_disabled, distributors_enabled, distributors_disabled].every((list) => list.length === 0)
  return (
    <Panel
      title={tr('Who may buy')}
      extra={
        <EditButton
          label={tr('Edit')}
          title={tr('Who may buy')}
          fields={fieldsFor(isStaff(user))}
          values={{
            countries_enabled,
            countries_disabled,
            distributors_enabled,
            distributors_disabled,
            locked_by_client_id: ticket.locked_by_client_id,
          }}
          {...ticketCalls(ticket_id)}
          done={tr('Audience changed')}
          onSaved={() => Promise.all([['ticket'], ['history', 'ticket']].map((queryKey) => queries.invalidateQueries({ queryKey })))}
        />
      }
    >
      {open && !ticket.locked_by_client_id ? (
        <None>{tr('Every distributor, in every country.')}</None>
      ) : (
        <Facts>
          {countries_enabled.length > 0 && (
            <Fact label={tr('Countries')}>{trRich('only {countries}', { countries: countries_enabled.map(country).join(', ') })}</Fact>
          )}
          {countries_disabled.length > 0 && (
            <Fact label={tr('Countries')}>{trRich('not {countries}', { countries: countries_disabled.map(country).join(', ') })}</Fact>
          )}
          {distributors_enabled.length > 0 && (
            <Fact label={tr('Distributors')}>{trRich('only {distributors}', { distributors: <Names ids={distributors_enabled} /> })}</Fact>
          )}
          {distributors_disabled.length > 0 && (
            <Fact label={tr('Distributors')}>{trRich('not {distributors}', { distributors: <Names ids={distributors_disabled} /> })}</Fact>
          )}
          {ticket.locked_by_client_id && (
            <Fact label={tr('Kept for')}>
              <Name of="client" id={ticket.locked_by_client_id} />
            </Fact>
          )}
        </Facts>
      )}
    </Panel>
  )
}

const Names = ({ ids }: { ids: string[] }) =>
  ids.map((id, index) => (
    <span key={id}>
      {index > 0 && ', '}
      <Name of="distributor" id={id} />
    </span>
  ))
