import { expect, test } from 'vitest'
import { joinedMisses } from './race-reason-words.ts'

const miss = (from: number, to: number, rule: 'carry' | 'finish' = 'carry', quantity: 'fluid' | 'carbs' = 'fluid') =>
  ({ quantity, from, to, rule }) as const

test.each([
  ['hours that overlap are one', [miss(0, 15), miss(26, 40), miss(100, 110)], [miss(0, 110)]],
  ['hours apart stay apart', [miss(0, 15), miss(76, 90)], [miss(0, 15), miss(76, 90)]],
  ['another reason is another', [miss(0, 15), miss(20, 30, 'finish')], [miss(0, 15), miss(20, 30, 'finish')]],
  [
    'another quantity is another',
    [miss(0, 15), miss(20, 30, 'carry', 'carbs')],
    [miss(0, 15), miss(20, 30, 'carry', 'carbs')],
  ],
])('%s', (_, misses, joined) => expect(joinedMisses(misses)).toEqual(joined))
