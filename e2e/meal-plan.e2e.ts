import { addDays, localDate } from '@pacemeal/domain'
import { databaseId } from '@pacemeal/protocol'
import type { Page, Route } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { openScreen } from './harness/follow-link.ts'
import { givePlan, giveWholeWeek } from './harness/people.ts'
import { openWorld } from './harness/world.ts'
import { stumbles } from './screens/accessibility.ts'
import { home } from './screens/home.ts'
import { mealPlan } from './screens/meal-plan.ts'

const { entry, dish, notice, logsOf } = mealPlan
/** What stands at a meal of today that nobody has logged, by the time of the day. */
const open = /^(Upcoming|Not logged) · /
/** A busy machine may take its time. */
const patient = { timeout: 20_000 }

/** A plan that is asked for is not here at once, even where its menu is known; how it stands is told once that was seen. */
const makePlansSlow = async (page: Page): Promise<() => void> => {
  const seen = Promise.withResolvers<void>()
  await page.route(/functions\/meal-plan\/executions$/, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), status: 'processing' } })
  })
  await page.route(/functions\/meal-plan\/executions\/./, async (route) => {
    await seen.promise
    await route.continue()
  })
  return seen.resolve
}

describe('the plan page', () => {
  const world = openWorld()

  const openPlan = async (view = '', profile: Readonly<Record<string, unknown>> = {}) => {
    const someone = await world.athlete(profile)
    await givePlan(someone.member)
    await mealPlan.open(someone.page, world.at(`/meal-plan${view}`))
    return someone
  }

  test('Finished logs a meal once, Skipped never counts, and a second tap takes each back', async () => {
    const { page, member, problems } = await openPlan()
    await page.getByRole('heading', { name: /^Data for \w+, \w+ \d+, \d{4}$/ }).waitFor()
    await entry(page, 'Breakfast').getByText(open).waitFor()
    const breakfast = await dish(page, 'Breakfast')

    // A hasty double tap says it once: its second half takes nothing back.
    await page.getByRole('button', { name: /^Finished: Breakfast/ }).dblclick({ delay: 150 })
    await notice(page, /^Logged \d+ calories to Breakfast for /).waitFor()
    await entry(page, 'Breakfast')
      .getByText(/kcal logged/)
      .waitFor()
    await page.getByRole('button', { name: /^Skipped: Lunch/ }).click()
    await entry(page, 'Lunch').getByText('Skipped').first().waitFor()
    expect(await stumbles(page)).toEqual([])
    await expect.poll(async () => (await logsOf(member)).map(({ notes }) => notes), patient).toEqual([breakfast])

    await page.reload()
    const finished = page.getByRole('button', { name: /^Finished: Breakfast/, pressed: true })
    await finished.waitFor()
    await page.getByRole('button', { name: /^Skipped: Lunch/, pressed: true }).waitFor()
    await page.getByRole('link', { name: 'Home', exact: true }).first().click()
    await home
      .timeline(page)
      .getByRole('article', { name: /^Breakfast, .*eaten/ })
      .waitFor()
    await home
      .timeline(page)
      .getByRole('article', { name: /^Lunch, .*skipped/ })
      .waitFor()
    await page.goBack()

    await finished.click()
    await entry(page, 'Breakfast').getByText(open).waitFor()
    await expect.poll(async () => (await logsOf(member)).length, patient).toBe(0)
    await page.getByRole('button', { name: /^Skipped: Lunch/ }).click()
    await entry(page, 'Lunch').getByText(open).waitFor()
    expect(problems).toEqual([])
  })

  test('Finished without a connection stands at once, and is sent later', async () => {
    const { page, member } = await openPlan()
    await page.getByRole('button', { name: /^Finished: Breakfast/ }).waitFor()
    // Without a network first, with all read: what was being read when time stops would never be shown.
    await page.waitForLoadState('networkidle')
    await page.context().setOffline(true)
    await page.clock.pauseAt(Date.now() + 60_000)
    await page.getByRole('button', { name: /^Finished: Breakfast/ }).click()
    // No time passes here: nothing may wait for a second try.
    await entry(page, 'Breakfast')
      .getByText(/kcal logged/)
      .waitFor()
    // Sending may need a second try.
    await page.clock.resume()
    await page.context().setOffline(false)
    await expect.poll(async () => (await logsOf(member)).length, patient).toBe(1)
  })

  test('on a day that has not come nothing can be logged, and its page says why', async () => {
    const { page, member } = await world.athlete()
    const { weekStart: comingDay } = await giveWholeWeek(member)
    await mealPlan.open(page, world.at(`/meal-plan?day=${comingDay}`))
    await entry(page, 'Breakfast').getByText('Upcoming').waitFor()
    await page.getByText('This day is still to come. What you eat is logged on the day itself.').waitFor()
    expect(await page.getByRole('button', { name: /^(Finished|Add food|Scan food)/ }).count()).toBe(0)
    await page.getByRole('button', { name: /^Skipped: Breakfast/ }).waitFor()

    await entry(page, 'Breakfast')
      .getByRole('link', { name: await dish(page, 'Breakfast'), exact: true })
      .click()
    await page.getByRole('heading', { name: 'Breakfast', level: 1 }).waitFor()
    expect(await page.getByRole('button', { name: /^(Finished|Log Meal)/ }).count()).toBe(0)

    await openScreen(page, world.at(`/home?day=${comingDay}`))
    await home.shown(page)
    expect(await page.getByRole('button', { name: /^(Log Fuel|Log Meal|Scan Food)/ }).count()).toBe(0)
    await home
      .timeline(page)
      .getByRole('button', { name: /^Fuel ideas: Breakfast/ })
      .click()
    const ideas = page.getByRole('dialog', { name: 'Fuel ideas' })
    await ideas.getByRole('listitem').first().getByRole('button').click()
    await page
      .getByRole('dialog')
      .getByText(/^This day is still to come/)
      .waitFor()
    expect(await page.getByRole('button', { name: 'LOG THIS MEAL' }).count()).toBe(0)
    await expect.poll(() => logsOf(member)).toEqual([])
  })

  test('a dinner in own words says that nothing is cooked for those who eat along, and the list counts them', async () => {
    const { page, member } = await world.athlete()
    const anna = { id: 'anna', name: 'Anna', portion: 1, meals: ['dinner'], diets: [], restrictions: [] }
    await member.call('POST', `/databases/${databaseId}/collections/kitchen_preferences/documents`, {
      documentId: member.userId,
      data: { user: member.userId, preferences: JSON.stringify({ table: [anna] }) },
    })
    const { weekStart } = await giveWholeWeek(member)
    const wednesday = addDays(localDate(weekStart ?? ''), 2)
    await mealPlan.open(page, world.at(`/meal-plan?day=${wednesday}`))
    await page.getByRole('button', { name: /^Edit Meal: Dinner/ }).click()
    const sheet = page.getByRole('dialog', { name: 'Edit Meal' })
    await sheet.getByLabel('Description').waitFor()
    const told = /^At the table with you: Anna\./
    expect(await sheet.getByText(told).count()).toBe(0)
    await sheet.getByLabel('Description').fill('Pizza')
    await sheet.getByText(told).waitFor()
    expect(await stumbles(page)).toEqual([])
    await sheet.getByRole('button', { name: 'Save' }).click()
    await sheet.waitFor({ state: 'hidden' })
    await entry(page, 'Dinner').getByText(told).waitFor()
    await openScreen(page, world.at(`/meal-plan?day=${wednesday}&view=shopping`))
    await page.getByText('Wednesday: Pizza, for you and 1 other').waitFor()
  })

  test('a meal is edited in own words, kept, pointed out when avoided, and brought back; another is swapped', async () => {
    const { page } = await openPlan('', { restrictions: ['peanuts'] })
    const planned = { lunch: await dish(page, 'Lunch'), dinner: await dish(page, 'Dinner') }
    await page.getByRole('button', { name: /^Edit Meal: Lunch/ }).click()
    const sheet = page.getByRole('dialog', { name: 'Edit Meal' })
    await sheet.getByLabel('Description').fill('Toast with peanut butter')
    await sheet.getByText(/you avoid peanut butter/).waitFor()
    await sheet.getByLabel('Calories').fill('430')
    await sheet.getByLabel('Protein').fill('')
    await sheet.getByLabel('Time').selectOption('Immediately after training')
    await sheet.getByLabel('Category').selectOption('Quick Carbs')
    expect(await stumbles(page)).toEqual([])
    await sheet.getByRole('button', { name: 'Save' }).click()
    await sheet.waitFor({ state: 'hidden' })
    await entry(page, 'Lunch').getByText('430 kcal').waitFor()
    await entry(page, 'Lunch').getByText('0 g protein').waitFor()
    await page.getByRole('link', { name: 'Home', exact: true }).first().click()
    const atHome = home.timeline(page).getByRole('article', { name: /^Lunch, / })
    await atHome.getByText('Toast with peanut butter').waitFor()
    await atHome.getByText('430', { exact: true }).waitFor()
    await atHome.getByText('0 g protein').waitFor()
    await page.goBack()

    await page.reload()
    await entry(page, 'Lunch').getByText('Holds peanut butter, which your profile says you avoid.').waitFor()
    for (const chip of ['Edited by you', 'Quick Carbs', 'Immediately after training']) {
      await entry(page, 'Lunch').getByText(chip).waitFor()
    }
    await page.getByRole('button', { name: /^Edit Meal: Lunch/ }).click()
    await sheet.getByRole('button', { name: 'Back to the planned dish' }).click()
    await sheet.waitFor({ state: 'hidden' })
    await expect.poll(() => dish(page, 'Lunch'), patient).toBe(planned.lunch)

    await page.getByRole('button', { name: /^Edit Meal: Lunch/ }).click()
    await sheet.getByLabel('Description').fill('Soup of the day')
    await sheet.getByRole('button', { name: 'Save' }).click()
    await sheet.waitFor({ state: 'hidden' })
    await expect.poll(() => dish(page, 'Lunch'), patient).toBe('Soup of the day')
    // Without a network the way back stays.
    await page.context().setOffline(true)
    await page.getByRole('button', { name: 'Undo' }).click()
    await notice(page, 'Not Undone Yet').waitFor()
    await page.context().setOffline(false)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect.poll(() => dish(page, 'Lunch'), patient).toBe(planned.lunch)
    await notice(page, 'Not Undone Yet').waitFor({ state: 'detached' })

    await page.getByRole('button', { name: /^Swap: Dinner/ }).click()
    await page
      .getByRole('dialog', { name: 'Swap dinner' })
      .getByRole('button', { name: /^Choose / })
      .first()
      .click()
    await expect.poll(() => dish(page, 'Dinner'), patient).not.toBe(planned.dinner)
  })

  test('Regenerate makes a new week that keeps what is locked, and has to wait before the next', async () => {
    const { page, member } = await openPlan()
    const lunch = await dish(page, 'Lunch')
    const keep = page.getByRole('button', { name: /^Keep this dish: Lunch/ })
    await keep.click()
    await page.getByRole('button', { name: /^Keep this dish: Lunch/, pressed: true }).waitFor()
    const regenerate = page.getByRole('button', { name: 'Regenerate Meal Plan' })
    await regenerate.click()
    await notice(page, 'Regeneration Failed').waitFor()
    await notice(page, /^Please wait \d+ seconds before generating another meal plan$/).waitFor()

    // With another body the figures are others, so nobody has to wait. The plan that the change asks for by itself may be
    // there in no time, so that the body changes just before the athlete's own question arrives.
    const profile = `/databases/${databaseId}/collections/user_profiles/documents/${member.userId}`
    const change = async (route: Route) => {
      await member.call('PATCH', profile, { data: { weightPounds: 150 } })
      await route.continue()
    }
    await page.route(/functions\/meal-plan\/executions$/, change, { times: 1 })
    await regenerate.click()
    await notice(page, 'Your meal plan has been successfully regenerated!').waitFor()
    await entry(page, 'Lunch').waitFor()
    expect(await dish(page, 'Lunch')).toBe(lunch)
    await regenerate.click()
    await notice(page, /^Please wait \d+ seconds/)
      .first()
      .waitFor()
  })

  test('training is added for every day, over midnight, changed and removed, and the plan follows', async () => {
    const { page, member } = await openPlan('', { activitySchedule: '{}' })
    const open = () => page.getByRole('button', { name: 'Add Training Activity' }).click()
    const sheet = page.getByRole('dialog', { name: 'Add Training Activity' })
    const add = sheet.getByRole('button', { name: 'Add Activity' })
    await open()
    await add.click()
    await notice(page, 'Please fill in all required fields').waitFor()
    await sheet.getByLabel('Activity type').selectOption('Recovery')
    await sheet.getByLabel('Everyday').check()
    await expect.poll(() => sheet.getByLabel('Sunday').isChecked()).toBe(true)
    await sheet.getByLabel('Sunday').uncheck()
    await expect.poll(() => sheet.getByLabel('Everyday').isChecked()).toBe(false)
    await sheet.getByLabel('Sunday').check()
    await expect.poll(() => sheet.getByLabel('Everyday').isChecked()).toBe(true)
    await sheet.getByText('Light', { exact: true }).click()
    const start = sheet.getByLabel('Start time', { exact: true })
    await start.fill('25:00')
    await start.blur()
    await sheet.getByText('Invalid time format. Please use HH:MM format (e.g., 08:30 or 8:30)').waitFor()
    await add.click()
    await notice(page, 'Invalid Start Time').waitFor()
    await start.fill('23:30')
    await start.blur()
    await add.click()
    await notice(page, 'Invalid End Time').waitFor()
    await sheet.getByLabel('End time', { exact: true }).fill('0:30')
    expect(await stumbles(page)).toEqual([])
    await add.click()
    await sheet.getByText('This session ends at 12:30 AM on the next day. Is that right?').waitFor()
    await sheet.getByRole('button', { name: 'Yes, add it' }).click()
    await notice(page, 'Activity Schedule & Meal Plan Updated').waitFor()
    const card = page.getByRole('article', { name: /^Recovery, Everyday, 11:30 PM - 12:30 AM/ })
    await card.waitFor()
    await page.getByText('Training day', { exact: true }).waitFor()

    await page.getByRole('button', { name: /^Edit Recovery/ }).click()
    const editing = page.getByRole('dialog', { name: 'Edit Training Activity' })
    expect(await editing.getByLabel('Start time', { exact: true }).inputValue()).toBe('11:30')
    await editing.getByText('Intense', { exact: true }).click()
    await editing.getByRole('button', { name: 'Save Activity' }).click()
    await card.getByText(/Intense/).waitFor()
    // A change stands on the card before it has arrived.
    const fridayKept = async () => {
      const path = `/databases/${databaseId}/collections/user_profiles/documents/${member.userId}`
      return JSON.parse(((await member.call('GET', path)) as { activitySchedule: string }).activitySchedule).friday
    }
    await expect
      .poll(fridayKept)
      .toEqual([{ type: 'Recovery', startTime: '11:30 PM', endTime: '12:30 AM', intensity: 'Intense' }])
    await page.getByRole('button', { name: /^Edit Recovery/ }).click()
    await editing.getByRole('button', { name: 'Remove Activity' }).click()
    await card.waitFor({ state: 'detached' })
  })

  test('an activity that was removed is taken back, with the plan around it', async () => {
    const { page, member } = await openPlan()
    const isSeen = await makePlansSlow(page)
    const readWeek = async () => {
      const path = `/databases/${databaseId}/collections/user_profiles/documents/${member.userId}`
      return JSON.parse(((await member.call('GET', path)) as { activitySchedule: string }).activitySchedule)
    }
    const before = await readWeek()
    const card = page.getByRole('article', { name: /^Competition, Saturday, 10:00 AM - 11:30 AM/ })
    const remove = async () => {
      await page.getByRole('button', { name: /^Edit Competition/ }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Remove Activity' }).click()
      await card.waitFor({ state: 'detached' })
    }
    await remove()
    await notice(page, 'Activity Removed').waitFor()
    await page.getByText('Competition, Saturday, 10:00 AM - 11:30 AM', { exact: true }).waitFor()
    isSeen()
    await page.getByRole('button', { name: 'Undo' }).first().click()
    await card.waitFor()
    await expect.poll(readWeek, patient).toEqual(before)
    await notice(page, 'Activity Schedule & Meal Plan Updated').waitFor()
    await expect.poll(() => page.getByRole('button', { name: 'Undo' }).count()).toBe(0)

    // The same once the plan without it is there, from another screen.
    await page.getByRole('button', { name: 'Dismiss' }).first().click()
    await remove()
    await expect.poll(async () => (await readWeek()).saturday ?? [], patient).toEqual([])
    await notice(page, 'Activity Schedule & Meal Plan Updated').waitFor()
    await page.getByRole('link', { name: 'Home', exact: true }).first().click()
    await page.getByRole('button', { name: 'Undo' }).first().click()
    await expect.poll(readWeek, patient).toEqual(before)
    // The plan after the last Undo is still being asked for.
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  })
})
