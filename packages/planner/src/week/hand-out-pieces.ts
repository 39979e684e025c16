import type { Food, Recipe, WeighedFood } from '@pacemeal/catalog'
import { isLikelyPlate, isRealPlate } from '../plate-limits.ts'
import type { DishModel } from './dish-model.ts'
import type { HouseholdPot } from './open-household-pots.ts'
import { eatersOf } from './pot-eaters.ts'
import { missesDay, type SizedMenu } from './size-menu.ts'
import { addVector, CARBS, KCAL, PROTEIN, VECTOR, vectorOf } from './vectors.ts'
import { isForCarbs } from './week-places.ts'
import type { WeekSetting } from './week-setting.ts'

/** How a pot is handed out: weights by which eaters share it, and what each gets of the lines that come in pieces. */
export interface HandedPot {
  readonly weights: readonly number[]
  /** Grams for each eater, by line of the dish. */
  readonly pieces: ReadonlyMap<number, readonly number[]>
}

/** Measures of which nobody sees on the plate how many there were. */
const isMeasure = (unit: string): boolean => /^(?:cup|tbsp|tsp|oz|can|scoop|sheet)\b/.test(unit)
const breads =
  /bread|tortilla|(?:^|-)roll(?:$|-)|pita-|bagel|muffin|bun|chapati|naan|crispbread|croissant|tostada|rice-cakes/
const crumbs = /crumb|-flour(?:-|$)/
const eggs = /^egg-(?:whole|hard|poached|fried)/
/** Steps that leave an egg whole, and those after which nobody can tell one from the next. */
const keepsWhole = /\b(?:boil|poach|peel|halve|quarter|fry|crack|break|slip)\b[^.]*\beggs?\b|\beggs? on top\b/i
const breaksUp =
  /\b(?:beat|whisk|scramble|blend|mix|stir|fold|chop|mash|pour)(?: in)?(?:,? [a-z-]+){0,5}? eggs?\b(?! whites?)|\bbeaten eggs?\b/i
/** Bread that is crumbs, croutons, strips or wedges. */
const tornBread =
  /\b(?:crumbs?|croutons?|strips?|wedges|triangles|tear|torn|crisped?|blitz|pulse)\b[^.]*\b(?:bread|pita|tortillas?)\b|\b(?:bread|pita|tortillas?)\b[^.]*\b(?:crumbs?|croutons?|strips?|wedges|triangles)\b/i

/** Whether somebody sees on the plate how many of a food there are: bread, rolls and tortillas, eggs that stay whole. */
export const comesInPieces = (food: Food, { steps }: Pick<Recipe, 'steps'>): boolean => {
  const first = food.portions[0]
  if (!first || isMeasure(first.unit)) return false
  if (eggs.test(food.id))
    return steps.some((step) => keepsWhole.test(step)) && !steps.some((step) => breaksUp.test(step))
  return breads.test(food.id) && !crumbs.test(food.id) && !steps.some((step) => tornBread.test(step))
}

/** Parts of a piece that somebody is served: a whole one, or a half. */
const PARTS = [1, 0.5] as const
/** A pot whose grams are this near a number of pieces holds that many. */
const WHOLE = 0.02
/** What is shared beside the pieces grows or shrinks by this share of an eater's portion at most. */
const MAX_SHIFT = 0.35
/** Fuel stays this near its carbohydrate where it was. */
const NEAR_CARBS = 0.1

/** Pieces for each weight, the nearest whole numbers that add up; undefined where somebody would get none. */
const nearestCounts = (pieces: number, weights: readonly number[]): readonly number[] | undefined => {
  const sum = weights.reduce((total, weight) => total + weight, 0)
  const wanted = weights.map((weight) => (pieces * weight) / sum)
  const counts = wanted.map((one) => Math.max(1, Math.floor(one)))
  let left = pieces - counts.reduce((total, count) => total + count, 0)
  const byNeed = () =>
    [...counts.keys()].toSorted((a, b) => (wanted[b] ?? 0) - (counts[b] ?? 0) - ((wanted[a] ?? 0) - (counts[a] ?? 0)))
  for (; left > 0; left--) {
    const [most] = byNeed()
    if (most !== undefined) counts[most] = (counts[most] ?? 0) + 1
  }
  for (; left < 0; left++) {
    const least = byNeed().findLast((one) => (counts[one] ?? 0) > 1)
    if (least === undefined) return undefined
    counts[least] = (counts[least] ?? 0) - 1
  }
  return counts
}

