import { describe, expect, test } from 'vitest'
import { readDiets, toggleDiet } from './diet-choice.ts'
import { objectiveFromGoal, readObjective } from './objective.ts'

test.each([
  ['maintain-weight', 'maintain'],
  ['fat-loss', 'cut'],
  ['lean-mass-gain', 'build'],
  ['balanced', 'balanced'],
  ['cut', 'balanced'],
  [null, 'balanced'],
])('the onboarding goal %s is stored as %s', (goal, stored) => expect(objectiveFromGoal(goal)).toBe(stored))

test.each([
  ['peak', 'peak'],
  ['cut', 'cut'],
  ['fat-loss', 'balanced'],
  [undefined, 'balanced'],
])('the stored objective %s is read as %s', (stored, objective) => expect(readObjective(stored)).toBe(objective))

describe('diets', () => {
  test.each([
    [null, []],
    [['classic'], ['classic']],
    [['vegan', 'classic'], ['vegan']],
    [
      ['halal', 'vegan', 'vegan', 'carnivore'],
      ['vegan', 'halal'],
    ],
  ])('%j are read as %j', (ids, read) => expect(readDiets(ids)).toEqual(read))

  test.each([
    [[], 'vegan', ['vegan']],
    [['vegan', 'halal'], 'classic', ['classic']],
    [['classic'], 'vegan', ['vegan']],
    [['vegan', 'halal'], 'vegan', ['halal']],
  ] as const)('from %j a tap on %s leaves %j', (chosen, tapped, after) =>
    expect(toggleDiet(chosen, tapped)).toEqual(after),
  )
})
