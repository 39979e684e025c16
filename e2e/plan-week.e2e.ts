import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { giveWholeWeek } from './harness/people.ts'
import { openWorld } from './harness/world.ts'
import { stumbles } from './screens/accessibility.ts'
import { mealPlan } from './screens/meal-plan.ts'

const { notice } = mealPlan

describe('the week and what to buy for it', () => {
  const world = openWorld()

  const itemsTicked = (page: Page) => page.getByRole('checkbox', { checked: true }).count()

  test('the week tells training from rest, and leads to its days; the list is ticked, shared and printed', async () => {
    const { page, member, problems } = await world.athlete({
      activitySchedule: JSON.stringify({
        tuesday: [{ type: 'Conditioning', startTime: '7:30 AM', endTime: '8:30 AM', intensity: 'Intense' }],
      }),
    })
    const plan = await giveWholeWeek(member)
    await mealPlan.open(page, world.at(`/meal-plan?view=week&day=${plan.weekStart}`))
    const rows = page.getByRole('list', { name: 'Days' }).getByRole('button')
    await rows.first().waitFor()
    expect(await rows.count()).toBe(7)
    const training = rows.filter({ has: page.getByText(/^(Today, training|Training)$/) })
    expect(await training.count()).toBe(1)
    expect(await rows.filter({ has: page.getByText(/^(Today, rest|Rest)$/) }).count()).toBe(6)
    await training.filter({ hasText: /^Tuesday.*Conditioning 7:30 AM, 1h 0m.*[\d,]+ kcal/ }).waitFor()
    expect(await page.getByText(/^Dishes (give \d+% (more|less)|meet)/).count()).toBe(7)
    expect(await stumbles(page)).toEqual([])

    // On paper every day is open, and what only a finger could use is not there.
    const cooked = page.getByRole('list', { name: /^Cooked on / })
    const toUse = page.getByRole('link', { name: /^Skip to content$| to another day$/ })
    const onScreen = await cooked.count()
    expect(await toUse.count()).toBeGreaterThan(1)
    await page.emulateMedia({ media: 'print' })
    const toOpen = page.getByRole('button', { expanded: false })
    expect(await cooked.count()).toBe(onScreen + (await toOpen.count()))
    expect(await toUse.count()).toBe(0)
    await page.emulateMedia({ media: 'screen' })
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
        boxes.map((box) => box.closest('label')?.querySelector('span:nth-of-type(2) > span > span')?.textContent ?? ''),
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
