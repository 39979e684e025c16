import { type Catalog, MIN_DISHES } from '@pacemeal/catalog'
import type { Athlete, MealSlot } from '@pacemeal/domain'
import type { Conflict } from './plan.ts'

type Eater = Pick<Athlete, 'diets' | 'restrictions'>

const countDishes = (catalog: Catalog, { diets, restrictions }: Eater, slot: MealSlot): number =>
  catalog.allowed(catalog.rulesFor(diets, restrictions), slot).length

/** Every way to drop one diet or one restriction, named by what is dropped. */
const withoutOne = ({ diets, restrictions }: Eater): readonly (readonly [string, Eater])[] => [
  ...diets.map((diet) => [diet, { diets: diets.filter((other) => other !== diet), restrictions }] as const),
  ...restrictions.map(
    (text) => [text, { diets, restrictions: restrictions.filter((other) => other !== text) }] as const,
  ),
]

/** All that limits an athlete's food, as typed; `classic` limits nothing. */
export const allLimits = ({ diets, restrictions }: Eater): readonly string[] => [
  ...diets.filter((diet) => diet !== 'classic'),
  ...restrictions,
]

/** Diets and restrictions whose removal alone would leave enough dishes; all of them when no single one does. */
const bindingLimits = (catalog: Catalog, eater: Eater, slot: MealSlot): readonly string[] => {
  const single = withoutOne(eater).filter(([, rest]) => countDishes(catalog, rest, slot) >= MIN_DISHES)
  return single.length > 0 ? single.map(([name]) => name) : allLimits(eater)
}

/** Slots in which the athlete's diets and restrictions leave too few dishes. */
export const findEmptySlots = (catalog: Catalog, eater: Eater, slots: Iterable<MealSlot>): readonly Conflict[] =>
  [...new Set(slots)].flatMap((slot) => {
    const dishes = countDishes(catalog, eater, slot)
    if (dishes >= MIN_DISHES) return []
    const restrictions = bindingLimits(catalog, eater, slot)
    return [{ rule: 'too_few_dishes' as const, slot, dishes, needed: MIN_DISHES, restrictions }]
  })
