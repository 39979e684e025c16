import { databaseId } from '@pacemeal/protocol'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { givePlan, type Member } from './harness/people.ts'
import { openWorld } from './harness/world.ts'
import { stumbles } from './screens/accessibility.ts'
import { home } from './screens/home.ts'
import { mealPlan } from './screens/meal-plan.ts'

const { entry, dish, notice } = mealPlan
/** A busy machine may take its time. */
const patient = { timeout: 20_000 }

const logsOf = async (member: Member): Promise<readonly { $id: string; notes: string; calories: number }[]> => {
  const path = `/databases/${databaseId}/collections/meal_logs/documents`
  return ((await member.call('GET', path)) as { documents: { $id: string; notes: string; calories: number }[] })
    .documents
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
    await entry(page, 'Breakfast').getByText('Upcoming').waitFor()
    const breakfast = await dish(page, 'Breakfast')

    await page.getByRole('button', { name: /^Finished: Breakfast/ }).click()
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
    await entry(page, 'Breakfast').getByText('Upcoming').waitFor()
    await expect.poll(async () => (await logsOf(member)).length, patient).toBe(0)
    await page.getByRole('button', { name: /^Skipped: Lunch/ }).click()
    await entry(page, 'Lunch').getByText('Upcoming').waitFor()
    expect(problems).toEqual([])
  })

  test('a day that has not come cannot be finished, and says why', async () => {
    const { page, member } = await openPlan()
    const tomorrow = await page.evaluate(() => new Date(Date.now() + 36 * 3_600_000).toLocaleDateString('en-CA'))
    await mealPlan.open(page, world.at(`/meal-plan?day=${tomorrow}`))
    await page.getByRole('button', { name: /^Finished: Breakfast/ }).click()
    await notice(page, 'You cannot log meals for future dates').waitFor()
    expect(await logsOf(member)).toEqual([])
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

    await page.reload()
    await entry(page, 'Lunch').getByText('Holds peanut butter, which your profile says you avoid.').waitFor()
    for (const chip of ['Edited by you', 'Quick Carbs', 'Immediately after training']) {
      await entry(page, 'Lunch').getByText(chip).waitFor()
    }
    await page.getByRole('button', { name: /^Edit Meal: Lunch/ }).click()
    await sheet.getByRole('button', { name: 'Back to the planned dish' }).click()
    await sheet.waitFor({ state: 'hidden' })
    await expect.poll(() => dish(page, 'Lunch'), patient).toBe(planned.lunch)

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

    // With another body the figures are others, so nobody has to wait.
    const profile = `/databases/${databaseId}/collections/user_profiles/documents/${member.userId}`
    await member.call('PATCH', profile, { data: { weightPounds: 150 } })
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
    expect(await sheet.getByLabel('Sunday').isChecked()).toBe(true)
    await sheet.getByLabel('Sunday').uncheck()
    expect(await sheet.getByLabel('Everyday').isChecked()).toBe(false)
    await sheet.getByLabel('Sunday').check()
    expect(await sheet.getByLabel('Everyday').isChecked()).toBe(true)
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
    const stored = (await member.call(
      'GET',
      `/databases/${databaseId}/collections/user_profiles/documents/${member.userId}`,
    )) as { activitySchedule: string }
    expect(JSON.parse(stored.activitySchedule).friday).toEqual([
      { type: 'Recovery', startTime: '11:30 PM', endTime: '12:30 AM', intensity: 'Intense' },
    ])
    await page.getByRole('button', { name: /^Edit Recovery/ }).click()
    await editing.getByRole('button', { name: 'Remove Activity' }).click()
    await card.waitFor({ state: 'detached' })
  })
})

