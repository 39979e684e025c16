import { describe, expect, test } from 'vitest'
import { weekdays } from '../days.ts'
import {
  type ActivityForm,
  activityFormOf,
  blankActivityForm,
  dayChoices,
  expandDays,
  isMistypedTime,
  readActivityForm,
  toggleDay,
  withEnd,
  withStart,
} from './activity-form.ts'

const filled: ActivityForm = {
  type: 'Conditioning',
  days: ['wednesday', 'monday'],
  startTime: '8:30',
  startPeriod: 'AM',
  endTime: '9:30',
  endPeriod: 'AM',
  isEndPeriodChosen: false,
  intensity: 'Intense',
}

describe('saving the training form', () => {
  test('gives the activity with its days from Monday', () => {
    expect(readActivityForm(filled)).toMatchObject({
      ok: true,
      value: {
        type: 'Conditioning',
        days: ['monday', 'wednesday'],
        startTime: '8:30 AM',
        endTime: '9:30 AM',
        intensity: 'Intense',
      },
    })
  })

  test('opens again with what was saved, a night over midnight and every day included', () => {
    const night: ActivityForm = { ...filled, days: dayChoices, startTime: '11:30', startPeriod: 'PM', endTime: '12:30' }
    for (const form of [{ ...filled, days: ['monday', 'wednesday'] } satisfies ActivityForm, night]) {
      const read = readActivityForm(form)
      expect(read.ok && activityFormOf(read.value)).toEqual(form)
    }
  })

  test('expands everyday to the seven days', () =>
    expect(readActivityForm({ ...filled, days: ['everyday'] })).toMatchObject({ value: { days: weekdays } }))

  test('takes an end before the start as overnight', () =>
    expect(readActivityForm({ ...filled, startPeriod: 'PM' })).toMatchObject({
      value: { startTime: '8:30 PM', endTime: '9:30 AM' },
    }))

  test.each([
    [{ type: null }, ['type']],
    [{ days: [] }, ['days']],
    [{ intensity: null }, ['intensity']],
    [{ type: null, days: [], intensity: null }, ['type', 'days', 'intensity']],
    [{ type: null, startTime: 'x' }, ['type']],
  ])('misses what is not chosen before it looks at the times: %j', (change, fields) =>
    expect(readActivityForm({ ...filled, ...change })).toEqual({
      ok: false,
      error: { code: 'activity-incomplete', fields },
    }),
  )

  test.each([
    [{ startTime: '' }, 'invalid-start-time'],
    [{ startTime: '24:00', endTime: '' }, 'invalid-start-time'],
    [{ endTime: '9.30' }, 'invalid-end-time'],
    [{ endTime: '8:30' }, 'end-equals-start'],
  ])('refuses %j as %s', (change, code) =>
    expect(readActivityForm({ ...filled, ...change })).toMatchObject({ ok: false, error: { code } }),
  )
})

test('a blank form starts in the morning, with the tapped day chosen', () => {
  expect(blankActivityForm('friday')).toMatchObject({ days: ['friday'], startPeriod: 'AM', endPeriod: 'AM' })
  expect(blankActivityForm().days).toEqual([])
})

describe('the AM/PM of the end', () => {
  const typed = (startTime: string, startPeriod: 'AM' | 'PM', endTime: string) =>
    withEnd(withStart(blankActivityForm(), startTime, startPeriod), endTime, 'AM', false)

  test.each([
    ['11:00', 'AM', '1:00', 'PM'],
    ['11:30', 'AM', '12:30', 'PM'],
    ['8:30', 'AM', '9:30', 'AM'],
    ['6:00', 'PM', '7:30', 'PM'],
    ['11:30', 'PM', '12:30', 'AM'],
    ['10:00', 'PM', '1:00', 'AM'],
    ['13:00', 'AM', '2:30', 'PM'],
    ['9:00', 'AM', '13:30', 'PM'],
    ['8:30', 'AM', '8:30', 'AM'],
    ['6:00', 'PM', '', 'PM'],
  ] as const)('after %s %s an end of %s is %s', (start, period, end, proposed) =>
    expect(typed(start, period, end).endPeriod).toBe(proposed),
  )

  test('follows a start that is changed afterwards', () => {
    const morning = typed('8:00', 'AM', '9:00')
    expect(withStart(morning, '8:00', 'PM').endPeriod).toBe('PM')
    expect(withStart(morning, '10:00', 'AM').endPeriod).toBe('PM')
  })

  test('stays as the person set it', () => {
    const chosen = withEnd(typed('11:00', 'AM', '1:00'), '1:00', 'AM', true)
    expect(chosen.endPeriod).toBe('AM')
    expect(withStart(chosen, '11:30', 'AM').endPeriod).toBe('AM')
    expect(withEnd(chosen, '1:30', 'AM', false).endPeriod).toBe('AM')
  })

  test('leaves 11:00 to 1:00 two hours long', () => {
    const form = { ...typed('11:00', 'AM', '1:00'), type: 'Practice', days: ['monday'], intensity: 'Intense' } as const
    expect(readActivityForm(form)).toMatchObject({ value: { startTime: '11:00 AM', endTime: '1:00 PM' } })
  })
})

describe('choosing days', () => {
  const allButSunday = weekdays.filter((day) => day !== 'sunday')
  test.each([
    ['a day', [], 'monday', ['monday']],
    ['a chosen day', ['monday', 'friday'], 'monday', ['friday']],
    ['everyday', ['monday'], 'everyday', dayChoices],
    ['everyday again', dayChoices, 'everyday', []],
    ['the seventh day', allButSunday, 'sunday', dayChoices],
    ['a day while everyday is chosen', dayChoices, 'sunday', allButSunday],
  ] as const)('tapping %s', (_, chosen, tapped, after) => expect(toggleDay(chosen, tapped)).toEqual(after))

  test('everyday alone means seven days', () => expect(expandDays(['everyday'])).toEqual(weekdays))
})

test('a time field is wrong once something wrong is typed', () => {
  expect(isMistypedTime('')).toBe(false)
  expect(isMistypedTime('08:30')).toBe(false)
  expect(isMistypedTime('8:75')).toBe(true)
})
