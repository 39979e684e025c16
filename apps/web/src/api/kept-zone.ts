import { useEffect } from 'react'
import { type Profile, saveProfile } from './profile.ts'

/**
 * Keeps the profile in the zone of the device that is being used: by it the server plans, reminds and is quiet. When it
 * cannot be kept now, the next start tries again. Null stands for a profile that is not known.
 */
export function useKeptZone(profile: Profile | null, zone: string): void {
  const userId = profile?.userId
  const timeZone = profile?.timeZone
  useEffect(() => {
    if (userId !== undefined && timeZone !== zone) saveProfile(userId, { timeZone: zone }).catch(() => undefined)
  }, [userId, timeZone, zone])
}
