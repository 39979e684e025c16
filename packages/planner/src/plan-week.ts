import type { Catalog } from '@pacemeal/catalog'
import type { PlannedDay, PlannedWeek, WeekSearch } from '@pacemeal/domain'
import { rulesVersion } from '@pacemeal/nutrition'
import { allLimits } from './conflicts.ts'
import { foodsOf } from './meal-option.ts'
import type { Conflict, PlanProgress, PlanWeek, WeekInput, WeekPlan } from './plan.ts'
import { markLocks } from './planned-day.ts'
import { weekWarnings } from './warnings.ts'
import { type BegunWeek, beginWeek, openAround, sessionsOf, type WeekAround } from './week/begin-week.ts'
import { changeLittle } from './week/change-little.ts'
import { chooseWeek, usualEffort } from './week/choose-week.ts'
import { countSteps } from './week/count-steps.ts'
import { mainFoodOf } from './week/dish-model.ts'
import { heldEvents, readyUsesOf } from './week/hold-events.ts'
import { linearBound } from './week/linear-bound.ts'
import { plateReader } from './week/loading-yields.ts'
import { MenuState } from './week/menu-cost.ts'
import type { Menu } from './week/menu-problem.ts'
import type { PinnedMeal } from './week/pinned-meals.ts'
import { relaxationOf } from './week/relaxation.ts'
import type { SizedMenu } from './week/size-menu.ts'
import type { WeekSetting } from './week/week-setting.ts'
import { WeekWork } from './week/week-work.ts'
import { weekYields } from './week/week-yields.ts'
import { type WrittenWeek, writeWeek } from './week/write-week.ts'

/** A day whose menu misses its energy, or falls short of its protein, by more than this share has no usable plan. */
const OUT_OF_REACH = 0.15

/** A week with a day out of reach is searched so many times more before it counts as one that cannot be planned. Own choice. */
const FURTHER_SEARCHES = 2

/** Who is told of the work on a week. */
export interface PlanWatch extends PlanProgress {
  /** Told of each menu that the week is written from, with everything that it was chosen among. */
  readonly onMenu?: (setting: WeekSetting, sized: SizedMenu) => void
}

interface WrittenAround extends WeekAround, WrittenWeek {
  readonly menu: Menu
}

const isOutOfReach = ({ target, planned }: PlannedDay): boolean =>
  Math.abs(planned.calories / target.calories - 1) > OUT_OF_REACH ||
  planned.protein < target.protein * (1 - OUT_OF_REACH)

const lockedBefore = (pinned: ReadonlyMap<string, PinnedMeal>): readonly string[] =>
  [...pinned].flatMap(([id, { before }]) => (before?.isLocked === true ? [id] : []))

/** Days that are over, in the order of time. */
const keptDays = ({ kept = [], from }: WeekInput): readonly PlannedDay[] =>
  kept.filter(({ date }) => from !== undefined && date < from).toSorted((a, b) => (a.date < b.date ? -1 : 1))

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

/** Places of a week for which there is no dish. */
const findPlacesWithout = ({ problem }: WeekSetting, limits: readonly string[]): readonly Conflict[] =>
  problem.places
    .filter(({ choices }) => choices.length === 0)
    .map(({ place }) => ({ rule: 'too_few_dishes', day: place.date, slot: place.slot, restrictions: limits }))

/**
 * Chooses the dishes of a week that was begun and writes its days. A week that was planned before changes as little as it
 * can; what changes little and cannot be eaten is no plan, so that the week is chosen anew around what has to stay then.
 */
const chooseAndWrite = (
  begun: BegunWeek,
  usual: WeekAround,
  { onStep, onMenu }: PlanWatch,
  work: WeekWork,
): WrittenAround => {
  const { input, kitchen, targets } = begun
  const { previous, monday } = input
  const { setting } = usual
  const sessionsOn = sessionsOf(input)
  const { onRound, onDay } = countSteps(targets.filter((day) => day !== undefined).length, onStep)
  const write = (around: WeekAround, sized: SizedMenu): WrittenAround => {
    onMenu?.(around.setting, sized)
    const taken = readyUsesOf(previous?.week.cooking ?? [], around.held, kitchen.catalog.findFood)
    return { ...around, ...writeWeek(around.setting, sized, monday, sessionsOn, onDay, taken), menu: sized.menu }
  }
  /** What little has to change: the plates that a change reaches, or whatever mends the week. */
  const changed = (): WrittenAround | undefined => {
    if (!previous) return undefined
    const held = openAround(begun, heldEvents(setting, previous.week, sessionsOn))
    const least = changeLittle(held.setting, usualEffort, work, onRound)
    if (held.held.size === 0 || isUnhurt(held, least)) return write(held, least)
    // More change has to mend something.
    const free = changeLittle(setting, usualEffort, work, onRound)
    return mendsMore(free, least) ? write(usual, free) : write(held, least)
  }
  const little = changed()
  let written =
    little?.days.some(isOutOfReach) === false ? little : write(usual, chooseWeek(setting, usualEffort, work, onRound))
  const daysFar = (of: WrittenAround): number => findDaysFar(begun, usual, of).length
  for (let further = 1; further <= FURTHER_SEARCHES && daysFar(written) > 0; further += 1) {
    const other = write(usual, chooseWeek({ ...setting, seed: setting.seed + further }, usualEffort, work))
    if (daysFar(other) < daysFar(written)) written = other
  }
  return written
}

