import type { Catalog, Recipe } from '@pacemeal/catalog'
import type { Athlete, Macros, PlannedDay, PlannedMeal } from '@pacemeal/domain'
import { seededRandom } from '@pacemeal/testing'

/** What simpler planners make of the same day and the same targets, under the same diet rules. */
export interface Baselines {
  /** Any permitted dish in its standard serving. */
  readonly random: Macros
  /** The permitted dish and number of half servings that come nearest to the meal's energy and macronutrients. */
  readonly greedy: Macros
}

const figuresOf = (catalog: Catalog, recipe: Recipe): Macros => {
  const { calories, protein, carbs, fat } = catalog.nutrientsOf(recipe).atLeast
  return { calories, protein, carbs, fat }
}

const times = (m: Macros, n: number): Macros => ({
  calories: m.calories * n,
  protein: m.protein * n,
  carbs: m.carbs * n,
  fat: m.fat * n,
})

const sum = (parts: readonly Macros[]): Macros =>
  parts.reduce((a, b) => ({
    calories: a.calories + b.calories,
    protein: a.protein + b.protein,
    carbs: a.carbs + b.carbs,
    fat: a.fat + b.fat,
  }))

const distance = (m: Macros, target: Macros): number => {
  const miss = (figure: keyof Macros) => ((m[figure] - target[figure]) / Math.max(target[figure], 10)) ** 2
  return 3 * miss('calories') + miss('protein') + miss('carbs') + miss('fat')
}

const halves = [0.5, 1, 1.5, 2, 2.5, 3]

/** Both baselines for a planned day. What is taken during sessions is added to each, as it is to the plan. */
export const baselinesFor = (catalog: Catalog, athlete: Athlete, day: PlannedDay, seed: number): Baselines => {
  const random = seededRandom(seed)
  const rules = catalog.rulesFor(athlete.diets, athlete.restrictions)
  const drunk = day.sessions.reduce((carbs, { during }) => carbs + during.carbs, 0)
  const drinks: Macros = { calories: 4 * drunk, protein: 0, carbs: drunk, fat: 0 }
  const dishes = new Map(
    [...new Set(day.meals.map(({ slot }) => slot))].map((slot) => [
      slot,
      catalog.allowed(rules, slot).map((recipe) => ({ id: recipe.id, figures: figuresOf(catalog, recipe) })),
    ]),
  )
  const taken = new Set<string>()
  const nearest = ({ slot, target }: PlannedMeal): Macros => {
    const plates = (dishes.get(slot) ?? [])
      .filter(({ id }) => !taken.has(id))
      .flatMap(({ id, figures }) => halves.map((n) => ({ id, figures: times(figures, n) })))
    const best = plates.reduce((a, b) => (distance(b.figures, target) < distance(a.figures, target) ? b : a))
    taken.add(best.id)
    return best.figures
  }
  return {
    random: sum([drinks, ...day.meals.map(({ slot }) => random.pick(dishes.get(slot) ?? []).figures)]),
    greedy: sum([drinks, ...day.meals.map(nearest)]),
  }
}
