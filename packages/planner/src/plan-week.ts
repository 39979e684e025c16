import type { Catalog } from '@pacemeal/catalog'
import {
  type Athlete,
  addDays,
  defaultKitchenPreferences,
  eatenOut,
  type PlannedDay,
  type Session,
  weekdays,
} from '@pacemeal/domain'
import {
  type DayContext,
  type DayTargets,
  findEventNear,
  rulesVersion,
  type TargetsRefused,
  targetsForDay,
  weeklyTrainingHours,
} from '@pacemeal/nutrition'
import { allLimits, findEmptySlots } from './conflicts.ts'
import { openKitchen } from './kitchen.ts'
import { sortLocks } from './locks.ts'
import { foodsOf } from './meal-option.ts'
import type { Conflict, MissingInput, OnDay, PlanWeek, WeekInput, WeekPlan } from './plan.ts'
import { markLocks } from './planned-day.ts'
import { keepIds } from './rest-of-day.ts'
import { weekWarnings } from './warnings.ts'
import { changeLittle } from './week/change-little.ts'
import { chooseWeek, usualEffort } from './week/choose-week.ts'
import { mainFoodOf } from './week/dish-model.ts'
import { keepMeals } from './week/keep-meals.ts'
import { drunkCarbsIn } from './week/loading-yields.ts'
import type { PinnedMeal } from './week/pinned-meals.ts'
import type { SizedMenu } from './week/size-menu.ts'
import { placesOfDay, type WeekPlace } from './week/week-places.ts'
import { openWeek, type WeekSetting } from './week/week-setting.ts'
import { weekYields } from './week/week-yields.ts'
import { writeWeek } from './week/write-week.ts'

/** A day whose menu misses its energy, or falls short of its protein, by more than this share has no usable plan. */
const OUT_OF_REACH = 0.15

const findMissing = ({ athlete }: WeekInput): readonly MissingInput[] => {
  const { body, schedule } = athlete
  const numbers = { 'body.age': body.age, 'body.mass': body.mass, 'body.height': body.height }
  const bad = Object.entries(numbers).filter(([, value]) => !Number.isFinite(value))
  const unscheduled = weekdays.filter((day) => schedule[day] === undefined)
  return [...bad.map(([field]) => ({ field })), ...unscheduled.map((day) => ({ field: `schedule.${day}` }))]
}

const contextOf = ({ athlete, before, after, monday, events = [] }: WeekInput, day: number): DayContext => {
  const event = findEventNear(events, addDays(monday, day))
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
    ...(event === undefined ? {} : { event }),
  }
}

const isOutOfReach = ({ target, planned }: PlannedDay): boolean =>
  Math.abs(planned.calories / target.calories - 1) > OUT_OF_REACH ||
  planned.protein < target.protein * (1 - OUT_OF_REACH)

/** A week with a day out of reach is searched so many times more before it counts as one that cannot be planned. Own choice. */
const FURTHER_SEARCHES = 2

const asRefused = ({ code }: TargetsRefused): Conflict => ({ rule: 'refused', refusal: code, restrictions: [] })

const dietAthlete = (athlete: Athlete, diets: Athlete['diets']): Athlete => ({ ...athlete, diets })

/** Days of the week that are planned: from `from` on. */
const plannedDays = ({ monday, from }: WeekInput): readonly boolean[] =>
  weekdays.map((_, day) => from === undefined || addDays(monday, day) >= from)

const lockedBefore = (pinned: ReadonlyMap<string, PinnedMeal>): readonly string[] =>
  [...pinned].flatMap(([id, { before }]) => (before?.isLocked === true ? [id] : []))

/** Days that are over, in the order of time. */
const keptDays = ({ kept = [], from }: WeekInput): readonly PlannedDay[] =>
  kept.filter(({ date }) => from !== undefined && date < from).toSorted((a, b) => (a.date < b.date ? -1 : 1))

/** Told of the menu that a week is written from, with everything that it was chosen among. */
type OnMenu = (setting: WeekSetting, sized: SizedMenu) => void

/**
 * Plans a week of meals, fuel and cooking as one: each day's targets, then the dishes of the whole week with what is
 * cooked when and eaten from it, then every portion in whole kitchen measures, then alternatives. Diets, restrictions,
 * equipment and keeping times are never relaxed; what else gives way is told in a warning.
 */
export const planWeek: PlanWeek = (input, catalog, _solver, onDay) => planWatched(input, catalog, onDay)

