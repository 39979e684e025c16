import { type LocalDate, localDate, type MealSlot } from '@pacemeal/domain'
import type { PlanPreview } from '@pacemeal/protocol'

type Change = PlanPreview['changes'][number]

/** What a change does to one date. */
export interface PreviewDay {
  readonly date: LocalDate
  /** The day's energy, where it moves. */
  readonly target: { readonly before: number; readonly after: number } | null
  /** Meals that come, go, move or take another dish, by time. */
  readonly meals: readonly Change[]
  /** Meals that keep their dish in another amount, and what that comes to in kcal. */
  readonly portions: { readonly slots: readonly MealSlot[]; readonly calories: number } | null
}

/** Whether a meal keeps its dish and its time, in another amount. */
const isOtherAmount = ({ kind, movedFrom }: Change): boolean => kind === 'other-amount' && movedFrom === undefined

/** What a change does day by day. */
export function previewDays({ changes, targets }: Pick<PlanPreview, 'changes' | 'targets'>): readonly PreviewDay[] {
  const dates = [...new Set([...changes, ...targets].map(({ date }) => date))].toSorted()
  return dates.flatMap((date): PreviewDay[] => {
    const own = changes.filter((change) => change.date === date).toSorted((a, b) => a.at - b.at)
    const amounts = own.filter(isOtherAmount)
    const calories = amounts.reduce((sum, { difference }) => sum + difference.calories, 0)
    const { before, after } = targets.find((target) => target.date === date) ?? {}
    if (own.length === 0 && before === undefined) return []
    return [
      {
        date: localDate(date),
        target: before === undefined || after === undefined ? null : { before, after },
        meals: own.filter((change) => !isOtherAmount(change)),
        portions: amounts.length === 0 ? null : { slots: [...new Set(amounts.map(({ slot }) => slot))], calories },
      },
    ]
  })
}

const fuelSlots: readonly MealSlot[] = ['pre-fuel', 'post-fuel', 'snack']

/** How much changes, from the least to the most: portions, fuel and snacks, meals. */
export function countChanges(changes: readonly Change[]) {
  const others = changes.filter((change) => !isOtherAmount(change))
  const fuel = others.filter(({ slot }) => fuelSlots.includes(slot)).length
  return { portions: changes.length - others.length, fuel, dishes: others.length - fuel }
}
