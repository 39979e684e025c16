import { useEffect } from 'react'
import { type Profile, saveProfile } from './profile.ts'

/**
 * Keeps the profile in the zone of the device that is being used: by it the server plans, reminds and is quiet. When it
 * cannot be kept now, the next start tries again.
 */
export function useKeptZone({ userId, timeZone }: Profile, zone: string): void {
  useEffect(() => {
    if (timeZone !== zone) saveProfile(userId, { timeZone: zone }).catch(() => undefined)
  }, [userId, timeZone, zone])
}
