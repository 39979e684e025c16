import { energyOf, inchesToCentimetres, kilograms, poundsToKilograms } from '@pacemeal/domain'
import { describe, expect, test } from 'vitest'
import { placeFuel } from './fuel-blocks.ts'
import { aBody, aDay, anAthlete, minuteAt, planned, rulesOf, sessions } from './scenarios/build.ts'
import type { DayTargets, TargetAthlete } from './targets.ts'

const bodyOf = (sex: 'Male' | 'Female', age: number, pounds: number, inches: number) =>
  aBody({ sex, age, mass: poundsToKilograms(pounds), height: inchesToCentimetres(inches) })
const B = anAthlete({ body: bodyOf('Male', 21, 185, 73), objective: 'build' })
const C = anAthlete({
  body: bodyOf('Female', 28, 137, 64),
  objective: 'cut',
  categories: ['combat-weight-class'],
})
const D = anAthlete({ body: bodyOf('Male', 35, 160, 70), objective: 'peak', categories: ['endurance-sports'] })

const EXAMPLES: readonly {
  name: string
  athlete: TargetAthlete
  today: string
  left: readonly number[]
  meals: Readonly<Record<string, readonly number[]>>
}[] = [
  {
    name: 'B',
    athlete: B,
    today: 'Lift 07:00-08:00 Moderate; Practice 15:30-17:00 Moderate',
    left: [405, 84, 88],
    meals: { breakfast: [122, 25, 26], lunch: [142, 29, 31], dinner: [142, 29, 31] },
  },
  {
    name: 'C',
    athlete: C,
    today: 'Conditioning 07:00-07:45 Moderate; Practice 12:00-13:30 Intense',
    left: [153, 87, 40],
    meals: { breakfast: [46, 26, 12], lunch: [54, 30, 14], dinner: [54, 30, 14] },
  },
  {
    name: 'D',
    athlete: D,
    today: 'Competition 08:00-11:30 Intense',
    left: [321, 83, 160],
    // Science 13.2 amends the example: 2.5 g/kg before the race, or half of what fuel leaves where that is less.
    meals: { breakfast: [161, 25, 14], lunch: [64, 23, 58], dinner: [64, 23, 58], snack: [32, 12, 30] },
  },
]

test.each(EXAMPLES)('$name: meals share what fuel leaves', ({ athlete, today, left, meals }) => {
  const targets = planned(athlete, aDay({ today: sessions(today) }))
  const sum = (of: 'carbs' | 'protein' | 'fat') => targets.meals.reduce((n, m) => n + m.target.value[of], 0)
  expect([sum('carbs'), sum('protein'), sum('fat')]).toEqual(left)
  expect(targets.meals.map((m) => m.slot).sort()).toEqual(Object.keys(meals).sort())
  for (const { slot, target } of targets.meals) {
    const { carbs, protein, fat } = target.value
    const figures = [carbs, protein, fat]
    meals[slot]?.forEach((printed, i) => {
      expect(Math.abs((figures[i] ?? Number.NaN) - printed)).toBeLessThanOrEqual(1)
    })
  }
})

test('fuel that would take more than 60 % of the day’s carbohydrate is scaled down to it, and says so', () => {
  const targets = planned(C, aDay({ today: sessions(EXAMPLES[1]?.today ?? '') }))
  const fuel = targets.fuel.map((f) => [f.pre?.target.value.carbs, f.during.value.carbs, f.post?.target.value.carbs])
  const total = fuel.flat().reduce<number>((n, c) => n + (c ?? 0), 0)
  expect(total).toBe(Math.round(0.6 * targets.carbs.value))
  const unscaled = [16, 0, 62, 47, 68, 62]
  fuel.flat().forEach((carbs, i) => {
    expect(Math.abs((carbs ?? Number.NaN) - 0.901 * (unscaled[i] ?? 0))).toBeLessThanOrEqual(1)
  })
  expect(rulesOf(targets.fuel[1]?.during ?? { because: [] })).toContain('fuel_limited')
})

