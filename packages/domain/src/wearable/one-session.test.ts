import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { coversSession, matchSessions, type PlannedSpan } from '../day/match-sessions.ts'
import { addDays, instantOn, instantText, localDate } from '../days.ts'
import { HOUR_MS, MINUTE_MS } from '../time.ts'
import { minutesOnDay } from './activity-day.ts'
import { measureOf, settleActivities } from './one-session.ts'
import type { RecordedActivity } from './wearable-activity.ts'

const zone = 'America/New_York'
const day = localDate('2026-03-08')
const at = (clock: string) => instantText(Date.parse(`2026-03-03T${clock}:00Z`))
const recorded = (
  provider: string,
  from: string,
  to: string,
  more: Partial<RecordedActivity> = {},
): RecordedActivity => ({
  id: `${provider}-${from}`,
  provider,
  name: 'Running',
  level: 'medium',
  start: at(from),
  end: at(to),
  ...more,
})
const told = (...all: RecordedActivity[]) =>
  settleActivities(all).map(({ provider, start, end }) => `${provider} ${start.slice(11, 16)}-${end.slice(11, 16)}`)

describe('one session that several sources recorded', () => {
  test.each<[string, RecordedActivity[], string[]]>([
    ['nothing', [], []],
    [
      'the same record twice',
      [recorded('garmin', '07:00', '08:00'), recorded('garmin', '07:00', '08:00')],
      ['garmin 07:00-08:00'],
    ],
    [
      'power beats the pulse',
      [
        recorded('garmin', '07:00', '08:00', { averageHeartRate: 150 }),
        recorded('fit file', '07:01', '08:00', { averagePower: 210 }),
      ],
      ['fit file 07:01-08:00'],
    ],
    [
      'the pulse beats calories, and calories time',
      [
        recorded('a', '07:00', '08:00'),
        recorded('b', '07:00', '08:00', { averageHeartRate: 150 }),
        recorded('c', '07:00', '08:00', { calories: 500 }),
      ],
      ['b 07:00-08:00'],
    ],
    [
      'a part with more detail does not stand for the whole',
      [recorded('phone', '07:00', '10:00'), recorded('watch', '08:00', '08:30', { averageHeartRate: 150 })],
      ['phone 07:00-10:00'],
    ],
    [
      'parts that make up the whole do',
      [
        recorded('phone', '07:00', '09:00'),
        recorded('watch', '07:00', '08:00', { averageHeartRate: 150 }),
        recorded('watch', '08:12', '09:00', { averageHeartRate: 160 }),
      ],
      ['watch 07:00-08:00', 'watch 08:12-09:00'],
    ],
    [
      'a part of a longer record of the same source is in it',
      [recorded('watch', '07:00', '10:00'), recorded('watch', '08:00', '08:20', { averageHeartRate: 120 })],
      ['watch 07:00-10:00'],
    ],
    [
      'two sessions that only touch stay two, and the seam counts once',
      [recorded('watch', '07:00', '08:10'), recorded('bike', '08:00', '09:30', { averagePower: 200 })],
      ['watch 07:00-08:00', 'bike 08:00-09:30'],
    ],
  ])('%s', (_, all, expected) => {
    expect(told(...all)).toEqual(expected)
    expect(told(...all.toReversed())).toEqual(expected)
  })

  test('takes what it leaves open from the others, and names them', () => {
    const [one] = settleActivities([
      recorded('fit file', '07:00', '08:00', { averagePower: 210, code: 2 }),
      recorded('garmin', '07:00', '08:01', { averageHeartRate: 165, calories: 700 }),
    ])
    expect(one).toMatchObject({
      provider: 'fit file',
      averageHeartRate: 165,
      calories: 700,
      level: 'high',
      alsoFrom: ['garmin'],
    })
    expect(one && measureOf(one)).toBe('power')
  })

  test('a break between its parts is no training, and a part that is cut off takes its share of the training along', () => {
    const [whole] = settleActivities([
      recorded('garmin', '07:00', '07:30', { activeMinutes: 20 }),
      recorded('garmin', '07:35', '08:05'),
    ])
    expect(whole).toMatchObject({ start: at('07:00'), end: at('08:05'), activeMinutes: 50 })
    const [first, second] = settleActivities([
      recorded('garmin', '07:00', '09:00', { activeMinutes: 60, averagePower: 200 }),
      recorded('oura', '08:30', '10:00', { activeMinutes: 75 }),
    ])
    expect([first?.activeMinutes, second?.start, second?.activeMinutes]).toEqual([60, at('09:00'), 50])
  })

  test('a short break is part of it: energy is added, the pulse is the mean over the time', () => {
    const all = [
      recorded('watch', '07:00', '07:40', { averageHeartRate: 150, calories: 400 }),
      recorded('watch', '07:45', '08:05', { averageHeartRate: 120, calories: 150 }),
    ]
    expect(settleActivities(all)).toMatchObject([
      { start: at('07:00'), end: at('08:05'), averageHeartRate: 140, calories: 550 },
    ])
  })

  test('energy goes with the time that is cut away', () => {
    const [first] = settleActivities([
      recorded('watch', '07:00', '08:10', { calories: 700 }),
      recorded('bike', '08:00', '09:30', { averagePower: 200 }),
    ])
    expect(first?.calories).toBeCloseTo(600, 6)
  })

  test('recorded far from home by a clock alone is found by its duplicate', () => {
    const exact = recorded('garmin', '11:00', '12:00', { averageHeartRate: 150 })
    const clock = recorded('fit file', '06:00', '07:00', { averageHeartRate: 151, isLocalClock: true })
    expect(told(exact, clock)).toHaveLength(1)
    expect(told(exact, { ...clock, averageHeartRate: 130 })).toHaveLength(2)
    expect(told(exact, { ...clock, isLocalClock: false })).toHaveLength(2)
  })
})

