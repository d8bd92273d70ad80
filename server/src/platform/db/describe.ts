import type pg from 'pg'

const basic: Record<string, string> = {
  text: 'string',
  bool: 'boolean',
  int2: 'number',
  int4: 'number',
  int8: 'number',
  float8: 'number',
  numeric: 'string',
  timestamptz: 'Date',
  timestamp: 'string',
  date: 'string',
  bytea: 'Buffer',
  tsvector: 'string',
  tstzmultirange: 'string',
  uuid: 'string',
  // can exceed the integers that a double represents exactly
  xid8: 'string',
  pg_lsn: 'string',
}

interface Column {
  table_name: string
  column_name: string
  udt_name: string
  nullable: boolean
  optional: boolean
  generated: boolean
  comment: string | null
}

async function columnsOf(pool: pg.Pool): Promise<Column[]> {
  const { rows } = await pool.query<Column>(`
    select c.table_name, c.column_name, c.udt_name, c.is_nullable = 'YES' as nullable, c.is_generated = 'ALWAYS' as generated,
           c.column_default is not null or c.is_identity = 'YES' as optional,
           col_description(format('public.%I', c.table_name)::regclass, c.ordinal_position::int) as comment
      from information_schema.columns c
      join information_schema.tables t on t.table_schema = c.table_schema and t.table_name = c.table_name and t.table_type = 'BASE TABLE'
     where c.table_schema = 'public'
     order by c.table_name, c.ordinal_position`)
  return rows
}

/** Groups the columns by table and formats each with `line`. */
function byTable(columns: Column[], line: (column: Column) => string): Map<string, string[]> {
  const tables = new Map<string, string[]>()
  for (const column of columns) tables.set(column.table_name, [...(tables.get(column.table_name) ?? []), line(column)])
  return tables
}

/** Generates the PostgreSQL type of each column. `rows.ts` uses it to write many rows in one statement. */
export async function describeColumns(pool: pg.Pool): Promise<string> {
  const typeOf = ({ udt_name }: Column) => (udt_name.startsWith('_') ? `${udt_name.slice(1)}[]` : udt_name)
  const tables = byTable(await columnsOf(pool), (column) => `${column.column_name}: '${typeOf(column)}'`)
  return [
    '// Made by `npm run generate` from the migrated database. Do not edit.',
    "import type { Tables } from './tables.js'",
    '',
    'export const columnTypes: { [T in keyof Tables]: { [C in keyof Tables[T]]: string } } = {',
    ...[...tables].map(([name, lines]) => `  ${name}: { ${lines.join(', ')} },`),
    '}',
    '',
  ].join('\n')
}

/** Generates the Kysely types of a migrated database. The comment `ts: Type` on a JSON column names its type in db/json.ts. */
export async function describeTables(pool: pg.Pool): Promise<string> {
  const shapes = new Set<string>()
  const tables = byTable(await columnsOf(pool), (column) => `  ${column.column_name}: ${columnType(column, shapes)}`)
  const pascal = (name: string) => name.replace(/(^|_)([a-z])/g, (_all, _gap, letter: string) => letter.toUpperCase())
  const body = [...tables].map(([name, lines]) => `export interface ${pascal(name)}Table {\n${lines.join('\n')}\n}\n`)
  const index = [...tables.keys()].map((name) => `  ${name}: ${pascal(name)}Table`)
  return [
    '// Made by `npm run generate` from the migrated database. Do not edit.',
    `import type { ${['ColumnType', 'Generated', 'GeneratedAlways'].filter((name) => body.some((text) => text.includes(`${name}<`))).join(', ')} } from 'kysely'`,
    shapes.size > 0 ? `import type { ${[...shapes].sort().join(', ')} } from '../json.js'` : '',
    '',
    ...body,
    `export interface Tables {\n${index.join('\n')}\n}`,
    '',
  ].join('\n')
}

const builtin = new Set(['Record', 'Partial', 'Array'])

function columnType(column: Column, shapes: Set<string>): string {
  const isArray = column.udt_name.startsWith('_')
  if (column.udt_name === 'jsonb') {
    const shape = column.comment?.match(/^ts: (.+)$/)?.[1]
    if (!shape) throw new Error(`${column.table_name}.${column.column_name} is jsonb without a comment "ts: Type"`)
    for (const name of shape.match(/\b[A-Z]\w+/g) ?? []) if (!builtin.has(name)) shapes.add(name)
    const nullable = column.nullable ? ' | null' : ''
    const optional = column.nullable || column.optional ? ' | undefined' : ''
    return `ColumnType<${shape}${nullable}, string${nullable}${optional}, string${nullable}>`
  }
  const one = basic[isArray ? column.udt_name.slice(1) : column.udt_name]
  if (!one) throw new Error(`${column.table_name}.${column.column_name}: no TypeScript type known for ${column.udt_name}`)
  const type = (isArray ? `${one}[]` : one) + (column.nullable ? ' | null' : '')
  if (column.generated) return `GeneratedAlways<${type}>`
  return column.optional ? `Generated<${type}>` : type
}
