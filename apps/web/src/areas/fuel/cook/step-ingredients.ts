import type { IngredientAmount } from '@pacemeal/domain'

/** Words of an ingredient that say how it is, not what it is. */
const plainWords = new Set(
  'with without fresh dried raw cooked canned ground whole large small lean light plain'.split(' '),
)

const wordsOf = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .split(/[^a-zà-ÿ]+/)
    .filter((word) => word.length > 2 && !plainWords.has(word))
    .map((word) => word.replace(/(?:ies|es|s)$/, ''))

/** The ingredients that a step speaks of, so that their amounts stand beside it. */
export function ingredientsOfStep(step: string, ingredients: readonly IngredientAmount[]): readonly IngredientAmount[] {
  const said = new Set(wordsOf(step))
  return ingredients.filter(({ item }) => wordsOf(item).some((word) => said.has(word)))
}
