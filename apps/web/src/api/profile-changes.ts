import { userProfiles } from '@pacemeal/protocol'
import { useEffect } from 'react'
import { profileQuery } from './profile.ts'
import { queryClient } from './query-client.ts'
import { documentsChannel, useRealtime } from './realtime.ts'

/** What a browser keeps of a connection with a wearable: another tab writes it when it has brought one home. */
const CONNECTION = 'terra_connection'
const CONNECTING = 'onboarding_connecting_wearable'

const refresh = (userId: string) => void queryClient.invalidateQueries({ queryKey: profileQuery(userId).queryKey })

/** Keeps the profile as it is stored: another tab or device may connect a wearable or change an answer. */
export function useProfileChanges(userId: string): void {
  useRealtime([documentsChannel(userProfiles)], (changes) => {
    // One that has gone missing is made again by the next save; a form that is open stays.
    if (!changes.at(-1)?.events.some((event) => event.endsWith('.delete'))) refresh(userId)
  })
  useEffect(() => {
    const hear = ({ key }: StorageEvent) => {
      if (key === CONNECTION) refresh(userId)
    }
    // A connection was begun in another tab, and this one is looked at again: without a socket nothing else tells.
    const comeBack = () => {
      if (document.visibilityState === 'visible' && localStorage.getItem(CONNECTING) !== null) refresh(userId)
    }
    addEventListener('storage', hear)
    document.addEventListener('visibilitychange', comeBack)
    return () => {
      removeEventListener('storage', hear)
      document.removeEventListener('visibilitychange', comeBack)
    }
  }, [userId])
}
