import { openCatalog } from '@pacemeal/catalog'
import {
  type Athlete,
  instantOn,
  instantText,
  isFuelSlot,
  kcal,
  kilograms,
  localDate,
  type Macros,
  type MealLog,
  minuteOfDay,
  type PlannedDay,
  type PlannedMeal,
  type PlannedWeek,
  type Session,
  type SessionType,
} from '@pacemeal/domain'
import { planWeek } from '@pacemeal/planner'
import { describe, expect, test } from 'vitest'
import { aMealLog, someAmounts } from './a-meal-log.ts'
import { aBody, anAthlete, aSchedule } from './an-athlete.ts'
import {
  type Answer,
  adjusted,
  ask,
  faultsOf,
  named,
  type OddDay,
  offersAfter,
  type Situation,
  sum,
} from './odd-day.ts'

/*
 * Days on which things go otherwise than planned. What a dietitian would say of each was written down before any was run;
 * what holds on all of them stands in `faultsOf`.
 */

const catalog = openCatalog()
const monday = localDate('2026-03-02')

const at = (text: string): number => Number(text.slice(0, 2)) * 60 + Number(text.slice(3))
const session = (type: SessionType, from: string, minutes: number, intensity: Session['intensity']): Session => ({
  type,
  start: minuteOfDay(at(from)),
  end: minuteOfDay(at(from) + minutes),
  intensity,
})

/** 80 kg; two trainings on Monday, one on Tuesday and Thursday, a match on Saturday, rest on Wednesday and Sunday. */
const footballer = anAthlete({
  body: aBody({ sex: 'Male', age: 24, mass: kilograms(80) }),
  schedule: aSchedule({
    monday: [session('Lift', '07:00', 60, 'Moderate'), session('Practice', '16:00', 90, 'Moderate')],
    tuesday: [session('Practice', '15:30', 90, 'Intense')],
    thursday: [session('Conditioning', '18:00', 60, 'Intense')],
    friday: [session('Recovery', '10:00', 40, 'Light')],
    saturday: [session('Competition', '14:00', 120, 'Intense')],
  }),
})
/** A runner in a deficit. */
const cutter = anAthlete({
  objective: 'cut',
  categories: ['endurance-sports'],
  schedule: aSchedule({
    tuesday: [session('Conditioning', '18:00', 60, 'Moderate')],
    thursday: [session('Conditioning', '18:00', 75, 'Intense')],
    saturday: [session('Conditioning', '09:00', 120, 'Moderate')],
  }),
})
const vegan = anAthlete({ ...footballer, diets: ['vegan', 'gluten-free'], restrictions: ['gluten'] })
/** Races on Saturday morning for three hours, and loads for it. */
const racer = anAthlete({
  ...footballer,
  categories: ['endurance-sports'],
  schedule: aSchedule({
    monday: [session('Conditioning', '18:00', 60, 'Moderate')],
    wednesday: [session('Conditioning', '18:00', 60, 'Light')],
    saturday: [session('Competition', '08:00', 180, 'Intense')],
  }),
})

const weeks = new Map<Athlete, PlannedWeek>()
const weekOf = (athlete: Athlete): PlannedWeek => {
  const known = weeks.get(athlete)
  if (known !== undefined) return known
  const plan = planWeek({ athlete, monday, seed: 5 }, catalog)
  if (plan.kind !== 'planned') throw new Error(JSON.stringify(plan))
  weeks.set(athlete, plan.week)
  return plan.week
}

const dayOf = (athlete: Athlete, index: number): OddDay => {
  const { days } = weekOf(athlete)
  const today = days[index]
  if (today === undefined) throw new Error('no such day')
  return { athlete, index, today, tomorrow: days[index + 1] ?? null }
}

const lockedIn = (day: PlannedDay, ids: readonly string[]): PlannedDay => ({
  ...day,
  meals: day.meals.map((meal) => (ids.includes(meal.id) ? { ...meal, isLocked: true } : meal)),
})

