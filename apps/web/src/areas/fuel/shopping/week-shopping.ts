import { plural, t } from '@lingui/core/macro'
import { openCatalog } from '@pacemeal/catalog'
import { type ShoppingItem, type ShoppingList, shoppingList, weekPortions } from '@pacemeal/catalog/shopping'
import {
  type CookEvent,
  DAY_MINUTES,
  type Diet,
  isEatenOut,
  type LocalDate,
  type MealSlot,
  type PlannedDay,
  type Shop,
} from '@pacemeal/domain'
import { weekdayName } from '../../../languages/dates.ts'
import { certificateName } from '../../../languages/diet-names.ts'
import { aisleName, amountText, foodName } from '../../../languages/kitchen.ts'
import { lineStart } from '../../../languages/line-start.ts'

export type { ShoppingItem } from '@pacemeal/catalog/shopping'

/** A dish of which only its owner knows what is in it, and how many others eat of it. */
interface UnlistedDish {
  readonly date: LocalDate
  readonly dish: string
  readonly others: number
}

/** The list of some days of a plan, with the dishes of the athlete's own that it cannot know the ingredients of. */
interface WeekShopping {
  readonly list: ShoppingList
  readonly unlisted: readonly UnlistedDish[]
}

/** What is bought: the pots of the week, the shop whose packs are bought, and from when on it counts. */
export interface ShoppingSpan {
  readonly cooking?: readonly CookEvent[] | undefined
  readonly shop?: Shop
  /** A day, and the minute of it that it is now. */
  readonly from?: { readonly date: LocalDate; readonly minute: number }
  /** Whether rests may be frozen. */
  readonly hasFreezer?: boolean
  /** The diets of everybody at the table. */
  readonly diets?: readonly Diet[]
  /** How many eat along with a meal. */
  readonly othersAt?: (date: LocalDate, slot: MealSlot) => number
}

/** Minutes after its time that something may still be shopped for: people eat later than planned. */
const GRACE = 120

/** What the days take from the shop: pots on the day they are cooked, the rest on the day it is eaten. */
export function weekShopping(
  days: readonly PlannedDay[],
  { cooking = [], shop, from, hasFreezer = false, diets = [], othersAt = () => 0 }: ShoppingSpan = {},
): WeekShopping {
  const isWanted = (on: LocalDate | undefined, at = DAY_MINUTES) => {
    if (from === undefined || on === undefined) return true
    return on > from.date || (on === from.date && at + GRACE >= from.minute)
  }
  const portions = weekPortions({ days, cooking }).filter(({ on, at }) => isWanted(on, at))
  return {
    list: shoppingList(openCatalog(), portions, { diets, ...(shop !== undefined && { shop, hasFreezer }) }),
    unlisted: days
      .flatMap(({ date, meals }) =>
        meals
          .filter(({ at }) => isWanted(date, at))
          .map(({ slot, options: [dish] }) => ({ date, dish, others: othersAt(date, slot) })),
      )
      // For a meal out nothing is bought.
      .filter(({ dish }) => dish.ingredients.length === 0 && !isEatenOut(dish))
      .map(({ date, dish, others }) => ({ date, dish: dish.name, others })),
  }
}

/** What to take from the shelf: whole packs where they are known. */
export const shelfText = ({ packs, amount }: ShoppingItem): string => amountText(packs?.text ?? amount)

/** The marks to look for on the food, in the words of the language. */
export const certificateTexts = ({ certificates = [] }: ShoppingItem): readonly string[] =>
  certificates.map(certificateName)

const lineOf = (item: ShoppingItem): string => {
  const notes = [...certificateTexts(item), ...(item.note ? [amountText(item.note)] : [])]
  return `- ${foodName(item.name)}: ${shelfText(item)}${notes.length > 0 ? ` (${notes.join('; ')})` : ''}`
}

/** `Thursday: Grandma’s stew, for you and 2 others`. */
export const unlistedText = ({ date, dish, others }: UnlistedDish): string => {
  const line = `${lineStart(weekdayName(date))}: ${dish}`
  if (others === 0) return line
  return plural(others, { one: `${line}, for you and # other`, other: `${line}, for you and # others` })
}

/** The list as plain text, for a message or a note. What is ticked off is left out. */
export function shoppingText(
  title: string,
  { list, unlisted }: WeekShopping,
  isTicked: (item: ShoppingItem) => boolean,
): string {
  const open = list.aisles.flatMap(({ aisle, items }) => {
    const left = items.filter((item) => !isTicked(item))
    return left.length > 0 ? [`${aisleName(aisle)}\n${left.map(lineOf).join('\n')}`] : []
  })
  const pantry = list.pantry.filter((item) => !isTicked(item))
  const atHome = pantry.length > 0 ? [`${t`Check at home`}\n${pantry.map(lineOf).join('\n')}`] : []
  const ownDishes =
    unlisted.length > 0
      ? [`${t`Your own dishes`}\n${unlisted.map((dish) => `- ${unlistedText(dish)}`).join('\n')}`]
      : []
  return [title, ...open, ...atHome, ...ownDishes].join('\n\n')
}
