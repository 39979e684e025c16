import { addDays, kilograms, localDate } from '@pacemeal/domain'
import { defaultRaceSettings, type EventReport } from '@pacemeal/domain/event'
import {
  datedEventOf,
  genericProducts,
  nextGutPractice,
  planEventFuel,
  planGutTraining,
  trainedRace,
} from '@pacemeal/nutrition/race'
import { anEvent } from '@pacemeal/testing'
import { describe, expect, test } from 'vitest'
import type { StoredEvent } from '../../../api/events.ts'

const race = anEvent({ day: localDate('2026-09-27') })
const daysBefore = (days: number) => addDays(race.day, -days)
/** Somebody of 70 kg who has entered the race; their gut is untried unless they say otherwise. */
const known = (events: readonly Omit<StoredEvent, 'id'>[] = [], tolerance: number | null = null) => ({
  mass: kilograms(70),
  diets: [],
  settings: { ...defaultRaceSettings, tolerance },
  tests: [],
  events: [{ event: race, report: null }, ...events],
  conditions: [],
})
const long = (days: number, minutes = 120) => ({ day: daysBefore(days), start: 480, minutes })
const stepsOf = (sessions: readonly ReturnType<typeof long>[], who = known()) =>
  planGutTraining(race, sessions, who).map(({ session, practice }) => [session.day, practice.value])

/** A long session of the weeks before, an hour and a half at moderate effort, and how the stomach stood it. */
const session = (days: number, minutes = 90) =>
  anEvent({
    kind: 'session',
    day: daysBefore(days),
    intensity: 'Moderate',
    products: genericProducts.map(({ id }) => id),
    legs: [{ name: 'run', minutes, kilometres: null, intake: 'open', share: 1 }],
  })
const taken = (days: number, perHour: number, symptoms: number): Omit<StoredEvent, 'id'> => {
  const report: EventReport = {
    log: 'log',
    minutes: 120,
    taken: [{ product: 'gel', name: 'Gel', servings: 2, carbs: perHour, sodium: 0, caffeine: 0 }],
    fluid: 1000,
    planned: { carbs: 2 * perHour, fluid: 1000, sodium: 0 },
    symptoms,
    feeling: 3,
    notes: '',
  }
  return { event: session(days, 120), report }
}

describe('the gut training before a race', () => {
  test('goes up by 15 g an hour at most, twice a week, to what the race asks for', () => {
    const weekly = [long(30), long(23), long(16), long(9)]
    expect(stepsOf(weekly)).toEqual([
      [daysBefore(30), 60],
      [daysBefore(23), 75],
      [daysBefore(16), 90],
      [daysBefore(9), 90],
    ])
    expect(stepsOf([long(30), long(29), long(28), long(23)]).map(([day]) => day)).toEqual([30, 29, 23].map(daysBefore))
  })

  test('leaves out what is too short, too long before the race, or in its last days', () => {
    expect(stepsOf([long(30, 74), long(60), long(3), long(1)])).toEqual([])
  })

  test('begins where the stomach is, and goes back after trouble', () => {
    expect(stepsOf([long(20)], known([], 75))).toEqual([[daysBefore(20), 90]])
    expect(stepsOf([long(20)], known([taken(30, 75, 1)]))).toEqual([[daysBefore(20), 90]])
    expect(stepsOf([long(20)], known([taken(30, 75, 6)]))).toEqual([[daysBefore(20), 45]])
  })
})

