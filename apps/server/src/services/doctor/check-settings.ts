import { isLoopback } from '../../config/loopback.ts'
import { isNear, plainConnections } from '../../config/plain-connections.ts'
import { publicPath } from '../../config/public-url.ts'
import { type Config, isProduction } from '../../config/settings.ts'
import type { Finding } from './finding.ts'

/** Above it a limit protects nobody. */
const MAX_LIMIT_SCALE = 20
const EXAMPLE = /@[\w.-]*\bexample>?$/

/** Something that the settings alone tell: what is wrong with them, or nothing. */
interface SettingCheck {
  readonly about: string
  readonly severity: Finding['severity']
  readonly message: (config: Config) => string | undefined
}

const publicAddress = ({ publicUrl }: Config): URL | undefined =>
  publicUrl === undefined ? undefined : new URL(publicUrl)

const checks: readonly SettingCheck[] = [
  {
    about: 'NODE_ENV',
    severity: 'error',
    message: (config) =>
      config.nodeEnv !== 'production' && publicAddress(config)?.protocol === 'https:'
        ? `NODE_ENV is ${config.nodeEnv} while people open ${config.publicUrl}: anybody can read all mails at /dev/outbox and sign in as the demo athlete. Set NODE_ENV=production.`
        : undefined,
  },
  {
    about: 'SEALING_KEY',
    severity: 'warning',
    message: (config) =>
      isProduction(config) && config.sealingKey === undefined
        ? 'SEALING_KEY is not set: who gets hold of a backup has the secrets of authenticator apps and the keys of the server with it. Set it to what openssl rand -hex 32 gives, and keep it elsewhere.'
        : undefined,
  },
  {
    about: 'PUBLIC_URL',
    severity: 'error',
    message: (config) =>
      isProduction(config) && config.publicUrl === undefined && !isLoopback(config.host)
        ? 'PUBLIC_URL is not set: links in mails lead to localhost, and pages of the real address may not call the API.'
        : undefined,
  },
  {
    about: 'PUBLIC_URL',
    severity: 'error',
    message: (config) => {
      const { search = '', hash = '' } = publicAddress(config) ?? {}
      return search === '' && hash === ''
        ? undefined
        : `PUBLIC_URL ends in ${search}${hash}: links in mails put their path behind it and lead nowhere. Name the address alone.`
    },
  },
  {
    about: 'TRUST_PROXY',
    severity: 'error',
    message: (config) =>
      publicAddress(config)?.protocol === 'https:' && config.trustProxy === 0
        ? 'TRUST_PROXY is 0 while PUBLIC_URL is https, which a proxy in front must answer: every person seems to come from the proxy, and shares its rate limits. Set it to the number of proxies.'
        : undefined,
  },
  {
    about: 'TRUST_PROXY',
    severity: 'error',
    message: (config) =>
      publicPath(config) !== '' && config.trustProxy === 0
        ? `TRUST_PROXY is 0 while PUBLIC_URL has the path ${publicPath(config)}, which only a proxy can put there: it asks this server without the path. Set it to the number of proxies.`
        : undefined,
  },
  {
    about: 'TRUST_PROXY',
    severity: 'warning',
    message: (config) =>
      config.trustProxy > 3
        ? `TRUST_PROXY is ${config.trustProxy}: with fewer proxies than that in front, people choose the address that limits count. Set it to the number of proxies.`
        : undefined,
  },
  {
    about: 'SMTP_URL',
    severity: 'error',
    message: (config) =>
      isProduction(config) && config.smtpUrl === undefined
        ? 'SMTP_URL is not set: no mail is sent, so nobody can verify an address or set a new password. Name a mail server.'
        : undefined,
  },
  {
    about: 'SMTP_URL',
    severity: 'error',
    message: ({ smtpUrl }) => {
      if (smtpUrl === undefined) return undefined
      const { protocol, hostname, port, password } = new URL(smtpUrl)
      return protocol === 'smtp:' && port === '465' && password !== '' && !isNear(hostname)
        ? 'SMTP_URL begins with smtp:// on port 465, which speaks TLS from the first byte. Write smtps://.'
        : undefined
    },
  },
  {
    about: 'MAIL_FROM',
    severity: 'error',
    message: (config) =>
      config.smtpUrl !== undefined && EXAMPLE.test(config.mailFrom)
        ? `MAIL_FROM is ${config.mailFrom}, an address of nobody: mail servers refuse it. Set one of your own domain.`
        : undefined,
  },
  {
    about: 'SUPPORT_ADDRESS',
    severity: 'warning',
    message: (config) =>
      isProduction(config) && EXAMPLE.test(config.supportAddress)
        ? `SUPPORT_ADDRESS is ${config.supportAddress}, an address of nobody: who writes for help gets no answer.`
        : undefined,
  },
  {
    about: 'RATE_LIMITS',
    severity: 'error',
    message: (config) =>
      isProduction(config) && !config.rateLimits
        ? 'RATE_LIMITS is off: passwords can be guessed without end. Leave it on.'
        : undefined,
  },
  {
    about: 'RATE_LIMIT_SCALE',
    severity: 'warning',
    message: (config) =>
      config.rateLimitScale > MAX_LIMIT_SCALE
        ? `RATE_LIMIT_SCALE is ${config.rateLimitScale}: limits that high stop nobody.`
        : undefined,
  },
  {
    about: 'LOG_LEVEL',
    severity: 'warning',
    message: (config) =>
      isProduction(config) && ['silent', 'fatal'].includes(config.logLevel)
        ? `LOG_LEVEL is ${config.logLevel}: failures leave no trace. Use info or error.`
        : undefined,
  },
  {
    about: 'LOG_LEVEL',
    severity: 'warning',
    message: (config) =>
      isProduction(config) && ['debug', 'trace'].includes(config.logLevel)
        ? `LOG_LEVEL is ${config.logLevel}: logs grow fast and hold more than they need. Use info.`
        : undefined,
  },
  {
    about: 'JOB_WORKERS',
    severity: 'error',
    message: (config) =>
      config.databaseUrl === undefined && config.jobWorkers === 0
        ? 'JOB_WORKERS is 0 with the embedded database, which no other process works on: plans and scans never finish.'
        : undefined,
  },
  {
    about: 'STRIPE_SECRET_KEY',
    severity: 'error',
    message: (config) =>
      isProduction(config) && config.stripeSecretKey?.includes('_test_') === true
        ? 'STRIPE_SECRET_KEY is a test key: subscriptions run and no money is taken. Use the live key.'
        : undefined,
  },
  {
    about: 'STRIPE_PRICE_YEARLY',
    severity: 'error',
    message: (config) =>
      config.stripePriceMonthly !== undefined && config.stripePriceMonthly === config.stripePriceYearly
        ? 'STRIPE_PRICE_MONTHLY and STRIPE_PRICE_YEARLY are the same price.'
        : undefined,
  },
  {
    about: 'BACKUP_HOUR',
    severity: 'warning',
    message: (config) =>
      isProduction(config) && config.backupHour === undefined && config.databaseUrl === undefined
        ? 'BACKUP_HOUR is not set: nothing is backed up by itself. Set an hour, or run npm run backup from a timer of the machine.'
        : undefined,
  },
]

/** What the settings alone tell. Those that cannot be used at all were refused before. */
export const checkSettings = (config: Config): readonly Finding[] => [
  ...plainConnections(config),
  ...checks.flatMap(({ about, severity, message }) => {
    const text = message(config)
    return text === undefined ? [] : [{ about, severity, message: text }]
  }),
]
