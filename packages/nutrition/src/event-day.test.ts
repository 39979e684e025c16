import { kilograms, localDate, minuteOfDay } from '@pacemeal/domain'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type DatedEvent, findEventNear } from './event-day.ts'
import { eventLoading } from './race/loading.ts'
import { aBody, aDay, anAthlete, planned, rulesOf, sessions } from './scenarios/build.ts'
import type { DayContext, DayTargets, EventNear, TargetAthlete } from './targets.ts'

const fuel = { carbsPerHour: 75, carbs: 262, drinkPerHour: 680, sodiumPerHour: 410 } as EventNear['fuel']
const marathon: EventNear = {
  inDays: 0,
  start: minuteOfDay(600),
  minutes: 210,
  loading: 'usual',
  early: 'get-up',
  fuel,
}
const runner = anAthlete({ body: aBody({ mass: kilograms(70) }), categories: ['endurance-sports'] })
const inDays = (days: number, over: Partial<EventNear> = {}, day: Partial<DayContext> = {}) =>
  planned(runner, aDay({ weeklyTrainingHours: 6, ...day, event: { ...marathon, ...over, inDays: days } }))
const raceDay = (over: Partial<EventNear> = {}, start = '10:00', end = '13:30') =>
  inDays(0, over, { today: sessions(`Competition ${start}-${end} Intense`) })
const perKilogram = ({ carbs, referenceMass }: DayTargets) => carbs.value / referenceMass
const portions = ({ fuel: all, meals }: DayTargets) =>
  meals.reduce((sum, { target }) => sum + target.value.carbs, 0) +
  all.reduce(
    (sum, { pre, during, post }) =>
      sum + (pre?.target.value.carbs ?? 0) + during.value.carbs + (post?.target.value.carbs ?? 0),
    0,
  )

