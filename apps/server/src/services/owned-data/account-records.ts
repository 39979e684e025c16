import { pushSubscriptions } from '@pacemeal/protocol'
import type { AllPorts, Ports } from '../../ports.ts'
import { toPrefs } from '../accounts/account-views.ts'
import { requireUser } from '../accounts/find-user.ts'
import { ownDocuments } from './own-rows.ts'

/** Executions with their answers come to some kilobytes each. */
const PAGE = 100

/** Something that is kept of a person beside their documents, as people read it. */
export type AccountRecord = Readonly<Record<string, unknown>>

/** The name and preferences of an account. Never the password, which is not kept either. */
export const readAccount = async ({ store }: Ports<'store'>, userId: string) => {
  const user = await requireUser(store, userId)
  return {
    account: {
      name: user.name,
      email: user.email,
      emailVerified: user.emailVerified === 1,
      createdAt: user.createdAt,
      updatedAt: user.updatedAt,
      lastSeenAt: user.accessedAt,
      passwordChangedAt: user.passwordChangedAt,
    },
    preferences: toPrefs(user),
  }
}

/** Parts of an answer that open something: links that work once, and what stands in for a password. */
const OPENS_SOMETHING = /url|link|token|secret|password|key$/i

/** The answer of a function without what opens something; text that is no JSON stays away whole. */
const plainAnswer = (body: string): unknown => {
  try {
    return JSON.parse(body, (name, value: unknown) => (OPENS_SOMETHING.test(name) ? undefined : value))
  } catch {
    return null
  }
}

async function* sessions({ store }: Ports<'store'>, userId: string): AsyncGenerator<AccountRecord> {
  const rows = await store.db
    .selectFrom('sessions')
    .select(['createdAt', 'updatedAt', 'expiresAt', 'provider', 'providerUid', 'ip', 'userAgent', 'remembered'])
    .where('userId', '=', userId)
    .orderBy('createdAt')
    .execute()
  for (const { userAgent, remembered, ...row } of rows) {
    yield { ...row, browser: userAgent, remembered: remembered === 1 }
  }
}

/** The browsers that are recognised when the person signs in, without the secrets by which they are. */
async function* devices({ store }: Ports<'store'>, userId: string): AsyncGenerator<AccountRecord> {
  const rows = await store.db
    .selectFrom('knownDevices')
    .select(['userAgent', 'createdAt', 'usedAt'])
    .where('userId', '=', userId)
    .orderBy('createdAt')
    .execute()
  for (const { userAgent, createdAt, usedAt } of rows) {
    yield { browser: userAgent, since: createdAt, lastSignIn: usedAt }
  }
}

/** What is proven beside the password, without the secrets by which it is. */
async function* secondFactors({ store }: Ports<'store'>, userId: string): AsyncGenerator<AccountRecord> {
  const apps = await store.db
    .selectFrom('authenticators')
    .select(['confirmed', 'createdAt'])
    .where('userId', '=', userId)
    .execute()
  for (const { confirmed, createdAt } of apps) {
    yield { kind: 'authenticator', confirmed: confirmed === 1, since: createdAt }
  }
  const codes = await store.db.selectFrom('recoveryCodes').select('createdAt').where('userId', '=', userId).execute()
  for (const { createdAt } of codes) yield { kind: 'recovery-code', confirmed: true, since: createdAt }
}

/** Keys of devices that sign in: what is public of them. */
async function* passkeys({ store }: Ports<'store'>, userId: string): AsyncGenerator<AccountRecord> {
  const rows = await store.db
    .selectFrom('passkeys')
    .select(['name', 'publicKey', 'synced', 'createdAt', 'usedAt'])
    .where('userId', '=', userId)
    .orderBy('createdAt')
    .execute()
  for (const { synced, createdAt, usedAt, ...row } of rows) {
    yield { ...row, synced: synced === 1, since: createdAt, lastSignIn: usedAt }
  }
}

/** Accounts elsewhere that belong to this one: to sign in with, to read a watch from, to be charged through. */
async function* links({ store }: Ports<'store'>, userId: string): AsyncGenerator<AccountRecord> {
  const identities = await store.db.selectFrom('identities').selectAll().where('userId', '=', userId).execute()
  for (const { provider, subject, email, createdAt } of identities) {
    yield { kind: 'sign-in', provider, account: subject, email, status: 'active', since: createdAt }
  }
  const wearables = await store.db.selectFrom('wearableLinks').selectAll().where('userId', '=', userId).execute()
  for (const { provider, terraUserId, status, connectedAt } of wearables) {
    yield { kind: 'wearable', provider, account: terraUserId, email: null, status, since: connectedAt }
  }
  const customers = await store.db.selectFrom('billingCustomers').selectAll().where('userId', '=', userId).execute()
  for (const { customerId } of customers) {
    yield { kind: 'payment', provider: 'stripe', account: customerId, email: null, status: 'active', since: null }
  }
}

const originOf = (address: string): string => (URL.canParse(address) ? new URL(address).origin : '')

/** Browsers that show messages. Whoever knows their whole address and keys can send there, so these stay. */
async function* pushDevices({ store }: Ports<'store'>, userId: string): AsyncGenerator<AccountRecord> {
  for await (const { device, endpoint, $createdAt } of ownDocuments(store, pushSubscriptions, userId)) {
    yield { device, service: originOf(String(endpoint)), since: $createdAt }
  }
}

/** What the person had the server do. What they sent along stays: it may hold a password. */
async function* executions({ store }: Ports<'store'>, userId: string): AsyncGenerator<AccountRecord> {
  let after = -1
  for (;;) {
    const rows = await store.db
      .selectFrom('executions')
      .select([
        'sequence',
        'id',
        'createdAt',
        'updatedAt',
        'functionId',
        'requestMethod',
        'requestPath',
        'status',
        'responseStatusCode',
        'responseBody',
        'errors',
        'duration',
      ])
      .where('userId', '=', userId)
      .where('sequence', '>', after)
      .orderBy('sequence')
      .limit(PAGE)
      .execute()
    for (const { sequence: _, responseBody, ...row } of rows) yield { ...row, answer: plainAnswer(responseBody) }
    const last = rows.at(-1)
    if (last === undefined || rows.length < PAGE) return
    after = last.sequence
  }
}

/** Everything that is kept of a person beside documents and pictures, by the name it has in an archive. */
export const accountRecords: readonly {
  readonly name: string
  readonly read: (backend: AllPorts, userId: string) => AsyncGenerator<AccountRecord>
}[] = [
  { name: 'sessions', read: sessions },
  { name: 'devices', read: devices },
  { name: 'secondFactors', read: secondFactors },
  { name: 'passkeys', read: passkeys },
  { name: 'links', read: links },
  { name: 'pushSubscriptions', read: pushDevices },
  { name: 'executions', read: executions },
]
