import {
  ADULT_AGE,
  type HealthAnswers,
  type HealthCondition,
  healthConditions,
  inchesToCentimetres,
  isCaffeineSafe,
  isPreSleepProteinSafe,
  isProteinLimited,
  isWeighInRefuelSafe,
  kcal,
  kilograms,
  localDate,
  poundsToKilograms,
} from '@pacemeal/domain'
import { type BodySign, bodySigns } from '@pacemeal/domain/trends'
import { describe, expect, test } from 'vitest'
import { findRefusal } from './checks.ts'
import { circumstancesOf } from './circumstances.ts'
import { type DayAdvice, dayGuidance } from './day-guidance.ts'
import { targetsForDay } from './day-targets.ts'
import { areFluidsPlanned } from './drinks.ts'
import { mayLowerTargets } from './goal.ts'
import { leavesReferencesOut } from './nutrient-report/index.ts'
import { aBody, aDay, anAthlete, sessions } from './scenarios/build.ts'
import type { Circumstances, DayFlag, RefusalCode, StoppingLoss } from './targets.ts'
import { stoppingLosses } from './targets.ts'
import { findBodySigns, type SignRecords } from './trends/body-signs.ts'

/** Everything that may be advised on a day that asks for all of it. */
const allAdvice = ['weigh-in', 'caffeine', 'drinks', 'sodium', 'fiber', 'protein', 'iron'] as const
type Advice = DayAdvice['kind']

/** What follows from one answer. An answer that is not in the table does not compile. */
interface Followed {
  /** Why no plan is made, for an eater of anything and for one of low carbohydrate. */
  readonly refusal: RefusalCode | null
  readonly lowCarbRefusal: RefusalCode | null
  /** What a day of a cut is told. */
  readonly flags: readonly DayFlag[]
  readonly isProteinLimited: boolean
  readonly areFluidsPlanned: boolean
  readonly mayLowerTargets: boolean
  readonly advice: readonly Advice[]
  readonly signs: readonly BodySign[]
  readonly leavesReferencesOut: boolean
}

const usual = {
  refusal: null,
  lowCarbRefusal: null,
  isProteinLimited: false,
  areFluidsPlanned: true,
  mayLowerTargets: true,
  signs: bodySigns,
  leavesReferencesOut: false,
} as const
const withoutHeavier = bodySigns.filter((sign) => sign !== 'heavier_than_planned')

const followed: Readonly<Record<HealthCondition, Followed>> = {
  pregnantOrLactating: {
    ...usual,
    refusal: 'pregnant_or_lactating',
    lowCarbRefusal: 'pregnant_or_lactating',
    flags: [],
    advice: [],
    signs: ['fast_loss', 'large_loss'],
    leavesReferencesOut: true,
  },
  diabetesDrugs: {
    ...usual,
    lowCarbRefusal: 'low_carb_with_diabetes_drugs',
    flags: ['check_with_care_team', 'deficit_stopped_for_health'],
    advice: allAdvice,
  },
  kidneyDisease: {
    ...usual,
    flags: ['check_with_care_team', 'deficit_stopped_for_health', 'protein_limited'],
    isProteinLimited: true,
    areFluidsPlanned: false,
    advice: ['caffeine', 'fiber'],
    leavesReferencesOut: true,
  },
  eatingDisorder: {
    ...usual,
    flags: ['deficit_stopped_for_health'],
    mayLowerTargets: false,
    advice: ['drinks', 'sodium', 'fiber', 'protein', 'iron'],
    signs: withoutHeavier,
  },
  lowEnergySigns: {
    ...usual,
    flags: ['deficit_stopped_for_health', 'low_energy_warning'],
    mayLowerTargets: false,
    advice: ['caffeine', 'drinks', 'sodium', 'fiber', 'protein', 'iron'],
    signs: withoutHeavier,
  },
  underMedicalCare: {
    ...usual,
    flags: ['check_with_care_team', 'deficit_stopped_for_health'],
    areFluidsPlanned: false,
    advice: ['fiber'],
    leavesReferencesOut: true,
  },
}

