import {
  endAfter,
  energyOf,
  isFuelSlot,
  type KitchenPreferences,
  type Macros,
  type Reason,
  type Session,
} from '@pacemeal/domain'
import type { MealPlace } from '../meal-places.ts'
import { isSetBySession } from './shift-meal-times.ts'

/**
 * What all snacks of a day hold together beside what one would: two are smaller than one and hold more in all, and the
 * meals give the difference. Own choice.
 */
const HOLDS: readonly number[] = [0, 1, 1.45, 1.8]
/**
 * On a day that loads for an event snacks take more of what no plate holds: 11 g/kg of somebody of 100 kg are 5,800 kcal,
 * which four plates of 1,100 g do not hold with little fat and fiber. From this energy of a main meal on there are three
 * snacks, in kcal. Own choice.
 */
const LOADING_HOLDS: readonly number[] = [0, 1, 1.8, 2.6]
const LARGE_MEAL = 1200
const LOADING_SNACKS = 3
/** A snack below this is not worth a dish: a smaller day has fewer. In kcal, own choice. */
const MIN_SNACK = 110
/** Another snack is at least this far from everything else that is eaten, and stands on the quarter hour. Minutes. */
const MIN_GAP = 75
const GRID = 15
/** Nothing is eaten this shortly before a session, in minutes. */
const CLOSEST_BEFORE = 60
/** A snack may follow the last meal, but not after this minute of the day. */
const LATEST = 21 * 60 + 30

const amounts = ['protein', 'carbs', 'fat'] as const
type Grams = Readonly<Record<(typeof amounts)[number], number>>

const isMeal = ({ slot }: MealPlace): boolean => slot === 'breakfast' || slot === 'lunch' || slot === 'dinner'
const isSnack = ({ slot }: MealPlace): boolean => slot === 'snack'

/** Whole grams shared in proportion; they add up exactly. */
const shareOf = (grams: number, weights: readonly number[]): readonly number[] => {
  const total = weights.reduce((a, b) => a + b, 0)
  let given = 0
  let passed = 0
  return weights.map((weight) => {
    passed += weight
    const until = total > 0 ? Math.round((grams * passed) / total) : 0
    const own = until - given
    given = until
    return own
  })
}

const ofAmounts = (gramsOf: (amount: (typeof amounts)[number]) => number): Grams => ({
  protein: gramsOf('protein'),
  carbs: gramsOf('carbs'),
  fat: gramsOf('fat'),
})

const plus = (target: Macros, more: Grams): Macros => {
  const grams = ofAmounts((amount) => target[amount] + more[amount])
  return { ...grams, calories: energyOf(grams) }
}

const sumOf = (places: readonly MealPlace[], amount: (typeof amounts)[number]): number =>
  places.reduce((sum, { target }) => sum + target[amount], 0)

/** Adds grams to the meals by their size; negative grams are taken from them. A meal that a session or an event sets stays. */
const giveToMeals = (places: readonly MealPlace[], grams: Grams): readonly MealPlace[] => {
  const free = places.filter((place) => isMeal(place) && !isSetBySession(place))
  const meals = free.length > 0 ? free : places.filter(isMeal)
  const shares = new Map(
    amounts.map((amount) => [
      amount,
      shareOf(
        grams[amount],
        meals.map(({ target }) => (grams[amount] < 0 ? target[amount] : target.calories)),
      ),
    ]),
  )
  return places.map((place) => {
    const at = meals.indexOf(place)
    if (at < 0) return place
    return {
      ...place,
      target: plus(
        place.target,
        ofAmounts((amount) => shares.get(amount)?.[at] ?? 0),
      ),
    }
  })
}

/** The quarter hour of the day that is farthest from everything else that is eaten; undefined where none is far enough. */
const freeTime = (places: readonly MealPlace[], sessions: readonly Session[]): number | undefined => {
  const meals = places.filter(isMeal).map(({ at }) => at)
  const first = Math.ceil((Math.min(...meals) + MIN_GAP) / GRID) * GRID
  let best: { readonly at: number; readonly gap: number } | undefined
  for (let at = first; at <= Math.min(LATEST, Math.max(...meals) + 2 * MIN_GAP); at += GRID) {
    if (sessions.some(({ start, end }) => at >= start - CLOSEST_BEFORE && at < endAfter(start, end))) continue
    const gap = Math.min(...places.map((other) => Math.abs(other.at - at)))
    if (gap >= MIN_GAP && gap > (best?.gap ?? 0)) best = { at, gap }
  }
  return best?.at
}

