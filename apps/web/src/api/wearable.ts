import { t } from '@lingui/core/macro'
import { addDays, DEFAULT_PROVIDER, type LocalDate } from '@pacemeal/domain'
import { wearableDataTypes, wearableWindowDays } from '@pacemeal/protocol'
import { configuration } from './configuration.ts'
import { callFunction } from './executions.ts'
import { ApiRefusal } from './refusal.ts'
import { leaveOnPurpose } from './session-end.ts'
import { leave } from './sign-out.ts'

const wearable = (path: string, body: unknown) => callFunction(configuration.functionIds.wearable, path, body)

/** A link to the wearable provider's own page where the person allows the connection. */
export async function requestWearableLink(userId: string, provider: string = DEFAULT_PROVIDER): Promise<string> {
  const { url } = await wearable('/generate', { provider, reference_id: userId })
  if (typeof url !== 'string' || url === '') throw new ApiRefusal('unexpected', t`Failed to generate authorization URL`)
  return url
}

/** A connection as the server keeps it. */
export interface WearableConnection {
  readonly terraUserId: string
  readonly provider: string
}

/** The newest connection that the wearable service knows for the person, or null; the server keeps it in the profile. */
export async function learnConnection(userId: string): Promise<WearableConnection | null> {
  const { terra_user_id, provider } = await wearable('/get-user', { user_id: userId })
  return typeof terra_user_id === 'string' ? { terraUserId: terra_user_id, provider: String(provider ?? '') } : null
}

/** Fetches what the device recorded in the last weeks, up to today; gives how many records were not there before. */
export async function syncWearable({ terraUserId, provider }: WearableConnection, today: LocalDate): Promise<number> {
  let fresh = 0
  for (const type of wearableDataTypes) {
    const answer = await wearable('/get-data', {
      user_id: terraUserId,
      provider,
      data_type: type,
      start_date: addDays(today, -wearableWindowDays[type]),
      end_date: today,
    })
    fresh += typeof answer.fresh === 'number' ? answer.fresh : 0
  }
  return fresh
}

/** Ends the provider's access. */
export const disconnectWearable = (terraUserId: string, provider: string): Promise<unknown> =>
  wearable('/deauthorize', { user_id: terraUserId, provider })

export interface AccountDeletion {
  readonly userId: string
  readonly terraUserId: string | null
  /** Proves who asks, unless they have just signed in. */
  readonly password: string | undefined
}

/** Deletes the account with everything that belongs to it, on the server, and forgets the person here. */
export async function deleteAccount({ userId, terraUserId, password }: AccountDeletion): Promise<void> {
  await leaveOnPurpose(async () => {
    await wearable('/delete-account', { appwrite_user_id: userId, terra_user_id: terraUserId ?? '', password })
    leave()
  })
}