const clock = (minute: number) =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`
/** The day's entries as `HH:MM what`, in order. */
function timeline(targets: DayTargets): readonly string[] {
  return [
    ...targets.meals.map((m) => ({ at: m.at as number, what: m.slot as string })),
    ...targets.fuel.flatMap((f) => [
      ...(f.pre ? [{ at: f.pre.at as number, what: 'pre' }] : []),
      ...(f.post ? [{ at: f.post.at as number, what: 'post' }] : []),
    ]),
  ]
    .sort((a, b) => a.at - b.at)
    .map(({ at, what }) => `${clock(at)} ${what}`)
}
const dayOf = (today: string, over: Partial<TargetAthlete> = {}) =>
  timeline(planned(anAthlete(over), aDay({ today: sessions(today) })))

describe('a day around its training', () => {
  test('a rest day eats at the usual hours', () => {
    expect(dayOf('')).toEqual(['07:30 breakfast', '12:30 lunch', '16:00 snack', '19:00 dinner'])
  })

  test('before an early session only a bite; breakfast follows the post-fuel', () => {
    expect(dayOf('Lift 07:00-08:00 Moderate; Practice 15:30-17:00 Moderate')).toEqual([
      '06:30 pre',
      '08:15 post',
      '09:00 breakfast',
      '12:30 lunch',
      '14:30 pre',
      '17:15 post',
      '19:00 dinner',
    ])
  })

  test('a noon session puts lunch after it', () => {
    expect(dayOf('Practice 12:00-13:30 Intense')).toEqual([
      '07:30 breakfast',
      '11:00 pre',
      '13:45 post',
      '14:30 lunch',
      '16:00 snack',
      '19:00 dinner',
    ])
  })

  test('an evening session puts dinner after it while that is not late', () => {
    expect(dayOf('Practice 18:00-19:30 Intense').at(-1)).toBe('20:30 dinner')
  })

  test('a late session puts dinner two to three hours before it, and post-fuel closes the day', () => {
    expect(dayOf('Practice 19:30-21:00 Intense').slice(-3)).toEqual(['17:30 dinner', '18:30 pre', '21:15 post'])
  })

  test('training that fills the evening makes its post-fuel the dinner', () => {
    const day = aDay({ today: sessions('Practice 15:30-21:40 Intense') })
    const targets = planned(anAthlete(), day)
    const dinner = targets.meals.find((m) => m.slot === 'dinner')
    expect(timeline(targets).at(-1)).toBe('21:55 dinner')
    expect(targets.fuel[0]?.post).toBeNull()
    expect(rulesOf(dinner?.target ?? { because: [] })).toContain('post_fuel_is_meal')
    expect(dinner?.target.value.calories).toBe(energyOf(dinner?.target.value ?? { protein: 0, carbs: 0, fat: 0 }))
  })

  test('training through the whole lunch band moves lunch and says why', () => {
    const targets = planned(anAthlete(), aDay({ today: sessions('Practice 10:30-15:10 Moderate') }))
    const lunch = targets.meals.find((m) => m.slot === 'lunch')
    expect(lunch?.at).toBeGreaterThanOrEqual(minuteAt('15:10'))
    const rules = rulesOf(lunch?.target ?? { because: [] })
    expect(rules.includes('meal_time_out_of_band') || rules.includes('post_fuel_is_meal')).toBe(true)
  })

  test('before a competition breakfast is as early as it may be, with the block an hour ahead', () => {
    expect(dayOf('Competition 09:00-11:00 Intense').slice(0, 2)).toEqual(['06:00 breakfast', '08:00 pre'])
  })

  test('an overnight session is fuelled on both sides of midnight', () => {
    expect(dayOf('Practice 22:30-00:30 Intense').slice(-2)).toEqual(['21:30 pre', '24:45 post'])
  })

  test('fuel gives a meal room where the day is tight', () => {
    expect(dayOf('Practice 09:15-10:20 Light; Practice 13:00-14:45 Intense')).toEqual([
      '07:15 breakfast',
      '08:45 pre',
      '10:30 post',
      '11:15 lunch',
      '12:00 pre',
      '15:00 post',
      '19:00 dinner',
    ])
  })

  test('recovery work needs no fuel and moves no meal', () => {
    expect(dayOf('Recovery 09:00-09:30 Light')).toEqual(dayOf(''))
  })

  test('post-fuel waits for the recovery work that follows', () => {
    expect(dayOf('Practice 16:00-17:00 Moderate; Recovery 17:00-17:30 Light')).toContain('17:35 post')
  })

  test('a dawn session tomorrow moves carbohydrate from lunch to dinner tonight', () => {
    const quiet = planned(anAthlete(), aDay())
    const before = planned(anAthlete(), aDay({ tomorrow: sessions('Practice 06:00-07:00 Moderate') }))
    const carbs = (t: DayTargets, slot: string) => t.meals.find((m) => m.slot === slot)?.target.value.carbs ?? 0
    expect(carbs(before, 'dinner')).toBeGreaterThan(carbs(quiet, 'dinner'))
    expect(carbs(before, 'lunch')).toBeLessThan(carbs(quiet, 'lunch'))
    expect(before.carbs.value).toBe(quiet.carbs.value)
  })

  test('an overnight session of yesterday keeps the morning clear', () => {
    const targets = planned(anAthlete(), aDay({ yesterday: sessions('Practice 23:00-07:30 Light') }))
    expect(targets.meals[0]?.at).toBeGreaterThanOrEqual(minuteAt('07:30'))
  })
})

describe('two sessions close together', () => {
  const mass = kilograms(80)
  const place = (text: string) => placeFuel(aDay({ today: sessions(text) }), mass, 30)

  test('back to back they are one bout: the larger block before it, the larger after it', () => {
    const { pre, post } = place('Lift 17:00-18:00 Moderate; Practice 18:00-19:30 Intense')
    expect(pre.map((b) => [b.session, clock(b.at), b.grams.carbs])).toEqual([[0, '16:00', 60]])
    expect(post.map((b) => [b.session, clock(b.at), b.grams.carbs])).toEqual([[1, '19:45', 80]])
  })

  test('an hour apart they share one small block between them', () => {
    const { pre, post } = place('Practice 16:00-17:00 Intense; Practice 18:00-19:00 Intense')
    expect(pre.map((b) => [b.session, clock(b.at), b.grams.carbs])).toEqual([
      [0, '15:00', 60],
      [1, '17:30', 60],
    ])
    expect(post.map((b) => b.session)).toEqual([1])
  })

  test('an hour and a half apart each has its own, 45 minutes from the other', () => {
    const { pre, post } = place('Practice 16:00-17:00 Moderate; Practice 18:30-19:30 Moderate')
    expect(post.map((b) => clock(b.at))).toEqual(['17:15', '19:45'])
    expect(pre.map((b) => clock(b.at))).toEqual(['15:00', '18:00'])
  })

  test('one inside another is one bout', () => {
    const { pre, post } = place('Practice 16:00-19:00 Moderate; Lift 17:00-18:00 Moderate')
    expect(pre).toHaveLength(1)
    expect(post.map((b) => [b.session, clock(b.at)])).toEqual([[0, '19:15']])
  })

  test('tomorrow’s early session counts as the next one', () => {
    const tomorrow = sessions('Practice 05:00-06:00 Moderate')
    const { post } = placeFuel(aDay({ today: sessions('Practice 21:00-22:30 Moderate'), tomorrow }), mass, 30)
    expect(post[0]?.rapid).toBe(true)
  })

  test('two intense ones less than four hours apart are worth a warning', () => {
    const flags = (text: string) => planned(anAthlete(), aDay({ today: sessions(text) })).flags
    expect(flags('Practice 08:00-09:00 Intense; Practice 12:55-14:00 Intense')).toContain('short_gap_between_intense')
    expect(flags('Practice 08:00-09:00 Intense; Practice 13:00-14:00 Intense')).not.toContain(
      'short_gap_between_intense',
    )
    expect(flags('Practice 08:00-09:00 Intense; Practice 10:00-11:00 Moderate')).not.toContain(
      'short_gap_between_intense',
    )
  })
})
