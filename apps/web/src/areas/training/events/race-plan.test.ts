import { type HealthCondition, kilograms, localDate, minuteOfDay, type Session } from '@pacemeal/domain'
import { defaultRaceSettings, type TrainingEvent } from '@pacemeal/domain/event'
import { carriedStretches, datedEventOf, type FuelLine, genericProducts, packingList } from '@pacemeal/nutrition/race'
import { aBody, anAthlete, anEvent, aSchedule, aSession } from '@pacemeal/testing'
import { describe, expect, test } from 'vitest'
import { bottleFills } from './bottle-fills.ts'
import { carriedText } from './carried-words.ts'
import {
  lineAbout,
  lineFigures,
  lineTitle,
  packedText,
  productText,
  toldLines,
  totalsText,
  whenText,
} from './fuel-line-words.ts'
import { type PresentMoment, planRace } from './race-plan.ts'
import { takenBy } from './report-draft.ts'
import { takenText, takenTotalsText } from './taken-words.ts'

/** Somebody of 70 kg with the schedule of a week; the marathon is on a Sunday. */
const race = anEvent()
const saturday = localDate('2026-09-26')
const friday = localDate('2026-09-25')
const runner = anAthlete({
  body: aBody({ mass: kilograms(70) }),
  categories: ['endurance-sports'],
  schedule: aSchedule({
    monday: [aSession({ start: minuteOfDay(360), end: minuteOfDay(510) })],
    saturday: [aSession({ type: 'Competition' })],
  }),
})
const person = {
  mass: kilograms(70),
  diets: [],
  settings: defaultRaceSettings,
  tests: [],
  conditions: [],
}
const planOf = (event: TrainingEvent, others: readonly TrainingEvent[] = [], present?: PresentMoment) =>
  planRace({
    event,
    known: { ...person, events: [event, ...others].map((one) => ({ event: one, report: null })) },
    all: genericProducts,
    safe: genericProducts,
    athlete: runner,
    changes: new Map(),
    ...(present ? { present } : {}),
  })

describe('the loading days of an event', () => {
  test('stand around a competition of the weekly pattern', () => {
    expect(planOf(race)).toMatchObject({ loading: [{ date: friday }, { date: saturday }], otherDays: [] })
  })

  test('of a match are the day before alone, and none stands before what is over within the hour', () => {
    const match = planOf({ ...race, sport: 'team' })
    expect(match).toMatchObject({ loading: [{ date: saturday }], unloaded: null })
    expect(Number(match.loading[0]?.targets.carbs.value) / 70).toBeCloseTo(8.5, 1)
    const legs = [{ name: 'run', minutes: 29, kilometres: 5, intake: 'open' as const, share: 1 }]
    const parkrun = planOf({ ...race, legs })
    expect(parkrun).toMatchObject({
      loading: [],
      unloaded: { rule: 'race_loading_too_short', inputs: { minutes: 29 } },
    })
    expect(planOf({ ...race, legs, loading: 'none' }).unloaded).toBeNull()
  })

  test('that are eaten for another event say so', () => {
    const other = anEvent({
      name: 'Club Ten',
      day: saturday,
      legs: [{ name: 'run', minutes: 75, kilometres: 15, intake: 'open', share: 1 }],
    })
    const { loading, otherDays } = planOf(race, [other])
    expect(loading).toEqual([])
    expect(otherDays).toMatchObject([
      { date: friday, because: { rule: 'race_loading_other_event', inputs: { name: 'Club Ten' } } },
      { date: saturday, because: { rule: 'race_loading_other_event', inputs: { name: 'Club Ten' } } },
    ])
    expect(planOf({ ...race, loading: 'none' }, [other]).otherDays).toEqual([])
  })

  test('stay those of the event where the nearer one asks for none', () => {
    const legs = [{ name: 'run', minutes: 29, kilometres: 5, intake: 'open' as const, share: 1 }]
    const { loading, otherDays } = planOf(race, [anEvent({ name: 'Parkrun', day: saturday, legs })])
    expect(loading).toMatchObject([{ date: friday }])
    expect(otherDays).toMatchObject([{ date: saturday, because: { inputs: { name: 'Parkrun' } } }])
  })

  test('follow its priority: all as chosen, the day before alone, or none', () => {
    const { loading } = planOf({ ...race, priority: 'A' })
    expect(loading.map(({ date }) => date)).toEqual([friday, saturday])
    const brief = planOf({ ...race, priority: 'B' })
    expect(brief).toMatchObject({ loading: [{ date: saturday }], unloaded: null })
    expect(Number(brief.loading[0]?.targets.carbs.value) / 70).toBeCloseTo(8.5, 1)
    const through = planOf({ ...race, priority: 'C' })
    expect(through).toMatchObject({ loading: [], unloaded: { rule: 'race_loading_trained_through' } })
    expect(through.preEvent).toEqual(planOf(race).preEvent)
    expect(planOf({ ...race, priority: 'C', loading: 'none' }).unloaded).toBeNull()
  })
})

