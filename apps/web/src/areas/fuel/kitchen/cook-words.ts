import { plural, t } from '@lingui/core/macro'
import { type CookEvent, type CookedPortion, type LocalDate, type MealSlot, mealSlots } from '@pacemeal/domain'
import { weekdayName } from '../../../languages/dates.ts'
import { listText } from '../../../languages/formats.ts'
import { withinSentence } from '../../../languages/within-sentence.ts'
import { entryName, type HomeMeal } from '../day-plan.ts'
import { readMealPlace } from './cook-events.ts'

/** The slot in a meal's id: `lunch` of `tuesday-lunch`, `pre-fuel` of `monday-pre-fuel-1`. */
const slotOf = (meal: string): MealSlot | undefined => mealSlots.find((slot) => meal.includes(`-${slot}`))

/** `lunch`. */
const mealWord = (meal: string): string => {
  const slot = slotOf(meal)
  return slot === undefined ? t`meal` : withinSentence(entryName(slot))
}

/** `Tuesday’s lunch`. */
export const mealPlaceText = ({ date, meal }: Pick<CookedPortion, 'date' | 'meal'>): string => {
  const [day, name] = [weekdayName(date), mealWord(meal)]
  return t`${day}’s ${name}`
}

/** Standard servings to the half: `3 servings`, `2.5 servings`. */
export const servingsText = (servings: number): string => plural(servings, { one: '# serving', other: '# servings' })

/** Where a leftover comes from: `From Monday’s dinner`; `From lunch` on the same day. */
export function leftoverText(leftoverOf: string, day: LocalDate): string {
  const origin = readMealPlace(leftoverOf)
  if (origin === undefined) return t`Already cooked`
  const [place, name] = [mealPlaceText(origin), mealWord(origin.meal)]
  return origin.date === day ? t`From ${name}` : t`From ${place}`
}

/** When it is eaten again, after the meal itself: other meals of that day, and later days. */
function eatenAgain({ portions }: CookEvent, meal: string, day: LocalDate) {
  const later = portions.filter(({ date }) => date > day).map(({ date }) => weekdayName(date))
  const today = portions.filter((portion) => portion.date === day && portion.meal !== meal)
  return { today: [...new Set(today.map((portion) => mealWord(portion.meal)))], later: [...new Set(later)] }
}

/** A meal whose cooking is planned. */
type CookedMeal = Pick<HomeMeal, 'id'> & { readonly cooking: NonNullable<HomeMeal['cooking']> }

/** How a meal's dish comes about: `From Monday’s dinner`, `Cook 3 servings, eat Tuesday and Wednesday`, `Cook, 20 min`. */
export function cookingText({ id, cooking }: CookedMeal, day: LocalDate): string {
  const { of: event, leftoverOf, cookedOn, handsOnMinutes, waitingMinutes, servingsCooked } = cooking
  if (leftoverOf !== undefined) return leftoverText(leftoverOf, day)
  if (cookedOn < day) {
    const name = weekdayName(cookedOn)
    return t`Cooked on ${name}`
  }
  const servings = servingsText(servingsCooked)
  const { today, later } = event ? eatenAgain(event, id, day) : { today: [], later: [] }
  const again = listText([...today, ...later])
  if (today.length > 0) return t`Cook ${servings}, also for ${again}`
  if (later.length > 0) return t`Cook ${servings}, eat ${again}`
  const others = new Set(event?.portions.map(({ eater }) => eater)).size
  if (others > 1) return t`Cook ${servings} for ${others}`
  const minutes = handsOnMinutes + waitingMinutes
  return t`Cook, ${minutes} min`
}
