/** Sample requests with the required fields only, in curl and with the SDK. */

interface Sampled {
  method: string
  /** base URL of the service */
  base: string
  path: string
  operationId: string
  isList: boolean
  isOpen: boolean
  /** the SDK has a method with this name */
  hasMethod: boolean
  body?: { type: string; example: unknown } | undefined
  /** examples of the path parameters */
  values: ReadonlyMap<string, unknown>
  /** how the key is sent, if not in `X-Api-Key` */
  key?: 'bearer' | 'query' | undefined
}

export interface Sample {
  lang: string
  label: string
  source: string
}

export const samplesOf = (sampled: Sampled): Sample[] => [
  { lang: 'shell', label: 'curl', source: curl(sampled) },
  ...(sampled.hasMethod ? [{ lang: 'typescript', label: 'SDK', source: sdk(sampled) }] : []),
]

const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`

function curl({ method, base, path, isList, isOpen, body, values, key }: Sampled): string {
  const address = path.replace(/\{(\w+)\}/g, (_all, name: string) => encodeURIComponent(String(values.get(name))))
  const query = [...(isList ? ['page_size=10'] : []), ...(key === 'query' && !isOpen ? ['apiKey=$ALLOTMENT_API_KEY'] : [])].join('&')
  const url = `"${base}${address}${query === '' ? '' : `?${query}`}"`
  const header = key === 'bearer' ? '"Authorization: Bearer $ALLOTMENT_API_KEY"' : '"X-Api-Key: $ALLOTMENT_API_KEY"'
  const lines = [
    `curl ${method === 'get' ? '' : `-X ${method.toUpperCase()} `}${url}`,
    ...(isOpen || key === 'query' ? [] : [`-H ${header}`]),
    ...(body?.type === 'application/json'
      ? [`-H 'Content-Type: application/json'`, `-d ${quoted(JSON.stringify(body.example, null, 2))}`]
      : []),
    ...(body?.type === 'multipart/form-data' ? [`-F 'file=@file'`] : []),
  ]
  return lines.join(' \\\n  ')
}

const literal = (value: unknown): string => JSON.stringify(value, null, 2).replace(/^( *)"([a-zA-Z_]\w*)":/gm, '$1$2:')

function sdk({ base, operationId, isList, body, values }: Sampled): string {
  const given = [...values.values()].map((value) => JSON.stringify(value))
  if (body?.type === 'application/json') given.push(literal(body.example))
  if (body?.type === 'multipart/form-data') given.push('form')
  if (isList) given.push('{ page_size: 10 }')
  const call = `client.${operationId}(${given.join(', ')})`
  return [
    `import { createClient } from '@allotment/sdk'`,
    '',
    `const client = createClient({ baseUrl: '${base}', apiKey: process.env.ALLOTMENT_API_KEY })`,
    ...(body?.type === 'multipart/form-data'
      ? ['const form = new FormData()', `form.set('file', new Blob([await readFile('file')]), 'file')`].map((line) => line)
      : []),
    ...(isList
      ? [`const page = await ${call}`, '', '// or everything, page after page', `for await (const one of ${call}) console.log(one)`]
      : [`const answer = await ${call}`]),
  ].join('\n')
}
