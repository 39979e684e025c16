import type { Catalog } from '@pacemeal/catalog'
import {
  type Athlete,
  addDays,
  DAY_MINUTES,
  endAfter,
  isFuelSlot,
  type LocalDate,
  type Macros,
  type MealOption,
  type MinuteOfDay,
  type PlannedDay,
  type PlannedMeal,
  type Session,
  weekdayOf,
  weekdays,
} from '@pacemeal/domain'
import {
  type Circumstances,
  type DatedEvent,
  type DayTargets,
  findEventNear,
  type RefusalCode,
  type TrainedSession,
  targetsForDay,
  weeklyTrainingHours,
} from '@pacemeal/nutrition'
import { brokenMeals, fullFoods, mainFoodOfRecipe, tellLimits } from './day-limits.ts'
import { keepPastDrinks, sumEaten } from './eaten-so-far.ts'
import { subtractMacros, sumMacros, timesMacros } from './figures.ts'
import { type Kitchen, openKitchen } from './kitchen.ts'
import { findLocked } from './locks.ts'
import { changesOf, isNoticeable, type MealChange } from './meal-changes.ts'
import { fiberOf, produceOf } from './meal-option.ts'
import type { MealPlace } from './meal-places.ts'
import type { TimedKind } from './meat-and-milk.ts'
import type { Solver } from './plan.ts'
import { kindOfOption, planDay } from './plan-day.ts'
import { fiberLimit, keepLocks, plannedTotal, takenDuring, targetOf, writeDay } from './planned-day.ts'
import {
  adjustedForLess,
  eventReasons,
  type ReplanEvent,
  type RevisedSession,
  reviseSessions,
} from './replan-events.ts'
import { keepIds, shareRest } from './rest-of-day.ts'
import { findRestSnacks } from './rest-snacks.ts'
import { openTable, type TableWishes } from './table-rules.ts'
import { WeekVariety } from './variety.ts'
import { type MealWishes, personalPlaces } from './week/personal-places.ts'
import { soughtFiber, soughtProduce } from './week/portion-costs.ts'

export interface ReplanInput {
  readonly athlete: Athlete
  readonly circumstances?: Circumstances
  /** Minute of today; everything before it is past. */
  readonly now: MinuteOfDay
  readonly today: PlannedDay
  /** Null when the plan ends today. */
  readonly tomorrow: PlannedDay | null
  /** Sessions as the plan knew them, and those of the days around. */
  readonly sessions: {
    readonly yesterday: readonly Session[]
    /** One that ran longer in a day that was adjusted before says by how much. */
    readonly today: readonly TrainedSession[]
    readonly tomorrow: readonly Session[]
    readonly dayAfter: readonly Session[]
  }
  /** Everything that happened today, in any order. */
  readonly events: readonly ReplanEvent[]
  readonly seed: number
  /** Dated races and long sessions, which today and tomorrow may be eaten for. */
  readonly dated?: readonly DatedEvent[]
  /** The hours, snacks, table and tools of the kitchen that the plan was made for. */
  readonly wishes: MealWishes & TableWishes
}

export type Replan =
  | {
      readonly kind: 'replanned'
      readonly today: PlannedDay
      readonly tomorrow: PlannedDay | null
      readonly changes: readonly MealChange[]
      /** What today's target still asks for and its meals do not hold: none may pass its ceiling. Below zero for what they hold too much. */
      readonly unplaced: Macros
    }
  | {
      readonly kind: 'unchanged'
      /** What today comes to beyond its target, where all that is still to come is fuel that its sessions need. Kcal. */
      readonly fuelStays?: { readonly over: number; readonly fuel: number }
    }
  | {
      readonly kind: 'infeasible'
      readonly day: PlannedDay['day']
      readonly slot?: string
      readonly refusal?: RefusalCode
    }

const none: Macros = { calories: 0, protein: 0, carbs: 0, fat: 0 }

const targetsFor = (
  kitchen: Kitchen,
  input: ReplanInput,
  yesterday: readonly Session[],
  today: readonly TrainedSession[],
  tomorrow: readonly Session[],
  date: LocalDate,
  planned?: PlannedDay['target'],
) => {
  const { schedule, ...athlete } = input.athlete
  const { diets } = kitchen.rules
  const event = findEventNear(input.dated ?? [], date)
  const hours = weeklyTrainingHours(schedule)
  const context = {
    yesterday,
    today,
    tomorrow,
    weeklyTrainingHours: hours,
    ...(event && { event }),
    ...(planned && { planned: { energy: planned.calories, carbs: planned.carbs } }),
  }
  return targetsForDay({ ...athlete, diets }, context, input.circumstances)
}

