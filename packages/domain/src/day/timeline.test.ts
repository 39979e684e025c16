import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { instantOn, localDate } from '../days.ts'
import type { MealLog } from '../meal-log/meal-log.ts'
import { mealTimes } from '../meal-log/meal-time.ts'
import { sessionRef } from '../meal-log/session-fuel.ts'
import { mealSlots } from '../meal-plan/week-plan.ts'
import { nutrients } from '../nutrients.ts'
import { recordOf } from '../record-of.ts'
import type { RecordedActivity } from '../wearable/wearable-activity.ts'
import { coversSession } from './match-sessions.ts'
import type { MealMark, TimelineMeal } from './meal-entry.ts'
import { buildTimeline, type DayRecord, type TimelineEntry, type TimelineSession } from './timeline.ts'

const zone = 'Europe/Berlin'
const day = localDate('2026-11-17')
const at = (hour: number, minute = 0): number => hour * 60 + minute
const moment = (minute: number) => instantOn(day, minute, zone)
const target = { calories: 300, protein: 20, carbs: 40, fat: 8 }
const noAmounts = recordOf(nutrients, () => null)

const conditioning: TimelineSession = { type: 'Conditioning', start: at(7, 30), end: at(8, 30), intensity: 'Intense' }
const preFuel: TimelineMeal = { id: 'pre', slot: 'pre-fuel', at: at(6, 30), target, session: 0 }
const postFuel: TimelineMeal = { id: 'post', slot: 'post-fuel', at: at(8, 30), target, session: 0 }
const breakfast: TimelineMeal = { id: 'breakfast', slot: 'breakfast', at: at(9, 30), target }
const lunch: TimelineMeal = { id: 'lunch', slot: 'lunch', at: at(12, 30), target }

const log = (minute: number, change: Partial<MealLog> = {}): MealLog => ({
  id: `log-${minute}`,
  name: 'Porridge',
  loggedAt: moment(minute),
  createdAt: moment(minute),
  mealTime: 'breakfast',
  amounts: noAmounts,
  status: 'Followed',
  ...change,
})
const run = (start: number, end: number): RecordedActivity => ({
  id: `run-${start}`,
  provider: 'garmin',
  name: 'Running',
  start: moment(start),
  end: moment(end),
  level: 'high',
})

const record = (change: Partial<DayRecord<TimelineMeal, TimelineSession>>) => ({
  day,
  zone,
  now: Date.parse(moment(at(5))),
  sessions: [conditioning],
  meals: [lunch, breakfast, postFuel, preFuel],
  logs: [],
  activities: [],
  marks: new Map<string, MealMark>(),
  ...change,
})
const nowAt = (minute: number) => ({ now: Date.parse(moment(minute)) })
const draw = (change: Partial<DayRecord<TimelineMeal, TimelineSession>> = {}) => buildTimeline(record(change))

const nameOf = (entry: TimelineEntry<TimelineMeal, TimelineSession>): string => {
  if (entry.kind === 'meal') return `${entry.entry.meal.id}:${entry.entry.state}`
  if (entry.kind === 'session') {
    const fuel = [...entry.pre, ...entry.post].map(({ meal, state }) => `${meal.id}:${state}`)
    return `${entry.session.type}(${fuel.join(' ')})`
  }
  return entry.kind
}
const namesOf = (change: Partial<DayRecord<TimelineMeal, TimelineSession>>): readonly string[] =>
  draw(change).entries.map(nameOf)