describe('the two days before a long event', () => {
  test.each([2, 1])('load with 11 g/kg, little fat and fiber, %i days ahead', (days) => {
    const day = inDays(days, {}, days === 1 ? { tomorrow: sessions('Competition 10:00-13:30 Intense') } : {})
    expect(perKilogram(day)).toBeCloseTo(11, 1)
    expect((9 * day.fat.value) / day.energy.value).toBeLessThanOrEqual(0.2)
    expect(day.fiber.value).toBeLessThanOrEqual(25)
    expect(day.flags).toContain('carb_loading')
    expect(rulesOf(day.carbs)).toContain('race_loading_water')
    expect(portions(day)).toBe(day.carbs.value)
  })

  test('hold the energy that the loading costs, whatever the goal', () => {
    const usual = planned(runner, aDay({ weeklyTrainingHours: 6 }))
    const cutting = { ...runner, objective: 'cut' as const }
    const event = { ...marathon, inDays: 2 }
    const loaded = planned(cutting, aDay({ weeklyTrainingHours: 6, event }))
    expect(loaded.energy.value).toBeGreaterThan(usual.energy.value)
    expect(loaded.energy.value).toBe(inDays(2).energy.value)
  })

  test('follow the choice, and tell the rule that binds where the day holds no more', () => {
    expect(perKilogram(inDays(1, { loading: 'gentle' }))).toBeCloseTo(9, 1)
    const older = { ...runner, body: aBody({ mass: kilograms(70), age: 60, averageSteps: 3000 }) }
    const full = planned(older, aDay({ event: { ...marathon, inDays: 1, loading: 'full' } }))
    expect(perKilogram(full)).toBeLessThan(12)
    expect(rulesOf(full.carbs)[0]).toBe('race_loading_energy_limit')
  })

  test('load on the eve alone before a short event, and not at all by choice or on a low-carb diet', () => {
    expect(inDays(2, { minutes: 60 }).flags).not.toContain('carb_loading')
    expect(perKilogram(inDays(1, { minutes: 60 }))).toBeCloseTo(8.5, 1)
    expect(inDays(1, { loading: 'none' }).flags).not.toContain('carb_loading')
    const event = { ...marathon, inDays: 1 }
    const lowCarb = planned({ ...runner, diets: ['low-carb'] }, aDay({ event }))
    expect(lowCarb.carbs.value).toBeLessThanOrEqual(130)
    expect(lowCarb.flags).toContain('carb_loading_low_carb')
    expect(inDays(1).flags).not.toContain('carb_loading_low_carb')
    const unwanted = planned({ ...runner, diets: ['low-carb'] }, aDay({ event: { ...event, loading: 'none' } }))
    expect(unwanted.flags).not.toContain('carb_loading_low_carb')
  })

  test('of an event that is loaded for briefly are one day of 8.5 g/kg', () => {
    const legs = [{ name: 'run', minutes: 210, kilometres: 42.2, intake: 'open', share: 1 }] as const
    const long = { priority: 'A', loading: 'usual', sport: 'run', legs } as const
    for (const change of [{ priority: 'B' }, { sport: 'team' }, { sport: 'meet' }] as const) {
      const { loading: _, ...event } = eventLoading({ ...long, ...change })
      expect(inDays(2, event).flags, JSON.stringify(change)).not.toContain('carb_loading')
      expect(perKilogram(inDays(1, event))).toBeCloseTo(8.5, 1)
    }
    expect(eventLoading(long)).toEqual({ loading: 'usual' })
  })

  test('do not load for what is over within the hour, however important; the pauses of a meet count', () => {
    const eventOf = (minutes: number) =>
      ({
        priority: 'A',
        loading: 'full',
        sport: 'run',
        legs: [{ name: 'run', minutes, kilometres: null, intake: 'open', share: 1 }],
      }) as const
    expect(eventLoading(eventOf(29))).toEqual({ loading: 'none' })
    expect(eventLoading(eventOf(60))).toEqual({ loading: 'full' })
    const heats = [3, 387, 3].map((minutes) => ({ ...eventOf(minutes).legs[0] }))
    expect(eventLoading({ ...eventOf(3), sport: 'meet', legs: heats })).toEqual({ loading: 'full', isBrief: true })
    const eve = inDays(1, { minutes: 29, loading: 'none' }, { tomorrow: sessions('Competition 09:00-09:29 Intense') })
    expect(eve.energy.value).toBe(planned(runner, aDay({ weeklyTrainingHours: 6 })).energy.value)
    expect(eve.fiber.value).toBeLessThanOrEqual(25)
  })

  test('load around a competition of the weekly pattern', () => {
    const day = inDays(1, {}, { today: sessions('Competition 15:00-16:30 Intense') })
    expect(perKilogram(day)).toBeCloseTo(11, 1)
    expect(day.flags).toEqual(expect.arrayContaining(['carb_loading', 'competition']))
    expect(portions(day)).toBe(day.carbs.value)
  })

  test('keep protein within what kidneys may have', () => {
    const event = { ...marathon, inDays: 1 }
    const day = planned(runner, aDay({ event }), { kidneyDisease: true })
    expect(day.protein.value).toBeLessThanOrEqual(70)
  })
})

