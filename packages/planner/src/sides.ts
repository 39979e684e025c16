import type { Catalog, FoodRules } from '@pacemeal/catalog'
import type { Macros, MealSlot } from '@pacemeal/domain'
import { type MovablePart, movablePart } from './dish.ts'
import { seeded } from './seeded.ts'

/** What a side is good for when a dish alone falls short of its target; a drink or something sweet brings carbohydrate beside another side. */
export type Gives = 'carbs' | 'drink' | 'sweet' | 'protein' | 'fat'

interface SideRow {
  readonly food: string
  /** How the menu says it: "Lentil curry, with an apple". */
  readonly words: string
  readonly gives: Gives
  readonly grams: readonly [min: number, max: number]
  readonly slots: readonly MealSlot[]
}

const morning: readonly MealSlot[] = ['breakfast', 'snack']
const table: readonly MealSlot[] = ['lunch', 'dinner']
const anyMeal: readonly MealSlot[] = ['breakfast', 'lunch', 'dinner', 'snack']
const around: readonly MealSlot[] = ['pre-fuel', 'post-fuel']

const row = (
  food: string,
  words: string,
  gives: Gives,
  min: number,
  max: number,
  slots: readonly MealSlot[],
): SideRow => ({ food, words, gives, grams: [min, max], slots })

/** Plain things that are served beside a dish, with what a normal serving of them is. Own choice. */
const rows: readonly SideRow[] = [
  row('banana', 'a banana', 'carbs', 59, 118, [...anyMeal, ...around]),
  row('apple', 'an apple', 'carbs', 91, 182, anyMeal),
  row('orange', 'an orange', 'carbs', 131, 262, anyMeal),
  row('pear', 'a pear', 'carbs', 89, 178, anyMeal),
  row('grapes', 'grapes', 'carbs', 75, 227, [...anyMeal, 'pre-fuel']),
  row('mango', 'mango', 'carbs', 82, 248, anyMeal),
  row('pineapple', 'pineapple', 'carbs', 82, 248, anyMeal),
  row('strawberries', 'strawberries', 'carbs', 76, 228, anyMeal),
  row('dates-medjool', 'dates', 'carbs', 24, 72, ['snack', ...around]),
  row('raisins', 'raisins', 'carbs', 9, 36, ['snack', ...around]),
  row('honey', 'honey', 'carbs', 7, 21, around),
  row('orange-juice', 'orange juice', 'carbs', 124, 249, ['breakfast', ...around]),
  row('apple-juice', 'apple juice', 'carbs', 124, 248, ['lunch', ...around]),
  row('isotonic-drink', 'an isotonic drink', 'carbs', 125, 500, ['pre-fuel']),
  row('rice-cakes', 'rice cakes', 'carbs', 9, 36, ['snack', ...around]),
  row('whole-wheat-bread', 'whole-wheat bread', 'carbs', 32, 96, ['breakfast', ...table]),
  row('sourdough-bread', 'sourdough bread', 'carbs', 32, 128, ['breakfast', ...table]),
  row('corn-tortilla', 'corn tortillas', 'carbs', 24, 96, table),
  row('white-rice-cooked', 'rice', 'carbs', 79, 237, table),
  row('potato-boiled', 'boiled potatoes', 'carbs', 83, 334, table),
  row('sweet-potato-baked', 'baked sweet potato', 'carbs', 57, 228, table),
  row('milk-1-percent', 'a glass of milk', 'protein', 122, 366, [...morning, 'lunch', 'post-fuel']),
  row('soy-milk-unsweetened', 'a glass of soy milk', 'protein', 122, 365, [...morning, 'lunch', 'post-fuel']),
  row('yogurt-greek-nonfat', 'Greek yogurt', 'protein', 61, 245, [...anyMeal, 'post-fuel']),
  row('cottage-cheese-lowfat-1', 'cottage cheese', 'protein', 56, 170, anyMeal),
  row('egg-hard-boiled', 'boiled eggs', 'protein', 50, 100, anyMeal),
  row('edamame-shelled', 'edamame', 'protein', 39, 155, [...table, 'snack']),
  row('chickpeas-canned', 'chickpeas', 'protein', 41, 164, table),
  row('whey-protein-powder', 'a whey shake', 'protein', 32, 48, [...anyMeal, 'post-fuel']),
  row('pea-protein-powder', 'a pea protein shake', 'protein', 20, 40, [...anyMeal, 'post-fuel']),
  row('egg-white-powder', 'an egg white shake', 'protein', 20, 40, [...anyMeal, 'post-fuel']),
  row('almonds', 'almonds', 'fat', 14, 43, anyMeal),
  row('walnuts', 'walnuts', 'fat', 14, 43, anyMeal),
  row('cashews-roasted', 'cashews', 'fat', 14, 43, anyMeal),
  row('macadamias', 'macadamia nuts', 'fat', 14, 43, anyMeal),
  row('pecans', 'pecans', 'fat', 14, 43, anyMeal),
  row('pumpkin-seeds', 'pumpkin seeds', 'fat', 8, 40, anyMeal),
  row('avocado', 'avocado', 'fat', 34, 102, ['breakfast', ...table]),
  row('cheddar', 'cheddar', 'fat', 14, 43, ['snack', ...table]),
  row('olive-oil', 'an olive oil dressing', 'fat', 4.5, 27, table),
]

