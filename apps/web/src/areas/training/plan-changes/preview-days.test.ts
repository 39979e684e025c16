import type { PlanPreview } from '@pacemeal/protocol'
import { expect, test } from 'vitest'
import { dishWords } from '../../../languages/meal-changes.ts'
import { countChanges, previewDays } from './preview-days.ts'

type Change = PlanPreview['changes'][number]

const change = (date: string, slot: Change['slot'], part: Partial<Change> = {}): Change => ({
  date,
  meal: `monday-${slot}`,
  day: 'monday',
  slot,
  at: 720,
  kind: 'other-amount',
  before: 'Lentil stew',
  after: 'Lentil stew',
  difference: { calories: 80, protein: 4, carbs: 12, fat: 1 },
  ...part,
})
const bite = { difference: { calories: 5, protein: 0, carbs: 1, fat: 0 } }

test('a preview is told day by day: dishes one by one, portions in one sentence, bites among them', () => {
  const changes = [
    change('2026-11-18', 'dinner', { kind: 'other-dish', after: 'Tofu curry', at: 1140 }),
    change('2026-11-18', 'lunch'),
    change('2026-11-18', 'breakfast', { at: 480 }),
    change('2026-11-17', 'lunch', bite),
    change('2026-11-19', 'lunch', bite),
  ]
  const targets = [{ date: '2026-11-19', before: 2400, after: 2600 }]
  expect(previewDays({ changes, targets })).toEqual([
    { date: '2026-11-17', target: null, meals: [], portions: { slots: ['lunch'], calories: 5 } },
    {
      date: '2026-11-18',
      target: null,
      meals: [changes[0]],
      portions: { slots: ['breakfast', 'lunch'], calories: 160 },
    },
    {
      date: '2026-11-19',
      target: { before: 2400, after: 2600 },
      meals: [],
      portions: { slots: ['lunch'], calories: 5 },
    },
  ])
})

test('changes are counted from the least to the most', () => {
  const changes = [
    change('2026-11-18', 'lunch'),
    change('2026-11-18', 'pre-fuel', { kind: 'removed', after: null }),
    change('2026-11-18', 'dinner', { kind: 'other-dish' }),
    change('2026-11-18', 'breakfast', bite),
  ]
  expect(countChanges(changes)).toEqual({ portions: 2, fuel: 1, dishes: 1 })
})

test('a meal that moves is told as one, though its amount changes too', () => {
  const moved = change('2026-11-18', 'breakfast', { ...bite, at: 450, movedFrom: 570 })
  expect(previewDays({ changes: [moved], targets: [] })).toEqual([
    { date: '2026-11-18', target: null, meals: [moved], portions: null },
  ])
  expect(dishWords(moved)).toMatch(/^Lentil stew, moved from 9:30\sAM to 7:30\sAM$/)
  expect(dishWords({ ...moved, kind: 'other-dish', after: 'Tofu curry' })).toMatch(
    /^Tofu curry instead of Lentil stew, moved from/,
  )
})
