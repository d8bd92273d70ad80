import { client } from '../../api.js'
import { day } from '../../format.js'
import { say } from '../../say.js'
import { tr, trCount } from '../../texts.js'
import { Copyable } from '../../ui/Copyable.js'
import { CataloguePage } from '../../ui/detail/CataloguePage.js'
import { Fact, Facts, Panel } from '../../ui/detail/Detail.js'
import { Go } from '../../ui/Go.js'
import { listOf } from '../../ui/list/resource.js'
import { useParam } from '../../ui/useParam.js'
import { UpcomingEvents } from '../events/UpcomingEvents.js'
import { Checklist } from '../readiness/Checklist.js'
import { tournamentFields } from './resource.js'

export function Tournament() {
  const tournament_id = useParam('tournament_id')
  const params = { path: { tournament_id } }
  return (
    <CataloguePage
      kind="tournament"
      id={tournament_id}
      back={{ href: '/tournaments', label: tr('Tournaments'), list: 'tournaments' }}
      read={(signal) => client.GET('/v1/tournaments/{tournament_id}', { params, ...(signal ? { signal } : {}) })}
      name={(one) => `${one.official_name} ${one.season}`}
      sub={(one) => `${say(one.tournament_type)} · ${say(one.sport_type)}`}
      fields={tournamentFields}
      save={(body, headers) => client.PATCH('/v1/tournaments/{tournament_id}', { params, body: body as never, headers })}
      remove={{
        detail: tr('Only a tournament without events can be deleted.'),
        act: () => client.DELETE('/v1/tournaments/{tournament_id}', { params }),
      }}
      history={{ source: listOf('/v1/tournaments/{tournament_id}/history', { tournament_id }), snapshot: (entry) => entry.tournament }}
      main={() => (
        <>
          <Checklist kind="tournament" id={tournament_id} />
          <UpcomingEvents filter={{ tournament_id }} />
        </>
      )}
      side={(one) => (
        <Panel title={tr('About')}>
          <Facts>
            <Fact label={tr('Region')}>{one.region ?? '–'}</Fact>
            <Fact label={tr('First day')}>{day(one.date_start)}</Fact>
            <Fact label={tr('Last day')}>{day(one.date_stop)}</Fact>
            <Fact label={tr('Events')}>
              <Go href={`/events?tournament_id=${tournament_id}`}>{trCount(one.number_events, '{n} event', '{n} events')}</Go>
            </Fact>
            <Fact label={tr('Teams')}>
              <Go href={`/teams?tournament_id=${tournament_id}`}>{tr('Teams of this tournament')}</Go>
            </Fact>
            <Fact label={tr('Tournament id')}>
              <Copyable text={tournament_id} />
            </Fact>
          </Facts>
        </Panel>
      )}
    />
  )
}
