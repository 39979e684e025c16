import { instantOn, localDate, mondayOf } from '@pacemeal/domain'
import { databaseId, mealPlans, readMealPlan } from '@pacemeal/protocol'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { usually } from '../../testing/databases.ts'
import { allowLoggedError } from '../../testing/logged-errors.ts'
import { askForPlan, planStatuses, signUpAthlete } from '../../testing/planned-people.ts'
import { startApp, type TestApp } from '../../testing/test-app.ts'
import type { Person } from '../../testing/test-browser.ts'
import { untilIdle } from '../../testing/until-idle.ts'
import { findDocument } from '../documents/document-store.ts'
import { findActivePlan } from './active-plan.ts'
import { findPlanFingerprint, fingerprintOf, readPlanInputs } from './plan-inputs.ts'

const sunday = localDate('2026-03-08')
const next = localDate('2026-03-09')

describe.each(usually('sqlite'))('a week that ends on %s', (database) => {
  let app: TestApp
  let maya: Person
  let zone: string
  beforeEach(async () => {
    app = await startApp(database)
    maya = await signUpAthlete(app.browser())
    const profile = await maya.databases.getDocument({
      databaseId,
      collectionId: 'user_profiles',
      documentId: maya.userId,
    })
    zone = String(profile.timeZone ?? 'UTC')
    await askForPlan(maya)
    await untilIdle(app)
  })
  afterEach(() => app.close())

  const until = async (day: typeof sunday, minute: number) => {
    app.clock.advance(Date.parse(instantOn(day, minute, zone)) - app.clock.now())
    app.backend.timers.nudge()
    await untilIdle(app)
  }
  const active = async () => {
    const plan = await findActivePlan(app.backend.store, maya.userId)
    const [first] = plan?.week.days ?? []
    return first && mondayOf(first.date)
  }
  const told = async () => {
    const { documents } = await maya.databases.listDocuments({ databaseId, collectionId: 'notifications' })
    return documents.map(({ title }) => title)
  }

  test('is followed by one that was made on the evening before and begins with the Monday', async () => {
    expect(await active()).toBe('2026-03-02')
    await until(sunday, 19 * 60 + 59)
    expect(await planStatuses(maya)).toEqual(['active'])
    await until(sunday, 20 * 60)
    expect((await planStatuses(maya)).toSorted()).toEqual(['active', 'upcoming'])
    expect(await active()).toBe('2026-03-02')

    await until(next, 0)
    expect((await planStatuses(maya)).toSorted()).toEqual(['active', 'replaced'])
    expect(await active()).toBe('2026-03-09')
    expect(await told()).toEqual(['Your fuel plan is ready', 'Your new fuel week is ready'])

    const weeks = await Promise.all(
      (await app.backend.store.db.selectFrom('meal_plans').select('_id').orderBy('_sequence').execute()).map(
        async ({ _id }) => {
          const document = await findDocument(app.backend.store, mealPlans, _id)
          const week = document === undefined ? undefined : readMealPlan(document)
          if (week?.ok !== true) throw new Error('A plan cannot be read.')
          return week.value.days.flatMap(({ meals }) =>
            meals.map(({ slot, options }) => `${slot} ${options[0].recipe}`),
          )
        },
      ),
    )
    const [first = [], second = []] = weeks
    const lunches = (week: readonly string[]) => week.filter((one) => /^(lunch|dinner)/.test(one))
    const again = lunches(second).filter((dish) => lunches(first).includes(dish))
    expect(again.length).toBeLessThan(lunches(second).length / 2)
  })

  test('is made anew when the person changed after the next one was made', async () => {
    // The clock may jump over days while a run is at work, which then looks abandoned.
    allowLoggedError('an execution broke: The run was taken over.')
    await until(sunday, 20 * 60)
    await maya.databases.updateDocument({
      databaseId,
      collectionId: 'user_profiles',
      documentId: maya.userId,
      data: { weightPounds: 190 },
    })
    await until(next, 0)
    expect(await active()).toBe('2026-03-09')
    expect((await planStatuses(maya)).filter((status) => status === 'active')).toHaveLength(1)
    const plan = await findActivePlan(app.backend.store, maya.userId)
    const inputs = fingerprintOf(await readPlanInputs(app.backend.store, maya.userId))
    expect(await findPlanFingerprint(app.backend.store, plan?.id ?? '')).toBe(inputs)
  })

  test('during which the server was down is followed by the week of the day it came back', async () => {
    const wednesday = localDate('2026-03-18')
    await until(wednesday, 12 * 60)
    expect(await active()).toBe('2026-03-16')
  })
})
