import {
  emptySchedule,
  inchesToCentimetres,
  minuteOfDay,
  poundsToKilograms,
  type TrainingActivity,
} from '@pacemeal/domain'
import { describe, expect, test } from 'vitest'
import { type ProfileData, profileFromAnswers, readAthlete } from './profile-codec.ts'

const mondayLift = JSON.stringify({
  monday: [{ type: 'Lift', startTime: '7:00 AM', endTime: '8:00 AM', intensity: 'Moderate' }],
})
const profile: Partial<ProfileData> = {
  userId: 'maya',
  age: 24,
  sex: 'Female',
  weightPounds: 143,
  heightInches: 66,
  muscleComposition: 5,
  fatComposition: 5,
  performanceObjective: 'cut',
  activitySchedule: mondayLift,
  restrictions: ['peanuts', ' '],
  diet: ['vegan', 'classic', 'air'],
  trainingCompetition: ['endurance-sports', 'chess'],
  timeZone: 'Europe/Berlin',
}
const read = (change: Partial<ProfileData>) => readAthlete({ ...profile, ...change })
const athleteOf = (change: Partial<ProfileData>) => {
  const athlete = read(change)
  if (!athlete.ok) throw new Error(athlete.error.missing.join())
  return athlete.value
}

describe('a profile document', () => {
  test('describes an athlete in the units of the engine', () => {
    expect(athleteOf({})).toEqual({
      body: { sex: 'Female', age: 24, mass: poundsToKilograms(143), height: inchesToCentimetres(66) },
      objective: 'cut',
      categories: ['endurance-sports'],
      diets: ['vegan'],
      restrictions: ['peanuts'],
      schedule: {
        ...emptySchedule,
        monday: [{ type: 'Lift', start: minuteOfDay(420), end: minuteOfDay(480), intensity: 'Moderate' }],
      },
      zone: 'Europe/Berlin',
    })
  })

  test('never lends its composition figures to the body, only measured ones', () => {
    expect(athleteOf({}).body).not.toHaveProperty('bodyFatPercent')
    expect(readAthlete(profile, { bodyFatPercent: 14, averageSteps: 9000 })).toMatchObject({
      value: { body: { bodyFatPercent: 14, averageSteps: 9000 } },
    })
  })

  test.each([
    [{ sex: null }, { body: { sex: 'Other' } }],
    [{ sex: 'Unknown' }, { body: { sex: 'Other' } }],
    [{ sex: 'Non-Binary' }, { body: { sex: 'Non-Binary' } }],
    [{ performanceObjective: null }, { objective: 'balanced' }],
    [{ diet: null }, { diets: [] }],
    [{ diet: ['classic'] }, { diets: ['classic'] }],
    [
      { trainingCompetition: null, restrictions: null },
      { categories: [], restrictions: [] },
    ],
    [{ activitySchedule: null }, { schedule: emptySchedule }],
    [{ timeZone: null }, { zone: 'UTC' }],
    [{ timeZone: 'Mars/Olympus' }, { zone: 'UTC' }],
  ])('with %j reads %j', (change, athlete) => expect(athleteOf(change)).toMatchObject(athlete))

  test.each([
    [{ age: null }, ['age']],
    [{ weightPounds: 0 }, ['weightPounds']],
    [{ heightInches: Number.NaN }, ['heightInches']],
    [{ activitySchedule: '{"monday"' }, ['activitySchedule']],
    [{ age: null, weightPounds: null, heightInches: null }, ['age', 'weightPounds', 'heightInches']],
  ])('with %j names what is missing: %j', (change, missing) =>
    expect(read(change)).toEqual({ ok: false, error: { missing } }),
  )
})

describe('the answers of the onboarding', () => {
  const lift: TrainingActivity = {
    id: 'lift-420-480-moderate',
    type: 'Lift',
    days: ['monday'],
    startTime: '7:00 AM',
    endTime: '8:00 AM',
    intensity: 'Moderate',
  }
  const answers = {
    gender: 'Male',
    age: 30,
    heightAndWeight: { feet: 5, inches: 11, weight: 180, isImperial: false },
    performanceObjective: 'fat-loss',
    trainingCategories: ['team-sports'],
    trainingActivities: [lift],
    selectedDiets: ['halal'],
    avoidedFoods: ['peanuts'],
  }
  const owner = { userId: 'sam', name: 'Sam', timeZone: 'America/New_York' }

  test('become a profile that reads back as that athlete', () => {
    const made = profileFromAnswers(answers, owner)
    if (!made.ok) throw new Error(made.error.missing.join())
    expect(made.value).toMatchObject({
      userId: 'sam',
      heightInches: 71,
      weightPounds: 180,
      performanceObjective: 'cut',
    })
    expect(readAthlete(made.value)).toMatchObject({
      ok: true,
      value: {
        body: { sex: 'Male', age: 30 },
        objective: 'cut',
        diets: ['halal'],
        restrictions: ['peanuts'],
        categories: ['team-sports'],
        schedule: { monday: [{ type: 'Lift', start: 420, end: 480 }], tuesday: [] },
        zone: 'America/New_York',
      },
    })
  })

  test.each([
    [{ age: undefined }, ['age']],
    [{ heightAndWeight: undefined }, ['measurements']],
    [{ age: undefined, heightAndWeight: undefined }, ['age', 'measurements']],
  ])('without %j name the step to go back to', (change, missing) =>
    expect(profileFromAnswers({ ...answers, ...change }, owner)).toEqual({ ok: false, error: { missing } }),
  )
})
