import { parseJsonObject } from '@pacemeal/domain'
import Bowser from 'bowser'
import type { SessionRow, TokenRow, UserRow } from '../../store/tables.ts'
import { wireInstant } from '../wire-instant.ts'

/** An account as the wire shows it to its owner; never the password's hash. */
export const toUser = (row: UserRow) => ({
  $id: row.id,
  $createdAt: wireInstant(row.createdAt),
  $updatedAt: wireInstant(row.updatedAt),
  name: row.name,
  registration: wireInstant(row.createdAt),
  status: row.blocked === 0,
  labels: [] as string[],
  passwordUpdate: row.passwordChangedAt === null ? '' : wireInstant(row.passwordChangedAt),
  email: row.email,
  phone: '',
  emailVerification: row.emailVerified === 1,
  phoneVerification: false,
  mfa: row.mfa === 1,
  prefs: toPrefs(row),
  targets: [] as never[],
  accessedAt: wireInstant(row.accessedAt),
})

export const toPrefs = (row: UserRow): Record<string, unknown> => ({ ...parseJsonObject(row.prefs) })

const deviceNames: Readonly<Record<string, string>> = { mobile: 'smartphone', tablet: 'tablet', desktop: 'desktop' }

/** What the browser says about itself, '' where it says nothing. */
const deviceOf = (userAgent: string) => {
  if (userAgent === '') return { os: {}, browser: {}, engine: {}, platform: {} }
  return Bowser.parse(userAgent)
}

/** What was proven in a session. A passkey is both factors by itself. */
const factorsOf = ({ provider, secondFactorAt }: SessionRow): string[] => [
  provider === 'email' ? 'password' : provider,
  ...(secondFactorAt === null || provider === 'passkey' ? [] : ['totp']),
]

/** A session as its owner sees it. Its secret never leaves in a body: browsers have it in the cookie. */
export const toSession = (row: SessionRow, currentId: string) => {
  const { os, browser, engine, platform } = deviceOf(row.userAgent)
  return {
    $id: row.id,
    $createdAt: wireInstant(row.createdAt),
    $updatedAt: wireInstant(row.updatedAt),
    userId: row.userId,
    expire: wireInstant(row.expiresAt),
    provider: row.provider,
    providerUid: row.providerUid,
    providerAccessToken: '',
    providerAccessTokenExpiry: '',
    providerRefreshToken: '',
    ip: row.ip,
    osCode: '',
    osName: os.name ?? '',
    osVersion: os.version ?? '',
    clientType: browser.name === undefined ? '' : 'browser',
    clientCode: '',
    clientName: browser.name ?? '',
    clientVersion: browser.version ?? '',
    clientEngine: engine.name ?? '',
    clientEngineVersion: engine.version ?? '',
    deviceName: deviceNames[platform.type ?? ''] ?? '',
    deviceBrand: platform.vendor ?? '',
    deviceModel: platform.model ?? '',
    countryCode: '',
    countryName: '',
    current: row.id === currentId,
    factors: factorsOf(row),
    secret: '' as const,
    mfaUpdatedAt: row.secondFactorAt === null ? '' : wireInstant(row.secondFactorAt),
  }
}

/** A one-time token without its secret, which travels only in the mail or the redirect. */
export const toToken = (row: Pick<TokenRow, 'id' | 'userId' | 'createdAt' | 'expiresAt'>) => ({
  $id: row.id,
  $createdAt: wireInstant(row.createdAt),
  userId: row.userId,
  secret: '' as const,
  expire: wireInstant(row.expiresAt),
  phrase: '' as const,
})
