import { type Catalog, expandClasses, type IngredientClass, phraseOf, singularOf, wordsOf } from '@pacemeal/catalog'
import { type Diet, dietLabels, type MealOption } from '@pacemeal/domain'
import { plainWords } from './plain-words.ts'
import { isUnitName } from './quantities.ts'

/** Words for a whole kind of food; they may stand for a dish that holds some of it. */
const kindWords: readonly (readonly [IngredientClass, string])[] = [
  ['fish', 'fish'],
  ['seafood', 'seafood'],
  ['meat', 'meat meaty'],
  ['poultry', 'poultry'],
  ['egg', 'egg eggy'],
  ['milk', 'dairy'],
  ['cheese', 'cheese cheesy'],
  ['tree_nut', 'nut nutty'],
  ['seed', 'seed seedy'],
  ['legume', 'legume pulse'],
  ['grain', 'grain grainy'],
  ['berry', 'berry'],
  ['citrus', 'citrus citrusy zesty zest'],
  ['mushroom', 'mushroom'],
  ['chili', 'chili spicy heat'],
]
const aisleWords: Readonly<Record<string, string>> = {
  Produce: 'vegetable veggie green leafy garden',
  'Spices & Herbs': 'spice spiced spicy seasoning seasoned herb herby',
}

/**
 * Endings that leave a word what it is: `crunching`, `crunched` and `crunchy` are all `crunch`. Not `er`, which makes
 * other words: butter is no comparative of but.
 */
const endings: readonly (readonly [RegExp, string])[] = [
  [/(?:ed|ing|ly|y)$/, ''],
  [/(?:ed|ing|y)$/, 'e'],
  [/(.)\1(?:ed|ing|y)$/, '$1'],
  [/(?:ied|ily)$/, 'y'],
]

/** Foods that are a plain word with an ending, by their looks alone. */
const onlyAlike = new Set(['whisky', 'whiskey'])

const formsOf = (word: string): readonly string[] => {
  if (onlyAlike.has(word)) return [word]
  const singular = singularOf(word)
  const bases = endings.map(([ending, base]) => singular.replace(ending, base)).filter((base) => base.length >= 3)
  return [word, singular, ...bases]
}

/** Every form under which one of the words may come again. */
export const wordSet = (...texts: readonly string[]): ReadonlySet<string> =>
  new Set(texts.flatMap((text) => wordsOf(text)).flatMap(formsOf))

/** The first word that is neither plain English nor among the known ones; undefined when there is none. */
export const findUnknownWord = (text: string, known: ReadonlySet<string>): string | undefined =>
  wordsOf(text).find(
    (word) =>
      !/^\d/.test(word) &&
      word !== 's' &&
      !isUnitName(word) &&
      formsOf(word).every((form) => !plainWords.has(form) && !known.has(form)),
  )

/** What a dish is made of and called, and the kinds of food and diets that it truly belongs to, as words. */
export const wordsOfDish = (option: MealOption, diets: readonly Diet[], catalog: Catalog): ReadonlySet<string> => {
  const foods = option.ingredients.flatMap(({ food }) => catalog.findFood(food) ?? [])
  const classes = expandClasses(foods.flatMap((food) => food.classes))
  return wordSet(
    option.name,
    option.description,
    ...option.ingredients.map(({ item }) => item),
    ...foods.map(({ name }) => name),
    ...kindWords.flatMap(([kind, words]) => (classes.has(kind) ? [words] : [])),
    ...foods.map(({ aisle }) => aisleWords[aisle] ?? ''),
    ...diets.filter((diet) => diet !== 'classic').flatMap((diet) => [dietLabels[diet], diet]),
  )
}

/** Whether a text speaks of one of the things that another one speaks of. */
export const sharesSubject = (text: string, other: string): boolean => {
  const subjects = new Set(phraseOf(other).split(' '))
  return phraseOf(text)
    .split(' ')
    .some((word) => word.length > 2 && !plainWords.has(word) && subjects.has(word))
}
