import type { Food, Portion } from './food.ts'

/** Without a household measure, a kitchen scale is read to five grams. */
const SCALE_STEP_GRAMS = 5
/** A household wording may be off by this share of the weight; beyond it only grams are said. */
const TOLERANCE = 0.08
/** Below this weight, in grams, a spoon of seasoning is no finer than the next tolerance, and nobody has a scale for it. */
const SEASONING_GRAMS = 2
const SEASONING_TOLERANCE = 0.35
/** Up to this weight, in grams, a spoon, a clove or a few leaves are near enough: the words are off by a gram and a half at most. */
const SMALL_GRAMS = 10
const SMALL_TOLERANCE = 0.15
/** What fingers take of a ground spice or salt, in grams, at most: an eighth of a teaspoon of salt. */
const PINCH_GRAMS = 0.75

/** Smallest change of a food that a kitchen can measure, in grams: one egg, half a tablespoon, a quarter cup. */
export const stepGrams = (food: Food): number => {
  const steps = food.portions.map((portion) => portion.grams * portion.step)
  return steps.length > 0 ? Math.min(...steps) : SCALE_STEP_GRAMS
}

/** The nearest measurable amount, in grams; never negative. */
export const roundToMeasure = (food: Food, grams: number): number => {
  const step = stepGrams(food)
  return Math.max(0, Math.round(grams / step) * step)
}

const fractions: readonly (readonly [value: number, text: string])[] = [
  [0, ''],
  [0.125, '1/8'],
  [0.25, '1/4'],
  [0.5, '1/2'],
  [0.75, '3/4'],
]

/** `1 1/2`, `3/4`, `2`; a count that is no such fraction is written with one decimal. */
export const countText = (count: number): string => {
  const whole = Math.floor(count + 1e-9)
  const rest = count - whole
  const fraction = fractions.find(([value]) => Math.abs(value - rest) < 1e-6)
  if (!fraction) return count.toFixed(1)
  return [whole > 0 ? String(whole) : '', fraction[1]].filter(Boolean).join(' ') || '0'
}

const unchanging = new Set(['oz', 'tbsp', 'tsp'])
const irregularPlurals: Readonly<Record<string, string>> = { leaf: 'leaves', half: 'halves' }

/** A unit for more than one: `slices`, `leaves`; what does not change stays. */
export const pluralOf = (unit: string): string => {
  if (unchanging.has(unit)) return unit
  const words = unit.split(' ')
  const last = words.pop() ?? ''
  const plural =
    irregularPlurals[last] ??
    (/(?:s|x|ch|sh|[^aeiou]o)$/.test(last) && last !== 'avocado'
      ? `${last}es`
      : /[^aeiou]y$/.test(last)
        ? `${last.slice(0, -1)}ies`
        : `${last}s`)
  return [...words, plural].join(' ')
}

interface Wording {
  readonly portion: Portion
  readonly count: number
  readonly error: number
}

/** Half a clove is a measure, though nothing is planned by it. */
const saidStep = ({ unit, step }: Portion): number => (unit === 'clove' ? 0.5 : step)

const wordingOf = (portion: Portion, grams: number): Wording => {
  const step = saidStep(portion)
  const count = Math.round(grams / portion.grams / step) * step
  return { portion, count, error: Math.abs(count * portion.grams - grams) / grams }
}

/** Spoons beyond eight and pieces beyond forty are no measure anybody counts. */
const isCountable = ({ portion, count }: Wording): boolean =>
  count > 0 && count <= (portion.unit === 'tbsp' || portion.unit === 'tsp' ? 8 : 40)

/** Three teaspoons are a tablespoon, and four of those a quarter cup: beyond them a cook looks for the larger measure. */
const isHandy = ({ portion: { unit }, count }: Wording): boolean =>
  (unit !== 'tsp' || count <= 3) && (unit !== 'tbsp' || count <= 4)

const toleranceOf = (grams: number): number =>
  grams < SEASONING_GRAMS ? SEASONING_TOLERANCE : grams < SMALL_GRAMS ? SMALL_TOLERANCE : TOLERANCE

/** The first wording within 2%, else the closest one that is near enough. */
const bestOf = (wordings: readonly Wording[], grams: number): Wording | undefined =>
  wordings.find(({ error }) => error <= 0.02) ??
  wordings.filter(({ error }) => error <= toleranceOf(grams)).toSorted((a, b) => a.error - b.error)[0]

/** `3/4 cup`, `2 slices`, `1/4 tsp and a pinch`: an eighth of a spoon beyond a common one is a pinch. */
const measureText = ({ portion, count }: Wording): string => {
  const isPinchMore = count > 0.25 && Number.isInteger(count * 8) && !Number.isInteger(count * 4)
  const measured = isPinchMore ? count - 0.125 : count
  const unit = measured > 1 ? pluralOf(portion.unit) : portion.unit
  return `${countText(measured)} ${unit}${isPinchMore ? ' and a pinch' : ''}`
}

const gramsText = (grams: number): string => `${grams < 5 ? Number(grams.toFixed(1)) : Math.round(grams)} g`

/**
 * How a cook would say an amount, grams beside: `2 eggs (100 g)`, `3/4 cup (61 g)`, `1/8 tsp (0.8 g)`. The first portion
 * of the food that says it within 2% wins, else the closest one, and measures that nobody fills many times over come last;
 * when none comes within 8%, only grams are given. Less than 10 g may be off by 15% in words and less than 2 g by a third,
 * and what no spoon measures of a spice is a pinch: `a pinch (0.3 g)`.
 */
export const describeAmount = (food: Food, grams: number): string => {
  if (!(grams > 0)) return '0 g'
  const wordings = food.portions.map((portion) => wordingOf(portion, grams)).filter(isCountable)
  const best = bestOf(wordings.filter(isHandy), grams) ?? bestOf(wordings, grams)
  if (best) return `${measureText(best)} (${gramsText(grams)})`
  const isPinch = food.aisle === 'Spices & Herbs' && grams <= PINCH_GRAMS
  return isPinch ? `a pinch (${gramsText(grams)})` : gramsText(grams)
}
