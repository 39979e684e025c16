import { HOUR_MS, MINUTE_MS } from '@pacemeal/domain'
import { configuration } from '../api/configuration.ts'
import { isMessage, type PageMessage, type WorkerMessage } from '../installed/worker-talk.ts'
import { tell } from '../notices/tell.ts'

/** How often an app that stays open looks for a new version, in milliseconds. */
const LOOK_EVERY_MS = HOUR_MS
/** How long one word about a server out of reach holds, in milliseconds. */
const TOLD_FOR_MS = MINUTE_MS

const watchWorkerMessages = (open: (path: string) => unknown): void => {
  let toldAt = Number.NEGATIVE_INFINITY
  navigator.serviceWorker.addEventListener('message', ({ data }: MessageEvent<WorkerMessage>) => {
    if (isMessage(data, 'open')) open(data.path)
    // Without a network the banner says it already.
    if (!isMessage(data, 'kept-answer') || !navigator.onLine || performance.now() - toldAt < TOLD_FOR_MS) return
    toldAt = performance.now()
    tell('kept-answer')
  })
}

/** Offers a version that has arrived and waits. It takes over, and the page begins anew, only when the person says so. */
const offerVersion = (waiting: ServiceWorker): void =>
  tell('new-version', () => {
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
    const message: PageMessage = { kind: 'take-over' }
    waiting.postMessage(message)
  })

const watchVersions = (registration: ServiceWorkerRegistration): void => {
  if (registration.waiting !== null) offerVersion(registration.waiting)
  registration.addEventListener('updatefound', () => {
    const coming = registration.installing
    coming?.addEventListener('statechange', () => {
      // The first version of all replaces nothing.
      if (coming.state === 'installed' && navigator.serviceWorker.controller !== null) offerVersion(coming)
    })
  })
  let lookedAt = performance.now()
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || performance.now() - lookedAt < LOOK_EVERY_MS) return
    lookedAt = performance.now()
    registration.update().catch(() => undefined)
  })
}

/**
 * Makes the app work without a network, with the service worker of the build, and hands it what the worker has to say.
 * `open` shows a path of the app. A browser without workers, or a page that may not have one, goes on without.
 */
export async function installApp(open: (path: string) => unknown): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  watchWorkerMessages(open)
  await navigator.serviceWorker
    .register(`${configuration.basePath}/sw.js`)
    .then(watchVersions)
    .catch(() => undefined)
}
