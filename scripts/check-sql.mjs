import './node-version.mjs'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CommandFailed } from './run.mjs'
import { declaredStatements } from './sql-declared.mjs'
import { buildOf, forgetOthers, isWhole, recorded } from './statements.mjs'

/** Asks PostgreSQL for the columns of a statement without running it. */
class Describe {
  constructor(text, done) {
    Object.assign(this, { text, done, fields: [] })
  }
  submit(connection) {
    connection.parse({ name: '', text: this.text, types: [] })
    connection.describe({ type: 'S', name: '' })
    connection.sync()
  }
  handleRowDescription({ fields }) {
    this.fields = fields
  }
  handleError(error) {
    this.done(error)
  }
  handleReadyForQuery() {
    this.done(undefined, this.fields)
  }
}
const describe = (client, text) => new Promise((resolve) => client.query(new Describe(text, (error, fields) => resolve({ error, fields }))))

/** The JavaScript type of each PostgreSQL type: see the parsers in db/open.ts. */
const kinds = {
  bool: 'boolean',
  int2: 'number',
  int4: 'number',
  int8: 'number',
  float4: 'number',
  float8: 'number',
  numeric: 'string',
  timestamptz: 'Date',
  bytea: 'Buffer',
  json: 'anything',
  jsonb: 'anything',
  void: 'anything',
  record: 'anything',
}
const kindOf = (type) => (type.startsWith('_') ? 'array' : (kinds[type] ?? 'string'))
const isSame = (declared, given) => declared === given || declared === 'anything' || declared === 'null' || given === 'anything'

/**
 * Whether a column of the result may be null, as far as PostgreSQL can tell. A table's column is as the table declares it, unless the table
 * is outer joined or the statement itself excludes null. For computed columns it is unknown.
 */
function emptiness({ name, tableID, columnID }, text, { nullable, tables, referenced }) {
  const table = tables.get(tableID)
  if (table === undefined || /\b(right|full) (outer )?join\b/i.test(text)) return 'unknown'
  const outer = [...text.matchAll(new RegExp(`left (?:outer )?join ${table}\\b(?: (?:as )?\\w+)? on \\w+\\.(\\w+) = \\w+\\.(\\w+)`, 'gi'))]
  const inner = new RegExp(`(\\bfrom|,|(?<!left |outer )join) ${table}\\b`, 'i')
  if (outer.length > 0 || new RegExp(`left (outer )?join ${table}\\b`, 'i').test(text)) {
    // If a table is joined both ways, the source of the column is unknown. A row that a non-null foreign key refers to always exists.
    const isThere = outer.length > 0 && outer.every(([, own, other]) => referenced.has(`${other} ${table}.${own}`))
    return inner.test(text) || isThere ? 'unknown' : 'maybe'
  }
  if (!nullable.has(`${tableID} ${columnID}`)) return 'never'
  return new RegExp(`\\b${name}\\b"? (is not null|=|>|<|in |like|~)`, 'i').test(text) ? 'unknown' : 'maybe'
}

/** Declared but wrong columns are errors. Columns that are selected but not declared are only reported. */
function compare(columns, { fields, text, isUnsent = false }, catalogue) {
  // A parameter in the result has type text until a typed value is sent.
  const isParameter = ({ tableID }) => isUnsent && tableID === 0
  const kind = (field) => (isParameter(field) ? 'anything' : kindOf(catalogue.types.get(field.dataTypeID) ?? ''))
  const given = new Map(fields.map((field) => [field.name, kind(field)]))
  const empty = new Map(fields.map((field) => [field.name, emptiness(field, text, catalogue)]))
  const wrong = []
  for (const [name, { kind, isOptional, isNullable }] of columns) {
    if (empty.get(name) === 'maybe' && !isNullable && kind !== 'anything')
      wrong.push(`declares ${name} as never empty, and the column may be`)
    if (!given.has(name)) {
      if (!isOptional) wrong.push(`declares ${name}, which is not among its columns`)
    } else if (!isSame(kind, given.get(name))) wrong.push(`declares ${name} as ${kind}, and the column is a ${given.get(name)}`)
  }
  const extra = [...given.keys()].filter((name) => !columns.has(name)).map((name) => `gives the column ${name}, which is not declared`)
  return { wrong, extra }
}

