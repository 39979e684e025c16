import type { DetailedAmounts } from '../detailed-nutrients.ts'
import { KILOJOULES_PER_KILOCALORIE } from '../units.ts'
import { isSalty, isUsualEnergy, mayBeEmpty } from './category-energy.ts'
import type { ProductFault } from './product.ts'
import type { PanelReading } from './product-figures.ts'

/** What rounding on a pack may come to, in grams and in kilocalories. */
const ROUNDING_GRAMS = 0.6
const ROUNDING_ENERGY = 12
/** How far energy may be from what its sources make: fibre, acids and declared averages differ by so much. */
const ENERGY_TOLERANCE = 0.2
/** Pure fat has 900 kcal in 100 g. */
const MAX_ENERGY = 910
/** 100 g cannot hold more; a little for rounding. */
const MAX_SHARE = 103
/** Salt is 39% sodium. In foods that are not mostly salt there is a tenth of that at most. */
const MAX_SODIUM = 39_500
const MAX_USUAL_SODIUM = 4_500

/** What surrounds a panel: kinds that the product is of, and figures of a serving, where a pack gives them too. */
export interface PanelContext {
  readonly categories: readonly string[]
  readonly perServing: DetailedAmounts
  /** Grams or millilitres of a serving; null when nobody says. */
  readonly servingAmount: number | null
}

/** Grams of a serving from which on, and up to which, rounding may make its figures those of 100 g. */
const LIKE_100 = [85, 115] as const

/** Whether the figures of a serving stand under 100 g as well: one of both is wrong, and nobody knows which. */
function isServingRepeated(amounts: DetailedAmounts, { perServing, servingAmount }: PanelContext): boolean {
  if (servingAmount === null || (servingAmount >= LIKE_100[0] && servingAmount <= LIKE_100[1])) return false
  const pairs = (['calories', 'protein', 'carbs', 'fat'] as const).flatMap((nutrient) => {
    const [whole, serving] = [amounts[nutrient], perServing[nutrient]]
    return whole !== null && serving !== null && (whole > 0 || serving > 0) ? [[whole, serving] as const] : []
  })
  return pairs.length > 1 && pairs.every(([whole, serving]) => isNear(whole, serving, 0.01, 0.05))
}

/** The least and the most energy that the sources of 100 g can make; undefined when one of them is unknown. */
function energyRange({ amounts, polyols, alcohol }: PanelReading): readonly [number, number] | undefined {
  const { protein, carbs, fat, fiber } = amounts
  if (protein === null || carbs === null || fat === null) return undefined
  const known = fiber ?? 0
  const base = 4 * protein + 9 * fat + 7 * alcohol
  // Fibre stands within the carbohydrate in America and beside it in Europe; unknown, it may be a part of it.
  const hidden = fiber === null ? Math.min(carbs, 8) : Math.min(carbs, known)
  const least = base + 4 * Math.max(0, carbs - hidden - polyols)
  return [least, base + 4 * carbs + 2 * known]
}

const isNear = (one: number, other: number, tolerance: number, least: number): boolean =>
  Math.abs(one - other) <= Math.max(least, tolerance * Math.max(one, other))

const fitsRange = (energy: number, [least, most]: readonly [number, number]): boolean =>
  energy >= least - Math.max(ROUNDING_ENERGY, ENERGY_TOLERANCE * least) &&
  energy <= most + Math.max(ROUNDING_ENERGY, ENERGY_TOLERANCE * most)

/** What speaks against the energy: against the macronutrients, and kJ against kcal. */
function energyFaults(panel: PanelReading): readonly ProductFault[] {
  const { kilocalories, kilojoules } = panel
  const { calories } = panel.amounts
  if (calories === null) return []
  const range = energyRange(panel)
  if (range) {
    if (fitsRange(calories, range)) return calories > MAX_ENERGY ? ['energy-impossible'] : []
    if (range[1] > 15 && fitsRange(calories / KILOJOULES_PER_KILOCALORIE, range)) return ['kilojoules-as-kilocalories']
    if (fitsRange(calories * KILOJOULES_PER_KILOCALORIE, range)) return ['kilocalories-as-kilojoules']
    return ['energy-does-not-fit']
  }
  if (kilocalories !== null && kilojoules !== null && kilojoules > 60) {
    if (isNear(kilocalories, kilojoules, 0.05, 2)) return ['kilojoules-as-kilocalories']
    if (!isNear(kilocalories * KILOJOULES_PER_KILOCALORIE, kilojoules, 0.15, 30)) return ['energy-does-not-fit']
  }
  return calories > MAX_ENERGY ? ['energy-impossible'] : []
}

