import { afterEach, expect, test, vi } from 'vitest'
import { tellOutside } from './outside-message.ts'

afterEach(() => vi.unstubAllGlobals())

test('each message is heard, also one in the place of another', async () => {
  const shown: unknown[] = []
  const registration = {
    scope: 'https://app.example/',
    showNotification: async (title: string, options: object) => shown.push([title, options]),
  }
  vi.stubGlobal('document', { hidden: true })
  vi.stubGlobal('Notification', { permission: 'granted' })
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: async () => registration } })
  for (const title of ['Gel', 'Banana']) await tellOutside(title, '', { path: '/events/a/card', tag: 'race a' })
  expect(shown).toEqual(
    ['Gel', 'Banana'].map((title) => [title, expect.objectContaining({ tag: 'race a', renotify: true })]),
  )
})
