import { addDays, type LocalDate, type MealTime } from '@pacemeal/domain'
import type { SeededRandom } from './seeded-random.ts'

/** What somebody ate and logs: in their own words, at a minute of a day. */
export interface DiaryEntry {
  readonly words: string
  readonly mealTime: MealTime
  readonly day: LocalDate
  readonly minute: number
}

interface DiaryHour {
  readonly mealTime: MealTime
  readonly minute: number
  /** Favourites, the first eaten most often. */
  readonly favourites: readonly string[]
  /** How often it is one of them. */
  readonly habit: number
}

/** Breakfasts and snacks are few and repeated, lunches and dinners many. */
const hours: readonly DiaryHour[] = [
  {
    mealTime: 'breakfast',
    minute: 435,
    favourites: [
      '80 g oats, banana, 200 ml milk',
      '2 eggs, 2 slices toast, orange juice',
      'muesli, yogurt, blueberries',
    ],
    habit: 0.9,
  },
  { mealTime: 'snack', minute: 630, favourites: ['apple', 'flat white', 'handful of almonds'], habit: 0.8 },
  {
    mealTime: 'lunch',
    minute: 750,
    favourites: [
      'chicken breast, 200 g rice, broccoli',
      'tuna sandwich',
      'lentil soup, 2 slices bread',
      '2 boiled eggs, baked potato, green salad',
      'cheese omelette, tomato',
      'turkey wrap',
      'beef burrito',
    ],
    habit: 0.7,
  },
  {
    mealTime: 'snack',
    minute: 960,
    favourites: ['skyr', 'banana', '2 rice cakes, honey', 'carrot, hummus'],
    habit: 0.8,
  },
  {
    mealTime: 'dinner',
    minute: 1150,
    favourites: [
      'spaghetti bolognese',
      'salmon, 250 g potatoes, spinach',
      'chicken curry, rice',
      'pizza margherita',
      'beef stew, bread',
      'tofu, noodles, carrots',
      'cod, rice, peas',
      'chili con carne',
      'pork chop, mashed potatoes, beans',
      'lasagne',
      'mushroom risotto',
      '2 tacos',
    ],
    habit: 0.6,
  },
]

const others = {
  main: ['prawns', 'halibut', 'venison', 'chickpeas', 'lamb', 'tempeh', 'duck', 'turkey', 'sardines', 'feta'],
  side: ['rice', 'potatoes', 'couscous', 'pasta', 'quinoa', 'bread', 'polenta', 'bulgur'],
} as const

/**
 * Thirty days before `today` as people log them, in their order: of each meal some favourites, the first most often, now and then
 * something new, and a tenth of the meals not at all. Drawn from `random` alone.
 */
export function aDiary(random: SeededRandom, today: LocalDate): readonly DiaryEntry[] {
  let news = 0
  const somethingNew = (): string => {
    const main = others.main[news % others.main.length]
    const side = others.side[news % others.side.length]
    const grams = 100 + 10 * Math.floor(news / 40)
    news += 1
    return `${grams} g ${main}, ${side}`
  }
  return Array.from({ length: 30 }, (_, index) => addDays(today, index - 30)).flatMap((day) =>
    hours.flatMap(({ mealTime, minute, favourites, habit }) => {
      if (random.next() < 0.1) return []
      const isUsual = random.next() < habit
      const favourite = favourites[Math.floor(favourites.length * random.next() ** 2)]
      const words = isUsual && favourite !== undefined ? favourite : somethingNew()
      return [{ words, mealTime, day, minute: minute + random.whole(-40, 40) }]
    }),
  )
}