/** Today as it was planned, where its training is or was another than planned: an adjusted day stays fuelled for it. */
const plannedBefore = ({ target, because }: PlannedDay, events: readonly ReplanEvent[]) =>
  events.some((event) => 'day' in event && event.day === 'today') ||
  because.some(({ rule }) => rule === 'carbs_more_training')
    ? target
    : undefined

const preferred = (day: PlannedDay): ReadonlyMap<string, string> =>
  new Map(day.meals.map(({ id, options }) => [id, options[0].recipe]))

/** Minutes before a session in which nothing is eaten but its fuel, and in which that is not either; own choices. */
const CLOSEST_BEFORE = { meal: 60, fuel: 10 }
/** The grid and the notice of a meal, and of fuel, that is put off. Minutes. */
const GRID = { meal: 15, fuel: 5 }

/**
 * A meal still to come that the revised day would have had before now is eaten after all: at its hour where training
 * leaves that free, else as soon as it does. Fuel before a session comes no later than the session allows.
 */
const putOff = (place: MealPlace, { meals }: PlannedDay, sessions: readonly Session[], now: MinuteOfDay): MealPlace => {
  const old = meals.find(({ id }) => id === place.id)
  if (place.at >= now || old === undefined || old.at < now) return place
  const of = isFuelSlot(place.slot) ? 'fuel' : 'meal'
  const isFree = (at: number) =>
    sessions.every(({ start, end }) => at < start - CLOSEST_BEFORE[of] || at >= endAfter(start, end))
  const own = place.session === undefined ? undefined : sessions[place.session]
  const latest = place.slot === 'pre-fuel' && own !== undefined ? own.start - CLOSEST_BEFORE.fuel : DAY_MINUTES - 1
  let at = isFree(old.at) && old.at <= latest ? old.at : Math.ceil((now + GRID[of]) / GRID[of]) * GRID[of]
  while (!isFree(at) && at <= latest) at += GRID[of]
  return at <= latest ? { ...place, at } : place
}

/** What is eaten is this far apart, and a meal that is put off waits for that no longer than so. Minutes, own choice. */
const APART = 45
const MAX_WAIT = 75

/** A meal that is put off to the end of training leaves room for the fuel that is eaten then, where the evening has it. */
const leaveRoom = (
  put: MealPlace,
  place: MealPlace,
  places: readonly MealPlace[],
  sessions: readonly Session[],
): MealPlace => {
  if (put.at === place.at || isFuelSlot(put.slot)) return put
  const fuel = places.filter(({ slot }) => isFuelSlot(slot))
  const isFree = (at: number) =>
    fuel.every((other) => Math.abs(other.at - at) >= APART) &&
    sessions.every(({ start, end }) => at < start - CLOSEST_BEFORE.meal || at >= endAfter(start, end))
  const steps = Array.from({ length: 1 + MAX_WAIT / GRID.meal }, (_, i) => put.at + i * GRID.meal)
  return { ...put, at: steps.find(isFree) ?? put.at }
}

/** A snack still to come keeps its hour where that is as free as before: a day changes as little as it can. */
const keepSnackHours = (
  places: readonly MealPlace[],
  { meals }: PlannedDay,
  sessions: readonly Session[],
  now: MinuteOfDay,
): readonly MealPlace[] =>
  places.map((place) => {
    const old = meals.find(({ id }) => id === place.id)
    if (place.slot !== 'snack' || old === undefined || old.at < now || old.at === place.at) return place
    const isFree =
      sessions.every(({ start, end }) => old.at < start - CLOSEST_BEFORE.meal || old.at >= endAfter(start, end)) &&
      places.every((other) => other === place || Math.abs(other.at - old.at) >= APART)
    return isFree ? { ...place, at: old.at } : place
  })

/** The places of a revised day under the ids of the old one; a locked meal keeps its time. */
const placesLike = (
  before: PlannedDay,
  targets: DayTargets,
  sessions: readonly Session[],
  wishes: MealWishes,
  locked: ReadonlyMap<string, MealOption>,
): readonly MealPlace[] =>
  keepIds(personalPlaces(before.day, targets, sessions, wishes), before).map((place) => {
    const kept = locked.has(place.id) ? before.meals.find(({ id }) => id === place.id) : undefined
    return kept === undefined ? place : { ...place, at: kept.at }
  })

