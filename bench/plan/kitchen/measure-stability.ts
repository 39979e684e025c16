import type { Catalog } from '@pacemeal/catalog'
import { type Athlete, type PlannedDay, type PlannedMeal, type PlannedWeek, weekdays } from '@pacemeal/domain'
import { planWeek, type WeekInput } from '@pacemeal/planner'
import { seededRandom } from '@pacemeal/testing'

/** What becomes of a week when one session is removed and the week is planned again. */
export interface StabilityRow {
  /** Meals of days whose target is as it was, and those of them that keep their dish. */
  readonly meals: number
  readonly kept: number
  /** Meals that had to stay, and those of them that are exactly as they were. */
  readonly fixed: number
  readonly fixedKept: number
  readonly milliseconds: number
}

const isSameTarget = (a: PlannedDay, b: PlannedDay): boolean =>
  (['calories', 'protein', 'carbs', 'fat'] as const).every((name) => a.target[name] === b.target[name])

const isSamePlate = (a: PlannedMeal, b: PlannedMeal): boolean =>
  JSON.stringify([a.options[0].recipe, a.options[0].ingredients]) ===
  JSON.stringify([b.options[0].recipe, b.options[0].ingredients])

/** Removes one session of the week, plans with the week before as it stands, and compares; null where nobody trains. */
export const measureStability = (input: WeekInput, week: PlannedWeek, catalog: Catalog): StabilityRow | null => {
  const random = seededRandom(input.seed + 31)
  const days = week.days.filter(({ sessions }) => sessions.length > 0)
  if (days.length === 0) return null
  const changed = random.pick(days)
  const athlete: Athlete = {
    ...input.athlete,
    schedule: { ...input.athlete.schedule, [changed.day]: input.athlete.schedule[changed.day].slice(1) },
  }
  // What was eaten before the day before: the change may move that one's targets.
  const over = week.days.slice(0, Math.max(0, weekdays.indexOf(changed.day) - 1))
  const fixed = new Set(over.flatMap(({ meals }) => meals.map(({ id }) => id)))
  const before = process.cpuUsage()
  const plan = planWeek({ ...input, athlete, previous: { week, fixed } }, catalog)
  const { user, system } = process.cpuUsage(before)
  const milliseconds = (user + system) / 1000
  if (plan.kind !== 'planned') return { meals: 0, kept: 0, fixed: fixed.size, fixedKept: 0, milliseconds }
  const pairs = week.days.flatMap((day) => {
    const now = plan.week.days.find(({ date }) => date === day.date)
    return now ? day.meals.map((meal) => ({ day, now, meal, next: now.meals.find(({ id }) => id === meal.id) })) : []
  })
  const untouched = pairs.filter(({ day, now, meal }) => isSameTarget(day, now) && !fixed.has(meal.id))
  return {
    meals: untouched.length,
    kept: untouched.filter(({ meal, next }) => next?.options[0].recipe === meal.options[0].recipe).length,
    fixed: fixed.size,
    fixedKept: pairs.filter(({ meal, next }) => fixed.has(meal.id) && next && isSamePlate(meal, next)).length,
    milliseconds,
  }
}