const find = (day: PlannedDay, slot: PlannedMeal['slot']): PlannedMeal => {
  const meal = day.meals.find((one) => one.slot === slot)
  if (meal === undefined) throw new Error(`no ${slot} on ${day.day}`)
  return meal
}
const dishOf = (day: PlannedDay, slot: PlannedMeal['slot']): Macros => find(day, slot).options[0]
const times = ({ calories, protein, carbs, fat }: Macros, by: number): Macros => ({
  calories: calories * by,
  protein: protein * by,
  carbs: carbs * by,
  fat: fat * by,
})

let count = 0
const logAt = (day: PlannedDay, minute: number, amounts: Partial<Macros>, change: Partial<MealLog> = {}): MealLog => {
  const moment = instantText(Date.parse(instantOn(day.date, minute, 'Europe/Berlin')))
  count++
  return aMealLog({
    id: `log-${count}`,
    loggedAt: moment,
    createdAt: moment,
    mealTime: 'general',
    amounts: someAmounts(amounts),
    ...change,
  })
}
const logOf = (day: PlannedDay, slot: PlannedMeal['slot'], by = 1, change: Partial<MealLog> = {}): MealLog => {
  const meal = find(day, slot)
  return logAt(day, meal.at, times(meal.options[0], by), { plannedMeal: meal.id, ...change })
}

interface Story {
  readonly name: string
  readonly day: () => OddDay
  readonly situation: (day: OddDay) => Situation
  /** What is expected beside what holds on all days; faults in words. */
  readonly expects: (answer: Answer, day: OddDay) => readonly (string | false)[]
}

const energyOfRest = (day: PlannedDay, now: number): number =>
  day.meals.filter((meal) => meal.at >= now).reduce((all, { options }) => all + options[0].calories, 0)
const slotsOf = (day: PlannedDay) => day.meals.map(({ slot }) => slot)
const none: Story['expects'] = (answer) => [answer.kind === 'offer' && 'an offer where nothing changed']
const offered = (answer: Answer): Extract<Answer, { kind: 'offer' }>['result'] | undefined =>
  answer.kind === 'offer' ? answer.result : undefined

const ride = {
  code: 2,
  start: minuteOfDay(at('08:00')),
  end: minuteOfDay(at('11:00')),
  averagePower: 170,
  calories: kcal(2000),
}

