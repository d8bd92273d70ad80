/** Names that do not follow from the path. */
const named: Record<string, string> = {
  'POST /octo/availability': 'octo.availability.check',
  'POST /v1/login': 'session.login',
  'PATCH /v1/login': 'session.impersonate',
  'DELETE /v1/login': 'session.logout',
  'POST /v1/login/refresh': 'session.refresh',
  'POST /v1/login/reset': 'session.askForPassword',
  'POST /v1/login/link': 'session.readLink',
  'PUT /v1/login/password': 'session.setPassword',
  'PUT /v1/bookingorders/{bookingorder_id}': 'bookingorders.update',
  'POST /v1/marketplace/onboard/supplierjit': 'marketplace.onboard',
  'POST /v1/payments/settlements': 'payments.settle',
  'POST /v1/sales/requests/{reservation_id}': 'sales.requests.answer',
  'POST /v1/ticketfiles/seating_csv/{ticket_id}': 'ticketfiles.uploadSeats',
  'POST /v1/ticketfiles/pdf/{ticket_id}': 'ticketfiles.uploadPdf',
  'POST /v1/admissions': 'admissions.record',
  'GET /v1/etickets/download/{bookingorder_id}/{orderitem_id}/url/{download_link}': 'etickets.download',
  'GET /v1/etickets/download/zip/{bookingorder_id}': 'etickets.downloadZip',
}

const verbs: Record<string, string> = { get: 'get', post: 'create', put: 'replace', patch: 'update', delete: 'delete' }

const camel = (text: string): string =>
  text
    .split(/[-_.]/)
    .filter((word) => word !== '')
    .map((word, index) => (index === 0 ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join('')
const isVariable = (segment: string): boolean => segment.startsWith('{')

export interface Named {
  method: string
  path: string
  /** the answer is a paged list */
  isList: boolean
}

/**
 * The `operationId` of each call, from method and path: `reservations.create`, `clients.keys.list`, `bookingorders.relist`. The SDK methods
 * have the same names. The segments of a path are resources. The last segment is an action if it has only one method and no path below it.
 */
export function operationNames(operations: Named[]): Map<string, string> {
  const paths = new Set(operations.map(({ path }) => path))
  const isAction = (path: string): boolean =>
    operations.filter((one) => one.path === path).length === 1 && ![...paths].some((other) => other.startsWith(`${path}/`))
  const names = new Map<string, string>()
  const owners = new Map<string, string>()
  for (const { method, path, isList } of operations) {
    const call = `${method.toUpperCase()} ${path}`
    const isWhole = operations.some((one) => one.method === method && one.path.replace(/\/\{\w+\}$/, '') === path && one.path !== path)
    const name = named[call] ?? nameOf({ method, path, isList }, isAction(path), isWhole)
    const other = owners.get(name)
    if (other !== undefined) throw new Error(`${call} and ${other} are both called ${name}: name one of them in openapi-names.ts`)
    owners.set(name, call)
    names.set(call, name)
  }
  return names
}

/** `isWhole`: the same call also exists on one member. */
function nameOf({ method, path, isList }: Named, isAction: boolean, isWhole: boolean): string {
  const segments = path.replace(/^\/v1\/(internal\/)?|^\//, '').split('/')
  const resources = segments.filter((segment) => !isVariable(segment)).map(camel)
  const isItem = isVariable(segments.at(-1) ?? '')
  if (!isItem && segments.length > 1 && isAction) return resources.join('.')
  if (segments.length === 1 && !path.startsWith('/v1/')) return resources.join('.')
  if (method === 'get' && (isList || isWhole)) return [...resources, 'list'].join('.')
  return [...resources, `${verbs[method] ?? method}${isWhole ? 'All' : ''}`].join('.')
}
