import { countText } from '../count-text.ts'
import type { MealOption } from '../meal-plan/week-plan.ts'
import type { Macros } from '../nutrients.ts'
import { ATWATER } from '../units.ts'

/** A dish offered for a fuel block or meal, as cards and sheets show it. */
export interface FuelIdea extends Macros {
  readonly id: string
  readonly title: string
  readonly description: string
  /** In words: `15 minutes`, `5-10 minutes`. */
  readonly preparationTime: string
  readonly ingredients: readonly string[]
  readonly instructions: readonly string[]
}

/** Said of an idea that does not tell how long it takes. */
export const DEFAULT_PREPARATION_TIME = '15 minutes'
/** Ideas and instruction steps shown before the person asks for more. */
export const IDEAS_AT_FIRST = 2
export const STEPS_AT_FIRST = 3

/** The idea made of a planned dish. */
export const ideaOf = (option: MealOption): FuelIdea => ({
  id: option.recipe,
  title: option.name,
  description: option.description,
  calories: option.calories,
  protein: option.protein,
  carbs: option.carbs,
  fat: option.fat,
  preparationTime: countText(option.minutes, 'minute'),
  ingredients: option.ingredients.map(({ amount, item }) => `${amount} ${item}`.trim()),
  instructions: option.steps,
})

const ideaTags = ['Protein-forward', 'Quick'] as const
export type IdeaTag = (typeof ideaTags)[number]

/** Share of an idea's energy from protein that makes it protein-forward. */
const PROTEIN_FORWARD_SHARE = 0.25
/** Longest preparation of a quick idea, in minutes. */
const QUICK_MINUTES = 20

/** The longest time that the words name, in minutes; undefined when they name none. */
export function findPreparationMinutes(words: string): number | undefined {
  const hours = /(\d+(?:\.\d+)?)\s*(?:h|hr|hrs|hours?)\b/i.exec(words)
  const minutes = [...words.matchAll(/(\d+)(?=\s*(?:-|–|to|m|min|mins|minutes?)\b)/gi)].map((match) => Number(match[1]))
  if (hours === null && minutes.length === 0) return undefined
  return Number(hours?.[1] ?? 0) * 60 + Math.max(0, ...minutes)
}

/** The tags that an idea's own figures earn. An idea without energy or without a known time earns none for it. */
export function tagsOf(idea: Pick<FuelIdea, 'calories' | 'protein' | 'preparationTime'>): readonly IdeaTag[] {
  const minutes = findPreparationMinutes(idea.preparationTime)
  const earned: Readonly<Record<IdeaTag, boolean>> = {
    'Protein-forward': idea.calories > 0 && idea.protein * ATWATER.protein >= PROTEIN_FORWARD_SHARE * idea.calories,
    Quick: minutes !== undefined && minutes <= QUICK_MINUTES,
  }
  return ideaTags.filter((tag) => earned[tag])
}
