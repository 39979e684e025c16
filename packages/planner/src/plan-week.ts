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
import type { Conflict, MissingInput, OnStep, PlanWeek, WeekInput, WeekPlan } from './plan.ts'
import { markLocks } from './planned-day.ts'
import { keepIds } from './rest-of-day.ts'
import { eventOfMeal, mayGuestsEat } from './table-rules.ts'
import { weekWarnings } from './warnings.ts'
import { changeLittle } from './week/change-little.ts'
import { chooseWeek, usualEffort } from './week/choose-week.ts'
import { mainFoodOf } from './week/dish-model.ts'
import { heldEvents, readyUsesOf } from './week/hold-events.ts'
import { type KeptMeals, keepMeals } from './week/keep-meals.ts'
import { drunkCarbsIn } from './week/loading-yields.ts'
import type { PinnedMeal } from './week/pinned-meals.ts'
import type { SizedMenu } from './week/size-menu.ts'
import { placesOfDay, type WeekPlace } from './week/week-places.ts'
import { openWeek, type WeekSetting } from './week/week-setting.ts'
import { weekYields } from './week/week-yields.ts'
import { type WrittenWeek, writeWeek } from './week/write-week.ts'

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

/** A week that is open around the meals that stay of the one before. */
interface WeekAround {
  readonly setting: WeekSetting
  readonly stays: KeptMeals | undefined
  /** Events that stay because nothing of the change reaches them. */
  readonly held: ReadonlySet<string>
}

interface WrittenAround extends WeekAround, WrittenWeek {}

/** Plates that nobody may be served or that break a limit. */
const badPlates = ({ wrongPlates, brokenPlates }: SizedMenu): number => wrongPlates.length + brokenPlates.count

/** Whether a menu breaks fewer limits than another one, or has less that is wrong with it in all. */
const mendsMore = (menu: SizedMenu, other: SizedMenu): boolean =>
  menu.brokenPlates.count < other.brokenPlates.count ||
  badPlates(menu) + menu.missedDays.length < badPlates(other) + other.missedDays.length

/** Whether nothing is wrong with what a menu chooses: days on which all stays are as they were. */
const isUnhurt = ({ setting }: WeekAround, menu: SizedMenu): boolean => {
  const open = new Set(setting.places.flatMap(({ id, day }) => (setting.pinned.has(id) ? [] : [day])))
  return badPlates(menu) === 0 && !menu.missedDays.some((day) => open.has(day))
}

/**
 * Counts the steps of a week of so many days: the rounds in which its menu is looked for, one for the search before them,
 * then the days that are written. A menu that needs fewer rounds goes on at the days; what is done again tells nothing.
 */
const countSteps = (days: number, onStep?: OnStep) => {
  const search = usualEffort.rounds + 1
  let furthest = 0
  const reach = (step: number): void => {
    if (step <= furthest) return
    furthest = step
    onStep?.(step, search + days)
  }
  return {
    onRound: (rounds: number) => reach(Math.min(1 + rounds, search)),
    onDay: (written: number) => reach(search + written),
  }
}

/** Told of the menu that a week is written from, with everything that it was chosen among. */
type OnMenu = (setting: WeekSetting, sized: SizedMenu) => void

/**
 * Plans a week of meals, fuel and cooking as one: each day's targets, then the dishes of the whole week with what is
 * cooked when and eaten from it, then every portion in whole kitchen measures, then alternatives. Diets, restrictions,
 * equipment and keeping times are never relaxed; what else gives way is told in a warning.
 */
export const planWeek: PlanWeek = (input, catalog, _solver, onStep) => planWatched(input, catalog, onStep)