const stories: readonly Story[] = [
  {
    name: '1 a session is skipped after its pre-fuel was eaten: the fuel stays eaten, recovery fuel goes, less is asked',
    day: () => dayOf(footballer, 1),
    situation: ({ today }) => ({ now: at('15:40'), logs: [logOf(today, 'pre-fuel')], sessions: [] }),
    expects: (answer, { today }) => {
      const result = offered(answer)
      if (!result) return ['no offer']
      return [
        slotsOf(result.today).includes('post-fuel') && 'recovery fuel stays',
        !slotsOf(result.today).includes('pre-fuel') && 'eaten fuel is gone',
        result.today.target.calories >= today.target.calories && 'the target does not fall',
      ]
    },
  },
  {
    name: '2 a morning session moves to the evening before it began: its fuel moves along, breakfast stays',
    day: () => dayOf(footballer, 0),
    situation: ({ today }) => ({
      now: at('05:30'),
      sessions: [session('Practice', '16:00', 90, 'Moderate'), session('Lift', '19:30', 60, 'Moderate')],
      logs: [],
      marks: Object.fromEntries(today.meals.slice(0, 0).map(({ id }) => [id, 'finished'])),
    }),
    expects: (answer) => {
      const result = offered(answer)
      if (!result) return ['no offer']
      const early = result.today.meals.filter(({ slot, at: time }) => isFuelSlot(slot) && time < at('12:00'))
      return [
        early.length > 0 && `fuel in the morning: ${early.map(({ id }) => id).join(', ')}`,
        !result.today.meals.some(({ slot, at: time }) => slot === 'post-fuel' && time >= at('17:00')) &&
          'no recovery fuel',
        result.today.meals.filter(({ slot }) => slot === 'breakfast').length !== 1 && 'not one breakfast',
      ]
    },
  },
  {
    name: '3 an evening session moves to the morning: its fuel is around it and no meal is lost',
    day: () => dayOf(footballer, 3),
    situation: () => ({ now: at('07:00'), sessions: [session('Conditioning', '09:30', 60, 'Intense')] }),
    expects: (answer, { today }) => {
      const result = offered(answer)
      if (!result) return ['no offer']
      const mains = (day: PlannedDay) => slotsOf(day).filter((slot) => slot === 'lunch' || slot === 'dinner').length
      return [
        result.today.meals.some(({ slot, at: time }) => isFuelSlot(slot) && time > at('14:00')) &&
          'fuel in the evening',
        mains(result.today) < mains(today) && 'a meal is lost',
      ]
    },
  },
  {
    name: '4 the second session is cancelled: its fuel goes, what was eaten stays, dinner keeps its half',
    day: () => dayOf(footballer, 0),
    situation: () => ({ now: at('15:00'), sessions: [session('Lift', '07:00', 60, 'Moderate')] }),
    expects: (answer) => {
      const result = offered(answer)
      if (!result) return ['no offer']
      const late = result.today.meals.filter(({ slot, at: time }) => isFuelSlot(slot) && time >= at('15:00'))
      return [late.length > 0 && 'fuel of a session that is not']
    },
  },
  {
    name: '5 a session runs an hour longer: its recovery fuel comes after it, and more is eaten, most of it carbohydrate',
    day: () => dayOf(footballer, 1),
    situation: () => ({
      now: at('18:05'),
      recorded: [{ code: 11, start: minuteOfDay(at('15:30')), end: minuteOfDay(at('18:00')), averageHeartRate: 160 }],
    }),
    expects: (answer, { today }) => {
      const result = offered(answer)
      if (!result) return ['no offer']
      const fuel = result.today.meals.find(({ slot }) => slot === 'post-fuel')
      const more = energyOfRest(result.today, at('18:05')) - energyOfRest(today, at('18:05'))
      return [
        (fuel === undefined || fuel.at < at('18:00')) && `recovery fuel at ${fuel?.at}`,
        more < 300 && `only ${more.toFixed(0)} kcal more`,
      ]
    },
  },
  {
    name: '5b it ran on and its fuel was eaten in the break: that stays eaten',
    day: () => dayOf(footballer, 1),
    situation: ({ today }) => ({
      now: at('18:05'),
      logs: [logOf(today, 'post-fuel')],
      recorded: [{ code: 11, start: minuteOfDay(at('15:30')), end: minuteOfDay(at('18:00')), averageHeartRate: 160 }],
    }),
    expects: (answer) => [answer.kind !== 'offer' && 'no offer'],
  },
  {
    name: '6b a session was shorter, and nobody looks until its recovery fuel should be over: it is eaten at once',
    day: () => dayOf(footballer, 1),
    situation: () => ({
      now: at('17:00'),
      recorded: [{ code: 11, start: minuteOfDay(at('15:30')), end: minuteOfDay(at('16:15')), averageHeartRate: 160 }],
    }),
    expects: (answer) => {
      const result = offered(answer)
      return [result !== undefined && !slotsOf(result.today).includes('post-fuel') && 'recovery fuel is lost']
    },
  },
  {
    name: '6c a session is put forward to within half an hour: its fuel comes now, and small',
    day: () => dayOf(footballer, 3),
    situation: () => ({ now: at('16:30'), sessions: [session('Conditioning', '17:00', 60, 'Intense')] }),
    expects: (answer) => {
      const result = offered(answer)
      if (!result) return ['no offer']
      const fuel = result.today.meals.find(({ slot }) => slot === 'pre-fuel')
      return [
        fuel === undefined && 'pre-fuel is lost',
        fuel !== undefined && (fuel.at < at('16:30') || fuel.at > at('16:50')) && `pre-fuel at ${fuel.at}`,
      ]
    },
  },
  {
    name: '2b a session of the morning is put off to the evening at ten, when its fuel is eaten',
    day: () => dayOf(footballer, 0),
    situation: ({ today }) => ({
      now: at('10:00'),
      sessions: [session('Practice', '16:00', 90, 'Moderate'), session('Lift', '19:30', 60, 'Moderate')],
      logs: [logOf(today, 'pre-fuel'), logOf(today, 'breakfast')],
    }),
    expects: (answer) => [answer.kind !== 'offer' && 'no offer'],
  },
  {
    name: '2c a session of the afternoon moves by two hours after the hour of its fuel: fuel stands before it',
    day: () => dayOf(footballer, 1),
    situation: () => ({ now: at('15:10'), sessions: [session('Practice', '17:30', 90, 'Intense')] }),
    expects: (answer) => {
      const result = offered(answer)
      if (!result) return ['no offer']
      return [
        !result.today.meals.some(({ slot, at: time }) => slot === 'pre-fuel' && time >= at('15:10')) && 'no pre-fuel',
        !result.today.meals.some(({ slot, at: time }) => slot === 'post-fuel' && time >= at('19:00')) &&
          'no recovery fuel',
      ]
    },
  },
  {
    name: '4b it is cancelled, and nobody says so until after the hour of its recovery fuel: that was not eaten',
    day: () => dayOf(footballer, 1),
    situation: () => ({ now: at('17:40'), sessions: [] }),
    expects: (answer) => {
      const result = offered(answer)
      if (!result) return ['no offer']
      return [slotsOf(result.today).includes('post-fuel') && 'recovery fuel counts as eaten']
    },
  },
  {
    name: '6 a session was half as long: a little less, and its recovery fuel comes after its end',
    day: () => dayOf(footballer, 1),
    situation: () => ({
      now: at('16:20'),
      recorded: [{ code: 11, start: minuteOfDay(at('15:30')), end: minuteOfDay(at('16:15')), averageHeartRate: 160 }],
    }),
    expects: (answer, { today }) => {
      const result = offered(answer)
      if (!result) return ['no offer']
      const fuel = result.today.meals.filter(({ slot }) => slot === 'post-fuel')
      return [
        result.today.target.calories >= today.target.calories && 'the target does not fall',
        fuel.length !== 1 && `${fuel.length} blocks of recovery fuel`,
        (fuel[0]?.at ?? 0) < at('16:15') && 'recovery fuel in the session',
      ]
    },
  },
  {
    name: '7 an unplanned ride of three hours in the morning: lunch and the rest take it up, carbohydrate first',
    day: () => dayOf(footballer, 2),
    situation: () => ({ now: at('11:15'), recorded: [ride] }),
    expects: (answer, { today }) => {
      const result = offered(answer)
      if (!result) return ['no offer']
      const more = energyOfRest(result.today, at('11:15')) - energyOfRest(today, at('11:15'))
      return [
        result.today.target.calories < today.target.calories + 700 && 'the target hardly rises',
        more < 500 && `only ${more.toFixed(0)} kcal more`,
      ]
    },
  },
  {
    name: '8 dinner is skipped: a small snack before the night at most, and the rest is told',
    day: () => dayOf(footballer, 3),
    situation: ({ today }) => ({ now: at('21:15'), marks: { [find(today, 'dinner').id]: 'skipped' } }),
    expects: (answer) => {
      const result = offered(answer)
      if (!result) return []
      const late = result.today.meals.filter(({ at: time }) => time >= at('21:15'))
      return [late.some(({ options }) => options[0].calories > 480) && 'a meal in the night']
    },
  },
  {
    name: '9 a lunch twice as large: the rest is smaller, and dinner stays a dinner',
    day: () => dayOf(footballer, 4),
    situation: ({ today }) => ({ now: at('14:00'), logs: [logOf(today, 'lunch', 2)] }),
    expects: (answer, { today }) => {
      const result = offered(answer)
      if (!result) return ['no offer']
      return [
        energyOfRest(result.today, at('14:00')) >= energyOfRest(today, at('14:00')) - 100 && 'nothing gives way',
        result.today.meals.filter(({ slot }) => isFuelSlot(slot)).length !==
          today.meals.filter(({ slot }) => isFuelSlot(slot)).length && 'fuel is taken away',
      ]
    },
  },
  {
    name: '10 four beers: their energy counts though it is no macronutrient, protein stays',
    day: () => dayOf(footballer, 1),
    situation: ({ today }) => ({
      now: at('17:30'),
      logs: [logAt(today, at('17:00'), { calories: 600, protein: 6, carbs: 50, fat: 0 }, { name: 'Beer' })],
    }),
    expects: (answer, { today }) => {
      const result = offered(answer)
      if (!result) return ['no offer']
      const less = energyOfRest(today, at('17:30')) - energyOfRest(result.today, at('17:30'))
      const told = -result.unplaced.calories
      return [
        less < 300 && `${less.toFixed(0)} kcal give way`,
        Math.abs(less + told - 600) > 100 && `${less.toFixed(0)} kcal give way and ${told} are told`,
        dishOf(result.today, 'dinner').protein < Math.min(20, dishOf(today, 'dinner').protein) - 2 &&
          'dinner loses its protein',
      ]
    },
  },
  {
    name: '11 all meals are logged by four and a session is still to come: its fuel stays',
    day: () => dayOf(footballer, 3),
    situation: ({ today }) => ({
      now: at('16:00'),
      logs: (['breakfast', 'lunch', 'snack', 'dinner'] as const)
        .filter((slot) => slotsOf(today).includes(slot))
        .map((slot) => ({ ...logOf(today, slot), loggedAt: logAt(today, at('15:30'), {}).loggedAt })),
    }),
    expects: none,
  },
  {
    name: '11b the same with 500 kcal too much: the fuel stays, and that is told',
    day: () => dayOf(footballer, 3),
    situation: ({ today }) => ({
      now: at('16:00'),
      logs: [
        ...(['breakfast', 'lunch', 'snack', 'dinner'] as const)
          .filter((slot) => slotsOf(today).includes(slot))
          .map((slot) => logOf(today, slot)),
        logAt(today, at('15:00'), { calories: 500, protein: 10, carbs: 70, fat: 20 }),
      ],
    }),
    expects: (answer) => [
      answer.kind === 'offer' && 'an offer',
      answer.result?.kind === 'unchanged' && answer.result.fuelStays === undefined && 'nothing told',
    ],
  },
  {
    name: '12 nothing is logged until eight in the evening: nothing is made of it',
    day: () => dayOf(footballer, 1),
    situation: () => ({ now: at('20:00') }),
    expects: none,
  },
  {
    name: '13 a log of energy alone, half as much again: the rest gives it back in all three',
    day: () => dayOf(footballer, 2),
    situation: ({ today }) => ({
      now: at('14:00'),
      logs: [{ ...logOf(today, 'lunch'), amounts: someAmounts({ calories: 1.6 * dishOf(today, 'lunch').calories }) }],
    }),
    expects: (answer, { today }) => {
      const result = offered(answer)
      if (!result) return ['no offer']
      return [
        dishOf(result.today, 'dinner').carbs >= dishOf(today, 'dinner').carbs && 'carbohydrate stays',
        energyOfRest(result.today, at('14:00')) > energyOfRest(today, at('14:00')) - 150 && 'hardly anything gives way',
      ]
    },
  },
  {
    name: '14 a late dinner at 00:10: dinner of the new day stays to come',
    day: () => dayOf(footballer, 2),
    situation: ({ today }) => ({
      now: at('00:20'),
      logs: [logAt(today, at('00:10'), { calories: 700, protein: 30, carbs: 80, fat: 28 }, { mealTime: 'dinner' })],
    }),
    expects: (answer, { today }) => {
      const { events } = answer.input
      const result = offered(answer)
      return [
        named(events, 'eaten').has(find(today, 'dinner').id) && 'today’s dinner counts as eaten at midnight',
        result !== undefined && !slotsOf(result.today).includes('dinner') && 'no dinner',
      ]
    },
  },
  {
    name: '14b a bite at 00:10 is no afternoon snack',
    day: () => dayOf(footballer, 2),
    situation: ({ today }) => ({
      now: at('00:20'),
      logs: [logAt(today, at('00:10'), { calories: 220, protein: 5, carbs: 30, fat: 9 }, { mealTime: 'snack' })],
    }),
    expects: ({ input }, { today }) => [
      named(input.events, 'eaten').has(find(today, 'snack').id) && 'the snack counts as eaten at midnight',
    ],
  },
  {
    name: '15 a traveller lands nine hours earlier: what was eaten before is not served again',
    day: () => dayOf(footballer, 2),
    situation: ({ today }) => ({
      now: at('11:00'),
      logs: (['breakfast', 'lunch', 'dinner'] as const).map((slot) => ({
        ...logOf(today, slot),
        zone: 'Europe/Berlin',
      })),
    }),
    expects: (answer) => [
      answer.kind === 'offer' && answer.result.changes.some(({ slot }) => slot === 'dinner') && 'dinner again',
    ],
  },
  {
    name: '15b a traveller lands nine hours later: what he had is told, and nothing is served twice',
    day: () => dayOf(footballer, 2),
    situation: ({ today }) => ({
      now: at('19:30'),
      logs: [{ ...logOf(today, 'breakfast'), zone: 'Europe/Berlin' }],
      marks: { [find(today, 'lunch').id]: 'skipped', [find(today, 'snack').id]: 'skipped' },
    }),
    expects: (answer) => {
      const result = offered(answer)
      if (!result) return []
      const late = result.today.meals.filter(({ at: time }) => time >= at('19:30'))
      return [late.reduce((all, { options }) => all + options[0].calories, 0) > 1100 && 'a feast in the night']
    },
  },
  {
    name: '16 two locked meals and a cake: the locked ones stay, the others give way',
    day: () => {
      const day = dayOf(footballer, 2)
      return { ...day, today: lockedIn(day.today, [find(day.today, 'lunch').id, find(day.today, 'dinner').id]) }
    },
    situation: ({ today }) => ({
      now: at('09:30'),
      logs: [logAt(today, at('09:00'), { calories: 450, protein: 6, carbs: 60, fat: 21 })],
    }),
    expects: () => [],
  },
  {
    name: '17 lunch is skipped on the eve of a race: the rest of the day loads, lean',
    day: () => dayOf(racer, 4),
    situation: ({ today }) => ({ now: at('15:00'), marks: { [find(today, 'lunch').id]: 'skipped' } }),
    expects: (answer, { today }) => {
      const result = offered(answer)
      if (!result) return ['no offer']
      const rest = (day: PlannedDay) =>
        sum(day.meals.filter((meal) => meal.at >= at('15:00')).map(({ options }) => options[0]))
      return [rest(result.today).carbs < rest(today).carbs + 40 && 'hardly more carbohydrate']
    },
  },
  {
    name: '18 a race at eight whose breakfast could not be eaten: nothing heavy before the start, more after it',
    day: () => dayOf(racer, 5),
    situation: ({ today }) => ({
      now: at('07:00'),
      marks: Object.fromEntries(today.meals.filter((meal) => meal.at < at('07:00')).map(({ id }) => [id, 'skipped'])),
    }),
    expects: (answer) => {
      const result = offered(answer)
      if (!result) return ['no offer']
      const before = result.today.meals.filter(
        ({ slot, at: time }) => time >= at('07:00') && time < at('08:00') && slot !== 'pre-fuel',
      )
      return [before.length > 0 && 'a meal before the start']
    },
  },
  {
    name: '19 a rest day with a breakfast twice as large: the rest is smaller',
    day: () => dayOf(footballer, 6),
    situation: ({ today }) => ({ now: at('10:30'), logs: [logOf(today, 'breakfast', 2)] }),
    expects: (answer, { today }) => {
      const result = offered(answer)
      if (!result) return ['no offer']
      const less = energyOfRest(today, at('10:30')) - energyOfRest(result.today, at('10:30'))
      return [less < 0.7 * dishOf(today, 'breakfast').calories && `only ${less.toFixed(0)} kcal give way`]
    },
  },
  {
    name: '20 a vegan without gluten eats a lunch twice as large',
    day: () => dayOf(vegan, 1),
    situation: ({ today }) => ({ now: at('14:00'), logs: [logOf(today, 'lunch', 2)] }),
    expects: (answer) => [answer.kind !== 'offer' && 'no offer'],
  },
  {
    name: '21 600 kcal too much in a deficit: dinner keeps its protein and half of itself, tomorrow is not punished',
    day: () => dayOf(cutter, 1),
    situation: ({ today }) => ({
      now: at('15:00'),
      logs: [logAt(today, at('14:30'), { calories: 600, protein: 8, carbs: 75, fat: 29 })],
    }),
    expects: (answer, { tomorrow }) => {
      const result = offered(answer)
      if (!result) return ['no offer']
      return [
        JSON.stringify(result.tomorrow) !== JSON.stringify(tomorrow) && 'tomorrow changes',
        result.unplaced.protein > 25 && `${result.unplaced.protein} g protein missing`,
      ]
    },
  },
  {
    name: '22 two meals skipped in a deficit: no giant dinner, and what finds no room is told',
    day: () => dayOf(cutter, 2),
    situation: ({ today }) => ({
      now: at('15:00'),
      marks: { [find(today, 'breakfast').id]: 'skipped', [find(today, 'lunch').id]: 'skipped' },
    }),
    expects: (answer, { today }) => {
      const result = offered(answer)
      if (!result) return ['no offer']
      return [energyOfRest(result.today, at('15:00')) <= energyOfRest(today, at('15:00')) + 200 && 'hardly more']
    },
  },
  {
    name: '24 ill in the morning, all sessions fall away: no fuel, less is asked, and never under what a body needs',
    day: () => dayOf(footballer, 0),
    situation: () => ({ now: at('06:00'), sessions: [] }),
    expects: (answer, { today }) => {
      const result = offered(answer)
      if (!result) return ['no offer']
      return [
        result.today.meals.some(({ slot, at: time }) => isFuelSlot(slot) && time >= at('06:00')) && 'fuel stays',
        result.today.target.calories >= today.target.calories && 'the target does not fall',
        result.today.guidance.energyAvailability < 30 && 'too little energy',
      ]
    },
  },
  {
    name: '30 the plan comes after the logs of the morning: they are its breakfast',
    day: () => dayOf(footballer, 2),
    situation: ({ today }) => ({
      now: at('12:00'),
      logs: [logAt(today, at('07:30'), times(dishOf(today, 'breakfast'), 1.02), { mealTime: 'breakfast' })],
    }),
    expects: none,
  },
]

