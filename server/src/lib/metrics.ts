import { Counter, collectDefaultMetrics, Gauge, Histogram, type Metric, Registry } from 'prom-client'

export interface Metrics {
  registry: Registry
  requests: Histogram<'method' | 'route' | 'status'>
  /** Requests that were answered 500. It is 0 from the start: `increase` does not see the first value of a new series. */
  failures: Counter
  jobs: Counter<'queue' | 'outcome'>
  clockSkew: Gauge
  deliveries: Histogram<'kind' | 'standing' | 'outcome'>
}

let processRegistry: Registry | undefined
/** Metrics of the process itself, once for all services in it: their collection keeps a timer and an observer of the garbage collector. */
function processMetrics(): Metric[] {
  if (!processRegistry) {
    processRegistry = new Registry()
    collectDefaultMetrics({ register: processRegistry })
  }
  return processRegistry.getMetricsAsArray() as unknown as Metric[]
}

/** One registry per service instead of the library's global one, so that a process can run several services. */
export function createMetrics(): Metrics {
  const registry = new Registry()
  for (const metric of processMetrics()) registry.registerMetric(metric)
  return {
    registry,
    requests: new Histogram({
      name: 'allotment_http_request_seconds',
      help: 'Time to answer a request',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
      registers: [registry],
    }),
    failures: new Counter({
      name: 'allotment_http_failures_total',
      help: 'Requests that were answered 500',
      registers: [registry],
    }),
    jobs: new Counter({
      name: 'allotment_jobs_total',
      help: 'Background jobs by outcome',
      labelNames: ['queue', 'outcome'],
      registers: [registry],
    }),
    clockSkew: new Gauge({
      name: 'allotment_clock_skew_seconds',
      help: "How far this machine's clock is ahead of the database's",
      registers: [registry],
    }),
    deliveries: new Histogram({
      name: 'allotment_delivery_attempt_seconds',
      help: 'Attempts to deliver, by kind of endpoint, whether it was failing before, and what came of it',
      labelNames: ['kind', 'standing', 'outcome'],
      buckets: [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 15],
      registers: [registry],
    }),
  }
}
