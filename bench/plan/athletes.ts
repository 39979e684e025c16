import {
  type Athlete,
  centimetres,
  type Diet,
  diets,
  intensities,
  kilograms,
  minuteOfDay,
  performanceObjectives,
  type Session,
  sessionTypes,
  sexes,
  trainingCategories,
  type WeeklySchedule,
  weekdays,
} from '@pacemeal/domain'
import { type SeededRandom, seededRandom } from '@pacemeal/testing'

/** Times at which people train, as start minutes; dawn and late evening included. */
const starts = [330, 360, 420, 480, 600, 720, 840, 930, 1020, 1080, 1140, 1200] as const
const lengths = [30, 45, 60, 60, 75, 90, 90, 120, 150, 210] as const
const allergies = [
  'peanuts',
  'tree nuts',
  'milk',
  'eggs',
  'soy',
  'gluten',
  'fish',
  'shellfish',
  'sesame',
  'kiwi',
  'mushrooms',
  'coconut',
]

/** Diet pairs that people really combine. */
const pairs: readonly (readonly Diet[])[] = [
  ['vegan', 'gluten-free'],
  ['vegetarian', 'gluten-free'],
  ['vegetarian', 'dairy-free'],
  ['gluten-free', 'dairy-free'],
  ['pescatarian', 'dairy-free'],
  ['halal', 'gluten-free'],
  ['kosher', 'dairy-free'],
  ['paleo', 'dairy-free'],
  ['low-carb', 'dairy-free'],
]

const someSession = (random: SeededRandom): Session => {
  const start = random.pick(starts)
  return {
    type: random.pick(sessionTypes),
    intensity: random.pick(intensities),
    start: minuteOfDay(start),
    end: minuteOfDay(start + random.pick(lengths)),
  }
}

/** Drops what would start within an hour of the end of another session. */
const apart = (sessions: readonly Session[]): readonly Session[] => {
  const kept: Session[] = []
  for (const next of sessions.toSorted((a, b) => a.start - b.start)) {
    const last = kept.at(-1)
    if (!last || next.start >= last.end + 60) kept.push(next)
  }
  return kept
}

const someSchedule = (random: SeededRandom): WeeklySchedule => {
  const busy = random.pick([0.4, 0.6, 0.8, 1])
  const twice = random.pick([0, 0, 0.2, 0.5])
  const day = (): readonly Session[] => {
    const count = random.next() < busy ? (random.next() < twice ? 2 : 1) : 0
    return apart(Array.from({ length: count }, () => someSession(random)))
  }
  return Object.fromEntries(weekdays.map((weekday) => [weekday, day()])) as WeeklySchedule
}

const someDiets = (random: SeededRandom): readonly Diet[] => {
  const draw = random.next()
  if (draw < 0.2) return []
  return draw < 0.85 ? [random.pick(diets)] : random.pick(pairs)
}

const someRestrictions = (random: SeededRandom): readonly string[] =>
  random.shuffle(allergies).slice(0, random.pick([0, 0, 0, 1, 1, 2, 3]))

/** An athlete with a body, a goal, a schedule and a diet; the same for the same number. */
export const someAthlete = (number: number): Athlete => {
  const random = seededRandom(number * 7919 + 13)
  const sex = random.pick(sexes)
  const height = random.whole(sex === 'Female' ? 152 : 162, sex === 'Female' ? 184 : 200)
  const index = random.whole(190, 300) / 10
  return {
    body: {
      sex,
      age: random.whole(18, 62),
      height: centimetres(height),
      mass: kilograms(index * (height / 100) ** 2),
      ...(random.next() < 0.3 ? { bodyFatPercent: random.whole(10, 30) } : {}),
      ...(random.next() < 0.3 ? { averageSteps: random.whole(3000, 14000) } : {}),
    },
    objective: random.pick(performanceObjectives),
    categories: random.shuffle(trainingCategories).slice(0, random.whole(1, 2)),
    diets: someDiets(random),
    restrictions: someRestrictions(random),
    schedule: someSchedule(random),
    zone: 'UTC',
  }
}
