import { localDate, weekdayOf } from '@pacemeal/domain'
import { writeMealPlan } from '@pacemeal/protocol'
import { aPlannedWeek } from '@pacemeal/testing'
import { expect, test } from 'vitest'
import type { MealPlan } from '../../api/meal-plans.ts'
import { nextTask } from '../../ui/next-task.ts'
import { isDayRead } from './day-plan.ts'
import { readAhead } from './read-ahead.ts'

const [monday, tuesday, wednesday] = ['2026-11-16', '2026-11-17', '2026-11-18'].map(localDate) as [
  ReturnType<typeof localDate>,
  ReturnType<typeof localDate>,
  ReturnType<typeof localDate>,
]
const days = [monday, tuesday, wednesday]
const aPlan = (id: string) => ({ ...writeMealPlan(aPlannedWeek()), $id: id }) as unknown as MealPlan
const readOf = (plan: MealPlan) => days.filter((day) => isDayRead(plan, weekdayOf(day)))

test('reads a day in a task, works it out in another, and settles after the last one', async () => {
  const plan = aPlan('one')
  let hasSettled = false
  const reading = readAhead(plan, days).then((isRead) => {
    hasSettled = true
    return isRead
  })
  expect(readOf(plan)).toEqual([])
  for (const read of [[monday], [monday], [monday, tuesday], [monday, tuesday], days, days]) {
    await nextTask()
    expect(readOf(plan)).toEqual(read)
  }
  expect(hasSettled).toBe(false)
  expect(await reading).toBe(true)
})
