import type { Catalog } from '@pacemeal/catalog'
import { type CookEvent, DAY_MS, FOOD_EVENT, type PlannedDay, type PlannedWeek, type Session } from '@pacemeal/domain'
import { brokenMeals } from '../day-limits.ts'
import { sameMacros } from '../meal-changes.ts'
import { isBeforeEvent, writeDay } from '../planned-day.ts'
import { isOnTarget } from '../warnings.ts'
import { DAYS } from './packs.ts'
import { fillPots, type PlateStart, type PotStart } from './pots.ts'
import type { WeekPlace } from './week-places.ts'
import type { WeekSetting } from './week-setting.ts'
import type { WrittenPotLines } from './write-ready-foods.ts'

/** A guest's portion beside the athlete's counts as the one that is wished up to this difference: pieces are handed out whole. */
const SAME_PORTION = 0.12

const refOf = ({ date, meal }: { readonly date: string; readonly meal: string }): string => `${date}/${meal}`

const samePlace = (place: WeekPlace, { meals }: PlannedDay): boolean => {
  const meal = meals.find(({ id }) => id === place.id)
  return (
    meal !== undefined &&
    meal.at === place.at &&
    sameMacros(meal.target, place.target) &&
    isBeforeEvent(meal.because) === place.isBeforeEvent
  )
}

/** What a day's event asks of every plate. */
const eventOfDay = ({ flags }: PlannedDay): string =>
  flags
    .filter((flag) => flag.startsWith('competition') || flag.startsWith('carb_load'))
    .toSorted()
    .join()

/** Ids of the meals that a change does not reach. */
const untouched = (
  { kitchen, places, targets, pinned }: WeekSetting,
  week: PlannedWeek,
  sessionsOn: (day: number) => readonly Session[],
): ReadonlySet<string> =>
  new Set(
    Array.from({ length: DAYS }, (_, day) => day).flatMap((day) => {
      const own = places.filter((place) => place.day === day)
      const was = week.days.find(({ date }) => date === own[0]?.date)
      const target = targets[day]
      if (was === undefined || target === undefined) return []
      const sessions = sessionsOn(day)
      const is = writeDay(was.date, sessions, target, was.meals)
      const [stay = [], open = []] = [true, false].map((stays) =>
        was.meals.filter(({ id }) => pinned.has(id) === stays),
      )
      // Beside what was eaten instead, the other plates make up for it, and one may break a limit of the day.
      if (eventOfDay(is) !== eventOfDay(was) || (stay.length > 0 && !isOnTarget(is))) return []
      const broken = new Set(brokenMeals(kitchen.catalog, open, stay, sessions))
      return own.flatMap((place) => (samePlace(place, was) && !broken.has(place.id) ? [place.id] : []))
    }),
  )

const isServedAs = (event: CookEvent, { place }: PlateStart, isFrozen: boolean): boolean => {
  const here = event.portions.filter((portion) => refOf(portion) === `${place.date}/${place.id}`)
  const self = here.find(({ eater }) => eater === 'self')
  return (
    self !== undefined &&
    (self.isFrozen === true) === isFrozen &&
    here.length === 1 + place.guests.length &&
    place.guests.every(({ id, portion }) => {
      const grams = here.find(({ eater }) => eater === id)?.grams
      return grams !== undefined && Math.abs(grams / self.grams - portion) <= SAME_PORTION
    })
  )
}

/** The event of a pot as it would be cooked today; undefined where it was cooked otherwise. */
const eventOf = (
  {
    date: monday,
    pot,
    plates,
  }: { readonly date: number; readonly pot: PotStart; readonly plates: readonly PlateStart[] },
  cooking: readonly CookEvent[],
): CookEvent | undefined => {
  const own = pot.plates.flatMap((plate) => plates[plate] ?? [])
  const refs = new Set(own.map(({ place }) => `${place.date}/${place.id}`))
  return cooking.find(
    (event) =>
      event.recipe === pot.dish.recipe.id &&
      Date.parse(event.cookedOn) === monday + pot.cookedOn * DAY_MS &&
      event.portions.every((portion) => refs.has(refOf(portion))) &&
      own.every((plate) => isServedAs(event, plate, (pot.frozen & (1 << plate.place.day)) !== 0)),
  )
}

/**
 * Cook events of a week that a change does not reach: all their plates are asked to be what they were, and they would
 * be cooked as they are. A pot that a changed meal eats from may change. Gives their ids.
 */
export const heldEvents = (
  setting: WeekSetting,
  week: PlannedWeek,
  sessionsOn: (day: number) => readonly Session[],
): ReadonlySet<string> => {
  const { problem, prefer } = setting
  const meals = untouched(setting, week, sessionsOn)
  const [first] = setting.places
  if (meals.size === 0 || first === undefined) return new Set()
  const menu = problem.places.map(({ place, choices }) =>
    choices.findIndex(({ dish }) => problem.dishes[dish]?.recipe.id === prefer.get(place.id)),
  )
  const date = Date.parse(first.date) - first.day * DAY_MS
  const { plates, pots } = fillPots(problem, menu)
  const cooking = week.cooking ?? []
  return new Set(
    pots
      .filter((pot) => pot.plates.every((plate) => meals.has(plates[plate]?.place.id ?? '')))
      .flatMap((pot) => eventOf({ date, pot, plates }, cooking)?.id ?? []),
  )
}

/** What events that stay take of the plain foods of a week that are cooked ready for several dishes. */
export const readyUsesOf = (
  cooking: readonly CookEvent[],
  held: ReadonlySet<string>,
  findFood: Catalog['findFood'],
): readonly WrittenPotLines[] => {
  const foods = cooking.flatMap(({ recipe, portions }) => {
    const food = recipe.startsWith(FOOD_EVENT) ? findFood(recipe.slice(FOOD_EVENT.length)) : undefined
    return food ? [{ food, grams: new Map(portions.map((one) => [`${refOf(one)} ${one.eater}`, one.grams])) }] : []
  })
  return cooking
    .filter(({ id }) => held.has(id))
    .map((event) => ({
      event,
      lines: foods.flatMap(({ food, grams: given }) => {
        if (!event.ingredients.some((line) => line.food === food.id)) return []
        const grams = event.portions.map((one) => given.get(`${refOf(one)} ${one.eater}`) ?? 0)
        return grams.some((own) => own > 0) ? [{ food, grams }] : []
      }),
    }))
}
