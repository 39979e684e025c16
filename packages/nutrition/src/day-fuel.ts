import { energyOf, grams, kcal, type Macros, milligrams, millilitres, minuteOfDay } from '@pacemeal/domain'
import { busyTime, joinStretches } from './busy-time.ts'
import type { DaySituation } from './day-situation.ts'
import { areFluidsPlanned, drinkDuring, noDrink } from './drinks.ts'
import { type EatingTimes, type TimedMeal, timeMeals } from './eating-times.ts'
import { type EventDay, eveDinner, findEventDay, withEventFuel } from './event-day.ts'
import { sizeEventMeal } from './event-meal.ts'
import { duringFuelAmount, type FuelGrams, isEarly, isFuelled } from './fuel-amounts.ts'
import { type PostBlock, type PreBlock, placeFuel, recoveryOf } from './fuel-blocks.ts'
import { limitFuel, MAIN_MEALS, type MealName, type SharedMeal, shareMeals } from './meal-shares.ts'
import { roundWhole } from './rounding.ts'
import { type Reasons, type RuleReason, reason } from './rules.ts'
import { sessionEnergy } from './session-energy.ts'
import type { MealTarget, SessionFuel } from './targets.ts'

/** Grams with the energy that they hold. */
const withEnergy = (g: FuelGrams): Macros => ({ calories: energyOf(g), protein: g.protein, carbs: g.carbs, fat: g.fat })
const add = (a: FuelGrams, b: FuelGrams): FuelGrams => ({
  carbs: a.carbs + b.carbs,
  protein: a.protein + b.protein,
  fat: a.fat + b.fat,
})
const withMore = (because: Reasons, more: readonly RuleReason[]): Reasons => [because[0], ...because.slice(1), ...more]

interface During {
  readonly perHour: number
  readonly carbs: number
  readonly because: Reasons
}
interface Fuel {
  readonly pre: readonly PreBlock[]
  readonly post: readonly PostBlock[]
  readonly during: readonly During[]
}

/** What a session that is an event of the day is given; undefined for any other session. */
const fuelOfEvent = (event: EventDay | null, session: number): Pick<EventDay, 'during' | 'drink'> | undefined =>
  event?.session === session ? event : event?.later.find((one) => one.session === session)

/** All fuel of the day kept within its part of each macronutrient, blocks in the order pre, post, during. */
function limitToDay(fuel: Fuel, day: FuelGrams, event: EventDay | null): { fuel: Fuel; taken: FuelGrams } {
  const blocks = [...fuel.pre, ...fuel.post]
  // The fuel of an event is what its card says: the other fuel shares what it leaves.
  const eventFuel = fuel.during.map((_, index) => fuelOfEvent(event, index)?.during ?? null)
  const ofEvent = eventFuel.reduce((sum, one) => sum + (one?.carbs ?? 0), 0)
  const others = fuel.during.map((d, index) => (eventFuel[index] === null ? d.carbs : 0))
  const carbs = limitFuel([...blocks.map((b) => b.grams.carbs), ...others], day.carbs - ofEvent)
  const protein = limitFuel(
    blocks.map((b) => b.grams.protein),
    day.protein,
  )
  const fat = limitFuel(
    blocks.map((b) => b.grams.fat),
    day.fat,
  )
  const isLimited = Math.min(carbs.scale, protein.scale, fat.scale) < 1
  const scales = { carbs: carbs.scale, protein: protein.scale, fat: fat.scale }
  const limited = isLimited ? [reason('fuel_limited', 'H', scales)] : []
  const gramsAt = (i: number): FuelGrams => ({
    carbs: carbs.grams[i] ?? 0,
    protein: protein.grams[i] ?? 0,
    fat: fat.grams[i] ?? 0,
  })
  const scaled = <B extends { grams: FuelGrams; because: Reasons }>(block: B, i: number): B => ({
    ...block,
    grams: gramsAt(i),
    because: withMore(block.because, limited),
  })
  const sum = (list: readonly number[]) => list.reduce((a, b) => a + b, 0)
  return {
    fuel: {
      pre: fuel.pre.map((b, i) => scaled(b, i)),
      post: fuel.post.map((b, i) => scaled(b, fuel.pre.length + i)),
      during: fuel.during.map(
        (d, i) =>
          eventFuel[i] ?? {
            perHour: roundWhole(d.perHour * carbs.scale),
            carbs: carbs.grams[blocks.length + i] ?? 0,
            because: d.carbs > 0 && carbs.scale < 1 ? withMore(d.because, limited) : d.because,
          },
      ),
    },
    taken: { carbs: sum(carbs.grams) + ofEvent, protein: sum(protein.grams), fat: sum(fat.grams) },
  }
}