const body = aBody({ sex: 'Female', age: 24 })
const everything = 'Competition 14:00-16:00 Intense; Lift 18:30-19:30 Intense'
const healthFlags: readonly DayFlag[] = [
  'check_with_care_team',
  'deficit_stopped_for_health',
  'low_energy_warning',
  'protein_limited',
]

const answersOf = (conditions: readonly HealthCondition[]): HealthAnswers => ({
  conditions,
  wantsCaffeine: true,
  wantsPreSleepProtein: true,
  hasWeighIns: true,
})
const adviceFor = (conditions: readonly HealthCondition[]): readonly Advice[] =>
  dayGuidance({
    body,
    diets: [],
    answers: answersOf(conditions),
    today: sessions(everything),
    tomorrow: [],
    now: 7 * 60,
    isHot: true,
  }).map(({ kind }) => kind)

const flagsOf = (circumstances: Circumstances): readonly DayFlag[] => {
  const targets = targetsForDay(anAthlete({ body, objective: 'cut' }), aDay(), circumstances)
  return targets.kind === 'refused' ? [] : targets.flags.filter((flag) => healthFlags.includes(flag)).toSorted()
}

/** Each sign with days that show it. */
const shown: Readonly<Record<BodySign, { readonly percent: number; readonly days: number; readonly low?: true }>> = {
  low_energy_run: { percent: 0, days: 28, low: true },
  fast_loss: { percent: -1.2, days: 28 },
  large_loss: { percent: -0.5, days: 180 },
  heavier_than_planned: { percent: 0.5, days: 28 },
  lighter_than_planned: { percent: -0.6, days: 28 },
}
const today = localDate('2026-03-30')
const signsFor = (circumstances: Circumstances, weighed = body): readonly BodySign[] =>
  bodySigns.filter((sign) => {
    const { percent, days, low } = shown[sign]
    const records: SignRecords = {
      today,
      goalChange: kcal(0),
      goalSince: today,
      body: weighed,
      circumstances,
      days: Array.from({ length: days }, (_, index) => {
        const ago = days - index
        const mass = kilograms(70 * (1 + percent / 100) ** (-ago / 7))
        const date = localDate(new Date(Date.parse(today) - ago * 86_400_000).toISOString().slice(0, 10))
        return { date, mass, massTrend: mass, energyAvailability: low && ago < 5 ? 27 : 41 }
      }),
    }
    return findBodySigns(records).includes(sign)
  })

describe.each(healthConditions)('who tells of %s', (condition) => {
  const expected = followed[condition]
  const circumstances = circumstancesOf([condition])
  test('has a plan, or is told why there is none', () => {
    expect(findRefusal(body, [], circumstances)?.code ?? null).toBe(expected.refusal)
    expect(findRefusal(body, ['low-carb'], circumstances)?.code ?? null).toBe(expected.lowCarbRefusal)
  })
  test('is planned no deficit, and told what the plan makes of it', () => {
    expect(flagsOf(circumstances)).toEqual(expected.flags)
    expect(isProteinLimited(answersOf([condition]))).toBe(expected.isProteinLimited)
    expect(areFluidsPlanned(circumstances)).toBe(expected.areFluidsPlanned)
  })
  test('is proposed lower targets only where that is safe, and told the signs that fit', () => {
    expect(mayLowerTargets(circumstances, body)).toBe(expected.mayLowerTargets)
    expect(signsFor(circumstances)).toEqual(expected.signs)
  })
  test('is advised what fits, and shown where a wish is not followed', () => {
    expect(adviceFor([condition])).toEqual(expected.advice)
    const offered: Readonly<Record<'caffeine' | 'protein' | 'weigh-in', boolean>> = {
      caffeine: isCaffeineSafe(answersOf([condition])),
      protein: isPreSleepProteinSafe(answersOf([condition])),
      'weigh-in': isWeighInRefuelSafe(answersOf([condition])),
    }
    for (const [kind, isOffered] of Object.entries(offered)) {
      expect([kind, isOffered]).toEqual([kind, expected.advice.some((one) => one === kind)])
    }
    expect(leavesReferencesOut([condition])).toBe(expected.leavesReferencesOut)
  })
})

test('who tells of nothing is planned a cut, advised all that they asked for, and told every sign', () => {
  expect(flagsOf({})).toEqual([])
  expect(adviceFor([])).toEqual(allAdvice)
  expect(signsFor({})).toEqual(bodySigns)
  expect(mayLowerTargets({}, body)).toBe(true)
})