describe('the timeline of a day', () => {
  test('is ordered by time, with fuel bracketed to its session and the now line between', () => {
    expect(namesOf(nowAt(at(9)))).toEqual([
      'Conditioning(pre:planned post:planned)',
      'now',
      'breakfast:planned',
      'lunch:planned',
    ])
  })

  test('shows what was logged of a session with it, without what nobody ate', () => {
    const session = sessionRef(day, conditioning)
    const fuel = log(at(8, 30), { session })
    const { entries } = draw({ logs: [fuel, log(at(8, 31), { session, status: null }), log(at(8, 40))] })
    expect(entries.flatMap((entry) => (entry.kind === 'session' ? entry.taken : []))).toEqual([fuel])
  })

  test.each([
    ['between its pre-fuel and itself', at(7)],
    ['while it is underway', at(8)],
    ['right before its post-fuel', postFuel.at - 1],
  ])('has the now line in the group of a session %s', (_, minute) => {
    const { entries } = draw(nowAt(minute))
    expect(entries.map(({ kind }) => kind)).toEqual(['session', 'meal', 'meal'])
    expect(entries.flatMap((entry) => (entry.kind === 'session' ? entry.now : []))).toEqual([minute])
  })

  test('has the now line after a group of which nothing is ahead', () => {
    const { entries } = draw(nowAt(postFuel.at))
    expect(entries.map(({ kind }) => kind).slice(0, 2)).toEqual(['session', 'now'])
    expect(entries.flatMap((entry) => (entry.kind === 'session' ? entry.now : []))).toEqual([null])
  })

  test('takes what was eaten after midnight for no meal of the day that is far off', () => {
    const states = (minute: number) => namesOf({ sessions: [], meals: [breakfast], logs: [log(minute)] })
    expect(states(at(0, 10))).toContain('breakfast:planned')
    expect(states(at(3, 59))).toContain('breakfast:planned')
    expect(states(at(4))).toContain('breakfast:eaten')
    const early = { ...breakfast, at: at(5) }
    expect(namesOf({ sessions: [], meals: [early], logs: [log(at(3, 50))] })).toContain('breakfast:eaten')
  })

  test('has no now line on another day', () => {
    const yesterday = Date.parse(moment(at(5))) - 86_400_000
    expect(namesOf({ now: yesterday })).not.toContain('now')
  })

  test('tells a session that is under way', () => {
    const isUnderway = (minute: number) =>
      draw(nowAt(minute)).entries.some((one) => one.kind === 'session' && one.isUnderway)
    expect([at(7, 29), at(7, 30), at(8, 29), at(8, 30)].map(isUnderway)).toEqual([false, true, true, false])
  })

  test('brackets fuel that names no session to the nearest one, and leaves far fuel alone', () => {
    const { session: _, ...homeless } = preFuel
    const evening = { ...conditioning, start: at(18), end: at(19) }
    const names = (minute: number) =>
      namesOf({ sessions: [conditioning, evening], meals: [{ ...homeless, at: minute }] })
    expect(names(at(17))).toContain('Conditioning(pre:planned)')
    expect(names(at(17)).indexOf('Conditioning(pre:planned)')).toBeGreaterThan(names(at(17)).indexOf('Conditioning()'))
    expect(names(at(10))).toContain('pre:planned')
  })
})

describe('what became of a planned meal', () => {
  test.each([
    [
      'a log that names it',
      { logs: [log(at(20), { plannedMeal: 'breakfast', mealTime: 'general' })] },
      'breakfast:eaten',
    ],
    ['a log of its meal time', { logs: [log(at(8))] }, 'breakfast:eaten'],
    ['an analysed log', { logs: [log(at(8), { status: 'Ready' })] }, 'breakfast:eaten'],
    ['a log of another meal time', { logs: [log(at(9), { mealTime: 'snack' })] }, 'breakfast:planned'],
    ['a log that was not consumed', { logs: [log(at(9), { status: null })] }, 'breakfast:planned'],
    ['Finished', { marks: new Map([['breakfast', 'finished' as const]]) }, 'breakfast:eaten'],
    ['Skipped', { marks: new Map([['breakfast', 'skipped' as const]]) }, 'breakfast:skipped'],
    [
      'Skipped, then logged by name',
      { marks: new Map([['breakfast', 'skipped' as const]]), logs: [log(at(9), { plannedMeal: 'breakfast' })] },
      'breakfast:eaten',
    ],
  ])('%s', (_, change, name) => expect(namesOf(change)).toContain(name))

  test('a second log of the same meal time stands for itself', () => {
    expect(namesOf({ logs: [log(at(8)), log(at(10))] })).toEqual([
      'now',
      'Conditioning(pre:planned post:planned)',
      'breakfast:eaten',
      'log',
      'lunch:planned',
    ])
  })

  test('a skipped meal is not eaten by chance', () => {
    const names = namesOf({ marks: new Map([['breakfast', 'skipped']]), logs: [log(at(9))] })
    expect(names).toEqual(expect.arrayContaining(['breakfast:skipped', 'log']))
  })

  test('of two open fuel blocks the nearer one is fulfilled', () => {
    const later = { ...preFuel, id: 'pre-2', at: at(17), session: 1 }
    const sessions = [conditioning, { ...conditioning, start: at(18), end: at(19) }]
    const logs = [log(at(16, 40), { mealTime: 'pre-workout' })]
    expect(namesOf({ sessions, meals: [preFuel, later], logs })).toEqual([
      'now',
      'Conditioning(pre:planned)',
      'Conditioning(pre-2:eaten)',
    ])
  })
})

