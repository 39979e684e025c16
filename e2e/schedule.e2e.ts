import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import type { Member } from './harness/people.ts'
import { openWorld } from './harness/world.ts'
import { notice } from './screens/notices.ts'

const world = openWorld()

const session = (type: string, startTime: string, endTime: string, intensity = 'Intense') => ({
  type,
  startTime,
  endTime,
  intensity,
})
const lift = session('Lift', '7:00 AM', '8:00 AM', 'Moderate')
/** The same lifting on two mornings, and practice on Friday. */
const week = { monday: [lift], wednesday: [lift], friday: [session('Practice', '6:00 PM', '7:30 PM')] }

const storedWeek = async (member: Member): Promise<Record<string, readonly unknown[]>> => {
  const path = `/databases/pacemeal/collections/user_profiles/documents/${member.userId}`
  const { activitySchedule } = (await member.call('GET', path)) as { activitySchedule: string }
  return JSON.parse(activitySchedule) as Record<string, readonly unknown[]>
}
const openSchedule = async (from = '/activity-schedule') => {
  const someone = await world.athlete({ activitySchedule: JSON.stringify(week) })
  await someone.page.goto(world.at(from))
  if (from !== '/activity-schedule') await someone.page.getByRole('link', { name: 'Activity Schedule' }).click()
  await someone.page.getByRole('button', { name: /^Remove Practice on Friday/ }).waitFor()
  return someone
}
const adding = (page: Page) => page.getByRole('dialog', { name: 'Add Training Activity' })
const editing = (page: Page) => page.getByRole('dialog', { name: 'Edit Training Activity' })
const leaving = (page: Page) => page.getByRole('dialog', { name: 'Leave without saving?' })
/** The row of a session, by its type, its day and its times. */
const row = (page: Page, name: string) => {
  const [what, times] = name.split(', ')
  return page.getByRole('button', { name: new RegExp(`^Edit ${what}, .*${times}`) })
}
const path = (page: Page): string => new URL(page.url()).pathname

const typeSession = async (page: Page, day: string, start: string, end: string): Promise<void> => {
  await page.getByRole('button', { name: `Add activity on ${day}` }).click()
  const sheet = adding(page)
  await sheet.getByLabel('Activity type').selectOption('Practice')
  await sheet.getByLabel('Start time', { exact: true }).fill(start)
  await sheet.getByLabel('End time', { exact: true }).fill(end)
  await sheet.getByRole('radio', { name: 'Intense' }).check()
}
const endHalf = (page: Page, half: 'AM' | 'PM') =>
  adding(page).getByRole('group', { name: 'End time, AM or PM' }).getByRole('radio', { name: half })

describe('the times of a session', () => {
  test('follow one another until AM or PM is set; those hardly meant are asked about, and can be changed or kept', async () => {
    const { page, problems } = await openSchedule()
    await typeSession(page, 'Sunday', '11:00', '1:00')
    await expect.poll(() => endHalf(page, 'PM').isChecked()).toBe(true)
    await adding(page).getByRole('button', { name: 'Add Activity' }).click()
    await row(page, 'Practice on Sunday, 11:00 AM - 1:00 PM').waitFor()
    await adding(page).waitFor({ state: 'hidden' })

    await typeSession(page, 'Monday', '7:30', '1:00')
    await endHalf(page, 'AM').check()
    await adding(page).getByRole('button', { name: 'Add Activity' }).click()
    await adding(page)
      .getByRole('alert')
      .getByText(
        'This session lasts 17 hours 30 minutes, ends at 1:00 AM on the next day and overlaps Lift on Monday, 7:00 AM - 8:00 AM. Is that right?',
      )
      .waitFor()
    await adding(page).getByRole('button', { name: 'Change the times' }).click()
    await adding(page).getByLabel('Start time', { exact: true }).fill('8:00')
    await endHalf(page, 'PM').check()
    await adding(page).getByRole('button', { name: 'Add Activity' }).click()
    await row(page, 'Practice on Monday, 8:00 AM - 1:00 PM').waitFor()
    // The next is typed into a sheet of its own, not into the one that still closes.
    await adding(page).waitFor({ state: 'hidden' })

    await typeSession(page, 'Friday', '11:00', '1:00')
    await adding(page).getByRole('group', { name: 'Start time, AM or PM' }).getByRole('radio', { name: 'PM' }).check()
    await adding(page).getByRole('button', { name: 'Add Activity' }).click()
    await adding(page)
      .getByRole('alert')
      .getByText('This session ends at 1:00 AM on the next day. Is that right?')
      .waitFor()
    await adding(page).getByRole('button', { name: 'Yes, add it' }).click()
    await row(page, 'Practice on Friday, 11:00 PM - 1:00 AM').waitFor()
    expect(problems).toEqual([])
  })
})

