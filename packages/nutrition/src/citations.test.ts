import {
  centimetres,
  DEFAULT_LOCALE,
  formatTag,
  kcal,
  kilograms,
  type Locale,
  locales,
  minuteOfDay,
} from '@pacemeal/domain'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { findCaffeineSuggestion } from './caffeine.ts'
import type { Citation } from './citation-words/citation.ts'
import { citations, findCitation, placesRead } from './citations.ts'
import { findPreSleepProtein } from './pre-sleep.ts'
import { recordedActivityEnergy } from './recorded-activity.ts'
import { type RuleName, type RuleReason, ruleNames } from './rules.ts'
import { anyAthlete, anyDay } from './scenarios/arbitraries.ts'
import { aBody, aDay, anAthlete, planned, session, sessions } from './scenarios/build.ts'
import { type SourceTag, sources } from './sources.ts'
import type { Circumstances, DayTargets } from './targets.ts'
import { refuelAfterWeighIn } from './weigh-in.ts'
import { findClassOutOfReach } from './weight-class.ts'

const reasonsIn = (value: unknown): readonly RuleReason[] => {
  if (Array.isArray(value)) return value.flatMap(reasonsIn)
  if (typeof value !== 'object' || value === null) return []
  if ('rule' in value && 'inputs' in value) return [value as RuleReason]
  return Object.values(value).flatMap(reasonsIn)
}

/** The texts of one citation, as a reader finds them. */
const textsOf = (citation: Citation | undefined): readonly string[] => {
  if (citation === undefined) return []
  return 'because' in citation ? [citation.because] : [citation.place, citation.claim]
}

/** What says why of a figure that no athlete's day gives. */
const otherReasons = (): readonly RuleReason[] => {
  const hour = { code: 1, start: minuteOfDay(600), end: minuteOfDay(660) }
  const recorded = [
    hour,
    { ...hour, averageHeartRate: 150 },
    { ...hour, calories: kcal(700) },
    { ...hour, calories: kcal(200) },
    { ...hour, code: 2, averagePower: 200 },
  ]
  return reasonsIn([
    ...recorded.map((activity) => recordedActivityEnergy(activity, aBody(), kcal(1700))),
    ...[60, 90].map((mass) =>
      findCaffeineSuggestion(session('Practice 10:00-11:00 Intense'), kilograms(mass), { isWanted: true }),
    ),
    findPreSleepProtein([session('Lift 18:30-19:30 Intense')], kilograms(70), { isWanted: true }),
    ...[180, 1500].map((minutes) => refuelAfterWeighIn({ mass: kilograms(70), lost: kilograms(1), minutes })),
    ...[
      [72, 70, 7],
      [100, 80, 365],
      [62, 50, 365],
    ].map(([mass = 0, limit = 0, days = 0]) =>
      findClassOutOfReach(aBody({ mass: kilograms(mass) }), kilograms(limit), days),
    ),
  ])
}

const anyCircumstances: fc.Arbitrary<Circumstances> = fc.constantFrom<Circumstances[]>(
  {},
  { kidneyDisease: true, fuelTheSession: true },
  { stoppingLoss: 'fast_loss' },
  { stoppingLoss: 'large_loss' },
  { lowEnergySigns: true },
  { eatingDisorder: true },
  { underMedicalCare: true },
  { cutEnd: 'availability' },
)

const sourceOf = (targets: DayTargets, rule: RuleName): SourceTag | undefined =>
  reasonsIn(targets).find((one) => one.rule === rule)?.source

