import { openCatalog } from '@pacemeal/catalog'
import type { FastifyBaseLogger } from 'fastify'
import { z } from 'zod'
import type { Backend } from './backend.ts'
import { builtWebApp } from './built-web-app.ts'
import { type Clock, movableClock, settableClock } from './clock.ts'
import { requiresMailTls } from './config/plain-connections.ts'
import { publicUrl } from './config/public-url.ts'
import type { Config } from './config/settings.ts'
import { prepareDataFolder } from './data-folder.ts'
import { functionHandlers } from './functions/index.ts'
import { registerAccounts } from './http/accounts.ts'
import { registerAdmin } from './http/admin.ts'
import type { Api, HttpArea } from './http/api.ts'
import { registerAssetLinks } from './http/asset-links.ts'
import { registerBatch } from './http/batch.ts'
import { registerCalendarFeed, registerPublishedCalendar } from './http/calendar-feed.ts'
import { registerDatabases } from './http/databases.ts'
import { registerFunctions } from './http/functions.ts'
import { registerHealth } from './http/health.ts'
import { registerMetrics } from './http/metrics.ts'
import { registerOAuth } from './http/oauth.ts'
import { registerOutbox } from './http/outbox.ts'
import { registerOwnedData } from './http/owned-data.ts'
import { registerPasskeys } from './http/passkeys.ts'
import { registerProducts } from './http/products.ts'
import { registerRealtime } from './http/realtime.ts'
import { registerRecipePages } from './http/recipe-pages.ts'
import { registerSecondFactor } from './http/second-factor.ts'
import { buildServer, type RouteListener } from './http/server.ts'
import { registerSessions } from './http/sessions.ts'
import { registerSmallServices } from './http/small-services.ts'
import { registerStorage } from './http/storage.ts'
import { registerTestClock } from './http/test-clock.ts'
import { registerTrends } from './http/trends.ts'
import { registerUnsubscribe } from './http/unsubscribe.ts'
import { registerVerification } from './http/verification.ts'
import { registerWebhooks } from './http/webhooks.ts'
import { backgroundTasks } from './jobs/background-tasks.ts'
import { duties, startHousekeeping } from './jobs/housekeeping.ts'
import { jobRunner } from './jobs/job-runner.ts'
import { alsoTo, serverLog } from './log.ts'
import { type StripeClient, stripeClient } from './providers/billing/stripe-client.ts'
import { type FreeSpace, freeSpaceAt } from './providers/disk/free-space.ts'
import type { EventBus } from './providers/events/event-bus.ts'
import { followOtherProcesses } from './providers/events/follow-other-processes.ts'
import { inProcessEventBus } from './providers/events/in-process-event-bus.ts'
import { postgresEventBus } from './providers/events/postgres-event-bus.ts'
import { openFileStore } from './providers/files/open-file-store.ts'
import type { IdentityProvider } from './providers/identity/identity-provider.ts'
import { openIdIdentityProvider } from './providers/identity/openid-identity-provider.ts'
import { forkedLabelReader } from './providers/label/forked-label-reader.ts'
import type { LabelReader } from './providers/label/label-reader.ts'
import { type OtlpLog, otlpLog } from './providers/logs/otlp-log.ts'
import { workerThreads } from './providers/low-priority-thread.ts'
import type { MailSender } from './providers/mail/mail-sender.ts'
import { outboxMailSender } from './providers/mail/outbox-mail-sender.ts'
import { smtpMailSender } from './providers/mail/smtp-mail-sender.ts'
import type { MenuPlanner } from './providers/menu/menu-planner.ts'
import { threadedMenuPlanner } from './providers/menu/threaded-menu-planner.ts'
import { noMetrics } from './providers/metrics/metrics.ts'
import { prometheusMetrics } from './providers/metrics/prometheus-metrics.ts'
import { modelPlateReader } from './providers/model/model-plate-reader.ts'
import { openModels } from './providers/model/open-model.ts'
import type { PlateReader } from './providers/model/plate-reader.ts'
import { scanWithClamd } from './providers/pictures/clamd.ts'
import { forkedPictureRenderer } from './providers/pictures/forked-picture-renderer.ts'
import type { PictureRenderer } from './providers/pictures/picture-renderer.ts'
import { scannedPictures } from './providers/pictures/scanned-pictures.ts'
import { httpEventClient } from './providers/product-events/http-event-client.ts'
import type { ProductEventClient } from './providers/product-events/product-event-client.ts'
import type { LiveProducts } from './providers/products/live-products.ts'
import { openFoodFacts } from './providers/products/open-food-facts.ts'
import { productsFile } from './providers/products/products-file.ts'
import { productShelf } from './providers/products/sqlite-product-store.ts'
import { type PublicWeb, publicWeb } from './providers/public-web/public-web.ts'
import type { PushSender } from './providers/push/push-sender.ts'
import { newWebPushKeys, webPushSender } from './providers/push/web-push-sender.ts'
import type { TextSender } from './providers/text-messages/text-sender.ts'
import { twilioTextSender } from './providers/text-messages/twilio-text-sender.ts'
import { otlpTraces } from './providers/traces/otlp-traces.ts'
import { noTraces, type Traces } from './providers/traces/traces.ts'
import { terraClient } from './providers/wearable/terra-client.ts'
import type { WearableService } from './providers/wearable/wearable-service.ts'
import { registeredReactions } from './reactions.ts'
import { backupBeforeUpgrade } from './services/backup/backup-before-upgrade.ts'
import { rateLimiter } from './services/limits/rate-limiter.ts'
import { sealKeptSecrets } from './services/sealing/seal-kept-secrets.ts'
import { endWeakCodes } from './services/second-factor/end-weak-codes.ts'
import { ensureServerKey } from './services/server-keys.ts'
import { publishSettings } from './services/settings/publish-settings.ts'
import { seedSettings } from './services/settings/seed-settings.ts'
import { embeddedBilling } from './services/subscriptions/embedded-billing.ts'
import { stripeBilling } from './services/subscriptions/stripe-billing.ts'
import { directDatabaseUrl } from './store/database-address.ts'
import { followDatabaseClock } from './store/follow-database-clock.ts'
import { openStore, type Store } from './store/open.ts'
import { timerHandlers } from './timers/index.ts'
import { timerRunner } from './timers/timer-runner.ts'
import { version } from './version.ts'

