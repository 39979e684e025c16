import { type Diet, type HealthCondition, noHealthAnswers } from '@pacemeal/domain'
import { describe, expect, test } from 'vitest'
import { findCitation } from './citations.ts'
import { type DayAdvice, dayGuidance, type GuidanceInput } from './day-guidance.ts'
import { aBody, sessions } from './scenarios/build.ts'

const adviceOf = (change: Partial<GuidanceInput>): readonly DayAdvice[] =>
  dayGuidance({
    body: aBody(),
    diets: [],
    answers: noHealthAnswers,
    today: [],
    tomorrow: [],
    now: 12 * 60,
    isHot: false,
    ...change,
  })
const kinds = (change: Partial<GuidanceInput>) => adviceOf(change).map(({ kind }) => kind)
const find = <K extends DayAdvice['kind']>(kind: K, change: Partial<GuidanceInput>) =>
  adviceOf(change).find((one): one is Extract<DayAdvice, { kind: K }> => one.kind === kind)

const hard = sessions('Practice 09:00-11:00 Intense')

describe('the day’s guidance', () => {
  test('is quiet on a rest day of a man who asked for nothing', () => expect(kinds({})).toEqual([]))

  test('spreads the drinks over the day, and counts the sweat of what was trained', () => {
    const before = find('drinks', { today: hard, now: 8 * 60 })
    const after = find('drinks', { today: hard, now: 11 * 60 })
    const night = find('drinks', { today: hard, now: 22 * 60 })
    expect(before?.byNow).toBeLessThan(after?.byNow ?? 0)
    expect(night?.byNow).toBe(night?.total)
    expect(find('drinks', { today: hard, isHot: true })?.total).toBeGreaterThan(night?.total ?? 0)
    expect(kinds({ isHot: true })).toEqual(['drinks'])
  })

  test('speaks of salt only with much sweat, and of fiber only around a competition', () => {
    expect(kinds({ today: sessions('Lift 09:00-09:45 Light') })).toEqual(['drinks'])
    expect(kinds({ today: hard })).toEqual(['drinks', 'sodium'])
    expect(kinds({ tomorrow: sessions('Competition 09:00-10:00 Intense') })).toEqual(['fiber'])
  })

  test.each(['kidneyDisease', 'underMedicalCare'] as const)('says nothing of fluid and salt with %s', (condition) => {
    const today = sessions('Competition 15:00-17:00 Intense')
    const answers = { ...noHealthAnswers, hasWeighIns: true }
    expect(kinds({ today, answers })).toEqual(['weigh-in', 'drinks', 'sodium', 'fiber'])
    expect(kinds({ today, answers: { ...answers, conditions: [condition] } })).toEqual(['fiber'])
  })

  test('seeks iron for women under 51 and for who eats plants', () => {
    expect(find('iron', { body: aBody({ sex: 'Female', age: 24 }) })).toMatchObject({
      milligrams: 18,
      foods: 'any',
    })
    const eating = (...diets: readonly Diet[]) => find('iron', { body: aBody({ sex: 'Female', age: 24 }), diets })
    expect(eating('vegan')).toMatchObject({ milligrams: 32.4, foods: 'plants' })
    // Nobody is sent to foods that they do not eat.
    expect(eating('pescatarian')?.foods).toBe('seafood')
    expect(eating('paleo')?.foods).toBe('no-pulses')
    expect(eating('paleo', 'pescatarian', 'vegetarian')?.foods).toBe('plants')
    expect(find('iron', { body: aBody({ sex: 'Female', age: 51 }) })).toBeUndefined()
  })

  test('suggests caffeine only on request, before the session, and never for whom it is unsafe', () => {
    const wish = (conditions: readonly HealthCondition[] = []) => ({
      answers: { ...noHealthAnswers, wantsCaffeine: true, conditions },
      today: hard,
      now: 7 * 60,
    })
    expect(find('caffeine', { today: hard, now: 7 * 60 })).toBeUndefined()
    expect(find('caffeine', wish())).toMatchObject({ at: 8 * 60 })
    expect(find('caffeine', { ...wish(), now: 10 * 60 })).toBeUndefined()
    for (const unsafe of ['pregnantOrLactating', 'eatingDisorder', 'underMedicalCare'] as const) {
      expect(find('caffeine', wish([unsafe]))).toBeUndefined()
    }
  })

  test('leaves the caffeine of a dated event to its own plan, and counts it towards the day', () => {
    const answers = { ...noHealthAnswers, wantsCaffeine: true }
    const day = {
      answers,
      now: 5 * 60,
      today: sessions('Conditioning 07:00-08:00 Intense; Competition 12:00-17:00 Intense'),
    }
    const at = (change: Partial<GuidanceInput>) =>
      adviceOf({ ...day, ...change }).flatMap((one) => (one.kind === 'caffeine' ? [one.at] : []))
    const event = { start: 12 * 60, minutes: 300, wantsCaffeine: true }
    expect(at({})).toEqual([6 * 60, 11 * 60])
    expect(at({ events: [{ ...event, wantsCaffeine: false }] })).toEqual([6 * 60])
    // 200 mg before it and 150 on the way leave no room for another 200.
    expect(at({ events: [event] })).toEqual([])
  })

  test('suggests protein before sleep after an evening of lifting, on request, and not with limited protein', () => {
    const today = sessions('Lift 18:30-19:30 Intense')
    const answers = { ...noHealthAnswers, wantsPreSleepProtein: true }
    expect(find('protein', { today })).toBeUndefined()
    expect(find('protein', { today, answers })?.grams).toBeGreaterThanOrEqual(30)
    expect(find('protein', { today, answers })?.mayBeDairy).toBe(true)
    expect(find('protein', { today, answers, diets: ['vegan'] })?.mayBeDairy).toBe(false)
    expect(find('protein', { today, answers, restrictions: ['milk'] })?.mayBeDairy).toBe(false)
    expect(find('protein', { today, answers: { ...answers, conditions: ['kidneyDisease'] } })).toBeUndefined()
  })

  test('says how to refuel after the scales until the start, for sports that weigh in', () => {
    const today = sessions('Competition 15:00-16:00 Intense')
    const answers = { ...noHealthAnswers, hasWeighIns: true }
    expect(find('weigh-in', { today, answers })).toMatchObject({ drinksPerKilogram: 1500 })
    expect(find('weigh-in', { today, answers, now: 15 * 60 })).toBeUndefined()
    expect(find('weigh-in', { today })).toBeUndefined()
    // Scales on the day before, with a whole day to go: stores can be filled.
    expect(find('weigh-in', { answers, afterScales: 1440 })).toMatchObject({ carbs: [386, 771] })
    expect(find('weigh-in', { today, answers, afterScales: 120 })).toMatchObject({ carbs: [77, 154] })
    expect(find('weigh-in', { answers, afterScales: 0 })).toBeUndefined()
  })

  test('says nothing in pregnancy and while breastfeeding, when drinks and iron are other ones', () => {
    const body = aBody({ sex: 'Female', age: 30 })
    const today = sessions('Competition 14:00-16:00 Intense; Lift 18:30-19:30 Intense')
    const wishes = { wantsCaffeine: true, wantsPreSleepProtein: true, hasWeighIns: true }
    expect(kinds({ body, today, isHot: true, now: 7 * 60, answers: { conditions: [], ...wishes } })).toHaveLength(7)
    const answers = { conditions: ['pregnantOrLactating' as const], ...wishes }
    expect(kinds({ body, today, isHot: true, now: 7 * 60, answers })).toEqual([])
  })

  test.each(['eatingDisorder', 'lowEnergySigns'] as const)('speaks of no weight lost with %s', (condition) => {
    const today = sessions('Competition 15:00-17:00 Intense')
    const answers = { ...noHealthAnswers, hasWeighIns: true, conditions: [condition] }
    expect(kinds({ today, answers, afterScales: 1440 })).toEqual(['drinks', 'sodium', 'fiber'])
  })

  test('gives each advice with a reason that has a source', () => {
    const answers = { ...noHealthAnswers, wantsCaffeine: true, hasWeighIns: true, wantsPreSleepProtein: true }
    const body = aBody({ sex: 'Female', age: 24 })
    const today = sessions('Competition 14:00-16:00 Intense; Lift 18:30-19:30 Intense')
    const all = adviceOf({ answers, body, today, isHot: true, now: 7 * 60 })
    expect(new Set(all.map(({ kind }) => kind)).size).toBe(7)
    for (const { because } of all) {
      for (const { rule, source } of because) expect(findCitation(rule, source)).toBeDefined()
    }
  })
})