/** The nearest counts, then those in which one eater gives another a piece, the nearest first. */
const countsToTry = (pieces: number, weights: readonly number[]): readonly (readonly number[])[] => {
  const nearest = nearestCounts(pieces, weights)
  if (!nearest) return []
  const sum = weights.reduce((total, weight) => total + weight, 0)
  const distance = (counts: readonly number[]) =>
    counts.reduce((total, count, i) => total + (count - (pieces * (weights[i] ?? 0)) / sum) ** 2, 0)
  const given = nearest.flatMap((count, from) =>
    count < 2
      ? []
      : nearest.flatMap((_, to) =>
          to === from ? [] : [nearest.map((one, i) => (i === from ? one - 1 : i === to ? one + 1 : one))],
        ),
  )
  return [nearest, ...given.toSorted((a, b) => distance(a) - distance(b))]
}

interface Line extends WeighedFood {
  readonly vector: Float64Array
}

/** Ingredients of a pot that are in it, each under its line of the recipe. */
type Lines = readonly (readonly [line: number, ingredient: Line])[]

const linesOf = (dish: DishModel, gramsOfLines: readonly number[]): Lines =>
  gramsOfLines.flatMap((grams, line): Lines => {
    const food = dish.lines[line]?.food
    const vector = food && vectorOf(food, grams)
    return food && vector && grams > 0 ? [[line, { food, grams, vector }]] : []
  })

const energyOf = (lines: Lines): number => lines.reduce((sum, [, { vector }]) => sum + (vector[KCAL] ?? 0), 0)

/** The weights of what is shared beside pieces; undefined where somebody's would change too much. */
const weightsBeside = (
  lines: Lines,
  weights: readonly number[],
  pieces: HandedPot['pieces'],
): readonly number[] | undefined => {
  const energy = energyOf(lines)
  const beside = energyOf(lines.filter(([line]) => !pieces.has(line)))
  if (beside <= 0) return undefined
  const found = weights.map((weight, eater) => {
    const inPieces = lines.reduce((sum, [line, { vector, grams }]) => {
      const own = pieces.get(line)?.[eater]
      return own === undefined ? sum : sum + ((vector[KCAL] ?? 0) * own) / grams
    }, 0)
    return (weight * energy - inPieces) / beside
  })
  return found.every((one, eater) => Math.abs(one / (weights[eater] ?? 1) - 1) <= MAX_SHIFT) ? found : undefined
}

/** What changes on days of the week. */
type DayChanges = readonly (readonly [day: number, change: Float64Array])[]

/** What a menu comes to on each day, with the changes that pieces bring. */
class DaysWithPieces {
  readonly #setting: WeekSetting
  readonly #days: readonly Float64Array[]

  constructor(setting: WeekSetting, { portions }: SizedMenu) {
    this.#setting = setting
    this.#days = setting.targets.map((_, day) => Float64Array.from(portions.dayFigures(day)))
  }

