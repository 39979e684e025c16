import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { defaultNotificationSettings } from '../athlete/notification-settings.ts'
import type { HeightAndWeight, OnboardingAnswers } from './answers.ts'
import {
  checkCategories,
  checkMeasurements,
  fromMetric,
  readAge,
  readGender,
  readProfileAge,
  toggleCategory,
  toMetric,
} from './step-answers.ts'
import {
  countOnward,
  findGap,
  type OnboardingStep,
  resumeStep,
  STEP_COUNT,
  stepAfter,
  stepBefore,
  stepNumber,
  stepOnward,
  stepPath,
} from './steps.ts'

const answered: Required<OnboardingAnswers> = {
  gender: 'Female',
  age: 24,
  heightAndWeight: { feet: 5, inches: 6, weight: 143, isImperial: true },
  performanceObjective: 'fat-loss',
  trainingCategories: ['team-sports'],
  trainingActivities: [],
  selectedDiets: [],
  avoidedFoods: [],
  notificationSettings: defaultNotificationSettings,
}
const idle = { isConnecting: false, isConnected: false }

describe('resuming', () => {
  const order = [
    ['gender', 'gender'],
    ['age', 'age'],
    ['heightAndWeight', 'measurements'],
    ['performanceObjective', 'performance-objective'],
    ['trainingCategories', 'training-categories'],
    ['trainingActivities', 'training-schedule'],
    ['selectedDiets', 'dietary-preferences'],
    ['notificationSettings', 'notifications'],
  ] as const

  test.each(order)('without %s leads to %s', (answer, step) =>
    expect(resumeStep({ ...answered, [answer]: undefined }, idle)).toBe(step),
  )

  test('with several answers missing leads to the earliest of them', () => {
    order.forEach(([, step], index) => {
      const known = Object.fromEntries(order.slice(0, index).map(([answer]) => [answer, answered[answer]]))
      expect(resumeStep(known, { isConnecting: true, isConnected: false })).toBe(step)
    })
  })

  test.each([
    [idle, 'processing'],
    [{ isConnecting: true, isConnected: false }, 'terra-callback'],
    [{ isConnecting: true, isConnected: true }, 'processing'],
    [{ isConnecting: false, isConnected: true }, 'processing'],
  ])('with every answer and the wearable %j leads to %s', (wearable, step) =>
    expect(resumeStep(answered, wearable)).toBe(step),
  )
})

