import type { KitchenTranslator } from '@pacemeal/catalog/translation'
import type { CookEvent, IngredientAmount, MealOption, PlannedDay, PlannedWeek } from '@pacemeal/domain'

const spoken: { translator?: KitchenTranslator } = {}

/** Makes a language the one of foods, dishes and amounts. Without one they stay English. */
export const speakKitchen = (translator: KitchenTranslator | undefined): void => {
  if (translator === undefined) delete spoken.translator
  else spoken.translator = translator
}

/** The translation of the kitchen's texts, for what looks through many; undefined while they are English. */
export const kitchenTranslator = (): KitchenTranslator | undefined => spoken.translator

/** A food by its English name, as recipes weigh it or as it stands in the shelf. */
export const foodName = (name: string): string => spoken.translator?.food(name) ?? name

/** A dish by its English name, alone or with what is served beside it. */
export const dishName = (name: string): string => spoken.translator?.dish(name) ?? name

/** An amount as a cook or a shop says it. */
export const amountText = (text: string): string => spoken.translator?.amount(text) ?? text

/** A household measure as it stands beside a count of one. */
export const measureName = (unit: string): string => spoken.translator?.measure(unit) ?? unit

/** An aisle of the shop. */
export const aisleName = (aisle: string): string => spoken.translator?.aisle(aisle) ?? aisle

/** A line of a dish. */
export const lineInLanguage = <Line extends Pick<IngredientAmount, 'amount' | 'item'>>(line: Line): Line =>
  spoken.translator ? { ...line, amount: amountText(line.amount), item: foodName(line.item) } : line

/** A dish as it is shown; the person's own stays as it was written. */
export const optionInLanguage = (option: MealOption): MealOption =>
  spoken.translator === undefined || option.own !== undefined
    ? option
    : { ...option, name: dishName(option.name), ingredients: option.ingredients.map(lineInLanguage) }

/** A planned day with its dishes as they are shown. */
export const dayInLanguage = (day: PlannedDay): PlannedDay =>
  spoken.translator === undefined
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
  spoken.translator === undefined
    ? event
    : { ...event, name: dishName(event.name), ingredients: event.ingredients.map(lineInLanguage) }

/** A planned week with its dishes as they are shown. */
export const weekInLanguage = (week: PlannedWeek): PlannedWeek =>
  spoken.translator === undefined
    ? week
    : {
        ...week,
        days: week.days.map(dayInLanguage),
        ...(week.cooking === undefined ? {} : { cooking: week.cooking.map(eventInLanguage) }),
      }
