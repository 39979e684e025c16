import { localDate } from '@pacemeal/domain'
import { anAthlete } from '@pacemeal/testing'
import { expect, test } from 'vitest'
import { lowPriorityThreads } from '../../testing/low-priority-threads.ts'
import { startApp } from '../../testing/test-app.ts'
import { signUp } from '../../testing/test-browser.ts'
import { threadedMenuPlanner } from './threaded-menu-planner.ts'

test('while a plan is solved at low priority, calls are answered between its steps', async () => {
  const app = await startApp('sqlite', { menus: threadedMenuPlanner(1) })
  const maya = await signUp(app.browser())
  const order: string[] = []
  const input = { athlete: anAthlete(), monday: localDate('2026-03-02'), seed: 7, recent: [], before: [], after: [] }
  const solving = app.backend.menus
    .planWeek(input, (done, of) => order.push(`step ${done}/${of}`), new AbortController().signal)
    .then((plan) => {
      order.push('solved')
      return plan
    })
  while (!order.includes('solved')) {
    expect((await maya.account.get()).$id).toBe(maya.userId)
    order.push('answer')
  }
  expect((await solving).kind).toBe('planned')
  const [first = '', ...others] = order.filter((one) => one.startsWith('step'))
  const last = others.at(-1) ?? ''
  expect(last).toMatch(/^step (\d+)\/\1$/)
  expect(order.slice(order.indexOf(first), order.indexOf(last))).toContain('answer')
  expect(order.indexOf('answer')).toBeLessThan(order.indexOf(first))
  if (process.platform === 'linux') expect(lowPriorityThreads()).toBeGreaterThan(0)
  await app.close()
})
