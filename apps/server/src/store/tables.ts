import type {
  BooleanField,
  ChoiceField,
  Collection,
  collections,
  DoubleField,
  Field,
  FieldOptions,
  InstantField,
  IntegerField,
  TextField,
  TextListField,
} from '@pacemeal/protocol'
import type { OperatorAct } from '@pacemeal/protocol/admin'
import type { ColumnType, Generated, Selectable } from 'kysely'

/**
 * Columns are text, integers and doubles only, so that they mean the same on both databases:
 * moments are ISO-8601 UTC text with milliseconds, booleans 0 and 1, lists and objects JSON text.
 */
export interface UsersTable {
  id: string
  /** Lower case. */
  email: string
  emailVerified: number
  name: string
  /** PHC text of argon2id; null while the person signs in through a provider only. */
  passwordHash: string | null
  passwordChangedAt: string | null
  /** JSON object. */
  prefs: string
  blocked: number
  /** 1: sign-ins ask for a second factor. */
  mfa: Generated<number>
  createdAt: string
  updatedAt: string
  accessedAt: string
}

/** A person's account at a sign-in provider. */
export interface IdentitiesTable {
  provider: string
  /** The provider's own, stable id of the person. */
  subject: string
  userId: string
  email: string
  createdAt: string
}

export interface SessionsTable {
  id: string
  userId: string
  /** SHA-256 of the cookie's value, hexadecimal. */
  secretHash: string
  provider: string
  providerUid: string
  ip: string
  userAgent: string
  /** 1: the cookie outlives the browser. */
  remembered: number
  createdAt: string
  updatedAt: string
  expiresAt: string
  /** When the second factor was last proven in it. */
  secondFactorAt: string | null
  /** The hash of the secret before this one, after a renewal. */
  formerHash: ColumnType<string | null, string | null | undefined>
  /** Until when that one still opens the session. */
  formerUntil: ColumnType<string | null, string | null | undefined>
}

export interface TokensTable {
  id: string
  userId: string
  purpose: 'verification' | 'recovery' | 'sign-in' | 'second-factor' | 'passkey'
  /** SHA-256 of the secret, hexadecimal. */
  secretHash: string
  /** What the holder proves: the address it was mailed to, or the provider that vouched. */
  subject: string
  /** SHA-256 of the secret of the only browser that may use it; null where a link may be opened anywhere. */
  browserHash: string | null
  createdAt: string
  expiresAt: string
}

/** The authenticator app of a person. */
export interface AuthenticatorsTable {
  userId: string
  /** Base 32; codes are made from it, so it cannot be a hash. */
  secret: string
  /** 1: a code of it was shown, so that it counts. */
  confirmed: number
  /** The step of time of the last code that was taken: each is taken once. */
  lastStep: number
  createdAt: string
}

/** Codes that stand in for the authenticator app, each once. */
export interface RecoveryCodesTable {
  userId: string
  /** SHA-256, hexadecimal. */
  codeHash: string
  createdAt: string
  /** 1: of 59 bits, from before; ended by the next start. */
  weak: ColumnType<number | null, number | null | undefined>
}

/** A key of a person's device that signs them in; the device keeps its private part. */
export interface PasskeysTable {
  id: string
  userId: string
  /** Base64url, the device's own name of it. */
  credentialId: string
  /** Base64url of the COSE key. */
  publicKey: string
  /** How often the device used it, as it said last; 0 for ever where it does not count. */
  counter: number
  /** JSON list of how the device can be reached. */
  transports: string
  /** 1: the person's other devices have it, too. */
  synced: number
  name: string
  createdAt: string
  /** When it last signed in. */
  usedAt: string | null
}

/** A browser that a person signed in with and asked to be remembered by. */
export interface KnownDevicesTable {
  id: string
  userId: string
  /** SHA-256 of the cookie's value, hexadecimal. A browser that several people use has one for all of them. */
  secretHash: string
  userAgent: string
  createdAt: string
  usedAt: string
  expiresAt: string
}

