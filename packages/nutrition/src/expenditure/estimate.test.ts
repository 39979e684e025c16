import { addDays, kcal, kilograms } from '@pacemeal/domain'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dayNumber, formulaPrior, steadyDays } from '../scenarios/logged-days.ts'
import type { DayIntake, ExpenditureDay } from './day-log.ts'
import { type ExpenditureEstimate, estimateExpenditure, expenditureHistory } from './estimate.ts'
import { hasLivingJustChanged } from './steps.ts'

const learnedFrom = (log: readonly ExpenditureDay[]): ExpenditureEstimate => {
  const estimate = estimateExpenditure(log, formulaPrior)
  if (estimate === null) throw new Error('The log is empty')
  return estimate
}
const widthOf = ({ interval }: ExpenditureEstimate) => interval.high - interval.low

const anyIntake: fc.Arbitrary<DayIntake> = fc.oneof(
  fc.record({ kind: fc.constant('full' as const), energy: fc.double({ min: 0, max: 6000, noNaN: true }).map(kcal) }),
  fc.record({ kind: fc.constant('partial' as const), energy: fc.double({ min: 0, max: 3000, noNaN: true }).map(kcal) }),
  fc.record({
    kind: fc.constant('planned' as const),
    energy: fc.double({ min: 1000, max: 5000, noNaN: true }).map(kcal),
  }),
  fc.constant({ kind: 'unlogged' as const }),
)
const anyLog: fc.Arbitrary<readonly ExpenditureDay[]> = fc
  .array(
    fc.record(
      {
        skipped: fc.integer({ min: 0, max: 3 }),
        intake: anyIntake,
        sessionEnergy: fc.double({ min: 0, max: 3000, noNaN: true }).map(kcal),
        mass: fc.double({ min: 30, max: 250, noNaN: true }).map(kilograms),
        steps: fc.integer({ min: 0, max: 40_000 }),
        cycleDay: fc.integer({ min: 1, max: 60 }),
        isCarbLoading: fc.boolean(),
        isHighSodium: fc.boolean(),
        isWaterShift: fc.boolean(),
        isIll: fc.boolean(),
      },
      { requiredKeys: ['skipped', 'intake', 'sessionEnergy'] },
    ),
    { minLength: 1, maxLength: 40 },
  )
  .map((days) => {
    let date = dayNumber(0)
    return days.map(({ skipped, ...day }) => {
      date = addDays(date, 1 + skipped)
      return { date, ...day }
    })
  })

describe('an athlete whose expenditure is not the formula’s', () => {
  test.each([
    [2600, 2200],
    [1900, 2200],
    [2500, 2500],
  ])('who spends %i and eats %i is known after six weeks within 4 %', (spent, eaten) => {
    const { expenditure } = learnedFrom(steadyDays(43, { spent, eaten }))
    expect(Math.abs(expenditure / spent - 1)).toBeLessThan(0.04)
  })

  test('is known better each week, with an interval that narrows and holds the truth', () => {
    const history = expenditureHistory(steadyDays(57, { spent: 2600 }), formulaPrior)
    const weekly = [14, 28, 42, 56].flatMap((day) => history[day] ?? [])
    for (const { interval } of weekly) {
      expect(interval.low).toBeLessThan(2600)
      expect(interval.high).toBeGreaterThan(2600)
    }
    const widths = weekly.map(widthOf)
    expect(widths).toEqual(widths.toSorted((a, b) => b - a))
  })

  test('starts from the formula, less what never reaches a log', () => {
    expect(learnedFrom(steadyDays(1, {})).expenditure).toBeCloseTo(0.9 * 2200, 6)
  })
})

describe('what is usually eaten', () => {
  test.each([1700, 2700])('tells of an athlete who keeps the weight on %i kcal before the scale could', (eaten) => {
    const { expenditure } = learnedFrom(steadyDays(11, { eaten, spent: eaten }))
    expect(Math.abs(expenditure / eaten - 1)).toBeLessThan(0.06)
  })

  test('gives way to the scale of one who eats less than is spent', () => {
    const { expenditure } = learnedFrom(steadyDays(29, { eaten: 1700, spent: 2200 }))
    expect(Math.abs(expenditure / 2200 - 1)).toBeLessThan(0.04)
  })
})

test('no day was logged, so nothing is known', () => {
  expect(estimateExpenditure([], formulaPrior)).toBeNull()
})