describe('walking', () => {
  const walked = (wearableWasOffered: boolean): readonly OnboardingStep[] => {
    const steps: OnboardingStep[] = []
    for (let step: OnboardingStep | null = 'gender'; step !== null; step = stepAfter(step, wearableWasOffered))
      steps.push(step)
    return steps
  }

  test('goes through all ten steps, counted 1 to 10', () => {
    expect(walked(false)).toEqual([
      'gender',
      'age',
      'measurements',
      'body-composition',
      'dietary-preferences',
      'performance-objective',
      'training-categories',
      'training-schedule',
      'wearable',
      'processing',
    ])
    expect(walked(false).map(stepNumber)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
    expect(STEP_COUNT).toBe(10)
  })

  test('offers the wearable once', () => expect(walked(true)).not.toContain('wearable'))

  test('keeps the counter on the screens beside the walk', () =>
    expect([stepNumber('terra-callback'), stepNumber('notifications'), stepNumber('subscription')]).toEqual([9, 9, 10]))

  test.each([
    ['gender', null],
    ['measurements', 'age'],
    ['dietary-preferences', 'measurements'],
    ['performance-objective', 'dietary-preferences'],
    ['training-categories', 'performance-objective'],
    ['training-schedule', 'training-categories'],
    ['wearable', 'training-schedule'],
    ['terra-callback', 'wearable'],
  ] as const)('back from %s leads to %s', (step, before) => expect(stepBefore(step)).toBe(before))

  test('paths carry the step’s name', () => {
    expect(stepPath('training-schedule')).toBe('/onboarding/training-schedule')
  })
})

describe('continuing', () => {
  const onward = (step: OnboardingStep, answers: OnboardingAnswers, { isDetour = false, wasOffered = false } = {}) =>
    stepOnward({ step, isDetour }, answers, wasOffered)

  test('follows the walk while questions are still ahead', () => {
    expect(onward('gender', {})).toEqual({ step: 'age', isDetour: false })
    expect(onward('dietary-preferences', answered)).toEqual({ step: 'performance-objective', isDetour: false })
  })

  test('asks what was passed over before it leaves the schedule, then goes on where it was', () => {
    // The tab was closed at the diets: resuming leads to the objective first.
    const passedOver = { ...answered, selectedDiets: undefined }
    expect(resumeStep({ ...passedOver, performanceObjective: undefined }, idle)).toBe('performance-objective')
    expect(findGap(passedOver)).toBe('dietary-preferences')
    expect(onward('training-schedule', passedOver)).toEqual({ step: 'dietary-preferences', isDetour: true })
    expect(onward('dietary-preferences', answered, { isDetour: true })).toEqual({ step: 'wearable', isDetour: false })
    expect(onward('dietary-preferences', answered, { isDetour: true, wasOffered: true })).toEqual({
      step: 'processing',
      isDetour: false,
    })
  })

  test('fills several gaps one after the other', () => {
    const twoGaps = { ...answered, age: undefined, selectedDiets: undefined }
    expect(onward('wearable', twoGaps)).toEqual({ step: 'age', isDetour: true })
    expect(onward('age', { ...twoGaps, age: 24 }, { isDetour: true })).toEqual({
      step: 'dietary-preferences',
      isDetour: true,
    })
  })

  test('needs no notification settings: they have defaults', () =>
    expect(onward('wearable', { ...answered, notificationSettings: undefined }).step).toBe('processing'))

  test('never turns the counter back', () => {
    expect(countOnward(8, 'dietary-preferences')).toBe(8)
    expect(countOnward(3, 'dietary-preferences')).toBe(5)
  })
})

describe('an age', () => {
  test.each([
    ['18', 18],
    [' 120 ', 120],
  ])('%j continues', (text, age) => expect(readAge(text)).toEqual({ ok: true, value: age }))
  test.each([
    ['', 'age-missing'],
    ['17', 'under-18'],
    ['1', 'under-18'],
    ['0', 'age-out-of-range'],
    ['121', 'age-out-of-range'],
    ['24.5', 'age-not-whole'],
    ['-20', 'age-not-whole'],
    ['old', 'age-not-whole'],
  ])('%j does not: %s', (text, code) =>
    expect(readAge(text)).toMatchObject({ ok: false, error: { field: 'age', code } }),
  )
  test('under 18 or over 120 is refused alike in the profile editor', () => {
    for (const text of ['17', '121']) {
      expect(readProfileAge(text)).toMatchObject({ error: { field: 'age', code: 'profile-age-invalid' } })
    }
    expect(readProfileAge('18')).toEqual({ ok: true, value: 18 })
  })
})

test('a gender must be one of the known ones', () => {
  expect(readGender('Female')).toEqual({ ok: true, value: 'Female' })
  expect(readGender('Non-Binary').ok).toBe(true)
  expect(readGender('')).toMatchObject({ ok: false, error: { field: 'gender' } })
})

describe('measurements', () => {
  const given: HeightAndWeight = { feet: 5, inches: 6, weight: 143, isImperial: true }
  test.each([
    [{}, 'ok'],
    [{ feet: 4, inches: 0, weight: 66 }, 'ok'],
    [{ feet: 7, inches: 6, weight: 660 }, 'ok'],
    [{ feet: 4, inches: 0, weight: 660 }, 'weight-unlike-height'],
    [{ feet: 7, inches: 6, weight: 66 }, 'weight-unlike-height'],
    [{ feet: 3, inches: 11.9 }, 'height-out-of-range'],
    [{ feet: 7, inches: 6.1 }, 'height-out-of-range'],
    [{ feet: 5.5 }, 'feet-invalid'],
    [{ feet: Number.NaN }, 'feet-invalid'],
    [{ inches: 12 }, 'inches-invalid'],
    [{ inches: -1 }, 'inches-invalid'],
    [{ weight: 65.9 }, 'weight-out-of-range'],
    [{ weight: 661 }, 'weight-out-of-range'],
    [{ weight: Number.NaN }, 'weight-out-of-range'],
  ])('with %j: %s', (change, outcome) => {
    const checked = checkMeasurements({ ...given, ...change })
    expect(checked.ok ? 'ok' : checked.error.code).toBe(outcome)
  })

  test('name their bounds in the units that were shown', () => {
    const accepted = [true, false].map((isImperial) => {
      const checked = checkMeasurements({ ...given, weight: 1, isImperial })
      return checked.ok ? undefined : checked.error
    })
    expect(accepted).toMatchObject([
      { isMetric: false, accepted: { min: 66, max: 660 } },
      { isMetric: true, accepted: { min: 30, max: 299 } },
    ])
  })

  test('entered in metric are kept in feet, inches and pounds, and shown in metric as entered', () => {
    expect(fromMetric(180, 75)).toEqual({ feet: 5, inches: 10.9, weight: 165.3, isImperial: false })
    fc.assert(
      fc.property(fc.integer({ min: 122, max: 228 }), fc.integer({ min: 30, max: 299 }), (cm, kg) => {
        const kept = fromMetric(cm, kg)
        expect(toMetric(kept)).toEqual({ cm, kg })
        const checked = checkMeasurements(kept)
        expect(checked.ok || checked.error.code).toBeOneOf([true, 'weight-unlike-height'])
      }),
    )
  })
})

describe('training categories', () => {
  test('are two at most', () => {
    expect(toggleCategory([], 'team-sports')).toEqual({ ok: true, value: ['team-sports'] })
    expect(toggleCategory(['team-sports', 'endurance-sports'], 'team-sports')).toEqual({
      ok: true,
      value: ['endurance-sports'],
    })
    expect(toggleCategory(['team-sports', 'endurance-sports'], 'general-fitness')).toEqual({
      ok: false,
      error: { code: 'too-many-categories' },
    })
  })

  test('are one at least', () => {
    expect(checkCategories([])).toEqual({ ok: false, error: { code: 'no-category' } })
    expect(checkCategories(['team-sports']).ok).toBe(true)
    expect(checkCategories(['team-sports', 'endurance-sports', 'general-fitness']).ok).toBe(false)
  })
})