/** A new password that was asked for at an address, whether or not it has an account. */
export interface RecoveryRequestsTable {
  sequence: Generated<number>
  id: string
  /** Lower case. */
  email: string
  /** The page that sets the password. */
  url: string
  createdAt: string
}

/** A sign-in that is under way, at a provider or with a passkey. */
export interface SignInAttemptsTable {
  /** SHA-256 of the state or the challenge, hexadecimal. */
  stateHash: string
  /** The provider, or `passkey`. */
  provider: Generated<string>
  /** SHA-256 of the secret of the browser that began it. */
  browserHash: string
  nonce: string
  codeVerifier: string
  /** Pages of ours. */
  success: string
  failure: string
  expiresAt: string
}

export interface ExecutionsTable {
  sequence: Generated<number>
  id: string
  functionId: string
  userId: string
  /** What "the same work" means: of one key at most one execution runs at a time. */
  jobKey: string
  /** Fingerprint of what the work is made from, '' when it does not matter. */
  inputs: string
  status: 'waiting' | 'processing' | 'completed' | 'failed'
  requestMethod: string
  requestPath: string
  /** JSON list of {name, value}. */
  requestHeaders: string
  requestBody: string
  responseStatusCode: number
  responseBody: string
  /** JSON list of {name, value}. */
  responseHeaders: string
  errors: string
  /** JSON object: the stage that was really reached. */
  progress: string
  /** Seconds. */
  duration: number
  attempts: number
  /** The process that holds it. */
  worker: string | null
  heartbeatAt: string | null
  /** Not to be claimed before. */
  dueAt: string
  createdAt: string
  updatedAt: string
}

/** Something that is to happen at a moment. A key is used once: while it waits it can be moved, afterwards it is over. */
export interface TimersTable {
  sequence: Generated<number>
  key: string
  userId: string
  /** Names the handler. */
  kind: string
  /** JSON object for the handler. */
  facts: string
  dueAt: string
  /** `sending`: something outside was asked for and its answer is not known yet. `dead`: given up, for the operator to see. */
  status: 'waiting' | 'sending' | 'done' | 'dead'
  /** The process that sends. */
  worker: string | null
  /** How often it failed or was begun. */
  attempts: number
  /** Why the last attempt failed; empty while none did. */
  error: string
  createdAt: string
  updatedAt: string
}

export interface FilesTable {
  sequence: Generated<number>
  id: string
  bucketId: string
  /** Who began the upload. */
  userId: string
  name: string
  mimeType: string
  /** MD5 of the bytes, hexadecimal; '' until complete. */
  signature: string
  sizeOriginal: number
  sizeActual: number
  chunksTotal: number
  chunksUploaded: number
  /** JSON list of permission texts. */
  permissions: string
  shared: number
  createdAt: string
  updatedAt: string
  /** Key of the bytes in the file store; '' until complete. */
  storedAs: string
}

/** A part of an upload that is not complete yet. */
export interface UploadPartsTable {
  fileSequence: number
  /** From 0. */
  part: number
  storedAs: string
}

/** Bytes that no row refers to: of uploads that were never finished, or of files that are gone. */
export interface LeftoversTable {
  storedAs: string
  /** From then on they may be removed. */
  dueAt: string
}

export interface RateCountsTable {
  bucket: string
  count: number
  /** Epoch milliseconds. */
  resetsAt: number
}

/** A secret that the server made for itself at its first start. */
export interface ServerKeysTable {
  name: string
  value: string
  createdAt: string
}

/** A person's connection to a device maker through the wearable service. One that ended never becomes active again: who connects anew gets a new id. */
export interface WearableLinksTable {
  terraUserId: string
  userId: string
  /** The maker in lower case. */
  provider: string
  status: 'active' | 'ended'
  connectedAt: string
  updatedAt: string
}

