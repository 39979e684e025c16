import { germanInstructions } from '@pacemeal/catalog/german-instructions'
import { instructionKey } from '@pacemeal/catalog/instruction-parts'
import { readMealPlan } from '@pacemeal/protocol'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { giveCookedPlan, lentilStew } from './harness/cooked-week.ts'
import { openScreen } from './harness/follow-link.ts'
import { openInstalled } from './harness/installed.ts'
import { giveWholeWeek } from './harness/people.ts'
import { openWorld } from './harness/world.ts'
import { stumbles } from './screens/accessibility.ts'

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name })
const monday = (plan: Readonly<Record<string, string>>): string => JSON.parse(plan.monday_plan ?? '{}').date

describe('a dish is cooked', () => {
  const world = openWorld()

  test('once for three meals: step by step, with a timer that rings elsewhere, to what goes where', async () => {
    const { page, member, problems } = await world.athlete()
    const plan = await giveCookedPlan(world.server, member)
    await page.clock.install()
    await page.goto(world.at(`/meal-plan?day=${monday(plan)}`))
    const dinner = page.getByRole('article', { name: /^Dinner/ })
    await dinner.getByRole('link', { name: 'Cook 3 servings, eat Tuesday and Wednesday' }).click()

    await heading(page, 'Lentil stew').waitFor()
    // Three plates of 80 g in one pot.
    await page
      .getByRole('listitem')
      .filter({ hasText: /^Red lentils.*240\sg/ })
      .waitFor()
    expect(await stumbles(page)).toEqual([])
    await page.getByRole('button', { name: 'Start cooking' }).click()
    await heading(page, 'Step 1 of 3').waitFor()
    await page.keyboard.press('ArrowRight')
    await heading(page, 'Step 2 of 3').waitFor()
    await page.getByRole('list', { name: 'For this step' }).getByText('Red lentils').waitFor()
    await page.getByRole('button', { name: 'Start timer: fifteen minutes' }).click()
    await page.keyboard.press('ArrowLeft')
    await page.getByRole('button', { name: 'Start timer: thirty seconds' }).click()
    await expect.poll(() => page.getByRole('timer').count()).toBe(2)
    expect(await stumbles(page)).toEqual([])

    // On another screen, after a reload: both go on, and the shorter one asks to be stopped.
    await page.goto(world.at('/home'))
    await page.getByRole('timer', { name: 'Lentil stew, fifteen minutes' }).waitFor()
    await page.clock.fastForward('00:35')
    await page.getByRole('alert').filter({ hasText: 'Time is up: Lentil stew, thirty seconds' }).waitFor()
    await page.getByRole('button', { name: 'Stop: Lentil stew' }).first().click()
    await page.getByRole('timer', { name: 'Lentil stew, thirty seconds' }).waitFor({ state: 'detached' })
    await page.getByRole('timer', { name: 'Lentil stew, fifteen minutes' }).click()

    await heading(page, 'Step 2 of 3').waitFor()
    await page.getByRole('button', { name: 'Next' }).click()
    await page.getByRole('button', { name: 'Next' }).click()
    await heading(page, 'What goes where').waitFor()
    const fridge = page.getByRole('region', { name: 'In the fridge until Thursday' }).getByRole('listitem')
    expect(await fridge.allTextContents()).toEqual(['Tuesday’s lunch282 g', 'Wednesday’s lunch282 g'])
    expect(await stumbles(page)).toEqual([])
    expect(problems).toEqual([])
  })

  test('in pieces: a portion says how many of them it holds', async () => {
    const { page, member } = await world.athlete()
    const eggs = { food: 'egg-whole-raw', grams: 100, amount: '2 eggs (100 g)', item: 'Eggs' }
    const dish = { ...lentilStew, name: 'Lentil stew with eggs', ingredients: [...lentilStew.ingredients, eggs] }
    const meals = ['monday-dinner', 'tuesday-lunch'] as const
    const date = monday(await giveCookedPlan(world.server, member, [{ meals, dish, pieces: [eggs.food] }]))
    await page.goto(world.at(`/cook?day=${date}`))
    await page.getByRole('link', { name: /^Lentil stew with eggs/ }).click()
    await page
      .getByRole('listitem')
      .filter({ hasText: /Eggs.*4\seggs/ })
      .waitFor()
    await page.getByRole('button', { name: 'Start cooking' }).click()
    for (const step of [1, 2, 3]) {
      await heading(page, `Step ${step} of 3`).waitFor()
      await page.getByRole('button', { name: 'Next' }).click()
    }
    await heading(page, 'What goes where').waitFor()
    const fridge = page.getByRole('region', { name: 'In the fridge until Thursday' }).getByRole('listitem')
    expect(await fridge.allTextContents()).toEqual(['Tuesday’s lunchEggs: 2 eggs (100 g)382 g'])
    expect(await stumbles(page)).toEqual([])
  })

  test('a leftover says where it is from, and a browser that cannot keep the screen on says so', async () => {
    const { page, member } = await world.athlete()
    const date = monday(await giveCookedPlan(world.server, member))
    await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'wakeLock'))
    await page.goto(world.at(`/cook?day=${date}`))
    await page.getByRole('link', { name: /^Lentil stew.*Monday’s dinner, Tuesday’s lunch, Wednesday’s lunch/ }).click()
    await page.getByText('This browser does not keep the screen on.').waitFor()
    await page.getByRole('button', { name: 'Leave the cook view' }).click()
    await heading(page, 'Cook on Monday').waitFor()
    const tuesday = new Date(Date.parse(date) + 86_400_000).toISOString().slice(0, 10)
    await openScreen(page, world.at(`/meal-plan?day=${tuesday}`))
    await page
      .getByRole('article', { name: /^Lunch/ })
      .getByText('From Monday’s dinner')
      .waitFor()
  })

  test('without a network, once the app is installed', async () => {
    const { page, member } = await world.installed()
    const date = monday(await giveCookedPlan(world.server, member))
    await openInstalled(page, world.at(`/meal-plan?day=${date}`))
    await page.getByRole('article', { name: /^Dinner/ }).waitFor()
    // What the worker answers for must have been read through it once.
    await page.reload()
    await page.getByRole('article', { name: /^Dinner/ }).waitFor()
    await page.context().setOffline(true)
    await page.getByRole('link', { name: 'Cook 3 servings, eat Tuesday and Wednesday' }).click()
    await page.getByRole('button', { name: 'Start cooking' }).click()
    await heading(page, 'Step 1 of 3').waitFor()
    await page.reload()
    await heading(page, 'Step 1 of 3').waitFor()
  })

  test('a dish that is not in the plan any more leads back to the plan', async () => {
    const { page } = await world.athlete()
    await page.goto(world.at('/cook/2026-01-05%2Fmonday-dinner'))
    await heading(page, 'This dish is not in your plan').waitFor()
    await page.getByRole('link', { name: 'Open Fuel Plan' }).click()
    await page.getByRole('heading', { name: 'Fuel Plan', exact: true }).waitFor()
  })

  test('in German without a network: what every dish of the week tells is on the device', async () => {
    const { page, member } = await world.installed()
    const read = readMealPlan(await giveWholeWeek(member))
    if (!read.ok) throw new Error(read.error.problem)
    const { days, cooking = [] } = read.value
    const meals = days.flatMap(({ date, meals: served }) =>
      served.map(({ id, cooking: pot, options: [{ steps }] }) => ({ id: `${date}/${id}`, steps, pot })),
    )
    const cooked = [...cooking, ...meals.filter(({ pot }) => pot === undefined)]
    const first = cooked.flatMap(({ id, steps: [step = ''] }) => (step in germanInstructions ? [{ id, step }] : []))
    const [dish] = first
    if (dish === undefined) throw new Error('The week has no dish of the catalogue.')
    await page.addInitScript(() => localStorage.setItem('language', 'de'))
    await openInstalled(page, world.at(`/meal-plan?day=${days[0]?.date}`))
    await page.reload()
    const missing = async () => {
      const kept = await page.evaluate(async () => {
        const files = await (await caches.open('extras')).matchAll()
        return (await Promise.all(files.map((file) => file.text()))).join()
      })
      return first.filter(({ step }) => !kept.includes(instructionKey(step)))
    }
    await expect.poll(missing, { timeout: 20_000 }).toEqual([])

    await page.context().setOffline(true)
    await page.goto(world.at(`/cook/${encodeURIComponent(dish.id)}?step=1`))
    await page.getByText(germanInstructions[dish.step] ?? '', { exact: true }).waitFor()
  })
})
