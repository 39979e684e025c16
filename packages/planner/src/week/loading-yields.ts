import type { PlannedDay, WeekWarning } from '@pacemeal/domain'
import { MAX_LOADING_FAT_SHARE, MAX_LOADING_FIBER } from '@pacemeal/nutrition/race'
import { isCalmDay } from '../planned-day.ts'

/** What is still rounding: grams of carbohydrate and fiber, and a share of energy from fat. */
const ROUNDING = { grams: 0.5, fatShare: 0.005 }

/** What of a day is looked at. */
type LoadedDay = Pick<PlannedDay, 'day' | 'flags' | 'because' | 'target' | 'planned' | 'meals'>

const loadingOf = ({ because }: LoadedDay) => because.find(({ rule }) => rule === 'race_loading')?.inputs

/** Grams of carbohydrate from which a day that loads for an event counts as loaded; 0 for any other day. */
const leastCarbs = (day: LoadedDay): number => {
  const { mass = 0, least = 0 } = loadingOf(day) ?? {}
  return Number(mass) * Number(least)
}

const isBelow = (carbs: number, day: LoadedDay): boolean => carbs < leastCarbs(day) - ROUNDING.grams

/** Whether the day's own target stays below the loading: it would take more energy than anybody eats. */
const isHeldByEnergy = (day: LoadedDay): boolean => isBelow(day.target.carbs, day)

const isHeldByPlates = (day: LoadedDay): boolean => !isHeldByEnergy(day) && isBelow(day.planned.carbs, day)

const isFat = (day: LoadedDay): boolean => {
  const { fat, calories } = day.planned
  return loadingOf(day) !== undefined && (9 * fat) / calories > MAX_LOADING_FAT_SHARE + ROUNDING.fatShare
}

/** Whether a day on which the gut should be calm holds more fiber than such a day may. */
const isFibrous = ({ flags, meals }: LoadedDay): boolean =>
  isCalmDay(flags) &&
  meals.reduce((sum, { options }) => sum + (options[0].fiber ?? 0), 0) > MAX_LOADING_FIBER + ROUNDING.grams

const told = [
  ['loading_energy', isHeldByEnergy],
  ['loading_low', isHeldByPlates],
  ['loading_fat', isFat],
  ['fiber_high', isFibrous],
] as const

/** What the days around an event had to give up on the plate, each with the rule that binds. */
export const loadingYields = (days: readonly LoadedDay[]): readonly WeekWarning[] =>
  told.flatMap(([code, applies]) => {
    const own = days.filter(applies)
    return own.length === 0 ? [] : [`${code}:${own.map(({ day }) => day).join('+')}` as const]
  })