const timedKinds = (kitchen: Kitchen, meals: readonly PlannedMeal[], shift: number): readonly TimedKind[] =>
  meals.map(({ at, options }) => ({ at: at + shift, kind: kindOfOption(kitchen, options[0]) }))

const varietyAround = (kitchen: Kitchen, days: readonly PlannedDay[]): WeekVariety => {
  const variety = new WeekVariety([])
  for (const day of days) {
    for (const { slot, options } of day.meals) {
      variety.serve(options[0].recipe, kitchen.keyFoodOf(options[0].recipe), slot, weekdays.indexOf(day.day))
    }
  }
  return variety
}

interface SolveInput {
  readonly before: PlannedDay
  readonly places: readonly MealPlace[]
  readonly fixed: readonly PlannedMeal[]
  /** What of the day was eaten. */
  readonly eaten: readonly PlannedMeal[]
  readonly sessions: readonly TrainedSession[]
  readonly targets: DayTargets
  readonly variety: WeekVariety
  readonly kinds: readonly TimedKind[]
  readonly locked: ReadonlyMap<string, MealOption>
  readonly seed: number
  readonly wishes: TableWishes
  /** What the open places should come to together. */
  readonly target: Macros
  /** Amounts that misses are measured against where these exceed the target. */
  readonly scale?: Macros
  /** Snacks that are eaten in passing: nothing is cooked for them. */
  readonly passing?: ReadonlySet<string>
  /** Meals whose dish is cooked already. */
  readonly cooked: ReadonlySet<string>
}

/** A snack that nobody planned takes at most so many minutes to make. Own choice. */
const PASSING_MINUTES = 5

/** The part of a day that its rest is measured against, so that a small rest keeps its dishes as a large one does. Own choice. */
const PART_OF_DAY = 0.5

/** Rounds in which a meal that breaks a limit of its day gets another dish. */
const MEND_ROUNDS = 4

/** Chooses dishes for the places still open; the fixed meals only stand around. */
const solvePlaces = (kitchen: Kitchen, input: SolveInput, solver: Solver) => {
  const {
    before,
    places,
    fixed,
    eaten,
    sessions,
    targets,
    variety,
    kinds,
    locked,
    seed,
    wishes,
    target,
    scale,
    passing,
    cooked,
  } = input
  const { catalog } = kitchen
  const fitsTable = openTable(catalog, wishes)
  const isInPassing = (recipe: string) => (catalog.findRecipe(recipe)?.minutes ?? 0) <= PASSING_MINUTES
  const cookedDish = new Map([...preferred(before)].filter(([id]) => cooked.has(id)))
  const isTheirs = (meal: string, recipe: string) => (cookedDish.get(meal) ?? recipe) === recipe
  const hadBefore = eaten.map(({ options }) => options[0])
  const solve = (mayTake: (meal: string, recipe: string) => boolean) =>
    planDay(
      kitchen,
      variety,
      {
        day: weekdays.indexOf(before.day),
        isWeekend: before.day === 'saturday' || before.day === 'sunday',
        places,
        target,
        ...(scale && { scale }),
        ...fiberLimit(targets),
        leastFiber: soughtFiber(targets) - fiberOf(hadBefore),
        leastProduce: soughtProduce(targets) - produceOf(hadBefore),
        seed,
        locked,
        prefer: preferred(before),
        mayTake: (meal, recipe) => mayTake(meal, recipe) && (passing?.has(meal) !== true || isInPassing(recipe)),
        fitsTable: (recipe, slot) => fitsTable(recipe, before.date, slot),
        around: { recipes: new Set(fixed.map(({ options }) => options[0].recipe)), kinds },
      },
      solver,
    )
  const mayChange = (id: string) => !locked.has(id) && !cookedDish.has(id)
  /** Meals that break a limit of their day, and may have another dish. */
  const brokenOf = (meals: readonly PlannedMeal[]): readonly string[] =>
    brokenMeals(
      catalog,
      meals.filter(({ id }) => mayChange(id)),
      [...eaten, ...meals.filter(({ id }) => !mayChange(id))],
      sessions,
    )
  // What is cooked is eaten, unless nobody may eat it any more or no amount of it will do.
  let result = solve(isTheirs)
  if (result.kind === 'no-dishes' && cookedDish.size > 0) result = solve(() => true)
  const refused = new Set<string>()
  for (let round = 0; round < MEND_ROUNDS && result.kind === 'menu'; round++) {
    const { meals } = result.menu
    const broken = new Set(brokenOf(meals))
    if (broken.size === 0) break
    const dishOf = new Map(meals.map(({ id, options }) => [id, options[0].recipe]))
    for (const id of broken) refused.add(`${id} ${dishOf.get(id)}`)
    const full = fullFoods(catalog, [...eaten, ...meals.filter(({ id }) => !broken.has(id))])
    const isFull = (id: string): boolean => {
      const recipe = catalog.findRecipe(id)
      return recipe !== undefined && full.has(mainFoodOfRecipe(catalog, recipe) ?? '')
    }
    // Only what breaks a limit changes; the other meals keep their dish and may change their amounts.
    const next = solve((meal, recipe) =>
      broken.has(meal) ? !refused.has(`${meal} ${recipe}`) && !isFull(recipe) : dishOf.get(meal) === recipe,
    )
    if (next.kind !== 'menu' || brokenOf(next.menu.meals).length >= broken.size) break
    result = next
  }
  if (result.kind !== 'menu') return result
  return { ...result, menu: { ...result.menu, meals: tellLimits(catalog, result.menu.meals, sessions, eaten) } }
}

