import { centimetres, kcal, kilograms, minuteOfDay, noHealthAnswers } from '@pacemeal/domain'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findCaffeineSuggestion } from './caffeine.ts'
import { dayGuidance } from './day-guidance.ts'
import { findPreSleepProtein } from './pre-sleep.ts'
import { recordedActivityEnergy } from './recorded-activity.ts'
import { ruleNames } from './rules.ts'
import { anyAthlete, anyDay } from './scenarios/arbitraries.ts'
import { aBody, aDay, anAthlete, daysAroundEvents, planned, session } from './scenarios/build.ts'
import { sources } from './sources.ts'
import type { Circumstances, DayTargets, Explained } from './targets.ts'
import { refuelAfterWeighIn } from './weigh-in.ts'
import { findClassOutOfReach } from './weight-class.ts'

interface Seen {
  readonly rule: string
  readonly source: string
  readonly inputs: Readonly<Record<string, unknown>>
}

const reasonsOf = (targets: DayTargets): readonly Seen[] => {
  const { energy, protein, carbs, fat, fiber, sodium, potassium, iron, freeSugarMax, drinks, energyAvailability } =
    targets
  const figures: readonly Explained<unknown>[] = [
    ...[energy, protein, carbs, fat, fiber, sodium, potassium, iron, freeSugarMax, drinks, energyAvailability],
    ...targets.meals.map((m) => m.target),
    ...targets.fuel.flatMap((f) => [
      f.energy,
      f.during,
      ...(f.pre ? [f.pre.target] : []),
      ...(f.post ? [f.post.target] : []),
    ]),
  ]
  return figures.flatMap((figure) => figure.because)
}

/** Reasons that need more than an athlete and a day. */
function otherReasons(): readonly Seen[] {
  const hour = { code: 1, start: minuteOfDay(600), end: minuteOfDay(660) }
  const recorded = [
    { ...hour },
    { ...hour, averageHeartRate: 150 },
    { ...hour, calories: kcal(700) },
    { ...hour, calories: kcal(200) },
    { ...hour, code: 2, averagePower: 200 },
  ]
  const caffeine = findCaffeineSuggestion(session('Practice 10:00-11:00 Intense'), kilograms(70), { isWanted: true })
  const bedtime = findPreSleepProtein([session('Lift 18:30-19:30 Intense')], kilograms(70), { isWanted: true })
  const refuel = refuelAfterWeighIn({ mass: kilograms(70), lost: kilograms(1), minutes: 180 })
  // Resting energy is the highest floor only where days turned out to cost little more.
  const body = aBody({ sex: 'Female', age: 40, mass: kilograms(100), height: centimetres(165), averageSteps: 2000 })
  const raised = planned(anAthlete({ objective: 'cut', body, learned: { base: kcal(1900), sessionScale: 1 } }), aDay())
  // Loading in full is bound by what a day costs where that is little.
  const still = anAthlete({ body: aBody({ age: 70, averageSteps: 2000 }) })
  const lowCarb = anAthlete({ diets: ['low-carb'] })
  return [
    ...raised.energy.because,
    ...[still, lowCarb].flatMap((athlete) => daysAroundEvents().flatMap((day) => reasonsOf(planned(athlete, day)))),
    ...recorded.flatMap((activity) => recordedActivityEnergy(activity, aBody(), kcal(1700)).because),
    ...(caffeine?.dose.because ?? []),
    ...(bedtime?.protein.because ?? []),
    ...(refuel ? [...refuel.drinks.because, ...refuel.carbs.because] : []),
    ...dayGuidance({
      body: aBody(),
      diets: [],
      answers: noHealthAnswers,
      today: [],
      tomorrow: [],
      now: minuteOfDay(600),
      isHot: true,
    }).flatMap(({ because }) => because),
    ...[findClassOutOfReach(aBody({ mass: kilograms(72) }), kilograms(70), 7)].filter((one) => one !== null),
  ]
}

const circumstances: fc.Arbitrary<Circumstances> = fc.constantFrom<Circumstances[]>(
  {},
  { kidneyDisease: true },
  { fuelTheSession: true },
  { gutTolerance: 75 },
  { stoppingLoss: 'fast_loss' },
  { cutEnd: 'duration' },
)

/** Of these the planner says which holds, by the hours that somebody chose and by what a day still asks for. */
const ofPlanner = new Set([
  'meal_time_chosen',
  'meal_time_chosen_training',
  'meal_time_chosen_meals',
  'snack_takes_rest',
])

test('every rule that can be named is used, and every reason names a rule, a source and real figures', () => {
  const seen = new Set<string>()
  const used = new Set<string>()
  const look = (reasons: readonly Seen[]) => {
    for (const { rule, source, inputs } of reasons) {
      seen.add(rule)
      used.add(source)
      for (const value of Object.values(inputs)) {
        if (typeof value === 'number' && !Number.isFinite(value)) throw new Error(`${rule} holds ${value}`)
      }
    }
  }
  look(otherReasons())
  const measured = { ...session('Practice 10:00-11:00 Moderate'), measuredEnergy: kcal(500), overrun: 20 }
  fc.assert(
    fc.property(anyAthlete, anyDay, circumstances, fc.boolean(), (athlete, day, more, isMeasured) => {
      const trainedMore = { ...day, today: [measured], planned: { energy: 1800, carbs: 220 } }
      look(reasonsOf(planned(athlete, isMeasured ? trainedMore : day, more)))
    }),
    { numRuns: 2000, seed: 7 },
  )
  expect([...seen].sort()).toEqual(ruleNames.filter((rule) => !ofPlanner.has(rule)).sort())
  for (const source of used) expect(Object.keys(sources)).toContain(source)
})

test('rule names are not repeated', () => {
  expect(new Set(ruleNames).size).toBe(ruleNames.length)
})
