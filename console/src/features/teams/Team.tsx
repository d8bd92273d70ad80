import { client } from '../../api.js'
import { country } from '../../countries.js'
import { say } from '../../say.js'
import { tr } from '../../texts.js'
import { Copyable } from '../../ui/Copyable.js'
import { CataloguePage } from '../../ui/detail/CataloguePage.js'
import { Fact, Facts, Panel } from '../../ui/detail/Detail.js'
import { Go } from '../../ui/Go.js'
import { listOf } from '../../ui/list/resource.js'
import { Name } from '../../ui/Name.js'
import { useParam } from '../../ui/useParam.js'
import { UpcomingEvents } from '../events/UpcomingEvents.js'
import { Checklist } from '../readiness/Checklist.js'
import { teamFields } from './resource.js'

export function Team() {
  const team_id = useParam('team_id')
  const params = { path: { team_id } }
  return (
    <CataloguePage
      kind="team"
      id={team_id}
      back={{ href: '/teams', label: tr('Teams'), list: 'teams' }}
      read={(signal) => client.GET('/v1/teams/{team_id}', { params, ...(signal ? { signal } : {}) })}
      name={(team) => team.official_name}
      sub={(team) => [say(team.sport_type), team.iso_country && country(team.iso_country)].filter(Boolean).join(' · ')}
      fields={teamFields}
      save={(body, headers) => client.PATCH('/v1/teams/{team_id}', { params, body: body as never, headers })}
      remove={{
        detail: tr('Only a team without events can be deleted.'),
        act: () => client.DELETE('/v1/teams/{team_id}', { params }),
      }}
      history={{ source: listOf('/v1/teams/{team_id}/history', { team_id }), snapshot: (entry) => entry.team }}
      main={() => (
        <>
          <Checklist kind="team" id={team_id} />
          <UpcomingEvents filter={{ team_id }} />
        </>
      )}
      side={(team) => (
        <Panel title={tr('About')}>
          <Facts>
            <Fact label={tr('Abbreviation')}>{team.abbreviation ?? '–'}</Fact>
            <Fact label={tr('At home in')}>
              {team.venue_id ? (
                <Go href={`/venues/${team.venue_id}`}>
                  <Name of="venue" id={team.venue_id} />
                </Go>
              ) : (
                '–'
              )}
            </Fact>
            <Fact label={tr('Popular')}>{team.popular_team ? tr('Many ask for it') : '–'}</Fact>
            {team.wikipedia_snippet && <Fact label={tr('In a sentence')}>{team.wikipedia_snippet}</Fact>}
            <Fact label={tr('Team id')}>
              <Copyable text={team_id} />
            </Fact>
          </Facts>
        </Panel>
      )}
    />
  )
}
