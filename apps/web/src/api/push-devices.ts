import { pushSubscriptions } from '@pacemeal/protocol'
import { queryOptions } from '@tanstack/react-query'
import { deviceName } from './device-name.ts'
import { createDocument, deleteDocument, listDocuments, type Stored } from './documents.ts'
import { queryClient } from './query-client.ts'
import { queryKey, queryScope } from './query-keys.ts'
import { queryText as q } from './query-text.ts'
import { refusalOf } from './refusal.ts'

/** A browser or phone that shows this person's messages. */
export type PushDevice = Stored<typeof pushSubscriptions>

/** More than the server lets anybody have. */
const MAX_DEVICES = 50

/** All browsers and phones of the person that get messages. */
export const pushDevicesQuery = (userId: string) =>
  queryOptions({
    queryKey: queryKey('push-devices', userId, 'all'),
    queryFn: async (): Promise<readonly PushDevice[]> => {
      const own = [q.equal('user', userId), q.limit(MAX_DEVICES)]
      return (await listDocuments(pushSubscriptions, own)).documents
    },
  })

/** What keeps this browser from showing messages, or that nothing does. */
export type PushAbility = 'able' | 'denied' | 'needs-install' | 'unsupported' | 'no-worker'

const isAppleMobile = (): boolean => /\b(?:iPhone|iPad|iPod)\b/.test(navigator.userAgent)

const findRegistration = async (): Promise<ServiceWorkerRegistration | undefined> => {
  if (!('serviceWorker' in navigator)) return undefined
  return navigator.serviceWorker.getRegistration().catch(() => undefined)
}

/** Whether this browser can show messages, without asking the person anything. */
export async function readPushAbility(): Promise<PushAbility> {
  const isCapable = 'PushManager' in globalThis && 'Notification' in globalThis
  if (!isCapable) return isAppleMobile() ? 'needs-install' : 'unsupported'
  if (Notification.permission === 'denied') return 'denied'
  return (await findRegistration()) === undefined ? 'no-worker' : 'able'
}

const findSubscription = async (): Promise<PushSubscription | null> => {
  if (!('PushManager' in globalThis)) return null
  return (await findRegistration())?.pushManager.getSubscription() ?? null
}

/** The address of this browser at its push service; null while it gets no messages. */
export const findOwnEndpoint = async (): Promise<string | null> => (await findSubscription())?.endpoint ?? null

async function subscribe(key: string): Promise<PushSubscription> {
  const { pushManager } = await navigator.serviceWorker.ready
  const wanted = { userVisibleOnly: true, applicationServerKey: key }
  try {
    return await pushManager.subscribe(wanted)
  } catch (thrown) {
    // A subscription for another key, from before the server was set up anew, makes room.
    const old = await pushManager.getSubscription()
    if (old === null || !(await old.unsubscribe())) throw thrown
    return pushManager.subscribe(wanted)
  }
}

/**
 * Lets this browser show messages; asks for the permission, so call it from a tap. `refused`: the person said no, or
 * closed the question. Rejects when the browser's push service or the server will not.
 */
export async function addThisDevice(userId: string, key: string): Promise<'added' | 'refused'> {
  if ((await Notification.requestPermission()) !== 'granted') return 'refused'
  const { endpoint, keys } = (await subscribe(key)).toJSON()
  if (endpoint === undefined || keys?.p256dh === undefined || keys.auth === undefined) {
    throw new Error('The browser gave a subscription without its keys.')
  }
  const known = await queryClient.fetchQuery({ ...pushDevicesQuery(userId), staleTime: 0 })
  if (!known.some((one) => one.endpoint === endpoint)) {
    const { p256dh, auth } = keys
    const device = deviceName(navigator.userAgent)
    await createDocument(pushSubscriptions, userId, { user: userId, endpoint, p256dh, auth, device })
  }
  await queryClient.invalidateQueries({ queryKey: queryScope('push-devices', userId) })
  return 'added'
}

/** Ends the messages to a device; for this browser its own subscription too. One that is gone already is no failure. */
export async function removeDevice(device: PushDevice): Promise<void> {
  try {
    await deleteDocument(pushSubscriptions, device.$id)
  } catch (thrown) {
    if (refusalOf(thrown).code !== 'not-found') throw thrown
  }
  const own = await findSubscription()
  if (own?.endpoint === device.endpoint) await own.unsubscribe()
  await queryClient.invalidateQueries({ queryKey: queryScope('push-devices', device.user) })
}

/** Ends the messages to this browser, if it gets any. */
export async function removeThisDevice(userId: string): Promise<void> {
  const own = await findSubscription()
  if (own === null) return
  try {
    const devices = await queryClient.fetchQuery({ ...pushDevicesQuery(userId), staleTime: 0 })
    const device = devices.find(({ endpoint }) => endpoint === own.endpoint)
    if (device) await removeDevice(device)
  } finally {
    await own.unsubscribe()
  }
}

/** Ends a subscription that somebody else left in this browser: their messages are not for who is here now. */
export async function endForeignSubscription(userId: string): Promise<void> {
  const own = await findSubscription()
  if (own === null) return
  const devices = await queryClient.fetchQuery({ ...pushDevicesQuery(userId), staleTime: 0 })
  if (!devices.some(({ endpoint }) => endpoint === own.endpoint)) await own.unsubscribe()
}
