import type { Food } from '../food.ts'
import { foodFreezingRows } from './food-freezing-rows.ts'
import { foodKeepingRows } from './food-keeping-rows.ts'

const keepingPlaces = ['pantry', 'counter', 'fridge', 'freezer'] as const
export type KeepingPlace = (typeof keepingPlaces)[number]

/** Grams of the packs that a shop has of a food: the usual one, and a smaller one where many shops have it, too. */
export interface PackSizes {
  readonly usual: number
  readonly small?: number
}

/** How a food is sold and how long it keeps at home. */
export interface FoodKeeping {
  /** The packs of each kind of shop, or `piece` for what is taken one by one. */
  readonly pack: { readonly metric: PackSizes; readonly us: PackSizes } | 'piece'
  readonly place: KeepingPlace
  /** Days that it keeps as bought. */
  readonly closedDays: number
  /** Days that are left once it is opened or cut. */
  readonly openDays: number
  /** Days that a rest keeps which is frozen when its pack is opened; 0 for what is not frozen. */
  readonly freezerDays: number
}

const isPlace = (word: string): word is KeepingPlace => keepingPlaces.some((place) => place === word)

const freezerDays: ReadonlyMap<string, number> = new Map(
  foodFreezingRows
    .split(/^= /m)
    .slice(1)
    .flatMap((group) => {
      const [days, ...ids] = group.trim().split(/\s+/)
      return ids.map((id) => [id, Number(days)] as const)
    }),
)

const readSizes = (text: string): PackSizes => {
  const [first = '', second] = text.split('/')
  return second === undefined ? { usual: Number(first) } : { usual: Number(second), small: Number(first) }
}

const readFood = (text: string): readonly [id: string, pack: FoodKeeping['pack']] => {
  const [id = '', metric = '', us = ''] = text.trim().split(/\s+/)
  return [id, metric === 'piece' ? 'piece' : { metric: readSizes(metric), us: readSizes(us) }]
}

const readGroup = (group: string): readonly (readonly [id: string, keeping: FoodKeeping])[] => {
  const [head = '', ...lines] = group.trim().split('\n')
  const [place = '', closed, open] = head.split(' ')
  if (!isPlace(place)) throw new RangeError(`food keeping: there is no place "${place}"`)
  return lines
    .join(' ')
    .split(',')
    .filter((text) => text.trim() !== '')
    .map(readFood)
    .map(([id, pack]) => [
      id,
      { pack, place, closedDays: Number(closed), openDays: Number(open), freezerDays: freezerDays.get(id) ?? 0 },
    ])
}

/** Every row of the reviewed table, in its order. */
export const foodKeepings: readonly (readonly [id: string, keeping: FoodKeeping])[] = foodKeepingRows
  .split(/^= /m)
  .slice(1)
  .flatMap(readGroup)

const byId: ReadonlyMap<string, FoodKeeping> = new Map(foodKeepings)

/** How a bought food is sold and keeps; undefined for one that the table does not know. */
export const findFoodKeeping = (food: Food['id']): FoodKeeping | undefined => byId.get(food)

/** Small packs that somebody takes instead of a usual one. Own choice. */
const MAX_SMALL_PACKS = 2

/**
 * Grams of the pack that a need is bought in, both in grams: the small one where one or two of them meet the need and leave
 * less than the usual one does.
 */
export const packSizeFor = ({ usual, small }: PackSizes, need: number): number => {
  if (small === undefined || need > MAX_SMALL_PACKS * small) return usual
  return Math.ceil(need / small) * small < Math.ceil(need / usual) * usual ? small : usual
}
