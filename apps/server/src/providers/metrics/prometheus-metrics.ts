import type { Gauge as LookedUp, Metrics } from './metrics.ts'

/** Seconds: from what a day view takes to what a plan takes. */
const REQUEST_BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
const EXECUTION_BUCKETS = [0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 300]
/** A dish or a food to buy too many is about two; most weeks are between ten and twenty above the bound. */
const PLAN_BUCKETS = [5, 7.5, 10, 12.5, 15, 17.5, 20, 30, 50, 100]

/** Counts in this process, with what Node tells of itself (event-loop delay, memory, processor). Loaded only where it is used. */
export const prometheusMetrics = async (): Promise<Metrics> => {
  const { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } = await import('prom-client')
  const register = new Registry()
  collectDefaultMetrics({ register })
  const registers = [register]
  const requests = new Histogram({
    name: 'pacemeal_http_request_duration_seconds',
    help: 'How long requests took to answer.',
    labelNames: ['method', 'route', 'status'],
    buckets: REQUEST_BUCKETS,
    registers,
  })
  const executions = new Histogram({
    name: 'pacemeal_execution_duration_seconds',
    help: 'How long executions (plans, scans) took from the request to the answer.',
    labelNames: ['function', 'outcome'],
    buckets: EXECUTION_BUCKETS,
    registers,
  })
  const plans = new Histogram({
    name: 'pacemeal_plan_above_bound',
    help: 'How much dearer the menus of planned weeks are than their linear bounds, in prices of the search; cut where it was ended early.',
    labelNames: ['cut'],
    buckets: PLAN_BUCKETS,
    registers,
  })
  const sendings = new Counter({
    name: 'pacemeal_sent_total',
    help: 'What services outside were asked for, by kind and outcome.',
    labelNames: ['kind', 'outcome'],
    registers,
  })
  const slowQueries = new Counter({
    name: 'pacemeal_slow_queries_total',
    help: 'Statements that took longer than SLOW_QUERY_MS.',
    registers,
  })
  const gauges = new Map<string, InstanceType<typeof Gauge>>()
  const setGauge = ({ name, help, values }: LookedUp): void => {
    const labelNames = Object.keys(values[0]?.labels ?? {})
    const gauge = gauges.get(name) ?? new Gauge({ name, help, labelNames, registers })
    gauges.set(name, gauge)
    gauge.reset()
    for (const { labels = {}, value } of values) gauge.set(labels, value)
  }
  return {
    request: ({ method, route, status, seconds }) => requests.observe({ method, route, status }, seconds),
    execution: ({ functionId, outcome, seconds }) => executions.observe({ function: functionId, outcome }, seconds),
    planned: ({ aboveBound, isCut }) => plans.observe({ cut: isCut ? 'yes' : 'no' }, aboveBound),
    sent: (sending) => sendings.inc(sending),
    slowQuery: () => slowQueries.inc(),
    async read(looked) {
      for (const one of looked.filter(({ values }) => values.length > 0)) setGauge(one)
      return { contentType: register.contentType, text: await register.metrics() }
    },
  }
}
