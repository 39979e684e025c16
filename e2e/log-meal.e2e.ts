import { addDays, dayAt, instantOn, type LocalDate } from '@pacemeal/domain'
import { databaseId } from '@pacemeal/protocol'
import type { Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { longDate } from '../apps/web/src/languages/dates.ts'
import { countTaps } from './harness/count-taps.ts'
import { openSheet } from './harness/follow-link.ts'
import type { Member } from './harness/people.ts'
import { openWorld } from './harness/world.ts'
import { stumbles } from './screens/accessibility.ts'
import { withLargeText } from './screens/layout.ts'
import { logSheet } from './screens/log-sheet.ts'

const zone = 'America/New_York'
const documents = `/databases/${databaseId}/collections/meal_logs/documents`
const today = (): LocalDate => dayAt(Date.now(), zone)
const midnight = (day: LocalDate): number => Date.parse(instantOn(day, 0, zone))

interface StoredLog {
  readonly $id: string
  readonly notes: string
  readonly mealTime: string
  readonly calories: number | null
  readonly protein: number | null
  readonly carbs: number | null
  readonly fiber: number | null
  readonly status: string
  readonly loggedAt: string
  readonly timeZone: string | null
}

const logsOf = async (member: Member): Promise<readonly StoredLog[]> =>
  ((await member.call('GET', documents)) as { documents: StoredLog[] }).documents

/** Waits until the server holds so many logs. */
const storedLogs = async (member: Member, count: number): Promise<readonly StoredLog[]> => {
  await expect.poll(async () => (await logsOf(member)).length).toBe(count)
  return logsOf(member)
}

const giveLog = (
  member: Member,
  notes: string,
  day: LocalDate,
  minute: number,
  calories: number,
  status = 'Followed',
): Promise<unknown> =>
  member.call('POST', documents, {
    documentId: 'unique()',
    data: {
      user: member.userId,
      notes,
      mealTime: 'breakfast',
      loggedAt: instantOn(day, minute, zone),
      calories,
      protein: 20,
      carbs: 40,
      fat: 8,
      status,
    },
  })

const eaten = (page: Page, name: string): Locator => page.getByRole('button', { name: `Edit ${name}` })
const figure = (sheet: Locator, label: string): Promise<string> => sheet.getByLabel(label).inputValue()

describe('logging a meal', () => {
  const world = openWorld()
  const atHome = async (path = '/home') => {
    const someone = await world.athlete({ activitySchedule: '{}' })
    await someone.page.goto(world.at(path))
    // An open sheet hides the screen below it from everybody.
    await someone.page
      .getByRole('heading', { name: /^Fuel Plan for /, includeHidden: true })
      .waitFor({ state: 'attached' })
    return someone
  }

  test('by hand: type, name, macros and more; RESET empties it, an unreadable number is 0 and says so', async () => {
    const { page, problems, member } = await atHome()
    const sheet = await logSheet.open(page)
    const types = await sheet.getByLabel('Meal type').getByRole('option').allTextContents()
    expect(types).toEqual([
      'General Meal',
      'Breakfast',
      'Lunch',
      'Dinner',
      'Snack',
      'Pre-Workout Fuel',
      'Post-Workout Fuel',
    ])
    await sheet.getByLabel('Food name').fill('Draft')
    await sheet.getByRole('button', { name: 'RESET' }).click()
    await expect.poll(() => figure(sheet, 'Food name')).toBe('')
    await sheet.getByRole('button', { name: 'LOG & SAVE' }).click()
    await sheet.getByText('Enter a food name or an amount').waitFor()

    await sheet.getByLabel('Meal type').selectOption('Post-Workout Fuel')
    await sheet.getByLabel('Food name').fill('My rice bowl')
    await sheet.getByLabel('Calories').fill('1,120.5')
    await sheet.getByLabel('Protein (g)').fill('plenty')
    await sheet.getByText(/so it counts as 0/).waitFor()
    await sheet.getByLabel('Carbs (g)').fill('61,5')
    expect(await sheet.getByLabel('Fiber (g)').count()).toBe(0)
    await sheet.getByRole('button', { name: 'Show More' }).click()
    await sheet.getByLabel('Fiber (g)').fill('7')
    await logSheet.save(sheet)

    await page.getByText(/^Logged 1,?12[01] calories to Post-Workout Fuel for /).waitFor()
    await eaten(page, 'My rice bowl').waitFor()
    const [log] = await storedLogs(member, 1)
    expect(log).toMatchObject({
      notes: 'My rice bowl',
      mealTime: 'post-workout',
      calories: 1120.5,
      protein: 0,
      carbs: 61.5,
      fiber: 7,
      status: 'Followed',
    })
    expect(problems).toEqual([])
  })

  test('a dinner stays on its day and at its hour for who has flown since', async () => {
    const { page, problems, member } = await atHome()
    const [eve, next] = [addDays(today(), -2), addDays(today(), -1)]
    const sheet = await openSheet(page, world.at(`/home?day=${eve}&sheet=log`))
    await sheet.getByLabel('Food name').fill('Late dinner')
    await sheet.getByLabel('Calories').fill('700')
    await sheet.getByLabel('Time', { exact: true }).fill('21:30')
    await logSheet.save(sheet)
    await eaten(page, 'Late dinner').waitFor()
    expect(await storedLogs(member, 1)).toMatchObject([{ timeZone: zone, notes: 'Late dinner' }])
    await giveLog(member, 'Porridge', next, 480, 400)

    // Half past nine in the evening is the morning of the next day there.
    await page.addInitScript(() => {
      Temporal.Now.timeZoneId = () => 'Asia/Tokyo'
    })
    await page.goto(world.at(`/home?day=${eve}`))
    await eaten(page, 'Late dinner').click()
    const edited = page.getByRole('dialog', { name: 'Edit Log' })
    expect(await edited.getByLabel('Time', { exact: true }).inputValue()).toBe('21:30')
    await page.goto(world.at(`/home?day=${next}`))
    await eaten(page, 'Porridge').waitFor()
    expect(await eaten(page, 'Late dinner').count()).toBe(0)
    expect(problems).toEqual([])
  })

  test('words longer than their field are told, and a log that is changed in another zone keeps its moment', async () => {
    const { page, problems, member } = await atHome()
    const day = addDays(today(), -1)
    await giveLog(member, 'Porridge', day, 23 * 60 + 50, 400)
    await page.goto(world.at(`/home?day=${day}`))
    await eaten(page, 'Porridge').click()
    const sheet = logSheet.in(page)
    await sheet.waitFor()
    // The plane lands: the same moment is on the next day of this zone.
    await page.evaluate(() => {
      Temporal.Now.timeZoneId = () => 'Asia/Tokyo'
      // A zone that was read holds for a second.
      const { now } = Date
      Date.now = () => now() + 2000
    })
    await sheet.getByLabel('Food name').fill('Porridge with plums')
    await logSheet.save(sheet)
    await expect.poll(async () => (await logsOf(member))[0]?.notes).toBe('Porridge with plums')
    const [log] = await storedLogs(member, 1)
    expect(Date.parse(log?.loggedAt ?? '')).toBe(Date.parse(instantOn(day, 23 * 60 + 50, zone)))

    await page.goto(world.at('/home?sheet=log'))
    const words = logSheet.words(logSheet.in(page))
    await words.fill('80 g oats')
    expect(await page.getByText('This field takes 500 characters.').count()).toBe(0)
    await words.fill('80 g oats\n'.repeat(50))
    await page.getByText('This field takes 500 characters. Log the rest as another meal.').waitFor()
    expect(problems).toEqual([])
  })

  test('more than a log can hold is refused by its field, and a large meal is asked about once', async () => {
    const { page, problems, member } = await atHome()
    const sheet = await logSheet.open(page)
    await sheet.getByLabel('Food name').fill('Feast')
    await sheet.getByLabel('Calories').fill('99,999')
    await sheet.getByText('Calories: enter 0 to 15,000').waitFor()
    const save = sheet.getByRole('button', { name: 'LOG & SAVE' })
    await save.click()
    await expect.poll(() => sheet.getByLabel('Calories').evaluate((one) => one === document.activeElement)).toBe(true)
    expect(await stumbles(page)).toEqual([])
    await sheet.getByRole('button', { name: 'RESET' }).click()

    await logSheet.words(sheet).fill('1000000 g rice')
    await sheet.getByText('White rice, cooked: enter up to 5 kg').waitFor()
    await save.click()
    await sheet.getByLabel('Amount of White rice, cooked').fill('3000')
    await sheet.getByText(/enter up to/).waitFor({ state: 'hidden' })
    await save.click()
    await sheet.getByText(/^Check this one: 3,900 kcal in one meal is rare/).waitFor()
    expect(await logsOf(member)).toEqual([])
    await logSheet.save(sheet)
    const [log] = await storedLogs(member, 1)
    expect(log?.calories).toBeCloseTo(3900, 0)
    expect(problems).toEqual([])
  })

  test('a meal of before logs had bounds is not copied as it is: it says why, and can be corrected', async () => {
    const { page, member } = await world.athlete({ activitySchedule: '{}' })
    const from = addDays(today(), -9)
    await giveLog(member, 'Feast', from, 480, 1234)
    // As it stands in an account that is older than the bounds.
    await page.route(/meal_logs\/documents/, async (route) => {
      if (route.request().method() !== 'GET') return route.continue()
      const response = await route.fetch()
      await route.fulfill({ response, body: (await response.text()).replaceAll('1234', '99999') })
    })
    await page.goto(world.at(`/home?day=${today()}&sheet=log`))
    const sheet = logSheet.in(page)
    await sheet.getByRole('button', { name: 'Copy meals of another day' }).click()
    await sheet.getByLabel('Copy from').fill(from)
    await sheet.getByRole('button', { name: 'Copy the whole day' }).click()
    await page.getByText('Feast is not logged. Calories: enter 0 to 15,000.').waitFor()
    expect(await logsOf(member)).toHaveLength(1)
    await page.getByRole('button', { name: 'Edit', exact: true }).click()
    await sheet.getByLabel('Calories').fill('1500')
    await logSheet.save(sheet)
    const logs = await storedLogs(member, 2)
    expect(logs.map(({ calories }) => calories).toSorted()).toEqual([1234, 1500])
  })

  test('by search: a food brings its figures, which follow its amount and measure', async () => {
    const { page, member } = await atHome()
    const sheet = await logSheet.open(page)
    await sheet.getByLabel('Food name').fill('bananna')
    await sheet
      .getByRole('option', { name: /^Banana/ })
      .first()
      .click()
    await expect.poll(() => figure(sheet, 'Calories')).toBe('105')
    await sheet.getByRole('button', { name: 'More Banana' }).click()
    await expect.poll(() => figure(sheet, 'Calories')).toBe('158')
    await sheet.getByLabel('Measure of Banana').selectOption('g')
    await expect.poll(() => figure(sheet, 'Amount of Banana')).toBe('177')
    // Four figures stand whole in text of twice the size.
    const amount = sheet.getByLabel('Amount of Banana')
    await amount.fill('3000')
    const isCut = () => amount.evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
    expect(await withLargeText(page, isCut)).toBe(false)
    await amount.fill('177')
    await sheet.getByRole('button', { name: 'Add another food' }).click()
    await sheet.getByLabel('Another food').fill('rolled oats')
    await page.keyboard.press('Enter')
    await sheet.getByRole('option', { name: /^Rolled oats/ }).waitFor()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect.poll(() => logSheet.foods(sheet).count()).toBe(2)
    await logSheet.save(sheet)
    const [log] = await storedLogs(member, 1)
    expect(log?.notes).toBe('Banana, Rolled oats')
    expect(log?.calories).toBeGreaterThan(158)
  })

  test('in words: a food that only the tables know comes in to be checked, and is saved as it is corrected', async () => {
    const { page, problems, member } = await atHome()
    const sheet = await logSheet.open(page)
    await logSheet.words(sheet).fill('150 g kohlraby and some glorp')
    await sheet.getByText('Found for “kohlraby”. Check this one.').waitFor()
    expect(await logSheet.foods(sheet).count()).toBe(1)
    // What nothing is called by stays with its own search.
    await sheet.getByRole('button', { name: 'Search a food for glorp' }).waitFor()
    expect(await stumbles(page)).toEqual([])
    await sheet.getByLabel('Amount of Kohlrabi, raw').fill('200')
    await sheet.getByText('Found for').waitFor({ state: 'hidden' })
    await logSheet.save(sheet)
    const [log] = await storedLogs(member, 1)
    // 27 kcal in 100 g.
    expect(log?.calories).toBeCloseTo(54, 0)
    expect(problems).toEqual([])
  })

  test('in words: three foods in three taps, each of them corrected by itself, and what nobody knows is told', async () => {
    const { page, problems, member } = await atHome()
    const taps = await countTaps(page)
    const sheet = await logSheet.open(page)
    await logSheet.words(sheet).click()
    await page.keyboard.type('2 eggs, 80 g oats, flat white')
    await expect.poll(() => logSheet.foods(sheet).count()).toBe(3)
    await logSheet.save(sheet)
    expect(await taps()).toBe(3)
    const [breakfast] = await storedLogs(member, 1)
    expect(breakfast?.notes).toBe('2 eggs, 80 g oats, flat white')
    expect(breakfast?.calories).toBeGreaterThan(450)
    expect(breakfast?.calories).toBeLessThan(650)

    // What was eaten before takes two: the sheet, and its row.
    const again = await logSheet.open(page)
    await again.getByRole('button', { name: /^Log again: 2 eggs/ }).click()
    await again.waitFor({ state: 'hidden' })
    expect(await taps()).toBe(5)
    expect((await storedLogs(member, 2)).map(({ notes }) => notes)).toEqual([breakfast?.notes, breakfast?.notes])

    const next = await logSheet.open(page)
    // The flat white comes back as its espresso and its milk.
    await logSheet.words(next).fill('same again')
    await expect.poll(() => logSheet.foods(next).count()).toBe(4)
    await logSheet.words(next).fill('2 eggs, 80 g oats, flat white and some glorp')
    await expect.poll(() => logSheet.foods(next).count()).toBe(3)
    const before = Number(await figure(next, 'Calories'))
    expect(await stumbles(page)).toEqual([])
    await next.getByText('is not counted').waitFor()
    await next.getByRole('button', { name: 'Search a food for glorp' }).click()
    await next.getByLabel('Food for “glorp”').fill('peanut butter')
    await next
      .getByRole('option', { name: /^Peanut butter/ })
      .first()
      .click()
    await next.getByText('is not counted').waitFor({ state: 'hidden' })
    expect(await logSheet.foods(next).count()).toBe(4)

    await next.getByLabel('Amount of Rolled oats').fill('40')
    await next.getByRole('button', { name: 'Remove Flat white' }).click()
    await next.getByRole('button', { name: 'Change Eggs' }).click()
    await next.getByLabel('Instead of Eggs').fill('egg scrambled')
    await next.getByRole('option', { name: /^Egg, scrambled/ }).click()
    await expect
      .poll(() =>
        logSheet
          .foods(next)
          .allInnerTexts()
          .then((rows) => rows.join(' ')),
      )
      .toContain('Egg, scrambled')
    expect(Number(await figure(next, 'Calories'))).toBeLessThan(before)
    await logSheet.save(next)
    expect((await storedLogs(member, 3)).map(({ notes }) => notes)).toContain(
      '2 eggs, 80 g oats, flat white and some glorp',
    )
    expect(problems).toEqual([])
  })

  test('again: a recent meal and yesterday’s breakfast, one tap each, one Undo for all of it, or several chosen as one meal', async () => {
    const { page, member, problems } = await world.athlete({ activitySchedule: '{}' })
    const yesterday = addDays(today(), -1)
    await giveLog(member, 'Porridge', yesterday, 1, 320)
    await giveLog(member, 'Coffee', yesterday, 2, 15)
    await giveLog(member, 'Pancakes', addDays(today(), -5), 480, 540)
    await page.goto(world.at('/home'))
    const sheet = await logSheet.open(page)
    await sheet.getByLabel('Meal type').selectOption('Breakfast')
    await sheet.getByRole('button', { name: /^Log again: Pancakes/ }).click()
    await sheet.waitFor({ state: 'hidden' })
    await eaten(page, 'Pancakes').waitFor()
    await storedLogs(member, 4)

    const next = await logSheet.open(page)
    await next.getByLabel('Meal type').selectOption('Breakfast')
    expect(await stumbles(page)).toEqual([])
    await next.getByRole('button', { name: /^Copy yesterday’s breakfast/ }).click()
    await next.waitFor({ state: 'hidden' })
    await eaten(page, 'Porridge').waitFor()
    await eaten(page, 'Coffee').waitFor()
    await storedLogs(member, 6)
    await page.getByRole('button', { name: 'Undo' }).first().click()
    await eaten(page, 'Porridge').waitFor({ state: 'detached' })
    await eaten(page, 'Coffee').waitFor({ state: 'detached' })
    await storedLogs(member, 4)

    const several = await logSheet.open(page)
    await several.getByLabel('Meal type').selectOption('Breakfast')
    await several.getByRole('button', { name: 'Choose Porridge' }).click()
    // Once one is chosen a tap on another chooses it, too, and a second one leaves it out.
    await several.getByRole('button', { name: /^Choose: Pancakes/ }).click()
    await several.getByRole('button', { name: /^Choose: Coffee/ }).click()
    await several.getByRole('button', { name: /^Leave out: Pancakes/ }).click()
    expect(await stumbles(page)).toEqual([])
    await logSheet.save(several)
    await storedLogs(member, 5)
    expect(await logsOf(member)).toContainEqual(
      expect.objectContaining({ notes: 'Porridge, Coffee', calories: 335, protein: 40, mealTime: 'breakfast' }),
    )
    expect(problems).toEqual([])
  })

  test('chosen meals of any day, and then the whole of it, are copied to any other', async () => {
    const { page, member, problems } = await world.athlete({ activitySchedule: '{}' })
    const [from, to, empty] = [-9, -2, -12].map((days) => addDays(today(), days))
    if (!from || !to || !empty) throw new Error('three days')
    await giveLog(member, 'Porridge', from, 480, 320)
    await giveLog(member, 'Pancakes', from, 540, 540)
    await page.goto(world.at(`/home?day=${to}&sheet=log`))
    const sheet = logSheet.in(page)
    await sheet.getByRole('button', { name: 'Copy meals of another day' }).click()
    await sheet.getByText('Nothing is logged on that day.').waitFor()
    await sheet.getByLabel('Copy from').fill(from)
    await sheet.getByRole('checkbox', { name: /^Pancakes/ }).uncheck()
    expect(await stumbles(page)).toEqual([])
    await sheet.getByRole('button', { name: 'Copy the chosen meals' }).click()
    await sheet.waitFor({ state: 'hidden' })
    await eaten(page, 'Porridge').waitFor()
    const copied = (await storedLogs(member, 3)).filter(({ loggedAt }) => Date.parse(loggedAt) > midnight(to))
    expect(copied).toMatchObject([{ notes: 'Porridge', calories: 320, protein: 20, mealTime: 'breakfast' }])
    expect(copied.map(({ loggedAt }) => Date.parse(loggedAt))).toEqual([Date.parse(instantOn(to, 480, zone))])

    await page.goto(world.at(`/home?day=${empty}&sheet=log`))
    await sheet.getByRole('button', { name: 'Copy meals of another day' }).click()
    await sheet.getByLabel('Copy from').fill(from)
    await sheet.getByRole('button', { name: 'Copy the whole day' }).click()
    await sheet.waitFor({ state: 'hidden' })
    await eaten(page, 'Porridge').waitFor()
    await eaten(page, 'Pancakes').waitFor()
    await storedLogs(member, 5)
    expect(problems).toEqual([])
  })

  test('a log is edited and deleted, and both can be taken back; what happened to it elsewhere meanwhile is said', async () => {
    const { page, member } = await world.athlete({ activitySchedule: '{}' })
    await giveLog(member, 'Porridge', today(), 1, 320)
    await page.goto(world.at('/home'))
    await eaten(page, 'Porridge').click()
    const sheet = page.getByRole('dialog', { name: 'Edit Log' })
    await sheet.getByLabel('Calories').fill('400')
    await logSheet.save(sheet)
    await expect.poll(async () => (await logsOf(member))[0]?.calories).toBe(400)
    await expect.poll(async () => (await logsOf(member))[0]).toMatchObject({ carbs: 40, notes: 'Porridge' })
    await page.getByRole('button', { name: 'Undo' }).first().click()
    await expect.poll(async () => (await logsOf(member))[0]?.calories).toBe(320)

    await page.getByRole('button', { name: 'Delete Porridge' }).click()
    await eaten(page, 'Porridge').waitFor({ state: 'detached' })
    await storedLogs(member, 0)
    await page.getByRole('button', { name: 'Undo' }).first().click()
    await eaten(page, 'Porridge').waitFor()
    const [back] = await storedLogs(member, 1)
    expect(back).toMatchObject({ notes: 'Porridge', calories: 320, status: 'Followed' })

    await eaten(page, 'Porridge').click()
    await sheet.getByLabel('Protein (g)').fill('30')
    await member.call('PATCH', `${documents}/${back?.$id}`, { data: { calories: 400 } })
    await logSheet.save(sheet)
    await page.getByText('Log Was Changed Elsewhere').waitFor()
    await expect.poll(async () => (await logsOf(member))[0]).toMatchObject({ protein: 30, calories: 320 })

    // One that was deleted can be logged anew.
    await eaten(page, 'Porridge').click()
    await sheet.getByLabel('Protein (g)').fill('25')
    await member.call('DELETE', `${documents}/${back?.$id}`)
    await logSheet.save(sheet)
    await page.getByText('Log Was Deleted').waitFor()
    await page.getByRole('button', { name: 'Edit', exact: true }).click()
    await logSheet.save(page.getByRole('dialog', { name: 'Log Food' }))
    await expect.poll(async () => (await logsOf(member))[0]).toMatchObject({ notes: 'Porridge', protein: 25 })
  })

  test('two logs of one name are deleted one after the other, and each can be taken back', async () => {
    const { page, member } = await world.athlete({ activitySchedule: '{}' })
    await giveLog(member, 'Banana', today(), 1, 105)
    await giveLog(member, 'Banana', today(), 2, 90)
    await page.goto(world.at('/home'))
    const bin = page.getByRole('button', { name: 'Delete Banana' })
    await bin.first().click()
    await expect.poll(() => bin.count()).toBe(1)
    await bin.click()
    // The newest stands alone; the one before it follows.
    const toasts = page.locator('[data-sonner-toast]')
    await expect.poll(() => toasts.count()).toBe(2)
    const undo = page.locator('[data-sonner-toast][data-visible=true]').getByRole('button', { name: 'Undo' })
    expect(await undo.count()).toBe(1)
    await undo.click()
    await expect.poll(() => toasts.count()).toBe(1)
    await undo.click()
    await expect.poll(async () => (await logsOf(member)).map(({ calories }) => calories).toSorted()).toEqual([105, 90])
  })

  test('the focus of the keyboard stays at a log that is confirmed, and goes on to the next one when it is deleted', async () => {
    const { page, member } = await world.athlete({ activitySchedule: '{}' })
    await giveLog(member, 'Porridge', today(), 1, 320, 'Ready')
    await giveLog(member, 'Banana', today(), 2, 90)
    // What follows the focus comes at once after the onboarding, and before this.
    await page.addInitScript(() => localStorage.setItem('onboarding_just_completed', 'true'))
    const settled = page.waitForRequest(/\/device-tasks-/)
    await page.goto(world.at('/home'))
    await settled
    await page.getByRole('button', { name: 'Confirm', exact: true }).press('Enter')
    await page.getByRole('button', { name: 'Confirm', exact: true }).waitFor({ state: 'detached' })
    const row = () => page.evaluate(() => document.activeElement?.closest('li')?.textContent ?? '')
    await expect.poll(row).toMatch(/Porridge/)
    await page.getByRole('button', { name: 'Delete Porridge' }).press('Enter')
    await expect.poll(row).toMatch(/Banana/)
  })

  test('a log that nobody confirmed yet fits the narrowest screen, and text of twice the size', async () => {
    const { page, member } = await world.athlete({ activitySchedule: '{}' })
    await giveLog(member, 'Porridge', today(), 1, 1320, 'Ready')
    const isTooWide = () => page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto(world.at('/home'))
    await page.getByRole('button', { name: 'Discard' }).waitFor()
    expect(await isTooWide()).toBe(false)
    await page.setViewportSize({ width: 390, height: 844 })
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
    expect(await isTooWide()).toBe(false)
  })

  test('a day ahead is refused and a day past is warned of', async () => {
    const { page, member } = await atHome(`/home?day=${addDays(today(), 1)}&sheet=log`)
    const sheet = logSheet.in(page)
    await sheet.getByText('You cannot log meals for future dates').waitFor()
    expect(await sheet.getByRole('button', { name: 'LOG & SAVE' }).count()).toBe(0)
    expect(await stumbles(page)).toEqual([])
    await sheet.getByRole('button', { name: 'Log for Today' }).click()
    await sheet.getByRole('button', { name: 'LOG & SAVE' }).waitFor()
    await sheet.getByText(longDate(today(), 'en')).waitFor()

    const past = addDays(today(), -2)
    await page.goto(world.at(`/home?day=${past}&sheet=log`))
    await sheet.getByText('Logging meal for a past date').waitFor()
    await sheet.getByLabel('Food name').fill('Late supper')
    await sheet.getByLabel('Time').fill('21:30')
    await logSheet.save(sheet)
    const [log] = await storedLogs(member, 1)
    expect(Date.parse(log?.loggedAt ?? '')).toBe(Date.parse(instantOn(past, 21 * 60 + 30, zone)))
  })

  test('the browser event opens the sheet: with a meal, with words, and when photos are not read', async () => {
    const { page } = await atHome()
    const show = (detail: unknown) =>
      page.evaluate((given) => {
        window.dispatchEvent(new CustomEvent('showLogFoodWithMealLog', { detail: given }))
      }, detail)
    await show({ mealLog: { foodName: 'Rice bowl', calories: 510 }, context: 'Pre-Workout Fuel' })
    const sheet = logSheet.in(page)
    await sheet.getByText('Pre-Workout Fuel').first().waitFor()
    await expect.poll(() => figure(sheet, 'Food name')).toBe('Rice bowl')
    await expect.poll(() => figure(sheet, 'Calories')).toBe('510')
    expect(await sheet.getByLabel('Meal type').inputValue()).toBe('pre-workout')
    await page.keyboard.press('Escape')
    await sheet.waitFor({ state: 'hidden' })

    await show({ mealLog: { words: '2 eggs and toast', photo: 'off' }, context: '' })
    await sheet.getByText('Photo recognition is off. Say what you ate in words, or search the foods.').waitFor()
    await expect.poll(() => logSheet.foods(sheet).count()).toBe(2)
    expect(await stumbles(page)).toEqual([])
  })
})
