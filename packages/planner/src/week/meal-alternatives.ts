import { findRecipeKitchen } from '@pacemeal/catalog/kitchen'
import type { DayLimit, MealOption, PlannedMeal, Session } from '@pacemeal/domain'
import { findAlternatives, isNearEnergy, keepsKind } from '../alternatives.ts'
import { type ScreenedDish, screenDishes } from '../candidates.ts'
import { openDayLimits, type ServedMeal } from '../day-limits.ts'
import type { Dish } from '../dish.ts'
import { foodsOf, writeAlternative, writeOption } from '../meal-option.ts'
import { oncePer } from '../once-per.ts'
import { kindOfOption } from '../plan-day.ts'
import { type Serving, weighedFoods } from '../serving.ts'
import { suitsAway } from '../table-rules.ts'
import { takesCooking } from './dish-model.ts'
import type { WeekPlace } from './week-places.ts'
import type { WeekSetting } from './week-setting.ts'

/** Choices that a meal shows beside the chosen dish. */
const ALTERNATIVES = 3
/** Choices that a meal shows at least, if need be without regard to its day's limits. */
const MIN_CHOICES = 2
/** Something more to buy, and a minute of work, beside misfits of 0.01 to 0.1. */
const ITEM_PRICE = 0.006
const MINUTE_PRICE = 0.001
const LIKED_PRICE = -0.03

/** Opens the alternatives of a week: for every meal, dishes that leave its day as it is. */
export const openAlternatives = (setting: WeekSetting, chosen: readonly MealOption[]) => {
  const { kitchen, preferences, choices, foods, seed } = setting
  const { findFood } = kitchen.catalog
  const bought = new Set(
    chosen.flatMap((option) => foodsOf(option, findFood).map(({ food }) => foods.itemFor(food).index)),
  )
  const liked = new Set(preferences.liked)
  const isPossible =
    (place: WeekPlace) =>
    ({ dish }: ScreenedDish) => {
      const index = choices.indexOf(dish.recipe)
      const model = index === undefined ? undefined : choices.dishes[index]
      return model !== undefined && choices.isWelcome(model) && choices.fitsPlace(model, place)
    }
  const priceOf = oncePer(({ recipe, lines }: Dish): number => {
    const more = new Set(
      lines.map(({ food }) => foods.itemFor(food).index).filter((item) => item >= 0 && !bought.has(item)),
    )
    return (
      kitchen.priceOf({ lines }) +
      ITEM_PRICE * more.size +
      MINUTE_PRICE * recipe.minutes +
      (liked.has(recipe.id) ? LIKED_PRICE : 0)
    )
  })
  /**
   * A meal with its chosen dish first and what it may be exchanged for: dishes that can be made in the minutes at work that its
   * day has left and be eaten where the meal is. Where too few keep the limits of the day,
   * others come after them; `tellLimits` says which they pass. Where none keeps the wishes of the kitchen, what comes nearest
   * says what it breaks.
   */
  return (
    place: WeekPlace,
    option: MealOption,
    others: readonly ServedMeal[],
    sessions: readonly Session[],
    minutesLeft: number,
  ): PlannedMeal => {
    const { id, slot, at, target, session, because } = place
    const dayRecipes = new Set([option, ...others.map(({ options }) => options[0])].map(({ recipe }) => recipe))
    const limitsPassed = openDayLimits(kitchen.catalog, slot, sessions, others)
    const isSameKind = keepsKind(kitchen, kindOfOption(kitchen, option))
    const screened = screenDishes(kitchen, { slot, at, target: option })
    const possible = screened.filter(isPossible(place))
    const find = (from: readonly ScreenedDish[], found: readonly Serving[], isOffered: (serving: Serving) => boolean) =>
      findAlternatives(kitchen, {
        id,
        slot,
        seed,
        like: option,
        screened: from,
        except: new Set([...dayRecipes, ...found.map(({ dish }) => dish.recipe.id)]),
        fitsDay: (serving) => isSameKind(serving) && isOffered(serving),
        price: priceOf,
        count: ALTERNATIVES - found.length,
      })
    const wishesBroken = ({ dish }: Pick<Serving, 'dish'>): readonly DayLimit[] => [
      ...(suitsAway(findRecipeKitchen(dish.recipe.id), place.away) ? [] : (['not_portable'] as const)),
      ...((findRecipeKitchen(dish.recipe.id)?.handsOnMinutes ?? dish.recipe.minutes) > minutesLeft
        ? (['long_work'] as const)
        : []),
    ]
    const isNear = (serving: Serving) => isNearEnergy(writeOption(serving), option)
    const keepsLimits = (serving: Serving) => limitsPassed(weighedFoods(serving)).length === 0 && isNear(serving)
    const quick = possible.filter((dish) => wishesBroken(dish).length === 0)
    const best = find(quick, [], keepsLimits)
    // Where the kitchen leaves too few, dishes that it has to be asked for are better than none; but who eats something
    // uncooked before an early session is offered nothing that is cooked.
    const recipe = kitchen.catalog.findRecipe(option.recipe)
    const isEarly = place.isEarly && recipe !== undefined && !takesCooking(recipe)
    const anywhere = screened.filter(isPossible({ ...place, isEarly, away: null }))
    const here = anywhere.filter((dish) => wishesBroken(dish).length === 0)
    const asked = best.length < MIN_CHOICES ? [...best, ...find(here, best, keepsLimits)] : best
    const near = asked.length < MIN_CHOICES ? [...asked, ...find(here, asked, isNear)] : asked
    const offered = near.length === 0 ? find(anywhere, near, isNear) : near
    const written = offered.map((serving) => writeAlternative(serving, wishesBroken(serving)))
    return {
      id,
      slot,
      at,
      target,
      options: [option, ...written],
      ...(session === undefined ? {} : { session }),
      because,
    }
  }
}
