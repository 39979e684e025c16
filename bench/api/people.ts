import { openCatalog } from '@pacemeal/catalog'
import { DAY_MS, HOUR_MS, localDate, MINUTE_MS, mealTimes, serialiseSchedule } from '@pacemeal/domain'
import { planWeek } from '@pacemeal/planner'
import { type PlanTexts, writeMealPlan } from '@pacemeal/protocol'
import { hashSecret, newId } from '../../apps/server/src/ids.ts'
import { ownPermissions, permissionText } from '../../apps/server/src/services/permissions.ts'
import { someAthlete } from '../plan/athletes.ts'
import type { PlainDriver, PlainRow } from './plain-driver.ts'

/** Every person has logged this many meals a day, for this many days up to today. */
const MEALS_A_DAY = 5
export const DAYS = 100
/** Most people who come; all others only fill the tables. */
const MAX_VISITORS = 200

/** A person who is signed in. */
export interface Visitor {
  readonly userId: string
  readonly secret: string
}

/** What the tables are filled for: some people, with the hundred days that end today. */
export interface Population {
  readonly visitors: readonly Visitor[]
  /** Epoch milliseconds of the midnight (UTC) that begins today. */
  readonly today: number
}

const at = (moment: number): string => new Date(moment).toISOString()

const document = (owner: string, createdAt: string, id: string = newId()): PlainRow => ({
  _id: id,
  _createdAt: createdAt,
  _updatedAt: createdAt,
  _permissions: JSON.stringify(ownPermissions(owner).map(permissionText)),
})

const userRow = (id: string, now: string): PlainRow => ({
  id,
  email: `${id}@bench.example`,
  emailVerified: 1,
  name: 'Bench Athlete',
  passwordHash: null,
  passwordChangedAt: null,
  prefs: '{}',
  blocked: 0,
  createdAt: now,
  updatedAt: now,
  accessedAt: now,
})

const sessionRow = ({ userId, secret }: Visitor, now: string): PlainRow => ({
  id: newId(),
  userId,
  secretHash: hashSecret(secret),
  provider: 'email',
  providerUid: `${userId}@bench.example`,
  ip: '127.0.0.1',
  userAgent: 'bench',
  remembered: 1,
  createdAt: now,
  updatedAt: now,
  expiresAt: at(Date.parse(now) + 30 * DAY_MS),
})

/** The attributes of a meal that somebody logged. */
export const mealLog = (user: string, loggedAt: string, number: number) => ({
  user,
  notes: 'Oatmeal with banana and almonds',
  loggedAt,
  mealTime: mealTimes[number % mealTimes.length] ?? 'breakfast',
  calories: 400 + (number % 300),
  protein: 20 + (number % 30),
  carbs: 50 + (number % 60),
  fat: 12.5,
  fiber: 8,
  sugar: 14,
  sodium: null,
  potassium: null,
  iron: 2.1,
  status: 'Followed',
})

/** Days outside, people inside, so that the rows of one person lie apart as they do when life writes them. */
function* mealLogRows(people: readonly string[], today: number): Generator<PlainRow> {
  for (let day = DAYS - 1; day >= 0; day--) {
    for (let meal = 0; meal < MEALS_A_DAY; meal++) {
      const loggedAt = at(today - day * DAY_MS + (7 + 3 * meal) * HOUR_MS)
      for (const user of people) yield { ...document(user, loggedAt), ...mealLog(user, loggedAt, day + meal) }
    }
  }
}

const profileRow = (user: string, now: string): PlainRow => ({
  ...document(user, now, user),
  userId: user,
  name: 'Bench Athlete',
  age: 31,
  sex: 'Female',
  weightPounds: 143,
  heightInches: 67,
  performanceObjective: 'balanced',
  activitySchedule: serialiseSchedule(someAthlete(1).schedule),
  restrictions: '["peanuts"]',
  diet: '["pescatarian"]',
  trainingCompetition: '["endurance-sports"]',
  timeZone: 'UTC',
})

/** Five read and five unread ones, half of them due. */
function* notificationRows(user: string, now: string): Generator<PlainRow> {
  for (let number = 0; number < 10; number++) {
    yield {
      ...document(user, now),
      user,
      title: 'Time for your pre-fuel',
      description: 'A banana and a slice of toast, an hour before you start.',
      read: number % 2,
      scheduledTime: number < 5 ? null : at(Date.parse(now) + (number < 8 ? -DAY_MS : DAY_MS)),
      metadata: '{}',
    }
  }
}

/** An hour's run with a sample a minute, today and on the four days before. */
function* activityRows(user: string, today: number): Generator<PlainRow> {
  for (let day = 0; day < 5; day++) {
    const start = today - day * DAY_MS + MINUTE_MS
    const perMinute = (sample: object) =>
      Array.from({ length: 60 }, (_, minute) => ({ timestamp: at(start + minute * MINUTE_MS), ...sample }))
    yield {
      ...document(user, at(start)),
      appwrite_user_id: user,
      data_type: 'activity',
      provider: 'garmin',
      metadata: JSON.stringify({ name: 'Run', start_time: at(start), end_time: at(start + HOUR_MS) }),
      heart_rate_data: JSON.stringify({ detailed: { hr_samples: perMinute({ bpm: 148 }) } }),
      movement_data: JSON.stringify({ speed_samples: perMinute({ speed_meters_per_second: 3.2 }) }),
      position_data: '{"position_samples":[]}',
      active_durations_data: JSON.stringify({ activity_levels_samples: perMinute({ level: 5 }) }),
      data_timestamp: at(start + HOUR_MS),
      activitySummary: JSON.stringify({ name: 'Run', durationMinutes: 60, averageHeartRate: 148 }),
    }
  }
}

/** A week as the planner really makes it, so that the plan's size is true. */
export const planTexts = async (): Promise<PlanTexts> => {
  const monday = localDate('2026-03-02')
  const athlete = someAthlete(1)
  const plan = planWeek({ athlete, monday, seed: 1, recent: [] }, openCatalog())
  if (plan.kind !== 'planned') throw new Error('The week of the bench athlete could not be planned.')
  return writeMealPlan(plan.week)
}

/** Fills empty tables with as many meal logs, the people they belong to, and all that the visitors' home screens show. */
export const populate = async (driver: PlainDriver, logs: number, plan: PlanTexts): Promise<Population> => {
  const today = Math.floor(Date.now() / DAY_MS) * DAY_MS
  const now = at(Date.now())
  const people = Array.from({ length: Math.ceil(logs / (DAYS * MEALS_A_DAY)) }, () => newId())
  const visitors = people.slice(0, MAX_VISITORS).map((userId) => ({ userId, secret: `secret-of-${userId}` }))
  const ids = visitors.map(({ userId }) => userId)
  await driver.insert(
    'users',
    people.map((id) => userRow(id, now)),
  )
  await driver.insert(
    'sessions',
    visitors.map((visitor) => sessionRow(visitor, now)),
  )
  await driver.insert(
    'user_profiles',
    ids.map((id) => profileRow(id, now)),
  )
  await driver.insert(
    'meal_plans',
    ids.map((userId) => ({ ...document(userId, now), userId, status: 'active', ...plan })),
  )
  await driver.insert(
    'notifications',
    ids.flatMap((id) => [...notificationRows(id, now)]),
  )
  await driver.insert(
    'wearable_data',
    ids.flatMap((id) => [...activityRows(id, today)]),
  )
  await driver.insert('meal_logs', mealLogRows(people, today))
  await driver.settle()
  return { visitors, today }
}
