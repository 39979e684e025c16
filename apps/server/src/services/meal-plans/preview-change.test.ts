import { openCatalog } from '@pacemeal/catalog'
import {
  addDays,
  defaultKitchenPreferences,
  localDate,
  minuteOfDay,
  type PlannedWeek,
  weekdays,
} from '@pacemeal/domain'
import {
  databaseId,
  findPlanPreviewResult,
  type PlanPreview,
  readMealPlan,
  writeKitchenPreferences,
  writeShoppingTicks,
} from '@pacemeal/protocol'
import { aSession } from '@pacemeal/testing'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { usually } from '../../testing/databases.ts'
import { askForPlan, signUpAthlete } from '../../testing/planned-people.ts'
import { startApp, type TestApp } from '../../testing/test-app.ts'
import type { Person } from '../../testing/test-browser.ts'
import { untilPlanned } from '../../testing/until-idle.ts'
import { findActivePlan, findUpcomingPlan } from './active-plan.ts'
import { judgeDishes } from './judge-dishes.ts'

const monday = localDate('2026-03-02')
const thursday = addDays(monday, 3)
const evening = aSession({ type: 'Practice', start: minuteOfDay(1020), end: minuteOfDay(1110) })

describe.each(usually('postgres'))('a change that is looked at first on %s', (database) => {
  let app: TestApp
  let maya: Person
  beforeEach(async () => {
    app = await startApp(database)
    maya = await signUpAthlete(app.browser())
    await askForPlan(maya)
    await untilPlanned(app)
  })
  afterEach(() => app.close())

  const call = async (path: string, body: object) => {
    const { functions, userId } = maya
    const run = await functions.createExecution({
      functionId: 'meal-plan',
      xpath: path,
      body: JSON.stringify({ userId, ...body }),
    })
    return { code: run.responseStatusCode, answer: JSON.parse(run.responseBody || '{}') }
  }
  const preview = async (change: object): Promise<PlanPreview> => {
    const { answer } = await call('/preview', { change })
    const found = findPlanPreviewResult(answer)?.data
    if (found?.kind !== 'proposed') throw new Error(JSON.stringify(answer))
    return found
  }
  const profile = () =>
    maya.databases.getDocument({ databaseId, collectionId: 'user_profiles', documentId: maya.userId })
  const daysOf = async () =>
    (await maya.databases.listDocuments({ databaseId, collectionId: 'day_changes' })).documents.map(({ day }) => day)
  const weekNow = async (): Promise<PlannedWeek | undefined> =>
    (await findActivePlan(app.backend.store, maya.userId))?.week
  const planTexts = async () => {
    const { documents } = await maya.databases.listDocuments({ databaseId, collectionId: 'meal_plans' })
    return documents.filter(({ status }) => status === 'active').map((plan: object) => readMealPlan(plan))
  }

  test('changes nothing until it is applied, then the profile and its plan, and Undo brings both back', async () => {
    const [before, plans] = [await profile(), await planTexts()]
    const { proposal, changes } = await preview({ profile: { weightPounds: 190 } })
    expect(changes.length).toBeGreaterThan(0)
    expect(changes.every(({ date }) => date >= monday)).toBe(true)
    expect((await profile()).weightPounds).toBe(before.weightPounds)
    expect(await planTexts()).toEqual(plans)

    expect((await call('/apply', { proposal })).code).toBe(200)
    expect((await profile()).weightPounds).toBe(190)
    const changed = await planTexts()
    expect(changed).toHaveLength(1)
    expect(changed).not.toEqual(plans)
    // Asked twice, it is done once; and no other plan is made for it.
    expect((await call('/apply', { proposal })).code).toBe(200)
    const runs = await app.backend.store.db
      .selectFrom('executions')
      .select('id')
      .where('requestPath', '=', '/')
      .execute()
    expect(runs).toHaveLength(1)

    expect((await call('/restore', { proposal })).code).toBe(200)
    expect((await profile()).weightPounds).toBe(before.weightPounds)
    expect(await planTexts()).toEqual(plans)
  })

  test('is not applied when the plan has changed since, nor taken back', async () => {
    const { proposal } = await preview({ profile: { weightPounds: 190 } })
    const meal = (await weekNow())?.days[2]?.meals[0]
    const lock = (isLocked: boolean) => call('/lock', { day: 'wednesday', mealId: meal?.id, isLocked })
    await lock(true)
    expect((await call('/apply', { proposal })).code).toBe(409)
    const again = await preview({ profile: { weightPounds: 190 } })
    expect((await call('/apply', { proposal: again.proposal })).code).toBe(200)
    await lock(false)
    expect((await call('/restore', { proposal: again.proposal })).code).toBe(409)
    expect((await profile()).weightPounds).toBe(190)
  })

  test('just for one day is kept beside the schedule, which stays, and is taken back with its plan', async () => {
    const [schedule, plans] = [(await profile()).activitySchedule, await planTexts()]
    const changes = [
      { kind: 'session-added', session: evening },
      { kind: 'meal-out', meal: 'dinner' },
    ]
    const { proposal } = await preview({ days: [{ date: thursday, changes }] })
    expect(await daysOf()).toEqual([])
    expect((await call('/apply', { proposal })).code).toBe(200)
    expect(await daysOf()).toEqual([thursday])
    expect((await profile()).activitySchedule).toBe(schedule)
    const day = (await weekNow())?.days[3]
    expect(day?.sessions.some(({ type, start }) => type === evening.type && start === evening.start)).toBe(true)
    expect(day?.meals.find(({ slot }) => slot === 'dinner')?.options[0].recipe).toBe('eaten-out')

    expect((await call('/restore', { proposal })).code).toBe(200)
    expect(await daysOf()).toEqual([])
    expect(await planTexts()).toEqual(plans)
  })

  test('uses what is ticked on the shopping list, and what the device says beside it', async () => {
    const planWeek = vi.spyOn(app.backend.menus, 'planWeek')
    const ticks = writeShoppingTicks({
      weeks: { [monday]: { 'rice-white': { grams: 500, at: app.clock.now() } } },
      atHome: { cumin: { grams: 0, at: app.clock.now() } },
    })
    await maya.databases.createDocument({
      databaseId,
      collectionId: 'shopping_ticks',
      documentId: maya.userId,
      data: { user: maya.userId, ticks },
    })
    await call('/preview', { change: { profile: { weightPounds: 190 } }, bought: { 'eggs-whole': 360 } })
    const [input] = planWeek.mock.calls.at(-1) ?? []
    expect([...(input?.previous?.bought ?? [])].toSorted()).toEqual([
      ['cumin', 0],
      ['eggs-whole', 360],
      ['rice-white', 500],
    ])
  })

  test('tells whose meals stay: those that are kept to the gram, and how many keep their dish', async () => {
    const meal = (await weekNow())?.days[2]?.meals[1]
    await call('/lock', { day: 'wednesday', mealId: meal?.id, isLocked: true })
    const { stays, targets } = await preview({ profile: { weightPounds: 190 } })
    const name = meal?.options[0].name
    const kept = { date: addDays(monday, 2), meal: meal?.id, slot: meal?.slot, name, why: 'locked' }
    expect(stays?.untouched.filter(({ why }) => why === 'locked')).toEqual([kept])
    expect(stays?.sameDish).toBeGreaterThan((stays?.meals ?? 0) / 2)
    expect(stays?.sameDish).toBeLessThanOrEqual(stays?.meals ?? 0)
    expect(targets).toHaveLength(7)
    expect(targets.every(({ before, after }) => after > before)).toBe(true)
  })

  test('reaches the week that was made ahead, which stays the plan of its week', async () => {
    await call('/', { weekStart: addDays(monday, 7) })
    await untilPlanned(app)
    const ahead = async () => (await findUpcomingPlan(app.backend.store, maya.userId, addDays(monday, 7)))?.id
    const before = await ahead()
    expect(before).toBeDefined()
    const { proposal, changes } = await preview({ profile: { weightPounds: 190 } })
    expect(changes.some(({ date }) => date < addDays(monday, 7))).toBe(true)
    expect(changes.some(({ date }) => date >= addDays(monday, 7))).toBe(true)
    expect((await call('/apply', { proposal })).code).toBe(200)
    await untilPlanned(app)
    expect(await ahead()).toBe(before)
  })

  test('is refused where a save of it would be, and for days that cannot be planned', async () => {
    const codes = await Promise.all(
      [
        { profile: { weightPounds: 5 } },
        { profile: { terra_user_id: 'somebody' } },
        { kitchen: JSON.stringify({ leftoverDays: 30 }) },
        { days: [{ date: addDays(monday, -1), changes: [] }] },
        { days: [{ date: addDays(monday, 14), changes: [] }] },
        { days: [{ date: thursday, changes: [{ kind: 'holiday' }] }] },
        { moves: [{ date: addDays(monday, -1), meal: 'sunday-dinner', to: thursday }] },
      ].map((change) => call('/preview', { change }).then(String, ({ code }) => code)),
    )
    expect(codes).toEqual([400, 400, 400, 400, 400, 400, 400])
  })

  test('moves a dish to another day, where it changes places, with its pots; Undo brings both back', async () => {
    const plans = await planTexts()
    const dinners = async () =>
      ((await weekNow())?.days ?? []).map(
        ({ meals }) => meals.find(({ slot }) => slot === 'dinner')?.options[0].recipe ?? '',
      )
    const before = await dinners()
    // Which dinners can change places, the week's dishes decide: of all pairs of days some can.
    const pairs = [2, 3, 4, 5].flatMap((from) => [3, 4, 5, 6].map((to) => [from, to] as const))
    let applied: readonly [number, number, string] | undefined
    for (const [from, to] of pairs.filter(([one, other]) => one < other && before[one] !== before[other])) {
      const meal = `${weekdays[from]}-dinner`
      const moves = [{ date: addDays(monday, from), meal, to: addDays(monday, to) }]
      const found = findPlanPreviewResult((await call('/preview', { change: { moves } })).answer)?.data
      if (found?.kind !== 'proposed') continue
      expect((await call('/apply', { proposal: found.proposal })).code).toBe(200)
      applied = [from, to, found.proposal]
      break
    }
    if (applied === undefined) throw new Error('No two dinners of the week can change places.')
    const [from, to, proposal] = applied
    const after = await dinners()
    expect([after[from], after[to]]).toEqual([before[to], before[from]])
    for (const { id, cookedOn, keepsDays, portions } of (await weekNow())?.cooking ?? []) {
      const last = addDays(cookedOn, keepsDays)
      const fresh = portions.filter(({ isFrozen }) => isFrozen !== true)
      expect(
        fresh.every(({ date }) => date >= cookedOn && date <= last),
        id,
      ).toBe(true)
    }
    expect((await call('/restore', { proposal })).code).toBe(200)
    expect(await planTexts()).toEqual(plans)
  })

  test('moves nothing that is kept, nor to a day without such a meal, and says why', async () => {
    await call('/lock', { day: 'wednesday', mealId: 'wednesday-dinner', isLocked: true })
    const why = async (meal: string, from: number, to: number) => {
      const moves = [{ date: addDays(monday, from), meal, to: addDays(monday, to) }]
      const found = findPlanPreviewResult((await call('/preview', { change: { moves } })).answer)?.data
      return found?.kind === 'infeasible' ? found.why : found?.kind
    }
    expect(await why('wednesday-dinner', 2, 3)).toMatch(/ on Wednesday is eaten, over or kept by you, so it stays\.$/)
    expect(await why('thursday-dinner', 3, 2)).toMatch(/ on Wednesday is eaten, over or kept by you, so it stays\.$/)
    expect(await why('thursday-dinner', 3, 8)).toBe('There is no meal of that kind on that day that could make room.')
  })

  test('of the diet takes what is forbidden now out of both weeks, locked today or offered beside, and Undo brings it back', async () => {
    await call('/', { weekStart: addDays(monday, 7) })
    await untilPlanned(app)
    const dinner = (await weekNow())?.days[0]?.meals.find(({ slot }) => slot === 'dinner')
    await call('/lock', { day: 'monday', mealId: dinner?.id, isLocked: true })
    const weeks = async () => [
      await weekNow(),
      (await findUpcomingPlan(app.backend.store, maya.userId, addDays(monday, 7)))?.week,
    ]
    const before = await weeks()
    // The morning is over: it stays as it was.
    const toCome = (week: PlannedWeek | undefined) =>
      (week?.days ?? []).flatMap(({ date, meals }) =>
        meals.filter(({ slot }) => date > monday || slot === 'dinner').flatMap(({ options }) => options),
      )
    const avoided = dinner?.options[0].ingredients[0]?.item.split(',')[0] ?? ''
    const { proposal } = await preview({ profile: { diet: ['vegetarian'], restrictions: [avoided] } })
    expect((await call('/apply', { proposal })).code).toBe(200)
    const mayEat = await judgeDishes(app.backend.store, maya.userId)
    const after = await weeks()
    const dishes = after.map((week) => toCome(week))
    for (const options of dishes) expect(options.length).toBeGreaterThan(0)
    expect(
      dishes
        .flat()
        .filter((dish) => !mayEat(dish))
        .map(({ name }) => name),
    ).toEqual([])
    expect((await call('/restore', { proposal })).code).toBe(200)
    expect(await weeks()).toEqual(before)
  })

  test('of what a guest must not eat takes it off the table, kept for this evening or not, and Undo brings it back', async () => {
    const guest = { id: 'ana', name: 'Ana', portion: 1, meals: ['dinner' as const], diets: [], restrictions: [] }
    const seated = { ...defaultKitchenPreferences, table: [guest] }
    await call('/apply', { proposal: (await preview({ kitchen: writeKitchenPreferences(seated) })).proposal })
    const before = await weekNow()
    const dinner = before?.days[0]?.meals.find(({ slot }) => slot === 'dinner')
    await call('/lock', { day: 'monday', mealId: dinner?.id, isLocked: true })
    const kept = await weekNow()
    const avoided = dinner?.options[0].ingredients[0]?.item.split(',')[0] ?? ''
    const rules = openCatalog().rulesFor([], [avoided])
    const handed = (week: PlannedWeek | undefined) =>
      (week?.cooking ?? [])
        .filter(({ portions }) => portions.some(({ eater }) => eater === 'ana'))
        .flatMap(({ name, ingredients }) =>
          ingredients.some(({ food }) => !openCatalog().permits(rules, openCatalog().requireFood(food))) ? [name] : [],
        )
    expect(handed(kept)).not.toEqual([])

    const { proposal } = await preview({
      kitchen: writeKitchenPreferences({ ...seated, table: [{ ...guest, restrictions: [avoided] }] }),
    })
    expect((await call('/apply', { proposal })).code).toBe(200)
    const after = await weekNow()
    expect(handed(after)).toEqual([])
    const evening = after?.days[0]?.meals.find(({ slot }) => slot === 'dinner')
    expect(evening?.options[0].recipe).not.toBe(dinner?.options[0].recipe)
    expect((await call('/restore', { proposal })).code).toBe(200)
    expect(await weekNow()).toEqual(kept)
  })

  test('of the schedule leaves the days that it does not touch', async () => {
    const before = await weekNow()
    const { activitySchedule } = await profile()
    const added = { type: 'Lift', startTime: '6:00 PM', endTime: '7:00 PM', intensity: 'Moderate' }
    const saved = JSON.parse(String(activitySchedule))
    const wanted = JSON.stringify({ ...saved, saturday: [...(saved.saturday ?? []), added] })
    const { proposal } = await preview({ profile: { activitySchedule: wanted } })
    await call('/apply', { proposal })
    const after = await weekNow()
    const dishes = (week: PlannedWeek | undefined) =>
      (week?.days ?? [])
        .slice(0, 4)
        .flatMap(({ meals }) => meals.map(({ id, options }) => `${id} ${options[0].recipe}`))
    const kept = dishes(after).filter((dish) => dishes(before).includes(dish))
    expect(kept.length / dishes(before).length).toBeGreaterThanOrEqual(0.9)
  })
})