describe('the day of the event', () => {
  test('begins with the meal three hours before: 2.5 g/kg, little fat', () => {
    const breakfast = raceDay().meals.find(({ slot }) => slot === 'breakfast')
    expect(breakfast).toMatchObject({ at: 420, target: { value: { carbs: 175 } } })
    const { fat = 99, calories = 1 } = breakfast?.target.value ?? {}
    expect((9 * fat) / calories).toBeLessThanOrEqual(0.15)
    expect(breakfast && rulesOf(breakfast.target)).toContain('race_pre_meal')
  })

  test('of a low-carb eater begins with a meal as large as the diet leaves it, and says so', () => {
    const today = sessions('Competition 10:00-13:30 Intense')
    const event = { ...marathon, inDays: 0 }
    const day = planned({ ...runner, diets: ['low-carb'] }, aDay({ weeklyTrainingHours: 6, today, event }))
    const breakfast = day.meals.find(({ slot }) => slot === 'breakfast')
    expect(breakfast).toMatchObject({ at: 420, target: { value: { carbs: 35 } } })
    expect(breakfast && rulesOf(breakfast.target)).toEqual(['race_pre_meal_low_carb', expect.anything()])
    expect(portions(day)).toBe(day.carbs.value)
  })

  test('has the event as its session, with its own fuel and a top-up on the line', () => {
    const [own] = raceDay().fuel
    expect(own?.during.value).toEqual(fuel)
    expect(own?.pre).toMatchObject({ at: 590, target: { value: { carbs: 25, fat: 0 } } })
    expect(portions(raceDay())).toBe(raceDay().carbs.value)
  })

  test('gives each of its events what its own card says', () => {
    const own = { ...fuel, carbsPerHour: 30, carbs: 30, drinkPerHour: 500 } as EventNear['fuel']
    const day = inDays(
      0,
      { later: [{ start: minuteOfDay(1020), minutes: 60, fuel: own }] },
      { today: sessions('Competition 10:00-13:30 Intense; Competition 17:00-18:00 Intense') },
    )
    expect(day.fuel.map(({ during }) => during.value)).toEqual([fuel, own])
    expect(portions(day)).toBe(day.carbs.value)
  })

  test('has breakfast at half past four before a start at half past seven', () => {
    const day = raceDay({ start: minuteOfDay(449) }, '07:29', '11:00')
    expect(day.meals[0]).toMatchObject({ slot: 'breakfast', at: 269, target: { value: { carbs: 175 } } })
  })

  test('by choice has a small breakfast, and more at dinner the evening before', () => {
    const early = { start: minuteOfDay(390), early: 'evening-before' as const, loading: 'none' as const }
    expect(raceDay(early, '06:30', '10:00').meals[0]).toMatchObject({ at: 315, target: { value: { carbs: 88 } } })
    const eve = inDays(1, early, { tomorrow: sessions('Competition 06:30-10:00 Intense') })
    const dinner = eve.meals.find(({ slot }) => slot === 'dinner')
    expect(dinner?.target.value.carbs).toBeGreaterThanOrEqual(140)
    expect(dinner && rulesOf(dinner.target)).toContain('race_pre_meal_evening')
  })

  test('leaves the meal of a start at night to the dinner before', () => {
    const night = { start: minuteOfDay(60), loading: 'none' as const }
    expect(inDays(1, night).meals.find(({ slot }) => slot === 'dinner')?.target.value.carbs).toBeGreaterThanOrEqual(175)
    expect(raceDay(night, '01:00', '04:30').meals.every(({ at }) => at >= 270)).toBe(true)
  })

  test('shares its grams out exactly, at whatever hour and length', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1400 }), fc.integer({ min: 20, max: 1440 }), (start, minutes) => {
        const today = [
          {
            type: 'Competition' as const,
            intensity: 'Moderate' as const,
            start: minuteOfDay(start),
            end: minuteOfDay((start + minutes) % 1440),
          },
        ]
        const carbs = Math.round((60 * minutes) / 60)
        const day = inDays(
          0,
          { start: minuteOfDay(start), minutes, fuel: { ...fuel, carbs } as typeof fuel },
          { today },
        )
        expect(portions(day)).toBe(day.carbs.value)
        expect(day.meals.every(({ target }) => target.value.carbs >= 0 && target.value.fat >= 0)).toBe(true)
        expect(day.fuel[0]?.during.value.carbs).toBe(carbs)
        const around = day.meals.reduce((sum, { target }) => sum + target.value.carbs, 0)
        expect((around + (day.fuel[0]?.post?.target.value.carbs ?? 0)) / 70).toBeGreaterThan(3)
        const mains = day.meals.filter(({ slot }) => slot !== 'snack').map(({ at }) => at as number)
        expect(mains.length).toBeGreaterThanOrEqual(1)
        // Two hours between main meals, and none in the night after the event but the only one.
        expect(mains.filter((at, i) => i > 0 && at - (mains[i - 1] ?? 0) < 120)).toEqual([])
        expect(mains.filter((at) => at >= 1440 && mains.length > 1)).toEqual([])
      }),
      { numRuns: 500, seed: 3 },
    )
  })

  /** The day of an event of so many hours with 60 g an hour, and what is eaten when. */
  const longDay = (start: string, hours: number) => {
    const from = minuteOfDay(Number(start.slice(0, 2)) * 60)
    const until = String(Math.floor((from / 60 + hours) % 24)).padStart(2, '0')
    const carbs = 60 * hours
    const over = { start: from, minutes: 60 * hours, fuel: { ...fuel, carbs } as typeof fuel }
    return raceDay(over, start, `${until}:00`)
  }

  test.each<[string, string, number, readonly string[]]>([
    ['of eleven hours', '07:00', 11, ['breakfast 4', 'dinner 19', 'snack 20.5']],
    ['until the afternoon', '07:00', 9, ['breakfast 4', 'lunch 16.25', 'snack 17.75', 'dinner 19.25']],
    ['of sixteen hours', '07:00', 16, ['breakfast 4', 'dinner 23.25']],
    ['from noon to noon', '12:00', 24, ['breakfast 9']],
    ['through the night', '22:00', 10, ['breakfast 7.5', 'lunch 12.5', 'snack 16', 'dinner 19']],
  ])('%s has the meals that it leaves time for, each with carbohydrate', (_, start, hours, eaten) => {
    const day = longDay(start, hours)
    expect(day.meals.map(({ slot, at }) => `${slot} ${at / 60}`)).toEqual(eaten)
    expect(Math.min(...day.meals.map(({ target }) => target.value.carbs))).toBeGreaterThanOrEqual(15)
    expect(rulesOf(day.carbs)).toContain('event_day_carbs')
    expect(rulesOf(day.energy)[0]).toBe('event_day_energy')
    expect(day.flags).not.toContain('carb_above_band')
  })

  test('keeps its meals where another session follows in the evening', () => {
    const day = inDays(0, {}, { today: sessions('Competition 10:00-13:30 Intense; Practice 18:30-20:30 Light') })
    expect(day.meals.map(({ slot }) => slot)).toEqual(['breakfast', 'lunch', 'dinner'])
    expect(rulesOf(day.energy)).not.toContain('event_day_energy')
  })

  test('of hours of effort takes nothing of its fuel from the meals', () => {
    const beside = (hours: number) => longDay('07:00', hours).carbs.value - 60 * hours
    expect(Math.min(...[6, 8, 10, 12].map(beside))).toBeGreaterThanOrEqual(5 * 70)
  })

  test.each([
    ['12:00', 6, 200],
    ['10:00', 10, 200],
    ['07:00', 11, 200],
    ['07:00', 11, 770],
  ])(
    'from %s of %i hours with %i g on the way plans no more after it than is eaten then, and little fat',
    (start, hours, carbs) => {
      const from = minuteOfDay(Number(start.slice(0, 2)) * 60)
      const end = from + 60 * hours
      const until = `${String(end / 60).padStart(2, '0')}:00`
      const day = raceDay({ start: from, minutes: 60 * hours, fuel: { ...fuel, carbs } as typeof fuel }, start, until)
      const after = day.meals.filter(({ at }) => at > end).map(({ target }) => target.value)
      const blocks = day.fuel.flatMap(({ post }) => (post === null ? [] : [post.target.value]))
      const sum = (of: 'carbs' | 'fat' | 'calories') => [...after, ...blocks].reduce((all, one) => all + one[of], 0)
      const left = 23.5 - end / 60
      const most = 1.2 * Math.min(4, left) + 0.6 * Math.max(0, left - 4)
      expect(sum('carbs') / 70).toBeLessThanOrEqual(most + 0.3)
      expect(sum('carbs') / 70).toBeGreaterThan(0.8 * most)
      expect((9 * sum('fat')) / sum('calories')).toBeLessThan(0.25)
      expect(Math.max(...after.map(({ calories }) => calories))).toBeLessThan(1600)
      expect(rulesOf(day.energy)[0]).toBe('event_day_energy')
      expect(day.energy.because[0].inputs).toMatchObject({ energy: day.energy.value, isShort: true })
    },
  )

  test('that ends in the next morning leaves room for its recovery before the first meal of that day', () => {
    const yesterday = sessions('Competition 22:00-08:00 Moderate')
    const [first] = planned(runner, aDay({ yesterday })).meals
    expect(first).toMatchObject({ slot: 'breakfast', at: 540 })
  })
})

