import {
  addDays,
  dayAt,
  HOUR_MS,
  type LocalDate,
  MINUTE_MS,
  serialiseSchedule,
  type WeeklySchedule,
} from '@pacemeal/domain'
import { mealLogs, userProfiles } from '@pacemeal/protocol'
import type { SeededRandom } from '@pacemeal/testing'
import { mealPlanFunction } from '../../apps/server/src/functions/meal-plan.ts'
import { newId } from '../../apps/server/src/ids.ts'
import { insertUser } from '../../apps/server/src/services/accounts/create-account.ts'
import { requireUser } from '../../apps/server/src/services/accounts/find-user.ts'
import { createDocument, updateDocument } from '../../apps/server/src/services/documents/write-documents.ts'
import { requireCall } from '../../apps/server/src/services/executions/received-call.ts'
import { requestExecution } from '../../apps/server/src/services/executions/request-execution.ts'
import type { Logged, Version } from './expected.ts'
import { movedDay, otherZone, profileOf, type SimulatedPerson } from './people.ts'
import type { World } from './world.ts'

/** Something a person does at a moment. */
export interface Action {
  readonly at: number
  run(): Promise<void>
}

const askForPlan = async ({ server }: World, userId: string): Promise<void> => {
  const { backend } = server()
  const call = requireCall({
    executionId: newId(),
    userId,
    method: 'POST',
    path: '/',
    body: JSON.stringify({ userId }),
  })
  await backend.store.transact((tx) => requestExecution(tx, backend, mealPlanFunction, call))
}

const changeProfile = async ({ server }: World, userId: string, data: object): Promise<void> => {
  const { backend } = server()
  const user = await requireUser(backend.store, userId)
  await updateDocument(backend, { user }, userProfiles, userId, { data, permissions: null })
}

/** Signs up, fills the profile, lets one browser show messages, and asks for the first plan. */
export const join = async (world: World, person: SimulatedPerson): Promise<void> => {
  const { backend } = world.server()
  const user = await backend.store.transact((tx) =>
    insertUser(tx, backend, {
      id: person.id,
      email: person.email,
      name: 'Athlete',
      passwordHash: null,
      emailVerified: true,
    }),
  )
  const own = { documentId: person.id, data: profileOf(person), permissions: null }
  await createDocument(backend, { user }, userProfiles, own)
  await backend.store.db
    .insertInto('push_subscriptions')
    .values({
      _id: `push-${person.id}`,
      _createdAt: user.createdAt,
      _updatedAt: user.createdAt,
      _permissions: '[]',
      user: person.id,
      endpoint: `https://push.example.com/${person.id}`,
      p256dh: 'p',
      auth: 'a',
      device: null,
    })
    .execute()
  await askForPlan(world, person.id)
}

/** Logs a planned fuel, with its name. */
const logFuel = async (world: World, userId: string, meal: string): Promise<void> => {
  const { backend } = world.server()
  const user = await requireUser(backend.store, userId)
  const loggedAt = new Date(backend.clock.now()).toISOString()
  const data = { user: userId, notes: 'Fuel', mealTime: 'snack', mealPlans: meal, loggedAt, status: 'Followed' }
  await createDocument(backend, { user }, mealLogs, { documentId: 'unique()', data, permissions: null })
}

/** What a person does on one day of theirs, by the plan they have when it begins: some fuel is logged, early or late. */
export const logsOfDay = (
  world: World,
  random: SeededRandom,
  person: SimulatedPerson,
  { week, zone }: Version,
  keep: (log: Logged) => void,
): readonly Action[] => {
  const now = world.server().backend.clock.now()
  const today: LocalDate = dayAt(now, zone)
  const fuel = week.days
    .filter(({ date }) => date === today || date === addDays(today, 1))
    .flatMap(({ date, meals }) => meals.filter(({ session }) => session !== undefined).map((meal) => ({ date, meal })))
  return fuel.flatMap(({ date, meal }) => {
    if (date !== today || random.next() > 0.45) return []
    // Never in the very millisecond in which a nudge is due: either order would be right then.
    const at = now + (meal.at + random.whole(-80, 40)) * MINUTE_MS + 7_000
    const run = async () => {
      // A log belongs to the day it was made on; one that slipped over midnight is another day's.
      const { backend } = world.server()
      if (dayAt(backend.clock.now(), zone) !== date) return
      await logFuel(world, person.id, meal.id)
      keep({ date, meal: meal.id, at: backend.clock.now() })
    }
    return [{ at, run }]
  })
}

/** Rarer things: another schedule, with the plan made anew, or a journey. */
export const changesOfDay = (
  world: World,
  random: SeededRandom,
  person: SimulatedPerson,
  schedule: { now: WeeklySchedule },
): readonly Action[] => {
  const now = world.server().backend.clock.now()
  const actions: Action[] = []
  if (random.next() < 0.05) {
    actions.push({
      at: now + random.whole(0, 23) * HOUR_MS + random.whole(0, 59) * MINUTE_MS,
      async run() {
        schedule.now = movedDay(random, schedule.now)
        await changeProfile(world, person.id, { activitySchedule: serialiseSchedule(schedule.now) })
        await askForPlan(world, person.id)
      },
    })
  }
  if (random.next() < 0.01) {
    const timeZone = otherZone(random)
    const at = now + random.whole(0, 23) * HOUR_MS
    actions.push({ at, run: () => changeProfile(world, person.id, { timeZone }) })
  }
  return actions
}