describe('a planned session and the done one', () => {
  const lift: PlannedSpan = { type: 'Lift', start: 600, end: 660 }
  test.each<[string, PlannedSpan[], { code?: number; start: number; end: number }[], [number, number][]]>([
    ['covered by half', [lift], [{ code: 1, start: 570, end: 630 }], [[0, 0]]],
    ['moved by two hours', [lift], [{ code: 6, start: 720, end: 775 }], [[0, 0]]],
    ['moved too far', [lift], [{ code: 6, start: 841, end: 901 }], []],
    ['moved, but of another kind', [lift], [{ code: 4, start: 720, end: 780 }], []],
    ['moved, but far longer', [lift], [{ code: 6, start: 720, end: 841 }], []],
    [
      'the nearer of two',
      [lift],
      [
        { code: 6, start: 760, end: 820 },
        { code: 6, start: 500, end: 560 },
      ],
      [[0, 1]],
    ],
    ['one for each', [lift, { ...lift, start: 700, end: 760 }], [{ code: 6, start: 700, end: 760 }], [[1, 0]]],
    ['a competition keeps its time', [{ ...lift, type: 'Competition' }], [{ code: 1, start: 480, end: 540 }], []],
  ])('%s', (_, planned, done, pairs) => expect([...matchSessions(planned, done)]).toEqual(pairs))
})

/** What happened on a day: sessions an athlete did, by plan or beside it, and who recorded each with which faults. */
const PLANS = [
  { type: 'Lift', code: 6 },
  { type: 'Conditioning', code: 1 },
  { type: 'Practice', code: 11 },
  { type: 'Recovery', code: 7 },
] as const
const fault = fc.integer({ min: -3, max: 3 })
const source = fc.record({
  from: fault,
  to: fault,
  measure: fc.constantFrom('power', 'pulse', 'calories', 'none'),
  /** Stopped for a break in the middle; or a walk of its own within. */
  shape: fc.constantFrom('whole', 'whole', 'whole', 'split', 'with a part'),
})
const doneSession = fc.record({
  plan: fc.constantFrom(...PLANS),
  minutes: fc.integer({ min: 30, max: 120 }),
  shift: fc.oneof(fc.integer({ min: -20, max: 20 }), fc.integer({ min: -60, max: 60 })),
  gap: fc.integer({ min: 150, max: 300 }),
  pulse: fc.integer({ min: 100, max: 175 }),
  sources: fc.array(source, { minLength: 1, maxLength: 4 }),
})
const anyDay = fc.record({
  // With both days of a year on which clocks change.
  day: fc.constantFrom(day, localDate('2026-11-01'), localDate('2026-07-14')),
  sessions: fc.array(doneSession, { minLength: 1, maxLength: 3 }),
  /** How many hours away the athlete is, when a source writes clock times without a place; 0 is home. */
  away: fc.constantFrom(0, 0, 0, 5, -3),
})