describe('the day of a competition of the weekly schedule', () => {
  const player = anAthlete({ body: aBody({ mass: kilograms(70) }) })
  const on = (today: string, tomorrow = '', of = player) =>
    planned(of, aDay({ weeklyTrainingHours: 6, today: sessions(today), tomorrow: sessions(tomorrow) }))
  const before = (day: DayTargets) =>
    day.meals
      .filter(({ target }) => rulesOf(target)[0]?.startsWith('race_pre_meal'))
      .map(({ slot, at, target }) => ({ slot, at, carbs: target.value.carbs as number }))

  test.each([
    ['three hours before it', 'Competition 10:00-11:30 Intense', 'breakfast', 420, 141],
    ['at noon before an afternoon', 'Competition 15:00-16:30 Intense', 'lunch', 720, 141],
    ['as an early dinner before an evening', 'Competition 19:00-20:30 Intense', 'dinner', 960, 141],
    ['no earlier than six where two hours are left', 'Competition 08:00-09:30 Intense', 'breakfast', 360, 141],
    ['small before an early start', 'Competition 06:30-08:00 Intense', 'breakfast', 315, 88],
    [
      'beside training that takes the hour',
      'Practice 07:00-07:45 Light; Competition 10:45-12:00 Intense',
      'breakfast',
      525,
      140,
    ],
    [
      'before the first of several',
      'Competition 10:00-11:00 Intense; Competition 14:00-15:00 Intense',
      'breakfast',
      420,
      140,
    ],
  ])('has its meal %s', (_, today, slot, at, carbs) => {
    const day = on(today)
    expect(before(day)).toEqual([{ slot, at, carbs }])
    const meal = day.meals.find((one) => one.slot === slot)
    const { fat = 99, protein = 99, calories = 1 } = meal?.target.value ?? {}
    expect((9 * fat) / calories).toBeLessThanOrEqual(0.15)
    expect(protein).toBeLessThanOrEqual(0.4 * 70)
    expect(portions(day)).toBe(day.carbs.value)
  })

  test('keeps the fuel of the last hour, within a gram a kilogram', () => {
    const [own] = on('Competition 10:00-11:30 Intense').fuel
    expect(own?.pre).toMatchObject({ at: 540, target: { value: { carbs: 70 } } })
  })

  test('has dinner make up for the small breakfast of an early start', () => {
    const dinner = on('', 'Competition 06:30-08:00 Intense').meals.find(({ slot }) => slot === 'dinner')
    expect(dinner?.target.value.carbs).toBeGreaterThanOrEqual(140)
    expect(dinner && rulesOf(dinner.target)).toContain('race_pre_meal_evening')
  })

  test('that begins at night leaves the meal before to the next one of its day', () => {
    const day = on('Competition 01:00-02:00 Intense; Competition 15:00-16:00 Intense')
    expect(before(day)).toMatchObject([{ slot: 'lunch', at: 720 }])
    expect(before(on('Competition 04:45-06:00 Intense'))).toEqual([])
  })

  test('that begins at night is eaten for at dinner', () => {
    expect(before(on('Competition 01:00-02:00 Intense'))).toEqual([])
    const dinner = on('', 'Competition 01:00-02:00 Intense').meals.find(({ slot }) => slot === 'dinner')
    expect(dinner?.target.value.carbs).toBeGreaterThanOrEqual(175)
    expect(dinner && rulesOf(dinner.target)).toContain('race_pre_meal_night')
  })

  test('says why no meal stands before it where training takes its time', () => {
    const day = on('Practice 05:00-11:00 Light; Competition 11:30-12:00 Intense')
    expect(before(day)).toEqual([])
    expect(day.meals.flatMap(({ target }) => rulesOf(target))).toContain('race_meal_unplaced')
  })

  test('leaves the other meals half of what fuel leaves, down to 2 g/kg, and says so', () => {
    const sumOf = (day: DayTargets) => day.meals.reduce((sum, { target }) => sum + target.value.carbs, 0)
    const day = on('Competition 10:00-11:30 Intense')
    const [meal] = day.meals
    expect(meal?.target.value.carbs).toBe(Math.round(sumOf(day) / 2))
    expect(meal && rulesOf(meal.target)).toContain('race_meal_limited')
    const short = on('Competition 10:00-13:00 Intense')
    expect(short.meals[0]?.target.value.carbs).toBe(140)
    expect(sumOf(short)).toBeLessThan(280)
  })

  test('says how much the dinner for an early start of tomorrow leaves it', () => {
    const day = on('Competition 15:00-15:45 Intense', 'Competition 06:30-08:00 Intense')
    const meal = day.meals.find(({ slot }) => slot === 'lunch')
    const { carbs = 0 } = meal?.target.value ?? {}
    expect(meal?.target.because.find(({ rule }) => rule === 'race_meal_limited')?.inputs).toEqual({
      wanted: 175,
      carbs,
    })
  })

  test('is told beside the early start of tomorrow that the same dinner is eaten for', () => {
    const day = on('Competition 19:00-20:30 Intense', 'Competition 06:30-08:00 Intense')
    const dinner = day.meals.find(({ slot }) => slot === 'dinner')
    expect(dinner && rulesOf(dinner.target)).toEqual(expect.arrayContaining(['race_pre_meal', 'race_pre_meal_evening']))
    expect(dinner?.target.value.carbs).toBeGreaterThanOrEqual(140)
  })

  test('is a meal like the others on a low-carb diet', () => {
    const lowCarb: TargetAthlete = { ...player, diets: ['low-carb'] }
    const day = on('Competition 10:00-11:30 Intense', '', lowCarb)
    expect(before(day)).toEqual([])
    expect(day.carbs.value).toBeLessThanOrEqual(130)
    expect(
      on('', 'Competition 06:30-08:00 Intense', lowCarb).meals.flatMap(({ target }) => rulesOf(target)),
    ).not.toContain('race_pre_meal_evening')
  })

  test('counts as breakfast where training leaves no time for another meal before it', () => {
    const day = on('Practice 06:00-09:30 Moderate; Competition 14:00-15:00 Intense')
    expect(before(day)).toMatchObject([{ slot: 'breakfast', at: 660 }])
  })

  test('leaves the other meals their protein', () => {
    const day = on('Practice 05:30-08:00 Light; Competition 18:00-21:30 Moderate')
    const own = day.meals.filter(({ slot }) => slot !== 'snack').map(({ target }) => target.value.protein as number)
    expect(Math.max(...own) - Math.min(...own)).toBeLessThanOrEqual(5)
  })

  test('leaves recovery work and the day after alone', () => {
    expect(before(on('Recovery 10:00-11:00 Light'))).toEqual([])
    expect(before(on('Practice 10:00-11:00 Intense'))).toEqual([])
  })
})

