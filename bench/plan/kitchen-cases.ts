import {
  type Athlete,
  awayWays,
  centimetres,
  type Diet,
  defaultKitchenPreferences,
  diets,
  type KitchenPreferences,
  kilograms,
  minuteOfDay,
  performanceObjectives,
  type Session,
  sexes,
  type TableGuest,
  tableMeals,
  trainingCategories,
  type WeeklySchedule,
  weekdays,
} from '@pacemeal/domain'
import { type SeededRandom, seededRandom } from '@pacemeal/testing'
import { someAthlete } from './athletes.ts'

/** Families of cases, so that a weak one does not hide behind the median of all. */
const caseFamilies = [
  'alone',
  'household',
  'meals away',
  'little time',
  'small kitchen',
  'early sessions',
  'two a day',
  'held out',
] as const
export type CaseFamily = (typeof caseFamilies)[number]

/** An athlete with the kitchen that the week is planned for. */
export interface KitchenCase {
  readonly family: CaseFamily
  readonly athlete: Athlete
  readonly kitchen: KitchenPreferences
}

/** Of ten cases in a row: four alone with the defaults, two households, one of each other family in turn. */
const families: readonly CaseFamily[] = [
  'alone',
  'household',
  'alone',
  'meals away',
  'alone',
  'little time',
  'household',
  'small kitchen',
  'alone',
  'early sessions',
]

/** What somebody else at the table may have beside a diet; a few, so that the pot stays cookable. */
const guestAllergies = ['peanuts', 'tree nuts', 'eggs', 'fish', 'shellfish', 'sesame', 'mushrooms']
const guestDiets: readonly Diet[] = ['vegetarian', 'pescatarian', 'dairy-free', 'gluten-free', 'halal']

const someGuest = (random: SeededRandom, number: number): TableGuest => ({
  id: `guest-${number}`,
  name: `Guest ${number}`,
  portion: random.pick([0.5, 0.75, 1, 1, 1.25]),
  meals: random.pick([['dinner'], ['lunch', 'dinner'], ['breakfast', 'dinner'], tableMeals] as const),
  diets: random.next() < 0.25 ? [random.pick(guestDiets)] : [],
  restrictions: random.next() < 0.25 ? [random.pick(guestAllergies)] : [],
})

const household = (random: SeededRandom): Partial<KitchenPreferences> => ({
  table: Array.from({ length: random.whole(1, 3) }, (_, i) => someGuest(random, i + 1)),
})

const mealsAway = (random: SeededRandom): Partial<KitchenPreferences> => {
  const way = random.pick(awayWays)
  return {
    mealsAway: weekdays
      .slice(0, random.whole(3, 5))
      .map((day) => ({ day, meal: 'lunch', way: random.next() < 0.8 ? way : random.pick(awayWays) })),
  }
}

const littleTime = (random: SeededRandom): Partial<KitchenPreferences> => ({
  handsOnMinutes: { weekday: random.pick([20, 25, 30]), weekend: random.pick([40, 60, 90]) },
  ...(random.next() < 0.5 ? { batchDays: ['sunday'] } : {}),
})

const smallKitchen = (random: SeededRandom): Partial<KitchenPreferences> => ({
  equipment: random.pick([
    ['stove', 'microwave'],
    ['stove', 'toaster', 'freezer'],
    ['stove', 'oven'],
    ['stove', 'microwave', 'toaster', 'blender'],
  ] as const),
})

const early = (random: SeededRandom, sessions: readonly Session[]): readonly Session[] => {
  const [first, ...others] = sessions
  if (!first) return []
  const start = random.pick([315, 330, 345, 360, 390])
  const moved = { ...first, start: minuteOfDay(start), end: minuteOfDay(start + Math.min(90, first.end - first.start)) }
  return [moved, ...others.filter((session) => session.start >= moved.end + 60)]
}

const withSessions = (athlete: Athlete, change: (sessions: readonly Session[]) => readonly Session[]): Athlete => ({
  ...athlete,
  schedule: Object.fromEntries(weekdays.map((day) => [day, change(athlete.schedule[day])])) as WeeklySchedule,
})

const twoADay = (random: SeededRandom) => (): readonly Session[] => {
  if (random.next() < 0.4) return []
  const [morning, evening] = [random.pick([390, 420, 480, 540]), random.pick([960, 1020, 1080])]
  return [
    {
      type: random.pick(['Practice', 'Conditioning'] as const),
      intensity: random.pick(['Moderate', 'Intense'] as const),
      start: minuteOfDay(morning),
      end: minuteOfDay(morning + random.pick([60, 75, 90])),
    },
    {
      type: 'Lift',
      intensity: random.pick(['Light', 'Moderate'] as const),
      start: minuteOfDay(evening),
      end: minuteOfDay(evening + random.pick([45, 60])),
    },
  ]
}

