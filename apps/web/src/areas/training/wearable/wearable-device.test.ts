import { expect, test } from 'vitest'
import { readWearableDevice } from './wearable-device.ts'

test('the provider of a linked watch is read', () => expect(readWearableDevice('{"provider":"garmin"}')).toBe('garmin'))

test.each([null, undefined, '', 'garmin', '[]', 'null', '{"provider":7}', '{"provider":""}'])(
  '%j links nothing',
  (text) => expect(readWearableDevice(text)).toBeUndefined(),
)
