import { localDate, weekdays } from '@pacemeal/domain'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

const kept = new Map<string, string>()
vi.stubGlobal('localStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
  removeItem: (key: string) => kept.delete(key),
})

/** The app after a start: what is kept in the browser is read anew. */
const start = async () => {
  vi.resetModules()
  const { activateEnglish } = await import('./activate.ts')
  activateEnglish()
  const { timeOfDay, instantTime } = await import('./dates.ts')
  const { clockTime } = await import('./clock-time.ts')
  return { timeOfDay, instantTime, clockTime, ...(await import('./units.ts')) }
}

beforeEach(() => kept.clear())
afterEach(() => vi.resetModules())

describe('units that are chosen', () => {
  test('hold after the next start, and nothing is chosen before', async () => {
    const first = await start()
    expect(first.chosenUnits()).toEqual({})
    first.chooseUnits({ mass: 'kg' })
    first.chooseUnits({ clock: '24' })
    expect((await start()).chosenUnits()).toEqual({ mass: 'kg', clock: '24' })
  })

  test('keep what another tab has chosen since this one began', async () => {
    const [one, other] = [await start(), await start()]
    expect(other.chosenUnits()).toEqual({})
    one.chooseUnits({ mass: 'kg' })
    other.chooseUnits({ clock: '24' })
    expect(other.chosenUnits()).toEqual({ mass: 'kg', clock: '24' })
    expect((await start()).chosenUnits()).toEqual({ mass: 'kg', clock: '24' })
  })

  test('take over what an earlier version kept in two places', async () => {
    kept.set('weight-unit', 'kg')
    kept.set('pacemeal.event-units', 'imperial')
    expect((await start()).chosenUnits()).toEqual({ mass: 'kg', distance: 'mi', temperature: 'F' })
  })

  test('say the times of day', async () => {
    const { chooseUnits, timeOfDay, instantTime, clockTime } = await start()
    const at = new Date('2026-11-17T17:05:00Z')
    expect([timeOfDay(425), instantTime(at, 'UTC'), clockTime('5:05 PM')]).toEqual(['7:05 AM', '5:05 PM', '5:05 PM'])
    chooseUnits({ clock: '24' })
    expect([timeOfDay(425), instantTime(at, 'UTC'), clockTime('5:05 PM')]).toEqual(['07:05', '17:05', '17:05'])
    expect(timeOfDay(0)).toBe('00:00')
    chooseUnits({ clock: '12' })
    expect([timeOfDay(425, 'de'), timeOfDay(425, 'en')]).toEqual(['7:05 AM', '7:05 AM'])
  })

  test('are those of the country for roads until they are chosen', async () => {
    const { roadUnitsOf } = await start()
    expect(roadUnitsOf({}, 'en-US')).toEqual({ distance: 'mi', temperature: 'F' })
    expect(roadUnitsOf({}, 'de-DE')).toEqual({ distance: 'km', temperature: 'C' })
    expect(roadUnitsOf({}, 'en-GB')).toEqual({ distance: 'mi', temperature: 'C' })
    expect(roadUnitsOf({ temperature: 'F' }, 'en-GB')).toEqual({ distance: 'mi', temperature: 'F' })
  })

  test.each([
    ['en-US', 'lb'],
    ['es-US', 'lb'],
    ['en', 'lb'],
    ['en-GB', 'kg'],
    ['de', 'kg'],
    ['de-AT', 'kg'],
    ['es-MX', 'kg'],
  ] as const)('in a browser of %s, people are weighed in %s until another unit is chosen', async (language, unit) => {
    const { massUnitOf } = await start()
    expect(massUnitOf({}, language)).toBe(unit)
    expect(massUnitOf({ mass: 'lb' }, language)).toBe('lb')
    expect(massUnitOf({ mass: 'kg' }, language)).toBe('kg')
  })

  test.each([
    ['de-DE', { distance: 'mi', temperature: 'F' }, 'lb'],
    ['en-US', { distance: 'km', temperature: 'C' }, 'kg'],
    ['en-GB', { distance: 'mi', temperature: 'C' }, 'kg'],
    ['en-US', { temperature: 'C' }, 'lb'],
    ['de-DE', { temperature: 'F' }, 'kg'],
    ['en-US', { distance: 'km', temperature: 'C', mass: 'lb' }, 'lb'],
  ] as const)('in a browser of %s with %o chosen, people are weighed in %s', async (language, chosen, unit) => {
    const { massUnitOf } = await start()
    expect(massUnitOf(chosen, language)).toBe(unit)
  })

  test('are those of explanations, too, before any are chosen', async () => {
    const language = vi.spyOn(navigator, 'language', 'get').mockReturnValue('en-US')
    const { toldUnits, chooseUnits } = await start()
    expect(toldUnits()).toEqual({ mass: 'lb' })
    chooseUnits({ mass: 'kg', volume: 'fl-oz' })
    expect(toldUnits()).toEqual({ mass: 'kg', volume: 'fl-oz' })
    language.mockRestore()
  })
})