describe('each figure cites what says just that', () => {
  test('every reason that is given has a claim and a place in its paper, or says why it is our choice', () => {
    const unbound = new Set<string>()
    const look = (reasons: readonly RuleReason[]) => {
      for (const { rule, source } of reasons) {
        if (findCitation(rule, source) === undefined) unbound.add(`${rule} by ${source}`)
      }
    }
    look(otherReasons())
    const measured = { ...session('Practice 10:00-11:00 Moderate'), measuredEnergy: kcal(500), overrun: 20 }
    fc.assert(
      fc.property(anyAthlete, anyDay, anyCircumstances, fc.boolean(), (athlete, day, more, isMeasured) => {
        look(reasonsIn(planned(athlete, isMeasured ? { ...day, today: [measured] } : day, more)))
      }),
      { numRuns: 1500, seed: 11 },
    )
    expect([...unbound]).toEqual([])
  })

  test.each(ruleNames.map((rule) => [rule]))('%s names known papers, with claim and place, or a reason', (rule) => {
    const named = Object.entries<Citation>(citations.en[rule])
    expect(named).not.toEqual([])
    for (const [source, citation] of named) {
      expect(Object.keys(sources)).toContain(source)
      for (const text of textsOf(citation)) expect(text.length).toBeGreaterThan(3)
      expect('because' in citation).toBe(source === 'H')
    }
  })
})

test('a place counts as read only in the abstract, which is all that was read, and of a paper that a rule names', () => {
  const cited = Object.values(citations.en).flatMap((named) => Object.entries<Citation>(named))
  for (const tag of placesRead) {
    const places = cited.flatMap(([source, citation]) =>
      source === tag && 'place' in citation ? [citation.place] : [],
    )
    expect(places, tag).not.toEqual([])
    for (const place of places) expect(place).toMatch(/^Abstract\b/)
  }
})

/** Every rule with each source that it names. */
const pairs: readonly (readonly [RuleName, SourceTag])[] = ruleNames.flatMap((rule) =>
  (Object.keys(citations.en[rule]) as SourceTag[]).map((source) => [rule, source] as const),
)

/** The figures of a text that is written in a language: `1.40`, `2000`. */
const figuresIn = (text: string, locale: Locale): readonly string[] => {
  const parts = new Intl.NumberFormat(formatTag(locale)).formatToParts(12_345.6)
  const sign = (type: 'group' | 'decimal') => parts.find((part) => part.type === type)?.value ?? type
  const figures = text.match(/\d[\d.,]*\d|\d/g) ?? []
  return figures.map((one) => one.replaceAll(sign('group'), '').replace(sign('decimal'), '.')).toSorted()
}

describe.each(locales.filter((locale) => locale !== DEFAULT_LOCALE))('in %s', (locale) => {
  test('each citation of the English ones is told, and no other', () => {
    const words = citations[locale]
    expect(words && Object.keys(words).toSorted()).toEqual(Object.keys(citations.en).toSorted())
    for (const rule of ruleNames) {
      expect(Object.keys(words?.[rule] ?? {}).toSorted(), rule).toEqual(Object.keys(citations.en[rule]).toSorted())
    }
  })

  test('no text stays English', () => {
    const kept = pairs.flatMap(([rule, source]) => {
      const english = textsOf(findCitation(rule, source))
      const told = textsOf(findCitation(rule, source, locale))
      return english.filter((text, index) => told[index] === text || told[index]?.trim() === '')
    })
    expect(kept).toEqual([])
  })

  test('each text names the figures of the English one, with the decimals of the language', () => {
    for (const [rule, source] of pairs) {
      const told = (language: Locale) =>
        textsOf(findCitation(rule, source, language)).map((text) => figuresIn(text, language))
      expect(told(locale), `${rule} by ${source}`).toEqual(told(DEFAULT_LOCALE))
    }
  })
})

