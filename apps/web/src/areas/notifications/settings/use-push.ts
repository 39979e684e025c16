import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import {
  addThisDevice,
  findOwnEndpoint,
  type PushAbility,
  type PushDevice,
  pushDevicesQuery,
  readPushAbility,
} from '../../../api/push-devices.ts'
import { queryKey } from '../../../api/query-keys.ts'
import { settingQuery } from '../../../api/settings.ts'
import { useReadingFailure } from '../../../api/use-reading-failure.ts'
import { tell } from '../../../notices/tell.ts'
import { tellRefusal } from '../../../notices/tell-refusal.ts'

export interface Push {
  readonly devices: readonly PushDevice[]
  readonly ownEndpoint: string | null
  readonly ability: PushAbility
  readonly isReady: boolean
  /** The devices could not be read. */
  readonly isUnknown: boolean
  readonly isRetrying: boolean
  readonly isAdding: boolean
  /** Asks for the permission and adds this browser; true when it gets messages now. Call it from a tap. */
  add(): Promise<boolean>
  retry(): void
}

/** Push messages to this browser, and to the person's others. */
export function usePush(userId: string): Push {
  const devices = useQuery(pushDevicesQuery(userId))
  const failure = useReadingFailure(devices)
  const key = useQuery(settingQuery('pushPublicKey')).data?.value
  const here = useQuery({
    queryKey: queryKey('push-devices', userId, 'here'),
    queryFn: async () => ({ ability: await readPushAbility(), endpoint: await findOwnEndpoint() }),
    staleTime: 0,
  })
  const ability = here.data?.ability
  const { refetch } = here
  // The worker of a first visit comes after the first screen.
  useEffect(() => {
    if (ability !== 'no-worker' || !('serviceWorker' in navigator)) return
    let isGone = false
    void navigator.serviceWorker.ready.then(() => {
      if (!isGone) void refetch()
    })
    return () => {
      isGone = true
    }
  }, [ability, refetch])
  const adding = useMutation({
    mutationFn: () => {
      if (key === undefined) throw new Error('The server has named no key.')
      return addThisDevice(userId, key)
    },
    onError: (thrown) => {
      if (thrown instanceof DOMException) tell('push-failed')
      else tellRefusal('save-settings', thrown)
    },
  })
  const endpoint = here.data?.endpoint ?? null
  const list = devices.data ?? []
  const isIn = list.some((device) => device.endpoint === endpoint)
  return {
    devices: list,
    ownEndpoint: endpoint,
    ability: ability ?? 'no-worker',
    // What was read once stays when reading it again fails: somebody may be in the middle of the form.
    isUnknown: failure !== null,
    isRetrying: devices.isFetching,
    isReady: !devices.isPending && !here.isPending,
    isAdding: adding.isPending,
    add: async () => {
      if (isIn) return true
      const outcome = await adding.mutateAsync().catch(() => undefined)
      const { data } = await here.refetch()
      // A lasting no is explained on the screen itself.
      if (outcome === 'refused' && data?.ability !== 'denied') tell('push-not-allowed')
      return outcome === 'added'
    },
    retry: () => void devices.refetch(),
  }
}
