import { readMealPlan } from '@pacemeal/protocol'

/** What the screens show that show one thing. */
export interface Shown {
  /** Date, `YYYY-MM-DD`. */
  readonly day: string
  readonly meal: string
  readonly pot: string
  readonly event: string
}

/** Sheets that need nothing but a profile, with the most to fill in, to read or to choose from. */
export const sheetAddresses = [
  '/home?sheet=log',
  '/home?sheet=one-day&about=day',
  '/home?sheet=barcode',
  '/profile?sheet=feedback',
  '/profile?sheet=faq',
  '/profile?sheet=connect-wearable',
  '/profile?sheet=delete-account',
  '/my-foods?sheet=food',
  '/my-foods?sheet=recipe',
  '/race-products?sheet=product',
  '/kitchen?sheet=guest',
  '/edit-profile?sheet=diets',
  '/activity-schedule?sheet=add-activity&about=friday',
] as const

/** Those about a meal of a plan or an event. */
export const sheetsAbout = ({ day, meal, event }: Shown): readonly string[] => [
  `/meal-plan?day=${day}&sheet=edit-meal&about=${meal}`,
  `/meal-plan?day=${day}&sheet=swap-meal&about=${meal}`,
  `/meal-plan?day=${day}&sheet=training`,
  `/meal-details/${meal}?day=${day}&sheet=move-meal&about=${encodeURIComponent(`${day}/${meal}`)}`,
  `/home?day=${day}&sheet=why&about=${meal}`,
  `/home?day=${day}&sheet=ideas&about=${meal}`,
  `/home?day=${day}&sheet=swap&about=${meal}`,
  `/events/${event}/card?sheet=change`,
]

/** Of the last day of a plan, which is never over: the day, a meal, and a pot. */
export const shownIn = (plan: Readonly<Record<string, string>>): Omit<Shown, 'event'> => {
  const read = readMealPlan(plan)
  const day = read.ok ? read.value.days.at(-1) : undefined
  const meal = day?.meals.find(({ cooking }) => cooking === undefined) ?? day?.meals[0]
  if (!read.ok || day === undefined || meal === undefined) throw new Error('The plan has no meal.')
  const pot = meal.cooking === undefined ? `${day.date}/${meal.id}` : read.value.cooking?.[0]?.id
  return { day: day.date, meal: meal.id, pot: pot ?? '' }
}

/** The address of a screen that shows one thing, with one of theirs. */
export const placed = (at: string, { meal, pot, event }: Shown): string =>
  at.replace(':id', encodeURIComponent(at.startsWith('/events/') ? event : at.startsWith('/cook/') ? pot : meal))