describe('where several limits bind, the one that binds is named', () => {
  const cutter = (mass: number, more = {}) =>
    anAthlete({ objective: 'cut', body: aBody({ mass: kilograms(mass), ...more }) })
  const rest = aDay()

  test('a deficit by body mass is Garthe’s, by 500 kcal the ACSM’s, by a fifth of the day our own', () => {
    const small = { sex: 'Female', height: centimetres(150), averageSteps: 13_000 } as const
    expect(
      sourceOf(planned(cutter(48, small), aDay({ today: sessions('Lift 10:00-11:20 Light') })), 'goal_deficit'),
    ).toBe('G11')
    expect(sourceOf(planned(cutter(90), aDay({ today: sessions('Lift 10:00-11:00 Light') })), 'goal_deficit')).toBe(
      'ACSM16',
    )
    expect(sourceOf(planned(cutter(75), rest), 'goal_deficit')).toBe('H')
  })

  test('fat at a fifth of energy or at 35% is the Institute of Medicine’s, by body mass Ricci’s, on other days our own', () => {
    const byMass = aBody({ sex: 'Female', age: 60, mass: kilograms(85), height: centimetres(175), averageSteps: 2000 })
    expect(sourceOf(planned(anAthlete(), rest), 'fat_maximum')).toBe('IOM05')
    const race = aDay({ tomorrow: sessions('Competition 08:00-11:00 Intense') })
    expect(sourceOf(planned(anAthlete({ categories: ['endurance-sports'] }), race), 'fat_minimum')).toBe('H')
    expect(sourceOf(planned(anAthlete({ objective: 'cut', body: byMass }), rest), 'fat_minimum')).toBe('R25')
    expect(sourceOf(planned(anAthlete({ diets: ['low-carb'] }), rest), 'fat_takes_the_rest')).toBe('H')
  })

  test('what no paper says is our choice: rest-day carbs, meal shares, load bands, the resting floor, small pre-fuel', () => {
    const targets = planned(anAthlete(), aDay({ today: sessions('Practice 16:00-17:00 Moderate') }))
    for (const rule of ['day_load', 'meal_share', 'pre_fuel', 'post_fuel'] as const)
      expect(sourceOf(targets, rule)).toBe('H')
    expect(sourceOf(targets, 'carbs_by_load')).toBe('B11')
    expect(sourceOf(planned(anAthlete(), rest), 'carbs_by_load')).toBe('H')
    expect(sourceOf(targets, 'during_sodium')).toBe('S07')
    expect(sourceOf(targets, 'post_fuel_protein')).toBe('ACSM16')
    const older = anAthlete({ body: aBody({ age: 64 }) })
    expect(sourceOf(planned(older, aDay({ today: sessions('Lift 10:00-11:00 Moderate') })), 'post_fuel_protein')).toBe(
      'M15',
    )
    expect(
      sourceOf(planned(anAthlete(), aDay({ today: sessions('Lift 21:00-22:00 Moderate') })), 'post_fuel_protein'),
    ).toBe('H')
    expect(sourceOf(planned(anAthlete({ diets: ['low-carb'] }), rest), 'meal_carbs_even')).toBe('H')
  })
})

describe('carbohydrate under its band', () => {
  const below = ({ flags }: DayTargets) => flags.filter((flag) => flag.startsWith('carb_below'))

  test('is told with the cause that binds: the diet on a low-carb rest day, energy in a hard day of a cut', () => {
    expect(below(planned(anAthlete({ diets: ['low-carb'] }), aDay()))).toEqual(['carb_below_band_diet'])
    const body = aBody({ age: 65, averageSteps: 2000 })
    const hard = aDay({ today: sessions('Practice 10:00-11:30 Intense') })
    expect(below(planned(anAthlete({ objective: 'cut', body }), hard))).toEqual(['carb_below_band'])
  })

  test('is never told for a gram of rounding', () => {
    fc.assert(
      fc.property(anyAthlete, anyDay, (athlete, day) => {
        const targets = planned(athlete, day)
        if (below(targets).length === 0) return
        const band = reasonsIn(targets.carbs).find(
          ({ rule }) => rule === 'carbs_by_load' || rule === 'carbs_competition_eve',
        )
        expect(targets.carbs.value).toBeLessThanOrEqual(Number(band?.inputs.low) * targets.referenceMass)
      }),
      { numRuns: 400, seed: 5 },
    )
  })
})

test.each(locales)(
  '%s: what is eaten before an event is cited from the part of its paper that speaks of it',
  (locale) => {
    const [loading, eve] = (['race_loading', 'carbs_competition_eve'] as const).map((rule) =>
      findCitation(rule, 'B11', locale),
    )
    expect(textsOf(loading)[0]).toBe(textsOf(eve)[0])
    // The table names grams for one to four hours before, and none for the last minutes.
    expect(findCitation('race_top_up', 'ACSM16', locale)).toBeUndefined()
    expect(textsOf(findCitation('race_top_up', 'H', locale))).toHaveLength(1)
  },
)