  /** Puts changes in the place of those before, unless a day is then not what it was planned for; gives whether it did. */
  replace(before: DayChanges, changes: DayChanges): boolean {
    const touched = [...new Set(changes.map(([day]) => day))]
    const missed = touched.filter((day) => this.#misses(day))
    this.#add(before, -1)
    this.#add(changes, 1)
    if (touched.every((day) => missed.includes(day) || !this.#misses(day))) return true
    this.#add(changes, -1)
    this.#add(before, 1)
    return false
  }

  #misses(day: number): boolean {
    return missesDay(this.#setting, this.#figures(day), day)
  }

  #add(changes: DayChanges, times: number): void {
    for (const [day, change] of changes) addVector(this.#figures(day), change, times)
  }

  #figures(day: number): Float64Array {
    return this.#days[day] as Float64Array
  }
}

/** The week whose pots are handed out, and what its days come to by that. */
interface Handing {
  readonly setting: WeekSetting
  readonly sized: SizedMenu
  readonly days: DaysWithPieces
}

/** Whether a plate still does with these foods from its pot, which change what it comes to. */
const servesPlate = (
  { setting, sized: { portions, plates } }: Handing,
  plate: number,
  dish: DishModel,
  foods: readonly WeighedFood[],
  change: Float64Array,
): boolean => {
  const own = plates[plate]
  if (!own) return false
  const { place } = own
  const before = portions.plateFigures(plate)
  const after = (figure: number) => (before[figure] ?? 0) + (change[figure] ?? 0)
  if (place.protein > 0 && after(PROTEIN) < Math.min(place.protein, before[PROTEIN] ?? 0)) return false
  if (isForCarbs(place)) {
    const { carbs } = place.target
    const miss = (grams: number) => Math.abs(grams / Math.max(1, carbs) - 1)
    if (miss(after(CARBS)) > Math.max(NEAR_CARBS, miss(before[CARBS] ?? 0))) return false
  }
  const beside = own.sides.map(({ side }, i) => ({
    food: side.part.food,
    grams: (portions.steps[plate]?.[i] ?? 0) * side.part.stepGrams,
  }))
  const whole = [...foods, ...beside]
  if (!isRealPlate(whole) || !isLikelyPlate(dish.recipe, whole)) return false
  return setting.kitchen.keepsDiet(dish.recipe.name, whole, place.slot, place.target)
}

/** Hands one pot out. */
const handOutPot = (handing: Handing, { start }: HouseholdPot, pot: number): HandedPot => {
  const { portions, plates } = handing.sized
  const eaters = eatersOf(start, plates, portions)
  const weights = eaters.map(({ weight }) => weight)
  let handed: HandedPot = { weights, pieces: new Map() }
  if (eaters.length < 2) return handed
  const lines = linesOf(start.dish, portions.gramsOf(pot))

  /** What changes on each of the athlete's plates; undefined where one of them would not do. */
  const changesOf = (next: HandedPot): DayChanges | undefined => {
    const changes: (readonly [number, Float64Array])[] = []
    for (const [i, { plate, eater }] of eaters.entries()) {
      if (eater !== 'self') continue
      const change = new Float64Array(VECTOR)
      const foods = lines.map(([line, { food, grams, vector }]): WeighedFood => {
        const share = (next.pieces.get(line)?.[i] ?? (next.weights[i] ?? 0) * grams) / grams
        addVector(change, vector, share - (weights[i] ?? 0))
        return { food, grams: share * grams }
      })
      if (!servesPlate(handing, plate, start.dish, foods, change)) return undefined
      changes.push([plates[plate]?.place.day ?? 0, change])
    }
    return changes
  }

  let applied: DayChanges = []
  /** Hands a line out in so many pieces each, beside what is handed out already; gives whether that does. */
  const handOut = (line: number, grams: readonly number[]): boolean => {
    const pieces = new Map([...handed.pieces, [line, grams]])
    const beside = weightsBeside(lines, weights, pieces)
    const next = beside && { weights: beside, pieces }
    const changes = next && changesOf(next)
    if (!next || !changes || !handing.days.replace(applied, changes)) return false
    applied = changes
    handed = next
    return true
  }
  for (const [line, { food, grams }] of lines) {
    if (!comesInPieces(food, start.dish.recipe)) continue
    const piece = food.portions[0]?.grams ?? grams
    PARTS.some((part) => {
      const count = Math.round(grams / (piece * part))
      if (count < eaters.length || Math.abs((count * piece * part) / grams - 1) > WHOLE) return false
      return countsToTry(count, weights).some((counts) =>
        handOut(
          line,
          counts.map((one) => (one * grams) / count),
        ),
      )
    })
  }
  return handed
}

/**
 * Hands pots out in whole pieces, or halves, where several eat from them. Everybody's energy stays what it was: who gets
 * the larger part of an egg gets less of the rest. A line whose pieces would take a plate or a day out of what it was
 * planned for is shared as before.
 */
export const handOutPieces = (setting: WeekSetting, sized: SizedMenu): readonly HandedPot[] => {
  const handing = { setting, sized, days: new DaysWithPieces(setting, sized) }
  return sized.portions.pots.map((own, pot) => handOutPot(handing, own, pot))
}
