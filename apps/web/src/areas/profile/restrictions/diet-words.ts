import type { DietReport } from '@pacemeal/catalog'
import { type Diet, dietLabels } from '@pacemeal/domain'

const listed = (words: readonly string[]): string => new Intl.ListFormat('en', { type: 'conjunction' }).format(words)

const mealWords = {
  breakfast: ['breakfast', 'breakfasts'],
  lunch: ['lunch', 'lunches'],
  dinner: ['dinner', 'dinners'],
  snack: ['snack', 'snacks'],
} as const

/** What a choice of diets and restrictions leaves, as it is said while choosing. */
export interface DietWords {
  /** How many dishes fit. */
  readonly count: string
  /** What little choice means, and what would help; nothing when there is plenty. */
  readonly warning?: string | undefined
}

/** The words for a choice; undefined when it limits nothing. */
export function dietWords(report: DietReport, diets: readonly Diet[], avoided: number): DietWords | undefined {
  const limits = [
    ...diets.filter((diet) => diet !== 'classic').map((diet) => dietLabels[diet]),
    ...(avoided > 0 ? ['what you avoid'] : []),
  ]
  if (limits.length === 0) return undefined
  const { dishes, total, byMeal, impossible, isLittle, without } = report
  if (!isLittle) return { count: `${dishes} of ${total} dishes fit.` }
  const meals = byMeal.map(({ meal, dishes: count }) => `${count} ${mealWords[meal][count === 1 ? 0 : 1]}`)
  const subject = listed(limits).replace(/^w/, 'W')
  const count = `${subject} ${limits.length > 1 ? 'together leave' : 'leaves'} ${dishes} of ${total} dishes: ${listed(meals)}.`
  const meaning =
    impossible.length > 0
      ? `That is too few for a plan: it needs three dishes for ${listed(impossible)}.`
      : 'Your meals will repeat more often.'
  const [first, ...others] = without
  const help = first
    ? ` Without ${dietLabels[first.diet]} it would be ${[`${first.dishes}`, ...others.map((one) => `without ${dietLabels[one.diet]} ${one.dishes}`)].join(', ')}.`
    : ''
  return { count, warning: `${meaning}${help}` }
}