test('device calories that are twice the true cost are scaled, not added on top', () => {
  // Six weeks of rest, then six of training: the watch tells 800 kcal a day, and the body spends 400 of them.
  const log = steadyDays(85, {}).map((day, n) => ({
    ...day,
    sessionEnergy: kcal(n < 42 ? 0 : 800),
    mass: kilograms((day.mass ?? 0) - (Math.max(0, n - 42) * 400) / 7700),
  }))
  const { expenditure, sessionScale, usualSessions } = learnedFrom(log)
  expect(usualSessions).toBeCloseTo(800, 6)
  expect(sessionScale).toBeLessThan(0.75)
  expect(Math.abs(expenditure - 2600)).toBeLessThan(75)
})

describe('days that are not logged in full', () => {
  const whole = steadyDays(43, {})
  const replaced = (intake: DayIntake, isReplaced: (n: number) => boolean) =>
    learnedFrom(whole.map((day, n) => (isReplaced(n) ? { ...day, intake } : day)))
  const everyFourth = (n: number) => n > 10 && n % 4 === 0

  test('a half-logged day that nobody marked is not read as a day of fasting, and is asked about', () => {
    const hidden = replaced({ kind: 'full', energy: kcal(900) }, everyFourth)
    expect(Math.abs(hidden.expenditure - learnedFrom(whole).expenditure)).toBeLessThan(60)
    expect(hidden.suspicious.map(({ date }) => date)).toEqual([12, 16, 20, 24, 28, 32, 36, 40].map(dayNumber))
    expect(hidden.suspicious[0]?.logged).toBe(900)
  })

  test('"that was all" makes the low day count as it stands', () => {
    const confirmed = replaced({ kind: 'full', energy: kcal(900), isConfirmed: true }, everyFourth)
    expect(confirmed.suspicious).toEqual([])
    expect(confirmed.expenditure).toBeLessThan(learnedFrom(whole).expenditure - 150)
  })

  test.each([
    ['partial', { kind: 'partial', energy: kcal(700) }],
    ['unlogged', { kind: 'unlogged' }],
    ['planned', { kind: 'planned', energy: kcal(2200) }],
  ] as const)('%s days move the estimate little and widen the interval', (_, intake) => {
    const some = replaced(intake, everyFourth)
    expect(Math.abs(some.expenditure - learnedFrom(whole).expenditure)).toBeLessThan(60)
    expect(widthOf(some)).toBeGreaterThan(widthOf(learnedFrom(whole)))
  })

  test('days that are missing in the log are unlogged ones', () => {
    const gap = learnedFrom(whole.filter((_, n) => n < 20 || n >= 27))
    const unlogged = learnedFrom(
      whole.map((day, n) =>
        n < 20 || n >= 27 ? day : { date: day.date, intake: { kind: 'unlogged' }, sessionEnergy: kcal(0) },
      ),
    )
    expect(gap).toEqual(unlogged)
  })
})

