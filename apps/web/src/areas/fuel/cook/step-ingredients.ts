import type { IngredientAmount } from '@pacemeal/domain'

/** Words of an ingredient that say how it is, not what it is. */
const plainWords = new Set(
  'with without and or in of fresh dried raw cooked canned ground whole large small lean light plain powder'.split(' '),
)

const singular = (word: string): string =>
  word
    .replace(/ies$/, 'y')
    .replace(/(o|s|x|ch|sh)es$/, '$1')
    .replace(/([^su])s$/, '$1')

const wordsOf = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .split(/[^a-zà-ÿ]+/)
    .filter((word) => word.length > 2)
    .map(singular)

/** What an ingredient is called, without what stands behind a comma: the last word says what it is, those before which. */
const nameOf = ({ item }: IngredientAmount): readonly string[] =>
  wordsOf(item.split(/[,(]/)[0] ?? '').filter((word) => !plainWords.has(word))

const everything =
  /\b(?:everything|all (?:of )?the ingredients|all the rest|the rest(?! of)|remaining ingredients|all together)\b/i
const seasoning = /\bseason|\bsalt and pepper\b/i
const rest = new Set(['rest', 'remaining', 'half'])
/** Words before a name within which it may be called the rest of it. */
const REST_REACH = 4

/** How an ingredient is named: by what it is, with or without the words before; or only by one of those. */
type Strength = 1 | 2 | 3

interface Mention {
  readonly step: number
  readonly strength: Strength
  readonly isRest: boolean
}

interface Candidate {
  readonly index: number
  readonly strength: Strength
  /** Words of the name that stand together. */
  readonly length: number
}

/** How well the words of a step from some place on name an ingredient; undefined where they do not. */
const nameAt = (
  words: readonly string[],
  at: number,
  name: readonly string[],
): Omit<Candidate, 'index'> | undefined => {
  const place = name.indexOf(words[at] ?? '')
  if (place < 0) return undefined
  let [first, last] = [place, place]
  while (first > 0 && words[at - (place - first) - 1] === name[first - 1]) first--
  while (last < name.length - 1 && words[at + (last - place) + 1] === name[last + 1]) last++
  const length = last - first + 1
  return { length, strength: length === name.length ? 3 : last === name.length - 1 ? 2 : 1 }
}

/** What each step says of each ingredient; a word names the ingredient that it fits best, of equals the one there is most of. */
const mentionsOf = (
  steps: readonly string[],
  ingredients: readonly IngredientAmount[],
): ReadonlyMap<number, readonly Mention[]> => {
  const names = ingredients.map(nameOf)
  const mentions = new Map<number, Mention[]>()
  steps.forEach((text, step) => {
    const words = wordsOf(text)
    const byAmount = seasoning.test(text) ? -1 : 1
    words.forEach((_, at) => {
      const [best] = names
        .flatMap((name, index): Candidate[] => {
          const named = nameAt(words, at, name)
          return named ? [{ index, ...named }] : []
        })
        .toSorted(
          (a, b) =>
            b.length - a.length ||
            Number(b.strength > 1) - Number(a.strength > 1) ||
            byAmount * ((ingredients[b.index]?.grams ?? 0) - (ingredients[a.index]?.grams ?? 0)),
        )
      if (best === undefined) return
      const isRest = words.slice(Math.max(0, at - REST_REACH), at).some((word) => rest.has(word))
      const own = mentions.get(best.index) ?? []
      mentions.set(best.index, [...own, { step, strength: best.strength, isRest }])
    })
  })
  return mentions
}

/** The step that an ingredient belongs to though no word is its own: where its kind is named, all goes in, or it is seasoned. */
const unnamedStep = (steps: readonly string[], ingredient: IngredientAmount): number => {
  const name = nameOf(ingredient)
  const head = name.at(-1) ?? ''
  const places = [
    steps.findIndex((text) => wordsOf(text).includes(head)),
    head === 'salt' || head === 'pepper' ? steps.findIndex((text) => seasoning.test(text)) : -1,
    steps.findIndex((text) => everything.test(text)),
    steps.findIndex((text) => wordsOf(text).some((word) => name.includes(word))),
  ]
  return places.find((step) => step >= 0) ?? 0
}

/**
 * What goes in at each step, so that the amounts stand beside it: every ingredient where it is named first, and again
 * where a step speaks of its rest. One that no step names stands where all goes in, or at the first step.
 */
export function ingredientsOfSteps(
  steps: readonly string[],
  ingredients: readonly IngredientAmount[],
): readonly (readonly IngredientAmount[])[] {
  const mentions = mentionsOf(steps, ingredients)
  const placed = ingredients.map((ingredient, index): ReadonlySet<number> => {
    const all = mentions.get(index) ?? []
    const own = all.some(({ strength }) => strength > 1) ? all.filter(({ strength }) => strength > 1) : all
    const [first] = own
    if (first === undefined) return new Set([unnamedStep(steps, ingredient)])
    return new Set([first.step, ...own.filter(({ isRest }) => isRest).map(({ step }) => step)])
  })
  return steps.map((_, step) => ingredients.filter((_ingredient, index) => placed[index]?.has(step)))
}
