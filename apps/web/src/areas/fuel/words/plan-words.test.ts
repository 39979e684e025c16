import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { noHealthAnswers, type Reason } from '@pacemeal/domain'
import { afterEach, describe, expect, test } from 'vitest'
import { activateEnglish } from '../../../languages/activate.ts'
import { isSlight } from '../../../languages/meal-changes.ts'
import { chooseUnits } from '../../../languages/units.ts'
import { hideEnergy } from '../../../ui/energy-figures.tsx'
import { toldLimits } from './day-limits.ts'
import { tellChange, tellEvents } from './replan.ts'
import { tellDayFlags, tellPlanNotes, tellWeekWarnings } from './warnings.ts'

test.each([
  ['diet_conflict:vegan+paleo', /^Vegan and paleo together leave few dishes/],
  ['low_carb_conflict', /low-carb diet gives hard training days less/],
  ['restriction_by_name:dragonfruit', /^“dragonfruit” is not a food/],
  ['off_target:friday', /^Friday misses its target/],
  ['few_dishes:post-fuel', /for post-workout fuel/],
  ['lock_dropped:tuesday-dinner', /^The dish you kept for Tuesday’s dinner/],
  [
    'kitchen_minutes:monday+friday',
    /^Cooking takes longer than the time you set on Monday and Friday\. No quicker week/,
  ],
  [
    'rotation_missed:breakfast-3-2+dinner-6-5',
    /not the one you set: breakfast 3 instead of 2 and dinner 6 instead of 5\. Your diet/,
  ],
  ['kitchen_minutes:monday-42+friday-35', /on Monday \(42 min\) and Friday \(35 min\)\. No quicker week was found/],
  ['kitchen_minutes_meals:monday-15', /^Meals take longer than the time you set on Monday \(15 min\)\. None takes/],
  ['sodium_high:sunday', /^Sodium is above the day’s guidance on Sunday\.$/],
  ['loading_energy:friday', /^The carbohydrate stays below a full loading on Friday: .* twice what the day costs\.$/],
  ['loading_low:thursday+friday', /^The carbohydrate stays below a full loading on Thursday and Friday: plates/],
  ['loading_fat:friday', /^Fat is above a fifth of the energy on Friday: the dishes/],
  ['loading_drinks:friday', /^Drinks bring more than a third of the carbohydrate on Friday: the dishes/],
  [
    'fiber_high:friday+saturday',
    /^On Friday and Saturday fiber is above the limit of the days around a competition: the/,
  ],
  ['low_carb_high:monday', /^Carbohydrate is above your low-carb limit on Monday\.$/],
  ['iron_low:monday', /^Iron stays well below your need on Monday\.$/],
  ['meal_protein_low:monday-lunch', /^Protein is below 20 g at Monday’s lunch\.$/],
  ['main_food_often:monday+friday', /^One main food comes three times on Monday and Friday: few others fit/],
  ['dish_often:Lentil curry+Tofu bowl', /^Often this week: Lentil curry and Tofu bowl\. Few other dishes fit/],
])('the warning %s is told', (warning, words) =>
  expect(tellWeekWarnings([warning, warning], noHealthAnswers)).toEqual([expect.stringMatching(words)]),
)

test('with calories hidden warnings name neither grams of protein nor shares of the energy', () => {
  hideEnergy(true)
  const told = tellWeekWarnings(['loading_fat:friday', 'meal_protein_low:monday-lunch'], noHealthAnswers)
  hideEnergy(false)
  expect(told).toEqual([
    'There is more fat than loading wants on Friday: the dishes that fit bring it along.',
    'There is little protein at Monday’s lunch.',
  ])
})

test('a warning or flag of a newer version is passed over', () => {
  expect(tellWeekWarnings(['of_tomorrow:x'], noHealthAnswers)).toEqual([])
  expect(tellDayFlags(['of_tomorrow', 'competition'])).toEqual([])
  expect(tellDayFlags(['raised_to_floor'])).toHaveLength(1)
})

test.each([
  ['kg', 'A loading day: the scales will show 1 to 2 kg more.'],
  ['lb', 'A loading day: the scales will show 2 to 4 lb more.'],
] as const)('what the scales show on a loading day is told in %s', (mass, words) => {
  chooseUnits({ mass })
  expect(tellDayFlags(['carb_loading'])[0]).toContain(words)
  chooseUnits({ mass: 'kg' })
})

test('what holds for the day and for the week is said once, of the day', () => {
  const notes = tellPlanNotes(['low_carb_conflict', 'off_target:friday'], ['low_carb_conflict'], noHealthAnswers)
  expect(notes).toEqual([expect.stringMatching(/gives this day less/), expect.stringMatching(/^Friday/)])
})

const because = (rule: string, inputs: Reason['inputs']): Reason => ({ rule, inputs, source: 'H' })

