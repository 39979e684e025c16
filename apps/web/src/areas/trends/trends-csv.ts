import { t } from '@lingui/core/macro'
import { kilograms } from '@pacemeal/domain'
import { type LoggingState, type TrendDay, type TrendNutrient, trendNutrients } from '@pacemeal/domain/trends'
import { energyIn, energyUnit } from '../../languages/energy.ts'
import { isDecimalComma } from '../../languages/numbers.ts'
import { nutrientLabel } from '../../languages/nutrient-label.ts'
import { massIn, type WeightUnit } from '../../languages/weight-unit.ts'

type Cell = string | number | null

interface Column {
  readonly head: string
  readonly of: (day: TrendDay) => Cell
  /** Of energy or of a nutrient that carries it. */
  readonly isEnergy?: true
}

/** A figure without the digits that no scale has. */
const rounded = (value: number | null | undefined, decimals: number): number | null =>
  value === null || value === undefined ? null : Number(value.toFixed(decimals))

const loggingWord = (logging: LoggingState): string =>
  ({ full: t`whole`, partial: t`in part`, unlogged: t`not logged`, open: t`not over` })[logging]

const ENERGY_NUTRIENTS: readonly TrendNutrient[] = ['calories', 'protein', 'carbs', 'fat']

const inUnit = (kilocalories: number | null | undefined, decimals: number): number | null =>
  rounded(kilocalories === null || kilocalories === undefined ? null : energyIn(kilocalories), decimals)

const columnsOf = (unit: WeightUnit, isLight: boolean): readonly Column[] => {
  const energy = energyUnit()
  const mass = (value: number | null) => rounded(value === null ? null : massIn(kilograms(value), unit), 2)
  const nameOf = (nutrient: TrendNutrient): string =>
    nutrient === 'calories' ? t`Energy (${energy})` : nutrientLabel(nutrient)
  return [
    { head: t`Date`, of: ({ date }) => date },
    { head: t`Logged`, of: ({ logging }) => loggingWord(logging) },
    ...trendNutrients.map((nutrient) => ({
      ...(ENERGY_NUTRIENTS.includes(nutrient) ? { isEnergy: true as const } : {}),
      head: nameOf(nutrient),
      of: ({ intake }: TrendDay) => (nutrient === 'calories' ? inUnit : rounded)(intake?.[nutrient], 1),
    })),
    {
      head: t`Lower bounds`,
      of: ({ intake }) =>
        intake?.incomplete
          .filter((nutrient) => !(isLight && ENERGY_NUTRIENTS.includes(nutrient)))
          .map(nameOf)
          .join('; ') ?? null,
    },
    { head: t`Target energy (${energy})`, of: ({ target }) => inUnit(target?.calories, 0), isEnergy: true },
    { head: t`Target protein (g)`, of: ({ target }) => rounded(target?.protein, 0), isEnergy: true },
    { head: t`Target carbs (g)`, of: ({ target }) => rounded(target?.carbs, 0), isEnergy: true },
    { head: t`Target fat (g)`, of: ({ target }) => rounded(target?.fat, 0), isEnergy: true },
    { head: t`Target fiber (g)`, of: ({ target }) => rounded(target?.fiber, 0) },
    { head: t`Target sodium from (mg)`, of: ({ target }) => rounded(target?.sodiumLow, 0) },
    { head: t`Target sodium to (mg)`, of: ({ target }) => rounded(target?.sodiumHigh, 0) },
    { head: t`Target iron (mg)`, of: ({ target }) => rounded(target?.iron, 1) },
    { head: t`Session fuel planned`, of: ({ fuel }) => fuel?.planned ?? null },
    { head: t`Session fuel taken in time`, of: ({ fuel }) => fuel?.inTime ?? null },
    { head: t`Body mass (${unit})`, of: (day) => mass(day.mass) },
    { head: t`Body mass trend (${unit})`, of: (day) => mass(day.massTrend) },
    { head: t`Body fat (%)`, of: ({ bodyFat }) => rounded(bodyFat, 1) },
    { head: t`Expenditure (${energy})`, of: ({ expenditure }) => inUnit(expenditure?.value, 0), isEnergy: true },
    { head: t`Expenditure from (${energy})`, of: ({ expenditure }) => inUnit(expenditure?.low, 0), isEnergy: true },
    { head: t`Expenditure to (${energy})`, of: ({ expenditure }) => inUnit(expenditure?.high, 0), isEnergy: true },
    {
      head: t`Energy availability (kcal/kg lean mass)`,
      of: ({ energyAvailability }) => rounded(energyAvailability, 1),
      isEnergy: true,
    },
    { head: t`Sleep (h)`, of: ({ sleepHours }) => rounded(sleepHours, 2) },
    { head: t`Resting heart rate (bpm)`, of: ({ restingHeartRate }) => rounded(restingHeartRate, 0) },
    { head: t`Steps`, of: ({ steps }) => rounded(steps, 0) },
  ]
}

/** A cell as a spreadsheet of the language reads it. */
function written(cell: Cell, isComma: boolean): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return isComma ? String(cell).replace('.', ',') : String(cell)
  return (isComma ? /[";\r\n]/ : /[",\r\n]/).test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
}

/**
 * The days as separated values (RFC 4180), oldest first, units in the head; what is unknown is empty. Where decimals have a comma,
 * spreadsheets take the semicolon for the end of a cell, and figures with a point for texts or dates. In number-light mode
 * nothing of energy is in it.
 */
export function trendsCsv(days: readonly TrendDay[], unit: WeightUnit, isLight = false): string {
  const isComma = isDecimalComma()
  const columns = columnsOf(unit, isLight).filter(({ isEnergy }) => !(isLight && isEnergy))
  const lines = [columns.map(({ head }) => head), ...days.map((day) => columns.map(({ of }) => of(day)))]
  return lines.map((line) => `${line.map((cell) => written(cell, isComma)).join(isComma ? ';' : ',')}\r\n`).join('')
}
