import type { AnyValueMap } from '@opentelemetry/api-logs'
import { MINUTE_MS, parseJsonObject } from '@pacemeal/domain'

export interface OtlpLogOptions {
  /** Where a collector takes logs, such as `https://collector.example:4318/v1/logs`. */
  readonly endpoint: string
  readonly headers: Readonly<Record<string, string>>
  readonly version: string
  /** Hears that lines could not be sent, at most once a minute. */
  readonly onError: (message: string) => void
}

/** A second way for the lines of the log: out of this machine. */
export interface OtlpLog {
  /** Takes a line of JSON as pino writes it, and keeps nobody waiting. */
  write(line: string): void
  /** Sends what still waits, and ends. */
  close(): Promise<void>
}

/** A server that stops waits no longer for its collector. */
const EXPORT_TIMEOUT_MS = 2000
/** What waits for the collector; beyond it lines go to the standard output alone. */
const MAX_QUEUED = 8192
const SEND_EVERY_MS = 1000

/** Pino's levels beside the severities of OpenTelemetry's data model of logs, each the first of its range of four. */
const severities = new Map([
  [10, ['TRACE', 1]],
  [20, ['DEBUG', 5]],
  [30, ['INFO', 9]],
  [40, ['WARN', 13]],
  [50, ['ERROR', 17]],
  [60, ['FATAL', 21]],
] as const)

/** Sends the log by OpenTelemetry's protocol (OTLP, JSON over HTTP). Loaded only where it is used. */
export const otlpLog = async ({ endpoint, headers, version, onError }: OtlpLogOptions): Promise<OtlpLog> => {
  const [core, base, http, { JsonLogsSerializer, LogsExporterMetricsHelper }, { resourceFromAttributes }, sdk] =
    await Promise.all([
      import('@opentelemetry/core'),
      import('@opentelemetry/otlp-exporter-base'),
      import('@opentelemetry/otlp-exporter-base/node-http'),
      import('@opentelemetry/otlp-transformer'),
      import('@opentelemetry/resources'),
      import('@opentelemetry/sdk-logs'),
    ])
  const options = http.convertLegacyHttpOptions(
    { url: endpoint, headers: { ...headers }, timeoutMillis: EXPORT_TIMEOUT_MS },
    'LOGS',
    'v1/logs',
    { 'Content-Type': 'application/json' },
  )
  const sender = new base.OTLPExporterBase(
    http.createOtlpHttpExportDelegate(
      options,
      JsonLogsSerializer,
      'otlp_http_log_exporter',
      LogsExporterMetricsHelper,
      undefined,
    ),
  )
  let toldAt = Number.NEGATIVE_INFINITY
  const tell = (error: Error | undefined): void => {
    const now = performance.now()
    if (now - toldAt < MINUTE_MS) return
    toldAt = now
    onError(error?.message ?? 'The collector did not take it.')
  }
  const exporter: ConstructorParameters<typeof sdk.BatchLogRecordProcessor>[0]['exporter'] = {
    export: (records, done) =>
      sender.export(records, ({ code, error }) => {
        if (code !== core.ExportResultCode.SUCCESS) tell(error)
        // Told already, in words of ours.
        done({ code: core.ExportResultCode.SUCCESS })
      }),
    forceFlush: () => sender.forceFlush(),
    shutdown: () => sender.shutdown(),
  }
  const provider = new sdk.LoggerProvider({
    resource: resourceFromAttributes({ 'service.name': 'pacemeal', 'service.version': version }),
    processors: [
      new sdk.BatchLogRecordProcessor({
        exporter,
        maxQueueSize: MAX_QUEUED,
        scheduledDelayMillis: SEND_EVERY_MS,
        exportTimeoutMillis: EXPORT_TIMEOUT_MS,
      }),
    ],
  })
  const logger = provider.getLogger('pacemeal', version)
  return {
    write(line) {
      const { level, time, msg, ...rest } = parseJsonObject(line)
      const [severityText, severityNumber] = severities.get(Number(level) as 30) ?? ['INFO', 9]
      // What pino has written is JSON.
      const attributes = rest as AnyValueMap
      logger.emit({ severityText, severityNumber, timestamp: Number(time), body: String(msg ?? ''), attributes })
    },
    async close() {
      await provider.shutdown().catch(() => undefined)
    },
  }
}
