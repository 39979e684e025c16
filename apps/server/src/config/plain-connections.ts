import { isLoopback } from './loopback.ts'
import { type Config, isProduction } from './settings.ts'

/** A setting by which passwords, sessions or pictures would travel in the open. */
export interface PlainConnection {
  readonly about: string
  readonly severity: 'error' | 'warning'
  readonly message: string
}

/**
 * Inside one machine, one network of containers or one at home: nobody else listens in between. Names of `.local` (RFC 6762),
 * `.home.arpa` (RFC 8375) and `.internal` lead nowhere else.
 */
export const isNear = (host: string): boolean =>
  isLoopback(host) ||
  !host.includes('.') ||
  /\.(local|home\.arpa|internal)$/i.test(host) ||
  /^(10|192\.168|172\.(1[6-9]|2\d|3[01]))\./.test(host)

const hostOf = (address: string): string => new URL(address).hostname

const isFarAndPlain = (address: string | undefined): boolean =>
  address?.startsWith('http:') === true && !isNear(hostOf(address))

const isFarWithoutTls = (databaseUrl: string): boolean => {
  const { hostname, searchParams } = new URL(databaseUrl)
  const mode = searchParams.get('sslmode')
  return !isNear(hostname) && (mode === null || mode === 'disable')
}

/** What a server's settings would send without TLS beyond its own network, a sentence for each. */
export const plainConnections = (config: Config): readonly PlainConnection[] => {
  const { publicUrl, databaseUrl, s3Endpoint, modelBaseUrl, modelApiKey, logEndpoint, clamdUrl } = config
  const found: PlainConnection[] = []
  if (isFarAndPlain(publicUrl)) {
    const message = `PUBLIC_URL is ${publicUrl}, without TLS: passwords travel in the open, and browsers refuse notifications, the camera and the offline app. Put a proxy with TLS in front and use its https address.`
    found.push({ about: 'PUBLIC_URL', severity: 'error', message })
  }
  const open = config.allowedOrigins.filter(isFarAndPlain)
  if (isProduction(config) && open.length > 0) {
    const message = `ALLOWED_ORIGINS has ${open.join(', ')} without TLS: whoever sits between may act as every person. Use https origins.`
    found.push({ about: 'ALLOWED_ORIGINS', severity: 'error', message })
  }
  if (databaseUrl !== undefined && isFarWithoutTls(databaseUrl)) {
    const message = `DATABASE_URL reaches ${hostOf(databaseUrl)} without TLS. Add sslmode=verify-full.`
    found.push({ about: 'DATABASE_URL', severity: 'warning', message })
  }
  if (isFarAndPlain(s3Endpoint)) {
    const message = `S3_ENDPOINT is ${s3Endpoint}, without TLS: pictures travel in the open.`
    found.push({ about: 'S3_ENDPOINT', severity: 'warning', message })
  }
  if (isFarAndPlain(modelBaseUrl) && modelApiKey !== undefined) {
    const message = `MODEL_BASE_URL is ${modelBaseUrl}, without TLS: MODEL_API_KEY travels in the open.`
    found.push({ about: 'MODEL_BASE_URL', severity: 'warning', message })
  }
  if (clamdUrl !== undefined && !isNear(hostOf(clamdUrl))) {
    const message = `CLAMD_URL is ${clamdUrl}, beyond this network: it speaks no TLS, and pictures travel in the open.`
    found.push({ about: 'CLAMD_URL', severity: 'warning', message })
  }
  if (isFarAndPlain(logEndpoint)) {
    const message = `OTEL_EXPORTER_OTLP_LOGS_ENDPOINT is ${logEndpoint}, without TLS: the security log travels in the open.`
    found.push({ about: 'OTEL_EXPORTER_OTLP_LOGS_ENDPOINT', severity: 'warning', message })
  }
  return found
}

/** A server in production does not start on them, unless PLAIN_CONNECTIONS says that it is meant. */
export const checkPlain = (config: Config): string[] =>
  isProduction(config) && !config.plainConnections ? plainConnections(config).map(({ message }) => message) : []

/** Whether mail to the server of this address must travel by TLS: a far one that offers none is sent nothing. */
export const requiresMailTls = ({ plainConnections: isMeant }: Config, smtpUrl: string): boolean =>
  !isMeant && !isNear(hostOf(smtpUrl))
