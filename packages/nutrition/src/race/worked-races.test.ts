import { describe, expect, test } from 'vitest'
import { aRace, aRaceAthlete, products } from '../scenarios/races.ts'
import type { AidStation, Race, RaceAthlete, RaceLeg } from './race.ts'
import { scheduleRace } from './schedule.ts'

/** Stations with water after each so many minutes between two minutes of a race. */
const waterEvery = (step: number, from: number, to: number): readonly AidStation[] =>
  Array.from({ length: Math.ceil((to - from) / step) - 1 }, (_, index) => ({
    name: '',
    minute: from + step * (index + 1),
  }))

const closed = (name: string, minutes: number): RaceLeg => ({ name, minutes, intake: 'none' })
const open = (name: string, minutes: number): RaceLeg => ({ name, minutes, intake: 'open' })

/** A race as the page tells it: the targets of its hours, and what is taken, line by line. */
function told(race: Partial<Race>, athlete: Partial<RaceAthlete>, ...taken: readonly string[]) {
  const { targets, entries } = scheduleRace(aRace(race), aRaceAthlete(athlete), products(...taken))
  const lines = entries.map((entry) => {
    if (entry.kind === 'cup') return `${entry.minute}: water`
    if (entry.kind === 'take') return `${entry.minute}: ${entry.servings} ${entry.product}, ${entry.water} ml`
    const { from, to, volume, drunk, contents } = entry
    const mixed = contents.map(({ servings, product }) => `${servings} ${product}`).join(' and ')
    return `${from}-${to}: ${Math.round(drunk)} of ${Math.round(volume)} ml, ${mixed || 'plain'}`
  })
  return {
    hour: [targets.carbs.value, targets.fluid.value, targets.sodium.value],
    sweat: Number(targets.sweat.rate.toFixed(2)),
    lines,
    pauses: targets.pauses.map(({ carbs, fluid }) => [carbs, fluid]),
  }
}

describe('the worked examples of the page about races', () => {
  test('a marathon of 3:30', () => {
    const { hour, sweat, lines } = told(
      { legs: [open('run', 210)], stations: waterEvery(25, 0, 210) },
      {},
      'gel',
      'home-mix',
      'salt',
    )
    expect(hour).toEqual([75, 680, 410])
    expect(sweat).toBe(0.85)
    const bottles = lines.filter((line) => !line.includes('gel'))
    expect(bottles).toEqual(
      Array.from({ length: 8 }, (_, i) => `${25 * i}-${25 * i + 25}: 260 of 300 ml, 3 home-mix and 1 salt`),
    )
    expect(lines.filter((line) => line.includes('gel'))).toEqual([
      '30: 1 gel, 100 ml',
      '90: 1 gel, 100 ml',
      '150: 1 gel, 100 ml',
    ])
  })

  test('a 70.3 at 24 degrees', () => {
    const { hour, sweat, lines } = told(
      {
        legs: [closed('swim', 36), open('bike', 165), { ...open('run', 105), share: 0.85 }],
        stations: [
          { name: '', minute: 36, handsOut: false },
          ...waterEvery(40, 36, 201),
          { name: '', minute: 201, handsOut: false },
          ...waterEvery(25, 201, 306),
        ],
        conditions: { celsius: 24, altitude: 0 },
      },
      { tolerance: 90 },
      'gel-mixed',
      'mix-strong',
      'salt',
    )
    expect(hour).toEqual([90, 900, 540])
    expect(sweat).toBe(1.12)
    expect(lines.slice(0, 3)).toEqual([
      '36-76: 500 of 500 ml, 1 mix-strong and 1 salt',
      '66: 1 gel-mixed, 100 ml',
      '76-116: 500 of 500 ml, 1 mix-strong and 1 salt',
    ])
    expect(lines.filter((line) => line.includes('gel'))).toEqual(
      [66, 126, 186, 246].map((minute) => `${minute}: 1 gel-mixed, 100 ml`),
    )
    expect(lines.filter((line) => /^2\d\d-/.test(line))).toEqual([
      '201-251: 481 of 500 ml, 1 mix-strong and 2 salt',
      '201-301: 350 of 350 ml, plain',
      '251-301: 481 of 500 ml, 1 mix-strong and 2 salt',
    ])
  })

  test('an ultra of twelve hours', () => {
    const { sweat: _, ...untested } = aRaceAthlete()
    const race = aRace({
      intensity: 'Moderate',
      legs: [open('run', 720)],
      stations: waterEvery(90, 0, 720),
      carry: { bottles: 3, bottle: 500, pockets: 20 },
    })
    const along = products('gel', 'home-mix', 'salt', 'banana', 'potato', 'chew')
    const { targets, entries } = scheduleRace(race, untested, along)
    expect([targets.carbs.value, targets.fluid.value, targets.sodium.value]).toEqual([60, 390, 230])
    expect(targets.sweat.rate).toBeCloseTo(0.56, 1)
    const gels = entries.flatMap((entry) => (entry.kind === 'take' ? [entry] : []))
    expect(gels.map(({ product, minute }) => [product, minute])).toEqual(
      Array.from({ length: 24 }, (_one, i) => ['gel', 15 + 30 * i]),
    )
    const bottles = entries.flatMap((entry) => (entry.kind === 'bottle' ? [entry] : []))
    expect(bottles.map(({ from, to, volume }) => [from, to, Math.round(volume)])).toEqual(
      Array.from({ length: 5 }, (_one, i) => [144 * i, 144 * (i + 1), 450]),
    )
  })

  test('a football match', () => {
    const { hour, lines } = told(
      { legs: [closed('half', 45), open('half-time', 15), closed('half', 45)], stations: [{ name: '', minute: 45 }] },
      {},
      'gel',
      'home-mix',
      'salt',
    )
    expect(hour.slice(0, 2)).toEqual([45, 680])
    expect(lines).toEqual(['45-60: 375 of 400 ml, 4 home-mix and 1 salt'])
  })

  test('a swim meet', () => {
    const pause: RaceLeg = { ...open('pause', 80), isPause: true }
    const start = closed('start', 10)
    const { pauses, lines } = told(
      {
        intensity: 'Moderate',
        legs: [start, pause, start, pause, start],
        stations: [
          { name: '', minute: 10 },
          { name: '', minute: 100 },
        ],
      },
      {},
      'banana',
      'dates',
      'home-mix',
    )
    expect(pauses).toEqual([
      [35, 313],
      [35, 313],
    ])
    expect(lines).toEqual(['10-60: 306 of 350 ml, 5 home-mix', '100-150: 306 of 350 ml, 5 home-mix'])
  })
})
