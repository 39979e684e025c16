/** Whether this browser shows messages outside of its page: `default` before it was asked. */
export type OutsideMessages = NotificationPermission | 'unsupported'

/** What the browser allows now. */
export const outsideMessages = (): OutsideMessages =>
  'Notification' in globalThis ? Notification.permission : 'unsupported'

/** Asks for the permission; called with a tap. */
export const askForOutsideMessages = async (): Promise<OutsideMessages> =>
  'Notification' in globalThis ? await Notification.requestPermission() : 'unsupported'

/** Tells of something outside the page, for somebody who looks elsewhere and lets this app show messages. */
export async function tellOutside(title: string, body: string, { path, tag }: { path: string; tag: string }) {
  if (!document.hidden || outsideMessages() !== 'granted') return
  const registration = await navigator.serviceWorker?.getRegistration()
  if (registration === undefined) return
  const icon = new URL('icon-192.png', registration.scope).href
  // One that takes the place of another of its tag says nothing by itself (Notifications API, `renotify`).
  const options: NotificationOptions & { readonly renotify: boolean } = {
    body,
    icon,
    tag,
    renotify: true,
    data: { path },
  }
  await registration.showNotification(title, options)
}