test.each([
  [
    because('session_added', { type: 'Recovery', minutes: 30, start: 600, intensity: 'Light' }),
    'Recovery of 30 min was added.',
  ],
  [because('session_moved', { type: 'Lift', from: 420, to: 1080 }), 'Lift moved from 7:00 AM to 6:00 PM.'],
  [because('session_dropped', { type: 'Practice', start: 930 }), 'Practice at 3:30 PM was dropped.'],
  [because('session_longer', { type: 'Conditioning', minutes: 25 }), 'Conditioning ran 25 min longer.'],
  [because('session_shorter', { type: 'Lift', minutes: 20 }), 'Lift was 20 min shorter.'],
  [because('session_intensity', { type: 'Lift', from: 'Light', to: 'Intense' }), 'Lift was Intense instead of Light.'],
  [
    because('session_measured', { type: 'Practice', energy: 812.4, deviceEnergy: 930 }),
    'Your device measured 930 kcal for Practice; the plan counts 812 kcal above rest.',
  ],
  [
    because('session_measured', { type: 'Practice', energy: 812.4 }),
    'The plan counts 812 kcal above rest for Practice, as recorded.',
  ],
  [because('meal_skipped', { meal: 'tuesday-lunch' }), 'Lunch was skipped.'],
  [because('eaten_extra', { calories: 450 }), '450 kcal were eaten beside the plan.'],
  [because('fuel_less', { calories: 240 }), '240 kcal less were taken in training than planned.'],
  [because('eaten_differently', { meal: 'tuesday-post-fuel-2', calories: 980 }), 'Post-Workout Fuel came to 980 kcal.'],
])('what happened is told: %o', (reason, words) => expect(tellEvents([reason, reason])).toEqual([words]))

describe('what happened, in another language', () => {
  const german = { Competition: 'Wettkampf', Intense: 'Intensiv' }
  const ids = { Competition: msg`Competition`.id, Intense: msg`Intense`.id }
  afterEach(activateEnglish)

  test('names sessions as that language does', () => {
    const messages = { [ids.Competition]: german.Competition, [ids.Intense]: german.Intense }
    i18n.loadAndActivate({ locale: 'de', messages })
    const inputs = { type: 'Competition', from: 'of a newer version', to: 'Intense' }
    expect(tellEvents([because('session_intensity', inputs)])).toEqual([
      'Wettkampf was intensiv instead of of a newer version.',
    ])
  })

  test('tells hours and energies as that language writes them, in the units that were chosen', () => {
    i18n.loadAndActivate({ locale: 'de', messages: {} })
    expect(tellEvents([because('session_moved', { type: 'Lift', from: 420, to: 1080 })])).toEqual([
      'Lift moved from 7:00 to 18:00.',
    ])
    expect(tellEvents([because('eaten_extra', { calories: 1450 })])).toEqual(['1.450 kcal were eaten beside the plan.'])
    chooseUnits({ energy: 'kJ' })
    const told = tellEvents([because('eaten_extra', { calories: 1450 })])
    chooseUnits({ energy: 'kcal' })
    expect(told).toEqual(['6.067 kJ were eaten beside the plan.'])
  })
})

test('a change names its meal, its figures and its dish', () => {
  const change = {
    meal: 'tuesday-dinner',
    day: 'tuesday',
    slot: 'dinner',
    at: 1140,
    kind: 'other-amount',
    before: 'Chicken rice bowl',
    after: 'Chicken rice bowl',
    difference: { calories: 204, carbs: 45, protein: 6, fat: 0 },
  } as const
  expect(tellChange(change, 'tuesday')).toEqual({
    title: 'Dinner',
    difference: '+45 g carbs, +6 g protein',
    dish: 'Chicken rice bowl, in another amount',
  })
  const smaller = {
    ...change,
    kind: 'other-dish',
    after: 'Tofu curry',
    difference: { calories: -9, carbs: -2, protein: 0, fat: 0 },
  } as const
  expect(tellChange(smaller, 'monday')).toEqual({
    title: 'Tomorrow’s dinner',
    difference: '−9 kcal',
    dish: 'Tofu curry instead of Chicken rice bowl',
  })
})

test('a change of a bite or two is no change to read about', () => {
  const bite = { calories: 9, carbs: 2, protein: 0, fat: 0 }
  const change = {
    meal: 'tuesday-snack',
    day: 'tuesday',
    slot: 'snack',
    at: 900,
    kind: 'other-amount',
    before: 'Oats',
    after: 'Oats',
    difference: bite,
  } as const
  expect(isSlight(change)).toBe(true)
  expect(isSlight({ ...change, kind: 'other-dish' })).toBe(false)
  expect(isSlight({ ...change, difference: { ...bite, protein: 4 } })).toBe(false)
})

test.each([
  [[], 2, ['meal_protein_low']],
  [['underMedicalCare'], 1, ['meal_protein_low']],
  [['kidneyDisease'], 0, []],
] as const)(
  'of salt and of little protein nothing is said to whom a doctor sets them: %j',
  (conditions, count, limits) => {
    const warnings = ['sodium_high:tuesday', 'meal_protein_low:tuesday-dinner']
    expect(tellWeekWarnings(warnings, { conditions })).toHaveLength(count)
    expect(toldLimits(['meal_protein_low'], { conditions })).toEqual(limits)
  },
)
