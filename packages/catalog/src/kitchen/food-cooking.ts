import { type Equipment, equipment } from '@pacemeal/domain'
import type { Food } from '../food.ts'
import { foodCookingRows } from './food-cooking-rows.ts'

/** How a food that recipes take ready cooked is cooked at home. */
export interface FoodCooking {
  /** The food that is bought for it. */
  readonly raw: Food['id']
  /** Grams of the cooked food from one gram of the raw one. */
  readonly yield: number
  /** Minutes that a person is busy, whatever the amount. */
  readonly handsOnMinutes: number
  /** Minutes in which it cooks by itself. */
  readonly waitingMinutes: number
  /** Days in the fridge after the day on which it is cooked. */
  readonly keepsDays: number
  readonly freezes: boolean
  /** Grams of the cooked food that are sensibly cooked at once. */
  readonly batch: readonly [min: number, max: number]
  readonly equipment: readonly Equipment[]
}

const isEquipment = (word: string): word is Equipment => equipment.some((known) => known === word)

const readRow = (line: string): readonly [id: string, cooking: FoodCooking] => {
  const [id = '', raw = '', yields, minutes = '', keeps, freezes, batch = '', tools = ''] = line.split(' ')
  const [handsOn, waiting] = minutes.split('+').map(Number)
  const [min = Number.NaN, max = Number.NaN] = batch.split('-').map(Number)
  return [
    id,
    {
      raw,
      yield: Number(yields),
      handsOnMinutes: handsOn ?? Number.NaN,
      waitingMinutes: waiting ?? Number.NaN,
      keepsDays: Number(keeps),
      freezes: freezes === 'freezes',
      batch: [min, max],
      equipment: tools.split(',').filter(isEquipment),
    },
  ]
}

/** Lines of the reviewed table by the id of the cooked food. */
export const foodCookings: ReadonlyMap<string, FoodCooking> = new Map(foodCookingRows.trim().split('\n').map(readRow))

/**
 * How a food that recipes take ready (rice, potatoes, meat, lentils, boiled eggs) is cooked ahead; undefined for what is
 * bought as it is used.
 */
export const findFoodCooking = (food: Food['id']): FoodCooking | undefined => foodCookings.get(food)
