import { type RaceSchedule, rescheduleRace, scheduleRace } from '@pacemeal/nutrition/race'
import { describe, expect, test } from 'vitest'
import { checkChange } from './check-change.ts'
import { changesOf } from './race-changes.ts'
import { type RaceCase, someRaceCarryingLittle } from './races.ts'

/** A race with gels at stations and on the way, before and after minute 60, whose change keeps all of it. */
const [one] = Array.from({ length: 200 }, (_, i) => someRaceCarryingLittle(i)).filter(({ race, athlete, products }) => {
  const takes = scheduleRace(race, athlete, products).entries.flatMap((entry) => (entry.kind === 'take' ? [entry] : []))
  return takes.some(({ minute, water }) => minute > 70 && water > 0) && takes.some(({ minute }) => minute < 60)
}) as [RaceCase, ...RaceCase[]]
const before = scheduleRace(one.race, one.athlete, one.products)
const changes = changesOf(one, before)
const after = (name: string): readonly [(typeof changes)[number], RaceSchedule] => {
  const change = changes.find((some) => some.name === name)
  if (!change) throw new Error(`no change ${name}`)
  return [change, rescheduleRace(change, one.athlete, one.products, before)]
}
const breachesOf = (name: string, plant: (schedule: RaceSchedule) => Partial<RaceSchedule> = () => ({})): string => {
  const [change, rest] = after(name)
  return checkChange(one, before, change, { ...rest, ...plant(rest) }).breaches.join('\n')
}
const lastTake = ({ entries }: RaceSchedule) => {
  const take = entries.findLast((entry) => entry.kind === 'take')
  if (take?.kind !== 'take') throw new Error('nothing is taken')
  return take
}

describe('the checker of changes', () => {
  test.each(changes.map(({ name }) => name))('finds nothing after %s', (name) => {
    expect(breachesOf(name)).toBe('')
  })

  test.each([
    [
      'what nobody packed',
      ({ entries }) => ({ entries: [...entries, { ...lastTake({ entries } as RaceSchedule), minute: 71 }] }),
      /packed/,
    ],
    [
      'a past that changed',
      ({ entries }) => ({ entries: entries.filter((entry) => entry.kind === 'bottle' || entry.minute > 60) }),
      /what is past/,
    ],
    ['another plan', ({ entries }) => ({ entries: entries.slice(0, -1) }), /without a change is planned otherwise/],
    [
      'a name of two entries',
      ({ entries }) => ({ entries: [...entries, lastTake({ entries } as RaceSchedule)] }),
      /the name of 2 entries/,
    ],
  ] satisfies readonly [string, (schedule: RaceSchedule) => Partial<RaceSchedule>, RegExp][])(
    'finds %s',
    (_, plant, words) => {
      expect(breachesOf('no change', plant)).toMatch(words)
    },
  )

  test('finds a cup at a station that is closed', () => {
    const [change] = after('a closed station')
    const closed = one.race.stations.find(({ minute }) => !change.race.stations.some((left) => left.minute === minute))
    const cup = { kind: 'cup' as const, minute: closed?.minute ?? 0, water: 100 }
    expect(breachesOf('a closed station', ({ entries }) => ({ entries: [...entries, cup] }))).toMatch(/no station/)
  })

  test('reads how much of the later carbohydrate stays', () => {
    const [change, rest] = after('no change')
    expect(checkChange(one, before, change, rest).kept).toBe(1)
    const none = { ...rest, entries: rest.entries.filter((entry) => entry.kind !== 'bottle' && entry.minute < 60) }
    expect(checkChange(one, before, change, none).kept).toBe(0)
  })

  test('finds nothing in any change of generated races that carry little', () => {
    const breaches = Array.from({ length: 100 }, (_, index) => someRaceCarryingLittle(200 + index)).flatMap(
      (little) => {
        const schedule = scheduleRace(little.race, little.athlete, little.products)
        return changesOf(little, schedule).flatMap((change) =>
          checkChange(
            little,
            schedule,
            change,
            rescheduleRace(change, little.athlete, little.products, schedule),
          ).breaches.map((breach) => `${little.number} after ${change.name}: ${breach}`),
        )
      },
    )
    expect(breaches).toEqual([])
  })

  test('takes no fault for what was drunk before it became cooler, and for what is drunk after it one', () => {
    const [change, rest] = after('ten degrees less')
    const flood = (minute: number) => ({ kind: 'cup' as const, minute, water: 3000 })
    const at = (minute: number) =>
      breachesOf('ten degrees less', () => ({ entries: [flood(minute)] })).match(/ml above sweat/g)?.length ?? 0
    expect(rest.entries.length).toBeGreaterThan(0)
    expect(at(change.at - 5)).toBe(0)
    expect(at(change.at + 5)).toBeGreaterThan(0)
  })
})
