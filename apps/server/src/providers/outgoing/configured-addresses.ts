import type { Config } from '../../config/settings.ts'

/** Where Amazon keeps a bucket, by either way of asking for it. */
const amazonAddresses = (bucket: string, region: string): readonly string[] => [
  `https://s3.${region}.amazonaws.com`,
  `https://${bucket}.s3.${region}.amazonaws.com`,
]

const storeAddresses = ({ s3Bucket, s3Endpoint, s3Region }: Config): readonly string[] => {
  if (s3Bucket === undefined) return []
  if (s3Endpoint === undefined) return amazonAddresses(s3Bucket, s3Region)
  const ofBucket = new URL(s3Endpoint)
  ofBucket.hostname = `${s3Bucket}.${ofBucket.hostname}`
  return [s3Endpoint, ofBucket.href]
}

/** Everybody whom the settings have this server ask. What a provider of identities names besides is added once it has said so. */
export const configuredAddresses = (config: Config): readonly string[] => {
  const isGoogleSetUp = config.googleClientId !== undefined
  const isStripeSetUp = config.stripeSecretKey !== undefined
  const isTwilioSetUp = config.twilioAccountSid !== undefined
  const isTerraSetUp = config.terraDevId !== undefined
  return [
    config.databaseUrl,
    config.databaseDirectUrl,
    ...storeAddresses(config),
    config.smtpUrl,
    config.clamdUrl,
    isTwilioSetUp ? config.twilioBaseUrl : undefined,
    isGoogleSetUp ? config.googleIssuer : undefined,
    config.openidIssuer,
    config.modelBaseUrl,
    isTerraSetUp ? config.terraBaseUrl : undefined,
    isStripeSetUp ? config.stripeBaseUrl : undefined,
    config.openFoodFacts ? config.openFoodFactsUrl : undefined,
    config.analyticsEndpoint,
    config.affiliateEndpoint,
    config.traceEndpoint,
    config.logEndpoint,
  ].filter((address) => address !== undefined)
}
