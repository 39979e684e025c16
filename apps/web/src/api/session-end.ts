import { openDrafts } from './drafts.ts'
import { findLostSession, forgetLostSession, keepLostSession, settleLostSession } from './lost-session.ts'
import { queryClient } from './query-client.ts'
import { queryKey } from './query-keys.ts'
import { forgetReadings } from './readings.ts'
import { settleRemembering } from './remember-me.ts'
import { findSignedIn, forgetSignedIn, type SignedInAccount } from './signed-in-store.ts'

/** What one tab tells the others: whose session is over, and whether they left on purpose. */
export interface SessionEnd {
  readonly userId: string
  readonly how: 'lost' | 'left'
}

const isSessionEnd = (value: unknown): value is SessionEnd =>
  typeof value === 'object' &&
  value !== null &&
  'userId' in value &&
  typeof value.userId === 'string' &&
  'how' in value &&
  (value.how === 'lost' || value.how === 'left')

let opened: BroadcastChannel | undefined
const otherTabs = (): BroadcastChannel => {
  opened ??= new BroadcastChannel('session')
  return opened
}

/** When the present session began, as `performance.now()`: what was asked before it says nothing of it. */
let startedAt = 0

/** Somebody has signed in on this page. */
export const startSession = (): void => {
  startedAt = performance.now()
}

/** When the last session ended, in the same count. */
let endedAt = 0

/** Whether a session has ended since: an answer to an older question must not bring its person back. */
export const hasEndedSince = (askedAt: number): boolean => endedAt > askedAt

/** Who this page takes for signed in: as its screens know it, and before they do, as it was kept. */
function findHere(): string | undefined {
  const account = queryClient.getQueryData<SignedInAccount | null>(queryKey('account'))
  return account === undefined ? findSignedIn()?.user.id : account?.id
}

/** When what answered "no session" was asked, while somebody leaves; undefined while nobody does or nothing was heard. */
let heardWhileLeaving: number | undefined
let isLeaving = false

/**
 * Runs what ends the session on purpose, and with it what forgets the person here. That the server knows no session any
 * more may be heard before its answer comes: it is a loss only if `act` fails.
 */
export async function leaveOnPurpose(act: () => Promise<void>): Promise<void> {
  isLeaving = true
  try {
    await act()
    heardWhileLeaving = undefined
  } finally {
    isLeaving = false
    const heard = heardWhileLeaving
    heardWhileLeaving = undefined
    if (heard !== undefined) loseSession(heard)
  }
}

/**
 * The one way in which a session is lost: the server said so, or another tab heard it. Guarded screens see an account of
 * null and lead to the login; what was typed is kept for the same person. `askedAt` is when the server was asked.
 */
export function loseSession(askedAt: number): void {
  if (isLeaving) {
    heardWhileLeaving = askedAt
    return
  }
  const userId = findHere()
  if (userId === undefined || askedAt < startedAt) return
  settleRemembering()
  end({ userId, how: 'lost' })
  otherTabs().postMessage({ userId, how: 'lost' } satisfies SessionEnd)
}

/** Somebody leaves on purpose: nothing is kept, in any tab. */
export function leaveSession(): void {
  const userId = findHere()
  settleRemembering()
  end({ userId: userId ?? '', how: 'left' })
  if (userId !== undefined) otherTabs().postMessage({ userId, how: 'left' } satisfies SessionEnd)
}

function end({ userId, how }: SessionEnd): void {
  endedAt = performance.now()
  if (how === 'lost') keepLostSession(userId, openDrafts())
  else forgetLostSession()
  forgetSignedIn()
  forgetReadings()
  queryClient.setQueryData(queryKey('account'), null)
}

/** Somebody is signed in: whose session was lost here before is settled. */
export const welcome = (account: SignedInAccount): void => settleLostSession(account.id)

/** Follows the other tabs of this browser from now on. */
export const hearOtherTabs = (): void => {
  otherTabs().onmessage = ({ data }: MessageEvent<unknown>) => {
    if (!isSessionEnd(data)) return
    if (data.userId === findHere()) end(data)
    // The server may have told this tab first, which took it for a loss.
    else if (data.how === 'left' && data.userId === findLostSession()) forgetLostSession()
  }
}