/** Reasons of a meal with the share that it has now, and of another snack with its own time. */
const tellShare = (place: MealPlace, all: number): readonly Reason[] =>
  place.because.map((reason) =>
    reason.rule === 'meal_share'
      ? { ...reason, inputs: { ...reason.inputs, percent: Math.round((100 * place.target.calories) / all) } }
      : reason,
  )

const withShares = (places: readonly MealPlace[]): readonly MealPlace[] => {
  const all = places.reduce((sum, { slot, target }) => sum + (isFuelSlot(slot) ? 0 : target.calories), 0)
  return places.map((place) => (isFuelSlot(place.slot) ? place : { ...place, because: tellShare(place, all) }))
}

const atTime = (snack: MealPlace, at: number): readonly Reason[] =>
  snack.because.map((reason) => {
    if (!reason.rule.startsWith('meal_time_')) return reason
    const { usual = at } = reason.inputs
    return { ...reason, rule: 'meal_time_spaced', source: 'J17', inputs: { slot: 'snack', at, usual } }
  })

const dropSnacks = (places: readonly MealPlace[], snacks: number): readonly MealPlace[] => {
  const dropped = places.filter(isSnack).slice(snacks)
  const left = places.filter((place) => !dropped.includes(place))
  return giveToMeals(
    left,
    ofAmounts((amount) => sumOf(dropped, amount)),
  )
}

const addSnacks = (
  places: readonly MealPlace[],
  snack: MealPlace,
  most: number,
  sessions: readonly Session[],
  holds: readonly number[],
): readonly MealPlace[] => {
  const calories = (count: number) => ((holds[count] ?? 1) * snack.target.calories) / count
  let wanted = most
  while (wanted > 1 && calories(wanted) < MIN_SNACK) wanted--
  let all = places
  const added: MealPlace[] = []
  while (added.length < wanted - 1) {
    const at = freeTime(all, sessions)
    if (at === undefined) break
    added.push({ ...snack, id: `${snack.id}-${added.length + 2}`, at, because: atTime(snack, at) })
    all = [...places, ...added]
  }
  if (added.length === 0) return places
  const count = added.length + 1
  const pool = ofAmounts((amount) => Math.round((holds[count] ?? 1) * snack.target[amount]))
  const meals = giveToMeals(
    places,
    ofAmounts((amount) => snack.target[amount] - pool[amount]),
  )
  const even = Array.from({ length: count }, () => 1)
  const shares = new Map(amounts.map((amount) => [amount, shareOf(pool[amount], even)]))
  const sized = [snack, ...added].map((place, i) => {
    const grams = ofAmounts((amount) => shares.get(amount)?.[i] ?? 0)
    return { ...place, target: { ...grams, calories: energyOf(grams) } }
  })
  const [first, ...others] = sized
  return [...meals.map((place) => (first && place.id === snack.id ? first : place)), ...others].toSorted(
    (a, b) => a.at - b.at,
  )
}

/**
 * The day's places for somebody who eats so many snacks: what dropped ones were to hold goes to the meals, by their size;
 * more of them share what the meals give, where the day leaves time and energy for them. A day of two sessions has none:
 * its fuel stands for them. Whoever loads for an event with main meals that are too large has three, whatever is wished.
 */
export const placeSnacks = (
  places: readonly MealPlace[],
  { snacks }: Pick<KitchenPreferences, 'snacks'>,
  sessions: readonly Session[],
  isLoading: boolean,
): readonly MealPlace[] => {
  const own = places.filter(isSnack)
  const [snack] = own
  const isTooMuch = isLoading && places.some((place) => isMeal(place) && place.target.calories > LARGE_MEAL)
  const wanted = isTooMuch ? LOADING_SNACKS : snacks
  if (own.length === wanted || snack === undefined) return places
  const holds = isTooMuch ? LOADING_HOLDS : HOLDS
  return withShares(
    own.length > wanted ? dropSnacks(places, wanted) : addSnacks(places, snack, wanted, sessions, holds),
  )
}
