import type { InstantText, MealMark, MealTime } from '@pacemeal/domain'
import { describe, expect, test } from 'vitest'
import { dayLogging, type LoggedDay, type LoggedMeal } from './logged-day.ts'

const logAt = (hour: number, change: Partial<LoggedMeal> = {}): LoggedMeal => ({
  loggedAt: `2026-03-24T${String(hour).padStart(2, '0')}:00:00.000Z` as InstantText,
  mealTime: 'general',
  status: 'Followed',
  ...change,
})
const named = (mealTime: MealTime): LoggedMeal => logAt(23, { mealTime })
const three = [logAt(8), logAt(13), logAt(19)]
const twoOfThree = three.slice(0, 2)
const meals = (['breakfast', 'lunch', 'pre-fuel', 'dinner', 'snack'] as const).map((slot) => ({
  id: `the ${slot}`,
  slot,
}))
const marked = (mark: MealMark, ...ids: readonly string[]) => new Map(ids.map((id) => [`the ${id}`, mark]))
const judge = (change: Partial<LoggedDay>) =>
  dayLogging({ zone: 'UTC', logs: [], marks: new Map(), meals: [], isWhole: null, ...change })

describe('a day is logged', () => {
  test.each<[string, Partial<LoggedDay>, string]>([
    ['in full with breakfast, lunch and dinner by their hours', { logs: three }, 'full'],
    ['in full with the same by name', { logs: [named('breakfast'), named('lunch'), named('dinner')] }, 'full'],
    ['by the clock of the athlete', { logs: three, zone: 'Asia/Tokyo' }, 'partial'],
    ['in part without dinner', { logs: twoOfThree, meals }, 'partial'],
    ['in full when dinner was skipped', { logs: twoOfThree, meals, marks: marked('skipped', 'dinner') }, 'full'],
    [
      'in part when dinner was finished and no log tells it',
      { logs: twoOfThree, meals, marks: marked('finished', 'dinner') },
      'partial',
    ],
    [
      'in full when dinner was eaten at another hour',
      { logs: [...twoOfThree, logAt(15, { plannedMeal: 'the dinner' })], meals },
      'full',
    ],
    ['in part by a log that nobody followed', { logs: [...twoOfThree, logAt(19, { status: null })] }, 'partial'],
    ['in full by the athlete’s word', { logs: [logAt(13)], isWhole: true }, 'full'],
    ['in part by the athlete’s word', { logs: three, isWhole: false }, 'partial'],
    ['not at all by marks alone', { meals, marks: marked('skipped', 'breakfast', 'lunch', 'dinner') }, 'unlogged'],
    ['not at all by a word about an empty log', { isWhole: true }, 'unlogged'],
  ])('%s', (_, day, logging) => expect(judge(day)).toBe(logging))
})
