import type { NotificationSettings, UnitChoices } from '@pacemeal/domain'
import { MINUTE_MS } from '@pacemeal/domain'

/** The signed-in person as screens know them. */
export interface SignedInAccount {
  readonly id: string
  readonly email: string
  /** Empty when none was given. */
  readonly name: string
  /** ISO text of the registration. */
  readonly createdAt: string
  readonly isEmailVerified: boolean
  /** False for someone who has only ever signed in with Google. */
  readonly hasPassword: boolean
  /** The units that the account has been told; missing in what an earlier version kept. */
  readonly units?: UnitChoices
}

/** What the session knows of the person beside the account: the profile says it, and defaults stand until it does. */
export interface SessionDetails {
  /** The address of the picture, or of the initials. */
  readonly avatar: string
  readonly provider: string
  readonly notificationSettings: NotificationSettings
  /** Number-light mode; kept, so that no figure is shown before the profile is read. */
  readonly hidesEnergy?: boolean
}

/** The person as the session stores them (product specification). */
export type StoredUser = SignedInAccount & SessionDetails

interface Kept {
  readonly isAuthenticated: true
  readonly user: StoredUser
  /** Epoch milliseconds when the server last said so. */
  readonly at: number
}

const KEY = 'auth'

/** How long the kept user may stand in for a call, in milliseconds (product specification: 5 minutes). */
export const USER_CACHE_MS = 5 * MINUTE_MS

const isKept = (value: unknown): value is Kept =>
  typeof value === 'object' &&
  value !== null &&
  'user' in value &&
  typeof value.user === 'object' &&
  value.user !== null &&
  'id' in value.user &&
  typeof value.user.id === 'string' &&
  'at' in value &&
  typeof value.at === 'number'

/** Who was signed in when this browser last heard from the server; null for nobody. */
export function findSignedIn(): { user: StoredUser; at: number } | null {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null')
    return isKept(value) ? value : null
  } catch {
    return null
  }
}

/** Keeps who is signed in. What an earlier visit knew of the same person's details stays. */
export function keepSignedIn(account: SignedInAccount, defaults: SessionDetails): void {
  const before = findSignedIn()?.user
  const known = before?.id === account.id ? detailsOf(before) : {}
  keep({ isAuthenticated: true, user: { ...defaults, ...known, ...account }, at: Date.now() })
}

const detailsOf = ({
  avatar,
  provider,
  notificationSettings,
  hidesEnergy,
}: Partial<SessionDetails>): Partial<SessionDetails> => ({
  ...(avatar === undefined ? {} : { avatar }),
  ...(provider === undefined ? {} : { provider }),
  ...(notificationSettings === undefined ? {} : { notificationSettings }),
  ...(hidesEnergy === undefined ? {} : { hidesEnergy }),
})

/** Takes over what the person's profile says. Nothing is kept of somebody who is not signed in here. */
export function keepSessionDetails(userId: string, details: Partial<SessionDetails>): void {
  const kept = findSignedIn()
  if (kept?.user.id === userId) keep({ isAuthenticated: true, user: { ...kept.user, ...details }, at: kept.at })
}

function keep(kept: Kept): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(kept))
  } catch {
    // Storage is full or blocked: the session still works, only the next start asks the server first.
  }
}

/** Calls `changed` when another tab of this browser has kept or forgotten somebody, or all storage was cleared. */
export const watchSignedIn = (changed: () => void): (() => void) => {
  const hear = ({ key }: StorageEvent) => {
    if (key === KEY || key === null) changed()
  }
  addEventListener('storage', hear)
  return () => removeEventListener('storage', hear)
}

export function forgetSignedIn(): void {
  try {
    localStorage.removeItem(KEY)
  } catch {
    // Nothing was kept where nothing can be stored.
  }
}