export interface ComposeOptions {
  readonly config: Config
  readonly clock?: Clock
  /** Tests bring their own parts in place of the configured ones. */
  readonly mail?: MailSender
  readonly push?: PushSender
  readonly menus?: MenuPlanner
  readonly labels?: LabelReader
  readonly plates?: PlateReader
  readonly freeSpace?: FreeSpace
  readonly pictures?: PictureRenderer
  readonly web?: PublicWeb
  readonly webFolder?: string
  readonly log?: FastifyBaseLogger
  /** Hears of each route as it is added. */
  readonly onRoute?: RouteListener
  /** For how many milliseconds the server goes on answering when it is told to stop; 0 unless told otherwise. */
  readonly stopGraceMs?: number
}

/** The assembled application. */
export interface Composed {
  readonly app: Api
  readonly backend: Backend
  /** Waits until nothing runs that went on after its answer or that nobody asked for; what waits for its time stays. */
  settled(): Promise<void>
  /** Stops taking requests, lets the running ones end, and releases everything. */
  close(): Promise<void>
}

/** The areas of the API below /v1. */
const areas: readonly HttpArea[] = [
  registerAccounts,
  registerOwnedData,
  registerTrends,
  registerProducts,
  registerRecipePages,
  registerCalendarFeed,
  registerSessions,
  registerSecondFactor,
  registerPasskeys,
  registerOAuth,
  registerVerification,
  registerDatabases,
  registerStorage,
  registerFunctions,
  registerSmallServices,
  registerBatch,
  registerRealtime,
  registerWebhooks,
  registerAdmin,
]

/** Areas outside the API. */
const rootAreas: readonly HttpArea[] = [
  registerHealth,
  registerAssetLinks,
  registerMetrics,
  registerUnsubscribe,
  registerPublishedCalendar,
  registerOutbox,
  registerTestClock,
]

const chooseMail = (config: Config, clock: Clock): MailSender =>
  config.smtpUrl === undefined
    ? outboxMailSender(config.dataDir, config.mailFrom, clock)
    : smtpMailSender(config.smtpUrl, config.mailFrom, { requireTls: requiresMailTls(config, config.smtpUrl) })

const chooseGoogle = ({ googleIssuer, googleClientId, googleClientSecret }: Config): IdentityProvider | undefined =>
  googleClientId === undefined || googleClientSecret === undefined
    ? undefined
    : openIdIdentityProvider({
        issuer: googleIssuer,
        clientId: googleClientId,
        clientSecret: googleClientSecret,
        // Whoever has several accounts chooses one.
        prompt: 'select_account',
      })

const chooseOpenId = ({ openidIssuer, openidClientId, openidClientSecret }: Config): IdentityProvider | undefined =>
  openidIssuer === undefined || openidClientId === undefined || openidClientSecret === undefined
    ? undefined
    : openIdIdentityProvider({ issuer: openidIssuer, clientId: openidClientId, clientSecret: openidClientSecret })

