import { openCatalog } from '@pacemeal/catalog'
import { type Athlete, addDays, type PlannedWeek, weekdays } from '@pacemeal/domain'
import { describe, expect, test } from 'vitest'
import { footballer } from '../fixtures/athletes.ts'
import { monday, solver } from '../fixtures/solver.ts'
import type { WeekInput } from '../plan.ts'
import { planWeek } from '../plan-week.ts'

const catalog = openCatalog()

const weekOf = (input: Omit<WeekInput, 'monday' | 'seed'>): PlannedWeek => {
  const plan = planWeek({ monday, seed: 5, ...input }, catalog, solver)
  if (plan.kind !== 'planned') throw new Error(JSON.stringify(plan))
  return plan.week
}

const without = (athlete: Athlete, day: (typeof weekdays)[number], session: number): Athlete => ({
  ...athlete,
  schedule: { ...athlete.schedule, [day]: athlete.schedule[day].filter((_, index) => index !== session) },
})

const athletes: readonly (readonly [string, Athlete])[] = [
  ['a footballer', footballer],
  ['somebody on low carbohydrate', { ...footballer, diets: ['low-carb'], objective: 'cut' }],
]

describe.each(athletes)('the week of %s', (_, athlete) => {
  const before = weekOf({ athlete })
  const sessions = weekdays.flatMap((day) => athlete.schedule[day].map((_session, index) => [day, index] as const))

  test.each(sessions)('has a plan when the session of %s, number %i, is removed', (day, index) => {
    const { days } = before
    const over = days.slice(0, weekdays.indexOf(day))
    const fixed = new Set(over.flatMap(({ meals }) => meals.map(({ id }) => id)))
    const after = weekOf({ athlete: without(athlete, day, index), previous: { week: before, fixed } })
    expect(after.days.map(({ date }) => date)).toEqual(days.map(({ date }) => date))
    const eaten = (week: PlannedWeek) =>
      week.days.slice(0, over.length).map(({ meals }) => meals.map(({ id, options }) => [id, options[0]]))
    expect(eaten(after)).toEqual(eaten(before))
  })
})

test('who has eaten for a match that is called off in the evening keeps a plan, which says that the day is off', () => {
  const before = weekOf({ athlete: footballer })
  const saturday = before.days[5]
  const eaten = saturday?.meals.filter(({ slot }) => slot !== 'dinner').map(({ id }) => id) ?? []
  const after = weekOf({
    athlete: { ...without(footballer, 'saturday', 0), objective: 'cut' },
    from: addDays(monday, 5),
    kept: before.days.slice(0, 5),
    previous: { week: before, fixed: new Set(eaten) },
  })
  expect(after.warnings).toContain('off_target:saturday')
  for (const id of eaten) {
    const dish = (week: PlannedWeek) => week.days[5]?.meals.find((meal) => meal.id === id)?.options[0]
    expect(dish(after), id).toEqual(dish(before))
  }
})