/** Meals of a day whose dish is in the fridge: its pot was cooked on a day before, or for a meal that is over. */
const findCooked = (
  { meals }: PlannedDay,
  { today, now }: Pick<ReplanInput, 'today' | 'now'>,
  eaten: ReadonlySet<string>,
): ReadonlySet<string> => {
  const isOver = (ref: string | undefined) =>
    today.meals.some(({ id, at }) => ref === `${today.date}/${id}` && (at < now || eaten.has(id)))
  const cooked = meals.filter(
    ({ cooking }) => cooking !== undefined && (cooking.cookedOn < today.date || isOver(cooking.leftoverOf)),
  )
  return new Set(cooked.map(({ id }) => id))
}

/** Whether the places still to come are those that are planned, at their hours and near enough to their targets. */
const samePlaces = (places: readonly MealPlace[], meals: readonly PlannedMeal[]): boolean =>
  places.length === meals.length &&
  places.every((place) => {
    const meal = meals.find(({ id }) => id === place.id)
    return meal !== undefined && meal.at === place.at && !isNoticeable(subtractMacros(place.target, meal.target))
  })

/**
 * Fuel that nobody reported and whose planned hour is over although its own is not: its session ran on or was moved, so it was
 * not eaten as planned. Nor was recovery fuel of a session that fell away or is not over; what stood before one that fell away
 * may have been.
 */
const findAwaited = (
  { today, now, events }: Pick<ReplanInput, 'today' | 'now' | 'events'>,
  places: readonly MealPlace[],
  revised: readonly RevisedSession[],
): ReadonlySet<string> => {
  const told = new Set(
    events.flatMap((event) => (event.kind === 'eaten' || event.kind === 'skipped' ? [event.meal] : [])),
  )
  const isAwaited = ({ id, slot, session }: PlannedMeal) => {
    const start = session === undefined ? undefined : today.sessions[session]?.start
    const at = revised.findIndex(({ planned }) => planned === start)
    const own = places.find((place) => place.id === id || (place.slot === slot && place.session === at))
    if (own !== undefined) return own.at >= now
    const is = revised[at]?.session
    return start !== undefined && slot === 'post-fuel' && (is === undefined || endAfter(is.start, is.end) > now)
  }
  const past = today.meals.filter(({ id, slot, at }) => isFuelSlot(slot) && at < now && !told.has(id))
  return new Set(past.filter(isAwaited).map(({ id }) => id))
}

/** Fuel that is over under the place that its session has now; under none where that fell away. */
const ofSession = (meal: PlannedMeal, { sessions }: PlannedDay, revised: readonly RevisedSession[]): PlannedMeal => {
  if (meal.session === undefined) return meal
  const start = sessions[meal.session]?.start
  const index = revised.findIndex(({ planned }) => planned === start)
  const { session: _, ...own } = meal
  return index < 0 ? own : { ...meal, session: index }
}

/** Energy beyond a day's target from which on it is worth a word. Kcal, own choice. */
const MIN_TOLD_EXCESS = 100

/** What is told of a day whose rest stays as it is: nothing, or that only fuel is left of a day that holds too much. */
const tellFuelStays = (upcoming: readonly PlannedMeal[], unplaced: Macros) => {
  const isFuelAlone = upcoming.length > 0 && upcoming.every(({ slot }) => isFuelSlot(slot))
  if (!isFuelAlone || unplaced.calories > -MIN_TOLD_EXCESS) return {}
  const fuel = sumMacros(upcoming.map(({ options }) => options[0])).calories
  return { fuelStays: { over: Math.round(-unplaced.calories), fuel: Math.round(fuel) } }
}

