import {
  centimetres,
  DEFAULT_LOCALE,
  type Diet,
  type Intensity,
  kcal,
  kilograms,
  type Locale,
  locales,
  minuteOfDay,
  type PerformanceObjective,
  performanceObjectives,
  type Reason,
  type Session,
  type SessionType,
  sessionTypes,
  type UnitChoices,
} from '@pacemeal/domain'
import { describe, expect, test } from 'vitest'
import { findCaffeineSuggestion } from './caffeine.ts'
import {
  type Circumstances,
  findClassOutOfReach,
  type RecordedActivity,
  recordedActivityEnergy,
  targetsForDay,
} from './index.ts'
import { findPreSleepProtein } from './pre-sleep.ts'
import { en } from './reason-sentences/en.ts'
import { findSentence, tellReasons } from './reason-words.ts'
import { ruleNames } from './rules.ts'
import { aBody, daysAroundEvents } from './scenarios/build.ts'
import { sources } from './sources.ts'
import { refuelAfterWeighIn } from './weigh-in.ts'

const reasonsIn = (value: unknown): readonly Reason[] => {
  if (Array.isArray(value)) return value.flatMap(reasonsIn)
  if (typeof value !== 'object' || value === null) return []
  if ('rule' in value && 'inputs' in value) return [value as Reason]
  return Object.values(value).flatMap(reasonsIn)
}

const sessionAt = (type: SessionType, start: number, minutes: number, intensity: Intensity = 'Intense'): Session => ({
  type,
  intensity,
  start: minuteOfDay(start),
  end: minuteOfDay(start + minutes),
})

const days: readonly (readonly Session[])[] = [
  [],
  ...sessionTypes.map((type) => [sessionAt(type, 420, 50)]),
  [sessionAt('Practice', 390, 40, 'Light'), sessionAt('Conditioning', 445, 60)],
  [sessionAt('Practice', 600, 60), sessionAt('Competition', 740, 180), sessionAt('Lift', 1230, 60, 'Moderate')],
  [sessionAt('Conditioning', 330, 300), sessionAt('Practice', 660, 240)],
]
const bodies = [
  aBody(),
  aBody({ sex: 'Male', age: 66, mass: kilograms(118), bodyFatPercent: 31, averageSteps: 9000 }),
  aBody({ sex: 'Male', age: 30, bodyFatPercent: 12 }),
  aBody({ mass: kilograms(48), height: centimetres(168), bodyFatPercent: 60 }),
]
const dietSets: readonly (readonly Diet[])[] = [[], ['vegan'], ['low-carb']]
const circumstances: readonly Circumstances[] = [
  {},
  { kidneyDisease: true, fuelTheSession: true },
  { stoppingLoss: 'fast_loss' },
  { stoppingLoss: 'large_loss' },
  { lowEnergySigns: true, gutTolerance: 75 },
  { cutEnd: 'availability' },
]

/** Every reason that these people get on these days. */
function collectReasons(): readonly Reason[] {
  const found: Reason[] = []
  const plan = (objective: PerformanceObjective, today: readonly Session[], tomorrow: readonly Session[]) => {
    for (const body of bodies) {
      for (const diets of dietSets) {
        for (const circumstance of circumstances) {
          const athlete = { body, objective, diets, categories: ['endurance-sports' as const] }
          const day = { yesterday: days[8] ?? [], today, tomorrow, weeklyTrainingHours: body.age > 29 ? 8 : 2 }
          found.push(...reasonsIn(targetsForDay(athlete, day, circumstance)))
        }
      }
    }
  }
  for (const objective of performanceObjectives) {
    for (const today of days) {
      plan(objective, today, [])
      plan(objective, today, [sessionAt('Competition', 420, 120)])
    }
  }
  for (const body of bodies) {
    found.push(...reasonsIn(findPreSleepProtein([sessionAt('Lift', 1110, 60)], body.mass, { isWanted: true })))
    found.push(...reasonsIn(refuelAfterWeighIn({ mass: body.mass, lost: kilograms(1), minutes: 300 })))
    found.push(...reasonsIn([findClassOutOfReach(body, kilograms(body.mass - 3), 7)]))
    found.push(...reasonsIn(findCaffeineSuggestion(sessionAt('Competition', 600, 90), body.mass, { isWanted: true })))
    const activity: RecordedActivity = { code: 1, start: minuteOfDay(600), end: minuteOfDay(660) }
    for (const known of [
      {},
      { calories: kcal(480) },
      { calories: kcal(2900) },
      { averageHeartRate: 150 },
      { code: 2, averagePower: 200 },
    ]) {
      found.push(...reasonsIn(recordedActivityEnergy({ ...activity, ...known }, body, kcal(1500))))
    }
  }
  const untrained = { body: aBody({ bodyFatPercent: 24 }), objective: 'maintain', diets: [], categories: [] } as const
  const measured = { ...sessionAt('Practice', 600, 60, 'Moderate'), measuredEnergy: kcal(500), overrun: 20 }
  const day = { yesterday: [], today: [measured], tomorrow: [], weeklyTrainingHours: 1 }
  const learned = { ...untrained, learned: { base: kcal(1900), sessionScale: 0.8 } }
  const older = { ...untrained, body: aBody({ age: 70, averageSteps: 2000 }) }
  found.push(...daysAroundEvents().flatMap((one) => reasonsIn(targetsForDay(older, one))))
  const lowCarb = { ...untrained, diets: ['low-carb'] } as const
  found.push(...daysAroundEvents().flatMap((one) => reasonsIn(targetsForDay(lowCarb, one))))
  return [...found, ...reasonsIn(targetsForDay(untrained, day)), ...reasonsIn(targetsForDay(learned, day)), ...rare]
}

