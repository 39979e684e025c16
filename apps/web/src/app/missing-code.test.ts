import { describe, expect, test } from 'vitest'
import { watchMissingCode } from './missing-code.ts'

const chart = new Error('Failed to fetch dynamically imported module: https://pacemeal.test/assets/trend-chart-1.js')

/** A page whose clock and server the test has in hand. */
const aPage = (status: number | 'silent' = 200) => {
  const kept = new Map<string, string>()
  const page = { reloads: 0, time: 1_000_000, asked: [] as string[], status }
  const open = () => {
    const listeners: ((error: Error) => void)[] = []
    watchMissingCode({
      onMissing: (listen) => listeners.push(listen),
      statusOf: async (address) => {
        page.asked.push(address)
        if (page.status === 'silent') throw new TypeError('Failed to fetch')
        return page.status
      },
      reload: () => {
        page.reloads += 1
      },
      storage: { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => kept.set(key, value) },
      now: () => page.time,
    })
    return async (error: Error, afterMs = 0) => {
      page.time += afterMs
      for (const listen of listeners) listen(error)
      await new Promise(setImmediate)
    }
  }
  return { page, open }
}

describe('code that could not be fetched', () => {
  test('is left alone the first time, and where several parts ask for it together', async () => {
    const { page, open } = aPage()
    const fail = open()
    await fail(chart)
    await fail(chart, 20)
    await fail(new Error('error loading dynamically imported module: https://pacemeal.test/assets/other.js'), 2000)
    expect(page).toMatchObject({ reloads: 0, asked: [] })
  })

  test.each([
    [200, 'is there again'],
    [404, 'gave way to that of a newer app'],
  ])('is fetched with the page when it is asked for again and %s: it %s', async (status) => {
    const { page, open } = aPage(status)
    const fail = open()
    await fail(chart)
    await fail(chart, 2000)
    expect(page).toMatchObject({ reloads: 1, asked: ['https://pacemeal.test/assets/trend-chart-1.js'] })
  })

  test.each(['silent', 503, 403] as const)(
    'stays missing, without another page, while the server is %s',
    async (status) => {
      const { page, open } = aPage(status)
      const fail = open()
      await fail(chart)
      await fail(chart, 2000)
      expect(page.reloads).toBe(0)
      page.status = 200
      await fail(chart, 2000)
      expect(page.reloads).toBe(1)
    },
  )

  test('that fails on the new page, too, does not load it again and again', async () => {
    const { page, open } = aPage()
    const fail = open()
    await fail(chart)
    await fail(chart, 2000)
    const failAgain = open()
    await failAgain(chart, 2000)
    await failAgain(chart, 2000)
    expect(page.reloads).toBe(1)
    await failAgain(chart, 60_000)
    expect(page.reloads).toBe(2)
  })

  test('has no name in Safari: the page itself is asked for', async () => {
    const { page, open } = aPage()
    const fail = open()
    const unnamed = new Error('Importing a module script failed.')
    await fail(unnamed)
    await fail(unnamed, 2000)
    expect(page).toMatchObject({ reloads: 1, asked: [''] })
  })
})
