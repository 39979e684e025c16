import { addDays, grams, type LocalDate, localDate, milligrams, millilitres, minuteOfDay } from '@pacemeal/domain'
import type { TrainingEvent } from '@pacemeal/domain/event'
import type { WeekInput } from '@pacemeal/planner'

/** A marathon in Berlin at 9:15 AM, in three and a half hours, with water every five kilometres. */
export const anEvent = (change: Partial<TrainingEvent> = {}): TrainingEvent => ({
  kind: 'race',
  name: 'Berlin Marathon',
  day: localDate('2026-09-27'),
  start: minuteOfDay(9 * 60 + 15),
  zone: 'Europe/Berlin',
  sport: 'run',
  intensity: 'Intense',
  priority: 'A',
  goal: 'Under 3:30',
  legs: [{ name: 'run', minutes: 210, kilometres: 42.2, intake: 'open', share: 1 }],
  stations: { by: 'distance', at: [5, 10, 15, 20, 25, 30, 35, 40] },
  conditions: { celsius: 15, altitude: 0 },
  carry: { bottles: 1, bottle: 500, pockets: 8 },
  products: ['gel', 'home-mix', 'salt'],
  loading: 'usual',
  early: 'get-up',
  wantsCaffeine: false,
  ...change,
})

/** A marathon on the Saturday of the week that begins on this Monday, at nine, in three and a half hours, as its week knows it. */
export const aMarathonIn = (monday: LocalDate): NonNullable<WeekInput['events']>[number] => ({
  kind: 'race',
  day: addDays(monday, 5),
  start: minuteOfDay(9 * 60),
  minutes: 210,
  intensity: 'Intense',
  loading: 'usual',
  early: 'get-up',
  fuel: {
    carbsPerHour: grams(60),
    carbs: grams(210),
    drinkPerHour: millilitres(600),
    sodiumPerHour: milligrams(350),
  },
})

/** An hour and a half at 20 degrees in which 1.8 litres were sweated. */
export const aSweatTest = (change: Partial<ReturnType<typeof plainTest>> = {}) => ({ ...plainTest(), ...change })

const plainTest = () => ({
  day: '2026-02-20',
  before: 70,
  after: 68.7,
  drunk: 0.5,
  urine: 0,
  minutes: 90,
  intensity: 'Intense' as const,
  celsius: 20,
  altitude: 0,
})