describe('water', () => {
  const plain = steadyDays(43, {})
  const heavier = (n: number, by: number, flags: Partial<ExpenditureDay>): readonly ExpenditureDay[] =>
    plain.map((day, d) =>
      d < n ? day : { ...day, ...(d < n + 4 ? flags : {}), mass: kilograms((day.mass ?? 0) + (d < n + 4 ? by : 0)) },
    )

  test('of a loading weekend just before the check-in moves the base less than 75 kcal', () => {
    const loaded = learnedFrom(heavier(39, 1.5, { isCarbLoading: true }))
    expect(Math.abs(loaded.expenditure - learnedFrom(plain).expenditure)).toBeLessThan(75)
  })

  test('of loading that was told moves it less than the same water that was not', () => {
    const told = learnedFrom(heavier(39, 1.5, { isCarbLoading: true })).expenditure
    const untold = learnedFrom(heavier(39, 1.5, {})).expenditure
    expect(untold).toBeLessThan(told)
  })

  test('of loading that was told is known from the plan, so that the interval hardly widens while it lasts', () => {
    const fading = (n: number) => (n < 30 ? 0 : n <= 31 ? 0.6 * (n - 29) : 1.2 * 0.7 ** (n - 31))
    const loaded = plain.map((day, n) => ({
      ...day,
      mass: kilograms((day.mass ?? 0) + fading(n)),
      isCarbLoading: n === 29 || n === 30,
    }))
    const [told, still] = [learnedFrom(loaded.slice(0, 32)), learnedFrom(plain.slice(0, 32))]
    expect(widthOf(told)).toBeLessThan(1.08 * widthOf(still))
    expect(Math.abs(told.expenditure - still.expenditure)).toBeLessThan(23)
  })

  test('of a known cycle moves it less than of an unknown one', () => {
    const swinging = (isKnown: boolean) =>
      learnedFrom(
        plain.map((day, n) => ({
          ...day,
          mass: kilograms((day.mass ?? 0) + 0.6 * Math.cos((2 * Math.PI * n) / 28)),
          ...(isKnown ? { cycleDay: (n % 28) + 1 } : {}),
        })),
      ).expenditure
    const still = learnedFrom(plain).expenditure
    expect(Math.abs(swinging(true) - still)).toBeLessThan(Math.abs(swinging(false) - still))
  })

  test('of a cycle that nobody told is found in the weigh-ins of those who may have one', () => {
    const swinging = plain.map((day, n) => ({
      ...day,
      mass: kilograms((day.mass ?? 0) + 0.6 * Math.cos((2 * Math.PI * (n + 9)) / 28)),
    }))
    const off = (log: readonly ExpenditureDay[], mayHaveCycle: boolean) =>
      Math.abs((estimateExpenditure(log, { ...formulaPrior, mayHaveCycle })?.expenditure ?? 0) - 2200)
    expect(off(swinging, true)).toBeLessThan(off(swinging, false) / 2)
    // Once a day of the cycle is told, there is nothing left to search.
    const told = swinging.map((day, n) => ({ ...day, cycleDay: ((n + 9) % 28) + 1 }))
    expect(off(told, true)).toBe(off(told, false))
  })

  test('that stays, as after creatine was begun, is not read as eating too much', () => {
    const kept = (isTold: boolean) =>
      learnedFrom(
        plain.map((day, n) => ({
          ...day,
          mass: kilograms((day.mass ?? 0) + (n >= 25 ? 1.5 : 0)),
          isWaterShift: isTold && n === 24,
        })),
      ).expenditure
    const still = learnedFrom(plain).expenditure
    expect(Math.abs(kept(true) - still)).toBeLessThan(75)
    expect(kept(false)).toBeLessThan(kept(true))
  })

  test('that came in a week and was not told is doubted before it is taken for tissue', () => {
    const ofCreatine = (n: number) => Math.min(1.4, Math.max(0, ((n - 25) * 1.4) / 6))
    const log = plain.slice(0, 36).map((day, n) => ({ ...day, mass: kilograms((day.mass ?? 0) + ofCreatine(n)) }))
    expect(learnedFrom(log).expenditure).toBeGreaterThan(2200 - 400)
  })

  test('one morning in winter clothes changes nearly nothing', () => {
    const log = plain.map((day, n) => (n === 35 ? { ...day, mass: kilograms(75) } : day))
    expect(Math.abs(learnedFrom(log).expenditure - learnedFrom(plain).expenditure)).toBeLessThan(75)
  })
})

describe('an illness of five days with little appetite', () => {
  const plain = steadyDays(43, {})
  const [begins, ends, eaten] = [25, 33, 1300]
  const isIll = (n: number) => n >= begins && n < begins + 5
  const ill = (isNoted: boolean): readonly ExpenditureDay[] =>
    plain.map((day, n) => {
      const missed = (Math.min(5, Math.max(0, n - begins)) * (2200 - eaten)) / 7700
      const water = n > begins && n <= ends ? 1 : 0
      return {
        ...day,
        ...(isIll(n) ? { intake: { kind: 'full', energy: kcal(eaten) } as const } : {}),
        mass: kilograms((day.mass ?? 0) - missed - water),
        ...(isNoted && (n === begins || n === ends) ? { isIll: true, isWaterShift: true } : {}),
      }
    })
  const off = (log: readonly ExpenditureDay[]) =>
    Math.abs(learnedFrom(log).expenditure - learnedFrom(plain).expenditure)

  test('that is noted is asked about no day, and moves the estimate little', () => {
    expect(learnedFrom(ill(true)).suspicious).toEqual([])
    expect(off(ill(true))).toBeLessThan(40)
    expect(off(ill(true))).toBeLessThan(off(ill(false)) / 2)
  })

  test('that nobody noted is asked about', () => {
    expect(learnedFrom(ill(false)).suspicious).toHaveLength(5)
  })

  test('takes days without a log for days of little appetite, too', () => {
    const unlogged = ill(true).map((day, n) => (isIll(n) ? { ...day, intake: { kind: 'unlogged' } as const } : day))
    const asWaterAlone = unlogged.map(({ isIll: _, ...day }) => day)
    const offBy = (log: readonly ExpenditureDay[]) => Math.abs(learnedFrom(log).expenditure - 2200)
    expect(offBy(unlogged)).toBeLessThan(offBy(asWaterAlone) - 5)
  })
})

