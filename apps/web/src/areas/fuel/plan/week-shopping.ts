import { t } from '@lingui/core/macro'
import { openCatalog } from '@pacemeal/catalog'
import { type ShoppingItem, type ShoppingList, shoppingList } from '@pacemeal/catalog/shopping'
import type { PlannedDay, Weekday } from '@pacemeal/domain'

export type { ShoppingItem } from '@pacemeal/catalog/shopping'

/** The list of some days of a plan, with the dishes of the athlete's own that it cannot know the ingredients of. */
interface WeekShopping {
  readonly list: ShoppingList
  readonly unlisted: readonly { readonly day: Weekday; readonly dish: string }[]
}

/** What the chosen dishes of the days take. */
export function weekShopping(days: readonly PlannedDay[]): WeekShopping {
  const chosen = days.flatMap(({ day, meals }) => meals.map(({ options }) => ({ day, dish: options[0] })))
  return {
    list: shoppingList(
      openCatalog(),
      chosen.flatMap(({ dish }) => dish.ingredients),
    ),
    unlisted: chosen
      .filter(({ dish }) => dish.ingredients.length === 0)
      .map(({ day, dish }) => ({ day, dish: dish.name })),
  }
}

const lineOf = ({ name, amount, note }: ShoppingItem): string => `- ${name}: ${amount}${note ? ` (${note})` : ''}`

/** The list as plain text, for a message or a note. What is ticked off is left out. */
export function shoppingText(title: string, { list }: WeekShopping, isTicked: (item: ShoppingItem) => boolean): string {
  const open = list.aisles.flatMap(({ aisle, items }) => {
    const left = items.filter((item) => !isTicked(item))
    return left.length > 0 ? [`${aisle}\n${left.map(lineOf).join('\n')}`] : []
  })
  const pantry = list.pantry.filter((item) => !isTicked(item))
  const atHome = pantry.length > 0 ? [`${t`Check at home`}\n${pantry.map(lineOf).join('\n')}`] : []
  return [title, ...open, ...atHome].join('\n\n')
}
