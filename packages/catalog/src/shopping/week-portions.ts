import {
  type CookEvent,
  FOOD_EVENT,
  type IngredientAmount,
  type LocalDate,
  type PlannedWeek,
  portionFoods,
} from '@pacemeal/domain'
import type { WeighedPortion } from './weighed-portion.ts'

/** Weighing is exact to this many grams. */
const SLACK = 0.5

const refOf = (date: LocalDate, meal: string): string => `${date}/${meal}`

/** Meals that a plain food is cooked ahead for, as `<food>@<date>/<meal>`. */
const cookedAhead = (events: readonly CookEvent[]): ReadonlySet<string> =>
  new Set(
    events
      .filter(({ recipe }) => recipe.startsWith(FOOD_EVENT))
      .flatMap(({ recipe, portions }) =>
        portions.map(({ date, meal }) => `${recipe.slice(FOOD_EVENT.length)}@${refOf(date, meal)}`),
      ),
  )

const portionOf = ({ food, grams, item }: IngredientAmount, on: LocalDate, at: number): WeighedPortion => ({
  food,
  grams,
  item,
  on,
  at,
})

/**
 * Everything that a week takes from the shop, with the day and minute that it is needed on: pots with all that goes into them on the
 * day they are cooked, for everybody who eats from them; what is put beside them and what is made for one meal on the day
 * it is eaten. Foods that are cooked ahead for other dishes count once, in their own pot.
 */
export const weekPortions = ({
  days,
  cooking = [],
}: Pick<PlannedWeek, 'days' | 'cooking'>): readonly WeighedPortion[] => {
  const ahead = cookedAhead(cooking)
  const dishes = cooking.filter(({ recipe }) => !recipe.startsWith(FOOD_EVENT))
  const pots = cooking.flatMap((event) => {
    const refs = event.portions.map(({ date, meal }) => refOf(date, meal))
    const isDish = !event.recipe.startsWith(FOOD_EVENT)
    return event.ingredients
      .filter(({ food }) => !(isDish && refs.some((ref) => ahead.has(`${food}@${ref}`))))
      .map((line) => portionOf(line, event.cookedOn, event.at))
  })
  const plates = days.flatMap(({ date, meals }) =>
    meals.flatMap(({ id, at, options }) => {
      const event = dishes.find(({ portions }) =>
        portions.some((portion) => portion.eater === 'self' && portion.date === date && portion.meal === id),
      )
      const portion = event?.portions.find((one) => one.eater === 'self' && one.date === date && one.meal === id)
      const potted = event && portion ? portionFoods(event, portion) : new Map<string, number>()
      return options[0].ingredients.flatMap((line) => {
        if (ahead.has(`${line.food}@${refOf(date, id)}`)) return []
        const beside = line.grams - (potted.get(line.food) ?? 0)
        return beside > SLACK || !event ? [portionOf({ ...line, grams: beside }, date, at)] : []
      })
    }),
  )
  return [...pots, ...plates]
}