/** Today with its past as it was and the rest chosen anew. */
const replanToday = (
  kitchen: Kitchen,
  input: ReplanInput,
  targets: DayTargets,
  revised: readonly RevisedSession[],
  solver: Solver,
) => {
  const { today, tomorrow, now, seed, events, wishes } = input
  const sessions = revised.map(({ session }) => session)
  const locked = findLocked(kitchen, today, events)
  const fresh = placesLike(today, targets, sessions, wishes, locked)
  const put = fresh.map((place) => putOff(place, today, sessions, now))
  const revisedPlaces = put.map((one, i) => leaveRoom(one, fresh[i] ?? one, put, sessions))
  const places = keepSnackHours(revisedPlaces, today, sessions, now)
  const awaited = findAwaited(input, places, revised)
  const eaten = sumEaten({ today, now, events, awaited })
  const isOver = (id: string, at: number) =>
    (at < now && !awaited.has(id)) || eaten.ids.has(id) || eaten.skipped.has(id)
  const fixed = today.meals.filter(({ id, at }) => isOver(id, at)).map((meal) => ofSession(meal, today, revised))
  const fixedIds = new Set(fixed.map(({ id }) => id))
  const open = places.filter(({ id, at }) => at >= now && !fixedIds.has(id))
  const drunk = takenDuring(targets)
  const left = subtractMacros(targetOf(targets), sumMacros([drunk, eaten.counted]))
  const eatenMeals = fixed.filter(({ id }) => !eaten.skipped.has(id))
  const snacks =
    wishes.snacks === 0
      ? []
      : findRestSnacks(open, left, {
          now,
          before: today,
          sessions,
          eatenAt: eatenMeals.map(({ at }) => at),
          locked,
          energy: targets.energy.value,
        })
  const amountsOf = ({ id, target }: MealPlace): Macros => locked.get(id) ?? target
  const isTrained = targets.load !== 'rest' && targets.load !== 'light'
  const placesWith = (more: readonly MealPlace[]): readonly MealPlace[] => {
    const forMeals = subtractMacros(left, sumMacros(more.map(amountsOf)))
    return [...shareRest(open, forMeals, { locked, isTrained }), ...more].toSorted((a, b) => a.at - b.at)
  }
  const upcoming = today.meals.filter(({ id }) => !fixedIds.has(id))
  if (samePlaces(placesWith(snacks), upcoming)) {
    const unplaced = plannedTotal([subtractMacros(left, sumMacros(upcoming.map(({ target }) => target)))])
    return { kind: 'same' as const, unplaced, told: tellFuelStays(upcoming, unplaced) }
  }
  const solve = (more: readonly MealPlace[], passing: readonly MealPlace[]) => {
    const places = placesWith(more)
    return solvePlaces(
      kitchen,
      {
        before: today,
        places,
        fixed,
        eaten: eatenMeals,
        sessions,
        targets,
        variety: varietyAround(kitchen, tomorrow === null ? [] : [tomorrow]),
        kinds: [...timedKinds(kitchen, eatenMeals, 0), ...timedKinds(kitchen, tomorrow?.meals ?? [], DAY_MINUTES)],
        locked,
        seed,
        wishes,
        target: sumMacros(places.map(amountsOf)),
        scale: timesMacros(targetOf(targets), PART_OF_DAY),
        passing: new Set(passing.map(({ id }) => id)),
        cooked: findCooked(today, input, eaten.ids),
      },
      solver,
    )
  }
  // Where the diet leaves no dish in passing any may be made, and where it leaves none at all the meals do without.
  let result = solve(snacks, snacks)
  if (result.kind === 'no-dishes' && snacks.length > 0) result = solve(snacks, [])
  if (result.kind === 'no-dishes' && snacks.length > 0) result = solve([], [])
  if (result.kind === 'no-dishes') return { kind: 'stuck' as const, slot: result.place.slot }
  const day = writeDay(
    today.date,
    sessions,
    targets,
    [...fixed, ...result.menu.meals].toSorted((a, b) => a.at - b.at),
  )
  const dishes = sumMacros(result.menu.meals.map(({ options }) => options[0]))
  const planned = plannedTotal([drunk, eaten.actual, dishes])
  return {
    kind: 'solved' as const,
    day: keepLocks({ ...day, planned, isAdjusted: true }, today, locked),
    unplaced: plannedTotal([subtractMacros(left, dishes)]),
  }
}

