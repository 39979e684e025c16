import { expect, test } from 'vitest'
import { footballer } from '../fixtures/athletes.ts'
import { openSetting } from '../fixtures/opened-weeks.ts'
import { monday } from '../fixtures/solver.ts'
import { factsOf } from './menu-facts.ts'
import type { MenuProblem } from './menu-problem.ts'

const { problem } = openSetting({ athlete: { ...footballer, diets: ['kosher'] }, monday, seed: 1 })

test('a problem whose choices cost something else has the facts that it would have by itself', () => {
  const dearer: MenuProblem = {
    ...problem,
    places: problem.places.map(({ place, choices }) => ({
      place,
      choices: choices.map((choice, i) =>
        i % 3 === 0 ? { ...choice, cost: choice.cost + 1, mainFood: 'oats-rolled' } : choice,
      ),
    })),
  }
  const facts = factsOf({ ...dearer, priced: problem })
  expect(facts).toEqual(factsOf(dearer))
  expect(facts.choices.cost).not.toEqual(factsOf(problem).choices.cost)
  expect(facts.choices.mainFood).not.toEqual(factsOf(problem).choices.mainFood)
})
