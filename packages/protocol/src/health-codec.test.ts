import { expect, test } from 'vitest'
import { readHealthRecord } from './health-codec.ts'
import type { WearableDocument } from './wearable-codec.ts'

const record = (change: Partial<WearableDocument>): WearableDocument => ({
  $id: 'h1',
  $createdAt: '2026-11-17T09:00:00.000+00:00',
  provider: 'garmin',
  data_type: 'daily',
  metadata: JSON.stringify({
    start_time: '2026-11-16T00:00:00',
    end_time: '2026-11-17T00:00:00',
    timestamp_localization: 1,
  }),
  healthSummary: JSON.stringify({ steps: 9000, calories: null, averageHeartRate: 0, isNap: false }),
  ...change,
})
const read = (change: Partial<WearableDocument> = {}) => readHealthRecord(record(change), 'America/New_York')

test('a day is the one it began on, with what the device said and nothing else', () =>
  expect(read()).toEqual({
    kind: 'daily',
    provider: 'garmin',
    day: '2026-11-16',
    endedAt: '2026-11-17T05:00:00.000Z',
    steps: 9000,
  }))

test('a night is of the morning it ended on', () => {
  const metadata = JSON.stringify({ start_time: '2026-11-17T03:30:00Z', end_time: '2026-11-17T11:00:00Z' })
  const healthSummary = JSON.stringify({ sleepSeconds: 25_200 })
  expect(read({ data_type: 'sleep', metadata, healthSummary })).toMatchObject({
    day: '2026-11-17',
    sleepSeconds: 25_200,
  })
})

test.each<[string, Partial<WearableDocument>]>([
  ['an activity', { data_type: 'activity' }],
  ['no figures', { healthSummary: null }],
  ['figures that are no JSON', { healthSummary: 'nine thousand' }],
  ['figures that are a list', { healthSummary: '[]' }],
])('%s is none', (_, change) => expect(read(change)).toBeUndefined())
