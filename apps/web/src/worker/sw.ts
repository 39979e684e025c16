/// <reference lib="webworker" />
import { isMessage, SHARE_PATH, type WorkerMessage } from '../installed/worker-talk.ts'
import { activateEnglish } from '../languages/activate.ts'
import { pathIn, readPushMessage } from './push-message.ts'
import { openReadings } from './readings.ts'
import { handlingOf } from './requests.ts'
import { receiveShared } from './shared-files.ts'
import { type BuiltFile, openShell } from './shell.ts'

declare const self: ServiceWorkerGlobalScope & {
  /** The files of the build, written here by it. */
  readonly __WB_MANIFEST: readonly BuiltFile[]
}

activateEnglish()
const shell = openShell(self.__WB_MANIFEST)
const readings = openReadings()
/** The address of the app, without a slash at its end. */
const home = new URL('.', self.location.href).href.slice(0, -1)

const tellPages = async (message: WorkerMessage): Promise<void> => {
  for (const page of await self.clients.matchAll({ type: 'window' })) page.postMessage(message)
}

// A new version waits until a page asks for it: nothing changes under somebody's hands.
self.addEventListener('install', (event) => event.waitUntil(shell.install()))
self.addEventListener('activate', (event) => event.waitUntil(shell.settle().then(() => self.clients.claim())))
self.addEventListener('message', (event) => {
  if (isMessage(event.data, 'take-over')) event.waitUntil(self.skipWaiting())
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const handling = handlingOf(request, home, SHARE_PATH)
  if (handling === 'leave') return
  if (handling === 'forget') return event.waitUntil(readings.forget())
  if (handling === 'reading') {
    return event.respondWith(readings.answer(event, () => event.waitUntil(tellPages({ kind: 'kept-answer' }))))
  }
  event.respondWith(handling === 'shared' ? receiveShared(request, home) : shell[handling](request))
})

self.addEventListener('push', (event) => {
  const { title, body, path, tag } = readPushMessage(event.data?.text())
  const icon = `${home}/icon-192.png`
  const look = { body, icon, badge: icon, data: { path } }
  event.waitUntil(self.registration.showNotification(title, tag === undefined ? look : { ...look, tag }))
})

/** Shows a path in a page of the app that is open, or in a new one. */
const openApp = async (path: string): Promise<void> => {
  const [page] = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  if (page === undefined) return void (await self.clients.openWindow(`${home}${path}`))
  const message: WorkerMessage = { kind: 'open', path }
  page.postMessage(message)
  await page.focus()
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(openApp(pathIn(event.notification.data)))
})
