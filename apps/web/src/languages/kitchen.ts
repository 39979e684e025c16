import type { KitchenTranslator } from '@pacemeal/catalog/translation'
import type { CookEvent, IngredientAmount, MealLog, MealOption, PlannedDay, PlannedWeek } from '@pacemeal/domain'
import { isOwnFoodId } from '@pacemeal/domain/own-food'
import { amountInUnits, isWithoutOunces } from './food-amounts.ts'
import { foodNames } from './food-names.ts'
import { chosenUnits } from './units.ts'

const spoken: { translator?: KitchenTranslator } = {}

/** Makes a language the one of foods, dishes and amounts. Without one they stay English. */
export const speakKitchen = (translator: KitchenTranslator | undefined): void => {
  if (translator === undefined) delete spoken.translator
  else spoken.translator = translator
}

/**
 * The translation of the kitchen's texts, for what looks through many; undefined while they are American English, in which
 * they are written.
 */
export const kitchenTranslator = (): KitchenTranslator | undefined => spoken.translator ?? foodNames()

/** Whether amounts of food are shown in other units than they are written in. */
const areAmountsConverted = (): boolean => {
  const { food, measures, volume } = chosenUnits()
  return food !== undefined || isWithoutOunces() || (measures ?? 'cups') !== 'cups' || volume !== undefined
}

/** Whether nothing of a plan reads otherwise than it is written. */
const isAsWritten = (): boolean => kitchenTranslator() === undefined && !areAmountsConverted()

/** A food by its English name, as recipes weigh it or as it stands in the shelf. */
export const foodName = (name: string): string => kitchenTranslator()?.food(name) ?? name

/** A dish by its English name, alone or with what is served beside it. */
export const dishName = (name: string): string => kitchenTranslator()?.dish(name) ?? name

/**
 * What was logged as it is called: a dish or food of the kitchen in the person's language, whatever it was logged in.
 * A name without known foods, or of the person's own foods, is theirs and stays as it was written.
 */
export const logName = ({ name, items = [] }: Pick<MealLog, 'name' | 'items'>): string =>
  items.length === 0 || items.some(({ food }) => isOwnFoodId(food)) ? name : dishName(name)

/** An amount as a cook or a shop says it, in the chosen units. */
export const amountText = (text: string): string => {
  const inUnits = amountInUnits(text)
  return kitchenTranslator()?.amount(inUnits) ?? inUnits
}

/** A household measure as it stands beside a count of one. */
export const measureName = (unit: string): string => kitchenTranslator()?.measure(unit) ?? unit

/** An aisle of the shop. */
export const aisleName = (aisle: string): string => kitchenTranslator()?.aisle(aisle) ?? aisle

/** A line of a dish. */
export const lineInLanguage = <Line extends Pick<IngredientAmount, 'amount' | 'item'>>(line: Line): Line =>
  isAsWritten() ? line : { ...line, amount: amountText(line.amount), item: foodName(line.item) }

/** A line of the person's own dish: its words stay. */
const lineInUnits = <Line extends Pick<IngredientAmount, 'amount'>>(line: Line): Line => ({
  ...line,
  amount: amountInUnits(line.amount),
})

/** A dish as it is shown; the words of the person's own stay as they were written. */
export const optionInLanguage = (option: MealOption): MealOption => {
  if (isAsWritten()) return option
  const { name, ingredients, own } = option
  return own === undefined
    ? { ...option, name: dishName(name), ingredients: ingredients.map(lineInLanguage) }
    : { ...option, ingredients: ingredients.map(lineInUnits) }
}

/** A planned day with its dishes as they are shown. */
export const dayInLanguage = (day: PlannedDay): PlannedDay =>
  isAsWritten()
    ? day
    : {
        ...day,
        meals: day.meals.map((meal) => {
          const [first, ...others] = meal.options
          return { ...meal, options: [optionInLanguage(first), ...others.map(optionInLanguage)] as const }
        }),
      }

/** What is cooked, as it is shown; its steps are said one by one. */
export const eventInLanguage = (event: CookEvent): CookEvent =>
  isAsWritten() ? event : { ...event, name: dishName(event.name), ingredients: event.ingredients.map(lineInLanguage) }

/** A planned week with its dishes as they are shown. */
export const weekInLanguage = (week: PlannedWeek): PlannedWeek =>
  isAsWritten()
    ? week
    : {
        ...week,
        days: week.days.map(dayInLanguage),
        ...(week.cooking === undefined ? {} : { cooking: week.cooking.map(eventInLanguage) }),
      }
