import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Weekday, weekdays } from '../days.ts'
import { minuteOfDay } from '../units.ts'
import { intensities, type Session, sessionTypes, type WeeklySchedule } from './session.ts'
import { activityOn, addActivity, groupActivities, removeActivity, ungroupActivities } from './training-activity.ts'
import { emptySchedule, findWeekday, parseSchedule, serialiseSchedule, sessionsOf, weekOf } from './weekly-schedule.ts'

const lift: Session = { type: 'Lift', start: minuteOfDay(420), end: minuteOfDay(480), intensity: 'Moderate' }
const nightShift: Session = { type: 'Recovery', start: minuteOfDay(1410), end: minuteOfDay(1470), intensity: 'Light' }

const anySession = fc
  .record({
    type: fc.constantFrom(...sessionTypes),
    start: fc.nat(1439),
    length: fc.integer({ min: 1, max: 1440 }),
    intensity: fc.constantFrom(...intensities),
  })
  .map(
    ({ length, start, ...rest }): Session => ({
      ...rest,
      start: minuteOfDay(start),
      end: minuteOfDay(start + length),
    }),
  )
const anySchedule = fc
  .array(fc.record({ day: fc.constantFrom(...weekdays), session: anySession }), { maxLength: 25 })
  .map(weekOf)

const scheduleIn = (text: string): WeeklySchedule => {
  const read = parseSchedule(text)
  if (!read.ok) throw new Error(read.error.code)
  return read.value.schedule
}
const skippedIn = (text: string) => {
  const read = parseSchedule(text)
  if (!read.ok) throw new Error(read.error.code)
  return read.value.skipped
}

describe('the schedule of a profile document', () => {
  test('is read with clock times of either kind', () => {
    const text = JSON.stringify({
      monday: [{ type: 'Lift', startTime: '7:00 AM', endTime: '08:00', intensity: 'Moderate' }],
      friday: [{ type: 'recovery', startTime: '23:30', endTime: '12:30 AM', intensity: 'light' }],
    })
    expect(scheduleIn(text)).toEqual({ ...emptySchedule, monday: [lift], friday: [nightShift] })
  })

  test('is written with every weekday and AM/PM times', () => {
    expect(JSON.parse(serialiseSchedule({ ...emptySchedule, friday: [nightShift] }))).toEqual({
      ...emptySchedule,
      friday: [{ type: 'Recovery', startTime: '11:30 PM', endTime: '12:30 AM', intensity: 'Light' }],
    })
  })

  test('survives the way to the wire and back, whatever it holds', () => {
    fc.assert(
      fc.property(anySchedule, (schedule) => {
        expect(parseSchedule(serialiseSchedule(schedule))).toEqual({ ok: true, value: { schedule, skipped: [] } })
      }),
    )
  })

  test.each([null, undefined, '', '  ', 'null', '{}', '[]'])('%j is a week without training', (text) =>
    expect(parseSchedule(text)).toEqual({ ok: true, value: { schedule: emptySchedule, skipped: [] } }),
  )

  test('orders sessions by start and keeps a repeated one once', () => {
    const early = { type: 'Lift', startTime: '7:00 AM', endTime: '8:00 AM', intensity: 'Moderate' }
    const late = { type: 'Recovery', startTime: '11:30 PM', endTime: '12:30 AM', intensity: 'Light' }
    expect(scheduleIn(JSON.stringify({ tuesday: [late, early, late] })).tuesday).toEqual([lift, nightShift])
  })

  test.each([
    ['{"monday":', 'schedule_not_json'],
    ['7', 'schedule_not_a_week'],
    ['"Lift"', 'schedule_not_a_week'],
  ])('%s is refused as %s', (text, code) => expect(parseSchedule(text)).toMatchObject({ ok: false, error: { code } }))

  const entry = { type: 'Lift', startTime: '7:00 AM', endTime: '8:00 AM', intensity: 'Moderate' }
  test.each([
    [{ funday: [entry] }, { where: 'funday', field: 'weekday' }],
    [{ monday: 'rest' }, { where: 'monday', field: 'entry', found: 'rest' }],
    [{ monday: ['Lift'] }, { where: 'monday[0]', field: 'entry', found: 'Lift' }],
    [{ monday: [{ ...entry, type: 'Chess' }] }, { where: 'monday[0]', field: 'type', found: 'Chess' }],
    [{ monday: [{ ...entry, startTime: 'dawn' }] }, { where: 'monday[0]', field: 'startTime', found: 'dawn' }],
    [{ monday: [{ ...entry, endTime: undefined }] }, { where: 'monday[0]', field: 'endTime', found: 'nothing' }],
    [{ monday: [{ ...entry, intensity: 11 }] }, { where: 'monday[0]', field: 'intensity', found: '11' }],
  ])('an entry that cannot be read is left out and named: %j', (week, skipped) => {
    const text = JSON.stringify({ ...week, sunday: [entry] })
    expect(skippedIn(text)).toMatchObject([skipped])
    expect(scheduleIn(text)).toEqual({ ...emptySchedule, sunday: [lift] })
  })
})

