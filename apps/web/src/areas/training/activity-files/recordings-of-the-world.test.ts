import { localDate } from '@pacemeal/domain'
import { describe, expect, test } from 'vitest'
import {
  aFitPoolSwim,
  aFitRecording,
  aGpxTrack,
  aPausedTcx,
  aTcxTriathlon,
  type TrackPoint,
} from '../../../../testing/recordings.ts'
import { readFile } from './read-file.ts'
import { withoutBrokenEnd } from './xml-ends.ts'

const start = Date.parse('2026-03-02T12:00:00Z')
const at = (minute: number): string => new Date(start + minute * 60_000).toISOString()
const read = async (content: string | Uint8Array) => {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content
  const here = { today: localDate('2026-03-02'), zone: 'America/New_York' }
  const found = await readFile(new Uint8Array(bytes).buffer, here)
  if (found.kind !== 'activities') throw new Error('These are no activities.')
  return found
}
/** Elapsed and trained minutes of the only activity. */
const minutesOf = async (content: string | Uint8Array) => {
  const { activities } = await read(content)
  expect(activities).toHaveLength(1)
  const [one] = activities
  if (one === undefined) throw new Error('There is none.')
  const elapsed = (Date.parse(one.end_time) - Date.parse(one.start_time)) / 60_000
  return { elapsed, trained: one.timer_seconds === null ? null : one.timer_seconds / 60 }
}
/** Points every ten seconds at a walking pace of 1.4 m/s between two seconds, from some metres on. */
const walk = (from: number, to: number, metres = 0): TrackPoint[] =>
  Array.from({ length: (to - from) / 10 + 1 }, (_, index) => ({
    second: from + index * 10,
    metres: metres + index * 14,
  }))

describe('pauses are no training', () => {
  test('FIT: by the timer of the session, and the whole time is kept beside it', async () => {
    const ride = { sport: 2, start, minutes: 393, pause: { from: 100, to: 268 } }
    expect(await minutesOf(aFitRecording([ride]))).toEqual({ elapsed: 393, trained: 225 })
  })

  test('FIT: by the timer’s events where the session counts its pauses', async () => {
    const ride = { sport: 2, start, minutes: 120, pause: { from: 30, to: 75 }, countsPause: true }
    expect(await minutesOf(aFitRecording([ride]))).toEqual({ elapsed: 120, trained: 75 })
  })

  test('FIT: without a pause, all of it is training', async () =>
    expect(await minutesOf(aFitRecording([{ sport: 1, start, minutes: 45 }]))).toEqual({ elapsed: 45, trained: 45 }))

  test('TCX: by the time of its laps', async () =>
    expect(await minutesOf(aPausedTcx(start, 393, 225))).toEqual({ elapsed: 393, trained: 225 }))

  test('GPX: between its segments', async () => {
    const parts = [walk(0, 3600), walk(7200, 10_800, 5040)]
    expect(await minutesOf(aGpxTrack(start, parts))).toEqual({ elapsed: 180, trained: 120 })
  })

  test('GPX: in a gap without moving on; one in which somebody went on is a tunnel', async () => {
    expect(await minutesOf(aGpxTrack(start, [[...walk(0, 3600), ...walk(5400, 9000, 5050)]]))).toEqual({
      elapsed: 150,
      trained: 120,
    })
    expect(await minutesOf(aGpxTrack(start, [[...walk(0, 3600), ...walk(3900, 7500, 5460)]]))).toEqual({
      elapsed: 125,
      trained: 125,
    })
  })

  test('GPX: in a long standstill, however the place jitters; a short one is part of it', async () => {
    const rest = (from: number, to: number): TrackPoint[] =>
      walk(from, to).map(({ second }, index) => ({ second, metres: 5040 + (index % 3) * 8 }))
    const long = [[...walk(0, 3600), ...rest(3610, 6000), ...walk(6010, 9600, 5060)]]
    const { elapsed, trained } = await minutesOf(aGpxTrack(start, long))
    expect(elapsed).toBe(160)
    expect(trained).toBeGreaterThan(118)
    expect(trained).toBeLessThan(122)
    const short = [[...walk(0, 3600), ...rest(3610, 3700), ...walk(3710, 7310, 5060)]]
    expect(await minutesOf(aGpxTrack(start, short))).toMatchObject({ trained: 7310 / 60 })
  })

  test('who trains on one spot does not rest', async () => {
    const spot = walk(0, 3600).map(({ second }) => ({ second, metres: 0 }))
    expect(await minutesOf(aGpxTrack(start, [spot]))).toEqual({ elapsed: 60, trained: 60 })
    const court = walk(0, 3600).map(({ second }, index) => ({ second, metres: (index % 2) * 12 }))
    expect(await minutesOf(aGpxTrack(start, [court], 'tennis'))).toEqual({ elapsed: 60, trained: 60 })
  })
})

