import { accountQuery } from '../api/account.ts'
import { profileQuery, saveProfile } from '../api/profile.ts'
import { queryClient } from '../api/query-client.ts'
import { tell } from '../notices/tell.ts'
import { paths } from './paths.ts'

/** What the wearable provider sent back. */
export type WearableReturn =
  | { readonly kind: 'granted'; readonly terraUserId: string; readonly referenceId: string; readonly provider: string }
  | { readonly kind: 'refused'; readonly message: string }

const DENIED = 'Authorization was denied or failed'

/** Whether a callback address belongs to a wearable rather than to a sign-in. */
export const isWearableReturn = (search: URLSearchParams): boolean =>
  ['user_id', 'reference_id', 'provider', 'status'].some((name) => search.has(name))

/** Success needs the status `success` (in any case) or `true`, and both ids; everything else is a refusal with its words. */
export function readWearableReturn(search: URLSearchParams): WearableReturn {
  const status = (search.get('status') ?? search.get('success') ?? '').toLowerCase()
  const terraUserId = search.get('user_id')
  const referenceId = search.get('reference_id')
  if ((status === 'success' || status === 'true') && terraUserId && referenceId) {
    return { kind: 'granted', terraUserId, referenceId, provider: search.get('provider') || 'oura' }
  }
  const said = search.get('message') || search.get('error_description') || search.get('error')
  return { kind: 'refused', message: said || DENIED }
}

/** Storage keys of a connection that was begun, and of one that stands. */
const CONNECTING = 'onboarding_connecting_wearable'
const CONNECTION = 'terra_connection'

export interface WearableOutcome {
  readonly isConnected: boolean
  /** What to say when it failed. */
  readonly message: string
  readonly provider: string
  /** Where the person goes from here. */
  readonly next: string
}

/**
 * Finishes a return from the wearable provider, the same on /callback and on the onboarding's own step. Keeps the
 * connection in the profile, or in this browser until there is a profile, and says what happened.
 */
export async function finishWearableReturn(search: URLSearchParams): Promise<WearableOutcome> {
  const wasOnboarding = localStorage.getItem(CONNECTING) !== null
  localStorage.removeItem(CONNECTING)
  const account = await queryClient.fetchQuery(accountQuery)
  if (!account) {
    tell('wearable-needs-login')
    return {
      isConnected: false,
      message: 'Please log in to connect your wearable device',
      provider: '',
      next: paths.login,
    }
  }
  const profile = await queryClient.fetchQuery(profileQuery(account.id))
  const answer = readWearableReturn(search)
  if (answer.kind === 'refused') {
    tell('wearable-connection-failed', answer.message)
    const next = profile ? paths.home : wasOnboarding ? paths.onboardingStep('wearable') : paths.onboarding
    return { isConnected: false, message: answer.message, provider: '', next }
  }
  const { terraUserId, referenceId, provider } = answer
  const connectedAt = new Date().toISOString()
  localStorage.setItem(CONNECTION, JSON.stringify({ terraUserId, referenceId, connectedAt, provider }))
  if (profile) {
    await saveProfile(account.id, {
      terra_user_id: terraUserId,
      wearable_device: JSON.stringify({ provider, connectedAt }),
    })
    localStorage.setItem('onboarding_just_completed', 'true')
  }
  tell('wearable-connected', provider)
  return { isConnected: true, message: '', provider, next: profile ? paths.home : paths.onboardingStep('processing') }
}
