import { type PrintedAmount, partsOf } from './amounts.ts'
import { type Column, inColumns } from './columns.ts'
import type { FuelStatement, FuelSubstance, LabelBasis } from './label.ts'
import { phraseLetters, plainWord } from './likeness.ts'
import type { LabelRow } from './words.ts'

/** Names of what products for sport state beside their panel, in the languages of the panels. */
const names: Readonly<Record<FuelSubstance, readonly string[]>> = {
  caffeine: ['caffeine', 'coffein', 'koffein', 'cafeine', 'cafeina', 'caffeina', 'kofeina'],
  fructose: ['fructose', 'fruktose', 'fructosa', 'fruttosio', 'fruktoza'],
}

const substances = Object.keys(names) as readonly FuelSubstance[]

/** More than this is no figure of a portion: mg of caffeine, g of fructose. */
const MAX_AMOUNTS: Readonly<Record<FuelSubstance, number>> = { caffeine: 1000, fructose: 100 }

const isOf = (substance: FuelSubstance, words: readonly string[]): boolean => {
  const plain = words.map(plainWord).filter((word) => word !== '')
  return names[substance].some((name) => phraseLetters(plain, name) > 0)
}

/** The figure in the substance's unit; null without a unit that was surely read. */
const statedAmount = (substance: FuelSubstance, { digits, unit, unitIsGuess, below }: PrintedAmount): number | null => {
  const isStated = !unitIsGuess && !below && unit === (substance === 'caffeine' ? 'mg' : 'g')
  const value = Number(digits.replace(',', '.'))
  return isStated && value <= MAX_AMOUNTS[substance] ? value : null
}

const figuresBeside = (row: LabelRow, substance: FuelSubstance): readonly PrintedAmount[] => {
  const parts = partsOf(row)
  const at = parts.findIndex((part) => part.kind === 'text' && isOf(substance, part.words))
  if (at < 0) return []
  const rest = parts.slice(at + 1)
  const end = rest.findIndex(({ kind }) => kind === 'text')
  return (end < 0 ? rest : rest.slice(0, end)).filter((part): part is PrintedAmount => part.kind === 'amount')
}

/**
 * Caffeine and fructose with a figure and its unit behind the name, in the columns of the panel. What stands without one,
 * as in a list of ingredients, states no amount.
 */
export function fuelStatementsOf(rows: readonly LabelRow[], columns: readonly Column[]): readonly FuelStatement[] {
  const found = new Map<string, FuelStatement>()
  for (const row of rows) {
    for (const substance of substances) {
      const figures = figuresBeside(row, substance)
      if (figures.length > columns.length) continue
      for (const [at, figure] of inColumns(figures, columns).entries()) {
        const basis: LabelBasis | undefined = columns[at]?.basis
        const amount = figure === undefined ? null : statedAmount(substance, figure)
        if (basis === undefined || amount === null) continue
        const key = `${basis}.${substance}`
        if (!found.has(key)) found.set(key, { substance, basis, amount })
      }
    }
  }
  return [...found.values()]
}