describe('the older list of texts', () => {
  const daysOf = (text: string): readonly Weekday[] =>
    sessionsOf(scheduleIn(JSON.stringify([text]))).map(({ day }) => day)

  test('names type, days and times; its intensity is moderate', () => {
    const text = JSON.stringify(['Training Categories: team-sports', 'Lift - Monday, Wed 7:00 AM-8:00 AM'])
    expect(parseSchedule(text)).toEqual({
      ok: true,
      value: { schedule: { ...emptySchedule, monday: [lift], wednesday: [lift] }, skipped: [] },
    })
  })

  test.each([
    ['Practice - Sat, Sun, Mon 8:30 AM - 9:30 AM', ['monday', 'saturday', 'sunday']],
    ['Practice - Everyday 08:30-09:30', weekdays],
    ['practice - tuesday and thursday: 8:30 AM to 9:30 AM', ['tuesday', 'thursday']],
    ['Practice - Fri 8:30 AM–9:30 AM', ['friday']],
  ])('%s', (text, days) => expect(daysOf(text)).toEqual(days))

  test.each([
    ['Chess - Mon 8:00-9:00', 'type'],
    ['Lift - Someday 8:00-9:00', 'weekday'],
    ['Lift - 8:00-9:00', 'weekday'],
    ['Lift on Monday', 'entry'],
    ['Lift - Mon 25:00-26:00', 'startTime'],
  ])('%s is left out for its %s', (text, field) =>
    expect(skippedIn(JSON.stringify([text]))).toMatchObject([{ where: '[0]', field }]),
  )

  test('takes any white space, and marks behind the days', () =>
    expect(daysOf('Lift  -  Mon, Tue :,  7:00\tAM  -  8:00 AM ')).toEqual(['monday', 'tuesday']))

  const spaces = ' '.repeat(2800)
  test.each([
    ['spaces', `x${spaces}-${spaces}:${spaces}0:00${spaces}-${spaces}0:00${spaces}!`],
    ['separators', `x${' - '.repeat(5600)}0:00-0:00!`],
    ['marks', `x - ${':'.repeat(16_000)}!0:00-0:00`],
    ['times', `x - ${'0:00-'.repeat(3400)}`],
  ])('that is made to be slow of %s is read at once', (_, text) => {
    const started = Date.now()
    expect(skippedIn(JSON.stringify([text]))).toMatchObject([{ where: '[0]' }])
    expect(Date.now() - started).toBeLessThan(1000)
  })
})

test.each([
  ['Monday', 'monday'],
  ['TUES', 'tuesday'],
  ['thu', 'thursday'],
  ['su', undefined],
  ['mondays', undefined],
])('the weekday of %s is %s', (name, day) => expect(findWeekday(name)).toBe(day))

describe('grouped activities', () => {
  test('join the same training across days', () => {
    const schedule = {
      ...emptySchedule,
      monday: [lift],
      thursday: [lift],
      friday: [{ ...lift, type: 'Hybrid' as const }],
    }
    expect(groupActivities(schedule)).toMatchObject([
      { type: 'Lift', days: ['monday', 'thursday'], startTime: '7:00 AM', endTime: '8:00 AM', intensity: 'Moderate' },
      { type: 'Hybrid', days: ['friday'] },
    ])
  })

  test('stay apart when only the intensity differs', () => {
    const schedule = { ...emptySchedule, monday: [lift], tuesday: [{ ...lift, intensity: 'Light' as const }] }
    expect(groupActivities(schedule)).toHaveLength(2)
  })

  test('are laid out over the week again without loss', () => {
    fc.assert(
      fc.property(anySchedule, (schedule) => {
        const groups = groupActivities(schedule)
        expect(ungroupActivities(groups)).toEqual({ schedule, skipped: [] })
        expect(new Set(groups.map((group) => group.id)).size).toBe(groups.length)
      }),
    )
  })

  test('of another version are named, not guessed', () => {
    const chess = { ...activityOn(lift, ['monday']), type: 'Chess' as 'Lift' }
    expect(ungroupActivities([chess])).toEqual({
      schedule: emptySchedule,
      skipped: [{ where: '[0]', field: 'type', found: 'Chess' }],
    })
  })

  test('can be added and taken away again', () => {
    const added = addActivity({ ...emptySchedule, monday: [nightShift] }, activityOn(lift, ['monday', 'sunday']))
    expect(added).toEqual({ ...emptySchedule, monday: [lift, nightShift], sunday: [lift] })
    expect(removeActivity(added, activityOn(lift, ['monday']))).toEqual({
      ...emptySchedule,
      monday: [nightShift],
      sunday: [lift],
    })
    expect(removeActivity(added, activityOn(lift, ['monday', 'sunday']))).toEqual({
      ...emptySchedule,
      monday: [nightShift],
    })
  })

  test('an activity of the list can be taken away and laid out again without a trace', () =>
    fc.assert(
      fc.property(anySchedule, (schedule) => {
        for (const activity of groupActivities(schedule)) {
          expect(addActivity(removeActivity(schedule, activity), activity)).toEqual(schedule)
        }
      }),
    ))
})
