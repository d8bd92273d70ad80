import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { isStaff, may } from '../../access.js'
import { client } from '../../api.js'
import { languageName, localeCodes, moment } from '../../format.js'
import { say } from '../../say.js'
import { tr, trCount } from '../../texts.js'
import { Copyable } from '../../ui/Copyable.js'
import { Columns, Detail, Fact, Facts, Panel } from '../../ui/detail/Detail.js'
import { DeleteButton } from '../../ui/form/DeleteButton.js'
import { EditButton } from '../../ui/form/EditButton.js'
import type { Values } from '../../ui/form/fields.js'
import { type Guard, versionOf } from '../../ui/form/guard.js'
import { Go } from '../../ui/Go.js'
import { History } from '../../ui/history/History.js'
import { listOf } from '../../ui/list/resource.js'
import { Status } from '../../ui/status.js'
import { useParam } from '../../ui/useParam.js'
import { Checklist } from '../readiness/Checklist.js'
import { Inclusions } from './Inclusions.js'
import { categoryFields, descriptionFields } from './resource.js'

export function Category() {
  const category_id = useParam('category_id')
  const { user } = useRouteContext({ from: '/shell' })
  const queries = useQueryClient()
  const path = { category_id }
  const query = useQuery({
    queryKey: ['category', category_id],
    queryFn: async ({ signal }) => (await client.GET('/v1/categories/{category_id}', { params: { path }, signal })).data,
  })
  const again = () =>
    Promise.all([['category'], ['list', 'categories'], ['history', 'category']].map((queryKey) => queries.invalidateQueries({ queryKey })))
  const read = () => versionOf(client.GET('/v1/categories/{category_id}', { params: { path } }))
  const patch = (body: object, headers: Guard) =>
    client.PATCH('/v1/categories/{category_id}', { params: { path }, body: body as never, headers })
  const manages = may.manageCatalogue(user)
  return (
    <Detail
      query={query}
      back={{ href: '/categories', label: tr('Categories') }}
      name={({ category_name }) => category_name}
      title={({ category_name }) => category_name}
      sub={(category) => (
        <>
          {say(category.category_type)} · <Go href={`/venues/${category.venue_id}`}>{category.venue_name}</Go>
        </>
      )}
      actions={(category) =>
        manages && (
          <>
            <EditButton
              anchor="edit"
              label={tr('Edit')}
              title={tr('Edit {category_name}', { category_name: category.category_name })}
              fields={categoryFields}
              values={category}
              read={read}
              save={patch}
              done={tr('Category changed')}
              onSaved={again}
            />
            <DeleteButton
              name={category.category_name}
              detail={tr('Only a category without tickets can be deleted. One that is no longer used can be archived.')}
              act={() => client.DELETE('/v1/categories/{category_id}', { params: { path } })}
              back={{ href: '/categories', list: 'categories' }}
            />
          </>
        )
      }
    >
      {(category) => (
        <Columns
          main={
            <>
              <Checklist kind="category" id={category_id} />
              <Inclusions category_id={category_id} editable={manages} />
              <Panel
                title={tr('Description')}
                extra={
                  manages && (
                    <EditButton
                      label={tr('Edit')}
                      title={tr('Description')}
                      fields={descriptionFields}
                      values={category.description}
                      read={async () => {
                        const { values, tag } = await read()
                        return { values: values.description as Values, tag }
                      }}
                      save={(changes, guard, stored) => patch({ description: { ...stored?.values, ...changes } }, guard)}
                      done={tr('Description changed')}
                      onSaved={again}
                    />
                  )
                }
              >
                <Facts>
                  {localeCodes.map((locale) => (
                    <Fact key={locale} label={languageName(locale)}>
                      {category.description[locale] || <Status value="warning" label={tr('Missing')} />}
                    </Fact>
                  ))}
                </Facts>
              </Panel>
              {isStaff(user) && (
                <Panel title={tr('History')}>
                  <History
                    of={['category', category_id]}
                    source={listOf('/v1/categories/{category_id}/history', { category_id })}
                    snapshot={(entry) => entry.category}
                  />
                </Panel>
              )}
            </>
          }
          side={
            <Panel title={tr('About')}>
              <Facts>
                <Fact label={tr('Tickets')}>
                  <Go href={`/tickets?category_id=${category_id}`}>{tr('Tickets of this category')}</Go>
                </Fact>
                <Fact label={tr('Sport')}>{say(category.sport_type)}</Fact>
                <Fact label={tr('Delivery')}>
                  {category.ticket_delivery_days === null
                    ? '–'
                    : trCount(category.ticket_delivery_days, '{n} day before', '{n} days before')}
                </Fact>
                <Fact label={tr('Seated together')}>
                  {category.party_size_together === null ? '–' : tr('up to {size}', { size: category.party_size_together })}
                </Fact>
                <Fact label={tr('Comforts')}>{comforts(category.options) || tr('None named')}</Fact>
                <Fact label={tr('On the map')}>{category.on_svg ? tr('Yes') : tr('No')}</Fact>
                <Fact label={tr('Channel')}>{say(category.distribution_channel)}</Fact>
                {category.archived_since && <Fact label={tr('Archived')}>{moment(category.archived_since)}</Fact>}
                <Fact label={tr('Files')}>
                  {category.files.map(({ information_filename }) => information_filename).join(', ') || tr('None')}
                </Fact>
                <Fact label={tr('Category id')}>
                  <Copyable text={category_id} />
                </Fact>
              </Facts>
            </Panel>
          }
        />
      )}
    </Detail>
  )
}

const comforts = (options: object): string =>
  Object.entries(options)
    .flatMap(([name, value]) => (value === true ? [say(name)] : []))
    .join(', ')