describe('a true step', () => {
  const stepped = (withSteps: boolean): readonly ExpenditureDay[] => {
    let mass = 70
    return Array.from({ length: 57 }, (_, n) => {
      const day: ExpenditureDay = {
        date: dayNumber(n),
        intake: { kind: 'full', energy: kcal(2200) },
        mass: kilograms(mass + 0.2 * Math.sin(n * 2.4)),
        sessionEnergy: kcal(0),
        ...(withSteps ? { steps: n < 28 ? 6000 : 11_000 } : {}),
      }
      mass -= (n < 28 ? 0 : 300) / 7700
      return day
    })
  }

  test('of the base is more than half learned after four weeks', () => {
    expect(learnedFrom(stepped(false)).expenditure).toBeGreaterThan(2350)
  })

  test('is learned faster when steps say that daily living changed, and steps alone change nothing', () => {
    const after = (log: readonly ExpenditureDay[]) => learnedFrom(log.slice(0, 43)).expenditure
    expect(after(stepped(true))).toBeGreaterThan(after(stepped(false)))
    const walking = steadyDays(43, {}).map((day, n) => ({ ...day, steps: n < 28 ? 6000 : 12_000 }))
    expect(Math.abs(after(walking) - after(steadyDays(43, {})))).toBeLessThan(75)
  })
})

test('a change that steps show is read from the first day of the week that differs', () => {
  // Eight days after a step of 300 kcal the scale has fallen by 0.3 kg.
  const log = Array.from(
    { length: 36 },
    (_, n): ExpenditureDay => ({
      date: dayNumber(n),
      intake: { kind: 'full', energy: kcal(2200) },
      mass: kilograms(70 + 0.2 * Math.sin(n * 2.4) - (Math.max(0, n - 28) * 300) / 7700),
      sessionEnergy: kcal(0),
      steps: n < 28 ? 6000 : 11_000,
    }),
  )
  expect(learnedFrom(log).expenditure).toBeGreaterThan(2200 + 100)
})

describe('steps that changed for good', () => {
  const walking = steadyDays(85, {}).map((day, n) => ({ ...day, steps: n < 42 ? 6000 : 12_000 }))
  const history = expenditureHistory(walking, formulaPrior)
  const [before, ...after] = [40, 46, 56, 84].map((n) => {
    const estimate = history[n]
    if (estimate === undefined) throw new Error('The log is too short')
    return widthOf(estimate)
  })

  test('widen the interval once, and it narrows again while the weeks still differ', () => {
    expect(after[0]).toBeGreaterThan(1.2 * (before ?? 0))
    expect(after).toEqual(after.toSorted((a, b) => b - a))
    expect(after[2]).toBeLessThan(1.05 * (before ?? 0))
  })

  const told = (steps: (n: number) => number) => {
    const log = walking.map((day, n) => ({ ...day, steps: steps(n) }))
    return log.flatMap((_, n) => (hasLivingJustChanged(log.slice(0, n + 1)) ? [n] : []))
  }

  test('are one event, also when a quiet day or two lie between', () => {
    expect(told((n) => (n < 42 ? 6000 : 12_000))).toEqual([43])
    // Over the bound, under it for two days, and over it again.
    expect(told((n) => (n < 42 || n === 44 || n === 45 ? 6000 : 8500))).toHaveLength(1)
    expect(told((n) => 6000 + 500 * Math.sin(n))).toEqual([])
    expect(told((n) => (n < 28 || n >= 63 ? 6000 : 12_000))).toHaveLength(2)
  })

  test('are told from a week that differs as single days do, and need weeks to be compared with', () => {
    const restless = (n: number) => [3000, 15_000, 3000, 3000, 9000][n % 5] ?? 0
    // Half as much again as usual, on days that are as different from each other as ever.
    const busy = [15_000, 15_000, 3000, 15_000, 3000, 15_000, 3000]
    expect(told((n) => busy[n - 42] ?? restless(n))).toEqual([])
    expect(told((n) => (n < 42 ? restless(n) : 3 * restless(n)))).toHaveLength(1)
    expect(told((n) => (n < 7 ? 6000 : 12_000))).toEqual([])
  })
})

