import { type Equipment, equipment } from '@pacemeal/domain'
import { recipeKitchenRows } from './recipe-kitchen-rows.ts'

/** What a recipe asks of a kitchen, and what becomes of it afterwards. */
export interface RecipeKitchen {
  /** Minutes that a person is busy; with `waitingMinutes` the recipe's `minutes`. */
  readonly handsOnMinutes: number
  /** Minutes in which it cooks by itself. */
  readonly waitingMinutes: number
  /** Hours that it then stands in the fridge or freezer before it can be eaten; 0 for most. */
  readonly hoursAhead: number
  /** Days in the fridge after the day on which it is cooked; 0 is eaten at once. */
  readonly keepsDays: number
  readonly freezes: boolean
  /** Servings that are sensibly cooked at once. */
  readonly batch: readonly [min: number, max: number]
  readonly equipment: readonly Equipment[]
  /** Can be taken along in a box or a bottle. */
  readonly isPortable: boolean
  /** Is good cold. */
  readonly isEatenCold: boolean
  /** Is good again from a microwave. */
  readonly isMicrowaved: boolean
}

const listOf = (text: string): readonly string[] => (text === '-' ? [] : text.split(','))

const isEquipment = (word: string): word is Equipment => equipment.some((known) => known === word)

const readRow = (line: string): readonly [id: string, kitchen: RecipeKitchen] => {
  const [id = '', minutes = '', keeps = '', freezes = '', batch = '', tools = '-', eaten = '-'] = line.split(' ')
  const [, handsOn, waiting, ahead = 0] = /^(\d+)\+(\d+)(?:\+(\d+)h)?$/.exec(minutes) ?? []
  const [min = Number.NaN, max = Number.NaN] = batch.split('-').map(Number)
  const ways = listOf(eaten)
  return [
    id,
    {
      handsOnMinutes: Number(handsOn),
      waitingMinutes: Number(waiting),
      hoursAhead: Number(ahead),
      keepsDays: Number(keeps),
      freezes: freezes === 'freezes',
      batch: [min, max],
      equipment: listOf(tools).filter(isEquipment),
      isPortable: ways.includes('portable'),
      isEatenCold: ways.includes('cold'),
      isMicrowaved: ways.includes('microwave'),
    },
  ]
}

/** Lines of the reviewed table by recipe id. */
export const recipeKitchens: ReadonlyMap<string, RecipeKitchen> = new Map(
  recipeKitchenRows.trim().split('\n').map(readRow),
)

/** What a recipe asks of a kitchen; undefined for one that the table does not know, which cannot be cooked ahead. */
export const findRecipeKitchen = (recipe: string): RecipeKitchen | undefined => recipeKitchens.get(recipe)