describe('the week and what to buy for it', () => {
  const world = openWorld()

  const itemsTicked = (page: Page) => page.getByRole('checkbox', { checked: true }).count()

  test('the week tells training from rest, and leads to its days; the list is ticked, shared and printed', async () => {
    const { page, member, problems } = await world.athlete({
      activitySchedule: JSON.stringify({
        tuesday: [{ type: 'Conditioning', startTime: '7:30 AM', endTime: '8:30 AM', intensity: 'Intense' }],
      }),
    })
    const plan = await givePlan(member)
    await mealPlan.open(page, world.at('/meal-plan?view=week'))
    const rows = page.getByRole('list', { name: 'Days' }).getByRole('button')
    await rows.first().waitFor()
    expect(await rows.count()).toBe(7)
    const training = rows.filter({ has: page.getByText(/^(Today, )?training$/) })
    expect(await training.count()).toBe(1)
    expect(await rows.filter({ has: page.getByText(/^(Today, )?rest$/) }).count()).toBe(6)
    await training.filter({ hasText: /^Tuesday.*Conditioning 7:30 AM, 1h 0m.*[\d,]+ kcal/ }).waitFor()
    expect(await page.getByText(/[+−]?\d+(\.\d)?% kcal · /).count()).toBe(7)
    expect(await stumbles(page)).toEqual([])
    await training.click()
    await page.getByRole('heading', { name: /^Data for Tuesday/ }).waitFor()

    await page.getByText('Shopping', { exact: true }).click()
    await page.getByRole('heading', { name: /^Shopping list, / }).waitFor()
    const first = page.getByRole('checkbox').first()
    await first.check()
    await page.getByText(/^1 of \d+ in the basket/).waitFor()
    expect(await stumbles(page)).toEqual([])
    await page.reload()
    await page.getByText(/^1 of \d+ in the basket/).waitFor()
    expect(await itemsTicked(page)).toBe(1)

    // Everything on the list is in a dish of the plan, by a name that the dish's foods share.
    const dishes = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']
      .map((day) => JSON.parse(plan[`${day}_plan`] ?? '{}'))
      .flatMap(({ meals }) =>
        meals.flatMap(
          ({ mealOptions }: { mealOptions: { ingredients: { item: string }[] }[] }) =>
            mealOptions[0]?.ingredients ?? [],
        ),
      )
      .map(({ item }: { item: string }) => item.toLowerCase())
      .join(' ')
    const names = await page
      .getByRole('list')
      .getByRole('checkbox')
      .evaluateAll((boxes) =>
        boxes.map((box) => box.closest('label')?.querySelector('span:nth-of-type(2)')?.textContent ?? ''),
      )
    expect(names.length).toBeGreaterThan(10)
    for (const name of names) {
      const [word = ''] = name.toLowerCase().split(/[ ,]/)
      expect(dishes).toContain(word.replace(/s$/, ''))
    }

    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.evaluate(() =>
      Object.defineProperty(Navigator.prototype, 'share', { value: undefined, configurable: true }),
    )
    await page.getByRole('button', { name: 'Share' }).click()
    await notice(page, 'Shopping List Copied').waitFor()
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(copied).toMatch(/^Shopping list, \w+ \d+ to \w+ \d+\n/)
    expect(copied.split('\n').filter((line) => line.startsWith('- '))).toHaveLength(names.length - 1)

    await page.emulateMedia({ media: 'print' })
    expect(await page.getByRole('navigation', { name: 'Main' }).count()).toBe(0)
    expect(await page.getByRole('button', { name: 'Print' }).count()).toBe(0)
    expect(await page.getByRole('heading', { name: /^Shopping list, / }).isVisible()).toBe(true)
    expect(problems).toEqual([])
  })
})

describe('details by their address', () => {
  const world = openWorld()

  test('a meal, a training and a log are shown by their ids; what is unknown or somebody else’s is not found', async () => {
    const { page, member } = await world.athlete()
    await givePlan(member)
    await mealPlan.open(page, world.at('/meal-plan'))
    const breakfast = await dish(page, 'Breakfast')
    await entry(page, 'Breakfast').getByRole('link').click()
    await page.getByRole('heading', { name: breakfast, level: 2 }).waitFor()
    await page.getByRole('heading', { name: 'Ingredients' }).waitFor()
    await page.getByText('Upcoming').waitFor()
    expect(await stumbles(page)).toEqual([])
    await page.getByRole('button', { name: /^Finished: / }).click()
    await page.getByText(/kcal logged/).waitFor()

    await expect.poll(async () => (await logsOf(member)).length, patient).toBe(1)
    const [log] = await logsOf(member)
    await page.goto(world.at(`/meal-details/${log?.$id}`))
    await page.getByRole('heading', { name: breakfast, level: 2 }).waitFor()
    await page.getByText('Finished').waitFor()

    await page.goto(world.at('/meal-details/conditioning-450-510-intense'))
    await page.getByRole('heading', { name: 'Conditioning Workout' }).waitFor()
    await page.getByText('7:30 AM - 8:30 AM · 1h 0m').waitFor()

    const other = await world.athlete()
    await other.page.goto(world.at(`/meal-details/${log?.$id}`))
    await other.page.getByRole('heading', { name: 'Not Found' }).waitFor()
    await page.goto(world.at('/meal-details/..%2Fhome'))
    await page.getByRole('heading', { name: 'This is not part of your plan or log' }).waitFor()
    await page.getByRole('link', { name: 'Back to Home', exact: true }).click()
    await home.shown(page)
  })
})
