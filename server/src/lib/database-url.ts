/** Which servers a connection may be to: `target_session_attrs` of a PostgreSQL URL. */
const wanted = { any: undefined, 'read-write': true, primary: true, 'read-only': false, standby: false } as const
type Attribute = keyof typeof wanted
const attributes = Object.keys(wanted) as Attribute[]

export interface Server {
  host: string
  port: number
}

export interface Address {
  connectionString: string
  /** the servers of the database, if there is more than one */
  servers: Server[]
  /** whether the server must accept writes; undefined if both is right */
  isWritable: boolean | undefined
}

const parameter = 'target_session_attrs'
const schemes = ['postgres://', 'postgresql://']

/**
 * A PostgreSQL URL as libpq takes it: with several servers, `postgres://user@one:5432,two:5432/allotment`, and `target_session_attrs`.
 * Without that parameter several servers mean: the one that accepts writes. Throws a text that says what is expected.
 */
export function parseAddress(text: string): Address {
  const scheme = schemes.find((one) => text.startsWith(one))
  if (!scheme) throw new Error(`an absolute URL that starts with ${schemes.join(' or ')}`)
  const rest = text.slice(scheme.length)
  const end = rest.search(/[/?]/)
  const authority = end < 0 ? rest : rest.slice(0, end)
  const at = authority.lastIndexOf('@')
  const user = authority.slice(0, at + 1)
  const servers = authority.slice(at + 1).split(',')
  const urls = servers.map((server) => `${scheme}${user}${server}${end < 0 ? '' : rest.slice(end)}`)
  if (!urls.every((url) => URL.canParse(url)) || (servers.length > 1 && servers.includes('')))
    throw new Error('a PostgreSQL URL such as postgres://user:password@one.example:5432,two.example:5432/allotment')
  const [first = ''] = urls
  const attribute = new URL(first).searchParams.get(parameter) ?? (servers.length > 1 ? 'read-write' : 'any')
  if (!(attributes as string[]).includes(attribute)) throw new Error(`a URL whose ${parameter} is one of ${attributes.join(', ')}`)
  return {
    connectionString: withoutParameter(first),
    servers: servers.length > 1 ? urls.map(serverOf) : [],
    isWritable: wanted[attribute as Attribute],
  }
}

/** The URL is changed as text, because URL would encode the path of a socket again. */
function withoutParameter(url: string): string {
  const [path = '', query] = url.split('?', 2)
  if (query === undefined) return path
  const kept = query.split('&').filter((pair) => !pair.startsWith(`${parameter}=`))
  return kept.length > 0 ? `${path}?${kept.join('&')}` : path
}

function serverOf(url: string): Server {
  const { hostname, port } = new URL(url)
  return { host: decodeURIComponent(hostname).replace(/^\[|\]$/g, ''), port: port === '' ? 5432 : Number(port) }
}
