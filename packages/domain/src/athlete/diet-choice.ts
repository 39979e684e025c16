import { type Diet, diets } from './athlete.ts'

/**
 * How each diet is called in English, by what reads and writes English itself: the words of a restriction, and the texts
 * about dishes that the server has made. Screens have names of their own in the language of the app.
 */
export const dietLabels: Readonly<Record<Diet, string>> = {
  classic: 'Classic Diet',
  vegan: 'Vegan',
  vegetarian: 'Vegetarian',
  pescatarian: 'Pescatarian',
  kosher: 'Kosher',
  'dairy-free': 'Dairy Free',
  'gluten-free': 'Gluten Free',
  halal: 'Halal',
  paleo: 'Paleo',
  'low-carb': 'Low Carb / Keto',
}

/** The known diets among stored ids, each once; `classic` means no preference, so beside another it says nothing. */
export function readDiets(ids: readonly string[] | null | undefined): readonly Diet[] {
  const known = diets.filter((diet) => ids?.includes(diet))
  return known.length > 1 ? known.filter((diet) => diet !== 'classic') : known
}

/** A tap on a diet: `classic` clears the others, and another one clears `classic`. */
export function toggleDiet(chosen: readonly Diet[], tapped: Diet): readonly Diet[] {
  if (chosen.includes(tapped)) return chosen.filter((diet) => diet !== tapped)
  if (tapped === 'classic') return ['classic']
  return diets.filter((diet) => diet !== 'classic' && (diet === tapped || chosen.includes(diet)))
}
