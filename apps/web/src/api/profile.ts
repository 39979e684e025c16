import { MINUTE_MS, readNotificationSettings } from '@pacemeal/domain'
import { type ProfileData, userProfiles } from '@pacemeal/protocol'
import { queryOptions } from '@tanstack/react-query'
import { createDocument, findDocument, type Stored, updateDocument } from './documents.ts'
import { naming, profileService } from './naming.ts'
import { queryClient } from './query-client.ts'
import { queryKey } from './query-keys.ts'
import { refusalOf } from './refusal.ts'
import { keepSessionDetails } from './signed-in-store.ts'

/** A person's profile as it is stored. Attributes that were never given are null. */
export type Profile = Stored<typeof userProfiles>

/** The profile, or null while the onboarding is not finished. */
export const profileQuery = (userId: string) =>
  queryOptions({
    queryKey: queryKey('profile', userId),
    queryFn: async () => {
      const profile = await findDocument(userProfiles, userId)
      if (profile) tellSession(profile)
      return profile
    },
    staleTime: 5 * MINUTE_MS,
  })

/** Creates the profile after the onboarding; one that is already there stays as it is. */
export const createProfile = (userId: string, data: Partial<ProfileData>): Promise<Profile> =>
  naming('profile-create', async () => {
    const existing = await findDocument(userProfiles, userId)
    return keep(existing ?? (await createDocument(userProfiles, userId, { ...data, userId }, userId)))
  })

/** Changes the profile. A document that has gone missing is created first, so that no edit is lost. */
export const saveProfile = (userId: string, changes: Partial<ProfileData>): Promise<Profile> =>
  naming(profileService(changes), () => updateOrCreate(userId, changes))

async function updateOrCreate(userId: string, changes: Partial<ProfileData>): Promise<Profile> {
  try {
    return keep(await updateDocument(userProfiles, userId, changes))
  } catch (thrown) {
    if (refusalOf(thrown).code !== 'not-found') throw thrown
    await createDocument(userProfiles, userId, { userId }, userId)
    return keep(await updateDocument(userProfiles, userId, changes))
  }
}

/** The stored user of the session carries what the profile says of the person. */
const tellSession = ({ userId, avatar, provider, notificationSettings, hidesEnergy }: Profile): void =>
  keepSessionDetails(userId, {
    ...(avatar ? { avatar } : {}),
    ...(provider ? { provider } : {}),
    notificationSettings: readNotificationSettings(notificationSettings),
    hidesEnergy: hidesEnergy === true,
  })

function keep(profile: Profile): Profile {
  tellSession(profile)
  queryClient.setQueryData(profileQuery(profile.userId).queryKey, profile)
  return profile
}