const exceeds = (part: number | null, whole: number | null): boolean =>
  part !== null && whole !== null && part > whole + ROUNDING_GRAMS + 0.03 * whole

function saltFaults({ amounts, salt }: PanelReading, categories: readonly string[]): readonly ProductFault[] {
  const { sodium } = amounts
  if (sodium === null) return []
  if (sodium > MAX_SODIUM || (sodium > MAX_USUAL_SODIUM && !isSalty(categories))) return ['salt-impossible']
  if (salt === null || isNear(salt, (sodium / 1000) * 2.5, 0.25, 0.15)) return []
  return ['salt-does-not-fit']
}

/** What cannot be right among the figures of 100 g (or 100 ml), the gravest first. */
export function findFaults(panel: PanelReading, context: PanelContext): readonly ProductFault[] {
  const { categories } = context
  const { protein, carbs, fat, fiber, sugar, saturatedFat, calories } = panel.amounts
  // Fibre may be a part of the carbohydrate, but there is no less of both than of either.
  const solids = (protein ?? 0) + Math.max(carbs ?? 0, sugar ?? 0, fiber ?? 0) + Math.max(fat ?? 0, saturatedFat ?? 0)
  const faults: ProductFault[] = [...energyFaults(panel)]
  if (solids > MAX_SHARE) faults.push('more-than-the-whole')
  const isUnusual = calories !== null && calories > 0 && !isUsualEnergy(categories, calories)
  if (faults.length === 0 && (isUnusual || isServingRepeated(panel.amounts, context))) faults.push('serving-as-100')
  if (exceeds(sugar, carbs)) faults.push('sugar-over-carbs')
  if (exceeds(saturatedFat, fat)) faults.push('saturated-over-fat')
  faults.push(...saltFaults(panel, categories))
  return faults
}

/**
 * Whether noughts were entered for figures that nobody knew: no energy and none of what makes it, in something that is no
 * water, diet drink, salt or the like.
 */
export function isLeftEmpty({ amounts, alcohol, polyols }: PanelReading, categories: readonly string[]): boolean {
  const { calories, protein, carbs, fat, fiber } = amounts
  const isNothing = [calories ?? 0, fiber ?? 0, alcohol, polyols].every((amount) => amount === 0)
  return isNothing && protein === 0 && carbs === 0 && fat === 0 && !mayBeEmpty(categories)
}

/** Faults that leave only some figures in doubt; the others make the whole panel doubtful. */
const doubtful: Partial<Readonly<Record<ProductFault, readonly (keyof DetailedAmounts)[]>>> = {
  'kilojoules-as-kilocalories': [],
  'kilocalories-as-kilojoules': [],
  'sugar-over-carbs': ['sugar', 'carbs'],
  'saturated-over-fat': ['saturatedFat', 'fat'],
  'salt-impossible': ['sodium'],
  'salt-does-not-fit': ['sodium'],
}

/** What energy in the wrong unit is in the right one: that it is, its sources say. */
function energyInKilocalories(calories: number | null, faults: readonly ProductFault[]): number | null {
  if (calories === null) return null
  if (faults.includes('kilojoules-as-kilocalories')) return calories / KILOJOULES_PER_KILOCALORIE
  return faults.includes('kilocalories-as-kilojoules') ? calories * KILOJOULES_PER_KILOCALORIE : calories
}

/** The figures without those that a fault speaks against: they are unknown. Energy in the wrong unit is converted. */
export function withoutFaulty(amounts: DetailedAmounts, faults: readonly ProductFault[]): DetailedAmounts {
  const isOut = (nutrient: keyof DetailedAmounts): boolean =>
    faults.some((fault) => doubtful[fault]?.includes(nutrient) ?? true)
  const known = { ...amounts, calories: energyInKilocalories(amounts.calories, faults) }
  return Object.fromEntries(
    Object.entries(known).map(([nutrient, amount]) => [
      nutrient,
      isOut(nutrient as keyof DetailedAmounts) ? null : amount,
    ]),
  ) as unknown as DetailedAmounts
}
