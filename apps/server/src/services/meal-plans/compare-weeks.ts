import type { LocalDate, PlannedDay, PlannedMeal, PlannedWeek, WeekPresent } from '@pacemeal/domain'
import { changesOf } from '@pacemeal/planner'
import type { PlanPreview } from '@pacemeal/protocol'
import { cookedEvents } from './present-week.ts'

/** What a person is told of the plans that a change would make: what changes, and what stays. */
export interface ToldChanges extends Pick<PlanPreview, 'changes' | 'targets'> {
  readonly stays: Staying
}

type Staying = NonNullable<PlanPreview['stays']>

/** Where the present stands in the week, and what became of today's meals. */
export interface Seen extends Pick<WeekPresent, 'today' | 'minute'> {
  readonly outcomes: ReadonlyMap<PlannedMeal['id'], 'eaten' | 'skipped'>
  /** Grams that are bought, by the food's id. */
  readonly bought: ReadonlyMap<string, number>
}

export const nothingTold: ToldChanges = {
  changes: [],
  targets: [],
  stays: { meals: 0, sameDish: 0, bought: 0, boughtUsed: 0, untouched: [] },
}

const whyUntouched = (
  { id, isLocked, cooking }: PlannedMeal,
  isToday: boolean,
  cooked: ReadonlySet<string>,
  { outcomes }: Seen,
): Staying['untouched'][number]['why'] | undefined => {
  if (isToday && outcomes.get(id) === 'eaten') return 'eaten'
  if (isLocked === true) return 'locked'
  return cooking !== undefined && cooked.has(cooking.event) ? 'cooked' : undefined
}

/** Foods of the days' dishes that are bought. */
const boughtFoods = (days: readonly PlannedDay[], bought: Seen['bought']): ReadonlySet<string> =>
  new Set(
    days
      .flatMap(({ meals }) => meals.flatMap(({ options: [dish] }) => dish.ingredients.map(({ food }) => food)))
      .filter((food) => (bought.get(food) ?? 0) > 0),
  )

const sameMeal = (one: PlannedMeal, other: PlannedMeal | undefined): boolean =>
  other !== undefined && JSON.stringify(one.options[0]) === JSON.stringify(other.options[0])

/** The difference of a planned week that is worked out anew, from today on. */
export const compareWeeks = (before: PlannedWeek, after: PlannedWeek, seen: Seen): ToldChanges => {
  const cooked = cookedEvents(before, seen)
  const pairs = after.days.flatMap((now): readonly (readonly [PlannedDay, PlannedDay])[] => {
    const was = before.days.find(({ date }) => date === now.date)
    return was === undefined || now.date < seen.today ? [] : [[was, now]]
  })
  const isOver = (date: LocalDate, { id, at }: PlannedMeal) =>
    date === seen.today && at < seen.minute && seen.outcomes.get(id) !== 'eaten'
  const meals = pairs.flatMap(([was, now]) =>
    was.meals
      .filter((meal) => !isOver(was.date, meal))
      .map((meal) => ({ meal, date: was.date, next: now.meals.find(({ id }) => id === meal.id) })),
  )
  const wasBought = boughtFoods(
    pairs.map(([was]) => was),
    seen.bought,
  )
  const isBought = boughtFoods(
    pairs.map(([, now]) => now),
    seen.bought,
  )
  return {
    changes: pairs.flatMap(([was, now]) =>
      changesOf(was, now, []).map(({ because: _, ...change }) => ({ ...change, date: now.date })),
    ),
    targets: pairs.flatMap(([was, now]) => {
      const [from, to] = [was.target.calories, now.target.calories].map(Math.round) as [number, number]
      return from === to ? [] : [{ date: now.date, before: from, after: to }]
    }),
    stays: {
      meals: meals.length,
      sameDish: meals.filter(({ meal, next }) => next?.options[0].recipe === meal.options[0].recipe).length,
      bought: wasBought.size,
      boughtUsed: [...wasBought].filter((food) => isBought.has(food)).length,
      untouched: meals.flatMap(({ meal, date, next }) => {
        const why = whyUntouched(meal, date === seen.today, cooked, seen)
        if (why === undefined || !sameMeal(meal, next)) return []
        return [{ date, meal: meal.id, slot: meal.slot, name: meal.options[0].name, why }]
      }),
    },
  }
}

/** What is told of several weeks, as one. */
export const joinTold = (one: ToldChanges, other: ToldChanges): ToldChanges => ({
  changes: [...one.changes, ...other.changes],
  targets: [...one.targets, ...other.targets],
  stays: {
    meals: one.stays.meals + other.stays.meals,
    sameDish: one.stays.sameDish + other.stays.sameDish,
    bought: one.stays.bought + other.stays.bought,
    boughtUsed: one.stays.boughtUsed + other.stays.boughtUsed,
    untouched: [...one.stays.untouched, ...other.stays.untouched],
  },
})
