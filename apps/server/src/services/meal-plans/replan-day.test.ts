import { addDays, instantOn, type PlannedDay, type PlannedMeal, type Weekday } from '@pacemeal/domain'
import { databaseId, type ProposedChange, readMealPlan } from '@pacemeal/protocol'
import { ID, Query } from 'appwrite'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { threadedMenuPlanner } from '../../providers/menu/threaded-menu-planner.ts'
import { usually } from '../../testing/databases.ts'
import { askForPlan, signUpAthlete } from '../../testing/planned-people.ts'
import { rememberedMenus } from '../../testing/remembered-menus.ts'
import { startApp, type TestApp } from '../../testing/test-app.ts'
import { type Person, refusal, signUp } from '../../testing/test-browser.ts'
import { recordActivity } from '../wearable/record-activity.ts'

const zone = 'America/New_York'
const schedule = {
  tuesday: [{ type: 'Conditioning', startTime: '4:00 PM', endTime: '5:00 PM', intensity: 'Intense' }],
  saturday: [{ type: 'Practice', startTime: '4:00 PM', endTime: '5:30 PM', intensity: 'Moderate' }],
}

describe.each(usually('sqlite'))('a day that changed, on %s', (database) => {
  let app: TestApp
  let maya: Person
  /** What somebody does while the next week is planned. */
  let meanwhile: (() => Promise<unknown>) | undefined
  beforeAll(async () => {
    const planner = rememberedMenus(threadedMenuPlanner(1), inject('solvedMenus'))
    const menus: typeof planner = {
      ...planner,
      async planWeek(...given) {
        const plan = await planner.planWeek(...given)
        const act = meanwhile
        meanwhile = undefined
        await act?.()
        return plan
      },
    }
    app = await startApp(database, { menus })
  })
  afterAll(() => app.close())

  const call = async (person: Person, xpath: string, body: object = {}) => {
    const run = await person.functions.createExecution({
      functionId: 'meal-plan',
      xpath,
      body: JSON.stringify({ userId: person.userId, ...body }),
    })
    return { code: run.responseStatusCode, ...JSON.parse(run.responseBody) }
  }
  const finished = async (person: Person, executionId: string): Promise<void> => {
    for (let status = ''; status !== 'completed'; ) {
      status = (await person.functions.getExecution({ functionId: 'meal-plan', executionId })).status
      await new Promise((next) => setTimeout(next, 20))
    }
  }
  const week = async (person = maya): Promise<readonly PlannedDay[]> => {
    const queries = [Query.equal('userId', person.userId), Query.equal('status', 'active')]
    const { documents } = await person.databases.listDocuments({ databaseId, collectionId: 'meal_plans', queries })
    const [plan] = documents
    const read = readMealPlan(plan as object)
    if (!read.ok) throw new Error(JSON.stringify(read.error))
    return read.value.days
  }
  const on = (days: readonly PlannedDay[], name: Weekday) => days.find(({ day }) => day === name)
  const tuesday = async () => on(await week(), 'tuesday') as PlannedDay
  const find = (day: PlannedDay | undefined, slot: string) =>
    day?.meals.find((meal) => meal.slot === slot) as PlannedMeal
  const write = (collectionId: string, data: object) =>
    maya.databases.createDocument({
      databaseId,
      collectionId,
      documentId: ID.unique(),
      data: { user: maya.userId, ...data },
    })
  const logLunch = (amounts: object) =>
    write('meal_logs', {
      loggedAt: instantOn('2026-03-03' as PlannedDay['date'], 12 * 60 + 40, zone),
      mealTime: 'lunch',
      mealPlans: 'tuesday-lunch',
      status: 'Followed',
      ...amounts,
    })
  /** Sets the clock to a minute of Tuesday, 3 March, in New York. */
  const setClock = (minute: number) =>
    app.clock.advance(Date.parse(instantOn('2026-03-03' as PlannedDay['date'], minute, zone)) - app.clock.now())

  /** Somebody with a plan. The id draws the menu, so that what is told of its dishes is the same on every run. */
  const someone = async (id: string) => {
    maya = await signUpAthlete(app.browser(), id)
    const data = { activitySchedule: JSON.stringify(schedule), timeZone: zone }
    await maya.databases.updateDocument({ databaseId, collectionId: 'user_profiles', documentId: maya.userId, data })
    await finished(maya, (await askForPlan(maya)).$id)
  }

  test('a big lunch is answered with a proposal that changes nothing, adjusted to once, and taken back', async () => {
    await someone('maya-22')
    setClock(13 * 60)
    expect((await call(maya, '/replan')).data).toEqual({ kind: 'unchanged' })
    const before = await week()
    const lunch = find(on(before, 'tuesday'), 'lunch').options[0]
    await logLunch({
      calories: lunch.calories + 520,
      protein: lunch.protein + 12,
      carbs: lunch.carbs + 70,
      fat: lunch.fat + 22,
    })

    const { data } = await call(maya, '/replan')
    expect(data).toMatchObject({ kind: 'proposed', today: 'tuesday' })
    expect(data.because.map(({ rule }: { rule: string }) => rule)).toEqual(['eaten_differently'])
    const dinner = data.changes.find(({ slot, day }: Record<string, string>) => slot === 'dinner' && day === 'tuesday')
    expect(dinner.difference.carbs).toBeLessThan(-10)
    expect(await week()).toEqual(before)
    expect((await call(maya, '/replan')).data).toEqual(data)

    const { proposal } = data
    expect(await call(maya, '/adjust', { proposal })).toMatchObject({ code: 200, success: true })
    const after = await week()
    const past = (day: PlannedDay | undefined) => day?.meals.filter(({ at }) => at < 13 * 60)
    expect(past(on(after, 'tuesday'))).toEqual(past(on(before, 'tuesday')))
    expect(find(on(after, 'tuesday'), 'dinner').options[0].carbs).toBeLessThan(
      find(on(before, 'tuesday'), 'dinner').options[0].carbs - 10,
    )
    // A pot that other days eat from as well may be cooked smaller; their meals stay as they were.
    const mealsOfOtherDays = (days: readonly PlannedDay[]) =>
      days
        .filter((_, index) => index !== 1 && index !== 2)
        .map((day) => ({ ...day, meals: day.meals.map(({ cooking: _, ...meal }) => meal) }))
    expect(mealsOfOtherDays(after)).toEqual(mealsOfOtherDays(before))
    // A lost answer is asked for again: it is done once, and then there is nothing left to adjust.
    expect(await call(maya, '/adjust', { proposal })).toMatchObject({ code: 200 })
    expect(await week()).toEqual(after)
    expect((await call(maya, '/replan')).data).toEqual({ kind: 'unchanged' })

    expect(await call(maya, '/restore', { proposal })).toMatchObject({ code: 200 })
    expect(await call(maya, '/restore', { proposal })).toMatchObject({ code: 200 })
    expect(await week()).toEqual(before)
  })

  test('two adjustments are taken back one after the other, each to the byte; what stands below another stays', async () => {
    const texts = async () => {
      const queries = [Query.equal('userId', maya.userId), Query.equal('status', 'active')]
      const { documents } = await maya.databases.listDocuments({ databaseId, collectionId: 'meal_plans', queries })
      const [plan] = documents as unknown as Record<string, string>[]
      return [plan?.parsedMealPlan, plan?.tuesday_plan, plan?.wednesday_plan]
    }
    const none = await texts()
    const { proposal: first } = (await call(maya, '/replan')).data
    await call(maya, '/adjust', { proposal: first })
    const one = await texts()
    const skipped = { day: '2026-03-03', meal: find(await tuesday(), 'snack').id, mark: 'skipped' }
    const mark = await write('meal_marks', skipped)
    const { proposal: second } = (await call(maya, '/replan')).data
    await call(maya, '/adjust', { proposal: second })
    const two = await texts()
    expect(new Set([none[1], one[1], two[1]]).size).toBe(3)

    const stays = { code: 409, message: 'Your plan has changed since, so the adjustment stays.' }
    expect(await call(maya, '/restore', { proposal: first })).toMatchObject(stays)
    expect(await texts()).toEqual(two)
    for (const [proposal, before] of [
      [second, one],
      [first, none],
    ] as const) {
      for (const _ of [1, 2]) expect(await call(maya, '/restore', { proposal })).toMatchObject({ code: 200 })
      expect(await texts()).toEqual(before)
    }

    // Adjusted for a mark that was a mistake: once that is gone the day is offered to come back.
    const { proposal: third } = (await call(maya, '/replan')).data
    await call(maya, '/adjust', { proposal: third })
    await maya.databases.deleteDocument({ databaseId, collectionId: 'meal_marks', documentId: mark.$id })
    const { data } = await call(maya, '/replan')
    expect(data.kind).toBe('proposed')
    await call(maya, '/adjust', { proposal: data.proposal })
    expect((await call(maya, '/replan')).data).toEqual({ kind: 'unchanged' })
    for (const proposal of [data.proposal, third]) {
      expect(await call(maya, '/restore', { proposal })).toMatchObject({ code: 200 })
    }
    expect(await texts()).toEqual(none)
  })

  test('what happened since makes an old proposal void', async () => {
    const { data } = await call(maya, '/replan')
    await write('meal_marks', { day: '2026-03-03', meal: find(await tuesday(), 'snack').id, mark: 'skipped' })
    const void409 = { code: 409, message: 'Your day has changed since. Look at the adjustment again.' }
    expect(await call(maya, '/adjust', { proposal: data.proposal })).toMatchObject(void409)
    const newer = (await call(maya, '/replan')).data
    expect(newer.situation).not.toBe(data.situation)
    expect(newer.because.map(({ rule }: { rule: string }) => rule).sort()).toEqual([
      'eaten_differently',
      'meal_skipped',
    ])

    await call(maya, '/adjust', { proposal: newer.proposal })
    await call(maya, '/lock', { day: 'tuesday', mealId: 'tuesday-dinner', isLocked: true })
    expect(await call(maya, '/restore', { proposal: newer.proposal })).toMatchObject({
      code: 409,
      message: 'Your plan has changed since, so the adjustment stays.',
    })
  })

  test('a longer session, as a watch recorded it, feeds the evening and leaves a locked dinner alone', async () => {
    await someone('maya-2')
    const snack = { day: 'tuesday', mealId: 'tuesday-dinner', isLocked: true }
    setClock(18 * 60)
    const record = (person: Person, daysAgo = 0) => {
      const day = addDays('2026-03-03' as PlannedDay['date'], -daysAgo)
      const startedAt = instantOn(day, 16 * 60 + 4, zone)
      const endedAt = instantOn(day, 17 * 60 + 40, zone)
      return app.backend.store.transact((tx) =>
        recordActivity(tx, app.backend, {
          user: person.userId,
          provider: 'garmin',
          startedAt,
          endedAt,
          activity: {
            metadata: {
              name: 'Hill repeats',
              type: 1,
              start_time: startedAt,
              end_time: endedAt,
              timestamp_localization: 0,
              avg_heart_rate: 164,
              calories_burned: 1150,
            },
            heart_rate_data: { detailed: { hr_samples: [], hrv_samples_rmssd: [], hrv_samples_sdnn: [] } },
            movement_data: { speed_samples: [], cadence_samples: [] },
            position_data: { position_samples: [] },
            active_durations_data: { activity_levels_samples: [] },
          },
          fuel: null,
          isTold: false,
        }),
      )
    }
    await record(maya)
    // The history of a watch that is connected in the evening arrives after today's session.
    for (let daysAgo = 1; daysAgo <= 60; daysAgo++) await record(maya, daysAgo)
    const { data } = await call(maya, '/replan')
    expect(data.because).toContainEqual({
      rule: 'session_longer',
      inputs: { type: 'Conditioning', minutes: 36 },
      source: 'H',
    })
    // The figure on the watch, as its card shows it, beside what it leaves above rest.
    const measured = data.because.find(({ rule }: { rule: string }) => rule === 'session_measured')
    expect(measured.inputs.deviceEnergy).toBe(1150)
    expect(measured.inputs.energy).toBeGreaterThan(900)
    expect(measured.inputs.energy).toBeLessThan(1100)
    // What the session took is eaten before the night, most of it as carbohydrate, and no meal alone has to hold it.
    const evening: readonly ProposedChange[] = data.changes.filter(({ day }: ProposedChange) => day === 'tuesday')
    const more = (of: keyof ProposedChange['difference']) =>
      evening.reduce((sum, { difference }) => sum + difference[of], 0)
    expect(more('calories')).toBeGreaterThan(450)
    expect(4 * more('carbs')).toBeGreaterThan(0.55 * more('calories'))
    expect(evening.map(({ slot, kind }) => `${slot} ${kind}`)).toContain('snack added')
    expect(evening.find(({ slot }) => slot === 'dinner')?.difference.carbs).toBeGreaterThan(10)
    expect(data.unplaced.calories).toBeLessThan(100)

    await call(maya, '/lock', snack)
    const around = await call(maya, '/replan')
    expect((around.data.changes ?? []).map(({ meal }: { meal: string }) => meal)).not.toContain('tuesday-dinner')
  })

  test('a locked meal keeps its dish when the week is made anew', async () => {
    const before = await week()
    const kept = find(on(before, 'tuesday'), 'dinner')
    expect(kept.isLocked).toBe(true)
    app.clock.advance(301_000)
    const body = JSON.stringify({ userId: maya.userId, force: true })
    await finished(maya, (await maya.functions.createExecution({ functionId: 'meal-plan', body, async: true })).$id)
    const after = await week()
    expect(find(on(after, 'tuesday'), 'dinner').options[0]).toEqual(kept.options[0])
    expect(find(on(after, 'tuesday'), 'dinner').isLocked).toBe(true)
    expect(on(after, 'thursday')?.meals.map(({ options }) => options[0].recipe)).not.toEqual(
      on(before, 'thursday')?.meals.map(({ options }) => options[0].recipe),
    )
    const unlock = { day: 'tuesday', mealId: kept.id, isLocked: false }
    expect(await call(maya, '/lock', unlock)).toMatchObject({ code: 200, data: { isLocked: false } })
    expect(find(await tuesday(), 'dinner').isLocked).toBeUndefined()
  })

  test('a meal that is locked while the week is made anew keeps its dish too', async () => {
    const lunch = find(await tuesday(), 'lunch')
    meanwhile = () => call(maya, '/lock', { day: 'tuesday', mealId: lunch.id, isLocked: true })
    app.clock.advance(301_000)
    const body = JSON.stringify({ userId: maya.userId, force: true })
    await finished(maya, (await maya.functions.createExecution({ functionId: 'meal-plan', body, async: true })).$id)
    const after = find(await tuesday(), 'lunch')
    expect(after.options[0]).toEqual(lunch.options[0])
    expect(after.isLocked).toBe(true)
  })

  test('what cannot be done is refused in words, and nobody touches another plan', async () => {
    const noah = await signUp(app.browser())
    const proposal = '0'.repeat(64)
    expect(await call(noah, '/replan')).toMatchObject({ code: 404, message: 'No active meal plan found' })
    expect(await call(noah, '/restore', { proposal })).toMatchObject({ code: 404 })
    expect(await call(noah, '/lock', { day: 'monday', mealId: 'monday-lunch', isLocked: true })).toMatchObject({
      code: 404,
    })
    for (const path of ['/replan', '/adjust', '/restore', '/lock']) {
      const wanted = { userId: maya.userId, proposal, day: 'monday', mealId: 'monday-lunch', isLocked: true }
      expect(await refusal(call(noah, path, wanted)), path).toBe('401 user_unauthorized')
    }
    expect(await refusal(call(maya, '/adjust', { proposal: 'yes' }))).toBe('400 general_argument_invalid')
    expect(await refusal(call(maya, '/nowhere'))).toBe('400 general_argument_invalid')
    const hidden = noah.databases.listDocuments({ databaseId, collectionId: 'plan_adjustments' })
    expect((await hidden.catch(() => ({ total: 0 }))).total).toBe(0)
  })
})