describe('the event that a day is eaten for', () => {
  const at = (day: string, over: Partial<DatedEvent> = {}): DatedEvent => {
    const { inDays: _, ...event } = marathon
    return { ...event, kind: 'race', intensity: 'Intense', ...over, day: localDate(day) }
  }
  const day = localDate('2026-05-10')

  test('is the first one whose loading days or eve it is, its own before all', () => {
    expect(findEventNear([at('2026-05-13')], day)).toBeUndefined()
    expect(findEventNear([at('2026-05-09')], day)).toBeUndefined()
    expect(findEventNear([at('2026-05-12'), at('2026-05-11')], day)?.inDays).toBe(1)
    expect(findEventNear([at('2026-05-12'), at('2026-05-10')], day)?.inDays).toBe(0)
    expect(findEventNear([at('2026-05-12', { loading: 'none' })], day)).toBeUndefined()
    expect(findEventNear([at('2026-05-12'), at('2026-05-11', { loading: 'none' })], day)?.inDays).toBe(2)
    expect(findEventNear([at('2026-05-11', { loading: 'none' })], day)?.inDays).toBe(1)
  })

  const dawn = minuteOfDay(330)
  /** What dinner says of the next morning, on the day of a race that has an event early on the next day. */
  const dinnerBefore = (over: Partial<DatedEvent>) => {
    const event = findEventNear([at('2026-05-10'), at('2026-05-11', { start: dawn, ...over })], day)
    const tomorrow = sessions(`${over.kind === 'session' ? 'Conditioning' : 'Competition'} 05:30-09:00 Intense`)
    const today = sessions('Competition 10:00-13:30 Intense')
    const own = planned(runner, aDay({ weeklyTrainingHours: 6, today, tomorrow, ...(event ? { event } : {}) }))
    expect(portions(own)).toBe(own.carbs.value)
    const dinner = own.meals.find(({ slot }) => slot === 'dinner')
    return dinner ? rulesOf(dinner.target) : []
  }

  test.each<[Partial<DatedEvent>, boolean]>([
    [{ early: 'evening-before' }, true],
    [{ early: 'get-up' }, false],
    [{ early: 'evening-before', kind: 'session' }, true],
    [{ early: 'get-up', kind: 'session' }, false],
  ])('has the dinner of its own day follow what is chosen for the next day’s: %j', (over, isEatenBefore) => {
    expect(dinnerBefore(over).includes('race_pre_meal_evening')).toBe(isEatenBefore)
  })

  test('of three days running knows of the next day’s alone', () => {
    const near = findEventNear([at('2026-05-12'), at('2026-05-11', { start: dawn }), at('2026-05-10')], day)
    expect(near).toMatchObject({ inDays: 0, next: { start: dawn, early: 'get-up' } })
    expect(findEventNear([at('2026-05-12'), at('2026-05-10')], day)).not.toHaveProperty('next')
  })
})

