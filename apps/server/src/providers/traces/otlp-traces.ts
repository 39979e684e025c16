import { MINUTE_MS } from '@pacemeal/domain'
import type { Traces } from './traces.ts'

export interface OtlpOptions {
  /** Of the collector, without `/v1/traces`. */
  readonly endpoint: string
  readonly headers: Readonly<Record<string, string>>
  /** Of requests and executions, from 0 to 1. */
  readonly share: number
  readonly version: string
  /** Hears that traces could not be sent, at most once a minute. */
  readonly onError: (message: string) => void
}

/** A server that stops waits no longer for its collector. */
const EXPORT_TIMEOUT_MS = 2000
/** What waits for the collector; beyond it traces are dropped and nobody waits. */
const MAX_QUEUED = 2048
const SEND_EVERY_MS = 2000

/** Sends traces by OpenTelemetry's protocol (OTLP, JSON over HTTP). Loaded only where it is used. */
export const otlpTraces = async ({ endpoint, headers, share, version, onError }: OtlpOptions): Promise<Traces> => {
  const [api, core, { AsyncLocalStorageContextManager }, { OTLPTraceExporter }, { resourceFromAttributes }, sdk] =
    await Promise.all([
      import('@opentelemetry/api'),
      import('@opentelemetry/core'),
      import('@opentelemetry/context-async-hooks'),
      import('@opentelemetry/exporter-trace-otlp-http'),
      import('@opentelemetry/resources'),
      import('@opentelemetry/sdk-trace-base'),
    ])
  let toldAt = Number.NEGATIVE_INFINITY
  core.setGlobalErrorHandler((error) => {
    const now = performance.now()
    if (now - toldAt < MINUTE_MS) return
    toldAt = now
    onError(error instanceof Error ? error.message : String(error))
  })
  const contexts = new AsyncLocalStorageContextManager().enable()
  const exporter = new OTLPTraceExporter({
    url: `${endpoint}/v1/traces`,
    headers: { ...headers },
    timeoutMillis: EXPORT_TIMEOUT_MS,
  })
  const provider = new sdk.BasicTracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'pacemeal', 'service.version': version }),
    sampler: new sdk.ParentBasedSampler({ root: new sdk.TraceIdRatioBasedSampler(share) }),
    spanProcessors: [
      new sdk.BatchSpanProcessor(exporter, {
        maxQueueSize: MAX_QUEUED,
        scheduledDelayMillis: SEND_EVERY_MS,
        exportTimeoutMillis: EXPORT_TIMEOUT_MS,
      }),
    ],
  })
  const tracer = provider.getTracer('pacemeal', version)
  const { SpanKind, SpanStatusCode, ROOT_CONTEXT, trace, defaultTextMapGetter } = api
  const kinds = { request: SpanKind.SERVER, execution: SpanKind.CONSUMER } as const
  const propagator = new core.W3CTraceContextPropagator()
  return {
    begin(name, kind, parent) {
      const above =
        parent === undefined
          ? ROOT_CONTEXT
          : propagator.extract(ROOT_CONTEXT, { traceparent: parent }, defaultTextMapGetter)
      const span = tracer.startSpan(name, { kind: kinds[kind] }, above)
      const inside = trace.setSpan(above, span)
      return {
        within: (work) => contexts.with(inside, work),
        end(outcome) {
          if (outcome.name !== undefined) span.updateName(outcome.name)
          span.setAttributes({ ...outcome.attributes })
          if (outcome.failed) span.setStatus({ code: SpanStatusCode.ERROR })
          span.end()
        },
      }
    },
    statement(sql, ms) {
      const above = contexts.active()
      // The server's own housekeeping is nobody's part, and so is what goes on after the answer.
      if (trace.getSpan(above)?.isRecording() !== true) return
      const end = Date.now()
      const [operation = 'statement'] = sql.trimStart().split(/\s/, 1)
      tracer
        .startSpan(
          operation.toLowerCase(),
          { kind: SpanKind.CLIENT, startTime: end - ms, attributes: { 'db.query.text': sql } },
          above,
        )
        .end(end)
    },
    async close() {
      await provider.shutdown().catch(() => undefined)
      contexts.disable()
    },
  }
}
