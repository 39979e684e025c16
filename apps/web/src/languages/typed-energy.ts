import { type AmountEntry, kilojoulesToKilocalories, readAmount } from '@pacemeal/domain'
import { energyIn, energyUnit } from './energy.ts'

/** Kilocalories as a field holds them: a whole figure in the chosen unit. */
export const energyTyped = (kilocalories: number): string => String(Number(energyIn(kilocalories).toFixed(0)))

const TYPED = /^(?<figure>.+?)\s*(?<unit>kj|kcal|cal)$/i

/** `1.500`, as thousands are written in German and Spanish: nobody means thousandths of an energy. */
const POINT_THOUSANDS = /^[1-9]\d{0,2}(?:\.\d{3})+$/
const withoutThousands = (figure: string): string =>
  POINT_THOUSANDS.test(figure.trim()) ? figure.replaceAll('.', '') : figure

/** The kilocalories that were typed: in the chosen unit, unless another stands behind the figure. */
export function readEnergy(text: string): AmountEntry {
  const { figure = text, unit } = TYPED.exec(text.trim())?.groups ?? {}
  const { value, isUnread } = readAmount(withoutThousands(figure))
  if (value === null || isUnread) return readAmount(text)
  return { value: isKilojoules(unit) ? kilojoulesToKilocalories(value) : value }
}

/**
 * The whole kilocalories that were typed into a field that refuses nothing: the figure at the start counts, in the chosen
 * unit unless another stands behind it, and anything else is 0.
 */
export function readWholeEnergy(text: string): number {
  const { figure = text, unit } = TYPED.exec(text.trim())?.groups ?? {}
  const { value, isUnread } = readAmount(withoutThousands(/^[\d.,]*/.exec(figure.trim())?.[0] ?? ''))
  const leading = isUnread ? Number.parseInt(figure, 10) || 0 : (value ?? 0)
  return isKilojoules(unit) ? Math.round(kilojoulesToKilocalories(leading)) : Math.trunc(leading)
}

const isKilojoules = (unit: string | undefined): boolean =>
  unit === undefined ? energyUnit() === 'kJ' : /^kj$/i.test(unit)
