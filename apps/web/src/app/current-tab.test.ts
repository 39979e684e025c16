import { expect, test } from 'vitest'
import { screensOf } from './areas.ts'
import { currentTab } from './current-tab.ts'

test('every screen inside the shell belongs to the tab that its way back leads to', () => {
  const screens = screensOf('withProfile').map(({ path }) => path)
  const screensUnder = (tab: string | undefined) => screens.filter((path) => currentTab(path) === tab).toSorted()
  expect(screensUnder('/home')).toEqual(['/home', '/meal-details/:id', '/my-foods', '/nutrients', '/trends'])
  expect(screensUnder('/meal-plan')).toEqual(['/cook', '/meal-plan'])
  expect(screensUnder('/activity-schedule')).toEqual(['/activity-schedule', '/training-calendars'])
  expect(screensUnder('/profile')).toContain('/subscription/plans')
  expect(screensUnder('/profile')).toContain('/events/:id/report')
  expect(screensUnder('/profile')).toContain('/notification-settings')
  expect(screensUnder(undefined)).toEqual(['/notifications'])
})

test('the first view of any address has no tab of its own', () => {
  expect(currentTab('/')).toBeUndefined()
})