/** Tomorrow anew, when what happened changes what it should be. */
const replanTomorrow = (
  kitchen: Kitchen,
  input: ReplanInput,
  targets: DayTargets,
  sessions: readonly Session[],
  today: PlannedDay,
  solver: Solver,
) => {
  const { tomorrow, events, seed, wishes } = input
  if (tomorrow === null) return { kind: 'same' as const }
  const locked = findLocked(kitchen, tomorrow, events)
  const places = placesLike(tomorrow, targets, sessions, wishes, locked)
  if (samePlaces(places, tomorrow.meals)) return { kind: 'same' as const }
  const result = solvePlaces(
    kitchen,
    {
      before: tomorrow,
      places,
      fixed: [],
      eaten: [],
      sessions,
      targets,
      variety: varietyAround(kitchen, [today]),
      kinds: timedKinds(kitchen, today.meals, -DAY_MINUTES),
      locked,
      seed,
      wishes,
      target: sumMacros(places.map(({ target }) => target)),
      cooked: findCooked(tomorrow, input, sumEaten(input).ids),
    },
    solver,
  )
  if (result.kind === 'no-dishes') return { kind: 'stuck' as const, slot: result.place.slot }
  return {
    kind: 'solved' as const,
    day: keepLocks(
      { ...writeDay(tomorrow.date, sessions, targets, result.menu.meals), isAdjusted: true },
      tomorrow,
      locked,
    ),
  }
}

/**
 * Adjusts the rest of today and, where needed, tomorrow to what happened: meals eaten, skipped or locked, sessions added,
 * moved, dropped, longer or harder. The past is never changed, dishes stay where their amounts can follow, no meal
 * passes its ceiling, no main food comes a third time and main meals between two sessions keep their protein wherever
 * another dish helps, and the same events in any order give the same plan.
 */
export const replan = (input: ReplanInput, catalog: Catalog, solver: Solver): Replan => {
  const { today, tomorrow, events, sessions } = input
  const kitchen = openKitchen(catalog, input.athlete)
  const revised = reviseSessions(sessions.today, events, 'today')
  const todaySessions = revised.map(({ session }) => session)
  const tomorrowSessions = reviseSessions(sessions.tomorrow, events, 'tomorrow').map(({ session }) => session)
  const freshTargets = targetsFor(
    kitchen,
    input,
    sessions.yesterday,
    todaySessions,
    tomorrowSessions,
    today.date,
    plannedBefore(today, events),
  )
  if (freshTargets.kind === 'refused') return { kind: 'infeasible', day: today.day, refusal: freshTargets.code }
  const todayTargets = keepPastDrinks(freshTargets, revised, input)
  const dateAfterThis = addDays(today.date, 1)
  const tomorrowTargets = targetsFor(kitchen, input, todaySessions, tomorrowSessions, sessions.dayAfter, dateAfterThis)
  const dayAfterThis = weekdayOf(dateAfterThis)
  if (tomorrowTargets.kind === 'refused') {
    return { kind: 'infeasible', day: dayAfterThis, refusal: tomorrowTargets.code }
  }

  const first = replanToday(kitchen, input, todayTargets, revised, solver)
  if (first.kind === 'stuck') return { kind: 'infeasible', day: today.day, slot: first.slot }
  const newToday = first.kind === 'solved' ? first.day : today
  const second = replanTomorrow(kitchen, input, tomorrowTargets, tomorrowSessions, newToday, solver)
  if (second.kind === 'stuck') return { kind: 'infeasible', day: dayAfterThis, slot: second.slot }
  if (first.kind === 'same' && second.kind === 'same') return { kind: 'unchanged', ...first.told }
  const newTomorrow = second.kind === 'solved' ? second.day : tomorrow
  const told = eventReasons(events, sessions)
  // Of a day that was adjusted for something that is not so any more nothing else is to be told.
  const isLess = told.length === 0 && (today.isAdjusted ?? tomorrow?.isAdjusted) === true
  const because = isLess ? [adjustedForLess] : told
  return {
    kind: 'replanned',
    today: newToday,
    tomorrow: newTomorrow,
    changes: [
      ...changesOf(today, newToday, because),
      ...(tomorrow !== null && newTomorrow !== null ? changesOf(tomorrow, newTomorrow, because) : []),
    ],
    unplaced: first.kind === 'solved' ? first.unplaced : none,
  }
}