/** Rules that only few people ever meet, with the inputs that they give. */
const rare: readonly Reason[] = [
  ...['floor_resting', 'floor_minimum', 'floor_availability'].map((rule) => ({
    rule,
    inputs: { resting: 1300, minimum: 1200, availability: 1450, fatFreeMass: 41.2, exercise: 300 },
    source: 'L03',
  })),
  { rule: 'drinks_in_heat', inputs: { factor: 1.33 }, source: 'H' },
  { rule: 'protein_ceiling', inputs: { share: 0.35, energy: 1500, most: 131.25 }, source: 'IOM05' },
  ...[0, 320].map((energy) => ({
    rule: 'carbs_more_training',
    inputs: { planned: 300, energy, share: 0.667, grams: 353 },
    source: 'H',
  })),
  { rule: 'snack_takes_rest', inputs: { calories: 300, protein: 12, carbs: 48, fat: 7 }, source: 'H' },
  { rule: 'meal_time_spaced', inputs: { slot: 'lunch', at: 780, usual: 750 }, source: 'J17' },
  { rule: 'meal_time_out_of_band', inputs: { slot: 'lunch', at: 940, usual: 750, from: 660, until: 900 }, source: 'H' },
  { rule: 'meal_time_chosen', inputs: { slot: 'lunch', at: 660, chosen: 660 }, source: 'H' },
  { rule: 'meal_time_chosen_training', inputs: { slot: 'lunch', at: 750, chosen: 660 }, source: 'H' },
  { rule: 'meal_time_chosen_meals', inputs: { slot: 'lunch', at: 750, chosen: 660 }, source: 'H' },
]

const collected = new Map(collectReasons().map((reason) => [reason.rule, reason]))

