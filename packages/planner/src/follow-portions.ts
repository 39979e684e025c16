import type { CookEvent, CookedPortion, LocalDate, PlannedDay, PlannedMeal } from '@pacemeal/domain'
import { FOOD_EVENT, portionFoods } from '@pacemeal/domain'

/** A change of a portion below this share of it is rounding. */
const ROUNDING = 0.002

const sum = (lines: readonly { readonly grams: number }[]): number =>
  lines.reduce((total, { grams }) => total + grams, 0)

const isAt = ({ date, meal, eater }: CookedPortion, on: LocalDate, { id }: PlannedMeal): boolean =>
  eater === 'self' && date === on && meal === id

const onPlate = ({ options: [{ ingredients }] }: PlannedMeal, id: string): number =>
  sum(ingredients.filter(({ food }) => food === id))

/** How much of its old portion of a pot a plate takes now: every food in the pot's own proportions. */
const shareOfPortion = ({ ingredients }: CookEvent, old: PlannedMeal, meal: PlannedMeal): number => {
  const shares = ingredients.flatMap(({ food }) => {
    const before = onPlate(old, food)
    return before > 0 ? [onPlate(meal, food) / before] : []
  })
  return shares.length === 0 ? 1 : Math.min(...shares)
}

/** A pot that is still to be cooked for one plate alone is made as that plate is. */
const remakeFor = (event: CookEvent, portion: CookedPortion, meal: PlannedMeal): CookEvent => {
  const ingredients = event.ingredients.map((line) => ({ ...line, grams: onPlate(meal, line.food) }))
  const { pieces: _, ...whole } = portion
  return { ...event, ingredients, portions: [{ ...whole, grams: sum(ingredients) }], restGrams: 0 }
}

/** A portion by a share of what it was: the pot grows or shrinks with it, or has a rest when it is cooked. */
const resize = (event: CookEvent, portion: CookedPortion, share: number, isCooked: boolean): CookEvent => {
  const by = (share - 1) * portion.grams
  const pieces = portion.pieces?.map((piece) => ({ ...piece, grams: share * piece.grams }))
  const resized = { ...portion, grams: portion.grams + by, ...(pieces && { pieces }) }
  const portions = event.portions.map((one) => (one === portion ? resized : one))
  if (isCooked) return { ...event, portions, restGrams: event.restGrams - by }
  const foods = portionFoods(event, portion)
  return {
    ...event,
    portions,
    ingredients: event.ingredients.map((line) => ({
      ...line,
      grams: line.grams + (share - 1) * (foods.get(line.food) ?? 0),
    })),
  }
}

/** The plate of a portion with its amounts as they were, for finding out whether they changed. */
const amountsOf = ({ options: [{ ingredients }] }: PlannedMeal): string =>
  ingredients.map(({ food, grams }) => `${food} ${grams}`).join()

interface ChangedPlate {
  readonly date: LocalDate
  readonly old: PlannedMeal
  readonly meal: PlannedMeal
}

const followMeal = (event: CookEvent, { date, old, meal }: ChangedPlate, isCooked: boolean): CookEvent => {
  const portion = event.portions.find((one) => isAt(one, date, meal))
  if (portion === undefined) return event
  const isOfPot = event.recipe.startsWith(FOOD_EVENT) || meal.cooking?.event === event.id
  if (!isOfPot || event.ingredients.some(({ food, grams }) => grams > 0 && onPlate(meal, food) <= 0)) return event
  if (!isCooked && event.portions.length === 1 && event.restGrams === 0) return remakeFor(event, portion, meal)
  const wanted = shareOfPortion(event, old, meal)
  const share = isCooked ? Math.min(1, wanted) : wanted
  return Math.abs(share - 1) < ROUNDING ? event : resize(event, portion, share, isCooked)
}

/**
 * Cook events as the plates of changed days take them, where the dish stayed and its amounts did not: a pot that is still
 * to be cooked holds what its plates hold; of one that is cooked, the rest is told. What a plate holds beyond its part of
 * the pot is added when it is eaten. Grams of an event stay those of its portions and its rest.
 */
export const followPortions = (
  events: readonly CookEvent[],
  before: readonly PlannedDay[],
  after: readonly PlannedDay[],
  today: LocalDate,
): readonly CookEvent[] => {
  const changed = after.flatMap(({ date, meals }) => {
    const was = before.find((day) => day.date === date)
    return meals.flatMap((meal): readonly ChangedPlate[] => {
      const old = was?.meals.find(({ id }) => id === meal.id)
      const isEdited = meal.options[0].own !== undefined
      return old && !isEdited && amountsOf(old) !== amountsOf(meal) ? [{ date, old, meal }] : []
    })
  })
  if (changed.length === 0) return events
  /** What is cooked today stands on the stove unless its first meal is still open to change. */
  const isCooked = ({ cookedOn, portions }: CookEvent): boolean => {
    if (cookedOn !== today) return cookedOn < today
    const own = portions.filter(({ date, eater }) => date === today && eater === 'self')
    return !own.every((portion) => changed.some(({ date, meal }) => isAt(portion, date, meal)))
  }
  return events.map((event) => {
    const cooked = isCooked(event)
    return changed.reduce((pot, plate) => followMeal(pot, plate, cooked), event)
  })
}