/** Days out of reach, without those on which something has to stay as it was. */
const findDaysFar = ({ input }: BegunWeek, usual: WeekAround, { days }: WrittenAround): readonly PlannedDay[] =>
  days.filter(
    (day) => isOutOfReach(day) && !(input.previous && day.meals.some(({ id }) => usual.setting.pinned.has(id))),
  )

/** The written days with those that are over, their locks, what is cooked, and what gave way. */
const asPlannedWeek = (begun: BegunWeek, usual: WeekAround, written: WrittenAround, work: WeekWork): PlannedWeek => {
  const { input, preferences, kitchen, targets, locked, dropped } = begun
  const { catalog, rules } = kitchen
  const lockedIds = new Set([...locked.keys(), ...lockedBefore(written.setting.pinned)])
  const days = written.days.map((day) => markLocks(day, lockedIds))
  const cooking = [...(written.stays?.events ?? []), ...written.cooking]
  const ids = new Set(days.flatMap(({ meals }) => meals.map(({ id }) => id)))
  return {
    days: [...keptDays(input), ...days],
    seed: usual.setting.seed,
    rulesVersion,
    catalogVersion: catalog.version,
    warnings: [
      ...weekWarnings({
        rules,
        targets: targets.filter((day) => day !== undefined),
        days,
        relaxed: [],
        dropped: [...dropped, ...(written.stays?.dropped ?? []), ...[...locked.keys()].filter((id) => !ids.has(id))],
      }),
      ...weekYields(
        days,
        cooking,
        preferences,
        (option) => mainFoodOf(foodsOf(option, catalog.findFood), usual.setting.foods),
        plateReader(catalog),
        keptDays(input),
      ),
    ],
    cooking,
    search: tellSearch(written, work),
  }
}

/** What the menu costs beside what no menu of the same choices falls below. */
const tellSearch = ({ setting: { problem }, menu }: WrittenAround, { done, isCut }: WeekWork): WeekSearch => {
  const state = new MenuState(problem, menu)
  return {
    cost: toHundredths(state.cost()),
    reckoned: toHundredths(state.linearCost()),
    bound: toHundredths(linearBound(relaxationOf(problem))),
    work: Math.round(done),
    isCut,
  }
}

const toHundredths = (price: number): number => Math.round(100 * price) / 100

/**
 * Plans a week of meals, fuel and cooking as one: each day's targets, then the dishes of the whole week with what is
 * cooked when and eaten from it, then every portion in whole kitchen measures, then alternatives. Diets, restrictions,
 * equipment and keeping times are never relaxed; what else gives way is told in a warning.
 */
export const planWeek: PlanWeek = (input, catalog, progress = {}) => planWeekWatched(input, catalog, progress)

/** {@link planWeek} for who wants to see how the menu was chosen, too. */
export const planWeekWatched = (input: WeekInput, catalog: Catalog, watch: PlanWatch): WeekPlan => {
  const begun = beginWeek(input, catalog)
  if (begun.kind !== 'begun') return begun
  const usual = openAround(begun, new Set())
  const limits = allLimits(input.athlete)
  const [without, ...moreWithout] = findPlacesWithout(usual.setting, limits)
  if (without) return { kind: 'infeasible', conflicts: [without, ...moreWithout] }
  const work = new WeekWork(watch.mayGoOn)
  const written = chooseAndWrite(begun, usual, watch, work)
  const [far, ...moreFar] = findDaysFar(begun, usual, written).map(
    ({ date }): Conflict => ({ rule: 'targets_out_of_reach', day: date, restrictions: limits }),
  )
  if (far) return { kind: 'infeasible', conflicts: [far, ...moreFar] }
  return { kind: 'planned', week: asPlannedWeek(begun, usual, written, work) }
}
