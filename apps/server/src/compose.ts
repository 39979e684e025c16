import { join } from 'node:path'
import { openCatalog } from '@pacemeal/catalog'
import type { FastifyBaseLogger } from 'fastify'
import { pino } from 'pino'
import type { Backend } from './backend.ts'
import { type Clock, systemClock } from './clock.ts'
import type { Config } from './config.ts'
import { functionHandlers } from './functions/index.ts'
import { registerAccounts } from './http/accounts.ts'
import type { Api, HttpArea } from './http/api.ts'
import { registerDatabases } from './http/databases.ts'
import { registerFunctions } from './http/functions.ts'
import { registerHealth } from './http/health.ts'
import { registerOAuth } from './http/oauth.ts'
import { registerOutbox } from './http/outbox.ts'
import { registerRealtime } from './http/realtime.ts'
import { buildServer } from './http/server.ts'
import { registerSessions } from './http/sessions.ts'
import { registerSmallServices } from './http/small-services.ts'
import { registerStorage } from './http/storage.ts'
import { registerVerification } from './http/verification.ts'
import { builtWebApp } from './http/web-app.ts'
import { startHousekeeping } from './jobs/housekeeping.ts'
import { jobRunner } from './jobs/job-runner.ts'
import type { EventBus } from './providers/events/event-bus.ts'
import { inProcessEventBus } from './providers/events/in-process-event-bus.ts'
import { postgresEventBus } from './providers/events/postgres-event-bus.ts'
import { localFileStore, s3FileStore } from './providers/files/disk-file-store.ts'
import type { FileStore } from './providers/files/file-store.ts'
import type { IdentityProvider } from './providers/identity/identity-provider.ts'
import { openIdIdentityProvider } from './providers/identity/openid-identity-provider.ts'
import type { MailSender } from './providers/mail/mail-sender.ts'
import { outboxMailSender } from './providers/mail/outbox-mail-sender.ts'
import { smtpMailSender } from './providers/mail/smtp-mail-sender.ts'
import { threadedMenuPlanner } from './providers/menu/threaded-menu-planner.ts'
import { modelPlateReader } from './providers/model/model-plate-reader.ts'
import { openModels } from './providers/model/open-model.ts'
import { rateLimiter } from './services/limits/rate-limiter.ts'
import { publishSettings } from './services/settings/publish-settings.ts'
import { seedSettings } from './services/settings/seed-settings.ts'
import { openStore } from './store/open.ts'
import { timerHandlers } from './timers/index.ts'
import { timerRunner } from './timers/timer-runner.ts'

export interface ComposeOptions {
  readonly config: Config
  readonly clock?: Clock
  /** Tests bring their own parts in place of the configured ones. */
  readonly mail?: MailSender
  readonly webFolder?: string
}

/** The assembled application. */
export interface Composed {
  readonly app: Api
  readonly backend: Backend
  /** Stops taking requests, lets the running ones end, and releases everything. */
  close(): Promise<void>
}

/** The areas of the API below /v1. */
const areas: readonly HttpArea[] = [
  registerAccounts,
  registerSessions,
  registerOAuth,
  registerVerification,
  registerDatabases,
  registerStorage,
  registerFunctions,
  registerSmallServices,
  registerRealtime,
]

/** Areas outside the API. */
const rootAreas: readonly HttpArea[] = [registerHealth, registerOutbox]

const chooseMail = (config: Config, clock: Clock): MailSender =>
  config.smtpUrl === undefined
    ? outboxMailSender(config.dataDir, config.mailFrom, clock)
    : smtpMailSender(config.smtpUrl, config.mailFrom)

const chooseFiles = async (config: Config): Promise<FileStore> => {
  const { s3Bucket, s3AccessKeyId, s3SecretAccessKey, s3Endpoint, s3Region, s3PathStyle } = config
  if (s3Bucket === undefined || s3AccessKeyId === undefined || s3SecretAccessKey === undefined) {
    return localFileStore(join(config.dataDir, 'files'))
  }
  return s3FileStore({
    bucket: s3Bucket,
    accessKeyId: s3AccessKeyId,
    secretAccessKey: s3SecretAccessKey,
    endpoint: s3Endpoint,
    region: s3Region,
    pathStyle: s3PathStyle,
  })
}

const chooseGoogle = ({ googleIssuer, googleClientId, googleClientSecret }: Config): IdentityProvider | undefined =>
  googleClientId === undefined || googleClientSecret === undefined
    ? undefined
    : openIdIdentityProvider({ issuer: googleIssuer, clientId: googleClientId, clientSecret: googleClientSecret })

const chooseEvents = async (config: Config, onError: (error: unknown) => void): Promise<EventBus> =>
  config.databaseUrl === undefined
    ? inProcessEventBus(onError)
    : await postgresEventBus({ url: config.databaseUrl, onError })

/** Joins the parts: the only place that chooses between a real service and its embedded default. */
export const composeApp = async (options: ComposeOptions): Promise<Composed> => {
  const { config, clock = systemClock } = options
  const log: FastifyBaseLogger = pino({ level: config.logLevel })
  const onError = (error: unknown) => log.error({ err: error }, 'something failed in the background')
  const store = await openStore({ config, clock, onError })
  const models = openModels(config)
  const backend: Backend = {
    config,
    clock,
    store,
    events: await chooseEvents(config, onError),
    mail: options.mail ?? chooseMail(config, clock),
    files: await chooseFiles(config),
    google: chooseGoogle(config),
    limits: rateLimiter({ enabled: config.rateLimits, scale: config.rateLimitScale, clock, store }),
    menus: threadedMenuPlanner(config.jobWorkers),
    wording: models?.wording,
    plates: models === undefined ? undefined : modelPlateReader(models.vision, openCatalog()),
    jobs: jobRunner(() => backend, functionHandlers),
    timers: timerRunner(() => backend, timerHandlers),
    log,
  }
  await seedSettings(backend)
  await publishSettings(backend)
  const app = await buildServer({ backend, areas, rootAreas, webFolder: options.webFolder ?? builtWebApp })
  await backend.jobs.start()
  await backend.timers.start()
  const housekeeping = startHousekeeping(backend)
  return {
    app,
    backend,
    async close() {
      await app.close()
      await housekeeping.stop()
      await backend.timers.stop()
      await backend.jobs.stop()
      await backend.menus.close()
      await backend.events.close()
      await backend.mail.close()
      await store.close()
    },
  }
}
