import { openCatalog } from '@pacemeal/catalog'
import { isPantry } from '@pacemeal/catalog/shopping'
import { databaseId, readMealPlan } from '@pacemeal/protocol'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { giveCookedPlan } from './harness/cooked-week.ts'
import { documentsOf } from './harness/documents.ts'
import { readApart } from './harness/first-visit.ts'
import { openInstalled } from './harness/installed.ts'
import type { Member } from './harness/people.ts'
import { openWorld } from './harness/world.ts'
import { stumbles } from './screens/accessibility.ts'
import { mealPlan } from './screens/meal-plan.ts'

type Plan = Readonly<Record<string, string>>

const shopping = (plan: Plan) => `/meal-plan?view=shopping&day=${plan.weekStart}`
const item = (page: Page, name: string) => page.getByRole('checkbox', { name: new RegExp(`^${name}`) })

const { findFood } = openCatalog()

/** Plans a dish of Thursday's for which something has to be bought that the week does not need yet. */
const chooseSomethingNew = (member: Member, plan: Plan): Promise<unknown> => {
  const read = readMealPlan(plan)
  if (!read.ok) throw new Error(`The plan cannot be read: ${read.error.problem}`)
  const bought = new Set(
    read.value.days.flatMap(({ meals }) =>
      meals.flatMap(({ options: [{ ingredients }] }) => ingredients.map(({ food }) => food)),
    ),
  )
  const isNew = (id: string): boolean => {
    const food = findFood(id)
    return food !== undefined && !bought.has(id) && !isPantry(food)
  }
  const choices = read.value.days
    .filter(({ day }) => day === 'thursday')
    .flatMap(({ meals }) => meals.flatMap(({ id, options }) => options.map((option) => ({ mealId: id, option }))))
  const choice = choices.find(({ option }) => option.ingredients.filter(({ food }) => isNew(food)).length > 1)
  if (choice === undefined) throw new Error('Thursday offers nothing new')
  const body = JSON.stringify({
    userId: member.userId,
    weekStart: plan.weekStart,
    day: 'thursday',
    mealId: choice.mealId,
    recipe: choice.option.recipe,
  })
  return member.call('POST', '/functions/meal-plan/executions', { body, path: '/choose', async: false })
}

/** Ids of the foods that the server knows as bought for the plan's week. */
const ticked = async (member: Member, plan: Plan): Promise<readonly string[]> => {
  const [document] = await documentsOf(member, 'shopping_ticks')
  const { weeks } = JSON.parse(document?.ticks ?? '{"weeks":{}}')
  return Object.keys(weeks[plan.weekStart ?? ''] ?? {}).toSorted()
}

describe('what to buy', () => {
  const world = openWorld()

  test('is ticked once; staples stay ticked over the weeks, and a changed plan shows what changed', async () => {
    const { page, member, problems } = await world.athlete()
    const plan = await giveCookedPlan(world.server, member)
    // Before the ticks are read nobody knows how many there are.
    await readApart(page)
    let answerTicks: () => void = () => undefined
    const isAsked = new Promise<void>((asked) => {
      void page.route('**/shopping_ticks/**', async (route) => {
        asked()
        await new Promise<void>((answer) => {
          answerTicks = answer
        })
        await route.continue()
      })
    })
    await mealPlan.open(page, world.at(shopping(plan)))
    await item(page, 'Red lentils').waitFor()
    await isAsked
    expect(await page.getByText(/in the basket/).count()).toBe(0)
    answerTicks()
    await page.getByText(/^0 of \d+ in the basket/).waitFor()
    await page.unrouteAll()
    // Three plates of 80 g out of one pot, in packs as sold where the athlete lives.
    await item(page, 'Red lentils').check()
    await item(page, 'Red lentils, dry.*1 lb').waitFor()
    // What is at home is not bought; it is not in the basket either.
    await page.getByRole('button', { name: /^Tomatoes, canned.* is at home$/ }).click()
    const usedUp = page.getByRole('button', { name: /^Tomatoes, canned.* is used up$/ })
    await usedUp.waitFor()
    const staple = page.getByRole('region', { name: 'Check at home' }).getByRole('checkbox', { name: /cumin/i })
    await staple.check()
    expect(await page.getByRole('region', { name: 'Changed since you last looked' }).count()).toBe(0)
    expect(await stumbles(page)).toEqual([])

    await chooseSomethingNew(member, plan)
    await page.reload()
    const changes = page.getByRole('region', { name: 'Changed since you last looked' })
    await changes.getByRole('listitem').first().waitFor()
    await expect.poll(() => item(page, 'Red lentils').isChecked()).toBe(true)
    await expect.poll(() => staple.isChecked()).toBe(true)
    await usedUp.click()
    await item(page, 'Tomatoes, canned.*can').waitFor()
    expect(await stumbles(page)).toEqual([])
    await changes.getByRole('button', { name: 'Got It' }).click()
    await changes.waitFor({ state: 'detached' })

    // Another span has a basket of its own, and the same staples at home.
    await page.getByText('From today', { exact: true }).click()
    await page.getByText(/^0 of \d+ in the basket/).waitFor()
    await page.getByText('Next week', { exact: true }).click()
    await page.getByText(/^1 of \d+ in the basket/).waitFor()

    await page.getByRole('button', { name: 'Empty the basket' }).click()
    await page.getByText(/^0 of \d+ in the basket/).waitFor()
    await page.getByRole('button', { name: 'Undo' }).click()
    await page.getByText(/^1 of \d+ in the basket/).waitFor()
    await expect.poll(() => item(page, 'Red lentils').isChecked()).toBe(true)
    expect(problems).toEqual([])
  })

  test('is ticked without a network beside another phone, and both are kept', async () => {
    const { page, member } = await world.installed()
    const plan = await giveCookedPlan(world.server, member)
    await openInstalled(page, world.at(shopping(plan)))
    await item(page, 'Red lentils').waitFor()
    // What the worker answers for must have been read through it once.
    await page.reload()
    await item(page, 'Red lentils').waitFor()
    await page.context().setOffline(true)
    await item(page, 'Red lentils').check()
    await page.getByText(/^1 of \d+ in the basket/).waitFor()
    await page.reload()
    await page.getByText(/^1 of \d+ in the basket/).waitFor()
    await expect.poll(() => item(page, 'Red lentils').isChecked()).toBe(true)
    expect(await ticked(member, plan)).toEqual([])

    // Meanwhile another phone ticks something else.
    const ticks = JSON.stringify({ weeks: { [`${plan.weekStart}`]: { cumin: { grams: 50, at: 1 } } } })
    const data = { user: member.userId, ticks }
    const path = `/databases/${databaseId}/collections/shopping_ticks/documents`
    await member.call('POST', path, { documentId: member.userId, data })
    await page.context().setOffline(false)
    await expect.poll(() => ticked(member, plan), { timeout: 30_000 }).toEqual(['cumin', 'lentils-red-dry'])
    await page.reload()
    await page.getByText(/^1 of \d+ in the basket/).waitFor()
  })
})
