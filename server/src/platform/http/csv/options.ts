import { invalidParameter } from '../../../lib/errors.js'
import type { fileOptionNames, Query } from '../../db/list.js'
import type { JsonSchema } from '../examples.js'

/** What a caller may choose about a file. Only lists as CSV have these parameters. */
export interface FileOptions {
  /** `raw`: fields and values as in JSON. `sheet`: for people, see sheet.ts */
  style: (typeof styles)[number]
  /** the columns in their order; undefined for all */
  columns: string[] | undefined
  /** the array of which each entry is a row; undefined for one row per entry of the list */
  rows: string | undefined
  timeZone: string
  decimal: (typeof decimals)[number]
}

const most = 200
const styles = ['raw', 'sheet'] as const
const decimals = ['point', 'comma'] as const

type OptionName = (typeof fileOptionNames)[number]

const text = (maxLength: number) => ({ type: 'string', minLength: 1, maxLength })
const parameter = (name: OptionName, description: string, schema: JsonSchema, example: string) => ({
  name,
  in: 'query',
  description: `With \`Accept: text/csv\`: ${description}`,
  schema,
  example,
})
/** The parameters as the reference shows them. `tables`: the arrays of which each entry can be a row. */
export const fileParameters = ({ columns, tables }: { columns: readonly string[]; tables: readonly string[] }) => [
  parameter(
    'csv_columns',
    'the columns in their order, separated by commas. A field of an object is written with a point, such as `guest.first_name`; the name of an object stands for all of its fields',
    text(8_000),
    columns.slice(0, 2).join(','),
  ),
  ...(tables.length > 0
    ? [parameter('csv_rows', 'the array of which each entry becomes a row', { type: 'string', enum: [...tables] }, tables[0] ?? '')]
    : []),
  parameter(
    'csv_style',
    '`raw` for values as in JSON; `sheet` for people: names instead of ids, amounts in units, local times',
    { type: 'string', enum: [...styles], default: 'raw' },
    'sheet',
  ),
  parameter('csv_time_zone', 'the time zone of times with `csv_style=sheet`', { ...text(60), default: 'UTC' }, 'Europe/Amsterdam'),
  parameter(
    'csv_decimal',
    'with `csv_style=sheet`, a decimal point, or a decimal comma with semicolons between cells',
    { type: 'string', enum: [...decimals], default: 'point' },
    'comma',
  ),
]

function oneOf<const T extends string>(name: OptionName, given: string | undefined, values: readonly T[]): T {
  const found = values.find((value) => value === (given ?? values[0]))
  if (found === undefined) throw invalidParameter(name, `is one of ${values.join(', ')}`)
  return found
}

function zone(given: string | undefined): string {
  if (given === undefined) return 'UTC'
  try {
    if (given.length > 60) throw new RangeError()
    return new Intl.DateTimeFormat('en', { timeZone: given }).resolvedOptions().timeZone
  } catch {
    throw invalidParameter('csv_time_zone', 'is the name of a time zone, such as Europe/Amsterdam')
  }
}

/** Takes the parameters of the file out of a query: the list itself has only its own. */
export function takeOptions(query: Query): FileOptions {
  const take = (name: OptionName): string | undefined => {
    const given = query[name]
    if (Array.isArray(given)) throw invalidParameter(name, 'may be given once')
    delete query[name]
    return given
  }
  const columns = take('csv_columns')
    ?.split(',')
    .map((one) => one.trim())
    .filter(Boolean)
  if (columns && (columns.length === 0 || columns.length > most)) throw invalidParameter('csv_columns', `names 1 to ${most} columns`)
  return {
    style: oneOf('csv_style', take('csv_style'), styles),
    columns: columns && [...new Set(columns)],
    rows: take('csv_rows'),
    timeZone: zone(take('csv_time_zone')),
    decimal: oneOf('csv_decimal', take('csv_decimal'), decimals),
  }
}
