import { describe, expect, test } from 'vitest'
import { changesPlan } from './changes-plan.ts'
import type { ProfileData } from './profile-codec.ts'

const schedule = (startTime: string) =>
  JSON.stringify({ monday: [{ type: 'Lift', startTime, endTime: '9:00 AM', intensity: 'Moderate' }] })
const stored: Partial<ProfileData> = {
  name: 'Maya',
  age: 29,
  sex: 'Female',
  heightInches: 66,
  weightPounds: 137,
  performanceObjective: 'build',
  diet: ['vegan', 'gluten-free'],
  restrictions: ['peanuts'],
  trainingCompetition: ['endurance-sports'],
  activitySchedule: schedule('7:00 AM'),
  timeZone: 'Europe/Berlin',
}

describe('a change of a profile', () => {
  test.each<[string, Partial<ProfileData>]>([
    ['age', { age: 30 }],
    ['sex', { sex: 'Other' }],
    ['weight', { weightPounds: 140 }],
    ['height', { heightInches: 67 }],
    ['objective', { performanceObjective: 'peak' }],
    ['diets', { diet: ['vegan'] }],
    ['foods to avoid', { restrictions: ['peanuts', 'celery'] }],
    ['no food to avoid', { restrictions: null }],
    ['kinds of training', { trainingCompetition: [] }],
    ['schedule', { activitySchedule: schedule('6:00 AM') }],
    ['a weight that is cleared', { weightPounds: null }],
  ])('needs a new plan: %s', (_, change) => {
    expect(changesPlan(stored, change)).toBe(true)
    expect(changesPlan(stored, { ...stored, ...change })).toBe(true)
  })

  test.each<[string, Partial<ProfileData>]>([
    ['nothing', {}],
    ['name', { name: 'Maya T.' }],
    ['order of diets', { diet: ['gluten-free', 'vegan'] }],
    ['half of what is shown of a weight', { weightPounds: 137.4 }],
    ['white space of a schedule', { activitySchedule: JSON.stringify(JSON.parse(schedule('7:00 AM')), null, 2) }],
    ['time zone', { timeZone: 'Asia/Tokyo' }],
  ])('needs none: %s', (_, change) => {
    expect(changesPlan(stored, change)).toBe(false)
    expect(changesPlan(stored, { ...stored, ...change })).toBe(false)
  })

  test('fills in what was missing and needs a plan', () => {
    expect(changesPlan({}, { weightPounds: 137 })).toBe(true)
    expect(changesPlan({ weightPounds: null }, { weightPounds: 137 })).toBe(true)
  })
})
