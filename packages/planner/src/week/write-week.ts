import {
  addDays,
  type CookEvent,
  type LocalDate,
  type MealCooking,
  type MealOption,
  type PlannedDay,
  type PlannedMeal,
  type Session,
  weekdayOf,
} from '@pacemeal/domain'
import { cookAlone, cookingAlone } from '../cook-alone.ts'
import { type ServedMeal, tellLimits } from '../day-limits.ts'
import { mayEat } from '../may-eat.ts'
import { writeDay } from '../planned-day.ts'
import { MIN_MINUTES, mayServeGuests, minutesOf } from '../table-rules.ts'
import { handOutPieces } from './hand-out-pieces.ts'
import { openAlternatives } from './meal-alternatives.ts'
import type { PinnedMeal } from './pinned-meals.ts'
import type { SizedMenu } from './size-menu.ts'
import type { WeekPlace } from './week-places.ts'
import type { WeekSetting } from './week-setting.ts'
import { writePot } from './write-pots.ts'
import { type WrittenPotLines, writeReadyFoods } from './write-ready-foods.ts'

/** A week's days and its cook events, written out. */
export interface WrittenWeek {
  readonly days: readonly PlannedDay[]
  readonly cooking: readonly CookEvent[]
}

interface Served {
  readonly option: MealOption
  readonly cooking?: MealCooking
}

const byTime = (a: CookEvent, b: CookEvent): number =>
  a.cookedOn === b.cookedOn ? a.at - b.at || (a.id < b.id ? -1 : 1) : a.cookedOn < b.cookedOn ? -1 : 1

const servePinned = (
  { kitchen }: WeekSetting,
  place: WeekPlace,
  { option, cooking }: PinnedMeal,
): { readonly served: Served; readonly event?: CookEvent } => {
  if (cooking) return { served: { option, cooking } }
  const event = cookAlone(kitchen.catalog, place, option)
  return event ? { served: { option, cooking: cookingAlone(event) }, event } : { served: { option } }
}

/** Whether a meal that stays may still be exchanged for everything that it was offered with: diets, allergies and wishes may be others now. */
const openStillOffered = ({ kitchen: { catalog, rules }, choices }: WeekSetting) => {
  const isWelcome = (id: MealOption['recipe']): boolean => {
    const recipe = catalog.findRecipe(id)
    const model = recipe && choices.dishes[choices.indexOf(recipe) ?? -1]
    return model === undefined || choices.isWelcome(model)
  }
  const mayTable = ({ slot, guests }: WeekPlace, id: MealOption['recipe']): boolean => {
    const recipe = catalog.findRecipe(id)
    return recipe === undefined || mayServeGuests(catalog, recipe, slot, guests)
  }
  return ({ options: [, ...others] }: PlannedMeal, place: WeekPlace): boolean =>
    others.every(
      (option) => mayEat(catalog, rules, option) && isWelcome(option.recipe) && mayTable(place, option.recipe),
    )
}

/**
 * Writes out a sized week from its first planned day on. `sessionsOn` gives each day's sessions, `onDay` hears how many days
 * are written, `held` are the events that stay and still take of what is cooked ready for several dishes.
 */
export const writeWeek = (
  setting: WeekSetting,
  sized: SizedMenu,
  monday: LocalDate,
  sessionsOn: (day: number) => readonly Session[],
  onDay?: (written: number) => void,
  held: readonly WrittenPotLines[] = [],
): WrittenWeek => {
  const { places, pinned, targets, preferences } = setting
  const pots = handOutPieces(setting, sized).flatMap(
    (handed, index) => writePot(monday, index, sized.plates, sized.portions, handed) ?? [],
  )
  const served = new Map<string, Served>(
    pots.flatMap(({ plates }) => plates.map(({ place, option, cooking }) => [place.id, { option, cooking }] as const)),
  )
  const own: CookEvent[] = []
  for (const place of places) {
    const pin = pinned.get(place.id)
    if (!pin) continue
    const kept = servePinned(setting, place, pin)
    served.set(place.id, kept.served)
    if (kept.event) own.push(kept.event)
  }
  const withAlternatives = openAlternatives(
    setting,
    [...served.values()].map(({ option }) => option),
  )
  const isStillOffered = openStillOffered(setting)
  let done = 0
  const days = targets.flatMap((day, index): PlannedDay[] => {
    if (!day) return []
    const today = places.filter((place) => place.day === index)
    const dishes = today.flatMap(({ id, slot }): readonly ServedMeal[] => {
      const option = served.get(id)?.option
      return option ? [{ id, slot, options: [option] }] : []
    })
    const sessions = sessionsOn(index)
    const workOf = ({ id }: WeekPlace) => served.get(id)?.cooking?.handsOnMinutes ?? 0
    const meals = today.flatMap((place): PlannedMeal[] => {
      const its = served.get(place.id)
      if (!its) return []
      const others = dishes.filter(({ id }) => id !== place.id)
      const before = pinned.get(place.id)?.before
      const elsewhere = today.filter(({ id }) => id !== place.id)
      const minutes =
        minutesOf(weekdayOf(place.date), preferences) - elsewhere.reduce((sum, one) => sum + workOf(one), 0)
      const minutesLeft = Math.max(minutes, workOf(place), MIN_MINUTES)
      const anew = () => withAlternatives(place, its.option, others, sessions, minutesLeft)
      const meal =
        before === undefined ? anew() : isStillOffered(before, place) ? before : { ...before, options: anew().options }
      const { cooking: _, ...rest } = meal
      return [its.cooking ? { ...rest, cooking: its.cooking } : rest]
    })
    onDay?.(++done)
    return [writeDay(addDays(monday, index), sessions, day, tellLimits(setting.kitchen.catalog, meals, sessions))]
  })
  const ready = writeReadyFoods(monday, [...held, ...pots], preferences.leftoverDays)
  return { days, cooking: [...pots.map(({ event }) => event), ...own, ...ready].toSorted(byTime) }
}
