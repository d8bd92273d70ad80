import { AsyncLocalStorage } from 'node:async_hooks'
import { randomBytes } from 'node:crypto'

/** Kinds of spans, as OpenTelemetry numbers them. */
const kinds = { internal: 1, server: 2, client: 3, consumer: 5 } as const
type Kind = keyof typeof kinds
type Attributes = Record<string, string | number | undefined>

export interface Span {
  traceId: string
  spanId: string
  parentSpanId: string
  name: string
  kind: number
  attributes: Attributes
  /** since 1970, in milliseconds with fractions */
  start: number
  end: number
  failed: boolean
}

export interface OpenSpan {
  readonly traceparent: string
  /** Ends the span. Only the first call counts. */
  end(outcome?: { failed?: boolean; attributes?: Attributes; name?: string }): void
  /** Runs `work` so that spans begun in it are children of this one. */
  within<T>(work: () => T): T
}

export interface Tracer {
  begin(name: string, kind: Kind, attributes?: Attributes, traceparent?: string): OpenSpan
  /** A span around `work`. */
  span<T>(name: string, kind: Kind, attributes: Attributes, work: () => Promise<T>): Promise<T>
}

interface Parent {
  traceId: string
  spanId: string
}

/** The W3C traceparent of the caller. Any other value begins a new trace. */
export function parentOf(header: string | undefined): Parent | undefined {
  const [, traceId = '', spanId = ''] = /^00-([0-9a-f]{32})-([0-9a-f]{16})-[0-9a-f]{2}$/.exec(header ?? '') ?? []
  return traceId === '' || /^0+$/.test(traceId) || /^0+$/.test(spanId) ? undefined : { traceId, spanId }
}

const now = (): number => performance.timeOrigin + performance.now()

export function tracer(record: (span: Span) => void): Tracer {
  const current = new AsyncLocalStorage<Parent>()
  const begin: Tracer['begin'] = (name, kind, attributes = {}, traceparent) => {
    const parent = parentOf(traceparent) ?? current.getStore()
    const traceId = parent?.traceId ?? randomBytes(16).toString('hex')
    const spanId = randomBytes(8).toString('hex')
    const start = now()
    let isOver = false
    return {
      traceparent: `00-${traceId}-${spanId}-01`,
      end({ failed = false, attributes: more = {}, name: named = name } = {}) {
        if (isOver) return
        isOver = true
        const all = { ...attributes, ...more }
        record({
          traceId,
          spanId,
          parentSpanId: parent?.spanId ?? '',
          name: named,
          kind: kinds[kind],
          attributes: all,
          start,
          end: now(),
          failed,
        })
      },
      within: (work) => current.run({ traceId, spanId }, work),
    }
  }
  return {
    begin,
    async span(name, kind, attributes, work) {
      const span = begin(name, kind, attributes)
      try {
        const result = await span.within(work)
        span.end()
        return result
      } catch (error) {
        span.end({ failed: true, attributes: { 'error.type': (error as { code?: string }).code ?? (error as Error).name } })
        throw error
      }
    },
  }
}