/** {@link planWeek} for who wants to see how the menu was chosen, too. */
export const planWatched = (input: WeekInput, catalog: Catalog, onStep?: OnStep, onMenu?: OnMenu): WeekPlan => {
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
  const steps = countSteps(targets.filter((day) => day !== undefined).length, onStep)
  const places = targets.flatMap((day, index): readonly WeekPlace[] => {
    if (!day) return []
    const own = placesOfDay(input.monday, index, day, sessionsOn(index), preferences)
    const was = input.previous?.week.days.find(({ date }) => date === addDays(input.monday, index))
    return was === undefined ? own : keepIds(own, was)
  })
  const slots = places.map(({ slot }) => slot)
  const [empty, ...moreEmpty] = findEmptySlots(catalog, input.athlete, slots)
  if (empty) return { kind: 'infeasible', conflicts: [empty, ...moreEmpty] }

  const { previous } = input
  const mealsBefore = new Map(previous?.week.days.flatMap(({ meals }) => meals.map((meal) => [meal.id, meal] as const)))
  const { kept, dropped } = sortLocks(kitchen, input.locked ?? new Map(), (id, dish) => {
    const place = places.find((one) => one.id === id)
    const before = mealsBefore.get(id)
    const event = previous && before && eventOfMeal(previous.week, before)
    return place === undefined || mayGuestsEat(catalog, preferences, { ...place, dish, event })
  })
  const from = targets.findIndex((day) => day !== undefined)
  /** The week around the meals that stay, those of `held` events among them. */
  const openAround = (held: WeekAround['held']): WeekAround => {
    const stays = previous && keepMeals(kitchen, preferences, previous, input.monday, from, places, held)
    const homeless = stays?.homeless ?? []
    const allPlaces =
      homeless.length > 0 ? [...places, ...homeless].toSorted((a, b) => a.day - b.day || a.at - b.at) : places
    const pinned = new Map<string, PinnedMeal>(stays?.pinned)
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
      prefer: stays?.prefer ?? new Map(),
      bought: new Set(input.previous?.bought?.keys()),
    })
    return { setting, stays, held }
  }
  const usual = openAround(new Set())
  const { setting } = usual
  const limits = allLimits(input.athlete)
  const without = setting.problem.places.filter(({ choices }) => choices.length === 0)
  const [first, ...others] = without.map(
    ({ place }): Conflict => ({ rule: 'too_few_dishes', day: place.date, slot: place.slot, restrictions: limits }),
  )
  if (first) return { kind: 'infeasible', conflicts: [first, ...others] }
  const write = (around: WeekAround, sized: SizedMenu): WrittenAround => {
    onMenu?.(around.setting, sized)
    const taken = readyUsesOf(previous?.week.cooking ?? [], around.held, catalog.findFood)
    return { ...around, ...writeWeek(around.setting, sized, input.monday, sessionsOn, steps.onDay, taken) }
  }
  const staying = new Set(setting.pinned.keys())
  // What changes little and cannot be eaten is no plan: then the week is chosen anew around what has to stay.
  const farIn = ({ days }: WrittenAround) =>
    days.filter((day) => isOutOfReach(day) && !(previous && day.meals.some(({ id }) => staying.has(id))))
  /** What little has to change: the plates that a change reaches, or whatever mends the week. */
  const changed = (): WrittenAround | undefined => {
    if (!previous) return undefined
    const held = openAround(heldEvents(setting, previous.week, sessionsOn))
    const least = changeLittle(held.setting, usualEffort, steps.onRound)
    if (held.held.size === 0 || isUnhurt(held, least)) return write(held, least)
    // More change has to mend something.
    const free = changeLittle(setting, usualEffort, steps.onRound)
    return mendsMore(free, least) ? write(usual, free) : write(held, least)
  }
  const little = changed()
  let written =
    little?.days.some(isOutOfReach) === false ? little : write(usual, chooseWeek(setting, usualEffort, steps.onRound))
  for (let further = 1; further <= FURTHER_SEARCHES && farIn(written).length > 0; further += 1) {
    const other = write(usual, chooseWeek({ ...setting, seed: setting.seed + further }, usualEffort))
    if (farIn(other).length < farIn(written).length) written = other
  }
  const [far, ...moreFar] = farIn(written).map(
    ({ date }): Conflict => ({ rule: 'targets_out_of_reach', day: date, restrictions: limits }),
  )
  if (far) return { kind: 'infeasible', conflicts: [far, ...moreFar] }
  const locked = new Set([...kept.keys(), ...lockedBefore(written.setting.pinned)])
  const days = written.days.map((day) => markLocks(day, locked))
  const cooking = [...(written.stays?.events ?? []), ...written.cooking]
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
          dropped: [...dropped, ...(written.stays?.dropped ?? []), ...[...kept.keys()].filter((id) => !ids.has(id))],
        }),
        ...weekYields(
          days,
          cooking,
          preferences,
          (option) => mainFoodOf(foodsOf(option, catalog.findFood), setting.foods),
          drunkCarbsIn(catalog),
          keptDays(input),
        ),
      ],
      cooking,
    },
  }
}
