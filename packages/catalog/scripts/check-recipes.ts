/**
 * Checks every recipe and prints how much choice each diet and pair of diets has in each slot, alone and under the
 * worst set of up to three of the fourteen EU allergens. Run: `node scripts/check-recipes.ts` (add `--pairs` for the pairs). The
 * exit code is 1 when a recipe has a problem; too little choice is marked with `!`.
 */
import { mealSlots } from '@pacemeal/domain'
import { openCatalog } from '../src/catalog.ts'
import { countChoices, WANTED_CHOICE } from './coverage.ts'
import { recipeProblems, sharedNames } from './recipe-problems.ts'

const catalog = openCatalog()
const problems = [
  ...sharedNames(catalog.recipes).map((shared) => `several recipes share ${shared}`),
  ...catalog.recipes.flatMap((recipe) => recipeProblems(catalog, recipe).map((problem) => `${recipe.id}: ${problem}`)),
]
for (const problem of problems) console.log(problem)
console.log(`${catalog.recipes.length} recipes, ${problems.length} problems\n`)

// A recipe with an unknown food has no figures to count with.
if (!problems.some((problem) => problem.includes('there is no food'))) {
  const showPairs = process.argv.includes('--pairs')
  const choices = countChoices(catalog).filter((choice) => showPairs || choice.diets.length === 1)
  const mark = (count: number): string => `${count}${count < WANTED_CHOICE ? '!' : ''}`
  console.log(`${'allowed / worst with 3 allergies'.padEnd(34)}${mealSlots.map((slot) => slot.padEnd(12)).join('')}`)
  for (const combination of new Set(choices.map((choice) => choice.diets))) {
    const cells = mealSlots.map((slot) => {
      const choice = choices.find((candidate) => candidate.diets === combination && candidate.slot === slot)
      return (choice ? `${mark(choice.count)}/${mark(choice.worst)}` : '').padEnd(12)
    })
    console.log(`${combination.join(' + ').padEnd(34)}${cells.join('')}`)
  }
}
process.exitCode = problems.length > 0 ? 1 : 0
