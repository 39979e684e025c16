import { describe, expect, test } from 'vitest'
import { heightText, parseHeight } from './height.ts'
import {
  defaultNotificationSettings,
  hasAnyChannel,
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
  ])('%s is %i inches', (text, inches) => expect(parseHeight(text)).toEqual({ ok: true, value: inches }))

  test.each(['', '71', '5 11', `5'12"`, `5'11" tall`, `-5'1"`])('%j is refused with what is accepted', (text) =>
    expect(parseHeight(text)).toEqual({
      ok: false,
      error: { field: 'height', accepted: `feet'inches", for example 5'11"` },
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
    mealPlanReadyNotification: { email: false, sms: true },
    wearableDataNotifications: { email: false, sms: false },
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
      wearableDataNotifications: { email: true, sms: false },
    }))

  test('a wrapped text stays wrapped with all it carries, others are plain', () => {
    const wrapped = writeNotificationSettings(chosen, '{"settings":{},"phoneNumber":"+12125550100"}')
    expect(JSON.parse(wrapped)).toEqual({ settings: chosen, phoneNumber: '+12125550100' })
    expect(JSON.parse(writeNotificationSettings(chosen, 'no'))).toEqual(chosen)
  })

  test('continuing needs one channel', () => {
    expect(hasAnyChannel(chosen)).toBe(true)
    expect(hasAnyChannel({ ...chosen, mealPlanReadyNotification: { email: false, sms: false } })).toBe(false)
  })
})