/** Somebody who has been to the payment provider. */
export interface BillingCustomersTable {
  userId: string
  customerId: string
  /** The checkout that was opened last. */
  checkoutId: string | null
  /** Counts what was kept: news that was read before the present version is old. */
  version: number
}

/** An event of the payment provider that was taken. */
export interface BillingEventsTable {
  id: string
  receivedAt: string
}

/** A connection of the wearable service, or a customer of the payment provider. */
export type DeletionKind = 'wearable-connection' | 'billing-customer'

/** What a service outside has yet to delete, because its account is gone here. It names nobody, and outlives the account. */
export interface DeletionOutboxTable {
  kind: DeletionKind
  /** The service's own id of it. */
  subject: string
  /** Not to be tried before. Who tries moves it on first, as a lease. */
  dueAt: string
  attempts: number
}

/** What an operator did, and to what. It outlives the account of both. */
export interface OperatorActsTable {
  sequence: Generated<number>
  /** The address of who did it, or that it came from the command line. */
  operator: string
  act: OperatorAct
  /** Whom it is about; null when that is nobody, or the account is gone. */
  personId: string | null
  /** What it was done to; empty once the account that it was about is gone. */
  subject: string
  /** Of an answer: when the last message was written that the operator had seen; null where all counted as seen. */
  seenAt: string | null
  createdAt: string
}

export interface MigrationsTable {
  name: string
  appliedAt: string
}

/** The columns every collection's table has before its own fields; the underscore keeps them apart from these. */
export interface DocumentColumns {
  _sequence: Generated<number>
  _id: string
  _createdAt: string
  _updatedAt: string
  /** JSON list of permission texts. */
  _permissions: string
}

type Stored<F extends Field> = F extends TextField | InstantField | TextListField | ChoiceField
  ? string
  : F extends IntegerField | DoubleField | BooleanField
    ? number
    : never

type FieldColumns<C extends Collection> = {
  [K in keyof C['fields']]: C['fields'][K] extends Field & FieldOptions & { required: true }
    ? Stored<C['fields'][K]>
    : Stored<C['fields'][K]> | null
}

type AnyCollection = (typeof collections)[number]
type DocumentTables = {
  [C in AnyCollection as C['id']]: DocumentColumns & FieldColumns<C>
}

export interface Tables extends DocumentTables {
  users: UsersTable
  identities: IdentitiesTable
  sessions: SessionsTable
  tokens: TokensTable
  authenticators: AuthenticatorsTable
  recoveryCodes: RecoveryCodesTable
  passkeys: PasskeysTable
  knownDevices: KnownDevicesTable
  recoveryRequests: RecoveryRequestsTable
  signInAttempts: SignInAttemptsTable
  executions: ExecutionsTable
  timers: TimersTable
  files: FilesTable
  uploadParts: UploadPartsTable
  leftovers: LeftoversTable
  rateCounts: RateCountsTable
  serverKeys: ServerKeysTable
  wearableLinks: WearableLinksTable
  billingCustomers: BillingCustomersTable
  billingEvents: BillingEventsTable
  deletionOutbox: DeletionOutboxTable
  operatorActs: OperatorActsTable
  migrations: MigrationsTable
}

export type UserRow = Selectable<UsersTable>
/** A session without the secret that it had before, which only the look at a shown secret asks for. */
export type SessionRow = Omit<Selectable<SessionsTable>, 'formerHash' | 'formerUntil'>
export type TokenRow = Selectable<TokensTable>
export type AuthenticatorRow = Selectable<AuthenticatorsTable>
export type PasskeyRow = Selectable<PasskeysTable>
export type KnownDeviceRow = Selectable<KnownDevicesTable>
export type SignInAttemptRow = Selectable<SignInAttemptsTable>
export type ExecutionRow = Selectable<ExecutionsTable>
export type TimerRow = Selectable<TimersTable>
export type WearableLinkRow = Selectable<WearableLinksTable>
export type DeletionOutboxRow = Selectable<DeletionOutboxTable>
export type FileRow = Selectable<FilesTable>
