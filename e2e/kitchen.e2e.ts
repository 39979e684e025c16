import { openCatalog } from '@pacemeal/catalog'
import { databaseId } from '@pacemeal/protocol'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { batches, giveCookedPlan } from './harness/cooked-week.ts'
import { documentsOf } from './harness/documents.ts'
import { openScreen } from './harness/follow-link.ts'
import type { Member } from './harness/people.ts'
import { openWorld } from './harness/world.ts'
import { stumbles } from './screens/accessibility.ts'
import { mealPlan } from './screens/meal-plan.ts'
import { notice } from './screens/notices.ts'

const { findRecipe } = openCatalog()

const storedKitchen = async (member: Member): Promise<Record<string, unknown>> => {
  const [document] = await documentsOf(member, 'kitchen_preferences')
  return JSON.parse(document?.preferences ?? '{}')
}

const heading = (page: Page, name: string) => page.getByRole('heading', { name })

describe('how somebody cooks and eats', () => {
  const world = openWorld()

  test('is told from the card on the first plan, checked, kept, and there again', async () => {
    const { page, member, problems } = await world.athlete()
    await giveCookedPlan(world.server, member)
    await mealPlan.open(page, world.at('/meal-plan?view=week'))
    await page
      .getByRole('region', { name: 'Make this week yours' })
      .getByRole('link', { name: 'Set Up My Kitchen' })
      .click()
    await heading(page, 'Time to cook').waitFor()
    expect(await stumbles(page)).toEqual([])

    await page.getByLabel('On a weekday').fill('5')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Enter 10 to 240 minutes').waitFor()
    await page.getByLabel('On a weekday').fill('30')
    await page.getByRole('checkbox', { name: 'Sunday' }).check()
    await page.getByLabel('Monday, lunch').selectOption('Microwave')
    await page.getByLabel('Breakfasts').selectOption('3')
    await page.getByLabel('Dinner', { exact: true }).selectOption('7:00 PM')
    await page.getByText('Grams and liters', { exact: true }).click()
    await page.getByRole('checkbox', { name: 'Oven' }).uncheck()

    await page.getByRole('button', { name: 'Add somebody' }).click()
    const sheet = page.getByRole('dialog', { name: 'Add somebody' })
    await sheet.getByRole('button', { name: 'Add', exact: true }).last().click()
    await sheet.getByText('Enter a name').waitFor()
    await sheet.getByLabel('Name').fill('Ben')
    await sheet.getByLabel('Portion').selectOption('Half of yours')
    await sheet.getByLabel('Allergies and foods to avoid').fill('peanuts')
    expect(await stumbles(page)).toEqual([])
    await sheet.getByRole('button', { name: 'Add', exact: true }).last().click()
    await sheet.waitFor({ state: 'hidden' })
    await page.getByRole('button', { name: /^Ben.*Half of yours · Dinner · no peanuts/ }).waitFor()

    // Leaving asks first.
    await page.getByRole('link', { name: 'Back to profile' }).click()
    await page
      .getByRole('dialog', { name: 'Leave without saving?' })
      .getByText(/Your changes to your kitchen/)
      .waitFor()
    await page.getByRole('button', { name: 'Keep editing' }).click()
    // Another device saves something else meanwhile: it is seen here, and not taken back by saving.
    const leftovers = page.getByRole('group', { name: 'Leftovers keep for, in days' })
    expect(await leftovers.getByRole('radio', { name: '3', exact: true }).isChecked()).toBe(true)
    await member.call('POST', `/databases/${databaseId}/collections/kitchen_preferences/documents`, {
      documentId: member.userId,
      data: { user: member.userId, preferences: JSON.stringify({ leftoverDays: 2 }) },
    })
    await expect.poll(() => leftovers.getByRole('radio', { name: '2', exact: true }).isChecked()).toBe(true)
    await page.getByRole('button', { name: 'Save' }).click()
    await notice(page, 'Kitchen Saved', 'A new plan that follows it is being made.')
    await page.getByRole('heading', { name: 'Fuel Plan', level: 1 }).waitFor()
    await expect
      .poll(() => storedKitchen(member))
      .toMatchObject({
        handsOnMinutes: { weekday: 30, weekend: 75 },
        leftoverDays: 2,
        batchDays: ['sunday'],
        mealsAway: [{ day: 'monday', meal: 'lunch', way: 'microwave' }],
        rotation: { breakfasts: 3 },
        mealTimes: { dinner: 1140 },
        shop: 'metric',
        table: [{ name: 'Ben', portion: 0.5, meals: ['dinner'], restrictions: ['peanuts'] }],
      })

    await openScreen(page, world.at('/profile'))
    await page.getByRole('link', { name: 'Kitchen' }).click()
    await heading(page, 'Time to cook').waitFor()
    expect(await page.getByLabel('On a weekday').inputValue()).toBe('30')
    await expect.poll(() => page.getByRole('checkbox', { name: 'Oven' }).isChecked()).toBe(false)
    expect(problems).toEqual([])
  })

  test('a dish is never wanted again once what changes was looked at, that is taken back, and it is liked', async () => {
    const { page, member } = await world.athlete()
    const plan = await giveCookedPlan(world.server, member)
    const planned = async () => {
      const plans = await documentsOf(member, 'meal_plans')
      return plans.find(({ $id }) => $id === plan.$id)?.thursday_plan
    }
    const { date, meals } = JSON.parse(plan.thursday_plan ?? '{}')
    const dinner = meals.find(({ id }: { id: string }) => id === 'thursday-dinner')
    const { recipeId, name } = dinner.mealOptions[0]
    await page.goto(world.at(`/meal-details/thursday-dinner?day=${date}`))
    const preview = page.getByRole('dialog', { name: 'See what changes' })
    await page.getByRole('button', { name: 'Never again' }).click()
    await preview.getByText(`${name} is not planned any more.`).waitFor()
    await preview
      .getByRole('list', { name: 'What would change' })
      .getByText(/^Thursday, /)
      .first()
      .waitFor()
    expect(await stumbles(page)).toEqual([])
    // Going back leaves the dish and the plan as they are.
    await page.goBack()
    await preview.waitFor({ state: 'hidden' })
    expect((await storedKitchen(member)).never ?? []).toEqual([])
    expect(await planned()).toBe(plan.thursday_plan)

    await page.getByRole('button', { name: 'Swap' }).click()
    const swap = page.getByRole('dialog', { name: /^Swap/ })
    await swap.getByRole('button', { name: 'Never again' }).click()
    await swap.waitFor({ state: 'hidden' })
    await preview.waitFor()
    // Going back leads to the choices, which are as they were.
    await page.goBack()
    await preview.waitFor({ state: 'hidden' })
    await swap.getByRole('button', { name: 'Never again' }).click()
    await preview.getByRole('button', { name: 'Apply' }).click()
    await page.getByRole('button', { name: 'Undo' }).waitFor()
    await swap.waitFor({ state: 'hidden' })
    await expect.poll(() => new URL(page.url()).search).toBe(`?day=${date}`)
    expect(await storedKitchen(member)).toMatchObject({ never: [recipeId], liked: [] })
    expect(await planned()).not.toContain(recipeId)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect.poll(planned).toBe(plan.thursday_plan)
    expect((await storedKitchen(member)).never ?? []).toEqual([])

    await page.goto(world.at('/kitchen'))
    await page.getByRole('group', { name: 'Liked' }).getByRole('button', { name: 'Add dishes' }).click()
    const sheet = page.getByRole('dialog', { name: 'Liked' })
    // The list holds dishes, the plan a plate with what is eaten beside it.
    const dish = findRecipe(recipeId)?.name ?? ''
    await sheet.getByLabel('Search dishes').fill(dish)
    await sheet.getByRole('checkbox', { name: dish, exact: true }).check()
    await sheet.getByRole('button', { name: 'Done' }).click()
    await page.getByRole('group', { name: 'Liked' }).getByText(dish, { exact: true }).waitFor()
    await page.getByRole('button', { name: 'Save' }).click()
    await notice(page, 'Kitchen Saved')
    await expect.poll(() => storedKitchen(member)).toMatchObject({ never: [], liked: [recipeId] })
  })

  test('a dish is never wanted again from home: what changes takes the place of the choices, which stay closed', async () => {
    const { page, member } = await world.athlete()
    const plan = await giveCookedPlan(world.server, member)
    const { date, meals } = JSON.parse(plan.thursday_plan ?? '{}')
    const { name } = meals.find(({ id }: { id: string }) => id === 'thursday-dinner').mealOptions[0]
    await page.goto(world.at(`/home?day=${date}`))
    await page.getByRole('button', { name: /^Fuel ideas: Dinner/ }).click()
    await page.getByRole('dialog', { name: 'Fuel ideas' }).getByRole('button', { name: 'Swap this meal' }).click()
    const swap = page.getByRole('dialog', { name: /^Swap/ })
    await swap.getByRole('button', { name: 'Never again' }).click()
    const preview = page.getByRole('dialog', { name: 'See what changes' })
    // The sheet says what it was opened for, also while the new plan is read.
    const said = await page.evaluateHandle(() => {
      const texts = new Set<string>()
      const look = () => {
        for (const { textContent } of document.querySelectorAll('[role=dialog] p'))
          if (textContent?.endsWith('is not planned any more.')) texts.add(textContent)
      }
      new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true })
      return texts
    })
    await preview.getByText(`${name} is not planned any more.`).waitFor()
    await preview.getByRole('button', { name: 'Apply' }).click()
    await page.getByRole('button', { name: 'Undo' }).waitFor()
    await preview.waitFor({ state: 'hidden' })
    await swap.waitFor({ state: 'hidden' })
    await expect.poll(() => new URL(page.url()).searchParams.get('sheet')).toBeNull()
    expect(await said.evaluate((texts) => [...texts])).toEqual([`${name} is not planned any more.`])
  })

  test('what a changed kitchen would change is looked at, and going back closes it with all that was typed, then leaves', async () => {
    const { page, member } = await world.athlete()
    await giveCookedPlan(world.server, member)
    await page.goto(world.at('/profile'))
    await page.getByRole('link', { name: 'Kitchen' }).click()
    await page.getByLabel('Breakfasts').selectOption('3')
    await page.getByRole('button', { name: 'See what changes' }).click()
    const preview = page.getByRole('dialog', { name: 'See what changes' })
    await preview.waitFor()
    await page.goBack()
    await preview.waitFor({ state: 'hidden' })
    await heading(page, 'Time to cook').waitFor()
    expect(await page.getByLabel('Breakfasts').inputValue()).toBe('3')
    expect(await storedKitchen(member)).toEqual({})
    await page.goBack()
    await page.getByRole('button', { name: 'Leave without saving' }).click()
    await page.waitForURL('**/profile')
  })

  test('a week over its minutes says on which days, and leads to what helps', async () => {
    const { page, member, problems } = await world.athlete()
    const warnings = ['kitchen_minutes:monday-42', 'kitchen_minutes_meals:friday-15']
    const plan = await giveCookedPlan(world.server, member, batches, warnings)
    const { date } = JSON.parse(plan.monday_plan ?? '{}')
    await mealPlan.open(page, world.at(`/meal-plan?view=week&day=${date}`))
    await page.getByText(/^Cooking takes longer than the time you set on Monday \(42 min\)\./).waitFor()
    expect(await stumbles(page)).toEqual([])
    await page.getByRole('link', { name: 'Change how many meals you eat' }).click()
    const meals = heading(page, 'Meal times and number of meals')
    await meals.waitFor()
    await expect.poll(() => meals.evaluate((element) => element === document.activeElement)).toBe(true)
    expect(await meals.evaluate((element) => element.getBoundingClientRect().top < innerHeight / 2)).toBe(true)
    await page.goBack()
    await page.getByRole('link', { name: 'Change your time to cook' }).click()
    await page.getByLabel('On a weekday').fill('30')
    await page.getByRole('button', { name: 'See what changes' }).waitFor()

    // The day that is over its minutes tells it on the home screen, too.
    await page.goto(world.at(`/home?day=${date}`))
    await page
      .getByRole('region', { name: 'About this plan' })
      .getByRole('link', { name: 'Change your time to cook' })
      .waitFor()
    expect(problems).toEqual([])
  })

  test('the week shows each pot: when it is cooked, and what is eaten from it', async () => {
    const { page, member } = await world.athlete()
    const plan = await giveCookedPlan(world.server, member)
    const { date } = JSON.parse(plan.monday_plan ?? '{}')
    await mealPlan.open(page, world.at(`/meal-plan?view=week&day=${date}`))
    const cooking = page.getByRole('region', { name: 'Cooking' })
    await cooking.getByText('Cook 3 times, 0 quick dishes').waitFor()
    await cooking
      .getByRole('listitem')
      .filter({ hasText: /^Lentil stew3 servings/ })
      .getByText('Cooked on Monday, eaten on Monday, Tuesday, and Wednesday')
      .waitFor()
    // The day that comes next stands open; another one opens from its line.
    const wednesday = cooking.getByRole('button', { name: /^Wednesday/ })
    expect(await wednesday.getAttribute('aria-expanded')).toBe('false')
    expect(await cooking.getByRole('list', { name: 'Cooked on Wednesday' }).count()).toBe(0)
    await wednesday.click()
    await cooking
      .getByRole('list', { name: 'Cooked on Wednesday' })
      .getByText('Cooked on Wednesday, eaten on')
      .waitFor()
    await page.getByRole('list', { name: 'Dishes on Tuesday' }).getByText('From Monday’s dinner').waitFor()
    expect(await stumbles(page)).toEqual([])
    await cooking.getByRole('link', { name: 'Monday, 15 min' }).click()
    await heading(page, 'Cook on Monday').waitFor()
  })
})