const chooseWearables = (config: Config): WearableService | undefined => {
  const { terraDevId, terraApiKey, terraSigningSecret, terraBaseUrl } = config
  if (terraDevId === undefined || terraApiKey === undefined || terraSigningSecret === undefined) return undefined
  return terraClient({
    baseUrl: terraBaseUrl,
    devId: terraDevId,
    apiKey: terraApiKey,
    signingSecret: terraSigningSecret,
  })
}

const chooseStripe = (config: Config): StripeClient | undefined => {
  const { stripeSecretKey, stripeWebhookSecret, stripePriceMonthly, stripePriceYearly, stripeBaseUrl } = config
  if (stripeSecretKey === undefined || stripeWebhookSecret === undefined) return undefined
  if (stripePriceMonthly === undefined || stripePriceYearly === undefined) return undefined
  return stripeClient({
    secretKey: stripeSecretKey,
    webhookSecret: stripeWebhookSecret,
    prices: { monthly: stripePriceMonthly, yearly: stripePriceYearly },
    baseUrl: stripeBaseUrl,
  })
}

const chooseEvents = async (
  config: Config,
  log: FastifyBaseLogger,
  onError: (error: unknown) => void,
): Promise<EventBus> => {
  const url = directDatabaseUrl(config)
  if (url === undefined) return inProcessEventBus(onError)
  const onPooler = () =>
    log.warn(
      'The database is reached through a pooler. In transaction mode, realtime does not reach people on other servers: set DATABASE_DIRECT_URL to Postgres itself.',
    )
  return await postgresEventBus({ url, onError, onPooler })
}

const chooseTexts = (config: Config): TextSender | undefined => {
  const { twilioAccountSid: accountSid, twilioAuthToken: authToken, twilioFrom: from, twilioBaseUrl: address } = config
  if (accountSid === undefined || authToken === undefined || from === undefined) return undefined
  return twilioTextSender({ accountSid, authToken, from, address })
}

const chooseLiveProducts = (config: Config, clock: Clock): LiveProducts | undefined =>
  config.openFoodFacts
    ? openFoodFacts({
        baseUrl: config.openFoodFactsUrl,
        userAgent: `Pacemeal/${version} (${config.supportAddress})`,
        clock,
      })
    : undefined

/** Analytics hear of everything that is counted, affiliates of sign-ups alone. */
const chooseProductEvents = (config: Config): readonly ProductEventClient[] =>
  [
    {
      name: 'analytics',
      endpoint: config.analyticsEndpoint,
      token: config.analyticsToken,
      events: ['signup', 'onboarding_completed', 'subscription'] as const,
    },
    {
      name: 'affiliate',
      endpoint: config.affiliateEndpoint,
      token: config.affiliateToken,
      events: ['signup'] as const,
    },
  ].flatMap(({ endpoint, ...rest }) => (endpoint === undefined ? [] : [httpEventClient({ endpoint, ...rest })]))

const chooseTraces = async (config: Config, log: FastifyBaseLogger): Promise<Traces> =>
  config.traceEndpoint === undefined
    ? noTraces
    : await otlpTraces({
        endpoint: config.traceEndpoint,
        headers: config.traceHeaders ?? {},
        share: config.traceShare,
        version,
        onError: (message) => log.warn({ reason: message }, 'traces could not be sent'),
      })

/** The lines of the log go there as well. What cannot be sent is told by the log itself. */
const chooseLogCollector = async (config: Config, onError: (message: string) => void): Promise<OtlpLog | undefined> =>
  config.logEndpoint === undefined
    ? undefined
    : await otlpLog({ endpoint: config.logEndpoint, headers: config.traceHeaders ?? {}, version, onError })

/** What people send is scanned first, where there is a scanner. */
const choosePictures = (
  { clamdUrl: address }: Config,
  renderer: PictureRenderer,
  log: FastifyBaseLogger,
): PictureRenderer =>
  address === undefined
    ? renderer
    : scannedPictures(
        renderer,
        (bytes, signal) => scanWithClamd(address, bytes, signal),
        (error) => log.error({ err: error }, 'a picture could not be scanned'),
      )

const webPushKeys = z.object({ publicKey: z.string(), privateKey: z.string() })

/** Web push needs no account anywhere: the server makes its keys at its first start and keeps them. */
const openPush = async (config: Config, store: Store, clock: Clock, web: PublicWeb): Promise<PushSender> => {
  const kept = await ensureServerKey({ store, clock, config }, 'web-push', async () =>
    JSON.stringify(await newWebPushKeys()),
  )
  const address = publicUrl(config)
  const contact = address.startsWith('https:') ? address : `mailto:${config.supportAddress}`
  return webPushSender({ keys: webPushKeys.parse(JSON.parse(kept)), contact, web })
}