function sessionFuel(
  situation: DaySituation,
  fuel: Fuel,
  times: EatingTimes,
  event: EventDay | null,
): readonly SessionFuel[] {
  const { body } = situation.athlete
  return situation.day.today.map((session, index): SessionFuel => {
    const cost = sessionEnergy(session, body.mass, situation.athlete.categories)
    const preIndex = fuel.pre.findIndex((b) => b.session === index)
    const pre = fuel.pre[preIndex]
    const preAt = times.pre[preIndex] ?? pre?.at ?? 0
    const postIndex = fuel.post.findIndex((b) => b.session === index)
    const post = times.meals.some((m) => m.joins === postIndex) ? undefined : fuel.post[postIndex]
    const during = fuel.during[index]
    const drink = !areFluidsPlanned(situation.circumstances)
      ? noDrink
      : (fuelOfEvent(event, index)?.drink ?? drinkDuring(session, body.mass))
    return {
      session: index,
      energy: { value: kcal(roundWhole(cost.energy)), because: [cost.because] },
      pre: pre
        ? {
            at: minuteOfDay(preAt),
            minutesBefore: pre.minutesBefore - (preAt - pre.at),
            target: { value: withEnergy(pre.grams), because: pre.because },
          }
        : null,
      during: {
        value: {
          carbsPerHour: grams(during?.perHour ?? 0),
          carbs: grams(during?.carbs ?? 0),
          drinkPerHour: millilitres(drink.perHour),
          sodiumPerHour: milligrams(drink.sodiumPerHour),
        },
        because: during ? withMore(during.because, drink.because) : [cost.because],
      },
      post: post
        ? {
            at: minuteOfDay(times.post[postIndex] ?? post.at),
            within: post.within,
            rapid: post.rapid,
            target: { value: withEnergy(post.grams), because: post.because },
          }
        : null,
    }
  })
}

function mealTarget(meal: SharedMeal, time: TimedMeal, posts: readonly PostBlock[]): MealTarget {
  const joined = time.joins === null ? undefined : posts[time.joins]
  const amount = joined ? add(meal.grams, joined.grams) : meal.grams
  const more = joined ? [time.because, ...joined.because] : [time.because]
  return {
    slot: meal.slot,
    at: minuteOfDay(time.at),
    target: { value: withEnergy(amount), because: withMore(meal.because, more) },
  }
}

/** The meals with the reason why none stands before the start, at the last one before it or else at the first. */
function tellUnplaced(
  meals: readonly MealTarget[],
  event: EventDay | null,
  { today }: DaySituation['day'],
): readonly MealTarget[] {
  if (event === null || event.unplaced === null) return meals
  const { unplaced, session } = event
  const start = today[session]?.start ?? 0
  const last = Math.max(
    0,
    meals.findLastIndex(({ at }) => at < start),
  )
  return meals.map((meal, index) =>
    index === last ? { ...meal, target: { ...meal.target, because: withMore(meal.target.because, [unplaced]) } } : meal,
  )
}

/**
 * Shares the day's whole grams out: fuel around the sessions first, within its part of the day, then the meals, each at
 * its time, without those that an event leaves no time for. All portions together are exactly the day. Sessions keep their order; meals are in order of time.
 */
export function shareDay(
  situation: DaySituation,
  total: FuelGrams,
  withoutTime: readonly MealName[] = [],
): { readonly fuel: readonly SessionFuel[]; readonly meals: readonly MealTarget[] } {
  const { day, athlete, reference, isLowCarb, circumstances } = situation
  const usual = placeFuel(day, reference.mass, athlete.body.age)
  const event = findEventDay(situation, total, usual)
  const dinner = eveDinner(situation)
  const placed = withEventFuel(usual, event)
  const isBounded = isLowCarb && circumstances.fuelTheSession !== true
  const during = day.today.map((session) =>
    duringFuelAmount(session, { isLowCarb: isBounded, tolerance: circumstances.gutTolerance }),
  )
  const { fuel, taken } = limitToDay({ ...placed, during }, total, event)
  const fuelledSessions = day.today.filter(isFuelled).length
  const left = { carbs: total.carbs - taken.carbs, protein: total.protein - taken.protein, fat: total.fat - taken.fat }
  const meal = event?.meal ? sizeEventMeal(event.meal, total, left) : null
  const skipped = withoutTime.filter((slot) => slot !== meal?.slot)
  const shared = shareMeals(left, {
    fuelledSessions,
    isEarlyTomorrow: day.tomorrow.some((s) => isFuelled(s) && isEarly(s)),
    isLowCarb,
    event: meal,
    dinner,
    skipped,
  })
  const times = timeMeals(
    {
      mainMeals: MAIN_MEALS.filter((slot) => !skipped.includes(slot)),
      busy: joinStretches([...busyTime(day), ...recoveryOf(day.yesterday)]),
      sessions: day.today.map((s) => ({
        start: s.start,
        end: s.end,
        isFuelled: isFuelled(s),
        isEarly: isEarly(s),
        isCompetition: s.type === 'Competition',
      })),
      pre: fuel.pre.map(({ at, latest }) => ({ at, from: at, to: latest })),
      post: fuel.post.map(({ at, earliest }) => ({ at, from: earliest, to: at })),
      fixed: meal && (day.event?.inDays === 0 ? { ...meal, start: day.event.start } : meal),
    },
    shared.some((meal) => meal.slot === 'snack'),
  )
  const meals = shared.flatMap((meal) => {
    const time = times.meals.find((t) => t.slot === meal.slot)
    return time ? [mealTarget(meal, time, fuel.post)] : []
  })
  const ordered = tellUnplaced(
    meals.sort((a, b) => a.at - b.at),
    event,
    day,
  )
  return { fuel: sessionFuel(situation, fuel, times, event), meals: ordered }
}
