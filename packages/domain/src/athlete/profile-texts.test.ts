import { describe, expect, test } from 'vitest'
import { heightText, parseHeight } from './height.ts'
import {
  defaultNotificationSettings,
  hasAnyChannel,
  quietMinutesLeft,
  readNotificationSettings,
  writeNotificationSettings,
} from './notification-settings.ts'

describe(`a height as feet'inches"`, () => {
  test.each([
    [`5'11"`, 71],
    [`5' 11"`, 71],
    [`6'0`, 72],
    [`6'`, 72],
    ['5’7”', 67],
    [`5'10.5"`, 70.5],
    [`5'10,5`, 70.5],
  ])('%s is %d inches', (text, inches) => expect(parseHeight(text)).toEqual({ ok: true, value: inches }))

  test.each(['', '71', '5 11', `5'12"`, `5'11."`, `5'11" tall`, `-5'1"`])(
    '%j is refused with what is accepted',
    (text) =>
      expect(parseHeight(text)).toEqual({
        ok: false,
        error: { field: 'height', code: 'height-unreadable' },
      }),
  )

  test('every whole inch is written and read back', () => {
    for (let inches = 12; inches < 120; inches++) {
      expect(parseHeight(heightText(inches))).toEqual({ ok: true, value: inches })
    }
  })
})

describe('stored notification settings', () => {
  const chosen = {
    mealPlanReadyNotification: { email: false, sms: true, push: true },
    wearableDataNotifications: { email: false, sms: false, push: false },
    fuelReminders: { email: false, sms: false, push: true },
    quietHours: { from: 1380, to: 420 },
  }
  test.each([
    ['plain', JSON.stringify(chosen)],
    ['wrapped', JSON.stringify({ settings: chosen, phoneNumber: '' })],
  ])('%s are read', (_, text) => expect(readNotificationSettings(text)).toEqual(chosen))

  test.each([null, '', 'no', '[]', '{"settings":3}'])('%j give the defaults', (text) =>
    expect(readNotificationSettings(text)).toEqual(defaultNotificationSettings),
  )

  test('a malformed kind falls back alone', () =>
    expect(
      readNotificationSettings(JSON.stringify({ ...chosen, wearableDataNotifications: { email: 'yes' } })),
    ).toEqual({
      ...chosen,
      wearableDataNotifications: { email: true, sms: false, push: true },
    }))

  test('of the two older channels alone are read, and the rest is the default', () => {
    const older = {
      mealPlanReadyNotification: { email: false, sms: true },
      wearableDataNotifications: { email: false, sms: false },
    }
    expect(readNotificationSettings(JSON.stringify(older))).toEqual({
      ...defaultNotificationSettings,
      mealPlanReadyNotification: { email: false, sms: true, push: true },
      wearableDataNotifications: { email: false, sms: false, push: true },
    })
  })

  test.each([
    ['none', null, null],
    ['a malformed one', { from: 25.5, to: 'six' }, defaultNotificationSettings.quietHours],
    ['one outside the day', { from: 0, to: 1440 }, defaultNotificationSettings.quietHours],
  ])('quiet hours: %s', (_, quietHours, expected) =>
    expect(readNotificationSettings(JSON.stringify({ ...chosen, quietHours })).quietHours).toEqual(expected),
  )

  test('a wrapped text stays wrapped with all it carries, others are plain', () => {
    const wrapped = writeNotificationSettings(chosen, '{"settings":{},"phoneNumber":"+12125550100"}')
    expect(JSON.parse(wrapped)).toEqual({ settings: chosen, phoneNumber: '+12125550100' })
    expect(JSON.parse(writeNotificationSettings(chosen, 'no'))).toEqual(chosen)
  })

  test('continuing needs one channel', () => {
    expect(hasAnyChannel(chosen)).toBe(true)
    expect(hasAnyChannel({ ...chosen, mealPlanReadyNotification: { email: false, sms: false, push: true } })).toBe(
      false,
    )
  })
})

test.each([
  ['over midnight, before it', { from: 1320, to: 360 }, 1380, 420],
  ['over midnight, after it', { from: 1320, to: 360 }, 60, 300],
  ['its first minute', { from: 1320, to: 360 }, 1320, 480],
  ['its end', { from: 1320, to: 360 }, 360, 0],
  ['by day', { from: 1320, to: 360 }, 720, 0],
  ['within a day', { from: 780, to: 840 }, 800, 40],
  ['of no length', { from: 600, to: 600 }, 600, 0],
  ['none', null, 0, 0],
])('quiet time that is left: %s', (_, quiet, minute, left) => expect(quietMinutesLeft(quiet, minute)).toBe(left))
