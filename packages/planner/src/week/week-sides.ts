import { type KosherKind, kosherKindOf } from '@pacemeal/catalog'
import { findFoodCooking } from '@pacemeal/catalog/kitchen'
import type { MealSlot } from '@pacemeal/domain'
import { goesBeside } from '../goes-beside.ts'
import { oncePer } from '../once-per.ts'
import { isProteinPowder } from '../plate-limits.ts'
import { seeded } from '../seeded.ts'
import type { Gives, Side } from '../sides.ts'
import type { DishModel } from './dish-model.ts'
import { FIBER, KCAL, vectorOf } from './vectors.ts'
import type { WeekFoods } from './week-foods.ts'

/** A plain thing of the week that is served beside dishes. */
export interface WeekSide {
  readonly index: number
  readonly part: Side
  readonly gives: Gives
  readonly slots: readonly MealSlot[]
  /** Figures of one kitchen step. */
  readonly vector: Float64Array
  /** What is bought for it, and the bought grams of a step. */
  readonly item: number
  readonly itemGrams: number
  readonly isPowder: boolean
  /** Served on days that load for an event alone. */
  readonly isForLoading: boolean
  /** Holds little fiber, and is not served in smaller measures than those of days that load. */
  readonly suitsLoading: boolean
  readonly kind: KosherKind
  /** Whether it may be served beside the dish: not what the dish holds already, in whatever variety, nor honey beside fish, nor milk beside meat at a kosher table. */
  goesBeside(model: DishModel): boolean
}

/** How many of each sort a week has, and where meals live on fat: oil, butter and what else a kitchen has anyway come on top. */
const counts: Readonly<Record<Gives, number>> = { carbs: 4, drink: 0, sweet: 0, protein: 3, fat: 2 }
const countsWithFat: Readonly<Record<Gives, number>> = { carbs: 2, drink: 0, sweet: 0, protein: 3, fat: 3 }

/** Share of the energy of something beside a dish from which on it brings protein and hardly any fat. Own choice. */
const LEAN_PROTEIN = 0.6

const isLean = ({ food: { per100g } }: Side): boolean =>
  4 * (per100g.protein ?? 0) >= LEAN_PROTEIN * Math.max(1, per100g.calories ?? 0)

/**
 * Grams of fiber in a kilocalorie of what is served beside dishes on days that load: rice and bread have less, fruit more. What
 * brings protein may hold a little more, for little of it is eaten: a scoop of pea protein or a glass of soy milk has one or two grams.
 */
const MAX_LOADING_FIBER = 0.01
const MAX_PROTEIN_FIBER = 0.015

const holdsLittleFiber = (vector: Float64Array, gives: Gives): boolean =>
  (vector[FIBER] as number) <= (gives === 'protein' ? MAX_PROTEIN_FIBER : MAX_LOADING_FIBER) * (vector[KCAL] as number)

const clashes = (a: KosherKind, b: KosherKind): boolean =>
  (a === 'meat' && b === 'milk') || (a === 'milk' && b === 'meat')

/** What is spread on bread or stirred into something sweet. */
const spreads: ReadonlySet<string> = new Set(['honey', 'jam', 'maple-syrup'])
const isSpread = ({ gives, food }: Side): boolean => gives === 'sweet' && spreads.has(food.id)

/** Whether a dish is a savory one, as meat, fish, potatoes, tomatoes and onions make it. */
const isSavory = ({ lines }: DishModel): boolean =>
  lines.some(
    ({ food: { aisle, classes } }) =>
      aisle === 'Meat & Fish' || ['potato', 'tomato', 'allium'].some((name) => classes.some((own) => own === name)),
  )

/** What speaks against a side, beside a seeded jitter: it fits few meals, what is left of its pack spoils, or fat comes with protein. */
const rankOf = (side: Side, foods: WeekFoods, seed: number, livesOnFat: boolean): number => {
  const { index } = foods.itemFor(side.food)
  const { protein, calories } = side.food.per100g
  const withProtein = side.gives === 'fat' && livesOnFat ? (4 * (protein ?? 0)) / Math.max(1, calories ?? 0) : 0
  const isPerishable = index >= 0 && foods.packs[index]?.isPerishable === true
  return (
    0.7 * seeded(seed, 'week-side', side.food.id) +
    (side.slots.length >= 4 ? 0 : 0.25) +
    (isPerishable ? 0.15 : 0) +
    withProtein
  )
}