/** A case of the family that the number falls in; the same for the same number. `alone` is `someAthlete` as it is. */
export const someCase = (number: number): KitchenCase => {
  const random = seededRandom(number * 104_729 + 7)
  const athlete = someAthlete(number)
  const drawn = families[number % families.length] ?? 'alone'
  const family: CaseFamily = drawn === 'early sessions' && number % 20 > 9 ? 'two a day' : drawn
  const prefer = (change: Partial<KitchenPreferences>): KitchenCase => ({
    family,
    athlete,
    kitchen: { ...defaultKitchenPreferences, ...change },
  })
  if (family === 'household') return prefer(household(random))
  if (family === 'meals away') return prefer(mealsAway(random))
  if (family === 'little time') return prefer(littleTime(random))
  if (family === 'small kitchen') return prefer(smallKitchen(random))
  if (family === 'early sessions') {
    return { ...prefer({}), athlete: withSessions(athlete, (sessions) => early(random, sessions)) }
  }
  if (family === 'two a day') return { ...prefer({}), athlete: withSessions(athlete, twoADay(random)) }
  return prefer({})
}

/** Weeks as people of one sport train, as sessions by weekday: `type intensity start-minutes`. */
const heldOutWeeks: readonly (readonly string[])[] = [
  [
    '',
    'Practice Moderate 1140-75',
    'Lift Light 1080-45',
    'Practice Intense 1140-75',
    '',
    'Competition Intense 870-110',
    '',
  ],
  [
    'Conditioning Light 375-50',
    '',
    'Conditioning Intense 375-65',
    'Lift Moderate 750-40',
    '',
    'Conditioning Light 510-135',
    '',
  ],
  [
    'Lift Intense 1095-70',
    'Lift Intense 1095-70',
    '',
    'Lift Moderate 1095-70',
    'Lift Intense 1095-70',
    '',
    'Recovery Light 600-40',
  ],
  [
    'Practice Intense 1185-100',
    'Conditioning Moderate 405-45',
    'Practice Moderate 1185-100',
    '',
    'Practice Light 1185-60',
    '',
    'Competition Intense 660-300',
  ],
  ['', '', 'Recovery Light 1050-35', '', '', 'Hybrid Moderate 585-55', ''],
]

const readSession = (text: string): Session => {
  const [type, intensity, times = ''] = text.split(' ')
  const [start = 0, length = 0] = times.split('-').map(Number)
  return {
    type: type as Session['type'],
    intensity: intensity as Session['intensity'],
    start: minuteOfDay(start),
    end: minuteOfDay(start + length),
  }
}

/**
 * Cases made another way than the others, of which nothing was tuned: real-looking training weeks, wider bodies, other
 * allergies, every preference drawn freely within what may be chosen.
 */
export const heldOutCase = (number: number): KitchenCase => {
  const random = seededRandom(number * 15_485_863 + 101)
  const sex = random.pick(sexes)
  const height = random.whole(150, 198)
  const week = random.pick(heldOutWeeks)
  const athlete: Athlete = {
    body: {
      sex,
      age: random.whole(18, 74),
      height: centimetres(height),
      mass: kilograms((random.whole(185, 340) / 10) * (height / 100) ** 2),
    },
    objective: random.pick(performanceObjectives),
    categories: [random.pick(trainingCategories)],
    diets: random.next() < 0.5 ? [] : [random.pick(diets)],
    restrictions: random.next() < 0.3 ? [random.pick(['mustard', 'celery', 'mushrooms', 'peanuts', 'fish'])] : [],
    schedule: Object.fromEntries(
      weekdays.map((day, i): readonly [string, readonly Session[]] => [day, week[i] ? [readSession(week[i])] : []]),
    ) as WeeklySchedule,
    zone: 'UTC',
  }
  return {
    family: 'held out',
    athlete,
    kitchen: {
      ...defaultKitchenPreferences,
      ...(random.next() < 0.4 ? household(random) : {}),
      ...(random.next() < 0.3 ? mealsAway(random) : {}),
      ...(random.next() < 0.3 ? { equipment: ['stove', 'oven', 'microwave'] as const } : {}),
      handsOnMinutes: { weekday: random.pick([35, 45, 60, 90]), weekend: random.pick([60, 90, 120]) },
      leftoverDays: random.pick([2, 3, 3, 4]),
      rotation: {
        breakfasts: random.whole(1, 4),
        lunches: random.whole(2, 6),
        dinners: random.whole(3, 7),
      },
    },
  }
}