describe('a session in the list', () => {
  test('is changed in place by keyboard, on all its days or only on one', async () => {
    const { page, member } = await openSchedule()
    await row(page, 'Lift on Wednesday, 7:00 AM - 8:00 AM').focus()
    await page.keyboard.press('Enter')
    const sheet = editing(page)
    expect(await sheet.getByLabel('Activity type').inputValue()).toBe('Lift')
    expect(await sheet.getByLabel('Start time', { exact: true }).inputValue()).toBe('7:00')
    expect(await sheet.getByLabel('End time', { exact: true }).inputValue()).toBe('8:00')
    await expect.poll(() => sheet.getByRole('radio', { name: 'Moderate' }).isChecked()).toBe(true)
    for (const day of ['Monday', 'Wednesday']) {
      await expect.poll(() => sheet.getByRole('checkbox', { name: day }).isChecked()).toBe(true)
    }
    await sheet.getByRole('radio', { name: 'Only Wednesday' }).check()
    await expect.poll(() => sheet.getByRole('checkbox', { name: 'Monday' }).isChecked()).toBe(false)
    await sheet.getByLabel('End time', { exact: true }).fill('8:30')
    await sheet.getByRole('button', { name: 'Save Activity' }).click()
    await sheet.waitFor({ state: 'hidden' })
    await row(page, 'Lift on Wednesday, 7:00 AM - 8:30 AM').waitFor()
    await row(page, 'Lift on Monday, 7:00 AM - 8:00 AM').waitFor()
    await page.getByRole('button', { name: 'Save Schedule' }).click()
    await page.waitForURL('**/home')
    expect(await storedWeek(member)).toMatchObject({
      monday: [lift],
      wednesday: [{ ...lift, endTime: '8:30 AM' }],
      friday: week.friday,
    })
  })

  test('is removed with Undo', async () => {
    const { page } = await openSchedule()
    await page.getByRole('button', { name: /^Remove Practice on Friday/ }).click()
    await notice(page, 'Activity Removed', 'Practice, Friday, 6:00 PM - 7:30 PM')
    await row(page, 'Practice on Friday, 6:00 PM - 7:30 PM').waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Undo' }).click()
    await row(page, 'Practice on Friday, 6:00 PM - 7:30 PM').waitFor()

    await row(page, 'Lift on Monday, 7:00 AM - 8:00 AM').click()
    await editing(page).getByRole('button', { name: 'Remove Activity' }).click()
    await notice(page, 'Activity Removed', 'Lift, Mon, Wed, 7:00 AM - 8:00 AM')
    expect(await row(page, 'Lift on Wednesday, 7:00 AM - 8:00 AM').count()).toBe(0)
    await page.getByRole('button', { name: 'Undo' }).first().click()
    await row(page, 'Lift on Wednesday, 7:00 AM - 8:00 AM').waitFor()
    await row(page, 'Lift on Monday, 7:00 AM - 8:00 AM').waitFor()
  })
})

describe('changes that are not saved', () => {
  test('to the schedule are asked about before they are left', async () => {
    const { page } = await openSchedule('/profile')
    const remove = page.getByRole('button', { name: /^Remove Practice on Friday/ })
    await page.getByRole('link', { name: 'Back to profile' }).click()
    await page.waitForURL('**/profile')
    await page.getByRole('link', { name: 'Activity Schedule' }).click()
    await remove.click()

    await page.getByRole('link', { name: 'Back to profile' }).click()
    await leaving(page).getByRole('button', { name: 'Keep editing' }).click()
    await leaving(page).waitFor({ state: 'hidden' })
    expect(path(page)).toBe('/activity-schedule')
    await page.goBack()
    await leaving(page).waitFor()
    // Back from the question is back to the schedule.
    await page.goBack()
    await leaving(page).waitFor({ state: 'hidden' })
    expect(path(page)).toBe('/activity-schedule')
    expect(await remove.count()).toBe(0)

    const asked = new Promise<string>((resolve) => {
      page.once('dialog', (dialog) => {
        resolve(dialog.type())
        void dialog.accept()
      })
    })
    await page.reload()
    expect(await asked).toBe('beforeunload')
    // Loaded anew, nothing is changed and nothing is asked.
    await remove.waitFor()
    await page.goBack()
    await page.waitForURL('**/profile')

    await page.getByRole('link', { name: 'Activity Schedule' }).click()
    await remove.click()
    await page.getByRole('link', { name: 'Home', exact: true }).first().click()
    await leaving(page).getByRole('button', { name: 'Leave without saving' }).click()
    await page.waitForURL('**/home')
  })

  test('to the schedule tell what they replace of another device, also what was heard of meanwhile', async () => {
    const { page, member } = await openSchedule()
    await page.getByRole('button', { name: /^Remove Practice on Friday/ }).click()
    const profiles = '/databases/pacemeal/collections/user_profiles/documents'
    await member.call('PATCH', `${profiles}/${member.userId}`, {
      data: { activitySchedule: JSON.stringify({ ...week, monday: [] }) },
    })
    const read = page.waitForResponse((answer) => answer.url().includes(`${profiles}?`))
    // Who comes back to the page has it read anew.
    await page.evaluate(() => dispatchEvent(new Event('visibilitychange')))
    await (await read).finished()
    await page.getByRole('button', { name: 'Save Schedule' }).click()
    await notice(
      page,
      'Activity Schedule Sent',
      'Another device had changed your schedule meanwhile. What you saved on this one counts now.',
    )
    expect(await storedWeek(member)).toMatchObject({ monday: [lift], friday: [] })
  })

  test('to the profile are asked about; saved or taken back, they are not', async () => {
    const { page } = await world.athlete()
    await page.goto(world.at('/profile'))
    await page.getByRole('link', { name: 'Edit Profile' }).click()
    const name = page.getByLabel('Name', { exact: true })
    const before = await name.inputValue()
    await name.fill('Maya L.')
    await page.goBack()
    await leaving(page).getByText('Your changes to your profile are not saved yet.').waitFor()
    await leaving(page).getByRole('button', { name: 'Keep editing' }).click()
    expect(await name.inputValue()).toBe('Maya L.')
    await name.fill(before)
    await page.goBack()
    await page.waitForURL('**/profile')
    await page.getByRole('link', { name: 'Edit Profile' }).click()
    await name.fill('Maya L.')
    await page.getByRole('button', { name: 'UPDATE' }).click()
    await page.waitForURL('**/profile')
    await page.getByText('Maya L.').waitFor()
  })
})

