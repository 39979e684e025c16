import type { AmountUnit, PrintedAmount } from './amounts.ts'
import type { LabelNutrient } from './label.ts'

/** One way to read a printed figure. The lower the cost, the nearer it is to what was recognised. */
export interface Candidate {
  /** In the nutrient's unit. */
  readonly value: number
  readonly cost: number
  /** A decimal mark or a unit was put back that the recogniser lost. */
  readonly isRepaired: boolean
}

/** How the figures of a panel are printed, as far as the panel as a whole tells. */
export interface PrintStyle {
  /** Figures carry their unit: `3.5 g`; else the unit stands with the name. */
  readonly unitsInCells: boolean
  /** Salt or sodium in the line's name. */
  readonly isSalt: boolean
}

/** Milligrams of sodium in a gram of salt, as labels convert (Regulation (EU) 1169/2011, Annex I: salt = sodium x 2.5). */
export const SODIUM_MG_PER_SALT_G = 400

/** Costs, in units of "how likely is such a misreading": found by measuring, see docs on scanning. */
const COSTS = {
  asRead: 0,
  unitLost: 1.1,
  gramAsNine: 0.15,
  gramAsOther: 0.7,
  pointLost: 1.6,
  pointLostAfterZero: 0.4,
} as const

/** `1,567` before kJ or mg is a thousand; `1,5` is a decimal. */
const numberIn = (digits: string, isLarge: boolean): number => {
  if (isLarge && /^\d{1,3}(?:[.,]\d{3})+$/.test(digits)) return Number(digits.replace(/[.,]/g, ''))
  const text = digits.replace(/,/g, '.')
  const last = text.lastIndexOf('.')
  return Number(last < 0 ? text : `${text.slice(0, last).replaceAll('.', '')}${text.slice(last)}`)
}

interface Shape {
  readonly digits: string
  readonly cost: number
  readonly isRepaired: boolean
}

/** The digits with and without a last one that may be a misread g. */
const withoutUnit = ({ digits, unit, unitIsGuess }: PrintedAmount, unitsInCells: boolean): Shape[] => {
  const asRead = { digits, cost: COSTS.asRead, isRepaired: false }
  // The misread g may leave a digit before its guess: `15¢` is sure, `0,5¢g` is too.
  if (unit !== null && !unitIsGuess) return [asRead]
  if (unit !== null) return [asRead]
  const shorter = digits.slice(0, -1).replace(/[.,]$/, '')
  if (!unitsInCells || shorter === '' || !/\d$/.test(digits)) return [asRead]
  const cost = digits.endsWith('9') ? COSTS.gramAsNine : COSTS.gramAsOther
  return [
    { ...asRead, cost: COSTS.unitLost },
    { digits: shorter, cost, isRepaired: false },
  ]
}

/** The digits as they are, and with a decimal mark put back where one may have been lost. */
const withPoint = (shape: Shape, digitsAfter: readonly number[]): Shape[] => {
  if (/[.,]/.test(shape.digits) || shape.digits.length < 2) return [shape]
  const lostAfterZero = /^0\d/.test(shape.digits)
  const restored = digitsAfter
    .filter((after) => after < shape.digits.length)
    .map((after) => ({
      digits: `${shape.digits.slice(0, -after)}.${shape.digits.slice(-after)}`,
      cost:
        shape.cost +
        (lostAfterZero ? COSTS.pointLostAfterZero : COSTS.pointLost) +
        (after === digitsAfter[0] ? 0 : 0.5),
      isRepaired: !lostAfterZero,
    }))
  return [{ ...shape, cost: shape.cost + (lostAfterZero ? 4 : 0) }, ...restored]
}

/** How a unit is turned into the nutrient's own; null for a unit that does not belong to it. */
const factorOf = (nutrient: LabelNutrient, unit: AmountUnit, isSalt: boolean): number | null => {
  if (nutrient === 'calories') return unit === 'kcal' || unit === null ? 1 : null
  if (isSalt)
    return unit === 'g' || unit === null ? SODIUM_MG_PER_SALT_G : unit === 'mg' ? SODIUM_MG_PER_SALT_G / 1000 : null
  if (nutrient === 'sodium' || nutrient === 'potassium' || nutrient === 'iron') {
    if (unit === 'mcg') return 0.001
    return unit === 'g' ? 1000 : unit === 'mg' || unit === null ? 1 : null
  }
  return unit === 'g' || unit === null ? 1 : unit === 'mg' ? 0.001 : null
}

const wholeOnly: ReadonlySet<LabelNutrient> = new Set(['calories', 'potassium'])

const decimalsLost = (nutrient: LabelNutrient, isSalt: boolean): readonly number[] => {
  if (wholeOnly.has(nutrient) || (nutrient === 'sodium' && !isSalt)) return []
  return isSalt ? [2, 1] : [1]
}

/** Everything a printed figure can mean for a nutrient, without duplicates; empty when its unit does not belong there. */
export const candidatesFor = (
  amount: PrintedAmount,
  nutrient: LabelNutrient,
  style: PrintStyle,
): readonly Candidate[] => {
  const factor = factorOf(nutrient, amount.unit, style.isSalt)
  if (factor === null) return []
  const inGrams = style.isSalt || !['calories', 'sodium', 'potassium', 'iron'].includes(nutrient)
  const shapes = (inGrams ? withoutUnit(amount, style.unitsInCells) : withoutUnit(amount, false)).flatMap((shape) =>
    withPoint(shape, decimalsLost(nutrient, style.isSalt)),
  )
  const byValue = new Map<number, Candidate>()
  for (const { digits, cost, isRepaired } of shapes) {
    const value = Number((numberIn(digits, !inGrams) * factor).toFixed(4))
    if (!Number.isFinite(value)) continue
    if ((byValue.get(value)?.cost ?? Number.POSITIVE_INFINITY) > cost) byValue.set(value, { value, cost, isRepaired })
  }
  return [...byValue.values()]
}

/** The kilojoules of a printed figure; null when it has another unit. */
export const kilojoulesIn = (amount: PrintedAmount): number | null =>
  amount.unit === 'kJ' ? numberIn(amount.digits, true) : null