/** Runs `work` with a migrated database. */
async function withDatabase(work) {
  const dataDir = mkdtempSync(join(tmpdir(), 'allotment-sql-'))
  const { startEmbedded } = await import('../server/dist/platform/db/embedded.js')
  const { openService, prepareDatabase } = await import('../server/dist/service.js')
  const { loadConfig } = await import('../server/dist/platform/config.js')
  const embedded = await startEmbedded({ dataDir })
  const service = openService(loadConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' }), embedded.connection)
  try {
    await prepareDatabase(service)
    const client = await service.database.pool.connect()
    const result = await work(client, await readCatalogue(client))
    client.release()
    await service.ctx.jobs.stop()
    return result
  } finally {
    await service.close()
    await embedded.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/** Names of types and tables by oid, nullable columns, and the targets of non-null foreign keys. */
async function readCatalogue(client) {
  const read = async (text) => (await client.query({ text, rowMode: 'array' })).rows
  const columns = await read(
    "select attrelid::int || ' ' || attnum from pg_attribute where attnum > 0 and not attnotnull and not attisdropped and attgenerated = ''",
  )
  const referenced = await read(`
    select a.attname || ' ' || f.relname || '.' || b.attname from pg_constraint c
      join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1] and a.attnotnull
      join pg_class f on f.oid = c.confrelid join pg_attribute b on b.attrelid = c.confrelid and b.attnum = c.confkey[1]
     where c.contype = 'f' and cardinality(c.conkey) = 1`)
  return {
    types: new Map(await read('select oid::int, typname from pg_type')),
    tables: new Map(
      await read("select oid::int, relname from pg_class where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace"),
    ),
    nullable: new Set(columns.flat()),
    referenced: new Set(referenced.flat()),
  }
}

/** The statement with a parameter for every part. Statements composed of fragments cannot be prepared this way. */
const withValues = (fragments) => fragments.reduce((text, fragment, index) => `${text}$${index}${fragment}`)

function grouped(declared) {
  const groups = new Map()
  for (const one of declared) groups.set(one.key, [...(groups.get(one.key) ?? []), one])
  return groups
}

/**
 * Prepares every statement that the tests ran on the migrated schema, and compares its columns with the declared row type. After a partial
 * run, or none, of this build, it checks what was recorded and what is complete in the source. `--whole`, for CI, does not accept that.
 */
export async function checkSql() {
  const build = buildOf()
  if (!build) throw new CommandFailed('check of SQL', 1, 'The server is not built. Run: npm run build')
  const whole = isWhole(build)
  if (!whole && process.argv.includes('--whole'))
    throw new CommandFailed('check of SQL', 1, 'The tests of this build did not all run, so most SQL cannot be checked. Run: npm test')
  forgetOthers(build)
  const texts = recorded(build)
  const declared = declaredStatements()
  const counts = { templates: declared.length, prepared: 0, rows: 0, compared: 0 }
  const faults = new Set()
  const extras = new Set()
  const unrun = []
  await withDatabase(async (client, catalogue) => {
    // A short template such as `select ${what} from ${where}` may occur in several places. A text belongs to the one that fits best.
    for (const [key, sites] of grouped(declared)) {
      const rows = sites.filter(({ row }) => row.kind === 'row')
      const answers = []
      for (const text of texts.get(key) ?? []) answers.push({ text, ...(await describe(client, text)) })
      const checked = sites.filter(({ isSent, row }) => isSent || row.kind === 'row')
      // A statement that no test has run is prepared from the source, if it is complete there. After a whole run it is tried in any case.
      if (answers.length === 0 && checked.length > 0 && (whole || sites.every(({ isComplete }) => isComplete))) {
        const text = withValues(sites[0].fragments)
        const answer = await describe(client, text)
        if (!answer.error) answers.push({ text, isUnsent: true, ...answer })
      }
      const good = answers.filter(({ error }) => !error)
      // Tests may send some that fail on purpose. Only a whole run shows that there are no others.
      if (whole && answers.length > 0 && good.length === 0) faults.add(`${sites[0].at} cannot be prepared: ${answers[0].error.message}`)
      else if (good.length === 0) unrun.push(...checked.map(({ at }) => at))
      if (good.length > 0) counts.prepared++
      const compared = new Set()
      for (const answer of good) {
        const fits = rows.map(({ at, row }) => ({ at, ...compare(row.columns, answer, catalogue) }))
        const faultsOf = ({ wrong, extra }) => wrong.length + extra.length
        const best = fits.sort((one, other) => faultsOf(one) - faultsOf(other))[0]
        if (!best) continue
        compared.add(best.at)
        // If some of them declare no row, the text may be theirs.
        if (rows.length < sites.length) continue
        for (const fault of best.wrong) faults.add(`${best.at} ${fault}`)
        for (const one of best.extra) extras.add(`${best.at} ${one}`)
      }
      counts.rows += rows.length
      counts.compared += compared.size
    }
  })
  console.error(
    `  ${counts.templates} sql templates, most of them parts of others; ${counts.prepared} prepared as statements of their own; of ${counts.rows} that declare a row ${counts.compared} compared; ${unrun.length} statements that no test has run; ${extras.size} columns beyond what is declared`,
  )
  if (process.argv.includes('--list'))
    for (const line of [...unrun.map((at) => `${at} is not run`), ...extras]) console.error(`    ${line}`)
  if (whole) for (const at of unrun) faults.add(`${at} is run by no test, and cannot be checked without`)
  else if (unrun.length > 0)
    console.error(
      `  ${unrun.length} statements are not checked: no run of all tests has recorded those of this build. To check all, run: npm test`,
    )
  if (faults.size > 0) throw new CommandFailed('check of SQL', 1, [...faults].join('\n'))
}

if (process.argv[1]?.endsWith('check-sql.mjs')) {
  const { main } = await import('./run.mjs')
  const { prepare } = await import('./prepare.mjs')
  await main(async () => {
    await prepare(['server'])
    await checkSql()
  })
}
