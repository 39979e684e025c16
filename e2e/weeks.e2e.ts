import { addDays, dayAt, type LocalDate, weekdayOf, weekdays } from '@pacemeal/domain'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { followLink } from './harness/follow-link.ts'
import { givePlan, giveWholeWeek, type Member, trainingWeek } from './harness/people.ts'
import type { OwnServer } from './harness/running-server.ts'
import { openOwnWorld, type World } from './harness/world.ts'
import { mealPlan } from './screens/meal-plan.ts'

const zone = 'America/New_York'
const DAY = 86_400_000

/** The time of server and browser, so many days from now. */
const travel = async (world: World<OwnServer>, page: Page, days: number): Promise<LocalDate> => {
  if (days > 0) await world.server.moveClock(days)
  const now = Date.now() + days * DAY
  await page.clock.install({ time: now })
  return dayAt(now, zone)
}

/** The dishes of a shown day, as they are headed. */
const dishesOn = async (page: Page, world: World, day: LocalDate): Promise<readonly string[]> => {
  await mealPlan.open(page, world.at(`/meal-plan?day=${day}`))
  await page.getByRole('article').first().waitFor()
  return page.getByRole('article').getByRole('heading').allTextContents()
}

describe('somebody who signs up on a Sunday', () => {
  const world = openOwnWorld()

  test('has that day and the next week, and nothing pretends to be a plan of the days before', async () => {
    const { page, member } = await world.athlete()
    const ahead = (6 - weekdays.indexOf(weekdayOf(dayAt(Date.now(), zone)))) % 7
    const sunday = await travel(world, page, ahead)
    await givePlan(member)
    expect((await dishesOn(page, world, sunday)).length).toBeGreaterThan(2)
    await mealPlan.open(page, world.at(`/meal-plan?day=${addDays(sunday, -1)}`))
    const told = ahead > 0 ? 'This day was not planned' : 'You had no account on this day'
    await page.getByRole('heading', { name: told }).waitFor()
    await followLink(page, `/meal-plan?view=week&day=${sunday}`)
    await page.getByText('Saturday, not planned').waitFor()
    await followLink(page, `/meal-plan?view=week&day=${addDays(sunday, -14)}`)
    const days = page.getByRole('list', { name: 'Days', exact: true })
    await expect.poll(() => days.getByText('You had no account on this day').count()).toBe(7)
    await expect
      .poll(async () => {
        await mealPlan.open(page, world.at(`/meal-plan?day=${addDays(sunday, 1)}`))
        return page.getByRole('article').count()
      })
      .toBeGreaterThan(2)
  })
})

describe('a day that is over', () => {
  const world = openOwnWorld()

  test('stays as it was planned when a new plan is made', async () => {
    const { page, member } = await world.athlete()
    const first = dayAt(Date.now(), zone)
    // The last day of a week has no day after it in the same plan.
    const start = weekdayOf(first) === 'sunday' ? 1 : 0
    const yesterday = await travel(world, page, start)
    await givePlan(member)
    const before = await dishesOn(page, world, yesterday)
    await travel(world, page, start + 1)
    await mealPlan.open(page, world.at('/meal-plan'))
    await page.getByRole('button', { name: 'Regenerate Meal Plan' }).click()
    await mealPlan.notice(page, 'Meal Plan Regenerated').waitFor()
    expect(await dishesOn(page, world, yesterday)).toEqual(before)
  })
})

describe('a session that is removed', () => {
  const world = openOwnWorld()

  const dishesOf = (plan: Readonly<Record<string, string>>, day: string): readonly string[] =>
    JSON.parse(plan[`${day}_plan`] ?? '{"meals":[]}').meals.map(
      ({ mealOptions }: { mealOptions: { recipeId: string }[] }) => mealOptions[0]?.recipeId ?? '',
    )

  const withoutFriday = async (member: Member) => {
    const { friday: _, ...rest } = trainingWeek
    await member.call('PATCH', `/databases/pacemeal/collections/user_profiles/documents/${member.userId}`, {
      data: { activitySchedule: JSON.stringify(rest) },
    })
  }

  test('leaves the dishes of the other days as they were', async () => {
    const { member } = await world.athlete()
    const before = await giveWholeWeek(member)
    await withoutFriday(member)
    const after = await giveWholeWeek(member)
    const others = weekdays.filter((day) => day !== 'friday')
    const kept = others.flatMap((day) => dishesOf(before, day).map((dish) => dishesOf(after, day).includes(dish)))
    expect(kept.filter(Boolean).length / kept.length).toBeGreaterThanOrEqual(0.9)
    expect(dishesOf(after, 'friday').length).toBeLessThan(dishesOf(before, 'friday').length)
  })
})