describe('a day that is adjusted', () => {
  const cake = (day: PlannedDay, minute: number, by = 1) =>
    logAt(day, minute, times({ calories: 400, protein: 5, carbs: 55, fat: 18 }, by))
  const offer = (day: OddDay, situation: Situation) => {
    const answer = ask(day, situation)
    if (answer.kind !== 'offer') throw new Error(`no offer: ${JSON.stringify(answer.result)}`)
    expect(faultsOf(day, answer)).toEqual([])
    expect(offersAfter(day, answer, situation)).toEqual([])
    return answer
  }

  test('25 is adjusted again when its session is longer after a cake', () => {
    const day = dayOf(footballer, 1)
    const first = { now: at('14:00'), logs: [cake(day.today, at('13:45'))] }
    const once = adjusted(day, offer(day, first))
    const ran = { code: 11, start: minuteOfDay(at('15:30')), end: minuteOfDay(at('17:40')), averageHeartRate: 160 }
    const twice = offer(once, { ...first, now: at('17:45'), recorded: [ran] })
    expect(twice.result.today.target.calories).toBeGreaterThan(once.today.target.calories + 200)
  })

  test('25b is adjusted again when its session runs on after it was adjusted for it', () => {
    const day = dayOf(footballer, 1)
    const ran = (end: string) => ({
      code: 11,
      start: minuteOfDay(at('15:30')),
      end: minuteOfDay(at(end)),
      averageHeartRate: 160,
    })
    const first = { now: at('18:05'), recorded: [ran('18:00')] }
    const once = adjusted(day, offer(day, first))
    expect(once.today.sessions[0]?.overrun).toBe(60)
    // The watch is corrected: it was shorter again, but longer than planned.
    const twice = ask(once, { now: at('18:10'), recorded: [ran('17:30')] })
    if (twice.kind === 'offer') {
      expect(twice.result.today.sessions[0]?.overrun).toBe(30)
      expect(offersAfter(once, twice, { now: at('18:10'), recorded: [ran('17:30')] })).toEqual([])
    }
  })

  test('27 forgets a meal that was logged twice by mistake once one of the logs is gone', () => {
    const day = dayOf(footballer, 4)
    const { today } = day
    const [lunch, again] = [logOf(today, 'lunch'), logOf(today, 'lunch')]
    const twice = { now: at('14:00'), logs: [lunch, again] }
    offer(day, twice)
    expect(ask(day, { ...twice, logs: [lunch] }).kind).toBe('none')
    // Had the day been adjusted for it, it is brought back.
    const wrong = adjusted(day, offer(day, twice))
    const back = ask(wrong, { ...twice, logs: [lunch] })
    expect(back.kind).toBe('offer')
    if (back.kind === 'offer') expect(offersAfter(wrong, back, { ...twice, logs: [lunch] })).toEqual([])
  })

  test('28 follows a log as it is edited', () => {
    const day = dayOf(footballer, 2)
    const small = ask(day, { now: at('14:00'), logs: [logOf(day.today, 'lunch', 1.05)] })
    expect(small.kind).toBe('none')
    const large = offer(day, { now: at('14:00'), logs: [logOf(day.today, 'lunch', 1.7)] })
    expect(dishOf(large.result.today, 'dinner').calories).toBeLessThan(dishOf(day.today, 'dinner').calories - 100)
  })

  test('29 asks for nothing when a meal is marked as eaten before its hour, and then is not', () => {
    const day = dayOf(footballer, 1)
    const dinner = find(day.today, 'dinner').id
    const marked = ask(day, { now: at('16:00'), marks: { [dinner]: 'finished' } })
    expect(marked.kind).toBe('none')
    expect(ask(day, { now: at('16:00') }).kind).toBe('none')
  })
})

describe('an odd day', () => {
  test.each(stories)('$name', ({ day, situation, expects }) => {
    const of = day()
    const told = situation(of)
    const answer = ask(of, told)
    const faults = answer.kind === 'offer' ? [...faultsOf(of, answer), ...offersAfter(of, answer, told)] : []
    expect([...faults, ...expects(answer, of).filter((one) => one !== false)]).toEqual([])
  })
})
