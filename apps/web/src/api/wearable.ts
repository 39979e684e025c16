import { serviceMessages } from '@pacemeal/protocol'
import { leave } from './account.ts'
import { configuration } from './configuration.ts'
import { callFunction } from './executions.ts'
import { ApiRefusal } from './refusal.ts'

const wearable = (path: string, body: unknown) => callFunction(configuration.functionIds.wearable, path, body)

/** A link to the wearable provider's own page where the person allows the connection. */
export async function requestWearableLink(userId: string, provider = 'oura'): Promise<string> {
  const { url } = await wearable('/generate', { provider, reference_id: userId })
  if (typeof url !== 'string' || url === '') throw new ApiRefusal('unexpected', serviceMessages['authorization-url'])
  return url
}

/** Ends the provider's access. */
export const disconnectWearable = (terraUserId: string, provider: string): Promise<unknown> =>
  wearable('/deauthorize', { user_id: terraUserId, provider })

/** Deletes the account with everything that belongs to it, on the server, and forgets the person here. */
export async function deleteAccount(userId: string, terraUserId: string | null): Promise<void> {
  await wearable('/delete-account', { appwrite_user_id: userId, terra_user_id: terraUserId ?? '' })
  leave()
}
