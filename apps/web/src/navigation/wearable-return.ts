import { t } from '@lingui/core/macro'
import { accountQuery } from '../api/account.ts'
import { profileQuery } from '../api/profile.ts'
import { queryClient } from '../api/query-client.ts'
import { learnConnection, type WearableConnection } from '../api/wearable.ts'
import { tell } from '../notices/tell.ts'
import { paths } from './paths.ts'
import { readWearableReturn, type WearableReturn, wearableDenied } from './read-wearable-return.ts'

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

type Granted = Extract<WearableReturn, { kind: 'granted' }>

/** What the server knows of a connection that the address says was granted: anybody can write an address. */
async function confirm(answer: WearableReturn, accountId: string): Promise<WearableConnection | string> {
  if (answer.kind === 'refused') return answer.message
  return (await learnConnection(accountId)) ?? wearableDenied()
}

const keepHere = ({ terraUserId, provider }: WearableConnection, { referenceId }: Granted): void =>
  localStorage.setItem(
    CONNECTION,
    JSON.stringify({ terraUserId, referenceId, connectedAt: new Date().toISOString(), provider }),
  )

/**
 * Finishes a return from the wearable provider, the same on /callback and on the onboarding's own step. The server asks
 * the wearable service about it and keeps it, in the profile as soon as there is one; this browser remembers it, too.
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
      message: t`Please log in to connect your wearable device`,
      provider: '',
      next: paths.login,
    }
  }
  const profile = await queryClient.fetchQuery(profileQuery(account.id))
  const answer = readWearableReturn(search, account.id)
  const connection = await confirm(answer, account.id)
  if (answer.kind === 'refused' || typeof connection === 'string') {
    const message = typeof connection === 'string' ? connection : wearableDenied()
    if (!isFailureShown) tell('wearable-denied', message)
    const next = profile ? paths.home : wasOnboarding ? paths.onboardingStep('wearable') : paths.onboarding
    return { isConnected: false, message, provider: '', next }
  }
  keepHere(connection, answer)
  if (profile) {
    await queryClient.fetchQuery({ ...profileQuery(account.id), staleTime: 0 })
    localStorage.setItem('onboarding_just_completed', 'true')
  }
  const { provider } = connection
  tell('wearable-connected', provider)
  return { isConnected: true, message: '', provider, next: profile ? paths.home : paths.onboardingStep('processing') }
}
