import {
  addDays,
  energyOf,
  type LocalDate,
  localDate,
  type Macros,
  type MealOption,
  type MealSlot,
  minuteOfDay,
  type PlannedDay,
  type PlannedMeal,
  type PlannedSession,
  type PlannedWeek,
  type Reason,
  type Session,
  type Weekday,
  type WeeklySchedule,
  weekdayOf,
} from '@pacemeal/domain'
import { aSchedule, aSession } from './an-athlete.ts'

const because: readonly Reason[] = [{ rule: 'meal-share', inputs: { share: 0.25 }, source: 'house' }]

/** Macros of the given grams; their energy follows by the Atwater factors. */
export const someMacros = (carbs: number, protein: number, fat: number): Macros => ({
  calories: energyOf({ carbs, protein, fat }),
  carbs,
  protein,
  fat,
})

const sumOf = (parts: readonly Macros[]): Macros =>
  parts.reduce(
    (sum, part) => ({
      calories: sum.calories + part.calories,
      protein: sum.protein + part.protein,
      carbs: sum.carbs + part.carbs,
      fat: sum.fat + part.fat,
    }),
    { calories: 0, protein: 0, carbs: 0, fat: 0 },
  )

/** A dish of two ingredients. */
export const aMealOption = (change: Partial<MealOption> = {}): MealOption => ({
  recipe: 'banana-porridge',
  name: 'Banana Porridge',
  description: 'Warm oats with a sliced banana.',
  minutes: 10,
  servings: 1,
  ...someMacros(60, 12, 7),
  fiber: 8,
  sugar: 18,
  sodium: 110,
  potassium: 620,
  iron: 3,
  ingredients: [
    { food: 'rolled-oats-dry', grams: 60, amount: '3/4 cup (60 g)', item: 'rolled oats' },
    { food: 'banana', grams: 118, amount: '1 medium (118 g)', item: 'banana' },
  ],
  steps: ['Simmer the oats for five minutes.', 'Slice the banana over them.'],
  ...change,
})

/** A breakfast at 8:00 with one dish. */
export const aPlannedMeal = (change: Partial<PlannedMeal> = {}): PlannedMeal => ({
  id: 'tuesday-breakfast',
  slot: 'breakfast',
  at: 480,
  target: someMacros(62, 13, 7),
  options: [aMealOption(), aMealOption({ recipe: 'egg-toast', name: 'Eggs on Toast', minutes: 12 })],
  because,
  ...change,
})

/** A session as a planned day shows it. */
export const aPlannedSession = (session: Session = aSession()): PlannedSession => ({
  ...session,
  energy: 430,
  during: { carbsPerHour: 0, carbs: 0, drinkPerHour: 800, sodiumPerHour: 400 },
  because,
})

const dailyMeals: readonly (readonly [MealSlot, number])[] = [
  ['breakfast', 600],
  ['lunch', 780],
  ['snack', 960],
  ['dinner', 1170],
]

/** A day of four meals, and fuel an hour before and at the end of each of its sessions. Its totals are those of its dishes. */
export function aPlannedDay(
  date: LocalDate = localDate('2026-11-17'),
  sessions: readonly Session[] = [aSession()],
): PlannedDay {
  const day: Weekday = weekdayOf(date)
  const meals = [
    ...dailyMeals.map(([slot, at]) => aPlannedMeal({ id: `${day}-${slot}`, slot, at })),
    ...sessions.flatMap(({ start, end }, session) => [
      aPlannedMeal({ id: `${day}-pre-fuel-${session}`, slot: 'pre-fuel', at: Math.max(0, start - 60), session }),
      aPlannedMeal({ id: `${day}-post-fuel-${session}`, slot: 'post-fuel', at: end, session }),
    ]),
  ].sort((a, b) => a.at - b.at)
  return {
    day,
    date,
    load: sessions.length === 0 ? 'rest' : 'moderate',
    sessions: sessions.map(aPlannedSession),
    target: sumOf(meals.map(({ target }) => target)),
    guidance: {
      fiber: 30,
      sodiumLow: 1500,
      sodiumHigh: 2300,
      potassium: 2600,
      iron: 18,
      freeSugarMax: 50,
      drinks: 2200,
      energyAvailability: 42,
    },
    meals,
    planned: sumOf(meals.map(({ options }) => options[0])),
    flags: [],
    because,
  }
}

/** The week of that Monday, planned for the schedule. */
export function aPlannedWeek(
  monday: LocalDate = localDate('2026-11-16'),
  schedule: WeeklySchedule = aSchedule(),
  change: Partial<PlannedWeek> = {},
): PlannedWeek {
  const days = Array.from({ length: 7 }, (_, index) => {
    const date = addDays(monday, index)
    return aPlannedDay(date, schedule[weekdayOf(date)])
  })
  return { days, seed: 7, rulesVersion: 'test', catalogVersion: 'test', warnings: [], ...change }
}

/** A minute of the day by its clock: `at(7, 30)`. */
export const at = (hour: number, minute = 0) => minuteOfDay(hour * 60 + minute)
