import { type NutrientAmounts, nutrients, recordOf } from '@pacemeal/domain'
import type { AnalysedItem } from '@pacemeal/protocol/food-analysis'
import type { Ports } from '../../ports.ts'
import type { PlateItem, PlatePicture, PlateReader } from '../../providers/model/plate-reader.ts'
import type { KeptPicture } from './meal-picture.ts'
import { readUsualPortions } from './usual-portions.ts'

/** What is on a plate. */
export interface AnalysedPlate {
  readonly name: string
  readonly items: readonly AnalysedItem[]
  /** Of all items; a nutrient that one of them does not know is unknown. */
  readonly amounts: NutrientAmounts
}

const rounded = (amount: number): number => Math.round(amount * 10) / 10

const byNutrient = (amountOf: (nutrient: (typeof nutrients)[number]) => number | null): NutrientAmounts =>
  recordOf(nutrients, (nutrient) => amountOf(nutrient))

/** The item with the person's usual grams, where they are remembered; its nutrients go with them. */
const withUsual = (item: PlateItem, usual: number | undefined): AnalysedItem => {
  const grams = usual ?? item.grams
  const factor = grams / item.grams
  return {
    name: item.name,
    food: item.food ?? null,
    grams: rounded(grams),
    gramsAtLeast: rounded(item.gramsAtLeast),
    gramsAtMost: rounded(item.gramsAtMost),
    usual: usual !== undefined,
    figures: item.figures,
    amounts: byNutrient((nutrient) => {
      const amount = item.nutrients[nutrient]
      return amount === null ? null : rounded(amount * factor)
    }),
  }
}

const sumOf = (items: readonly AnalysedItem[]): NutrientAmounts =>
  byNutrient((nutrient) =>
    items.reduce<number | null>((sum, { amounts }) => {
      const amount = amounts[nutrient]
      return sum === null || amount === null ? null : rounded(sum + amount)
    }, 0),
  )

const mimeTypes: readonly PlatePicture['mimeType'][] = ['image/jpeg', 'image/png', 'image/webp']

/** Has a plate's foods recognised and starts each from the person's usual portion; null when no food is seen. */
export const analysePlate = async (
  backend: Ports<'store'>,
  plates: PlateReader,
  picture: KeptPicture,
  { userId, context, signal }: { userId: string; context: string; signal: AbortSignal },
): Promise<AnalysedPlate | null> => {
  const mimeType = mimeTypes.find((one) => one === picture.mimeType) ?? 'image/jpeg'
  const reading = await plates.readPlate({ bytes: picture.bytes, mimeType }, context, signal)
  if (reading.items.length === 0) return null
  const foods = reading.items.map(({ food, name }) => ({ food, name }))
  const usualOf = await readUsualPortions(backend, userId, foods)
  const items = reading.items.map((item) => withUsual(item, usualOf(item)))
  return { name: reading.title, items, amounts: sumOf(items) }
}
