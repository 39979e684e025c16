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
}

interface Kept {
  readonly isAuthenticated: true
  readonly user: SignedInAccount
  /** Epoch milliseconds when the server last said so. */
  readonly at: number
}

const KEY = 'auth'

/** How long the kept user may stand in for a call, in milliseconds (product specification: 5 minutes). */
export const USER_CACHE_MS = 5 * 60_000

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
export function findSignedIn(): { user: SignedInAccount; at: number } | null {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null')
    return isKept(value) ? value : null
  } catch {
    return null
  }
}

export function keepSignedIn(user: SignedInAccount): void {
  const kept: Kept = { isAuthenticated: true, user, at: Date.now() }
  try {
    localStorage.setItem(KEY, JSON.stringify(kept))
  } catch {
    // Storage is full or blocked: the session still works, only the next start asks the server first.
  }
}

/** Calls `changed` when another tab of this browser has kept or forgotten somebody. */
export const watchSignedIn = (changed: () => void): void =>
  addEventListener('storage', ({ key }) => {
    if (key === KEY) changed()
  })

export function forgetSignedIn(): void {
  try {
    localStorage.removeItem(KEY)
  } catch {
    // Nothing was kept where nothing can be stored.
  }
}
