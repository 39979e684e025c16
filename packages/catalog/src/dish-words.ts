import type { Food } from './food.ts'
import { wordsFor } from './food-words.ts'
import { singularOf, wordsOf } from './words.ts'

/** The words of a dish, as a recipe or a served option holds them. */
export interface DishText {
  readonly name: string
  readonly description: string
  readonly steps: readonly string[]
}

/** Where what a dish says and what is in it part. */
export type WordFault =
  | { readonly kind: 'not-listed'; readonly word: string; readonly said: string }
  | { readonly kind: 'not-used'; readonly food: string }

/**
 * Dishes that are made of something and not with it, and verbs that are spelled like a food: none of them claims an
 * ingredient.
 */
const claimsNothing = new Set(
  `broth burger cake chip chop cream crumble curd curry drink fillet flatbread flake fries fry granola green grit hash leaf
  leave mince muffin pancake patty pesto pickle pie pizza porridge powder risotto roll salad salsa sandwich sauce season shell
  soup spread steak stew stock taco toast water wrap`.split(/\s+/),
)

/** Nutrients that are also foods: a description that praises the protein promises no powder. */
const nutrients = new Set(['protein', 'sugar'])

/** What stands for something else, is named after it, or tells what is not there: `cauliflower rice` is cauliflower. */
const figures: readonly (readonly [phrase: RegExp, means: string])[] = [
  [/\b[a-z]+-style\b/g, ''],
  [/\b[a-z]+-free\b/g, ''],
  [/\b(cauliflower) (?:rice|grits|couscous)\b/g, '$1'],
  [/\b(zucchini|cabbage) noodles?\b/g, '$1'],
  [/\b(?:avocado|coconut|flaxseed|olive|peanut|sesame|sunflower|walnut) oil\b/g, 'oil'],
  [/\bcottage pie\b/g, 'pie'],
  [/\begg rolls?\b/g, 'roll'],
  [/\b(spanish|potato) tortilla\b/g, '$1'],
  [/\bsalted\b/g, 'salt'],
  [/\bseasoned\b/g, 'season'],
]

/** What a description compares the dish with, or says that it does without. */
const comparisons =
  /\b(?:without|no|not|free of|instead of|rather than|like|than|as|answer to|stand(?:s|ing)? in for)\b[^.;:]*/g

const stemsOf = (text: string): readonly string[] => wordsOf(text).map(singularOf)

const plainly = (text: string): string =>
  figures.reduce((plain, [phrase, means]) => plain.replaceAll(phrase, means), text.toLowerCase())

/** Verbs after which `everything` means each ingredient. */
const takesEverything =
  /\b(?:add|arrange|beat|blend|combine|layer|mash|mix|put|shake|stir|toss|whisk)\b[^.]*\b(?:everything|all)\b/

/**
 * Compares what dishes say with what is in them. `foods` is the whole catalogue: a word is a claim when it names any of
 * its foods.
 */
export const openWordCheck = (foods: readonly Food[]) => {
  const vocabulary = new Set(foods.flatMap((food) => [...wordsFor(food)]))
  const isClaim = (word: string): boolean => vocabulary.has(word) && !claimsNothing.has(word)

  // Recipes are read for thousands of servings; their sentences stay the same.
  const known = new Map<string, readonly string[]>()
  const wordsIn = (said: string): readonly string[] => {
    const words = known.get(said) ?? stemsOf(plainly(said))
    known.set(said, words)
    return words
  }

  /**
   * Foods that the name, the description or a step names although they are not `listed`, and listed foods that no step
   * uses. Sides are listed too: the menu names them after the dish and in a step of their own.
   */
  return ({ name, description, steps }: DishText, listed: readonly Food[]): readonly WordFault[] => {
    const there = new Set(listed.flatMap((food) => [...wordsFor(food)]))
    const missingFrom = (said: string): readonly string[] =>
      wordsIn(said).filter((word) => isClaim(word) && !there.has(word))
    const praised = missingFrom(description.toLowerCase().replaceAll(comparisons, ' '))
    const unlisted = [
      ...praised.filter((word) => !nutrients.has(word)).map((word) => ({ word, said: description })),
      ...[name, ...steps].flatMap((said) => missingFrom(said).map((word) => ({ word, said }))),
    ].map((claim): WordFault => ({ kind: 'not-listed', ...claim }))
    const used = new Set(steps.flatMap(wordsIn))
    const usesAll = steps.some((step) => takesEverything.test(step.toLowerCase()))
    const idle = usesAll ? [] : listed.filter((food) => ![...wordsFor(food)].some((word) => used.has(word)))
    return [...unlisted, ...idle.map(({ id }): WordFault => ({ kind: 'not-used', food: id }))]
  }
}