describe('reasons in words', () => {
  test('cover every rule of the science, and no other', () =>
    expect(Object.keys(en.rules).toSorted()).toEqual([...ruleNames].toSorted()))

  test('name no figure that the rule does not give', () => {
    const told = [...collected.values()].map((reason) => tellReasons([reason])[0]?.words ?? 'null')
    expect(told.filter((words) => /–|NaN|undefined|null|\[object/.test(words))).toEqual([])
  })

  test.each(locales)('name each figure of the English sentence in %s, none of its words', (locale) => {
    const figuresIn = (text: string | undefined) =>
      (text ?? '')
        .replaceAll(
          /(\d+):(\d\d) ([AP])M/g,
          (_, hour: string, minute: string, half: string) =>
            `${String((Number(hour) % 12) + (half === 'P' ? 12 : 0)).padStart(2, '0')}:${minute}`,
        )
        .match(/\d[\d.,]*\d|\d/g)
        ?.map((figure) => figure.replaceAll(/[.,]/g, ''))
        .toSorted() ?? []
    const rules = [...collected.values()]
    const said = (reason: Reason, language: Locale) => tellReasons([reason], undefined, language)[0]?.words
    expect(rules.filter((reason) => /–|NaN|undefined|null/.test(said(reason, locale) ?? 'null'))).toEqual([])
    for (const reason of rules) {
      expect(figuresIn(said(reason, locale)), reason.rule).toEqual(figuresIn(said(reason, DEFAULT_LOCALE)))
    }
  })

  test('are sentences of their own in each language', () => {
    for (const reason of collected.values()) {
      const told = locales.map((locale) => tellReasons([reason], undefined, locale)[0]?.words)
      expect(new Set(told).size, reason.rule).toBe(locales.length)
    }
    const sourceIn = (locale: Locale) =>
      tellReasons([{ rule: 'fiber_cap', inputs: { most: 40 }, source: 'H' }], undefined, locale)[0]?.source
    expect(new Set(locales.map(sourceIn)).size).toBe(locales.length)
  })

  test('give a time of day its article in Spanish', () => {
    const inputs = { at: 800, usual: 750, sessionStart: 60 }
    expect(tellReasons([{ rule: 'meal_time_before_session', inputs, source: 'H' }], undefined, 'es')[0]?.words).toBe(
      'A las 13:20 en lugar de a las 12:30: el entrenamiento empieza a la 01:00.',
    )
  })

  test.each(locales)('name no kilogram and no centimetre to one who reads pounds, in %s', (locale) => {
    const told = [...collected.values()].map(
      (reason) => tellReasons([reason], undefined, locale, { mass: 'lb' })[0]?.words ?? 'null',
    )
    expect(told.filter((words) => /\bkg\b|[Kk]ilogra|\bcm\b|–|NaN|null/.test(words))).toEqual([])
    expect(told.filter((words) => /\blb\b/.test(words)).length).toBeGreaterThan(20)
  })

  test.each(locales)('name no kilocalorie to one who reads kilojoules, in %s', (locale) => {
    const told = [...collected.values()].map(
      (reason) => tellReasons([reason], undefined, locale, { energy: 'kJ' })[0]?.words ?? 'null',
    )
    expect(told.filter((words) => /kcal|[kc]alor(?:ie|ía)|–|NaN|null/.test(words))).toEqual([])
    expect(told.filter((words) => /\bkJ\b/.test(words)).length).toBeGreaterThan(20)
  })

  test.each(locales)('tell drinks and sweat in fluid ounces to one who chose them, in %s', (locale) => {
    const told = [...collected.values()].map(
      (reason) => tellReasons([reason], undefined, locale, { volume: 'fl-oz' })[0]?.words ?? 'null',
    )
    expect(told.filter((words) => /\bml\b|\d (?:liters?|[Ll]iter|litros)|–|NaN|null/.test(words))).toEqual([])
    expect(told.filter((words) => /\bfl oz\b/.test(words)).length).toBeGreaterThan(3)
  })

  test('make the same sum of drinks for each pound as for each kilogram', () => {
    const inputs = { lost: 1, perKilogram: 1.5, drinks: 1500, sodium: 900 }
    const reason: Reason = { rule: 'weigh_in_drinks', inputs, source: 'R17b' }
    const told = (choice: UnitChoices) => tellReasons([reason], undefined, DEFAULT_LOCALE, choice)[0]?.words
    expect(told({})).toMatch(/^1 kg lost × 1\.5 liters: 1,500 ml with/)
    expect(told({ mass: 'lb', volume: 'fl-oz' })).toMatch(/^2\.2 lb lost × 23 fl oz: 51 fl oz with/)
    expect(told({ mass: 'lb' })).toMatch(/^2\.2 lb lost × 0\.68 liters: 1,500 ml with/)
  })

  test('make the same sum in kilojoules as in kilocalories', () => {
    const inputs = { kcal: 1444, mass: 62, height: 168, age: 29, constant: -161, sex: 'Female' }
    const told = tellReasons([{ rule: 'resting_mifflin', inputs, source: 'M90' }], undefined, DEFAULT_LOCALE, {
      energy: 'kJ',
    })
    expect(told[0]?.words).toBe(
      'At rest you spend 6,042 kJ a day: 41.84 × 62 kg + 26.15 × 168 cm − 20.92 × 29 years − 673.62 (female).',
    )
  })

  test('make the same sum in pounds as in kilograms', () => {
    const inputs = { kcal: 1444, mass: 62, height: 168, age: 29, constant: -161, sex: 'Female' }
    const told = (mass: 'kg' | 'lb') =>
      tellReasons([{ rule: 'resting_mifflin', inputs, source: 'M90' }], undefined, DEFAULT_LOCALE, { mass })[0]?.words
    expect(told('kg')).toContain('10 × 62 kg + 6.25 × 168 cm − 5 × 29 years')
    expect(told('lb')).toContain('4.54 × 136.7 lb + 15.88 × 66.1 in − 5 × 29 years')
    const carbs = { type: 'Lift', minutes: 60, mass: 62, perKilogram: 0.5 }
    const [reason] = tellReasons([{ rule: 'pre_fuel', inputs: carbs, source: 'H' }], 'x', DEFAULT_LOCALE, {
      mass: 'lb',
    })
    expect(reason?.words).toMatch(/^137 lb × 0\.23 g\/lb carbs/)
  })

  test('tell the time on the clock that was chosen', () => {
    const inputs = { at: 800, usual: 750, sessionStart: 60 }
    const told = (locale: Locale, clock: '12' | '24') =>
      tellReasons([{ rule: 'meal_time_before_session', inputs, source: 'H' }], undefined, locale, { clock })[0]?.words
    expect(told('en', '24')).toBe('At 13:20 rather than 12:30: training starts at 01:00.')
    expect(told('en', '12')).toBe('At 1:20 PM rather than 12:30 PM: training starts at 1:00 AM.')
    expect(told('de', '12')).toContain('1:20 PM')
    expect(told('es', '12')).toBe('A las 1:20 PM en lugar de a las 12:30 PM: el entrenamiento empieza a la 1:00 AM.')
  })

  test('leave words that were stored with kilograms to those who read them', () => {
    const reason: Reason = { rule: 'reference_mass', inputs: { mass: 62 }, source: 'H', words: 'We count your 62 kg.' }
    expect(tellReasons([reason])[0]?.words).toBe('We count your 62 kg.')
    expect(tellReasons([reason], undefined, DEFAULT_LOCALE, { mass: 'lb' })[0]?.words).toBe(
      'Grams per pound count your 136.7 lb.',
    )
  })

  test('are tried on every rule here', () => expect(ruleNames.filter((rule) => !collected.has(rule))).toEqual([]))

  test('speak of this athlete, and name the source', () => {
    const inputs = { type: 'Conditioning', intensity: 'Intense', minutes: 60, mass: 62.006, perKilogram: 0.375 }
    expect(
      tellReasons([{ rule: 'pre_fuel', inputs, source: 'ACSM16' }], '75 min before Conditioning (Intense)'),
    ).toEqual([
      {
        words: '62 kg × 0.38 g/kg carbs, 75 min before Conditioning (Intense), which lasts 60 min.',
        source: sources.ACSM16,
        claim: 'Table 2, before exercise: 1 to 4 g/kg, 1 to 4 hours before.',
      },
    ])
  })

  test('say what their source claims in the language of the person', () => {
    const inputs = { type: 'Practice', minutes: 300, perHour: 90 }
    const toldIn = (locale: Locale) => tellReasons([{ rule: 'during_fuel', inputs, source: 'B11' }], undefined, locale)
    expect(toldIn('de')[0]?.claim).toBe(
      'Tabelle 1, während des Trainings: 30–60 g pro Stunde bei 1 bis 2,5 Stunden, bis zu 90 darüber.',
    )
    expect(toldIn('es')[0]?.claim).toBe(
      'Tabla 1, durante el ejercicio: 30–60 g por hora entre 1 y 2,5 horas, hasta 90 más allá.',
    )
    expect(new Set(locales.map((locale) => toldIn(locale)[0]?.source))).toEqual(new Set([sources.B11]))
  })

  test('are told once, and a rule of a later version is passed over', () => {
    const reason: Reason = { rule: 'potassium_intake', inputs: { sex: 'Male' }, source: 'NASEM19' }
    const unknown: Reason = { rule: 'moon_phase', inputs: {}, source: 'H' }
    expect(tellReasons([reason, unknown, reason])).toHaveLength(1)
  })
})

test('a reason with words of its own is told in them; its source stays', () => {
  const reason: Reason = { rule: 'carbs_low_carb_cap', inputs: { cap: 120 }, source: 'B11' }
  const [told] = tellReasons([reason])
  expect(told?.words).toBe('Low-carb: at most 120 g carbs.')
  expect(tellReasons([{ ...reason, words: 'In other words.' }])).toEqual([{ ...told, words: 'In other words.' }])
})

test('a sentence that says how a meal stands to its session is not known away from it', () => {
  const rules = collectReasons().filter((reason) => findSentence(reason) === undefined)
  expect([...new Set(rules.map(({ rule }) => rule))].toSorted()).toEqual(['post_fuel', 'pre_fuel'])
})
