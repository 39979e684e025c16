import type { Page } from 'playwright-core'

/**
 * Stands in for the push service of the browser's maker, which a test has no account with: it hands out an address and
 * keys as the real one does, and keeps them over reloads. All else (permission, worker, message, click) is the browser's own.
 */
export const usePushDouble = (page: Page) =>
  page.addInitScript(() => {
    const key = 'push-double'
    const subscription = (endpoint: string) => ({
      endpoint,
      toJSON: () => ({
        endpoint,
        keys: {
          p256dh: 'BPcMbnWQL5GOYX_5LKZXT6sLmHiMsJSiEvIFvfcDvX7IZ9qqtq68onpTPEYmyxSQNiH7UD_98AUcQ12kBoxz_0s',
          auth: 'k8JV6sjdbhAi1n3_LDBLvA',
        },
      }),
      unsubscribe: async () => {
        localStorage.removeItem(key)
        return true
      },
    })
    PushManager.prototype.getSubscription = async () => {
      const endpoint = localStorage.getItem(key)
      return endpoint === null ? null : (subscription(endpoint) as unknown as PushSubscription)
    }
    PushManager.prototype.subscribe = async (options) => {
      if (!options?.userVisibleOnly || typeof options.applicationServerKey !== 'string') throw new TypeError('options')
      const endpoint = `https://push.example/${crypto.randomUUID()}`
      localStorage.setItem(key, endpoint)
      return subscription(endpoint) as unknown as PushSubscription
    }
  })
