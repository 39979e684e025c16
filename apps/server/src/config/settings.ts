import { DEFAULT_SUPPORT_ADDRESS } from '@pacemeal/protocol/support-address'
import { z } from 'zod'
import {
  issuer,
  list,
  onOff,
  origin,
  path,
  positiveNumber,
  type Setting,
  setting,
  webUrl,
  wholeNumber,
  words,
} from './setting.ts'

export const table = {
  nodeEnv: setting('NODE_ENV', {
    description:
      'production switches the development outbox, the demo athlete and the localhost origins off. A server that others can reach does not start while it is unset.',
    accepts: 'development, test or production',
    default: 'development',
    read: z.enum(['development', 'test', 'production']),
  }),
  host: setting('HOST', {
    description: 'The address to listen on. 0.0.0.0 opens the server to the network; set PUBLIC_URL with it.',
    accepts: 'an IP address or host name',
    default: '127.0.0.1',
    read: z.string().regex(/^[A-Za-z0-9.:-]{1,255}$/),
  }),
  port: setting('PORT', {
    description: 'The port of app and API. 0 takes any free one.',
    accepts: 'a whole number from 0 to 65535',
    default: '3000',
    read: wholeNumber(0, 65_535),
  }),
  tlsCertificate: setting('TLS_CERTIFICATE', {
    description:
      'The certificate by which this server itself speaks TLS, with those between it and its authority (PEM); for the way from a proxy in front. Set it together with TLS_KEY. Unset: plain http.',
    accepts: 'a path, relative ones from the repository root',
    read: path,
  }),
  tlsKey: setting('TLS_KEY', {
    description: 'The key of that certificate (PEM).',
    accepts: 'a path, relative ones from the repository root',
    read: path,
  }),
  publicUrl: setting('PUBLIC_URL', {
    description:
      'The address people open; links in mails and the allowed origin come from it. A path in it is where a proxy serves the app, which asks this server without the path. Unset: http://localhost:PORT.',
    accepts: 'an http or https address',
    read: webUrl,
  }),
  hstsSubdomains: setting('HSTS_SUBDOMAINS', {
    description:
      'Whether browsers that opened an https PUBLIC_URL once also ask its subdomains by https alone, for a year. Off where a subdomain of it speaks plain http.',
    accepts: 'on or off',
    default: 'on',
    read: onOff,
  }),
  plainConnections: setting('PLAIN_CONNECTIONS', {
    description:
      'Lets a server in production be opened, and reach its database, pictures, model and mail server, without TLS beyond its own network. Off: it does not start on such settings, and sends no mail to a far server that offers no TLS.',
    accepts: 'on or off',
    default: 'off',
    read: onOff,
  }),
  allowedOrigins: setting('ALLOWED_ORIGINS', {
    description: 'Further origins whose pages may call the API, and whose addresses links may lead to.',
    accepts: 'http or https origins separated by commas',
    default: '',
    read: z.string().transform(list).pipe(z.array(origin)),
  }),
  trustProxy: setting('TRUST_PROXY', {
    description: 'How many reverse proxies stand in front; as many X-Forwarded-For hops are believed.',
    accepts: 'a whole number from 0 to 10',
    default: '0',
    read: wholeNumber(0, 10),
  }),
  logLevel: setting('LOG_LEVEL', {
    description: 'The least severe level that is logged.',
    accepts: 'fatal, error, warn, info, debug, trace or silent',
    default: 'info',
    read: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']),
  }),
  requestLog: setting('REQUEST_LOG', {
    description:
      'Whether each request is logged as a line of JSON: its id, method, route, status and time, and nothing of the person.',
    accepts: 'on or off',
    default: 'off',
    read: onOff,
  }),
  slowQueryMs: setting('SLOW_QUERY_MS', {
    description: 'How many milliseconds a statement may take before it is logged, without its values. 0 logs none.',
    accepts: 'a whole number from 0 to 60000',
    default: '500',
    read: wholeNumber(0, 60_000),
  }),
  metricsToken: setting('METRICS_TOKEN', {
    secret: true,
    description:
      'Opens /metrics, in the form of Prometheus, to who sends it as a bearer token. Unset: nothing is measured, and there is no such address.',
    accepts: 'at least 16 characters',
    read: words.min(16),
  }),
  traceEndpoint: setting('OTEL_EXPORTER_OTLP_ENDPOINT', {
    description:
      'Where traces of requests and executions are sent (OpenTelemetry, OTLP as JSON over HTTP), without /v1/traces. They hold routes, statements and times, and nothing of a person. Unset: nothing is traced.',
    accepts: 'an http or https address',
    read: webUrl,
  }),
  traceHeaders: setting('OTEL_EXPORTER_OTLP_HEADERS', {
    secret: true,
    description: 'What the collector of traces and of the log wants to see, such as a token.',
    accepts: 'name=value, several separated by commas',
    read: words
      .regex(/^[\w-]+=[^,\r\n]+(,[\w-]+=[^,\r\n]+)*$/)
      .transform((text) =>
        Object.fromEntries(list(text).map((pair) => pair.split(/=(.*)/s).slice(0, 2) as [string, string])),
      ),
  }),
  logEndpoint: setting('OTEL_EXPORTER_OTLP_LOGS_ENDPOINT', {
    description:
      'Where the log is sent beside the standard output (OpenTelemetry, OTLP as JSON over HTTP), whole, with the path. Its lines of the security log name ids and network addresses. Unset: nowhere.',
    accepts: 'an http or https address, usually ending in /v1/logs',
    read: webUrl,
  }),
  traceShare: setting('OTEL_TRACES_SAMPLER_ARG', {
    description: 'The share of requests and executions that is traced.',
    accepts: 'a number from 0 to 1',
    default: '1',
    read: z
      .string()
      .regex(/^(0|1|0?\.\d{1,6}|1\.0+)$/)
      .transform(Number),
  }),
  dataDir: setting('DATA_DIR', {
    description: 'The folder of the embedded database, uploaded files and the development outbox.',
    accepts: 'a path, relative ones from the repository root',
    default: 'data',
    read: path,
  }),
  backupHour: setting('BACKUP_HOUR', {
    description:
      'The hour of the day (UTC) at which this process backs everything up, once a week trying whether the backup can be restored. Set it for one process of those that share a database. Unset: backups are made by npm run backup alone.',
    accepts: 'a whole number from 0 to 23',
    read: wholeNumber(0, 23),
  }),
  backupDir: setting('BACKUP_DIR', {
    description: 'The folder of backups; best on another disk. Unset: the folder backups in DATA_DIR.',
    accepts: 'a path, relative ones from the repository root',
    read: path,
  }),
  backupKeep: setting('BACKUP_KEEP', {
    description: 'How many nightly backups are kept.',
    accepts: 'a whole number from 1 to 1000',
    default: '14',
    read: wholeNumber(1, 1000),
  }),
  backupBeforeUpgrade: setting('BACKUP_BEFORE_UPGRADE', {
    description:
      'Whether a release that changes the schema backs everything up before it does; a backup that fails ends the start, and nothing is changed. Unset: on for the embedded database, off for Postgres.',
    accepts: 'on or off',
    read: onOff,
  }),
  productsFile: setting('PRODUCTS_FILE', {
    description:
      'The data base of packed products that npm run products:import makes. Unset: products.sqlite in DATA_DIR. While there is none, and OPEN_FOOD_FACTS is off, barcodes lead to typing and to labels.',
    accepts: 'a path, relative ones from the repository root',
    read: path,
  }),
  openFoodFacts: setting('OPEN_FOOD_FACTS', {
    description:
      'Whether a scanned number that is not in the data base of products is asked for at Open Food Facts: at most 12 a minute, the number alone, and what comes back is kept.',
    accepts: 'on or off',
    default: 'off',
    read: onOff,
  }),
  openFoodFactsUrl: setting('OPEN_FOOD_FACTS_URL', {
    description: 'Where the API of Open Food Facts is.',
    accepts: 'an http or https address',
    default: 'https://world.openfoodfacts.org',
    read: webUrl,
  }),
  databaseUrl: setting('DATABASE_URL', {
    secret: true,
    description: 'A Postgres database to use instead of the embedded one.',
    accepts: 'postgres://user:password@host:port/database',
    read: z.url({ protocol: /^postgres(ql)?$/ }),
  }),
  databaseDirectUrl: setting('DATABASE_DIRECT_URL', {
    secret: true,
    description:
      'The same database without the pooler between, where DATABASE_URL leads through one in transaction mode (PgBouncer). What needs a session of its own goes there: news for other processes (LISTEN), upgrades of the schema, backups. Unset: all goes to DATABASE_URL.',
    accepts: 'postgres://user:password@host:port/database',
    read: z.url({ protocol: /^postgres(ql)?$/ }),
  }),
  sealingKey: setting('SEALING_KEY', {
    secret: true,
    description:
      "Seals the secrets of authenticator apps and the server's own keys in the database, so that neither it nor a backup opens an account. Keep it apart from both: without it nobody's codes are taken. Unset: they are kept open.",
    accepts: '64 hexadecimal digits, as of openssl rand -hex 32',
    read: z.string().regex(/^[0-9a-f]{64}$/i),
  }),
  sealingKeyFormer: setting('SEALING_KEY_FORMER', {
    secret: true,
    description:
      'The SEALING_KEY of before, for the start that seals everything with the present one; or to keep it open again.',
    accepts: '64 hexadecimal digits',
    read: z.string().regex(/^[0-9a-f]{64}$/i),
  }),
  databasePool: setting('DATABASE_POOL', {
    description: 'The most connections this process holds to Postgres.',
    accepts: 'a whole number from 2 to 200',
    default: '10',
    read: wholeNumber(2, 200),
  }),
  smtpUrl: setting('SMTP_URL', {
    secret: true,
    description: 'The mail server. Unset: every mail goes to the outbox folder in DATA_DIR.',
    accepts: 'smtp:// or smtps://user:password@host:port',
    read: z.url({ protocol: /^smtps?$/ }),
  }),
  mailFrom: setting('MAIL_FROM', {
    description: 'The sender of all mails.',
    accepts: 'an address, with or without a name: Pacemeal <hello@example.com>',
    default: 'Pacemeal <hello@pacemeal.example>',
    read: z.string().regex(/^([^<>\r\n]{1,100} <[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/),
  }),
  twilioAccountSid: setting('TWILIO_ACCOUNT_SID', {
    description:
      'Text messages through Twilio. Set it together with TWILIO_AUTH_TOKEN and TWILIO_FROM. Unset: no text messages are sent, and the app says so.',
    accepts: 'the account SID from the Twilio console: AC and 32 characters',
    read: z.string().regex(/^AC[0-9a-zA-Z]{32}$/),
  }),
  twilioAuthToken: setting('TWILIO_AUTH_TOKEN', {
    secret: true,
    description: 'The secret of that account.',
    accepts: 'the auth token from the Twilio console',
    read: words,
  }),
  twilioFrom: setting('TWILIO_FROM', {
    description: 'Who text messages come from.',
    accepts: 'a phone number like +14155550100, or the SID of a messaging service',
    read: z.string().regex(/^(\+[1-9]\d{6,14}|MG[0-9a-zA-Z]{32})$/),
  }),
  twilioBaseUrl: setting('TWILIO_BASE_URL', {
    description: 'Where the API of Twilio is.',
    accepts: 'an http or https address',
    default: 'https://api.twilio.com',
    read: webUrl,
  }),
  terraDevId: setting('TERRA_DEV_ID', {
    description:
      'Watches and rings through Terra: the developer id. Set it together with TERRA_API_KEY and TERRA_SIGNING_SECRET, and make PUBLIC_URL/v1/webhooks/terra the webhook there. Unset: nothing can be connected, and the app says so.',
    accepts: 'the dev id from the Terra dashboard',
    read: words,
  }),
  terraApiKey: setting('TERRA_API_KEY', {
    secret: true,
    description: 'The key of that developer.',
    accepts: 'the API key from the Terra dashboard',
    read: words,
  }),
  terraSigningSecret: setting('TERRA_SIGNING_SECRET', {
    secret: true,
    description: 'What the service signs its webhooks with.',
    accepts: 'the signing secret from the Terra dashboard',
    read: words,
  }),
  terraBaseUrl: setting('TERRA_BASE_URL', {
    description: "Where the service's API is.",
    accepts: 'an http or https address',
    default: 'https://api.tryterra.co/v2',
    read: webUrl,
  }),
  stripeSecretKey: setting('STRIPE_SECRET_KEY', {
    secret: true,
    description:
      'Payments through Stripe. Set it together with STRIPE_WEBHOOK_SECRET, STRIPE_PRICE_MONTHLY and STRIPE_PRICE_YEARLY. Unset: the embedded test billing runs subscriptions without taking money, and the app says so.',
    accepts: 'a secret or restricted key from the Stripe dashboard: sk_... or rk_...',
    read: z.string().regex(/^[sr]k_[0-9a-zA-Z_]{8,250}$/),
  }),
  stripeWebhookSecret: setting('STRIPE_WEBHOOK_SECRET', {
    secret: true,
    description:
      'What Stripe signs its events with. The endpoint there is PUBLIC_URL/v1/webhooks/stripe, with the events checkout.session.completed, customer.subscription.created, .updated and .deleted, invoice.paid, invoice.payment_failed and charge.refunded.',
    accepts: 'the signing secret of the endpoint: whsec_...',
    read: z.string().regex(/^whsec_[0-9a-zA-Z+/=_-]{8,250}$/),
  }),
  stripePriceMonthly: setting('STRIPE_PRICE_MONTHLY', {
    description: 'The recurring price of the monthly plan: 12.99 USD every month.',
    accepts: 'the id of a price: price_...',
    read: z.string().regex(/^price_[0-9a-zA-Z_]{1,250}$/),
  }),
  stripePriceYearly: setting('STRIPE_PRICE_YEARLY', {
    description: 'The recurring price of the yearly plan: 107.88 USD every year.',
    accepts: 'the id of a price: price_...',
    read: z.string().regex(/^price_[0-9a-zA-Z_]{1,250}$/),
  }),
  stripeBaseUrl: setting('STRIPE_BASE_URL', {
    description: 'Where the API of Stripe is.',
    accepts: 'an http or https address',
    default: 'https://api.stripe.com',
    read: webUrl,
  }),
  analyticsEndpoint: setting('ANALYTICS_ENDPOINT', {
    description:
      'Where product analytics are told of sign-ups, finished onboardings and subscriptions, each a POST of JSON. Unset: only the server itself counts them.',
    accepts: 'an http or https address',
    read: webUrl,
  }),
  analyticsToken: setting('ANALYTICS_TOKEN', {
    secret: true,
    description: 'The bearer token of that endpoint, when it wants one.',
    accepts: 'any text',
    read: words,
  }),
  affiliateEndpoint: setting('AFFILIATE_ENDPOINT', {
    description: 'Where the affiliate programme is told of sign-ups, each a POST of JSON. Unset: nobody is.',
    accepts: 'an http or https address',
    read: webUrl,
  }),
  affiliateToken: setting('AFFILIATE_TOKEN', {
    secret: true,
    description: 'The bearer token of that endpoint, when it wants one.',
    accepts: 'any text',
    read: words,
  }),
  androidApp: setting('ANDROID_APP', {
    description:
      'The Android app that shows this address without a browser bar (a Trusted Web Activity): its package and the SHA-256 fingerprints of its signing keys, served at /.well-known/assetlinks.json. Unset: there is no such file.',
    accepts: 'the package, a space and one or more fingerprints separated by commas: com.example.app AB:CD:...',
    read: z
      .string()
      .regex(/^[a-zA-Z]\w*(\.[a-zA-Z]\w*)+ [0-9A-F]{2}(:[0-9A-F]{2}){31}(,[0-9A-F]{2}(:[0-9A-F]{2}){31})*$/)
      .transform((text) => {
        const [name = '', fingerprints = ''] = text.split(' ')
        return { package: name, fingerprints: fingerprints.split(',') }
      }),
  }),
  supportAddress: setting('SUPPORT_ADDRESS', {
    description: 'Where people write to for help; named in mails and on the profile.',
    accepts: 'an e-mail address',
    default: DEFAULT_SUPPORT_ADDRESS,
    read: z.email(),
  }),
  s3Bucket: setting('S3_BUCKET', {
    description: 'Keep files in this bucket of an S3-compatible service. Unset: in the folder files of DATA_DIR.',
    accepts: 'the name of a private bucket; set it together with S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY',
    read: words,
  }),
  s3AccessKeyId: setting('S3_ACCESS_KEY_ID', {
    description: 'Who reads and writes that bucket.',
    accepts: 'the id of an access key',
    read: words,
  }),
  s3SecretAccessKey: setting('S3_SECRET_ACCESS_KEY', {
    secret: true,
    description: 'The secret of that access key.',
    accepts: 'the secret of an access key',
    read: words,
  }),
  s3Endpoint: setting('S3_ENDPOINT', {
    description: 'Where the service is. Unset: Amazon S3.',
    accepts: 'an http or https address',
    read: webUrl,
  }),
  s3Region: setting('S3_REGION', {
    description: 'The region of the bucket.',
    accepts: 'a name that the service knows',
    default: 'us-east-1',
    read: z.string().regex(/^[a-z0-9-]{1,40}$/),
  }),
  s3PathStyle: setting('S3_PATH_STYLE', {
    description: "Whether the bucket's name stands in the path, as most services at home want it, or in the host name.",
    accepts: 'on or off',
    default: 'off',
    read: onOff,
  }),
  clamdUrl: setting('CLAMD_URL', {
    description:
      "Where ClamAV's daemon listens (clamd, TCPSocket), inside one's own network. Pictures are looked at before anything reads them, and are not taken while it is away; its StreamMaxLength must be 30M or more. Unset: nothing is scanned.",
    accepts: 'tcp://host:port',
    read: z.url({ protocol: /^tcp$/ }).refine((text) => new URL(text).port !== ''),
  }),
  operators: setting('OPERATORS', {
    description:
      'Who may open the admin page at PUBLIC_URL/admin: accounts with one of these addresses, once it is verified. For everybody else there is no such page. Unset: for nobody.',
    accepts: 'e-mail addresses separated by commas',
    default: '',
    read: z
      .string()
      .transform((text) => list(text.toLowerCase()))
      .pipe(z.array(z.email())),
  }),
  revealUnknownAccount: setting('REVEAL_UNKNOWN_ACCOUNT', {
    description: 'Whether a failed sign-in says that the address has no account, so that the app can lead to sign-up.',
    accepts: 'on or off',
    default: 'on',
    read: onOff,
  }),
  passwordHashing: setting('PASSWORD_HASHING', {
    description: 'How much work the hash of a password takes. Minimal is for tests alone: stolen, it is soon guessed.',
    accepts: 'standard, or minimal with NODE_ENV=test',
    default: 'standard',
    read: z.enum(['standard', 'minimal']),
  }),
  rateLimits: setting('RATE_LIMITS', {
    description: 'The limits on sign-in, sign-up, recovery, documents and the like. Off is for test machines.',
    accepts: 'on or off',
    default: 'on',
    read: onOff,
  }),
  rateLimitScale: setting('RATE_LIMIT_SCALE', {
    description: 'Multiplies every rate limit.',
    accepts: 'a number above 0',
    default: '1',
    read: positiveNumber,
  }),
  maxConcurrentRequests: setting('MAX_CONCURRENT_REQUESTS', {
    description:
      'How many requests this process works on at a time; beyond it they are answered 503 with Retry-After at once. Health, metrics and realtime are let through.',
    accepts: 'a whole number from 1 to 100000',
    default: '300',
    read: wholeNumber(1, 100_000),
  }),
  maxEventLoopDelay: setting('MAX_EVENT_LOOP_DELAY', {
    description:
      'How many milliseconds the event loop may be late, on average over a second, before requests are answered 503 in the same way. 0 does not look at it.',
    accepts: 'a whole number from 0 to 60000',
    default: '500',
    read: wholeNumber(0, 60_000),
  }),
  documentsPerPerson: setting('DOCUMENTS_PER_PERSON', {
    description:
      'How many documents one person may keep of a kind (meal logs, recorded activities, ...), and how many files.',
    accepts: 'a whole number from 1 to 10000000',
    default: '50000',
    read: wholeNumber(1, 10_000_000),
  }),
  storagePerPerson: setting('STORAGE_MB_PER_PERSON', {
    description: 'How many megabytes of files, and as many of recorded activities and plans, one person may keep.',
    accepts: 'a whole number from 1 to 1000000',
    default: '1024',
    read: wholeNumber(1, 1_000_000),
  }),
  jobWorkers: setting('JOB_WORKERS', {
    description:
      'How many executions this process works on at a time, beside one more that is soon done. 0 leaves them to other processes.',
    accepts: 'a whole number from 0 to 32',
    default: '2',
    read: wholeNumber(0, 32),
  }),
  googleClientId: setting('GOOGLE_CLIENT_ID', {
    description:
      'Sign in with Google: the OAuth client, whose redirect address is PUBLIC_URL/v1/account/sessions/oauth2/callback/google/pacemeal. Set it together with GOOGLE_CLIENT_SECRET.',
    accepts: 'the client id from the Google console',
    read: words,
  }),
  googleClientSecret: setting('GOOGLE_CLIENT_SECRET', {
    secret: true,
    description: 'The secret of that OAuth client.',
    accepts: 'the client secret from the Google console',
    read: words,
  }),
  googleIssuer: setting('GOOGLE_ISSUER', {
    description: 'The OpenID provider behind Sign in with Google.',
    accepts: 'an http or https address with OpenID discovery',
    default: 'https://accounts.google.com',
    read: webUrl,
  }),
  openidIssuer: setting('OPENID_ISSUER', {
    description:
      'Sign in with any other provider that speaks OpenID Connect, such as Keycloak or Authentik, and says of an address that it is verified (email_verified: true); nobody gets in without. The client there has the redirect address PUBLIC_URL/v1/account/sessions/oauth2/callback/oidc/pacemeal. Set it together with OPENID_CLIENT_ID and OPENID_CLIENT_SECRET.',
    accepts: 'an http or https address with OpenID discovery, as the provider writes it',
    read: issuer,
  }),
  openidClientId: setting('OPENID_CLIENT_ID', {
    description: 'The client at that provider.',
    accepts: 'the client id',
    read: words,
  }),
  openidClientSecret: setting('OPENID_CLIENT_SECRET', {
    secret: true,
    description: 'The secret of that client.',
    accepts: 'the client secret',
    read: words,
  }),
  openidName: setting('OPENID_NAME', {
    description: 'What people call that provider: the button says "Sign in with" and this. Unset: its host.',
    accepts: 'a short name',
    read: words,
  }),
  modelBaseUrl: setting('MODEL_BASE_URL', {
    description: 'An OpenAI-compatible endpoint for wording and plate recognition. Unset: no model is used.',
    accepts: 'an http or https address, often ending in /v1',
    read: webUrl,
  }),
  modelName: setting('MODEL_NAME', {
    description: 'The model to ask for there. It words plans, and reads plates unless MODEL_VISION_NAME does.',
    accepts: 'the name the endpoint knows',
    read: words,
  }),
  modelVisionName: setting('MODEL_VISION_NAME', {
    description: 'The model to ask there for plate recognition; it must read pictures. Unset: MODEL_NAME.',
    accepts: 'the name the endpoint knows',
    read: words,
  }),
  modelTimeout: setting('MODEL_TIMEOUT_SECONDS', {
    description: 'How long one question to the model may take, retries included, before it is done without.',
    accepts: 'a whole number from 1 to 120',
    default: '40',
    read: wholeNumber(1, 120),
  }),
  modelApiKey: setting('MODEL_API_KEY', {
    secret: true,
    description: 'The key of that endpoint, when it wants one.',
    accepts: 'any text',
    read: words,
  }),
} satisfies Record<string, Setting>

type Table = typeof table
type Key = keyof Table
type Value<K extends Key> = Table[K] extends Setting<infer T> ? T : never
/** Settings whose default is the absence of a value. */
type Optional =
  | 'tlsCertificate'
  | 'tlsKey'
  | 'publicUrl'
  | 'metricsToken'
  | 'backupHour'
  | 'backupDir'
  | 'backupBeforeUpgrade'
  | 'databaseUrl'
  | 'databaseDirectUrl'
  | 'sealingKey'
  | 'sealingKeyFormer'
  | 'productsFile'
  | 'smtpUrl'
  | 's3Bucket'
  | 's3AccessKeyId'
  | 's3SecretAccessKey'
  | 's3Endpoint'
  | 'googleClientId'
  | 'googleClientSecret'
  | 'openidIssuer'
  | 'openidClientId'
  | 'openidClientSecret'
  | 'openidName'
  | 'modelBaseUrl'
  | 'modelName'
  | 'modelVisionName'
  | 'modelApiKey'
  | 'analyticsEndpoint'
  | 'analyticsToken'
  | 'affiliateEndpoint'
  | 'affiliateToken'
  | 'stripeSecretKey'
  | 'stripeWebhookSecret'
  | 'stripePriceMonthly'
  | 'stripePriceYearly'
  | 'terraDevId'
  | 'terraApiKey'
  | 'terraSigningSecret'
  | 'twilioAccountSid'
  | 'twilioAuthToken'
  | 'twilioFrom'

/** The typed settings of one process. */
export type Config = { readonly [K in Key]: Value<K> | (K extends Optional ? undefined : never) }

/** Every setting, in the order the example file lists them. */
export const settings: readonly Setting[] = Object.values(table)

/** Every setting with its value in one process. */
export const settingValues = (config: Config): readonly { readonly setting: Setting; readonly value: unknown }[] =>
  Object.entries<Setting>(table).map(([key, one]) => ({ setting: one, value: config[key as Key] }))

export const isProduction = (config: Config): boolean => config.nodeEnv === 'production'
