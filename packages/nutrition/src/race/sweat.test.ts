import { kilograms } from '@pacemeal/domain'
import { describe, expect, test } from 'vitest'
import { expectedSweat, learnSweat, type SweatTest, sweatRateOf } from './sweat.ts'

const mild = { celsius: 20, altitude: 0 }
const aTest = (changes: Partial<SweatTest> = {}): SweatTest => ({
  before: kilograms(70),
  after: kilograms(69.2),
  drunk: 0.5,
  urine: 0.1,
  minutes: 60,
  intensity: 'Intense',
  conditions: mild,
  ...changes,
})

describe('a sweat test', () => {
  test('counts what was lost on the scales and drunk, without urine, by the hour', () => {
    expect(sweatRateOf(aTest())).toBeCloseTo(1.2)
    expect(sweatRateOf(aTest({ minutes: 90 }))).toBeCloseTo(0.8)
  })

  test.each([
    [0.1, 0.1],
    [4, 4],
    [0.09, null],
    [4.01, null],
  ])('of %d litres drunk in an hour and none kept gives %d', (drunk, rate) => {
    const kept = sweatRateOf(aTest({ after: kilograms(70), drunk, urine: 0 }))
    if (rate === null) expect(kept).toBeNull()
    else expect(kept).toBeCloseTo(rate)
  })

  test.each([
    ['no time', { minutes: 0 }],
    ['a gain of mass', { after: kilograms(71) }],
    ['a mistake of the scales', { after: kilograms(60) }],
  ])('with %s says nothing', (_, changes) => {
    expect(sweatRateOf(aTest(changes))).toBeNull()
    expect(learnSweat([aTest(changes)], 'Intense', mild)).toBeNull()
  })

  test('of the race’s own heat wins over one from the cold, and is not heated twice', () => {
    const hot = { celsius: 30, altitude: 0 }
    const cold = aTest({ after: kilograms(69.9), conditions: { celsius: 5, altitude: 0 } })
    const learned = learnSweat([cold, aTest({ conditions: hot })], 'Intense', hot)
    expect(learned).toMatchObject({ tests: 1 })
    expect(expectedSweat(kilograms(70), learned ?? undefined, 'Intense', hot).value.rate).toBeCloseTo(1.2)
  })

  test('that lies far from the others moves nothing', () => {
    const rateOf = (...after: number[]) =>
      learnSweat(
        after.map((mass) => aTest({ after: kilograms(mass) })),
        'Intense',
        mild,
      )?.rate
    expect(rateOf(69, 66.8)).toBeCloseTo(1.4)
    expect(rateOf(69, 69.2, 66.8)).toBeCloseTo(1.4)
    expect(rateOf(69, 69.2)).toBeCloseTo(1.3)
  })

  test('repeated narrows the spread, and two that disagree widen it', () => {
    const spreadOf = (...after: number[]) =>
      learnSweat(
        after.map((mass) => aTest({ after: kilograms(mass) })),
        'Intense',
        mild,
      )?.spread ?? 0
    expect(spreadOf(69.2)).toBeCloseTo(0.2)
    expect(spreadOf(69.2, 69.2, 69.2, 69.2)).toBeCloseTo(0.1)
    expect(spreadOf(69.6, 68.8)).toBeGreaterThan(0.4)
  })
})

describe('the expected sweat rate', () => {
  test('without a test is the norm of the body with its wide spread', () => {
    const { value, because } = expectedSweat(kilograms(75), undefined, 'Moderate', mild)
    expect(value.rate).toBeCloseTo(0.7)
    expect(value.high / value.rate).toBeCloseTo(1.56)
    expect(because[0]).toMatchObject({ rule: 'race_sweat_norm', source: 'B16' })
  })

  test('rises with heat and with altitude', () => {
    const rate = (celsius: number, altitude: number) =>
      expectedSweat(kilograms(75), undefined, 'Intense', { celsius, altitude }).value.rate
    expect(rate(30, 0)).toBeCloseTo(1.3)
    expect(rate(20, 2500)).toBeCloseTo(1.05)
    expect(rate(5, 0)).toBeCloseTo(0.55)
    // Never less than half of it or more than twice, nor more than 15% for the height.
    expect([rate(-10, 0), rate(60, 0)].map((one) => one.toFixed(2))).toEqual(['0.50', '2.00'])
    expect(rate(20, 9000)).toBeCloseTo(1.15)
  })
})
