import { defaultNotificationSettings } from '@pacemeal/domain'
import { describe, expect, test } from 'vitest'
import { formOf, isSameForm, quietEndError, settingsOf, usesChannel, weighInDaysError } from './settings-form.ts'

describe('the form of the notification settings', () => {
  test('gives back what is stored, when a device gets messages', () => {
    expect(settingsOf(formOf(defaultNotificationSettings, true))).toEqual(defaultNotificationSettings)
  })

  test('a reminder of the scale is off until it is switched on, goes to devices, and asks for a day and a time', () => {
    const off = formOf(defaultNotificationSettings, false)
    expect(settingsOf(off)).not.toHaveProperty('weighIn')
    const on = { ...off, isWeighIn: true }
    expect(settingsOf(on)?.weighIn).toEqual({ days: ['monday', 'thursday'], at: 7 * 60 })
    expect(usesChannel(off, 'push')).toBe(false)
    expect(usesChannel(on, 'push')).toBe(true)
    const stored = { ...defaultNotificationSettings, weighIn: { days: ['sunday'], at: 405 } } as const
    expect(settingsOf(formOf(stored, true))).toEqual(stored)
    expect(settingsOf({ ...on, weighInDays: [] })).toBeUndefined()
    expect(weighInDaysError({ ...on, weighInDays: [] })).toBe('Choose at least one day')
    expect(settingsOf({ ...on, weighInAt: { time: '25:00', period: 'AM' } })).toBeUndefined()
  })

  test('shows push as off while no device gets messages', () => {
    expect(usesChannel(formOf(defaultNotificationSettings, false), 'push')).toBe(false)
    expect(usesChannel(formOf(defaultNotificationSettings, false), 'email')).toBe(true)
    expect(usesChannel(formOf(defaultNotificationSettings, true), 'push')).toBe(true)
  })

  test('quiet hours span midnight, and a 24-hour time is understood', () => {
    const form = formOf(defaultNotificationSettings, true)
    expect(form.from).toEqual({ time: '10:00', period: 'PM' })
    const late = { ...form, from: { time: '23:15', period: 'AM' }, to: { time: '7:30', period: 'AM' } } as const
    expect(settingsOf(late)?.quietHours).toEqual({ from: 23 * 60 + 15, to: 7 * 60 + 30 })
  })

  test('without quiet hours there is nothing to get wrong, and the hours come back with the switch', () => {
    const off = {
      ...formOf(defaultNotificationSettings, true),
      isQuiet: false,
      from: { time: '', period: 'AM' },
    } as const
    expect(quietEndError(off)).toBeUndefined()
    expect(settingsOf(off)?.quietHours).toBeNull()
    expect(formOf({ ...defaultNotificationSettings, quietHours: null }, true).from.time).toBe('10:00')
  })

  test.each([
    ['', '6:00', false],
    ['25:00', '6:61', false],
    ['10:00', '10:00', true],
  ])('from %j to %j are no hours', (from, to, isToldAtTheEnd) => {
    const form = formOf(defaultNotificationSettings, true)
    const typed = { ...form, from: { time: from, period: 'PM' }, to: { time: to, period: 'PM' } } as const
    expect(settingsOf(typed)).toBeUndefined()
    expect(quietEndError(typed) !== undefined).toBe(isToldAtTheEnd)
  })

  test('notices every change', () => {
    const form = formOf(defaultNotificationSettings, true)
    expect(isSameForm(form, formOf(defaultNotificationSettings, true))).toBe(true)
    expect(isSameForm(form, { ...form, to: { time: '6:30', period: 'AM' } })).toBe(false)
  })
})
