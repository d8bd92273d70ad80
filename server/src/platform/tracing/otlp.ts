import { hostname } from 'node:os'
import type { Logger } from 'pino'
import { Counter, type Registry } from 'prom-client'
import type { Span } from '../../lib/tracing.js'
import { version } from '../../lib/version.js'

/** Spans that wait to be sent. More are dropped, because a collector that is away must cost neither memory nor time. */
const mostWaiting = 5_000
const mostPerRequest = 500
const everyMillis = 2_000
const timeoutMillis = 5_000

export interface Exporter {
  record(span: Span): void
  stop(): Promise<void>
}

interface Options {
  /** of an OTLP receiver over HTTP, without /v1/traces */
  url: string
  log: Logger
  registry: Registry
}

/** Sends spans to an OpenTelemetry collector: OTLP over HTTP, as JSON. */
export function otlpExporter({ url, log, registry }: Options): Exporter {
  let waiting: Span[] = []
  let isFailing = false
  let sending = Promise.resolve()
  const dropped = new Counter({ name: 'allotment_spans_dropped_total', help: 'Spans of traces that were not sent', registers: [registry] })

  async function post(spans: Span[]): Promise<void> {
    try {
      const answer = await fetch(`${url}/v1/traces`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(exportRequest(spans)),
        signal: AbortSignal.timeout(timeoutMillis),
      })
      await answer.body?.cancel()
      if (!answer.ok) throw new Error(`the collector answered ${answer.status}`)
      isFailing = false
    } catch (error) {
      dropped.inc(spans.length)
      if (!isFailing) log.warn({ err: error }, 'traces are not sent')
      isFailing = true
    }
  }

  async function flush(): Promise<void> {
    while (waiting.length > 0) {
      const [batch, rest] = [waiting.slice(0, mostPerRequest), waiting.slice(mostPerRequest)]
      waiting = rest
      await post(batch)
      if (isFailing) break
    }
  }

  const timer = setInterval(() => {
    sending = sending.then(flush)
  }, everyMillis).unref()
  return {
    record(span) {
      if (waiting.length < mostWaiting) waiting.push(span)
      else dropped.inc()
    },
    async stop() {
      clearInterval(timer)
      await sending
      await flush()
    },
  }
}

const nanos = (millis: number): string => String(BigInt(Math.round(millis * 1000)) * 1000n)

const attributesOf = (attributes: Span['attributes']): object[] =>
  Object.entries(attributes).flatMap(([key, value]) => {
    if (value === undefined) return []
    return [{ key, value: typeof value === 'number' ? { intValue: String(Math.round(value)) } : { stringValue: value } }]
  })

/** OpenTelemetry's ExportTraceServiceRequest, in its JSON form. */
function exportRequest(spans: Span[]): object {
  const resource = { 'service.name': 'allotment', 'service.version': version, 'service.instance.id': `${hostname()}:${process.pid}` }
  return {
    resourceSpans: [
      {
        resource: { attributes: attributesOf(resource) },
        scopeSpans: [
          {
            scope: { name: 'allotment', version },
            spans: spans.map(({ start, end, attributes, failed, ...span }) => ({
              ...span,
              startTimeUnixNano: nanos(start),
              endTimeUnixNano: nanos(end),
              attributes: attributesOf(attributes),
              status: failed ? { code: 2 } : {},
            })),
          },
        ],
      },
    ],
  }
}