describe('the back button of the browser', () => {
  test('closes a sheet first, also one within unsaved changes', async () => {
    const { page } = await world.athlete({ activitySchedule: JSON.stringify(week) })
    for (const [address, opener, title] of [
      ['/profile', 'Delete Account', 'Delete Account'],
      ['/profile', 'Sync Now', 'Connect Wearable Device'],
      ['/edit-profile', /diet/, 'Diet Preferences'],
      ['/activity-schedule', 'Add activity on Friday', 'Add Training Activity'],
    ] as const) {
      // Loaded, so that nothing of the screen before is asked about.
      if (path(page) !== address) await page.goto(world.at(address))
      if (address === '/edit-profile') await page.getByLabel('Name', { exact: true }).fill('Maya L.')
      if (address === '/activity-schedule') await page.getByRole('button', { name: /^Remove Practice/ }).click()
      await page.getByRole('button', { name: opener }).click()
      const sheet = page.getByRole('dialog', { name: title })
      await sheet.waitFor()
      await page.goBack()
      await sheet.waitFor({ state: 'hidden' })
      expect(path(page)).toBe(address)
      expect(await leaving(page).count(), title).toBe(0)
    }
  })
})

describe('the week of the onboarding', () => {
  const keptTypes = (page: Page, key: string) =>
    page.evaluate(
      (name) => (JSON.parse(localStorage.getItem(name) ?? '[]') as { type: string }[]).map(({ type }) => type),
      key,
    )

  test('forgets what was removed, after a reload and in another tab, too', async () => {
    const { page } = await world.member()
    const at = world.at('/onboarding/training-schedule')
    await page.goto(at)
    await typeSession(page, 'Monday', '8:00', '9:00')
    await adding(page).getByRole('button', { name: 'Add Activity' }).click()
    await typeSession(page, 'Tuesday', '8:00', '9:00')
    await adding(page).getByLabel('Activity type').selectOption('Lift')
    await adding(page).getByRole('button', { name: 'Add Activity' }).click()
    await adding(page).waitFor({ state: 'hidden' })
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.waitForURL((url) => !url.pathname.endsWith('training-schedule'))
    expect(await keptTypes(page, 'onboarding_training_activities')).toEqual(['Practice', 'Lift'])

    await page.goto(at)
    const other = await page.context().newPage()
    await other.goto(at)
    await row(other, 'Practice on Monday, 8:00 AM - 9:00 AM').waitFor()
    await page.getByRole('button', { name: /^Remove Practice on Monday/ }).click()
    await row(other, 'Practice on Monday, 8:00 AM - 9:00 AM').waitFor({ state: 'detached' })
    expect(await keptTypes(page, 'onboarding_training_activities')).toEqual(['Lift'])
    expect(await keptTypes(page, 'onboarding_training_activities_draft')).toEqual(['Lift'])
    await page.reload()
    await row(page, 'Lift on Tuesday, 8:00 AM - 9:00 AM').waitFor()
    expect(await row(page, 'Practice on Monday, 8:00 AM - 9:00 AM').count()).toBe(0)
  })
})