describe('what comes next in the gut training', () => {
  const raceOf = (minutes: number) =>
    anEvent({ day: race.day, legs: [{ name: 'run', minutes, kilometres: null, intake: 'open', share: 1 }] })
  const nextOf = (minutes: number, events: readonly Omit<StoredEvent, 'id'>[] = []) =>
    nextGutPractice(raceOf(minutes), known(events), daysBefore(20))

  test('is a step of the next long session, and none while a week has had its two', () => {
    expect(nextOf(180)).toMatchObject({ value: 60, because: [{ rule: 'race_gut_first' }] })
    const twice = [taken(21, 60, 1), taken(23, 60, 1)]
    expect(nextOf(180, twice)).toMatchObject({ value: null, because: [{ rule: 'race_gut_rest' }] })
  })

  test('is nothing for a race of less than 75 minutes, and for a stomach that stands nothing', () => {
    expect(nextOf(74)).toBeNull()
    expect(nextOf(74, [taken(21, 60, 1), taken(23, 60, 1)])).toBeNull()
    expect(nextOf(180, [taken(30, 10, 6)])).toBeNull()
  })
})

describe('several races', () => {
  const products = { all: genericProducts, safe: genericProducts }
  const small = (days: number) =>
    anEvent({
      day: daysBefore(days),
      intensity: 'Moderate',
      legs: [{ name: 'run', minutes: 100, kilometres: null, intake: 'open', share: 1 }],
    })
  const both = (days: number, tolerance = 75) => known([{ event: small(days), report: null }], tolerance)

  test('train the gut for the one that asks for the most, on its list and in the session alike', () => {
    expect(stepsOf([long(35)], both(21))).toEqual([[daysBefore(35), 90]])
    expect(planEventFuel(session(35), both(21), products).practice?.value).toBe(90)
    expect(planGutTraining(small(21), [long(35)], both(21))).toEqual([])
    // What is practised next is told for the race that is trained for, not for the first one.
    expect(trainedRace(both(21), daysBefore(35))?.day).toBe(race.day)
  })

  test('leave the last days before each of them without anything new', () => {
    expect(stepsOf([long(23), long(21), long(18)], both(21)).map(([day]) => day)).toEqual([daysBefore(18)])
    expect(planEventFuel(session(23), both(21), products).practice).toBeNull()
  })
})

describe('a long session before a race', () => {
  const products = { all: genericProducts, safe: genericProducts }

  test('holds what it practises, however short and easy: on its card, and in the plan of its day', () => {
    const who = known([taken(30, 60, 1)])
    const fuel = planEventFuel(session(20), who, products)
    expect(fuel.practice).toMatchObject({ value: 75, because: [{ rule: 'race_gut_step' }] })
    expect(fuel.schedule.targets.carbs.value).toBe(75)
    expect(datedEventOf({ event: session(20), report: null }, who, products).fuel.carbsPerHour).toBe(75)
  })

  test('keeps what its own length and intensity ask for where the race asks for less', () => {
    const sprint = anEvent({ day: daysBefore(0), intensity: 'Moderate', legs: session(0, 100).legs })
    const who = { ...known([], 90), events: [{ event: sprint, report: null }] }
    const ride = { ...session(20, 240), intensity: 'Intense' as const }
    const fuel = planEventFuel(ride, who, products)
    expect(fuel.practice).toBeNull()
    expect(fuel.schedule.targets.carbs.value).toBe(90)
  })

  test('steps back after trouble, also where its own length and intensity ask for more', () => {
    const who = known([taken(40, 60, 1), taken(30, 40, 6)])
    const ride = { ...session(20, 240), intensity: 'Intense' as const }
    expect(planEventFuel(ride, who, products).schedule.targets.carbs).toMatchObject({
      value: 25,
      because: [{ rule: 'race_gut_back' }, {}],
    })
    // The race itself is planned with what the gut still stands.
    expect(planEventFuel(race, who, products).schedule.targets.carbs.value).toBe(40)
  })

  test('practises nothing without a race, under 75 minutes, and in a race', () => {
    const alone = { ...known(), events: [] }
    expect(planEventFuel(session(20), alone, products)).toMatchObject({
      practice: null,
      schedule: { targets: { carbs: { value: 30 } } },
    })
    expect(planEventFuel(session(20, 60), known(), products).practice).toBeNull()
    expect(planEventFuel(race, known(), products).practice).toBeNull()
  })
})