type AnyDay = typeof anyDay extends fc.Arbitrary<infer T> ? T : never

const tell = ({ day: date, sessions, away }: AnyDay) => {
  let clock = 180
  const records: RecordedActivity[] = []
  const truth = sessions.map((one, index) => {
    const start = clock + 60
    const plan: PlannedSpan = { type: one.plan.type, start: start - one.shift, end: start - one.shift + one.minutes }
    clock = start + one.minutes + one.gap
    const from = Date.parse(instantOn(addDays(date, 0), start, zone))
    const to = from + one.minutes * MINUTE_MS
    one.sources.forEach(({ from: early, to: late, measure, shape }, which) => {
      const add = (name: string, a: number, b: number, more: Partial<RecordedActivity> = {}) =>
        records.push({
          id: `${index}-${which}-${name}`,
          provider: `source ${which}`,
          name: one.plan.type,
          code: one.plan.code,
          level: 'medium',
          start: instantText(a),
          end: instantText(b),
          ...(measure === 'pulse' ? { averageHeartRate: one.pulse } : {}),
          ...(measure === 'power' ? { averagePower: 200, averageHeartRate: one.pulse } : {}),
          ...(measure === 'calories' ? { calories: 400 } : {}),
          ...more,
        })
      const [a, b] = [from + early * MINUTE_MS, to + late * MINUTE_MS]
      const middle = (a + b) / 2
      if (shape === 'split') {
        add('first', a, middle - MINUTE_MS)
        add('second', middle + MINUTE_MS, b)
      } else add('whole', a, b)
      if (shape === 'with a part') add('part', a + 5 * MINUTE_MS, a + 15 * MINUTE_MS)
    })
    // A file by the clock of where the athlete was, beside a watch that knows the moment.
    if (away !== 0 && one.sources.some(({ shape, measure }) => shape !== 'split' && measure === 'pulse')) {
      const exact = records.find(({ id }) => id.startsWith(`${index}-`) && id.endsWith('whole'))
      if (exact?.averageHeartRate) {
        const moved = (moment: string) => instantText(Date.parse(moment) + away * HOUR_MS)
        const elsewhere = { start: moved(exact.start), end: moved(exact.end), isLocalClock: true }
        records.push({ ...exact, id: `${index}-file`, provider: 'gpx file', ...elsewhere })
      }
    }
    return { plan, from, to }
  })
  return { truth, records }
}

const SLACK = 3 * MINUTE_MS

test('1,500 days that up to five sources recorded: nothing counts twice, and what was planned is found', () => {
  let planned = 0
  let matched = 0
  fc.assert(
    fc.property(anyDay, (told) => {
      const { truth, records } = tell(told)
      const settled = settleActivities(records)
      const spans = settled.map(({ start, end }) => ({ from: Date.parse(start), to: Date.parse(end) }))
      spans.forEach((span, index) => {
        const next = spans[index + 1]
        if (next !== undefined) expect(next.from).toBeGreaterThanOrEqual(span.to)
      })
      // Every minute that is counted was trained, and hardly any that was trained is missed.
      for (const { from, to } of spans) {
        expect(truth.some((one) => from >= one.from - SLACK && to <= one.to + SLACK)).toBe(true)
      }
      const counted = spans.reduce((sum, { from, to }) => sum + to - from, 0)
      const trained = truth.reduce((sum, { from, to }) => sum + to - from, 0)
      expect(counted).toBeLessThanOrEqual(trained + truth.length * 2 * SLACK)
      expect(counted).toBeGreaterThanOrEqual(0.75 * trained)

      const done = settled.map((one) => ({ code: one.code ?? -1, ...minutesOnDay(one, told.day, zone) }))
      const pairs = matchSessions(
        truth.map(({ plan }) => plan),
        done,
      )
      planned += truth.length
      truth.forEach(({ from, to }, index) => {
        const which = spans[pairs.get(index) ?? -1]
        if (which !== undefined && which.from < to && which.to > from) matched += 1
      })
      expect(new Set(pairs.values()).size).toBe(pairs.size)
    }),
    { numRuns: 1500, seed: 11 },
  )
  expect(planned).toBeGreaterThan(1500)
  expect(matched / planned).toBeGreaterThanOrEqual(0.98)
})

test('an empty overlap covers nothing', () => {
  expect(coversSession({ start: 600, end: 660 }, { start: 660, end: 720 })).toBe(false)
})
