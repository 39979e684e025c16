import type { Recipe } from '@pacemeal/catalog'
import type { MealSlot } from '@pacemeal/domain'

/** How often a dish may come in one week; breakfast is a habit. */
const mostPerWeek = (slot: MealSlot): number => (slot === 'breakfast' ? 3 : 2)

/** Prices of sameness, beside misfits of about 0.01 to 0.1. */
const RECENT_PRICE = 0.12
const REPEAT_PRICE = 0.1
const KEY_FOOD_PRICE = 0.05
/** Longest cooking on a weekday and at the weekend, in minutes. */
const cookingLimits: Readonly<Record<MealSlot, readonly [weekday: number, weekend: number]>> = {
  breakfast: [20, 40],
  lunch: [35, 50],
  dinner: [60, 90],
  snack: [15, 25],
  'pre-fuel': [10, 10],
  'post-fuel': [10, 15],
}

/** Whether a dish can be cooked in the time that this part of the day leaves. */
export const isQuickEnough = (recipe: Recipe, slot: MealSlot, isWeekend: boolean): boolean =>
  recipe.minutes <= cookingLimits[slot][isWeekend ? 1 : 0]

interface Served {
  readonly day: number
  readonly slot: MealSlot
}

/** What the week has served so far. Days are numbered from Monday. */
export class WeekVariety {
  readonly #recent: ReadonlySet<string>
  readonly #served = new Map<string, Served[]>()
  readonly #keyFoods = new Map<string, number>()
  #leftoversEaten = false

  constructor(recent: readonly string[]) {
    this.#recent = new Set(recent)
  }

  serve(recipe: string, keyFood: string | undefined, slot: MealSlot, day: number): void {
    if (this.isLeftover(recipe, slot, day)) this.#leftoversEaten = true
    this.#served.set(recipe, [...(this.#served.get(recipe) ?? []), { day, slot }])
    if (keyFood && (slot === 'lunch' || slot === 'dinner')) {
      this.#keyFoods.set(keyFood, (this.#keyFoods.get(keyFood) ?? 0) + 1)
    }
  }

  /** Yesterday's dinner for today's lunch; allowed once a week. */
  isLeftover(recipe: string, slot: MealSlot, day: number): boolean {
    const before = this.#served.get(recipe) ?? []
    return slot === 'lunch' && before.some((meal) => meal.slot === 'dinner' && meal.day === day - 1)
  }

  /** Whether the dish may come (again): not too often, and not two days running, leftovers and breakfast aside. */
  allows(recipe: string, slot: MealSlot, day: number): boolean {
    const before = this.#served.get(recipe) ?? []
    if (before.length >= mostPerWeek(slot)) return false
    if (slot === 'breakfast' || before.every((meal) => meal.day < day - 1)) return true
    return this.isLeftover(recipe, slot, day) && !this.#leftoversEaten
  }

  /** Price of serving the dish now: last week's dishes, repeats, and leaning on one protein food. */
  price(recipe: string, keyFood: string | undefined, slot: MealSlot): number {
    const times = this.#served.get(recipe)?.length ?? 0
    const isMain = slot === 'lunch' || slot === 'dinner'
    const leaning = isMain && keyFood ? (this.#keyFoods.get(keyFood) ?? 0) : 0
    return (this.#recent.has(recipe) ? RECENT_PRICE : 0) + REPEAT_PRICE * times + KEY_FOOD_PRICE * leaning ** 2
  }
}
