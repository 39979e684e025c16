import { beforeEach, describe, expect, test, vi } from 'vitest'
import { ApiRefusal, ask } from '../api/refusal.ts'
import type { Notice } from '../ui/notice.ts'
import { undoOrWait } from './undo-or-wait.ts'

const shown = vi.hoisted(() => [] as unknown[])
vi.mock('../ui/show-notice.ts', () => ({
  showNotice: async (notice: unknown) => shown.push(await notice),
  dismissNotices: () => undefined,
}))
const lastShown = async (count: number): Promise<Notice> => {
  await expect.poll(() => shown.length, { timeout: 20_000 }).toBe(count)
  return shown.at(-1) as Notice
}

beforeEach(() => void shown.splice(0))

/** What a proxy answers in place of the server, as the SDK hands it on. */
const proxyPage = () => ask(async () => ({ message: '<html><title>502 Bad Gateway</title></html>' }))

describe('an Undo that only the server can do', () => {
  test.each([
    [
      'without a network',
      () => Promise.reject(new ApiRefusal('network')),
      /^There is no connection\. Undo it here once/,
    ],
    ['that meets the page of a proxy', proxyPage, /^The server could not be reached\. Undo it here in a moment\.$/],
    [
      'that the server cannot do now',
      () => Promise.reject(new ApiRefusal('server')),
      /^The server had a problem\. Undo/,
    ],
  ])('%s stays, on every screen, until it is done', async (_, fails, why) => {
    let tries = 0
    const restore = async () => {
      tries += 1
      if (tries < 3) await fails()
    }
    undoOrWait('save-event', restore)
    const first = await lastShown(1)
    expect(first).toMatchObject({ title: 'Not Undone Yet', message: expect.stringMatching(why), duration: Infinity })
    expect(first).toMatchObject({ subject: 'event', isOfScreen: false, action: { label: 'Undo' } })
    first.action?.act()
    const second = await lastShown(2)
    second.action?.act()
    await expect.poll(() => tries).toBe(3)
    expect(shown).toHaveLength(2)
  })

  test('that the server refuses is told as what it is, and not offered again', async () => {
    undoOrWait('change-plan', () =>
      Promise.reject(new ApiRefusal('invalid-input', 'Your plan has changed since.', 409)),
    )
    const told = await lastShown(1)
    expect(told).toMatchObject({ title: 'Your plan was not changed', message: 'Your plan has changed since.' })
    expect(told.action).toBeUndefined()
  })
})