/** A label process holds some 400 MB while it works, and nothing when it does not. */
const MAX_LABEL_PROCESSES = 2

/** Joins the parts: the only place that chooses between a real service and its embedded default. */
export const composeApp = async (options: ComposeOptions): Promise<Composed> => {
  const { config } = options
  const machineClock = settableClock()
  const clock = options.clock ?? (config.nodeEnv === 'test' ? movableClock(machineClock) : machineClock)
  const collector = await chooseLogCollector(config, (reason) => log.warn({ reason }, 'the log could not be sent'))
  const log = options.log ?? serverLog(config.logLevel, collector && alsoTo(collector))
  const onError = (error: unknown) => log.error({ err: error }, 'something failed in the background')
  await prepareDataFolder(config.dataDir)
  const metrics = config.metricsToken === undefined ? noMetrics : await prometheusMetrics()
  const traces = await chooseTraces(config, log)
  const slowQueries = {
    aboveMs: config.slowQueryMs,
    tell(sql: string, ms: number) {
      metrics.slowQuery()
      log.warn({ slowQuery: { sql, ms: Math.round(ms) } }, 'a statement took long')
    },
  }
  const files = await openFileStore(config)
  const store = await openStore({
    config,
    clock,
    onError,
    beforeUpgrade: backupBeforeUpgrade({ config, clock, files, log }),
    ...(config.slowQueryMs === 0 ? {} : { slowQueries }),
    ...(config.traceEndpoint === undefined ? {} : { onStatement: traces.statement }),
  })
  try {
    await sealKeptSecrets({ config, store })
  } catch (error) {
    await store.close()
    throw error
  }
  const shared =
    store.kind === 'postgres' && options.clock === undefined
      ? await followDatabaseClock(store, machineClock, log)
      : undefined
  const models = openModels(config)
  const web = options.web ?? publicWeb()
  const stripe = chooseStripe(config)
  const backend: Backend = {
    config,
    clock,
    store,
    events: await chooseEvents(config, log, onError),
    documents: registeredReactions,
    mail: options.mail ?? chooseMail(config, clock),
    texts: chooseTexts(config),
    push: options.push ?? (await openPush(config, store, clock, web)),
    productEvents: chooseProductEvents(config),
    files,
    web,
    freeSpace: options.freeSpace ?? freeSpaceAt(config.dataDir),
    pictures: choosePictures(config, options.pictures ?? forkedPictureRenderer(), log),
    billing: stripe === undefined ? embeddedBilling(() => backend) : stripeBilling(() => backend, stripe),
    stripe,
    identity: { google: chooseGoogle(config), oidc: chooseOpenId(config) },
    wearables: chooseWearables(config),
    limits: rateLimiter({ enabled: config.rateLimits, scale: config.rateLimitScale, clock, store }),
    menus: options.menus ?? threadedMenuPlanner(workerThreads(config.jobWorkers)),
    wording: models?.wording,
    plates: options.plates ?? (models === undefined ? undefined : modelPlateReader(models.vision, openCatalog())),
    labels:
      options.labels ??
      forkedLabelReader({ processes: workerThreads(Math.min(config.jobWorkers, MAX_LABEL_PROCESSES)) }),
    products: productShelf(productsFile(config), clock),
    liveProducts: chooseLiveProducts(config, clock),
    jobs: jobRunner(() => backend, functionHandlers),
    timers: timerRunner(() => backend, timerHandlers),
    background: backgroundTasks(onError),
    metrics,
    traces,
    log,
  }
  await endWeakCodes(backend)
  await seedSettings(backend)
  await publishSettings(backend)
  const app = await buildServer({
    backend,
    areas,
    rootAreas,
    webFolder: options.webFolder ?? builtWebApp,
    ...(options.onRoute === undefined ? {} : { onRoute: options.onRoute }),
    ...(options.stopGraceMs === undefined ? {} : { stopGraceMs: options.stopGraceMs }),
  })
  await backend.jobs.start()
  await backend.timers.start()
  const housekeeping = startHousekeeping(backend, duties)
  const stopFollowing = followOtherProcesses(store.findVersionElsewhere, backend.events, onError)
  return {
    app,
    backend,
    async settled() {
      await housekeeping.settled()
      await backend.background.settled()
    },
    async close() {
      stopFollowing()
      await app.close()
      await housekeeping.stop()
      await backend.timers.stop()
      await backend.jobs.stop()
      await backend.background.settled()
      await backend.menus.close()
      await backend.labels.close()
      await backend.pictures.close()
      await web.close()
      backend.products.close()
      await backend.events.close()
      await backend.mail.close()
      shared?.stop()
      await store.close()
      await traces.close()
      await collector?.close()
    },
  }
}
