import { describe, expect, test } from 'vitest'
import { findLogDraft } from './find-log-draft.ts'
import { draftOf, earlierLog, noAmounts } from './log-draft.ts'

describe('a draft out of data of any origin', () => {
  test('is read from the browser event with a plain meal', () => {
    const mealLog = { foodName: 'Rice bowl', calories: 510, protein: 30, fat: -3, carbs: 'many' }
    expect(findLogDraft({ mealLog, context: 'Pre-Workout Fuel' })).toEqual({
      name: 'Rice bowl',
      amounts: { ...noAmounts, calories: 510, protein: 30 },
      mealTime: 'pre-workout',
      context: 'Pre-Workout Fuel',
    })
  })

  test('takes figures as text, as fields hold them', () => {
    const mealLog = { foodName: 'Rice bowl', calories: '510', protein: ' 30.5 ', carbs: '62,5', fat: '-3', fiber: '' }
    expect(findLogDraft({ mealLog })?.amounts).toEqual({ ...noAmounts, calories: 510, protein: 30.5, carbs: 62.5 })
  })

  test('is read from the browser event with a stored document', () => {
    const mealLog = {
      $id: 'a1',
      notes: 'Porridge',
      mealTime: 'breakfast',
      mealPlans: 'tuesday-breakfast',
      loggedAt: '2026-11-17T07:10:00.000+00:00',
      status: 'Ready',
      sodium: 120,
    }
    expect(findLogDraft({ mealLog, context: '' })).toEqual({
      logId: 'a1',
      name: 'Porridge',
      amounts: { ...noAmounts, sodium: 120 },
      mealTime: 'breakfast',
      status: 'Ready',
      loggedAt: '2026-11-17T07:10:00.000Z',
      plannedMeal: 'tuesday-breakfast',
    })
  })

  test('comes back the same after it travelled in the history', () => {
    const draft = {
      logId: 'a1',
      name: 'Porridge',
      amounts: { ...noAmounts, calories: 320 },
      mealTime: 'snack',
      context: 'General Meal',
      status: 'Ready',
      loggedAt: '2026-11-17T07:10:00.000Z',
      plannedMeal: 'tuesday-snack',
      imageUrl: '/v1/picture',
      words: '2 eggs',
      photo: 'off',
      foods: [
        {
          name: 'Granola',
          servings: [
            { name: '2/3 cup (55 g)', grams: 55, amounts: { ...noAmounts, calories: 230 } },
            { name: '1 pouch', grams: null, amounts: noAmounts },
          ],
          count: 2,
          range: { least: 80, most: 140 },
        },
        { name: 'Cola', unit: 'ml', servings: [{ name: '250 ml', grams: 250, amounts: noAmounts }] },
      ],
    } as const
    expect(findLogDraft(JSON.parse(JSON.stringify(draft)))).toEqual(draft)
  })

  test.each([[null], ['text'], [{}], [{ mealLog: {} }], [[]]])('is none in %j', (value) =>
    expect(findLogDraft(value)).toBeUndefined(),
  )

  test('keeps only foods that can be counted', () => {
    const spoilt = [null, 'Granola', { name: 'Granola' }, { name: 'Granola', servings: [{ name: '', amounts: {} }] }]
    const whole = {
      name: 'Oats',
      servings: [{ name: '40 g', grams: -1, amounts: { calories: 150, fat: 'much' } }],
      count: 0,
    }
    expect(findLogDraft({ name: '', foods: [...spoilt, whole] })?.foods).toEqual([
      { name: 'Oats', servings: [{ name: '40 g', grams: null, amounts: { ...noAmounts, calories: 150 } }] },
    ])
    expect(findLogDraft({ name: 'Soup', foods: spoilt })?.foods).toBeUndefined()
  })

  test('files a meal of no known time under general', () =>
    expect(findLogDraft({ name: 'Soup', mealTime: 'brunch' })?.mealTime).toBe('general'))
})

test('only a draft with an id edits a stored log', () => {
  const now = '2026-11-17T09:00:00.000Z' as Parameters<typeof earlierLog>[1]
  const draft = findLogDraft({ name: 'Soup' })
  expect(draft && earlierLog(draft, now)).toBeUndefined()
  expect(draft && earlierLog({ ...draft, logId: 'a' }, now)).toMatchObject({ id: 'a', loggedAt: now, status: null })
})

test('a log without a name opens with an empty name field', () => {
  const at = '2026-11-17T09:00:00.000Z' as Parameters<typeof earlierLog>[1]
  const log = { id: 'a', loggedAt: at, createdAt: at, mealTime: 'snack', amounts: noAmounts, status: null } as const
  expect(draftOf({ ...log, name: 'Logged meal' }).name).toBe('')
  expect(draftOf({ ...log, name: 'Soup' })).toMatchObject({ logId: 'a', name: 'Soup' })
})