describe('an event without anything that brings its carbohydrate', () => {
  const missing = (change: Partial<TrainingEvent>) => {
    const { missing, wantedCarbs } = planOf(anEvent(change))
    return [missing, Math.round(wantedCarbs)]
  }
  const carbsOfDay = (change: Partial<TrainingEvent>) => {
    const event = anEvent(change)
    const everything = { all: genericProducts, safe: genericProducts }
    return datedEventOf({ event, report: null }, { ...person, events: [] }, everything).fuel.carbs
  }

  test('says so, and its day is planned with what its hours ask for', () => {
    expect(missing({ products: [] })).toEqual(['none_chosen', 210])
    expect(missing({ products: ['deleted-gel'] })).toEqual(['none_chosen', 210])
    expect(missing({ products: ['salt'] })).toEqual(['none_usable', 210])
    expect(missing({ products: ['gel-caffeine'], wantsCaffeine: true })).toEqual(['none_usable', 210])
    expect(missing({ products: ['mix'], carry: { bottles: 0, bottle: 500, pockets: 4 } })).toEqual(['none_usable', 210])
    expect(carbsOfDay({ products: [] })).toBe(210)
    expect(carbsOfDay({ products: ['salt'] })).toBe(210)
  })

  test('misses nothing where something brings it, or none is asked for', () => {
    expect(missing({})).toEqual([null, 210])
    const legs = [{ name: 'run', minutes: 45, kilometres: 10, intake: 'open' as const, share: 1 }]
    expect(missing({ products: [], legs })).toEqual([null, 0])
    expect(carbsOfDay({ products: [], legs })).toBe(0)
  })
})

describe('several events on one day', () => {
  const first = anEvent({
    name: 'Park Run',
    start: minuteOfDay(420),
    legs: [{ name: 'run', minutes: 30, kilometres: 5, intake: 'open', share: 1 }],
  })

  test('are loaded for as the one that asks for the most', () => {
    const daysOf = ({ loading, otherDays }: ReturnType<typeof planOf>) => [
      loading.map(({ date, targets }) => [date, Math.round(targets.carbs.value / 70)]),
      otherDays,
    ]
    const both = [
      [friday, 11],
      [saturday, 11],
    ]
    expect(daysOf(planOf(race, [first]))).toEqual([both, []])
    expect(daysOf(planOf(first, [race]))).toEqual([both.slice(1), []])
  })

  test('share what a day may hold of caffeine', () => {
    const along = { wantsCaffeine: true, products: ['gel', 'gel-caffeine'] }
    const [morning, evening] = [
      anEvent({ ...along, start: minuteOfDay(480) }),
      anEvent({ ...along, start: minuteOfDay(900) }),
    ]
    const milligrams = (one: TrainingEvent, other: TrainingEvent) => {
      const { caffeine, lines } = planOf(one, [other])
      return (caffeine?.before.dose ?? 0) + lines.reduce((sum, line) => sum + line.caffeine, 0)
    }
    expect(milligrams(morning, evening)).toBe(250)
    expect(milligrams(morning, evening) + milligrams(evening, morning)).toBeLessThanOrEqual(400)
  })
})

test('nobody whose days are not planned is shown days that load', () => {
  const pregnant = planRace({
    event: race,
    known: { ...person, conditions: ['pregnantOrLactating'], events: [{ event: race, report: null }] },
    all: genericProducts,
    safe: genericProducts,
    athlete: runner,
    changes: new Map(),
  })
  expect(pregnant).toMatchObject({ loading: [], unloaded: { rule: 'race_loading_refused' } })
})

describe('the meal before the start', () => {
  test('is eaten away from other training of the day, when the plan of the day has it', () => {
    const at = (start: number, training: readonly Session[] = []) =>
      planRace({
        event: { ...race, start: minuteOfDay(start) },
        known: { ...person, events: [] },
        all: genericProducts,
        safe: genericProducts,
        athlete: { ...runner, schedule: aSchedule({ sunday: training }) },
        changes: new Map(),
      })
    expect(at(900).preEvent.meal.at).toBe(720)
    const swim = aSession({ type: 'Practice', start: minuteOfDay(700), end: minuteOfDay(760) })
    const moved = at(900, [swim])
    expect(moved.preEvent.meal.at + 30 <= 700 || moved.preEvent.meal.at >= 760).toBe(true)
    expect(moved.preEvent.because[0]).toMatchObject({
      rule: 'race_pre_meal',
      inputs: { before: 900 - moved.preEvent.meal.at },
    })
    const all = aSession({ type: 'Practice', start: minuteOfDay(600), end: minuteOfDay(890) })
    expect(at(900, [all]).unplacedMeal).toMatchObject({ rule: 'race_meal_unplaced' })
  })
})

