import { type Environment, isSet } from './environment.ts'
import { isLoopback } from './loopback.ts'
import type { Config } from './settings.ts'

/** Settings that go only with others, a sentence for each that stands alone. */
export const checkTogether = (config: Config): string[] => [
  ...(config.passwordHashing === 'minimal' && config.nodeEnv !== 'test'
    ? ['PASSWORD_HASHING=minimal goes with NODE_ENV=test alone: it protects no passwords.']
    : []),
  ...((config.tlsCertificate === undefined) === (config.tlsKey === undefined)
    ? []
    : ['TLS_CERTIFICATE and TLS_KEY belong together: set both or neither.']),
  ...((config.googleClientId === undefined) === (config.googleClientSecret === undefined)
    ? []
    : ['GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET belong together: set both or neither.']),
  ...(new Set([config.openidIssuer, config.openidClientId, config.openidClientSecret].map((one) => one === undefined))
    .size === 1
    ? []
    : ['OPENID_ISSUER, OPENID_CLIENT_ID and OPENID_CLIENT_SECRET belong together: set all or none.']),
  ...((config.modelBaseUrl === undefined) === (config.modelName === undefined)
    ? []
    : ['MODEL_BASE_URL and MODEL_NAME belong together: set both or neither.']),
  ...(config.modelBaseUrl === undefined && (config.modelVisionName ?? config.modelApiKey) !== undefined
    ? ['MODEL_VISION_NAME and MODEL_API_KEY are of use only with MODEL_BASE_URL and MODEL_NAME.']
    : []),
  ...(config.analyticsEndpoint === undefined && config.analyticsToken !== undefined
    ? ['ANALYTICS_TOKEN is of use only with ANALYTICS_ENDPOINT.']
    : []),
  ...(config.affiliateEndpoint === undefined && config.affiliateToken !== undefined
    ? ['AFFILIATE_TOKEN is of use only with AFFILIATE_ENDPOINT.']
    : []),
  ...(new Set([config.terraDevId, config.terraApiKey, config.terraSigningSecret].map((one) => one === undefined))
    .size === 1
    ? []
    : ['TERRA_DEV_ID, TERRA_API_KEY and TERRA_SIGNING_SECRET belong together: set all or none.']),
  ...(new Set(
    [config.stripeSecretKey, config.stripeWebhookSecret, config.stripePriceMonthly, config.stripePriceYearly].map(
      (one) => one === undefined,
    ),
  ).size === 1
    ? []
    : [
        'STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_PRICE_MONTHLY and STRIPE_PRICE_YEARLY belong together: set all or none.',
      ]),
  ...(new Set([config.s3Bucket, config.s3AccessKeyId, config.s3SecretAccessKey].map((one) => one === undefined))
    .size === 1
    ? []
    : ['S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY belong together: set all or none.']),
  ...(new Set([config.twilioAccountSid, config.twilioAuthToken, config.twilioFrom].map((one) => one === undefined))
    .size === 1
    ? []
    : ['TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN and TWILIO_FROM belong together: set all or none.']),
]

/** Why others than the person at this machine can reach the server; undefined when they cannot. */
const exposedBy = ({ host, publicUrl: address }: Config): string | undefined => {
  if (!isLoopback(host)) return `HOST is "${host}"`
  if (address === undefined) return undefined
  const { protocol, hostname } = new URL(address)
  return protocol === 'https:' || !isLoopback(hostname) ? `PUBLIC_URL is "${address}"` : undefined
}

/** Development shows everybody's mails and lets anybody sign in as the demo athlete: for others to reach, it must be meant. */
export const checkExposure = (config: Config, environment: Environment): string[] => {
  const why = isSet(environment.NODE_ENV) ? undefined : exposedBy(config)
  if (why === undefined) return []
  return [
    `NODE_ENV is not set while ${why}: everybody could read all mails at /dev/outbox and sign in as the demo athlete. Set NODE_ENV=production, or NODE_ENV=development if that is what you want.`,
  ]
}
