import { addDays, localDate } from '@pacemeal/domain'
import { databaseId } from '@pacemeal/protocol'
import type { Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { documentsOf } from './harness/documents.ts'
import { followLink, openScreen } from './harness/follow-link.ts'
import { giveWholeWeek, type Member } from './harness/people.ts'
import { openWorld } from './harness/world.ts'
import { stumbles } from './screens/accessibility.ts'
import { mealPlan } from './screens/meal-plan.ts'
import { notice } from './screens/notices.ts'

const isFocused = (control: Locator): Promise<boolean> =>
  control.evaluate((element) => element === document.activeElement)

/** Goes to a control by the keyboard and presses a key on it; in a sheet once that has taken the focus. */
const pressOn =
  (keyboard: Page['keyboard']) =>
  async (control: Locator, key = 'Enter') => {
    await control.waitFor()
    const isWithin = () =>
      control.evaluate((element) => element.closest('[role="dialog"]')?.contains(document.activeElement) ?? true)
    await expect.poll(isWithin).toBe(true)
    while (!(await isFocused(control))) await keyboard.press('Tab')
    await keyboard.press(key)
  }

describe('a change that is looked at first', () => {
  const world = openWorld()

  const read = async (member: Member, collection: string, id: string) =>
    (await member.call('GET', `/databases/${databaseId}/collections/${collection}/documents/${id}`)) as Readonly<
      Record<string, string>
    >
  /** The next week's plan: it holds seven days, whatever day it is today. */
  const athleteWithPlan = async () => {
    const someone = await world.athlete()
    const plan = await giveWholeWeek(someone.member)
    const wednesday = addDays(localDate(plan.weekStart ?? ''), 2)
    const planNow = async () => (await read(someone.member, 'meal_plans', plan.$id ?? '')).wednesday_plan
    return { ...someone, wednesday, planned: plan.wednesday_plan, planNow }
  }
  const previewOn = (page: Page) => page.getByRole('dialog', { name: 'See what changes' })
  const seeChanges = (page: Page) => page.getByRole('button', { name: 'See what changes' }).click()
  /** Which sheets and previews the address names. */
  const openIn = (page: Page) => {
    const { searchParams } = new URL(page.url())
    return ['sheet', 'preview'].map((name) => searchParams.get(name))
  }

  test('in one of two tabs is what was seen there, or says that the plan has changed since', async () => {
    const { page, member, planNow, planned } = await athleteWithPlan()
    const schedule = async () =>
      JSON.parse((await read(member, 'user_profiles', member.userId)).activitySchedule ?? '{}')
    const other = await page.context().newPage()
    const lookAt = async (tab: Page, session: RegExp) => {
      await tab.goto(world.at('/activity-schedule'))
      await tab.getByRole('button', { name: session }).click()
      await seeChanges(tab)
      await expect.poll(() => previewOn(tab).getByRole('button', { name: 'Apply' }).isEnabled()).toBe(true)
    }
    await lookAt(page, /^Remove Practice on Wednesday/)
    await lookAt(other, /^Remove Practice on Friday/)
    // The other tab looked at something since, and made nothing of it.
    await previewOn(page).getByRole('button', { name: 'Apply' }).click()
    await notice(page, 'Changed')
    expect(await schedule()).toMatchObject({ wednesday: [], friday: [{ type: 'Practice' }] })
    const changed = await planNow()
    expect(changed).not.toBe(planned)

    // What the other tab shows was worked out from the schedule before.
    await previewOn(other).getByRole('button', { name: 'Apply' }).click()
    await previewOn(other).getByText('Your plan has changed since. This is what the change would do now.').waitFor()
    expect(await planNow()).toBe(changed)
    expect(await schedule()).toMatchObject({ friday: [{ type: 'Practice' }] })
  })

  test('of a schedule that is not sent yet takes its place, and Undo brings that one back', async () => {
    const { page, member } = await athleteWithPlan()
    const week = async () =>
      JSON.parse((await read(member, 'user_profiles', member.userId)).activitySchedule ?? '{}') as Readonly<
        Record<string, readonly unknown[]>
      >
    const { wednesday: practice } = await week()
    const profile = /\/user_profiles\/documents\//
    await page.goto(world.at('/activity-schedule'))
    await page.getByRole('button', { name: /^Remove Recovery on Sunday/ }).click()
    await page.route(profile, (route) =>
      route.request().method() === 'PATCH' ? route.abort('internetdisconnected') : route.continue(),
    )
    await page.getByRole('button', { name: 'Save Schedule' }).click()
    const unsent = page.getByRole('button', { name: '1 change is sent later' })
    await unsent.waitFor()

    await openScreen(page, world.at('/activity-schedule'))
    await page.getByRole('button', { name: /^Remove Practice on Wednesday/ }).click()
    await page.getByRole('button', { name: 'See what changes' }).click()
    const sheet = page.getByRole('dialog', { name: 'See what changes' })
    await sheet.getByText(/planned meals keep their dish\.$/).waitFor()
    await sheet.getByRole('button', { name: 'Apply' }).click()
    const undo = page.getByRole('button', { name: 'Undo' })
    await undo.waitFor()
    await unsent.waitFor({ state: 'hidden' })
    expect(await week()).toMatchObject({ sunday: [], wednesday: [] })

    await undo.click()
    await unsent.waitFor()
    expect((await week()).sunday).toHaveLength(1)
    await page.unrouteAll()
    await page.evaluate(() => dispatchEvent(new Event('online')))
    await unsent.waitFor({ state: 'hidden' })
    expect(await week()).toMatchObject({ sunday: [], wednesday: practice })
  })

  test('of the weekly schedule is shown day by day, closed by going back, applied, and undone with its plan', async () => {
    const { page, member, problems, planned, planNow } = await athleteWithPlan()
    const schedule = async () => (await read(member, 'user_profiles', member.userId)).activitySchedule
    const before = await schedule()
    const practice = page.getByRole('button', { name: /^Remove Practice on Wednesday/ })
    await page.goto(world.at('/profile'))
    await page.getByRole('link', { name: 'Activity Schedule' }).click()
    await practice.waitFor()
    expect(await page.getByRole('button', { name: 'See what changes' }).count()).toBe(0)
    await practice.click()
    await seeChanges(page)
    const sheet = previewOn(page)
    await sheet
      .getByRole('list', { name: 'What would change' })
      .getByText(/^Wednesday, /)
      .first()
      .waitFor()
    await sheet.getByText(/planned meals keep their dish\.$/).waitFor()
    expect(await stumbles(page)).toEqual([])
    expect(await schedule()).toBe(before)
    expect(await planNow()).toBe(planned)

    await page.goBack()
    await sheet.waitFor({ state: 'hidden' })
    expect(new URL(page.url()).pathname).toBe('/activity-schedule')
    expect(await practice.count()).toBe(0)
    // What was looked at is out of date as soon as something else is typed: going forward does not bring it back.
    await page.goForward()
    await expect.poll(() => openIn(page)).toEqual([null, null])
    expect(await sheet.count()).toBe(0)

    // Going back once more leaves with a question.
    await page.goBack()
    await page.getByRole('dialog', { name: 'Leave without saving?' }).waitFor()
    await page.getByRole('button', { name: 'Keep editing' }).click()
    await seeChanges(page)
    await sheet.getByRole('button', { name: 'Apply' }).click()
    await page.waitForURL('**/home')
    await page.getByRole('button', { name: 'Undo' }).waitFor()
    expect(JSON.parse((await schedule()) ?? '{}').wednesday).toEqual([])
    expect(await planNow()).not.toBe(planned)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect.poll(schedule).toBe(before)
    expect(await planNow()).toBe(planned)
    // What was applied is not gone back to.
    await page.goBack()
    await page.waitForURL('**/activity-schedule')
    expect(openIn(page)).toEqual([null, null])
    expect(problems).toEqual([])
  })

  test('of Edit Profile is closed by going back with what was typed, and left with a question', async () => {
    const { page, problems } = await athleteWithPlan()
    const weight = page.getByLabel('Weight', { exact: true })
    await page.goto(world.at('/profile'))
    await page.getByRole('link', { name: 'Edit Profile' }).click()
    await weight.fill('151')
    await seeChanges(page)
    await previewOn(page).getByRole('button', { name: 'Apply', disabled: false }).waitFor()
    await page.goBack()
    await previewOn(page).waitFor({ state: 'hidden' })
    expect(new URL(page.url()).pathname).toBe('/edit-profile')
    expect(await weight.inputValue()).toBe('151')
    await page.goBack()
    await page.getByRole('dialog', { name: 'Leave without saving?' }).waitFor()
    await page.getByRole('button', { name: 'Keep editing' }).click()
    await seeChanges(page)
    await previewOn(page).getByRole('button', { name: 'Apply' }).click()
    await page.waitForURL('**/home')
    expect(problems).toEqual([])
  })

  test('just for one day leaves the schedule, shows on the day, and is taken back there', async () => {
    const { page, member, problems, wednesday, planned, planNow } = await athleteWithPlan()
    const changedDays = async () => (await documentsOf(member, 'day_changes')).map(({ day }) => day)
    await page.goto(world.at(`/home?day=${wednesday}`))
    await page.getByRole('button', { name: /^Skip or move: Practice/ }).click()
    const sheet = page.getByRole('dialog', { name: 'Just this day' })
    await sheet
      .getByRole('group', { name: /^Practice/ })
      .getByRole('radio', { name: 'Skip' })
      .check()
    await sheet.getByRole('checkbox', { name: 'Dinner' }).check()
    expect(await stumbles(page)).toEqual([])
    await sheet.getByRole('button', { name: 'See what changes' }).click()
    const preview = page.getByRole('dialog', { name: 'See what changes' })
    await preview.getByText(/^Eaten out instead of /).waitFor()
    await page.goBack()
    await preview.waitFor({ state: 'hidden' })
    expect(await sheet.getByRole('checkbox', { name: 'Dinner' }).isChecked()).toBe(true)
    await sheet.getByRole('button', { name: 'See what changes' }).click()
    await preview.getByRole('button', { name: 'Apply' }).click()

    const note = page.getByRole('region', { name: 'Just this day' })
    await note.getByText('Practice at 4:00 PM is skipped.').waitFor()
    await note.getByText('Dinner is eaten out.').waitFor()
    await page.getByRole('button', { name: /^Skip or move: Practice/ }).waitFor({ state: 'detached' })
    await expect.poll(changedDays).toEqual([wednesday])
    expect(openIn(page)).toEqual([null, null])

    await note.getByRole('button', { name: 'Take back' }).click()
    await preview.getByText(/ instead of Eaten out$/).waitFor()
    await preview.getByRole('button', { name: 'Apply' }).click()
    await note.waitFor({ state: 'detached' })
    await expect.poll(changedDays).toEqual([])
    const sessions = (text: string | undefined) => JSON.parse(text ?? '{}').sessions
    await expect.poll(async () => sessions(await planNow())).toEqual(sessions(planned))
    expect(problems).toEqual([])
  })

  test('that meets the page of a proxy says that the server could not be reached; both ways are tried again', async () => {
    const { page, member, wednesday } = await athleteWithPlan()
    const changedDays = async () => (await documentsOf(member, 'day_changes')).map(({ day }) => day)
    const calls = '**/functions/meal-plan/executions'
    const standsBetween = () =>
      page.route(calls, (route) =>
        route.fulfill({ status: 502, contentType: 'text/html', body: '<html><title>502 Bad Gateway</title></html>' }),
      )
    await page.goto(world.at(`/home?day=${wednesday}`))
    await page.getByRole('button', { name: /^Skip or move: Practice/ }).click()
    const sheet = page.getByRole('dialog', { name: 'Just this day' })
    await sheet
      .getByRole('group', { name: /^Practice/ })
      .getByRole('radio', { name: 'Skip' })
      .check()
    await standsBetween()
    await seeChanges(page)
    const preview = previewOn(page)
    await preview.getByText('The server could not be reached. Nothing was changed.').waitFor()
    expect(await preview.getByRole('button', { name: 'Apply' }).isDisabled()).toBe(true)
    await page.unroute(calls)
    await preview.getByRole('button', { name: 'Try Again' }).click()
    await preview.getByRole('button', { name: 'Apply', disabled: false }).click()
    await expect.poll(changedDays).toEqual([wednesday])

    await standsBetween()
    await page.getByRole('button', { name: 'Undo' }).click()
    await notice(page, 'Not Undone Yet', 'The server could not be reached. Undo it here in a moment.')
    // It goes on standing on another screen, and however often the server is missed.
    await followLink(page, '/profile')
    await page.getByRole('heading', { level: 1, name: 'Profile' }).waitFor()
    const missed = page.waitForResponse(calls)
    await page.getByRole('button', { name: 'Undo' }).click()
    await missed
    await notice(page, 'Not Undone Yet', 'The server could not be reached. Undo it here in a moment.')
    expect(await changedDays()).toEqual([wednesday])
    await page.unroute(calls)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect.poll(changedDays).toEqual([])
    await page.getByText('Not Undone Yet').waitFor({ state: 'detached' })
  })

  test('by the keyboard alone leaves the focus where each change was begun, or next to it where that is gone', async () => {
    const { page, member, wednesday } = await athleteWithPlan()
    const { keyboard } = page
    const press = pressOn(keyboard)
    const undo = async (back: Locator) => {
      await page.getByRole('button', { name: 'Undo' }).waitFor()
      await keyboard.press('Alt+KeyT')
      await press(page.getByRole('button', { name: 'Undo' }))
      await expect.poll(() => isFocused(back)).toBe(true)
    }
    const sheet = page.getByRole('dialog')
    await mealPlan.open(page, world.at(`/meal-plan?day=${wednesday}`))

    const swap = page.getByRole('button', { name: /^Swap: Lunch/ })
    await press(swap)
    await press(sheet.getByRole('button', { name: /^Choose / }).first())
    await sheet.waitFor({ state: 'hidden' })
    await expect.poll(() => isFocused(swap)).toBe(true)
    await undo(swap)

    const edit = page.getByRole('button', { name: /^Edit Meal: Dinner/ })
    await press(edit)
    await press(sheet.getByRole('button', { name: /^Save/ }))
    await sheet.waitFor({ state: 'hidden' })
    await expect.poll(() => isFocused(edit)).toBe(true)
    await undo(edit)

    // A preview follows the first sheet, and leads back to where that one was opened.
    const change = page.getByRole('button', { name: 'Change just this day' })
    await press(change)
    await press(sheet.getByRole('radio', { name: 'As planned' }), 'ArrowRight')
    await press(sheet.getByRole('button', { name: 'See what changes' }))
    const preview = page.getByRole('dialog', { name: 'See what changes' })
    await press(preview.getByRole('button', { name: 'Apply', disabled: false }))
    await preview.waitFor({ state: 'hidden' })
    await expect.poll(async () => (await documentsOf(member, 'day_changes')).map(({ day }) => day)).toEqual([wednesday])
    await expect.poll(() => isFocused(change)).toBe(true)

    // What takes the change back is gone with it.
    await press(page.getByRole('button', { name: 'Take back' }))
    await press(preview.getByRole('button', { name: 'Apply', disabled: false }))
    await page.getByRole('region', { name: 'Just this day' }).waitFor({ state: 'detached' })
    await preview.waitFor({ state: 'hidden' })
    await expect.poll(() => isFocused(change)).toBe(true)

    // A preview that is left goes back to its sheet, and keeps the focus from what lies behind.
    const session = page.getByRole('button', { name: /^Edit Practice/ }).first()
    await press(session)
    await press(sheet.getByRole('button', { name: 'See what changes' }))
    await press(preview.getByRole('button', { name: 'Cancel' }))
    const form = page.getByRole('dialog', { name: 'Edit Training Activity' })
    await form.waitFor()
    await preview.waitFor({ state: 'hidden' })
    const hasFocus = () => form.evaluate((element) => element.contains(document.activeElement))
    await expect.poll(hasFocus).toBe(true)

    const schedule = async () => (await read(member, 'user_profiles', member.userId)).activitySchedule
    const before = await schedule()
    await press(form.getByRole('button', { name: 'Remove Activity' }))
    await form.waitFor({ state: 'hidden' })
    await expect.poll(schedule).not.toBe(before)
    await expect.poll(() => page.getByRole('button', { name: /^Edit Practice/ }).count()).toBe(0)
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.closest('section')?.getAttribute('aria-labelledby')))
      .toBe('plan-training')
    await page.getByRole('button', { name: 'Undo' }).waitFor()
    await keyboard.press('Alt+KeyT')
    await press(page.getByRole('button', { name: 'Undo' }))
    await expect.poll(schedule).toBe(before)
    await session.waitFor()
  })

  test('of a dish’s day keeps the day that was chosen while it is looked at, and ends where it was begun, by the keyboard alone', async () => {
    const { page, wednesday, planned, planNow } = await athleteWithPlan()
    const { keyboard } = page
    const press = pressOn(keyboard)
    await page.goto(world.at(`/meal-details/wednesday-dinner?day=${wednesday}`))
    const move = page.getByRole('button', { name: 'Move to…' })
    await press(move)
    const sheet = page.getByRole('dialog', { name: 'Move to another day' })
    const day = sheet.getByRole('radio', { disabled: false }).first()
    const preview = page.getByRole('dialog', { name: 'See what changes' })
    const noPlan = preview.getByText('No plan can follow this')
    const look = async () => {
      await press(sheet.getByRole('button', { name: 'See what changes' }))
      await preview.getByText(/ moves to \w+,/).waitFor()
      // Whether the other day's menu can take the dish is for the planner to say.
      await preview
        .getByText(/planned meals keep their dish\.$/)
        .or(noPlan)
        .waitFor()
    }
    await press(day, 'Space')
    await look()
    expect(await planNow()).toBe(planned)
    await page.goBack()
    await preview.waitFor({ state: 'hidden' })
    expect(await day.isChecked()).toBe(true)
    await page.goBack()
    await sheet.waitFor({ state: 'hidden' })
    expect(new URL(page.url()).pathname).toBe('/meal-details/wednesday-dinner')

    await press(move)
    await press(day, 'Space')
    await look()
    if (await noPlan.isVisible()) {
      await press(preview.getByRole('button', { name: 'Cancel' }))
      await preview.waitFor({ state: 'hidden' })
      await press(sheet.getByRole('button', { name: 'Close' }))
      await sheet.waitFor({ state: 'hidden' })
    } else {
      await press(preview.getByRole('button', { name: 'Apply' }))
      await preview.waitFor({ state: 'hidden' })
      await expect.poll(planNow).not.toBe(planned)
    }
    await expect.poll(() => isFocused(move)).toBe(true)
  })

  test('of a session is looked at from Fuel Plan, and kept as typed while it is', async () => {
    const { page, member, wednesday } = await athleteWithPlan()
    const hours = async () =>
      JSON.parse((await read(member, 'user_profiles', member.userId)).activitySchedule ?? '{}').wednesday[0].startTime
    const before = await hours()
    await page.goto(world.at(`/meal-plan?day=${wednesday}`))
    await page
      .getByRole('button', { name: /^Edit Practice/ })
      .first()
      .click()
    const form = page.getByRole('dialog', { name: 'Edit Training Activity' })
    await form.getByRole('textbox', { name: 'Start Time' }).fill('3:00')
    await form.getByRole('button', { name: 'See what changes' }).click()
    const preview = page.getByRole('dialog', { name: 'See what changes' })
    await preview.getByRole('button', { name: 'Apply' }).waitFor()
    expect(await stumbles(page)).toEqual([])
    await preview.getByRole('button', { name: 'Cancel' }).click()
    await preview.waitFor({ state: 'hidden' })
    expect(await form.getByRole('textbox', { name: 'Start Time' }).inputValue()).toBe('3:00')
    expect(await hours()).toBe(before)

    await form.getByRole('button', { name: 'See what changes' }).click()
    await preview.waitFor()
    await page.goBack()
    await preview.waitFor({ state: 'hidden' })
    expect(await form.getByRole('textbox', { name: 'Start Time' }).inputValue()).toBe('3:00')
    await form.getByRole('button', { name: 'See what changes' }).click()
    await preview.getByRole('button', { name: 'Apply' }).click()
    await page.getByRole('button', { name: 'Undo' }).waitFor()
    await form.waitFor({ state: 'hidden' })
    expect(await hours()).toBe('3:00 PM')
    await expect.poll(() => openIn(page)).toEqual([null, null])
    expect(new URL(page.url()).pathname).toBe('/meal-plan')
  })
})
