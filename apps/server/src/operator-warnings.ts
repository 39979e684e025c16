import { type Config, isProduction } from './config/settings.ts'

/** What works, but not as people expect of a server that others use; for whoever looks after it. Readiness tells it to anybody, so it names no path. */
export const operatorWarnings = (config: Config): readonly string[] =>
  isProduction(config) && config.smtpUrl === undefined
    ? [
        'SMTP_URL is not set: no mail is sent. Verification, recovery and all other mails only go to the outbox folder in DATA_DIR.',
      ]
    : []