describe('a file without its end is read as far as it goes', () => {
  const run = { sport: 1, start, minutes: 60 }
  const unfinished = aFitRecording([run], { session: false })

  test('FIT: all its points, with its sport, though neither session nor checksum were written', async () => {
    const found = await read(unfinished.slice(0, -2))
    expect(found.isCut).toBe(true)
    expect(found.activities).toMatchObject([
      { name: 'Running', type: 1, start_time: at(0), end_time: at(60), timer_seconds: 3600, avg_heart_rate: 140 },
    ])
  })

  test('FIT: up to the last whole message', async () => {
    const found = await read(unfinished.slice(0, Math.floor(unfinished.length / 2) + 1))
    expect(found.isCut).toBe(true)
    const [activity] = found.activities
    expect(activity).toMatchObject({ type: 1, start_time: at(0) })
    expect(Date.parse(activity?.end_time ?? '')).toBeGreaterThan(Date.parse(at(25)))
    expect(Date.parse(activity?.end_time ?? '')).toBeLessThan(Date.parse(at(35)))
  })

  test('FIT: one whose device never wrote how long it is', async () => {
    const lengthless = unfinished.slice()
    lengthless.fill(0, 4, 8)
    expect(await read(lengthless.slice(0, -2))).toMatchObject({ isCut: true, activities: [{ end_time: at(60) }] })
  })

  test('FIT: the leg that was under way stands beside the ones that had ended', async () => {
    const whole = aFitRecording([run, { sport: 2, start: start + 60 * 60_000, minutes: 60 }])
    const found = await read(whole.slice(0, -60))
    expect(found.activities).toMatchObject([
      { type: 1, end_time: at(60) },
      { type: 2, start_time: new Date(start + 3_610_000).toISOString() },
    ])
  })

  test('FIT: what a watch wrote in the seconds after a session is no other leg', async () => {
    const whole = aFitRecording([run, { sport: 1, start: start + 3_610_000, minutes: 0.5 }])
    const found = await read(whole.slice(0, -60))
    expect(found.activities).toMatchObject([{ type: 1, start_time: at(0), end_time: at(60) }])
  })

  test('FIT: a pool, whose points have no time, by its lengths', async () => {
    const swim = aFitPoolSwim(start, [60, 60, 120, 60])
    expect(await read(swim.slice(0, -2))).toMatchObject({
      isCut: true,
      activities: [{ type: 3, start_time: at(0), end_time: at(5) }],
    })
  })

  test('FIT: without the points of a clock that was wrong for a while', async () => {
    const ride = aFitRecording([{ sport: 2, start, minutes: 60, wrongClock: { from: 20, to: 25 } }], { session: false })
    expect(await read(ride.slice(0, -2))).toMatchObject({
      isCut: true,
      activities: [{ type: 2, start_time: at(0), end_time: at(60) }],
    })
  })

  test('GPX and TCX: up to the last whole point, with every element closed', async () => {
    const gpx = aGpxTrack(start, [walk(0, 3600)])
    expect(await read(gpx.slice(0, gpx.lastIndexOf('<trkpt') + 20))).toMatchObject({
      isCut: true,
      activities: [{ type: 5, start_time: at(0), end_time: new Date(start + 3_590_000).toISOString() }],
    })
    const tcx = aPausedTcx(start, 60, 60)
    expect(await read(tcx.slice(0, tcx.indexOf('</Track>')))).toMatchObject({
      isCut: true,
      activities: [{ type: 2, start_time: at(0), end_time: at(60) }],
    })
  })

  test('a whole file is not said to lack its end', async () => {
    for (const whole of [aFitRecording([run]), aGpxTrack(start, [walk(0, 600)]), aPausedTcx(start, 10, 10)]) {
      expect((await read(whole)).isCut).toBe(false)
    }
  })
})

test.each([
  ['comments', '<!--'],
  ['instructions', '<?'],
  ['texts as they are', '<![CDATA['],
  ['attributes', '<a b="'],
  ['names', 'x'],
])('one without its end that is made to be slow of %s is read once', (_, part) => {
  const started = performance.now()
  withoutBrokenEnd(`<gpx><trk><${part.repeat(1_500_000 / part.length)}</trkpt>`)
  expect(performance.now() - started).toBeLessThan(1000)
})

describe('a race of several sports', () => {
  const legs = [
    { name: 'Swimming', type: 3, is_transition: false, start_time: at(0), end_time: at(20) },
    { name: 'Transition', type: null, is_transition: true, start_time: at(20), end_time: at(24) },
    { name: 'Cycling', type: 2, is_transition: false, start_time: at(24), end_time: at(84) },
    { name: 'Transition', type: null, is_transition: true, start_time: at(84), end_time: at(86) },
    { name: 'Running', type: 1, is_transition: false, start_time: at(86), end_time: at(116) },
  ]

  test('TCX: each leg is an activity, and the changes between them are transitions', async () =>
    expect((await read(aTcxTriathlon(start))).activities).toMatchObject(legs))

  test('FIT: the same', async () => {
    const leg = (sport: number, from: number, minutes: number) => ({ sport, start: start + from * 60_000, minutes })
    const race = aFitRecording([leg(5, 0, 20), leg(3, 20, 4), leg(2, 24, 60), leg(3, 84, 2), leg(1, 86, 30)])
    expect((await read(race)).activities).toMatchObject(legs)
  })
})
