import { readMealPlan } from '@pacemeal/protocol'
import { screensOf } from '../../apps/web/src/app/areas.ts'
import type { ScreenGroup } from '../../apps/web/src/navigation/screen.ts'

/** A screen: its path as the router knows it, and an address at which there is something to look at. */
export interface ScreenAddress {
  readonly path: string
  readonly at: string
}

/** Addresses of screens that need more than their path; null leads on at once and has nothing to read. */
const addresses: Readonly<Record<string, string | null>> = {
  // Leads everybody but operators on; their story looks at it.
  '/admin': null,
  '/callback': null,
  '/onboarding': null,
  '/onboarding/body-composition': null,
  '/onboarding/notifications': '/onboarding/notifications?stay',
  '/onboarding/terra-callback': '/onboarding/terra-callback?status=error',
  // Shows a picture just taken; without one it leads to the scanner.
  '/scanned-image': null,
  '/reset-password': '/reset-password?userId=someone&secret=something',
}

/** The screens of groups, each with the address to look at; those without one lead on. */
export const screensAt = (...groups: readonly ScreenGroup[]): readonly ScreenAddress[] =>
  groups.flatMap(screensOf).flatMap(({ path }) => {
    const at = path in addresses ? addresses[path] : path
    return at ? [{ path, at }] : []
  })

/** The screens of somebody without a profile. The last of them makes one, after which no question is asked any more. */
export const onTheWayIn = screensAt('signedIn', 'verified').toSorted(
  (one, other) => Number(one.path.endsWith('processing')) - Number(other.path.endsWith('processing')),
)

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
