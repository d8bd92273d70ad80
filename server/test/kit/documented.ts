import { committedDescription } from './contract.js'

interface Refusals {
  pattern: RegExp
  method: string
  codes: Map<string, Set<string>>
}

/** The codes of each refusal in the reference. Fixed segments of a path come before variable ones. */
function readRefusals(): Refusals[] {
  const { paths } = committedDescription()
  return Object.keys(paths)
    .filter((path) => path.startsWith('/v1/'))
    .sort((a, b) => a.split('{').length - b.split('{').length)
    .flatMap((path) =>
      Object.entries(paths[path] ?? {}).map(([method, { responses }]) => ({
        pattern: new RegExp(`^${path.replaceAll('.', '\\.').replace(/\{\w+\}/g, '[^/]+')}/?$`),
        method: method.toUpperCase(),
        codes: new Map(
          Object.entries(responses).map(([status, { content }]) => {
            const problem = content?.['application/problem+json'] as { examples?: object } | undefined
            return [status, new Set(Object.keys(problem?.examples ?? {}))]
          }),
        ),
      })),
    )
}
let refusals: Refusals[] | undefined

/** Fails if the reference does not list this refusal of the call. Every refusal in the tests is checked. */
export function expectDocumented(method: string, path: string, status: number, code: unknown): void {
  if (status < 400 || status >= 500 || typeof code !== 'string' || !path.startsWith('/v1/')) return
  // An address that cannot be decoded, or has U+0000, is none of the reference.
  if (code === 'route_not_found' || path.includes('%00')) return
  refusals ??= readRefusals()
  const plain = path.split('?')[0] ?? ''
  const call = refusals.find((one) => one.method === method && one.pattern.test(plain))
  if (call && !call.codes.get(String(status))?.has(code))
    throw new Error(`the reference does not list ${status} ${code} of ${method} ${plain}`)
}
