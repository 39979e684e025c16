import type { AmountUnit, PrintedAmount } from './amounts.ts'
import type { LabelNutrient } from './label.ts'

/** One way to read a printed figure. The lower the cost, the nearer it is to what was recognised. */
export interface Candidate {
  /** In the nutrient's unit. */
  readonly value: number
  readonly cost: number
  /** A decimal mark was put back that the recogniser lost, or a digit taken away that it made of a unit. */
  readonly isRepaired: boolean
  /** How sure the recogniser is of the characters, 0 to 1. */
  readonly sureness: number
}

/** How the figures of a panel are printed, as far as the panel as a whole tells. */
export interface PrintStyle {
  /** Figures carry their unit: `3.5 g`; else the unit stands with the name. */
  readonly unitsInCells: boolean
  /** US panels print whole grams, of fat also halves (21 CFR 101.9(c)). */
  readonly isUs: boolean
  /** Salt or sodium in the line's name. */
  readonly isSalt: boolean
}

/** Milligrams of sodium in a gram of salt, as labels convert (Regulation (EU) 1169/2011, Annex I: salt = sodium x 2.5). */
export const SODIUM_MG_PER_SALT_G = 400

/**
 * What it costs to read a figure otherwise than it was recognised, in units of "how unlikely is such a misreading". Lost
 * decimal marks are weighed as a whole in decide.ts: where one was lost, others were.
 */
const COSTS = {
  asRead: 0,
  unitLost: 0.3,
  gramAsNine: 0.15,
  gramAsOther: 1.6,
  gramAsTwo: 2,
  digitBeforeUnit: 0.7,
  tooExact: 1,
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

const ENDS_IN_DIGIT = /\d$/
const cut = (digits: string, by: number): string => digits.slice(0, -by).replace(/[.,]$/, '')

/** The digits with and without a last one or two that may be a misread g. */
const withoutUnit = (
  { digits, unit, unitIsGuess }: PrintedAmount,
  unitsInCells: boolean,
  mostDecimals: number,
): Shape[] => {
  const asRead = { digits, cost: COSTS.asRead, isRepaired: false }
  if (!unitsInCells || !ENDS_IN_DIGIT.test(digits)) return [asRead]
  const shorter = (by: number, cost: number, isRepaired = false): Shape[] => {
    const left = cut(digits, by)
    return left === '' ? [] : [{ digits: left, cost, isRepaired }]
  }
  // `551g` for `5,5 g`: the gap before the unit was taken for a digit.
  if (unit !== null)
    return [
      asRead,
      ...(unitIsGuess
        ? []
        : decimalsIn(digits) > mostDecimals
          ? shorter(1, COSTS.gramAsNine)
          : shorter(1, COSTS.digitBeforeUnit, true)),
    ]
  const isNine = digits.endsWith('9')
  return [
    { ...asRead, cost: COSTS.unitLost },
    ...shorter(1, isNine ? COSTS.gramAsNine : COSTS.gramAsOther),
    ...(isNine ? shorter(2, COSTS.gramAsTwo) : []),
  ]
}

/** Decimals that a label may print: one, of salt two. */
const decimalsIn = (digits: string): number => /[.,](\d+)$/.exec(digits)?.[1]?.length ?? 0

/** The digits as they are, and with a decimal mark put back where one may have been lost. */
const withPoint = (shape: Shape, digitsAfter: readonly number[]): Shape[] => {
  const most = Math.max(0, ...digitsAfter)
  if (/[.,]/.test(shape.digits)) {
    return most > 0 && decimalsIn(shape.digits) > most ? [{ ...shape, cost: shape.cost + COSTS.tooExact }] : [shape]
  }
  if (shape.digits.length < 2) return [shape]
  const lostAfterZero = /^0\d/.test(shape.digits)
  // `11` was 1.1 rather than 0.11, which begins with a nought.
  const likely = shape.digits.length === 2 ? digitsAfter.toSorted((a, b) => a - b) : digitsAfter
  const restored = likely
    .filter((after) => after < shape.digits.length)
    .map((after) => ({
      digits: `${shape.digits.slice(0, -after)}.${shape.digits.slice(-after)}`,
      cost: shape.cost + (after === likely[0] ? 0 : 0.4),
      isRepaired: shape.isRepaired || !lostAfterZero,
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

/** More ways to read one figure than these are not worth their time. */
const MAX_CANDIDATES = 6

const wholeOnly: ReadonlySet<LabelNutrient> = new Set(['calories', 'potassium'])

const mayHaveDecimals = ({ isUs }: PrintStyle, nutrient: LabelNutrient): boolean =>
  !isUs || nutrient === 'fat' || nutrient === 'saturates' || nutrient === 'iron'

/** Salt below a gram has two decimals, above it one. */
const SALT_DECIMALS: readonly number[] = [2, 1]

const decimalsLost = (nutrient: LabelNutrient, style: PrintStyle): readonly number[] => {
  const { isSalt } = style
  if (!mayHaveDecimals(style, nutrient)) return []
  if (wholeOnly.has(nutrient) || (nutrient === 'sodium' && !isSalt)) return []
  return isSalt ? SALT_DECIMALS : [1]
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
  const decimals = decimalsLost(nutrient, style)
  const mostDecimals = style.isSalt ? 2 : 1
  const shapes = withoutUnit(amount, inGrams && style.unitsInCells, mostDecimals).flatMap((shape) =>
    withPoint(shape, decimals),
  )
  const byValue = new Map<number, Candidate>()
  for (const { digits, cost, isRepaired } of shapes) {
    const value = Number((numberIn(digits, !inGrams) * factor).toFixed(4))
    if (!Number.isFinite(value)) continue
    const known = byValue.get(value)
    if (known === undefined || known.cost + (known.isRepaired ? 1 : 0) > cost + (isRepaired ? 1 : 0))
      byValue.set(value, { value, cost, isRepaired, sureness: amount.sureness })
  }
  return [...byValue.values()].toSorted((a, b) => a.cost - b.cost).slice(0, MAX_CANDIDATES)
}

/** The kilojoules of a printed figure; null when it has another unit. */
export const kilojoulesIn = (amount: PrintedAmount): number | null =>
  amount.unit === 'kJ' ? numberIn(amount.digits, true) : null
