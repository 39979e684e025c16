import type { SeededRandom } from '@pacemeal/testing'
import { kcalOf, kilojoulesOf, type MadeUpFood } from '../food.ts'

/** What a panel of one column states, as it is printed and as it is to be read. */
export interface Figure {
  readonly text: string
  readonly value: number
}
export type Figures = Readonly<Record<string, Figure>>

const whole = (value: number, unit: string): Figure => ({
  text: `${Math.round(value)}${unit}`,
  value: Math.round(value),
})

/** Whole grams and milligrams, as packs of the United States print them. */
export const usFigures = (food: MadeUpFood, times: number): Figures => ({
  calories: whole(Math.round((kcalOf(food) * times) / 10) * 10, ''),
  fat: whole(food.fat * times, 'g'),
  saturates: whole(food.saturates * times, 'g'),
  sodium: whole(Math.round(food.salt * 40 * times) * 10, 'mg'),
  carbs: whole((food.carbs + food.fiber) * times, 'g'),
  fiber: whole(food.fiber * times, 'g'),
  sugar: whole(food.sugar * times, 'g'),
  protein: whole(food.protein * times, 'g'),
  potassium: whole(Math.round((food.potassium * times) / 10) * 10, 'mg'),
})

/** One decimal, salt with two; `comma` for the continent. Energy is two figures. */
export const euFigures = (food: MadeUpFood, times: number, comma: boolean, gap: string): Figures => {
  const written = (value: number, digits: number, unit: string, factor = 1): Figure => {
    const text = value.toFixed(digits)
    return {
      text: `${comma ? text.replace('.', ',') : text}${gap}${unit}`,
      value: Number((Number(text) * factor).toFixed(4)),
    }
  }
  const grams = (value: number) => written(value * times, 1, 'g')
  return {
    kilojoules: written(kilojoulesOf(food) * times, 0, 'kJ'),
    calories: written(kcalOf(food) * times, 0, 'kcal'),
    fat: grams(food.fat),
    saturates: grams(food.saturates),
    carbs: grams(food.carbs),
    sugar: grams(food.sugar),
    polyols: grams(food.polyols),
    fiber: grams(food.fiber),
    protein: grams(food.protein),
    sodium: written(food.salt * times, 2, 'g', 400),
    potassium: written(food.potassium * times, 0, 'mg'),
    iron: written(food.iron * times, 1, 'mg'),
  }
}

export const truthOf = (basis: string, figures: Figures, names: readonly string[]): Record<string, number> =>
  Object.fromEntries(names.map((name) => [`${basis}.${name}`, figures[name]?.value ?? 0]))

/** A food that is sweetened with polyols. */
export const withPolyols = (food: MadeUpFood, random: SeededRandom): MadeUpFood => {
  const polyols = Math.round(food.carbs * (0.3 + random.next() * 0.4))
  return { ...food, polyols, sugar: Math.min(food.sugar, food.carbs - polyols) }
}