describe('how far the estimate may be used', () => {
  const statusOf = (log: readonly ExpenditureDay[]) => {
    const { kind, because } = learnedFrom(log).status
    return `${kind}: ${because}`
  }
  const long = steadyDays(43, {})
  const unlogged = { kind: 'unlogged' } as const

  test.each<[string, readonly ExpenditureDay[]]>([
    ['learning: first_days', steadyDays(13, {})],
    ['updating: enough_logged', long],
    ['learning: few_weigh_ins', long.map(({ mass, ...day }, n) => (n % 11 === 0 && mass ? { ...day, mass } : day))],
    ['learning: few_logged_days', long.map((day, n) => (n < 37 ? { ...day, intake: unlogged } : day))],
    ['holding: no_recent_weigh_in', long.map(({ mass, ...day }, n) => (n < 30 && mass ? { ...day, mass } : day))],
    ['holding: few_recent_logged_days', long.map((day, n) => (n < 30 ? day : { ...day, intake: unlogged }))],
  ])('%s', (status, log) => {
    expect(statusOf(log)).toBe(status)
  })

  test.each([0, 300])('the formula alone is learning, with sessions of %i kcal a day', (told) => {
    // As many weigh-ins and logged days as are asked for, but four of the five weigh-ins lie within three days.
    const log = steadyDays(15, {}).map(({ mass, ...day }, n) => ({
      ...day,
      sessionEnergy: kcal(told),
      ...(mass !== undefined && (n < 4 || n === 6) ? { mass } : {}),
      ...(n % 2 === 0 ? {} : { intake: unlogged }),
    }))
    expect(statusOf(log)).toBe('learning: wide_interval')
  })
})

describe('whatever was logged', () => {
  test('every figure is a number, inside its interval, and the same on a replay', () => {
    fc.assert(
      fc.property(anyLog, (log) => {
        const history = expenditureHistory(log, formulaPrior)
        for (const { expenditure, interval, base, sessionScale, usualSessions, tissueMass } of history) {
          const figures = [expenditure, interval.low, interval.high, base, sessionScale, usualSessions, tissueMass ?? 0]
          expect(figures.every(Number.isFinite)).toBe(true)
          expect(interval.low).toBeLessThan(expenditure)
          expect(interval.high).toBeGreaterThan(expenditure)
        }
        expect(
          expenditureHistory(
            log.map((day) => ({ ...day })),
            formulaPrior,
          ),
        ).toEqual(history)
      }),
      { numRuns: 60 },
    )
  })

  test('the order of the entries does not matter, and later days change nothing that was known before', () => {
    fc.assert(
      fc.property(anyLog, fc.nat(), (log, cut) => {
        const history = expenditureHistory(log, formulaPrior)
        expect(expenditureHistory(log.toReversed(), formulaPrior)).toEqual(history)
        const until = log.slice(0, 1 + (cut % log.length))
        const before = expenditureHistory(until, formulaPrior)
        expect(history.slice(0, before.length)).toEqual(before)
      }),
      { numRuns: 40 },
    )
  })

  test('who loses more on the same food spends more', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1500, max: 3200 }), fc.integer({ min: 20, max: 600 }), (spent, more) => {
        const eaten = spent
        const less = learnedFrom(steadyDays(29, { eaten, spent })).expenditure
        expect(learnedFrom(steadyDays(29, { eaten, spent: spent + more })).expenditure).toBeGreaterThan(less)
      }),
      { numRuns: 40 },
    )
  })

  test('a figure that no body has is left out', () => {
    const log = steadyDays(29, {})
    const broken = log.map((day, n) =>
      n === 20 ? { ...day, mass: kilograms(Number.NaN) } : n === 21 ? { ...day, mass: kilograms(700) } : day,
    )
    const without = log.map(({ mass, ...day }, n) =>
      n === 20 || n === 21 || mass === undefined ? day : { ...day, mass },
    )
    expect(learnedFrom(broken)).toEqual(learnedFrom(without))
  })
})