describe('the meal before an afternoon start', () => {
  const mainMeals = (today: string) =>
    planned(runner, aDay({ weeklyTrainingHours: 8, today: sessions(today) })).meals.filter(
      ({ slot }) => slot !== 'snack',
    )

  test.each([
    'Lift 12:00-13:30 Moderate; Competition 18:00-19:15 Intense',
    'Conditioning 12:00-14:30 Moderate; Competition 19:00-19:30 Intense',
    'Practice 12:00-14:00 Moderate; Competition 17:00-17:45 Intense',
  ])('is lunch where training takes noon, and dinner comes after it: %s', (today) => {
    const meals = mainMeals(today)
    const start = Number(today.split('Competition ')[1]?.slice(0, 2)) * 60
    const [, lunch, dinner] = meals
    expect(meals.map(({ slot }) => slot)).toEqual(['breakfast', 'lunch', 'dinner'])
    expect(lunch?.target.because[0]?.rule).toMatch(/^race_pre_meal/)
    expect(dinner?.at).toBeGreaterThan(start)
    for (const [i, { at }] of meals.slice(1).entries()) expect(at - (meals[i]?.at ?? 0)).toBeGreaterThanOrEqual(90)
  })

  test('is dinner where noon is free for a lunch', () => {
    const [, lunch, dinner] = mainMeals('Competition 19:00-20:00 Intense')
    expect(lunch?.at).toBeLessThan(14 * 60)
    expect(dinner?.at).toBeLessThan(19 * 60)
  })
})
