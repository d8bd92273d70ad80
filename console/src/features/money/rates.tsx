import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { may } from '../../access.js'
import { client } from '../../api.js'
import { count, decimal, moment, percent } from '../../format.js'
import { tr } from '../../texts.js'
import { Copyable } from '../../ui/Copyable.js'
import { Columns, Detail, Fact, Facts, Panel } from '../../ui/detail/Detail.js'
import { EditButton } from '../../ui/form/EditButton.js'
import type { Field } from '../../ui/form/fields.js'
import { Grid } from '../../ui/Grid.js'
import { ListPage } from '../../ui/list/ListPage.js'
import { defineResource, listOf } from '../../ui/list/resource.js'
import { useParam } from '../../ui/useParam.js'

const shown = ['USD', 'GBP', 'CHF', 'JPY']

const rates = defineResource({
  name: 'fxratemoments',
  title: tr('Exchange rates'),
  source: listOf('/v1/internal/fxratemoments'),
  id: (row) => row.fxratemoment_id,
  href: (row) => `/rates/${row.fxratemoment_id}`,
  sorting: '-taken',
  columns: [
    { key: 'taken', label: tr('Valid from'), sort: 'taken', cell: (row) => moment(row.taken) },
    ...shown.map((code) => ({
      key: code,
      label: tr('{code} for 1 EUR', { code }),
      align: 'right' as const,
      cell: (row: { rates: Record<string, string> }) => rateText(row.rates[code]),
    })),
    { key: 'number', label: tr('Currencies'), align: 'right', cell: (row) => count(Object.keys(row.rates).length) },
    { key: 'created', label: tr('Stored'), sort: 'created', cell: (row) => moment(row.created) },
  ],
  filters: [
    { key: 'taken', label: tr('Valid from'), kind: 'date', first: true },
    { key: 'created', label: tr('Stored'), kind: 'date' },
  ],
  empty: {
    title: tr('No rates yet'),
    detail: tr('Prices in other currencies are converted with the newest rates of the day of the hold.'),
  },
})

/** With the digits that it is stored with. */
const rateText = (rate: string | undefined): string => (rate === undefined ? '–' : decimal(Number(rate), rate.split('.')[1]?.length ?? 0))

const fields: readonly Field[] = [
  {
    name: 'rates',
    label: tr('Units for one euro'),
    kind: 'long',
    hint: tr('One currency per line, such as USD 1.0842. All currencies that are sold in must be there.'),
    required: true,
  },
  { name: 'taken', label: tr('Valid from'), kind: 'datetime', hint: tr('In UTC; empty for now') },
]

/** Lines of a code and a number. The service judges what is not one. */
function readRates(text: string): Record<string, string> {
  const lines = text.split(/\r?\n/).flatMap((line) => {
    const [code = '', rate = ''] = line.trim().split(/[\s:;=]+/)
    return code === '' ? [] : [[code.toUpperCase(), rate.replace(',', '.')] as const]
  })
  return Object.fromEntries(lines)
}

/** The newest rates, to be overwritten where they changed. */
const written = (rates: Record<string, string>): string =>
  Object.entries(rates)
    .map(([code, rate]) => `${code} ${rate}`)
    .join('\n')

const largestChange = 10

/** Rates that look like a mistake: far from the newest ones, or missing. Prices follow them at once. */
function doubtAbout(known: Record<string, string>, rates: Record<string, string>) {
  const changed = Object.entries(rates).flatMap(([code, rate]) => {
    const by = (Number(rate) / Number(known[code]) - 1) * 100
    return Math.abs(by) > largestChange
      ? [tr('{code}: {before} → {after} ({by})', { code, before: rateText(known[code]), after: rateText(rate), by: percent(by) })]
      : []
  })
  const missing = Object.keys(known).filter((code) => rates[code] === undefined)
  const details = [...changed, ...(missing.length > 0 ? [tr('Missing: {codes}', { codes: missing.join(', ') })] : [])]
  if (details.length === 0) return null
  const detail = tr('{details}. Prices change at once, and stored rates cannot be deleted.', { details: details.join('; ') })
  return { title: tr('Store these rates?'), detail, act: tr('Store') }
}

function NewRates() {
  const queries = useQueryClient()
  const newest = useQuery({
    queryKey: ['fxratemoments', 'newest'],
    queryFn: async ({ signal }) =>
      (await client.GET('/v1/internal/fxratemoments', { params: { query: { sorting: '-taken', page_size: 1 } }, signal })).data,
  })
  const known = newest.data?.fxratemoments[0]?.rates
  return (
    <EditButton
      label={tr('New rates')}
      title={tr('Store exchange rates')}
      fields={fields}
      {...(known ? { copyOf: { rates: written(known) } } : {})}
      save={({ rates, ...rest }) =>
        client.POST('/v1/internal/fxratemoments', { body: { ...rest, rates: readRates(String(rates ?? '')) } as never })
      }
      doubt={({ rates }) => doubtAbout(known ?? {}, readRates(String(rates ?? '')))}
      done={tr('Rates stored')}
      onSaved={() => Promise.all([['list', 'fxratemoments'], ['fxratemoments']].map((queryKey) => queries.invalidateQueries({ queryKey })))}
    />
  )
}

export function Rates() {
  const { user } = useRouteContext({ from: '/shell' })
  return <ListPage resource={rates} actions={may.manageRates(user) && <NewRates />} />
}

export function RateMoment() {
  const fxratemoment_id = useParam('fxratemoment_id')
  const query = useQuery({
    queryKey: ['fxratemoment', fxratemoment_id],
    queryFn: async ({ signal }) =>
      (await client.GET('/v1/internal/fxratemoments/{fxratemoment_id}', { params: { path: { fxratemoment_id } }, signal })).data,
  })
  return (
    <Detail
      query={query}
      back={{ href: '/rates', label: tr('Exchange rates') }}
      name={({ taken }) => tr('Rates of {moment}', { moment: moment(taken) })}
      title={({ taken }) => tr('Rates of {moment}', { moment: moment(taken) })}
    >
      {(one) => (
        <Columns
          main={
            <Panel title={tr('Rates')} flush>
              <Grid
                label={tr('Rates')}
                heads={[
                  tr('Currency'),
                  { label: tr('For 1 {base}', { base: one.base }), align: 'right' },
                  { label: tr('In {base}', { base: one.base }), align: 'right' },
                ]}
              >
                {Object.entries(one.rates)
                  .toSorted(([a], [b]) => a.localeCompare(b))
                  .map(([code, rate]) => (
                    <tr key={code}>
                      <td>{code}</td>
                      <td data-align="right">{rateText(rate)}</td>
                      <td data-align="right">{rateText((1 / Number(rate)).toPrecision(6))}</td>
                    </tr>
                  ))}
              </Grid>
            </Panel>
          }
          side={
            <Panel title={tr('About')}>
              <Facts>
                <Fact label={tr('Valid from')}>{moment(one.taken)}</Fact>
                <Fact label={tr('Stored')}>{moment(one.created)}</Fact>
                <Fact label={tr('Id')}>
                  <Copyable text={one.fxratemoment_id} />
                </Fact>
              </Facts>
            </Panel>
          }
        />
      )}
    </Detail>
  )
}