describe('the gut training before a race', () => {
  test('takes no session that is over', () => {
    const monday = localDate('2026-09-14')
    const daysAt = (minute: number) =>
      planOf(race, [], { today: monday, minute }).gutTraining.map(({ session }) => session.day)
    expect(daysAt(500)).toEqual([monday, localDate('2026-09-21')])
    expect(daysAt(589)).toEqual([localDate('2026-09-21')])
  })
})

describe('the fuel of somebody whose doctor sets fluid and salt', () => {
  const event = anEvent({ products: ['gel', 'mix', 'salt'] })
  const known = {
    mass: kilograms(70),
    diets: [],
    settings: defaultRaceSettings,
    tests: [],
    events: [{ event, report: null }],
  }
  const inputs = { event, all: genericProducts, safe: genericProducts, athlete: runner, changes: new Map() }
  const open = planRace({ ...inputs, known: { ...known, conditions: [] } })
  const closed = planRace({ ...inputs, known: { ...known, conditions: ['kidneyDisease'] } })
  const wordsOf = (plan: typeof open) =>
    toldLines(plan).map((line) =>
      [lineFigures(line, plan.areFluidsTold), lineAbout(line, plan.areFluidsTold)].join(' '),
    )

  test('measures no salt out, in no bottle, list or report, and leaves a bottle only for what carries carbohydrate', () => {
    const salty = { ...event, products: ['gel', 'salt', 'capsule'] }
    const told = (conditions: readonly HealthCondition[]) => {
      const plan = planRace({ ...inputs, event: salty, known: { ...known, conditions } })
      const stretches = carriedStretches(plan.race, plan.schedule, plan.products)
      const report = takenBy('planned', plan)
      return [
        ...toldLines(plan).map((line) => `${lineTitle(line)} ${lineAbout(line, plan.areFluidsTold)}`),
        ...packingList(plan.lines).map(packedText),
        ...stretches.map((stretch) => carriedText(stretch, plan.areFluidsTold)),
        ...report.taken.map((one) => takenText(one, plan.products)),
        takenTotalsText(report, plan.areFluidsTold),
      ].join('\n')
    }
    expect(told([])).toMatch(/Table salt|capsule/i)
    expect(told([])).toMatch(/mg of sodium/)
    expect(told(['kidneyDisease'])).toMatch(/Gel/)
    expect(told(['kidneyDisease'])).not.toMatch(/salt|capsule|sodium|\d\sml/i)
    const closedPlan = planRace({ ...inputs, event: salty, known: { ...known, conditions: ['kidneyDisease'] } })
    expect(takenBy('planned', closedPlan).fluid).toBe(0)
    expect(closedPlan.leftOut).toEqual([])
  })

  test('fills bottles with the water that goes with food on the way, too', () => {
    const dry = anEvent({
      stations: { by: 'distance', at: [21] },
      carry: { bottles: 2, bottle: 500, pockets: 12 },
      products: ['gel', 'chew'],
    })
    const plan = planOf(dry)
    const atStations = plan.lines.filter(({ isAtStation }) => isAtStation)
    expect(plan.lines.filter(({ until, fluid }) => until === null && fluid > 0).length).toBeGreaterThan(0)
    const drunk = (lines: typeof plan.lines) => lines.reduce((sum, { fluid }) => sum + fluid, 0)
    const fills = bottleFills(plan)
    const filled = fills.reduce((sum, { volume }) => sum + volume, 0)
    const needed = drunk(plan.lines) - drunk(atStations)
    expect(filled).toBeGreaterThanOrEqual(needed - 1e-6)
    // To a mark, and no further than the next one at each place.
    expect(filled).toBeLessThan(needed + 50 * fills.length)
    for (const { volume } of fills) expect(volume % 50).toBe(0)
    expect(bottleFills({ ...plan, areFluidsTold: false }).filter(({ items }) => items.length === 0)).toEqual([])
  })

  test('carries no bottle for what is only drunk where fluid is not told', () => {
    const pocketed = { pieces: 1, pickedUp: [], isOwnPlace: false }
    const stretch = { bottles: 2, fuelBottles: 0, pocketed, drunk: 200 }
    expect(carriedText(stretch, true)).toMatch(/2 bottles/)
    expect(carriedText(stretch, false)).not.toMatch(/bottle|200/)
    expect(carriedText({ ...stretch, fuelBottles: 1 }, false)).toMatch(/1 bottle/)
  })

  test('names what is picked up where no own bag stands, each with its number', () => {
    const piecesOf = (id: string, servings: number) =>
      genericProducts.flatMap((product) => (product.id === id ? [{ product, servings }] : []))
    const pocketed = { pieces: 6, pickedUp: [...piecesOf('chew', 5), ...piecesOf('gel', 1)], isOwnPlace: false }
    const stretch = { bottles: 0, fuelBottles: 0, pocketed, drunk: 0 }
    expect(carriedText(stretch, true)).toBe('Pick up 5\u00a0× Chew + 1\u00a0× Gel · Leave with 6 pieces')
    const atBag = { ...stretch, pocketed: { ...pocketed, isOwnPlace: true } }
    expect(carriedText(atBag, true)).toBe('Leave with 6 pieces')
  })

  test('tells carbohydrate and what carries it, no water of its own, and no sodium', () => {
    expect(wordsOf(open).join(' ')).toMatch(/mg sodium/)
    expect(wordsOf(open).join(' ')).toMatch(/\d\sg carbs/)
    expect(wordsOf(closed).join(' ')).not.toMatch(/sodium|with \d/)
    expect(toldLines(closed).every(({ items }) => items.length > 0)).toBe(true)
    expect(totalsText(open)).toMatch(/of fluid, .+ of sodium$/)
    expect(totalsText(closed)).toMatch(/^In all \d+\sg of carbohydrate$/)
  })
})

