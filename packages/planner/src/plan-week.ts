import type { Catalog } from '@pacemeal/catalog'
import {
  type Athlete,
  addDays,
  DAY_MINUTES,
  type MealOption,
  type PlannedDay,
  type Session,
  weekdayOf,
  weekdays,
} from '@pacemeal/domain'
import {
  type DayContext,
  type DayTargets,
  rulesVersion,
  type TargetsRefused,
  targetsForDay,
  weeklyTrainingHours,
} from '@pacemeal/nutrition'
import { allLimits, findEmptySlots } from './conflicts.ts'
import { subtractMacros } from './figures.ts'
import { type Kitchen, openKitchen } from './kitchen.ts'
import { sortLocks } from './locks.ts'
import { mealPlaces } from './meal-places.ts'
import type { TimedKind } from './meat-and-milk.ts'
import type { Conflict, MissingInput, OnDay, PlanWeek, Solver, WeekInput } from './plan.ts'
import { type DayMenu, planDay } from './plan-day.ts'
import { fiberLimit, markLocks, takenDuring, targetOf, writeDay } from './planned-day.ts'
import { WeekVariety } from './variety.ts'
import { weekWarnings } from './warnings.ts'

/** A day whose menu misses its energy, or falls short of its protein, by more than this share has no honest plan. */
const OUT_OF_REACH = 0.15

const findMissing = ({ athlete }: WeekInput): readonly MissingInput[] => {
  const { body, schedule } = athlete
  const numbers = { 'body.age': body.age, 'body.mass': body.mass, 'body.height': body.height }
  const bad = Object.entries(numbers).filter(([, value]) => !Number.isFinite(value))
  const unscheduled = weekdays.filter((day) => schedule[day] === undefined)
  return [...bad.map(([field]) => ({ field })), ...unscheduled.map((day) => ({ field: `schedule.${day}` }))]
}

const contextOf = ({ athlete, before, after }: WeekInput, day: number): DayContext => {
  const sessionsOn = (index: number): readonly Session[] => {
    if (index < 0 && before) return before
    if (index > 6 && after) return after
    const weekday = weekdays[(index + 7) % 7]
    return weekday ? athlete.schedule[weekday] : []
  }
  return {
    yesterday: sessionsOn(day - 1),
    today: sessionsOn(day),
    tomorrow: sessionsOn(day + 1),
    weeklyTrainingHours: weeklyTrainingHours(athlete.schedule),
  }
}

const isOutOfReach = ({ target, planned }: PlannedDay): boolean =>
  Math.abs(planned.calories / target.calories - 1) > OUT_OF_REACH ||
  planned.protein < target.protein * (1 - OUT_OF_REACH)

interface WeekState {
  readonly kitchen: Kitchen
  readonly variety: WeekVariety
  readonly locked: ReadonlyMap<string, MealOption>
  readonly relaxed: Set<string>
  kinds: readonly TimedKind[]
}

const remember = ({ variety, relaxed, kitchen }: WeekState, menu: DayMenu, day: number): void => {
  for (const { slot, options } of menu.meals) {
    variety.serve(options[0].recipe, kitchen.keyFoodOf(options[0].recipe), slot, day)
  }
  for (const slot of menu.relaxed) relaxed.add(slot)
}

const solveOne = (
  state: WeekState,
  input: WeekInput,
  day: number,
  targets: DayTargets,
  solver: Solver,
): PlannedDay | Conflict => {
  const date = addDays(input.monday, day)
  const limits = allLimits(input.athlete)
  const result = planDay(
    state.kitchen,
    state.variety,
    {
      day,
      isWeekend: day >= 5,
      places: mealPlaces(weekdayOf(date), targets),
      target: subtractMacros(targetOf(targets), takenDuring(targets)),
      ...fiberLimit(targets),
      seed: input.seed,
      locked: state.locked,
      around: { recipes: new Set(), kinds: state.kinds.map(({ at, kind }) => ({ at: at - DAY_MINUTES, kind })) },
    },
    solver,
  )
  if (result.kind === 'no-dishes') {
    return { rule: 'too_few_dishes', day: date, slot: result.place.slot, restrictions: limits }
  }
  remember(state, result.menu, day)
  state.kinds = result.menu.kinds
  const planned = writeDay(date, contextOf(input, day).today, targets, result.menu.meals)
  return isOutOfReach(planned) ? { rule: 'targets_out_of_reach', day: date, restrictions: limits } : planned
}

const isConflict = (outcome: PlannedDay | Conflict): outcome is Conflict => 'rule' in outcome

const asRefused = ({ code }: TargetsRefused): Conflict => ({ rule: 'refused', refusal: code, restrictions: [] })

const dietAthlete = (athlete: Athlete, diets: Athlete['diets']) => ({
  body: athlete.body,
  objective: athlete.objective,
  categories: athlete.categories,
  diets,
})

/**
 * Plans a week of meals and fuel, day by day from Monday: each day's targets, then one dish a meal in whole kitchen
 * measures by integer programming, then alternatives. Diets and restrictions are never relaxed; variety and cooking
 * time give way, with a warning, where too few dishes are left.
 */
export const planWeek: PlanWeek = (input: WeekInput, catalog: Catalog, solver: Solver, onDay?: OnDay) => {
  const [missing, ...moreMissing] = findMissing(input)
  if (missing) return { kind: 'incomplete', missing: [missing, ...moreMissing] }
  const kitchen = openKitchen(catalog, input.athlete)
  const athlete = dietAthlete(input.athlete, kitchen.rules.diets)
  const targets: DayTargets[] = []
  for (let day = 0; day < 7; day++) {
    const found = targetsForDay(athlete, contextOf(input, day), input.circumstances)
    if (found.kind === 'refused') return { kind: 'infeasible', conflicts: [asRefused(found)] }
    targets.push(found)
  }
  const slots = targets.flatMap((day) => mealPlaces('monday', day).map(({ slot }) => slot))
  const [empty, ...moreEmpty] = findEmptySlots(catalog, input.athlete, slots)
  if (empty) return { kind: 'infeasible', conflicts: [empty, ...moreEmpty] }

  const { kept, dropped } = sortLocks(kitchen, input.locked ?? new Map())
  const state: WeekState = {
    kitchen,
    variety: new WeekVariety(input.recent ?? []),
    locked: kept,
    relaxed: new Set(),
    kinds: [],
  }
  const outcomes = targets.map((day, index) => {
    const outcome = solveOne(state, input, index, day, solver)
    onDay?.(index + 1, targets.length)
    return outcome
  })
  const [conflict, ...moreConflicts] = outcomes.filter(isConflict)
  if (conflict) return { kind: 'infeasible', conflicts: [conflict, ...moreConflicts] }
  const days = outcomes.flatMap((outcome) => (isConflict(outcome) ? [] : [markLocks(outcome, kept)]))
  const ids = new Set(days.flatMap(({ meals }) => meals.map(({ id }) => id)))
  return {
    kind: 'planned',
    week: {
      days,
      seed: input.seed,
      rulesVersion,
      catalogVersion: catalog.version,
      warnings: weekWarnings({
        rules: kitchen.rules,
        targets,
        days,
        relaxed: state.relaxed,
        dropped: [...dropped, ...[...kept.keys()].filter((id) => !ids.has(id))],
      }),
    },
  }
}
