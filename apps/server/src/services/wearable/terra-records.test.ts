import { describe, expect, test } from 'vitest'
import { aCountedDay, aNight, aWeighing, aWorkout, terraTypes } from '../../testing/test-terra-records.ts'
import { readTerraActivity, readTerraHealth } from './terra-records.ts'

const zone = 'America/New_York'
const facts = { id: 'run-1', start: '2026-03-02T12:00:00Z', minutes: 50 }

describe('an activity of the service', () => {
  test('becomes ours: moments, the average pulse, the energy and the samples', () => {
    expect(readTerraActivity(aWorkout(facts), zone)).toMatchObject({
      sourceId: 'run-1',
      startedAt: '2026-03-02T12:00:00.000Z',
      endedAt: '2026-03-02T12:50:00.000Z',
      isDeleted: false,
      activity: {
        metadata: { name: 'Morning Run', type: 1, avg_heart_rate: 152, calories_burned: 480 },
        heart_rate_data: { detailed: { hr_samples: expect.objectContaining({ length: 50 }) } },
      },
    })
  })

  // The service numbers activities otherwise than our records do: its 1 is biking, its 119 archery.
  test.each([
    [terraTypes.running, 1, 'Running'],
    [terraTypes.biking, 2, 'Cycling'],
    [terraTypes.walking, 4, 'Walking'],
    [terraTypes.strength, 6, 'Strength Training'],
    [terraTypes.golf, 13, 'Golf'],
    [terraTypes.archery, null, 'Activity'],
    [9999, null, 'Activity'],
  ])('of type %i has our code %s and is called %s', (type, code, name) => {
    const read = readTerraActivity(aWorkout({ ...facts, type, name: null }), zone)
    expect(read?.activity.metadata).toMatchObject({ type: code, name })
  })

  test.each([
    ['in a car', { metadata: { ...aWorkout(facts).metadata, type: 0 } }],
    ['that is not whole yet', aWorkout({ ...facts, uploadType: 5 })],
    ['that ends before it begins', aWorkout({ ...facts, minutes: -5 })],
    ['that lasts for days', aWorkout({ ...facts, minutes: 3000 })],
    ['without times', { metadata: { summary_id: 'x' } }],
    ['that is no object', 'run'],
    ['of nothing', null],
  ])('%s is left out', (_, entry) => {
    expect(readTerraActivity(entry, zone)).toBeUndefined()
  })

  test('a time without an offset is by the clock of the athlete', () => {
    const { metadata } = aWorkout(facts)
    const local = { ...metadata, start_time: '2026-03-08T06:30:00.000000', end_time: '2026-03-08T07:30:00.000000' }
    expect(readTerraActivity({ metadata: local }, zone)).toMatchObject({ startedAt: '2026-03-08T10:30:00.000Z' })
  })

  test('zeros and broken samples say nothing, and hours of samples are thinned', () => {
    const long = aWorkout({ ...facts, minutes: 600, bpm: 120, kcal: 0 })
    const samples: unknown[] = long.heart_rate_data.detailed.hr_samples
    samples.push({ timestamp: 'now' }, null)
    const read = readTerraActivity(long, zone)
    expect(read?.activity.metadata.calories_burned).toBeNull()
    expect(read?.activity.heart_rate_data.detailed.hr_samples).toHaveLength(200)
  })
})

describe('other records of the service', () => {
  const midnight = Date.parse('2026-03-02T05:00:00Z')
  test.each([
    ['a night', aNight('n', midnight, 7.5), { sleepSeconds: 27_000, restingHeartRate: 49, steps: null }],
    ['a day', aCountedDay(midnight, 9120, 2480), { steps: 9120, calories: 2480, averageHeartRate: 66 }],
    [
      'a weighing',
      aWeighing(midnight, 64.9),
      { weightKilograms: 64.9, bodyFatPercentage: 21.5, muscleMassKilograms: 48.2 },
    ],
  ])('%s becomes figures', (_, entry, summary) => {
    expect(readTerraHealth(entry, zone)?.summary).toMatchObject(summary)
  })

  test('a day is one record however often it arrives; a night has its own id', () => {
    expect(readTerraHealth(aCountedDay(midnight, 1, 1), zone)?.sourceId).toBe('2026-03-02')
    expect(readTerraHealth(aNight('n-7', midnight, 7), zone)?.sourceId).toBe('n-7')
    expect(readTerraHealth({ metadata: {} }, zone)).toBeUndefined()
  })
})
