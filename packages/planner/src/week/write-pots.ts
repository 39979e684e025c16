import { describeAmount, type Food, type WeighedFood } from '@pacemeal/catalog'
import type { CookEvent, CookedPortion, LocalDate, MealCooking, MealOption } from '@pacemeal/domain'
import { addDays, isHeatedWith } from '@pacemeal/domain'
import { type WeighedPlate, writePlate } from '../meal-option.ts'
import { apportionGrams, keptGrams, sumGrams } from './apportion-grams.ts'
import { batchMinutes } from './batch-minutes.ts'
import type { HandedPot } from './hand-out-pieces.ts'
import type { HouseholdPortions } from './household-portions.ts'
import { WARMING_MINUTES } from './menu-problem.ts'
import { eatersOf } from './pot-eaters.ts'
import type { PlateStart, PotStart } from './pots.ts'
import { KCAL } from './vectors.ts'
import type { WeekPlace } from './week-places.ts'

/** Minute at which cooking ends that is for another day. */
const EVENING = 19 * 60

/** A meal's chosen dish with how it is cooked. */
export interface ServedPlate {
  readonly place: WeekPlace
  readonly option: MealOption
  readonly cooking: MealCooking
}

/** What one pot gives: the plates of the athlete and the event. */
interface WrittenPot {
  readonly plates: readonly ServedPlate[]
  readonly event: CookEvent
  /** Grams of every line of the dish by the portions of the event. */
  readonly lines: readonly { readonly food: Food; readonly grams: readonly number[] }[]
}

const amountOf = (food: Food, grams: number) => ({
  food: food.id,
  grams,
  amount: describeAmount(food, grams),
  item: food.name,
})

const platePlaces = (start: PotStart, plates: readonly PlateStart[]): readonly WeekPlace[] =>
  start.plates.flatMap((plate) => plates[plate]?.place ?? [])

/** Writes a pot: its event, and every plate with its exact share, or its pieces, of every ingredient. */
export const writePot = (
  monday: LocalDate,
  index: number,
  plates: readonly PlateStart[],
  portions: HouseholdPortions,
  handed: HandedPot,
): WrittenPot | undefined => {
  const start = portions.pots[index]?.start
  if (!start) return undefined
  const { dish, cookedOn, frozen } = start
  const { recipe, handsOn, waiting, kitchen } = dish
  const [first] = platePlaces(start, plates)
  if (!first) return undefined
  const eaters = eatersOf(start, plates, portions)
  const lines = portions.gramsOf(index).flatMap((grams, line) => {
    const food = dish.lines[line]?.food
    const pieces = handed.pieces.get(line)
    const weights = pieces ?? handed.weights
    return food && grams > 0
      ? [{ food, isInPieces: pieces !== undefined, grams: apportionGrams(keptGrams(grams), weights) }]
      : []
  })
  const date = addDays(monday, cookedOn)
  const id = `${first.date}/${first.id}`
  const servings = Math.max(0.5, Math.round(2 * (portions.pots[index]?.servings ?? 1)) / 2)
  const handsOnMinutes = batchMinutes(handsOn, servings)
  const event: CookEvent = {
    id,
    recipe: recipe.id,
    name: recipe.name,
    cookedOn: date,
    at: date === first.date ? first.at : EVENING,
    servingsCooked: servings,
    handsOnMinutes,
    waitingMinutes: waiting,
    ...(kitchen ? { isHeated: isHeatedWith(kitchen.equipment) } : {}),
    keepsDays: dish.keeps,
    ingredients: lines.map(({ food, grams }) => amountOf(food, sumGrams(grams))),
    steps: recipe.steps,
    portions: eaters.flatMap(({ plate, eater }, i): CookedPortion[] => {
      const place = plates[plate]?.place
      const grams = sumGrams(lines.map((line) => line.grams[i] ?? 0))
      if (!place) return []
      const isFrozen = (frozen & (1 << place.day)) !== 0
      const pieces = lines.flatMap((line) => (line.isInPieces ? [amountOf(line.food, line.grams[i] ?? 0)] : []))
      return [
        {
          date: place.date,
          meal: place.id,
          eater,
          grams,
          ...(isFrozen ? { isFrozen } : {}),
          ...(pieces.length > 0 ? { pieces } : {}),
        },
      ]
    }),
    restGrams: 0,
  }
  const served = start.plates.flatMap((plate): ServedPlate[] => {
    const own = plates[plate]
    if (!own) return []
    const at = eaters.findIndex((eater) => eater.plate === plate && eater.eater === 'self')
    const weighed: WeighedPlate = {
      recipe,
      standardEnergy: dish.usual[KCAL] ?? 0,
      dish: lines.flatMap(({ food, grams }): WeighedFood[] => {
        const share = grams[at] ?? 0
        return share > 0 ? [{ food, grams: share }] : []
      }),
      beside: own.sides.map(({ side }, i) => ({
        food: side.part.food,
        grams: keptGrams((portions.steps[plate]?.[i] ?? 0) * side.part.stepGrams),
      })),
    }
    const isFirst = plate === start.plates[0]
    const isCookedToday = isFirst && own.place.date === date
    return [
      {
        place: own.place,
        option: writePlate(weighed),
        cooking: {
          event: id,
          cookedOn: date,
          ...(isFirst ? {} : { leftoverOf: id }),
          servingsCooked: servings,
          handsOnMinutes: isCookedToday ? handsOnMinutes : kitchen?.isEatenCold ? 0 : WARMING_MINUTES,
          waitingMinutes: isCookedToday ? waiting : 0,
        },
      },
    ]
  })
  return { plates: served, event, lines }
}