test.each([
  [1, '0.3\u00a0g table salt'],
  [2, '0.5\u00a0g table salt'],
  [3, '⅛\u00a0tsp / 0.8\u00a0g table salt'],
  [4, '⅛\u00a0tsp / 1.0\u00a0g table salt'],
  [8, '⅜\u00a0tsp / 2.0\u00a0g table salt'],
  [6, '¼\u00a0tsp / 1.5\u00a0g table salt'],
  [12.4, '½\u00a0tsp / 3.1\u00a0g table salt'],
  [24, '1\u00a0tsp / 6.0\u00a0g table salt'],
  [30, '1¼\u00a0tsp / 7.5\u00a0g table salt'],
])('%d pinches of salt are measured: %s', (pinches, text) => {
  const salt = genericProducts.find(({ id }) => id === 'salt')
  expect(salt && productText(salt, pinches)).toBe(text)
  expect(salt && productText({ ...salt, serving: '1 sachet' }, pinches)).toMatch(/Table salt$/)
})

test('a bottle of water and salt is told as one, and what is in a bottle apart from the words of its names', () => {
  const contents = (...ids: readonly string[]) =>
    ids.flatMap((id) => genericProducts.filter((one) => one.id === id).map((product) => ({ product, servings: 1 })))
  expect(lineTitle({ items: contents('salt'), until: 90 })).toBe('Water + 0.3\u00a0g table salt')
  expect(lineTitle({ items: contents('home-mix', 'salt'), until: 90 })).toBe(
    '8\u00a0g home mix of sugar and salt + 0.3\u00a0g table salt',
  )
  expect(lineTitle({ items: contents('gel'), until: null })).toBe('Gel')
  expect(lineTitle({ items: [], until: null })).toBe('Water')
})

test('a bottle says where it is filled: on the way before, or here; what is sipped of it is told to 10 ml', () => {
  const bottle = { items: [], minute: 75, until: 135, isAtStation: false, waterAt: null, fluid: 413.4, volume: 550 }
  const about = (filledAt: number) => lineAbout({ ...bottle, filledAt } as unknown as FuelLine, true)
  expect(about(0)).toBe('sip 410\u00a0of 550\u00a0ml until 2:15')
  expect(about(50)).toBe('sip 410\u00a0of 550\u00a0ml until 2:15, filled at 0:50')
  expect(about(75)).toBe('sip 410\u00a0of 550\u00a0ml until 2:15, filled here')
})

test('a station is told where it was typed', () => {
  const kilometre = 33.796
  const event = anEvent({ stations: { by: 'distance', at: [kilometre] } })
  const { race: shown } = planOf(event)
  const [station] = shown.stations
  expect(whenText(shown, station?.minute ?? 0, { distance: 'mi', temperature: 'F', mass: 'lb' })).toMatch(/ 21\.0\smi$/)
})

test('caffeine is added on the way only where something taken along holds it', () => {
  const withCaffeine = (products: readonly string[]) => planOf(anEvent({ wantsCaffeine: true, products })).caffeine
  expect(withCaffeine(['gel', 'gel-caffeine'])?.topUps.length).toBeGreaterThan(0)
  expect(withCaffeine(['gel'])?.topUps).toEqual([])
})