/** {@link planWeek} for who wants to see how the menu was chosen, too. */
export const planWatched = (input: WeekInput, catalog: Catalog, onDay?: OnDay, onMenu?: OnMenu): WeekPlan => {
  const [missing, ...moreMissing] = findMissing(input)
  if (missing) return { kind: 'incomplete', missing: [missing, ...moreMissing] }
  const preferences = input.kitchen ?? defaultKitchenPreferences
  const kitchen = openKitchen(catalog, input.athlete, preferences.table)
  const athlete = dietAthlete(input.athlete, kitchen.rules.diets)
  const targets: (DayTargets | undefined)[] = []
  for (const [day, isPlanned] of plannedDays(input).entries()) {
    const found = isPlanned ? targetsForDay(athlete, contextOf(input, day), input.circumstances) : undefined
    if (found?.kind === 'refused') return { kind: 'infeasible', conflicts: [asRefused(found)] }
    targets.push(found)
  }
  const sessionsOn = (day: number) => contextOf(input, day).today
  const places = targets.flatMap((day, index): readonly WeekPlace[] => {
    if (!day) return []
    const own = placesOfDay(input.monday, index, day, sessionsOn(index), preferences)
    const was = input.previous?.week.days.find(({ date }) => date === addDays(input.monday, index))
    return was === undefined ? own : keepIds(own, was)
  })
  const slots = places.map(({ slot }) => slot)
  const [empty, ...moreEmpty] = findEmptySlots(catalog, input.athlete, slots)
  if (empty) return { kind: 'infeasible', conflicts: [empty, ...moreEmpty] }

  const { kept, dropped } = sortLocks(kitchen, input.locked ?? new Map())
  const from = targets.findIndex((day) => day !== undefined)
  const before = input.previous && keepMeals(kitchen, input.previous, input.monday, from, places)
  const allPlaces = before ? [...places, ...before.homeless].toSorted((a, b) => a.day - b.day || a.at - b.at) : places
  const pinned = new Map<string, PinnedMeal>(before?.pinned)
  for (const place of places) {
    const option = kept.get(place.id)
    if (option) pinned.set(place.id, { ...pinned.get(place.id), option })
    else if (place.away === 'canteen') pinned.set(place.id, { option: eatenOut(place.target) })
  }
  const setting = openWeek({
    kitchen,
    preferences,
    shop: input.shop ?? 'metric',
    seed: input.previous?.week.seed ?? input.seed,
    places: allPlaces.map((place) => ({ ...place, at: pinned.get(place.id)?.before?.at ?? place.at })),
    targets,
    pinned,
    recent: new Set(input.previous ? [] : input.recent),
    prefer: before?.prefer ?? new Map(),
    bought: new Set(input.previous?.bought?.keys()),
  })
  const limits = allLimits(input.athlete)
  const without = setting.problem.places.filter(({ choices }) => choices.length === 0)
  const [first, ...others] = without.map(
    ({ place }): Conflict => ({ rule: 'too_few_dishes', day: place.date, slot: place.slot, restrictions: limits }),
  )
  if (first) return { kind: 'infeasible', conflicts: [first, ...others] }
  const write = (sized: SizedMenu) => {
    onMenu?.(setting, sized)
    return writeWeek(setting, sized, input.monday, sessionsOn, onDay)
  }
  const staying = new Set(pinned.keys())
  const changed = before && write(changeLittle(setting, usualEffort))
  // What changes little and cannot be eaten is no plan: then the week is chosen anew around what has to stay.
  const farIn = ({ days }: ReturnType<typeof write>) =>
    days.filter((day) => isOutOfReach(day) && !(before && day.meals.some(({ id }) => staying.has(id))))
  let written = changed?.days.some(isOutOfReach) === false ? changed : write(chooseWeek(setting, usualEffort))
  for (let further = 1; further <= FURTHER_SEARCHES && farIn(written).length > 0; further += 1) {
    const other = write(chooseWeek({ ...setting, seed: setting.seed + further }, usualEffort))
    if (farIn(other).length < farIn(written).length) written = other
  }
  const [far, ...moreFar] = farIn(written).map(
    ({ date }): Conflict => ({ rule: 'targets_out_of_reach', day: date, restrictions: limits }),
  )
  if (far) return { kind: 'infeasible', conflicts: [far, ...moreFar] }
  const locked = new Set([...kept.keys(), ...lockedBefore(pinned)])
  const days = written.days.map((day) => markLocks(day, locked))
  const cooking = [...(before?.events ?? []), ...written.cooking]
  const ids = new Set(days.flatMap(({ meals }) => meals.map(({ id }) => id)))
  return {
    kind: 'planned',
    week: {
      days: [...keptDays(input), ...days],
      seed: setting.seed,
      rulesVersion,
      catalogVersion: catalog.version,
      warnings: [
        ...weekWarnings({
          rules: kitchen.rules,
          targets: targets.filter((day) => day !== undefined),
          days,
          relaxed: [],
          dropped: [...dropped, ...(before?.dropped ?? []), ...[...kept.keys()].filter((id) => !ids.has(id))],
        }),
        ...weekYields(
          days,
          cooking,
          preferences,
          (option) => mainFoodOf(foodsOf(option, catalog.findFood), setting.foods),
          drunkCarbsIn(catalog),
        ),
      ],
      cooking,
    },
  }
}