describe('recorded activities', () => {
  const kinds = (activities: readonly RecordedActivity[]) =>
    draw({ activities, meals: [] }).entries.map((one) =>
      one.kind === 'session' ? (one.recorded?.id ?? 'as planned') : one.kind,
    )

  test('that cover half a session take its place', () =>
    expect(kinds([run(at(8), at(9))])).toEqual(['now', `run-${at(8)}`]))
  test('that begin later are it, moved', () =>
    expect(kinds([run(at(8, 1), at(9))])).toEqual(['now', `run-${at(8, 1)}`]))
  test('that are far shorter stand beside it', () =>
    expect(kinds([run(at(8, 1), at(8, 25))])).toEqual(['now', 'as planned', 'activity']))
  test('fill one session only', () =>
    expect(kinds([run(at(7, 30), at(8, 15)), run(at(7, 45), at(8, 30))])).toEqual([
      'now',
      `run-${at(7, 30)}`,
      'activity',
    ]))
  test('of another day are not drawn', () => expect(kinds([run(at(24, 30), at(25))])).toEqual(['now', 'as planned']))
  test('that began yesterday stand at midnight', () => {
    const [first] = draw({ activities: [run(-30, 45)] }).entries
    expect(first).toMatchObject({ kind: 'activity', at: 0, end: 45 })
  })
  test('an empty overlap covers nothing', () =>
    expect(coversSession({ start: 600, end: 660 }, { start: 660, end: 720 })).toBe(false))
})

describe('the next fuel', () => {
  const nextId = (change: Partial<DayRecord<TimelineMeal, TimelineSession>>) => draw(change).next?.meal.id ?? null
  test.each([
    ['before the first', nowAt(at(5)), 'pre'],
    ['half an hour late', nowAt(at(7)), 'pre'],
    ['later than that', nowAt(at(7, 1)), 'post'],
    ['after the last', nowAt(at(14)), null],
    ['when breakfast is eaten', { ...nowAt(at(9, 10)), logs: [log(at(9))] }, 'lunch'],
    [
      'when breakfast is skipped',
      { ...nowAt(at(9, 10)), marks: new Map([['breakfast', 'skipped' as const]]) },
      'lunch',
    ],
    ['on a day ahead', { now: Date.parse(moment(at(20))) - 86_400_000 }, 'pre'],
    ['on a day gone by', { now: Date.parse(moment(at(1))) + 86_400_000 }, null],
  ])('%s', (_, change, id) => expect(nextId(change)).toBe(id))
})

test('nothing is lost or drawn twice, and the order never goes back', () => {
  const anyMeal = fc.record({ slot: fc.constantFrom(...mealSlots), at: fc.nat(1439), session: fc.nat(2) })
  const anySession = fc.record({ start: fc.nat(1300), length: fc.integer({ min: 15, max: 300 }) })
  const anyLog = fc.record({ at: fc.nat(1439), mealTime: fc.constantFrom(...mealTimes), names: fc.option(fc.nat(6)) })
  fc.assert(
    fc.property(
      fc.array(anyMeal, { maxLength: 8 }),
      fc.array(anySession, { maxLength: 3 }),
      fc.array(anyLog, { maxLength: 6 }),
      fc.nat(1439),
      (mealSeeds, sessionSeeds, logSeeds, now) => {
        const meals = mealSeeds.map((meal, index) => ({ ...meal, id: `${index}`, target }))
        const sessions = sessionSeeds.map(({ start, length }) => ({ ...conditioning, start, end: start + length }))
        const logs = logSeeds.map(({ at: minute, mealTime, names }, index) =>
          log(minute, { id: `${index}`, mealTime, ...(names === null ? {} : { plannedMeal: `${names}` }) }),
        )
        const { entries } = draw({ meals, sessions, logs, ...nowAt(now) })
        const drawn = entries.flatMap((entry) =>
          entry.kind === 'session' ? [...entry.pre, ...entry.post] : entry.kind === 'meal' ? [entry.entry] : [],
        )
        expect(drawn.map(({ meal }) => meal.id).toSorted()).toEqual(meals.map(({ id }) => id).toSorted())
        const shownLogs = [
          ...drawn.flatMap((one) => one.logs),
          ...entries.flatMap((one) => (one.kind === 'log' ? [one.log] : [])),
        ]
        expect(shownLogs.map(({ id }) => id).toSorted()).toEqual(logs.map(({ id }) => id).toSorted())
        expect(entries.filter(({ kind }) => kind === 'session')).toHaveLength(sessions.length)
        expect(entries.map((entry) => entry.at)).toEqual(entries.map((entry) => entry.at).toSorted((a, b) => a - b))
      },
    ),
  )
})
