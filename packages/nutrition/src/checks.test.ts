import { inchesToCentimetres, kilograms, poundsToKilograms } from '@pacemeal/domain'
import { describe, expect, test } from 'vitest'
import { targetsForDay } from './day-targets.ts'
import { aBody, aDay, anAthlete, planned, rulesOf, sessions } from './scenarios/build.ts'
import type { Circumstances, RefusalCode } from './targets.ts'

const inches = inchesToCentimetres
const pounds = poundsToKilograms
/** A mass that gives a body mass index at 70 inches. */
const massAt = (bmi: number) => kilograms(bmi * (inches(70) / 100) ** 2)

test.each<[string, Parameters<typeof aBody>[0], RefusalCode]>([
  ['seventeen years', { age: 17 }, 'under_18'],
  ['a negative age', { age: -3 }, 'under_18'],
  ['a hundred and twenty-one years', { age: 121 }, 'age_out_of_range'],
  ['an age that is no number', { age: Number.NaN }, 'age_out_of_range'],
  ['47 inches', { height: inches(47) }, 'height_out_of_range'],
  ['91 inches', { height: inches(91) }, 'height_out_of_range'],
  ['65 pounds', { mass: pounds(65), height: inches(48) }, 'weight_out_of_range'],
  ['661 pounds', { mass: pounds(661), height: inches(90) }, 'weight_out_of_range'],
  ['a mass that is no number', { mass: kilograms(Number.NaN) }, 'weight_out_of_range'],
  ['a body mass index of 12.9', { mass: massAt(12.9) }, 'bmi_out_of_range'],
  ['a body mass index of 60.1', { mass: massAt(60.1) }, 'bmi_out_of_range'],
  ['a body mass index of 15.9', { mass: massAt(15.9) }, 'bmi_too_low'],
])('%s is refused as %s', (_, over, code) => {
  const answer = targetsForDay(anAthlete({ body: aBody(over) }), aDay())
  expect(answer.kind === 'refused' && answer.code).toBe(code)
})

test.each([
  ['eighteen years', { age: 18 }],
  ['a hundred and twenty years', { age: 120 }],
  ['48 inches', { height: inches(48), mass: pounds(80) }],
  ['90 inches', { height: inches(90), mass: pounds(300) }],
  ['66 pounds', { height: inches(48), mass: pounds(66) }],
  ['660 pounds', { height: inches(90), mass: pounds(660) }],
  ['a body mass index of 16', { mass: massAt(16) }],
  ['a body mass index of 60', { mass: massAt(60) }],
])('%s is still planned', (_, over) => {
  expect(targetsForDay(anAthlete({ body: aBody(over) }), aDay()).kind).toBe('targets')
})

test('a refusal shows the entry and what is accepted', () => {
  const answer = targetsForDay(anAthlete({ body: aBody({ height: inches(47) }) }), aDay())
  expect(answer).toEqual({
    kind: 'refused',
    code: 'height_out_of_range',
    inputs: { inches: expect.closeTo(47, 6), from: 48, to: 90 },
  })
})

describe('health', () => {
  const cut = anAthlete({ objective: 'cut' })
  const training = aDay({ today: sessions('Practice 16:00-17:00 Light') })

  test('pregnancy is a clinician’s matter', () => {
    const answer = targetsForDay(anAthlete(), aDay(), { pregnantOrLactating: true })
    expect(answer.kind === 'refused' && answer.code).toBe('pregnant_or_lactating')
  })

  test('low-carb eating with diabetes drugs goes to the care team, other diets go on with a warning', () => {
    const lowCarb = targetsForDay(anAthlete({ diets: ['low-carb'] }), aDay(), { diabetesDrugs: true })
    expect(lowCarb.kind === 'refused' && lowCarb.code).toBe('low_carb_with_diabetes_drugs')
    expect(planned(anAthlete(), aDay(), { diabetesDrugs: true }).flags).toContain('check_with_care_team')
  })

  test('an underweight body is not cut: it gets what maintaining gets, and says why', () => {
    const body = aBody({ mass: massAt(18.4) })
    const targets = planned(anAthlete({ body, objective: 'cut' }), training)
    const maintained = planned(anAthlete({ body }), training)
    expect(targets.energy.value).toBe(maintained.energy.value)
    expect(targets.protein.value).toBe(maintained.protein.value)
    expect(targets.flags).toContain('deficit_blocked_low_bmi')
    expect(rulesOf(targets.energy)).toContain('deficit_blocked_low_bmi')
    const justAbove = planned(anAthlete({ body: aBody({ mass: massAt(18.6) }), objective: 'cut' }), training)
    expect(justAbove.flags).not.toContain('deficit_blocked_low_bmi')
  })

  test.each([
    ['more than one percent a week', { stoppingLoss: 'fast_loss' }, 'deficit_stopped_fast_loss'],
    ['more than a tenth in half a year', { stoppingLoss: 'large_loss' }, 'deficit_stopped_fast_loss'],
    ['an eating disorder', { eatingDisorder: true }, 'deficit_stopped_for_health'],
    ['signs of low energy', { lowEnergySigns: true }, 'deficit_stopped_for_health'],
    ['a diabetes medicine', { diabetesDrugs: true }, 'deficit_stopped_for_health'],
    ['other medical care', { underMedicalCare: true }, 'deficit_stopped_for_health'],
    ['a cut that has lasted its time', { cutEnd: 'duration' }, 'cut_ended'],
  ] as const)('%s ends the deficit', (_, circumstances, flag) => {
    const targets = planned(cut, training, circumstances)
    expect(targets.flags).toContain(flag)
    expect(targets.energy.value).toBe(planned(anAthlete(), training).energy.value)
    expect(targets.energy.value).toBeGreaterThan(planned(cut, training).energy.value)
  })

  test('a loss stops nothing but a deficit', () => {
    expect(planned(anAthlete(), training, { stoppingLoss: 'fast_loss' })).toEqual(planned(anAthlete(), training))
  })

  test('kidney disease never gets more than a gram of protein per kilogram', () => {
    const targets = planned(cut, training, { kidneyDisease: true })
    expect(targets.protein.value).toBe(Math.round(targets.referenceMass))
    expect(targets.flags).toEqual(expect.arrayContaining(['protein_limited', 'check_with_care_team']))
    expect(rulesOf(targets.protein)[0]).toBe('protein_kidney_limit')
  })

  test.each([{ kidneyDisease: true }, { underMedicalCare: true }] as const)(
    'whose fluid and salt a doctor may set is planned none while training, nor told why: %o',
    (circumstances) => {
      const during = (of: Circumstances) => planned(anAthlete(), training, of).fuel[0]?.during
      const usual = during({})
      expect(usual?.value.drinkPerHour).toBeGreaterThan(0)
      expect(usual && rulesOf(usual)).toContain('during_drink')
      const own = during(circumstances)
      expect(own?.value).toMatchObject({ carbsPerHour: usual?.value.carbsPerHour, drinkPerHour: 0, sodiumPerHour: 0 })
      expect(own && rulesOf(own)).not.toEqual(expect.arrayContaining([expect.stringMatching(/during_(drink|sodium)/)]))
    },
  )
})
