import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, dayAt, instantOn, instantText, instantWithin, type LocalDate, localDate } from '../days.ts'
import { DAY_MINUTES } from '../time.ts'
import { dayOfLog, logBounds, logDayFinder, minuteOfLog } from './log-day.ts'

/** Zones at both ends of the earth's day, with and without a change of clocks, on the half and the quarter hour. */
const zones = [
  'UTC',
  'Europe/Berlin',
  'America/New_York',
  'America/Los_Angeles',
  'Asia/Tokyo',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
  'Etc/GMT+12',
  'America/Nuuk',
  'Pacific/Chatham',
]
const zone = fc.constantFrom(...zones)
/** Days around changes of clocks in both halves of the earth, and any others. */
const day = fc
  .oneof(
    fc.constantFrom('2026-03-08', '2026-03-28', '2026-03-29', '2026-04-05', '2026-10-25', '2026-11-01'),
    fc.nat(3000),
  )
  .map((one) => (typeof one === 'string' ? localDate(one) : addDays(localDate('2020-01-01'), one)))
const minute = fc.nat(DAY_MINUTES - 1)
const eaten = fc.record({ day, minute, home: zone, abroad: zone })
const logOf = ({ day, minute, home }: { day: LocalDate; minute: number; home: string }) => ({
  loggedAt: instantWithin(day, minute, home),
  zone: home,
})

describe('a meal stays on the day that it was eaten on', () => {
  test('wherever it is looked at, whatever the clocks do', () => {
    fc.assert(
      fc.property(eaten, ({ abroad, ...meal }) => {
        expect(dayOfLog(logOf(meal), abroad)).toBe(meal.day)
        expect(minuteOfLog(logOf(meal), abroad)).toBe(minuteOfLog(logOf(meal), meal.home))
      }),
    )
  })

  test('and is among the logs that are asked for of that day', () => {
    fc.assert(
      fc.property(eaten, (meal) => {
        const { from, to } = logBounds(meal.day, meal.day)
        const { loggedAt } = logOf(meal)
        expect(loggedAt >= from && loggedAt <= to).toBe(true)
      }),
    )
  })

  test('also among many of several zones', () => {
    fc.assert(
      fc.property(fc.array(eaten), zone, (meals, here) => {
        const dayOf = logDayFinder(here)
        expect(meals.map((meal) => dayOf(logOf(meal)))).toEqual(meals.map((meal) => meal.day))
      }),
    )
  })

  test('over the date line: dinner in Auckland, and the same evening again in Los Angeles', () => {
    const dinner = logOf({ day: localDate('2026-05-04'), minute: 19 * 60, home: 'Pacific/Auckland' })
    const eve = logOf({ day: localDate('2026-05-03'), minute: 23 * 60, home: 'America/Los_Angeles' })
    const again = logOf({ day: localDate('2026-05-04'), minute: 19 * 60, home: 'America/Los_Angeles' })
    expect([dinner, eve, again].map((log) => dayOfLog(log, 'America/Los_Angeles'))).toEqual([
      '2026-05-04',
      '2026-05-03',
      '2026-05-04',
    ])
    expect(again.loggedAt > dinner.loggedAt && eve.loggedAt < dinner.loggedAt).toBe(true)
  })
})

test('a log of before zones were kept is read by the clock that is asked with', () => {
  const loggedAt = instantOn(localDate('2026-03-02'), 20 * 60, 'America/New_York')
  expect(dayOfLog({ loggedAt }, 'America/New_York')).toBe('2026-03-02')
  expect(dayOfLog({ loggedAt }, 'Europe/Berlin')).toBe('2026-03-03')
  expect(minuteOfLog({ loggedAt }, 'Europe/Berlin')).toBe(2 * 60)
  fc.assert(
    fc.property(
      fc.date({ min: new Date('2000-01-01'), max: new Date('2090-01-01'), noInvalidDate: true }),
      zone,
      (at, here) => {
        expect(dayOfLog({ loggedAt: instantText(at.getTime()) }, here)).toBe(dayAt(at.getTime(), here))
      },
    ),
  )
})
