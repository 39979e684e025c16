import { openCatalog } from '@pacemeal/catalog'
import { furtherFoodSaid } from '@pacemeal/catalog/reference'
import {
  commonDishNames,
  type EarlierMeal,
  findUncooked,
  isUnsure,
  type MealReader,
  openMealReader,
  type SaidItem,
  type SaidMeal,
  usualPortions,
} from '@pacemeal/catalog/say'
import { openSearch } from '@pacemeal/catalog/search'
import type { KitchenTranslator } from '@pacemeal/catalog/translation'
import type { MealLog } from '@pacemeal/domain'
import { activeLocale } from '../../../languages/active-locale.ts'
import { dishName, kitchenTranslator } from '../../../languages/kitchen.ts'
import { typedDecimal } from '../../../languages/numbers.ts'
import {
  bareCount,
  type Eatable,
  eatableDish,
  eatableFood,
  eatableFurther,
  eatableLogged,
  eatableRecipe,
  isByWeight,
  type Measure,
  weightOf,
} from './eatable.ts'
import { gramsOf, type PickedFood, pickItem } from './log-form.ts'

/** Most suggestions shown at a time: what fits over a phone's keyboard. */
export const MAX_SHOWN = 6

/** What words say of a meal; each food knows the words it was said in. */
export interface WordsRead
  extends Pick<SaidMeal, 'unknown' | 'unrepeated' | 'lookUps' | 'meal' | 'time' | 'isRepeated'> {
  readonly foods: readonly PickedFood[]
}

export interface FoodCatalogue {
  /** Best first; nothing for empty text. */
  readonly find: (text: string) => readonly Eatable[]
  /** A food, recipe or common dish of the kitchen by its key. */
  readonly eatable: (key: string) => Eatable | undefined
  /** The same amount of a food as it is before cooking, where the kitchen has it so. */
  readonly uncooked: (picked: PickedFood) => PickedFood
  /** What was read of a meal, as the form holds it. */
  readonly pick: (item: SaidItem) => PickedFood
  /** The reader itself, as it reads on any screen. */
  readonly reader: MealReader
  /** Reads a meal in words; `earlier` finds the log that `same again` means. */
  readonly read: (words: string, earlier?: (which: EarlierMeal) => MealLog | undefined) => WordsRead
}

let opened: FoodCatalogue | undefined
/** The language of the names in it: another choice opens it anew. */
let openedIn: KitchenTranslator | undefined

/** What stands behind the kind in a key. */
const id = (key: string): string => key.slice(key.indexOf(':') + 1)

/** Household measures of a volume, of which an uncooked food fills as much. */
const isVolume = ({ unit }: Measure): boolean => /^(?:cup|tbsp|tsp)$/.test(unit)

const countText = (count: number): string => typedDecimal(count, 2)

/** Foods and recipes by name, and meals in words. A large module: it is fetched when somebody starts to type. */
export function openFoodCatalogue(): FoodCatalogue {
  const translation = kitchenTranslator()
  if (opened && openedIn === translation) return opened
  openedIn = translation
  const catalog = openCatalog()
  const search = openSearch(catalog)
  // Meals in words are read with the reader's own words of other languages.
  const reader = openMealReader(catalog, search)
  const finder = translation ? openSearch(catalog, translation) : search
  const usualOf = usualPortions()
  const eatable = (key: string): Eatable | undefined => {
    const food = key.startsWith('food:') ? catalog.findFood(id(key)) : undefined
    const recipe = key.startsWith('recipe:') ? catalog.findRecipe(id(key)) : undefined
    if (key.startsWith('dish:')) return dishOf(key)
    return food ? eatableFood(food, usualOf(food)) : recipe && eatableRecipe(catalog, recipe)
  }
  /** A common dish by its key, which is its name as it is said. */
  const dishOf = (key: string): Eatable | undefined => {
    const said = reader.dish(key)
    return said && eatableSaid(said, said.unit === 'serving' ? said.count : 1)
  }
  const isKnown = (eatable: Eatable | undefined): eatable is Eatable => eatable !== undefined
  const dishNames = commonDishNames(activeLocale())
  const nameOf = ({ key, name }: SaidItem): string => dishNames.get(id(key)) ?? dishName(name)
  /** `usual` is how many of it are eaten at a time, where that is not one. */
  const eatableSaid = (item: SaidItem, usual = 1): Eatable => {
    const servings = item.unit === 'serving' && item.count > 0 ? item.count : 1
    const [only] = item.parts
    if (item.kind === 'food' && only) return eatableFood(only.food)
    return eatableDish(
      { ...item, name: nameOf(item) },
      item.parts.map(({ food, grams }) => ({ food, grams: grams / servings })),
      usual,
    )
  }
  const pickedOf = (item: SaidItem): PickedFood => {
    const said = eatableSaid(item)
    const further = furtherFoodSaid(item.said)
    // The kitchen has no skyr and reads what is nearest: what was said is logged, and that is what else it may be.
    if (further)
      return {
        ...pickItem(eatableFurther(further), item.grams),
        said: item.said,
        isUnsure: isUnsure(item),
        others: [said],
      }
    const measure = said.measures.find(({ unit }) => unit === item.unit)
    const weight = weightOf(said)
    const { question } = item
    const others = item.alternatives.flatMap(({ key, kind }) => (kind === 'dish' ? [] : [eatable(key)]))
    return {
      eatable: said,
      measure: measure ?? weight,
      count: measure
        ? countText(item.count)
        : isByWeight(weight)
          ? bareCount(item.grams, weight)
          : countText(item.grams),
      said: item.said,
      isUnsure: isUnsure(item),
      others: others.filter(isKnown),
      ...(question ? { question: { about: question.about, answers: question.choices.map(pickedOf) } } : {}),
    }
  }
  opened = {
    find: (text) =>
      finder
        .search(text, { limit: MAX_SHOWN })
        .map(({ kind, id }) => eatable(`${kind}:${id}`))
        .filter(isKnown),
    eatable,
    pick: pickedOf,
    reader,
    uncooked: (picked) => {
      const { key, kind } = picked.eatable
      const raw = kind === 'food' ? findUncooked(catalog, { id: id(key) }) : undefined
      if (!raw) return picked
      const { question: _, others: __, ...rest } = picked
      const eatable = eatableFood(raw, usualOf(raw))
      // A cup of dry rice weighs more than one of cooked rice; a potato is a potato.
      const cup = isVolume(picked.measure)
        ? eatable.measures.find(({ unit }) => unit === picked.measure.unit)
        : undefined
      const weight = weightOf(eatable)
      return cup
        ? { ...rest, eatable, measure: cup }
        : { ...rest, eatable, measure: weight, count: bareCount(gramsOf(picked), weight) }
    },
    read: (words, earlier) => {
      let before: MealLog | undefined
      const find = (which: EarlierMeal) => {
        before = earlier?.(which)
        return before && (before.items ?? [])
      }
      const { items, wholeBefore, ...rest } = reader.read(words, earlier && find)
      const foods = items.map(pickedOf)
      if (wholeBefore === undefined || before === undefined) return { ...rest, foods }
      const logged = eatableLogged(before)
      const [measure] = logged.measures
      const whole: PickedFood = {
        eatable: logged,
        measure,
        count: countText(measure.usual * wholeBefore),
        said: words.trim(),
        // What it was said without may be in its figures.
        isUnsure: rest.leftOut.length > 0,
      }
      return { ...rest, foods: [whole, ...foods] }
    },
  }
  return opened
}
