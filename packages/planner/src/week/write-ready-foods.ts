import { describeAmount, type Food } from '@pacemeal/catalog'
import { type FoodCooking, findFoodCooking } from '@pacemeal/catalog/kitchen'
import { addDays, type CookEvent, type CookedPortion, isHeatedWith, type LocalDate } from '@pacemeal/domain'
import { sumGrams } from './apportion-grams.ts'
import { DAYS } from './packs.ts'

/** A plain cooked food in a pot of the week: which event takes it, and what each of its portions gets. */
interface ReadyUse {
  readonly event: CookEvent
  readonly food: Food
  readonly grams: readonly number[]
}

/** An event with what its portions hold of each food. */
export interface WrittenPotLines {
  readonly event: CookEvent
  readonly lines: readonly { readonly food: Food; readonly grams: readonly number[] }[]
}

const dayOf = (monday: LocalDate, date: LocalDate): number =>
  Array.from({ length: DAYS }, (_, day) => addDays(monday, day)).indexOf(date)

/** Uses in the order of time, cooked together while the last plate of each is eaten within the keeping time. */
const groupWhileKept = (
  monday: LocalDate,
  uses: readonly ReadyUse[],
  keeps: number,
): readonly (readonly ReadyUse[])[] => {
  const groups: ReadyUse[][] = []
  let until = -1
  for (const use of uses) {
    const cooked = dayOf(monday, use.event.cookedOn)
    const fresh = use.event.portions.filter(({ isFrozen }) => isFrozen !== true)
    const last = Math.max(cooked, ...fresh.map(({ date }) => dayOf(monday, date)))
    const group = groups.at(-1)
    if (group && last <= until) {
      group.push(use)
      continue
    }
    groups.push([use])
    until = cooked + keeps
  }
  return groups
}

const writeFood = (food: Food, cooking: FoodCooking, uses: readonly ReadyUse[]): CookEvent | undefined => {
  const [first] = uses
  if (!first) return undefined
  const total = sumGrams(uses.flatMap(({ grams }) => grams))
  const name = food.name.replace(/, (?:cooked|boiled|baked|grilled|hard-boiled).*$/, '')
  return {
    id: `${first.event.id}/${food.id}`,
    recipe: `food:${food.id}`,
    name,
    cookedOn: first.event.cookedOn,
    at: first.event.at,
    servingsCooked: Math.max(0.5, Math.round((2 * total) / 150) / 2),
    handsOnMinutes: cooking.handsOnMinutes,
    waitingMinutes: cooking.waitingMinutes,
    isHeated: isHeatedWith(cooking.equipment),
    keepsDays: cooking.keepsDays,
    ingredients: [{ food: food.id, grams: total, amount: describeAmount(food, total), item: food.name }],
    steps: [`Cook the ${name.toLowerCase()} and let what is for later cool before it goes into the fridge.`],
    portions: uses.flatMap(({ event, grams }) =>
      event.portions.map(({ pieces: _, ...portion }, i): CookedPortion => ({ ...portion, grams: grams[i] ?? 0 })),
    ),
    restGrams: 0,
  }
}

/** Cook events of the plain foods that dishes take ready: one pot of rice for all the dishes that it keeps for. */
export const writeReadyFoods = (
  monday: LocalDate,
  pots: readonly WrittenPotLines[],
  leftoverDays: number,
): readonly CookEvent[] => {
  const uses = pots
    .flatMap(({ event, lines }) => lines.map(({ food, grams }): ReadyUse => ({ event, food, grams })))
    .filter(({ food }) => findFoodCooking(food.id) !== undefined)
    .toSorted((a, b) =>
      a.event.cookedOn < b.event.cookedOn ? -1 : a.event.cookedOn > b.event.cookedOn ? 1 : a.event.at - b.event.at,
    )
  return [...Map.groupBy(uses, ({ food }) => food)].flatMap(([food, own]) => {
    const cooking = findFoodCooking(food.id)
    if (!cooking) return []
    const keeps = Math.min(cooking.keepsDays, leftoverDays)
    return groupWhileKept(monday, own, keeps).flatMap((group) => writeFood(food, cooking, group) ?? [])
  })
}
