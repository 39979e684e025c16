import { z } from 'zod'

const preferences = z.record(z.string(), z.unknown())

/** An account, as `toUser` makes it. */
export const user = z.object({
  $id: z.string(),
  $createdAt: z.string(),
  $updatedAt: z.string(),
  name: z.string(),
  registration: z.string(),
  status: z.boolean(),
  labels: z.array(z.string()),
  passwordUpdate: z.string(),
  email: z.string(),
  phone: z.string(),
  emailVerification: z.boolean(),
  phoneVerification: z.boolean(),
  mfa: z.boolean(),
  prefs: preferences,
  targets: z.array(z.never()),
  accessedAt: z.string(),
})

export const prefs = preferences

/** A session, as `toSession` makes it. */
export const session = z.object({
  $id: z.string(),
  $createdAt: z.string(),
  $updatedAt: z.string(),
  userId: z.string(),
  expire: z.string(),
  provider: z.string(),
  providerUid: z.string(),
  providerAccessToken: z.string(),
  providerAccessTokenExpiry: z.string(),
  providerRefreshToken: z.string(),
  ip: z.string(),
  osCode: z.string(),
  osName: z.string(),
  osVersion: z.string(),
  clientType: z.string(),
  clientCode: z.string(),
  clientName: z.string(),
  clientVersion: z.string(),
  clientEngine: z.string(),
  clientEngineVersion: z.string(),
  deviceName: z.string(),
  deviceBrand: z.string(),
  deviceModel: z.string(),
  countryCode: z.string(),
  countryName: z.string(),
  current: z.boolean(),
  factors: z.array(z.string()),
  secret: z.literal(''),
  mfaUpdatedAt: z.string(),
})

/** A one-time token, as `toToken` makes it. */
export const token = z.object({
  $id: z.string(),
  $createdAt: z.string(),
  userId: z.string(),
  secret: z.literal(''),
  expire: z.string(),
  phrase: z.literal(''),
})
