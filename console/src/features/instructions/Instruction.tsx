import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { isStaff, may } from '../../access.js'
import { languageName, moment } from '../../format.js'
import { say } from '../../say.js'
import { tr } from '../../texts.js'
import { Columns, Detail, Fact, Facts, None, Panel } from '../../ui/detail/Detail.js'
import { EditButton } from '../../ui/form/EditButton.js'
import { History } from '../../ui/history/History.js'
import { listOf } from '../../ui/list/resource.js'
import { useParam } from '../../ui/useParam.js'
import { inputsOf, instructionCalls, instructionFields, readInstruction } from './resource.js'

/** What guests with one kind of ticket are told in one language. */
export function Instruction() {
  const path = { ticket_type: useParam('ticket_type'), language: useParam('language') }
  const { user } = useRouteContext({ from: '/shell' })
  const queries = useQueryClient()
  const query = useQuery({
    queryKey: ['instructions', path.ticket_type, path.language],
    queryFn: async ({ signal }) => (await readInstruction(path, signal)).data,
  })
  const again = () =>
    Promise.all(
      [['instructions'], ['list', 'instructions'], ['history', 'instructions']].map((queryKey) => queries.invalidateQueries({ queryKey })),
    )
  return (
    <Detail
      query={query}
      back={{ href: '/instructions', label: tr('Instructions') }}
      name={(one) => `${say(one.ticket_type)}, ${languageName(one.language)}`}
      title={(one) => say(one.ticket_type)}
      sub={(one) => languageName(one.language)}
      actions={(one) =>
        may.manageCatalogue(user) && (
          <EditButton
            label={tr('Edit')}
            title={`${say(one.ticket_type)}, ${languageName(one.language)}`}
            fields={instructionFields}
            values={inputsOf(one)}
            {...instructionCalls(path)}
            done={tr('Instructions changed')}
            onSaved={again}
          />
        )
      }
    >
      {(one) => (
        <Columns
          main={
            <>
              <Panel title={tr('To remember')}>
                {one.remember.length === 0 ? (
                  <None>{tr('Nothing is said.')}</None>
                ) : (
                  <ul>
                    {one.remember.map((line) => (
                      <li key={line}>{line}</li>
                    ))}
                  </ul>
                )}
              </Panel>
              <Panel title={tr('On the phone')}>
                <Facts>
                  <Fact label={tr('Heading')}>{one.app_title ?? '–'}</Fact>
                  <Fact label={tr('Steps')}>{one.app_html ?? '–'}</Fact>
                </Facts>
              </Panel>
            </>
          }
          side={
            <>
              <Panel title={tr('About')}>
                <Facts>
                  <Fact label={tr('Changed')}>{moment(one.updated)}</Fact>
                </Facts>
              </Panel>
              {isStaff(user) && (
                <Panel title={tr('History')}>
                  <History
                    of={['instructions', `${path.ticket_type}/${path.language}`]}
                    source={listOf('/v1/itineraries/instructions/{ticket_type}/{language}/history', path)}
                    snapshot={(entry) => entry.ticket_instructions}
                  />
                </Panel>
              )}
            </>
          }
        />
      )}
    </Detail>
  )
}
