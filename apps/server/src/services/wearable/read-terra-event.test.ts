import { expect, test } from 'vitest'
import { parseTerraEvent } from './parse-terra-event.ts'
import { readTerraEvent } from './read-terra-event.ts'
import { readTerraActivity } from './terra-records.ts'

const user = { user_id: 'terra-maya', provider: 'GARMIN', reference_id: 'maya' }
const sample = (index: number) => ({
  timestamp: new Date(Date.UTC(2026, 2, 2, 7) + index * 250).toISOString(),
  bpm: 140 + (index % 9),
})
const recording = {
  metadata: { start_time: '2026-03-02T07:00:00Z', end_time: '2026-03-02T08:00:00Z', type: 8, summary_id: 'one' },
  heart_rate_data: { detailed: { hr_samples: Array.from({ length: 14_400 }, (_, index) => sample(index)) } },
}
const nothing = { metadata: {} }
const textOf = (data: readonly unknown[]) => JSON.stringify({ type: 'activity', user, data })
const bytesOf = (text: string) => new TextEncoder().encode(text)

test('an event of megabytes is read in a thread, and kept as a small one is', async () => {
  const text = textOf([
    recording,
    ...Array.from({ length: 19_000 }, () => ({ ...nothing, note: 'x'.repeat(400) })),
    recording,
  ])
  expect(text.length).toBeGreaterThan(8e6)
  const whole = parseTerraEvent(text).event
  const bytes = bytesOf(text)
  const read = await readTerraEvent(bytes)
  const data = read.event !== undefined && 'data' in read.event ? read.event.data : []
  expect(data).toHaveLength(19_002)
  expect(
    data.slice(1, -1).every((one) => JSON.stringify(one) === JSON.stringify({ ...nothing, note: 'x'.repeat(400) })),
  ).toBe(true)
  const expected = whole !== undefined && 'data' in whole ? whole.data : []
  for (const at of [0, 19_001]) {
    expect(readTerraActivity(data[at], 'UTC')).toEqual(readTerraActivity(expected[at], 'UTC'))
  }
  expect(read.event).toMatchObject({ type: 'activity', user })
  // Read in the thread, whose answers are short.
  const { heart_rate_data } = data[0] as typeof recording
  expect(heart_rate_data.detailed.hr_samples).toHaveLength(2400)
})

test.each([
  ['too many records', textOf(Array.from({ length: 40_000 }, () => nothing)), 'activity'],
  ['another kind', JSON.stringify({ type: 'nutrition', user, data: 'x'.repeat(300_000) }), 'nutrition'],
  ['no JSON', '{'.repeat(300_000), undefined],
])('a large event with %s is passed over as a small one is', async (_, text, kind) => {
  expect(await readTerraEvent(bytesOf(text))).toEqual({ ...parseTerraEvent(text) })
  expect(parseTerraEvent(text)).toMatchObject({ kind })
})
