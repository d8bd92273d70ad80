import type { components } from './generated/schema.js'

/** The complete answer of a refusal: the members that all have, and those that some have, such as `ticket_id` and `available_quantity`. */
export type ProblemBody = components['schemas']['Problem']

/** The stable codes of refusals, as listed in the reference of errors. */
export type ProblemCode = ProblemBody['code']

/** One error of one field: `pointer` is a JSON pointer into the body, or the name of a query parameter. */
export interface FieldFault {
  pointer: string
  code: string
  message: string
}

/**
 * The answer of the service when it refused or failed (RFC 9457, application/problem+json).
 * Decide by `code`, which is stable; show `detail`; give `request_id` when you report a fault.
 */
export class ApiProblem extends Error {
  override readonly name = 'ApiProblem'
  readonly status: number
  /** `http_502` and similar if a proxy answered instead of the service, or for a call of OCTO or partner connect: their code is in `body`. A newer service may send codes that are not listed here. */
  readonly code: ProblemCode | `http_${number}`
  readonly title: string
  readonly detail: string
  readonly request_id: string | null
  readonly errors: readonly FieldFault[]
  /** Seconds to wait before the next try, from `Retry-After`; null if there is none. */
  readonly retryAfter: number | null
  /** The complete answer, with further members for the caller: `ticket_id`, `available_quantity`, the current `net_rate` … Empty if it was not JSON. */
  readonly body: Readonly<Partial<ProblemBody>>
  readonly response: Response

  constructor(response: Response, body: Record<string, unknown>) {
    const title = text(body.title) ?? (response.statusText || `HTTP ${response.status}`)
    const detail = text(body.detail) ?? partnerMessage(body) ?? title
    super(detail)
    this.status = response.status
    this.code = (text(body.code) as ProblemCode | null) ?? `http_${response.status}`
    this.title = title
    this.detail = detail
    this.request_id = text(body.request_id) ?? response.headers.get('x-request-id')
    this.errors = Array.isArray(body.errors) ? body.errors : []
    this.retryAfter = retryAfter(response.headers)
    this.body = body
    this.response = response
  }
}

/** No answer: the name does not resolve, nothing listens, the connection broke, or the time limit passed. `cause` is the error of `fetch`. */
export class ServiceUnreachable extends Error {
  override readonly name = 'ServiceUnreachable'
  constructor(request: Request, cause: unknown, within?: number) {
    super(`No answer from ${new URL(request.url).origin}${within === undefined ? '' : ` within ${within} ms`}`, { cause })
  }
}

/** A proxy may answer in HTML: then only the status is known. */
export async function readProblem(response: Response): Promise<ApiProblem> {
  const raw = await response.text().catch(() => '')
  return new ApiProblem(response, parseObject(raw))
}

/** `Retry-After` in seconds: the header is a number or a date. */
export function retryAfter(headers: Headers): number | null {
  const value = headers.get('retry-after')
  if (value === null) return null
  if (/^\d+$/.test(value)) return Number(value)
  const until = Date.parse(value)
  return Number.isNaN(until) ? null : Math.max(0, Math.ceil((until - Date.now()) / 1000))
}

/** The reason in the formats of OCTO and of partner connect. */
function partnerMessage(body: Record<string, unknown>): string | null {
  const { requestStatus } = body
  const failure = isObject(requestStatus) && isObject(requestStatus.error) ? requestStatus.error : body
  return text(failure.errorMessage)
}

function parseObject(raw: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(raw)
    return isObject(value) ? value : {}
  } catch {
    return {}
  }
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)
const text = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null)
