import { type QueryKey, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { isStaff, may } from '../../access.js'
import { tr } from '../../texts.js'
import { DeleteButton } from '../form/DeleteButton.js'
import { EditButton } from '../form/EditButton.js'
import type { Field, Values } from '../form/fields.js'
import { type Guard, versionOf } from '../form/guard.js'
import { type Entry, History } from '../history/History.js'
import type { Source } from '../list/resource.js'
import { Columns, Detail, Panel } from './Detail.js'

interface Props<T extends object, Row extends Entry> {
  /** The key of its cached answers. */
  kind: string
  id: string
  back: { href: string; label: string; list: string }
  read: (signal?: AbortSignal) => Promise<{ data: T; response: Response }>
  name: (thing: T) => string
  sub: (thing: T) => ReactNode
  fields: readonly Field[]
  save: (changes: Values, headers: Guard) => Promise<unknown>
  remove: { detail: string; act: () => Promise<unknown> }
  history: { source: Source<Row>; snapshot: (entry: Row) => object }
  main: (thing: T) => ReactNode
  side: (thing: T) => ReactNode
}

/** The page of a thing of the catalogue: it is edited and deleted by whoever manages the catalogue. */
export function CataloguePage<T extends object, Row extends Entry>(props: Props<T, Row>) {
  const { kind, id, back, read, name, sub, fields, save, remove, history, main, side } = props
  const { user } = useRouteContext({ from: '/shell' })
  const queries = useQueryClient()
  const query = useQuery({ queryKey: [kind, id], queryFn: async ({ signal }) => (await read(signal)).data })
  const keys: QueryKey[] = [[kind], ['list', back.list], ['history', kind], ['readiness']]
  const again = () => Promise.all(keys.map((queryKey) => queries.invalidateQueries({ queryKey })))
  return (
    <Detail
      query={query}
      back={back}
      name={name}
      title={name}
      sub={sub}
      actions={(thing) =>
        may.manageCatalogue(user) && (
          <>
            <EditButton
              anchor="edit"
              label={tr('Edit')}
              title={tr('Edit {thing}', { thing: name(thing) })}
              fields={fields}
              values={thing as Values}
              read={() => versionOf(read())}
              save={save}
              done={tr('{thing} changed', { thing: name(thing) })}
              onSaved={again}
            />
            <DeleteButton name={name(thing)} detail={remove.detail} act={remove.act} back={back} />
          </>
        )
      }
    >
      {(thing) => (
        <Columns
          main={
            <>
              {main(thing)}
              {isStaff(user) && (
                <Panel title={tr('History')}>
                  <History of={[kind, id]} source={history.source} snapshot={history.snapshot} />
                </Panel>
              )}
            </>
          }
          side={side(thing)}
        />
      )}
    </Detail>
  )
}