test('of several answers each keeps what it forbids', () => {
  for (let bits = 0; bits < 2 ** healthConditions.length; bits++) {
    const told = healthConditions.filter((_, index) => bits & (1 << index))
    const circumstances = circumstancesOf(told)
    const rows = told.map((one) => followed[one])
    expect(adviceFor(told)).toEqual(allAdvice.filter((kind) => rows.every(({ advice }) => advice.includes(kind))))
    expect(signsFor(circumstances)).toEqual(bodySigns.filter((sign) => rows.every(({ signs }) => signs.includes(sign))))
    expect(mayLowerTargets(circumstances, body)).toBe(rows.every((row) => row.mayLowerTargets))
    expect(areFluidsPlanned(circumstances)).toBe(rows.every((row) => row.areFluidsPlanned))
    const isRefused = rows.some(({ refusal }) => refusal !== null)
    expect(findRefusal(body, [], circumstances) !== null).toBe(isRefused)
    const flags = new Set(isRefused ? [] : rows.flatMap((row) => row.flags))
    expect(flagsOf(circumstances)).toEqual([...flags].toSorted())
  }
})

/** A body, diet or answer that is refused for each reason. A reason that is not in the table does not compile. */
const refused: Readonly<Record<RefusalCode, Parameters<typeof findRefusal>>> = {
  under_18: [aBody({ age: ADULT_AGE - 1 }), []],
  age_out_of_range: [aBody({ age: 121 }), []],
  height_out_of_range: [aBody({ height: inchesToCentimetres(47) }), []],
  weight_out_of_range: [aBody({ mass: poundsToKilograms(661) }), []],
  bmi_out_of_range: [aBody({ mass: kilograms(38) }), []],
  bmi_too_low: [aBody({ mass: kilograms(50) }), []],
  pregnant_or_lactating: [body, [], { pregnantOrLactating: true }],
  low_carb_with_diabetes_drugs: [body, ['low-carb'], { diabetesDrugs: true }],
}
test.each(Object.entries(refused))('%s refuses a plan', (code, [...given]) => {
  expect(findRefusal(...given)?.code).toBe(code)
})

test.each([
  [18.6, [], true],
  [18.4, ['deficit_blocked_low_bmi'], false],
] as const)('a body mass index of %d tells %j of a cut', (index, flags, mayLower) => {
  const light = { ...body, mass: kilograms(index * (body.height / 100) ** 2) }
  const targets = targetsForDay(anAthlete({ body: light, objective: 'cut' }), aDay())
  expect(targets.kind === 'targets' && targets.flags.filter((flag) => flag === 'deficit_blocked_low_bmi')).toEqual(
    flags,
  )
  expect(mayLowerTargets({}, light)).toBe(mayLower)
  expect(signsFor({}, light).includes('heavier_than_planned')).toBe(mayLower)
})

/** Why a cut stops by itself, and what is told of it. A reason that is not in the table does not compile. */
const stops: Readonly<Record<StoppingLoss | NonNullable<Circumstances['cutEnd']>, DayFlag>> = {
  fast_loss: 'deficit_stopped_fast_loss',
  large_loss: 'deficit_stopped_fast_loss',
  duration: 'cut_ended',
  availability: 'cut_ended',
}
test.each(Object.entries(stops))('%s stops a cut and says so', (why, flag) => {
  const stoppingLoss = stoppingLosses.find((one) => one === why)
  const circumstances: Circumstances = stoppingLoss
    ? { stoppingLoss }
    : { cutEnd: why === 'duration' ? 'duration' : 'availability' }
  const targets = targetsForDay(anAthlete({ body, objective: 'cut' }), aDay(), circumstances)
  const kept = targetsForDay(anAthlete({ body, objective: 'maintain' }), aDay(), circumstances)
  if (targets.kind === 'refused' || kept.kind === 'refused') throw new Error('No plan was made.')
  expect(targets.flags).toContain(flag)
  expect(targets.energy.value).toBe(kept.energy.value)
  expect(mayLowerTargets(circumstances, body)).toBe(stoppingLoss === undefined)
})
