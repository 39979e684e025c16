import { expect, test } from 'vitest'
import { furtherOn, type PlanProgress, percentOf } from './plan-run.ts'

const at = (done: number, stage: PlanProgress['stage'] = 'menu'): PlanProgress => ({ stage, done, of: 9 })

test('what a run has reached is never taken back, also when it begins again elsewhere', () => {
  const readings = [null, at(2, 'targets'), at(7), null, at(0, 'profile'), at(5), at(8, 'saving')]
  let shown: PlanProgress | null = null
  const percents = readings.map((read) => {
    shown = furtherOn(shown, read)
    return percentOf(shown)
  })
  expect(percents).toEqual([0, 22, 78, 78, 78, 78, 89])
})