describe('the first day of the week', () => {
  const wednesday = localDate('2026-11-18')

  test('is that of the browser’s language, and Sunday where there is none', async () => {
    const { firstDayOf } = await import('./first-day.ts')
    const of = (language: string) => firstDayOf({}, language)
    expect(['en-US', 'en-GB', 'de-DE', 'es-ES', 'es-MX', 'ar-EG', 'en-US@posix'].map(of)).toEqual([
      'sunday',
      'monday',
      'monday',
      'monday',
      'sunday',
      'saturday',
      'sunday',
    ])
    expect(firstDayOf({ firstDay: 'monday' }, 'en-US')).toBe('monday')
  })

  test('is that of Unicode’s week data, in each region and for languages without one', async () => {
    const { firstDayOf } = await import('./first-day.ts')
    const told = (tag: string) => {
      const locale = new Intl.Locale(tag) as Intl.Locale & { getWeekInfo(): { readonly firstDay: number } }
      const { firstDay } = locale.getWeekInfo()
      // Fridays are not offered: the one region that has them begins on Monday here.
      return firstDay === 7 ? 'sunday' : firstDay === 6 ? 'saturday' : 'monday'
    }
    const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
    const pairs = letters.flatMap((first) => letters.map((second) => `en-${first}${second}`))
    // Codes of former times stand for those of now.
    const regions = pairs.filter((tag) => new Intl.Locale(tag).toString() === tag)
    const languages = ['en', 'de', 'es', 'pt', 'zh', 'ja', 'fr', 'hi', 'ar', 'fa', 'en-001', 'zh-Hans-CN', 'zh-Hant-TW']
    for (const tag of [...regions, ...languages]) expect([tag, firstDayOf({}, tag)]).toEqual([tag, told(tag)])
  })

  test('begins calendars, and lists of weekdays once it is chosen', async () => {
    vi.stubGlobal('navigator', { language: 'en-US' })
    const { chooseUnits } = await start()
    const { calendarWeek, listedWeekdays } = await import('./calendar-week.ts')
    const begins = () => [calendarWeek(wednesday)[0], calendarWeek(wednesday)[6], listedWeekdays()[0]]
    expect(begins()).toEqual(['2026-11-15', '2026-11-21', 'monday'])
    chooseUnits({ firstDay: 'saturday' })
    expect(begins()).toEqual(['2026-11-14', '2026-11-20', 'saturday'])
    expect(listedWeekdays().toSorted()).toEqual(weekdays.toSorted())
  })
})

describe('the units of the account', () => {
  test('are not those that somebody else chose on this device', async () => {
    const { areUnitsUnsent, chooseUnits, chosenUnits, claimUnits } = await start()
    expect(claimUnits('maya')).toBe(false)
    chooseUnits({ mass: 'kg' })
    expect(claimUnits('maya')).toBe(false)
    expect([chosenUnits(), areUnitsUnsent()]).toEqual([{ mass: 'kg' }, true])
    // What the screens show of hers has to be drawn anew.
    expect(claimUnits('noah')).toBe(true)
    expect([chosenUnits(), areUnitsUnsent()]).toEqual([{}, false])
    expect(claimUnits('maya')).toBe(false)
  })

  test('that change while the app is open wait for its next start: what is being typed keeps its unit', async () => {
    const { adoptUnitsLater, chosenUnits } = await start()
    adoptUnitsLater({ mass: 'kg' })
    expect(chosenUnits()).toEqual({})
    expect((await start()).chosenUnits()).toEqual({ mass: 'kg' })
  })

  test('come to a device that chose nothing', async () => {
    const { adoptUnits, chosenUnits, areUnitsUnsent } = await start()
    expect(adoptUnits({ mass: 'kg', clock: '24' })).toBe(true)
    expect([chosenUnits(), areUnitsUnsent()]).toEqual([{ mass: 'kg', clock: '24' }, false])
    expect(adoptUnits({ clock: '24', mass: 'kg' })).toBe(false)
  })

  test('do not undo a choice that is on its way to it', async () => {
    const { adoptUnits, chooseUnits, chosenUnits, noteUnitsSent, areUnitsUnsent } = await start()
    chooseUnits({ mass: 'lb' })
    const sent = chosenUnits()
    expect(adoptUnits({ mass: 'kg' })).toBe(false)
    chooseUnits({ distance: 'mi' })
    noteUnitsSent(sent)
    expect([chosenUnits(), areUnitsUnsent()]).toEqual([{ mass: 'lb', distance: 'mi' }, true])
    noteUnitsSent(chosenUnits())
    expect(areUnitsUnsent()).toBe(false)
    expect(adoptUnits({ mass: 'kg' })).toBe(true)
  })
})