/** Plain things that are almost nothing but fat, served to who lives on it: cheese and seeds bring protein that is no longer wanted. Own choice. */
const fatRows: readonly SideRow[] = [
  row('butter-unsalted', 'butter', 'fat', 7, 21, ['breakfast', ...table]),
  row('mayonnaise', 'mayonnaise', 'fat', 14, 27, table),
  row('cream-cheese', 'cream cheese', 'fat', 29, 85, morning),
]

/** Plain things with much carbohydrate and hardly any fiber, served on days that load for an event. Own choice. */
const loadingRows: readonly SideRow[] = [
  row('white-rice-cooked', 'rice', 'carbs', 79, 395, table),
  row('apple-juice', 'apple juice', 'drink', 124, 372, anyMeal),
  row('grape-juice', 'grape juice', 'drink', 126, 379, anyMeal),
  row('bagel-plain', 'a plain bagel', 'carbs', 52, 210, [...morning, ...table]),
  row('rice-crackers', 'rice crackers', 'carbs', 15, 60, ['snack']),
  row('honey', 'honey', 'sweet', 7, 42, [...morning]),
  row('jam', 'jam', 'sweet', 20, 60, [...morning]),
  row('maple-syrup', 'maple syrup', 'sweet', 20, 60, ['breakfast']),
  row('jelly-beans', 'jelly beans', 'sweet', 14, 42, ['snack', ...table]),
  row('mango-dried', 'dried mango', 'sweet', 30, 60, ['snack', ...table]),
  row('fruit-leather', 'fruit leather', 'sweet', 14, 63, ['snack', ...table]),
  row('isotonic-drink', 'an isotonic drink', 'drink', 250, 500, anyMeal),
]

const wordsByFood = new Map([...loadingRows, ...fatRows, ...rows].map(({ food, words }) => [food, words]))

/** How the menu names a side. */
export const sideWords = (food: { readonly id: string; readonly name: string }): string =>
  wordsByFood.get(food.id) ?? food.name.toLowerCase()

/** How many of each sort are offered to one meal: the ordinary mix, and the one for meals that live on fat. */
const offered: Readonly<Record<Gives, number>> = { carbs: 3, drink: 0, sweet: 0, protein: 3, fat: 2 }
const offeredWithFat: Readonly<Record<Gives, number>> = { carbs: 1, drink: 0, sweet: 0, protein: 3, fat: 7 }

/** A meal with more than this share of its energy from fat lives on fat (low-carbohydrate eating). */
const LIVES_ON_FAT = 0.5
const livesOnFat = ({ calories, fat }: Pick<Macros, 'calories' | 'fat'>): boolean => 9 * fat > LIVES_ON_FAT * calories

/** From this many grams of fat on one thing beside a dish does not bring what lacks. Own choice. */
const MUCH_FAT = 60

/** Whether a meal is to hold more fat than one thing beside a dish brings. */
export const holdsMuchFat = ({ fat }: Pick<Macros, 'fat'>): boolean => fat >= MUCH_FAT

/** How many sides of one sort a meal may have. */
export const mostOfSort = (gives: Gives, target: Pick<Macros, 'calories' | 'fat'>): number =>
  gives === 'fat' && holdsMuchFat(target) && livesOnFat(target) ? 2 : 1

/** A permitted side with what it is good for; {@link mostOfSort} says how many of a sort a meal has. */
export interface Side extends MovablePart {
  readonly gives: Gives
  readonly slots: readonly MealSlot[]
}

const permittedOf = (rows: readonly SideRow[], catalog: Catalog, rules: FoodRules): readonly Side[] =>
  rows.flatMap(({ food: id, gives, grams, slots }) => {
    const food = catalog.findFood(id)
    if (!food || !catalog.permits(rules, food)) return []
    const part = movablePart(food, grams[0], grams)
    return part ? [{ ...part, min: Math.max(1, part.min), gives, slots }] : []
  })

/** All sides that an athlete may eat. */
export const permittedSides = (catalog: Catalog, rules: FoodRules): readonly Side[] =>
  permittedOf(rules.diets.includes('low-carb') ? [...rows, ...fatRows] : rows, catalog, rules)

/** The sides of days that load for an event that an athlete may eat. */
export const permittedLoadingSides = (catalog: Catalog, rules: FoodRules): readonly Side[] =>
  permittedOf(loadingRows, catalog, rules)

/** A seeded handful of sides for one meal, some of each sort. */
export const offerSides = (
  sides: readonly Side[],
  slot: MealSlot,
  target: Macros,
  seed: number,
  meal: string,
): readonly Side[] => {
  const counts = livesOnFat(target) ? offeredWithFat : offered
  const open = sides.filter(({ slots }) => slots.includes(slot))
  const jitter = ({ food }: Side) => seeded(seed, 'side', meal, food.id)
  return (Object.keys(counts) as Gives[]).flatMap((gives) =>
    open
      .filter((side) => side.gives === gives)
      .toSorted((a, b) => jitter(a) - jitter(b))
      .slice(0, counts[gives]),
  )
}

/** Sides a meal may have at most: fuel stays simple, large meals may be a plate and three things beside it. */
export const mostSidesFor = (slot: MealSlot, target: Macros, { isLoading = false } = {}): number => {
  if (slot === 'pre-fuel' || slot === 'post-fuel' || target.calories < 250) return 1
  if (isLoading) return 4
  return target.calories >= 1100 || livesOnFat(target) ? 3 : 2
}