/** Picks the first of each sort, so that together they serve both meals and fuel. */
const pickOf = (sides: readonly Side[], count: number): readonly Side[] => {
  const around = sides.find(({ slots }) => slots.includes('pre-fuel') || slots.includes('post-fuel'))
  const table = sides.find(({ slots }) => slots.includes('dinner'))
  const first = [...new Set([around, table].filter((side) => side !== undefined))]
  return [...first, ...sides.filter((side) => !first.includes(side))].slice(0, count)
}

interface SideWishes {
  readonly seed: number
  readonly livesOnFat: boolean
  readonly isKosher: boolean
  /** A meal before an event is to hold much fat all the same. */
  readonly wantsFat: boolean
}

/** The plain things that a week has beside its dishes: a handful, so that they are bought and used up. */
export const chooseSides = (
  permitted: readonly Side[],
  /** Those of days that load for an event; none in other weeks. */
  loading: readonly Side[],
  foods: WeekFoods,
  { seed, livesOnFat, isKosher, wantsFat }: SideWishes,
): readonly WeekSide[] => {
  const most = livesOnFat ? countsWithFat : counts
  const open = permitted.filter(({ food }) => findFoodCooking(food.id) === undefined)
  const ranked = open
    .map((side) => ({ side, rank: rankOf(side, foods, seed, livesOnFat) }))
    .toSorted((a, b) => a.rank - b.rank || (a.side.food.id < b.side.food.id ? -1 : 1))
    .map(({ side }) => side)
  const hasLittleFiber = ({ food, stepGrams, gives }: Side): boolean => {
    const vector = vectorOf(food, stepGrams)
    return vector !== undefined && holdsLittleFiber(vector, gives)
  }
  // What loads holds little fat and fiber, and with them little protein: who eats no milk and no egg has few things that bring it alone.
  const leanFirst = (sides: readonly Side[], count: number): readonly Side[] => {
    const suits = (side: Side) => isLean(side) && hasLittleFiber(side)
    const lean = pickOf(sides, count).some(suits) ? undefined : sides.find(suits)
    return lean ? [lean, ...sides.filter((side) => side !== lean)] : sides
  }
  const isAtHand = ({ food }: Side) => foods.itemFor(food).index < 0
  const chosen = (Object.keys(most) as Gives[]).flatMap((gives) => {
    const sides = ranked.filter((side) => side.gives === gives)
    if (gives === 'protein' && loading.length > 0) return pickOf(leanFirst(sides, most.protein), most.protein)
    if (gives !== 'fat') return pickOf(sides, most[gives])
    if (livesOnFat) {
      // Oil is in the kitchen anyway, and nothing else brings as much fat with nothing else.
      const atHand = sides.filter(isAtHand)
      return [
        ...atHand,
        ...pickOf(
          sides.filter((side) => !atHand.includes(side)),
          most.fat,
        ),
      ]
    }
    // On days for an event of what holds little fiber.
    const first = wantsFat ? sides.find(hasLittleFiber) : undefined
    return pickOf(first ? [first, ...sides.filter((side) => side !== first)] : sides, most.fat)
  })
  return [...chosen, ...loading].flatMap((side, index): WeekSide[] => {
    const vector = vectorOf(side.food, side.stepGrams)
    if (!vector) return []
    const { index: item, per } = foods.itemFor(side.food)
    const kind = kosherKindOf(side.food.classes)
    return [
      {
        index,
        part: side,
        gives: side.gives,
        slots: side.slots,
        vector,
        item,
        itemGrams: side.stepGrams * per,
        isPowder: isProteinPowder(side.food),
        isForLoading: index >= chosen.length,
        suitsLoading:
          holdsLittleFiber(vector, side.gives) &&
          (index >= chosen.length || !loading.some(({ food }) => food.id === side.food.id)),
        kind,
        goesBeside: oncePer(
          (model: DishModel) =>
            goesBeside(model, side.food) &&
            !(isKosher && clashes(model.kind, kind)) &&
            !(isSpread(side) && isSavory(model)),
        ),
      },
    ]
  })
}
