import { PipelineConnection } from '../server/dist/platform/db/driver/connection.js'

/** Kinds of resources that exist before a purchase. All other ids in a statement belong to resources created during it. */
const standing = /_(evt|ctg|spp|ven|trn|dst|cln|key|srs|tea|fxr)$/
/** Written in batches for many requests. */
const gathered = /request_log|onsale_/

/** The statements that the service sends to PostgreSQL during `act`, in order: texts and values. */
export async function recorded(act) {
  const seen = []
  const note = (text, values = []) => {
    if (!gathered.test(text)) seen.push({ text, values })
  }
  const noted = ({ sql, parameters }) => note(sql, parameters)
  const notes = {
    begin: () => note('begin'),
    commit: () => note('commit'),
    usePlans: (plans) => {
      if (plans === 'generic') note('set local plan_cache_mode = force_generic_plan; set local enable_seqscan = off')
    },
    executeQuery: noted,
    defer: noted,
    pipeline: (queries) => queries.forEach(noted),
  }
  const usual = Object.fromEntries(Object.keys(notes).map((name) => [name, PipelineConnection.prototype[name]]))
  for (const [name, tell] of Object.entries(notes)) {
    PipelineConnection.prototype[name] = function (...args) {
      tell(...args)
      return usual[name].apply(this, args)
    }
  }
  try {
    await act()
  } finally {
    Object.assign(PipelineConnection.prototype, usual)
  }
  return seen
}

/** How to read one element of a binary array, by the number of its type. */
const elements = {
  25: (bytes) => bytes.toString(),
  3802: (bytes) => bytes.toString('utf8', 1),
  23: (bytes) => bytes.readInt32BE(),
  20: (bytes) => Number(bytes.readBigInt64BE()),
  16: (bytes) => bytes[0] === 1,
  1184: (bytes) => new Date(Date.UTC(2000) + Number(bytes.readBigInt64BE()) / 1000),
}

/** The values of an array that is sent in binary format (platform/db/arrays.ts). Other values stay as they are. */
function unpacked(value) {
  const read = Buffer.isBuffer(value) && value.length >= 20 && value.readInt32BE(0) === 1 && elements[value.readInt32BE(8)]
  if (!read) return value
  const values = []
  for (let at = 20; at < value.length; ) {
    const length = value.readInt32BE(at)
    values.push(length < 0 ? null : read(value.subarray(at + 4, at + 4 + length)))
    at += 4 + Math.max(0, length)
  }
  return values
}

/**
 * The same statements as a pgbench script. New values in them (ids, codes, keys, links) are new in every run, and the ticket differs.
 * `names` are further texts that must be unique.
 */
export function scriptOf(recordedStatements, ticket, names) {
  const statements = recordedStatements.map(({ text, values }) => ({ text, values: values.map(unpacked) }))
  const all = JSON.stringify(statements.map(({ values }) => values))
  const made = [...new Set(all.match(/\b[0-9a-z]{26}_[a-z]{2,4}\b/g))].filter((id) => id !== ticket && !standing.test(id))
  const links = [...all.matchAll(/download_link\\":\\"([\w-]+)/g)].map(([, link]) => link)
  const fresh = new Map([
    [ticket, `lpad((:n)::text, 26, '0') || '_tck'`],
    ...[...made, ...names, ...links].map((text, index) => {
      const [, suffix = ''] = /^[0-9a-z]{26}(_[a-z]+)$/.exec(text) ?? []
      const number = `(:r::bigint + ${index})::text`
      return [text, suffix ? `lpad(${number}, 26, '0') || '${suffix}'` : number]
    }),
  ])
  const pattern = new RegExp(`(${[...fresh.keys()].join('|')})|:(?=\\w)`, 'g')
  const quoted = (text) => `'${text.replaceAll("'", "''")}'`
  /** pgbench takes a colon inside a text for a variable. */
  const expression = (text, cast) => {
    const parts = []
    let end = 0
    for (const match of text.matchAll(pattern)) {
      parts.push(quoted(text.slice(end, match.index)), match[1] ? fresh.get(match[1]) : 'chr(58)')
      end = match.index + match[0].length
    }
    if (parts.length === 0) return quoted(text)
    return `(${[...parts, quoted(text.slice(end))].filter((part) => part !== "''").join(' || ')})${cast}`
  }
  const element = (one) => JSON.stringify(Buffer.isBuffer(one) ? `\\x${one.toString('hex')}` : one)
  const literal = (value, text) => {
    if (value === null || value === undefined) return 'null'
    if (typeof value === 'number' || typeof value === 'boolean') return String(value)
    if (value instanceof Date) return `'${value.toISOString().replace(/[-:]/g, '')}'`
    if (Buffer.isBuffer(value)) return `'\\x${value.toString('hex')}'`
    if (Array.isArray(value)) return expression(`{${value.map(element).join(',')}}`, '')
    const isJson = /^[[{]/.test(value)
    return expression(value, isJson ? (/json_to_recordset\(\$/.test(text) && !/jsonb_to_recordset/.test(text) ? '::json' : '::jsonb') : '')
  }
  const lines = statements.map(({ text, values }) => `${text.replace(/\$(\d+)/g, (_all, number) => literal(values[number - 1], text))};`)
  return ['\\set n random(1, 10000)', '\\set r random(1, 9000000000000000) ', ...lines].join('\n')
}
