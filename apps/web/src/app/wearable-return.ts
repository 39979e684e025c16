import { accountQuery } from '../api/account.ts'
import { profileQuery, saveProfile } from '../api/profile.ts'
import { queryClient } from '../api/query-client.ts'
import { tell } from '../notices/tell.ts'
import { paths } from './paths.ts'
import { readWearableReturn } from './read-wearable-return.ts'

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
 * `isFailureShown`: the screen itself says why it failed.
 */
export async function finishWearableReturn(
  search: URLSearchParams,
  { isFailureShown = false }: { isFailureShown?: boolean } = {},
): Promise<WearableOutcome> {
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
  const answer = readWearableReturn(search, account.id)
  if (answer.kind === 'refused') {
    if (!isFailureShown) tell('wearable-denied', answer.message)
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
