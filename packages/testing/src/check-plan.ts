import type { Food } from '@pacemeal/catalog'
import type { Athlete, MealOption, PlannedDay, PlannedWeek } from '@pacemeal/domain'
import { DAY_MINUTES } from '@pacemeal/domain'
import { type Ban, dietBans, fishLeaves, meatLeaves, milkLeaves, restrictionBans } from './diet-tables.ts'

/** Something in a plan that the athlete must not be served, in words for a test report. */
export interface PlanFault {
  readonly where: string
  readonly what: string
}

type Eater = Pick<Athlete, 'diets' | 'restrictions'>
type FindFood = (id: string) => Food | undefined

/** Minutes to wait after meat before milk, and after milk before meat. */
const AFTER_MEAT = 360
const AFTER_MILK = 60

const bansOf = ({ diets, restrictions }: Eater): readonly (readonly [string, Ban])[] => [
  ...diets.map((diet) => [diet, dietBans[diet]] as const),
  ...restrictions.map((typed) => {
    const ban = restrictionBans[typed.toLowerCase()]
    if (!ban) throw new RangeError(`The plan checker does not know the restriction "${typed}"`)
    return [typed, ban] as const
  }),
]

const breaks = (ban: Ban, food: Food, diets: Eater['diets']): boolean => {
  const isCertified = food.classes.includes('certified_gluten_free')
  const oats = diets.includes('gluten-free') && food.classes.includes('oats') && !isCertified
  const leaf = food.classes.some((name) => ban.leaves.includes(name) && !(name === 'oats' && isCertified))
  const named = ban.names?.test(food.name) === true && ban.except?.test(food.name) !== true
  return leaf || named || oats
}

const foodsIn = (option: MealOption, findFood: FindFood): readonly Food[] =>
  option.ingredients.flatMap(({ food }) => findFood(food) ?? [])

const holds = (foods: readonly Food[], leaves: ReadonlySet<string>): boolean =>
  foods.some(({ classes }) => classes.some((name) => leaves.has(name)))

/** What is wrong with one dish for one eater, whatever the day. */
export const checkOption = (option: MealOption, eater: Eater, findFood: FindFood, where = ''): readonly PlanFault[] => {
  const unknown = option.ingredients.filter(({ food }) => !findFood(food))
  const foods = foodsIn(option, findFood)
  const bans = bansOf(eater)
  const mixed = holds(foods, meatLeaves) && (holds(foods, milkLeaves) || holds(foods, fishLeaves))
  return [
    ...unknown.map(({ food }) => ({ where, what: `${option.name}: unknown food ${food}` })),
    ...foods.flatMap((food) =>
      bans
        .filter(([, ban]) => breaks(ban, food, eater.diets))
        .map(([name]) => ({ where, what: `${option.name}: ${food.name} is not ${name}` })),
    ),
    ...(eater.diets.includes('kosher') && mixed ? [{ where, what: `${option.name}: meat with milk or fish` }] : []),
  ]
}

interface Eaten {
  readonly at: number
  readonly id: string
  readonly options: readonly MealOption[]
}

/** Every pair of options of two meals, since an athlete may choose any of them. */
const checkWaits = (meals: readonly Eaten[], findFood: FindFood): readonly PlanFault[] =>
  meals.flatMap((first, i) =>
    meals.slice(i + 1).flatMap((second) => {
      const wait = second.at - first.at
      const meatFirst = first.options.some((option) => holds(foodsIn(option, findFood), meatLeaves))
      const milkFirst = first.options.some((option) => holds(foodsIn(option, findFood), milkLeaves))
      const meatSecond = second.options.some((option) => holds(foodsIn(option, findFood), meatLeaves))
      const milkSecond = second.options.some((option) => holds(foodsIn(option, findFood), milkLeaves))
      return [
        ...(meatFirst && milkSecond && wait < AFTER_MEAT
          ? [{ where: second.id, what: `milk ${wait} min after meat` }]
          : []),
        ...(milkFirst && meatSecond && wait < AFTER_MILK
          ? [{ where: second.id, what: `meat ${wait} min after milk` }]
          : []),
      ]
    }),
  )

const checkTwiceADay = ({ meals, day }: PlannedDay): readonly PlanFault[] => {
  const recipes = meals.map(({ options }) => options[0].recipe)
  return recipes
    .filter((recipe, i) => recipes.indexOf(recipe) !== i)
    .map((recipe) => ({ where: day, what: `${recipe} twice a day` }))
}

/** What is wrong with a day: every option of every meal, any choice of them together, and a dish that comes twice. */
export const checkDay = (day: PlannedDay, eater: Eater, findFood: FindFood): readonly PlanFault[] => [
  ...day.meals.flatMap(({ id, options }) => options.flatMap((option) => checkOption(option, eater, findFood, id))),
  ...(eater.diets.includes('kosher')
    ? checkWaits(
        day.meals.toSorted((a, b) => a.at - b.at),
        findFood,
      )
    : []),
  ...checkTwiceADay(day),
]

/** What is wrong with a week, meat and milk over midnight included. */
export const checkWeek = (week: PlannedWeek, eater: Eater, findFood: FindFood): readonly PlanFault[] => {
  const eaten = week.days.flatMap(({ meals }, i): Eaten[] =>
    meals.map((meal) => ({ ...meal, at: meal.at + DAY_MINUTES * i })),
  )
  return [
    ...week.days.flatMap((day) => checkDay(day, eater, findFood)),
    ...(eater.diets.includes('kosher') ? checkWaits(eaten, findFood) : []),
  ]
}
