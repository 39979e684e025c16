import type { Catalog } from '@pacemeal/catalog'
import { findFoodCooking, findRecipeKitchen } from '@pacemeal/catalog/kitchen'
import {
  type CookEvent,
  type KitchenPreferences,
  type LocalDate,
  type MealOption,
  type PlannedWeek,
  type TableMeal,
  tableMeals,
  weekdayOf,
} from '@pacemeal/domain'
import { checkOption } from '@pacemeal/testing'
import { type Cook, type DayMeal, foodOf, mealRef, mealsOf, takenFrom } from './cooks.ts'

/** Something in a week's cooking that must not be, by its name. */
export interface KitchenFault {
  readonly rule:
    | 'ledger'
    | 'keep-days'
    | 'equipment'
    | 'early-session'
    | 'shared-pot'
    | 'guest'
    | 'away'
    | 'never'
    | 'no-batch-data'
  readonly where: string
  readonly what: string
}

/** Weighing is exact to this many grams a portion, or this share of a pot. */
const GRAMS = 1.5
const SHARE = 0.005
/** A session that starts before this minute is early: nothing is cooked between waking and it. */
const EARLY = 420
/** Warming and cutting up to this many minutes is no cooking. */
const NO_COOKING = 5
const hot: ReadonlySet<string> = new Set(['stove', 'oven', 'grill'])

const daysBetween = (from: LocalDate, to: LocalDate): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000)
const gramsOf = (lines: readonly { readonly grams: number }[]): number =>
  lines.reduce((sum, { grams }) => sum + grams, 0)
const fault = (rule: KitchenFault['rule'], where: string, what: string): KitchenFault => ({ rule, where, what })

const keepsOf = ({ recipe }: CookEvent): number | undefined => {
  const food = foodOf(recipe)
  return food === undefined ? findRecipeKitchen(recipe)?.keepsDays : findFoodCooking(food)?.keepsDays
}
const freezesOf = ({ recipe }: CookEvent): boolean => {
  const food = foodOf(recipe)
  return (food === undefined ? findRecipeKitchen(recipe)?.freezes : findFoodCooking(food)?.freezes) ?? false
}

/** Cooked is eaten, frozen or stated to be left, for the whole pot and for every food in it. */
const checkLedger = (week: PlannedWeek, event: CookEvent): readonly KitchenFault[] => {
  const pot = gramsOf(event.ingredients)
  const out = gramsOf(event.portions) + event.restGrams
  const slack = Math.max(GRAMS * Math.max(1, event.portions.length), SHARE * pot)
  const plain = foodOf(event.recipe) !== undefined
  const meals = new Map(mealsOf(week).map((one) => [mealRef(one.day.date, one.meal.id), one]))
  const own = event.portions.filter(({ eater }) => eater === 'self')
  const unknown = own.filter(({ date, meal }) => {
    const isOfWeek = week.days.some((day) => day.date === date)
    return isOfWeek && !meals.has(mealRef(date, meal))
  })
  const apart = plain
    ? []
    : own.flatMap((portion) => {
        const { date, meal } = portion
        const found = meals.get(mealRef(date, meal))
        if (!found) return []
        const [plate] = found.meal.options
        if (plate.recipe !== event.recipe) return [fault('ledger', event.id, `${meal} is no ${event.name}`)]
        if (found.meal.cooking?.event !== event.id)
          return [fault('ledger', event.id, `${meal} does not name its cooking`)]
        const short = event.ingredients.filter((line) => {
          const onPlate = gramsOf(plate.ingredients.filter(({ food }) => food === line.food))
          return onPlate < takenFrom(event, portion, line.food) - Math.max(GRAMS, SHARE * line.grams)
        })
        return short.map(({ food }) => fault('ledger', event.id, `${food} of the pot is not on ${meal}`))
      })
  const handedOut = event.ingredients.filter(({ food, grams }) => {
    const pieces = event.portions.flatMap((portion) => (portion.pieces ?? []).filter((piece) => piece.food === food))
    return gramsOf(pieces) > grams + GRAMS
  })
  return [
    ...handedOut.map(({ item }) => fault('ledger', event.id, `more ${item} is handed out than cooked`)),
    ...(Math.abs(pot - out) > slack
      ? [fault('ledger', event.id, `${event.name}: ${Math.round(pot)} g cooked, ${Math.round(out)} g told`)]
      : []),
    ...(event.restGrams < -GRAMS ? [fault('ledger', event.id, `a rest of ${event.restGrams} g`)] : []),
    ...unknown.map(({ meal }) => fault('ledger', event.id, `no meal ${meal}`)),
    ...apart,
  ]
}

const checkKeeping = (event: CookEvent, preferences: KitchenPreferences): readonly KitchenFault[] => {
  const keeps = keepsOf(event)
  const later = event.portions.filter(({ date }) => date !== event.cookedOn)
  if (keeps === undefined)
    return later.length > 0 ? [fault('no-batch-data', event.id, `${event.recipe} is cooked ahead`)] : []
  const days = Math.min(keeps, preferences.leftoverDays)
  const canFreeze = freezesOf(event) && preferences.equipment.includes('freezer')
  return event.portions.flatMap(({ date, meal, isFrozen }) => {
    const age = daysBetween(event.cookedOn, date)
    if (age < 0) return [fault('keep-days', event.id, `${meal} is eaten before ${event.name} is cooked`)]
    if (isFrozen) return canFreeze ? [] : [fault('keep-days', event.id, `${event.name} cannot be frozen`)]
    return age > days ? [fault('keep-days', event.id, `${event.name} is eaten ${age} days old, ${days} at most`)] : []
  })
}

const checkPot = (
  event: CookEvent,
  preferences: KitchenPreferences,
  catalog: Pick<Catalog, 'findFood'>,
): readonly KitchenFault[] =>
  preferences.table
    .filter(({ id }) => event.portions.some(({ eater }) => eater === id))
    .flatMap((guest) => {
      const dish = { name: event.name, ingredients: event.ingredients } as MealOption
      return checkOption(dish, guest, catalog.findFood, event.id).map(({ what }) =>
        fault('shared-pot', event.id, `${guest.name}: ${what}`),
      )
    })

const isTableMeal = (slot: string): slot is TableMeal => tableMeals.some((meal) => meal === slot)
const awayOf = ({ day, meal }: DayMeal, preferences: KitchenPreferences) =>
  preferences.mealsAway.find((away) => away.day === weekdayOf(day.date) && away.meal === meal.slot)

/** Everybody who eats a meal at the table gets their share of its pot. */
const checkGuests = (week: PlannedWeek, preferences: KitchenPreferences): readonly KitchenFault[] =>
  mealsOf(week).flatMap((one) => {
    const { day, meal } = one
    if (!isTableMeal(meal.slot) || awayOf(one, preferences)) return []
    const { slot } = meal
    const eaters = preferences.table.filter(({ meals }) => meals.includes(slot))
    const portions = (week.cooking ?? []).flatMap((event) =>
      event.portions.filter((portion) => portion.date === day.date && portion.meal === meal.id),
    )
    return eaters
      .filter(({ id }) => !portions.some(({ eater }) => eater === id))
      .map(({ name }) => fault('guest', mealRef(day.date, meal.id), `${name} gets nothing`))
  })

const checkAway = (week: PlannedWeek, preferences: KitchenPreferences): readonly KitchenFault[] =>
  mealsOf(week).flatMap((one) => {
    const away = awayOf(one, preferences)
    if (!away || away.way === 'canteen') return []
    const { recipe, name } = one.meal.options[0]
    const kitchen = findRecipeKitchen(recipe)
    const fits = kitchen?.isPortable && (kitchen.isEatenCold || (away.way === 'microwave' && kitchen.isMicrowaved))
    return fits ? [] : [fault('away', mealRef(one.day.date, one.meal.id), `${name} for a ${away.way} box`)]
  })

/** Cooking on the morning of an early session that is eaten before it. */
const checkEarly = (week: PlannedWeek, cooks: readonly Cook[]): readonly KitchenFault[] =>
  week.days.flatMap((day) => {
    const starts = day.sessions.map(({ start }) => start).filter((start) => start < EARLY)
    const before = day.meals.filter(({ at }) => starts.some((start) => at <= start))
    const refs = new Set(before.map(({ id }) => mealRef(day.date, id)))
    return cooks
      .filter(
        ({ on, event, id, handsOn, waiting, equipment }) =>
          on === day.date &&
          handsOn + waiting > NO_COOKING &&
          equipment.some((tool) => hot.has(tool)) &&
          (event
            ? event.portions.some(({ date, meal }) => refs.has(mealRef(date, meal)))
            : [...refs].some((ref) => id === ref || id.startsWith(`${ref}/`))),
      )
      .map(({ id, name }) => fault('early-session', id, `${name} is cooked before ${starts[0]}`))
  })

/** Everything that is wrong with the cooking of a week, whatever the planner thought of it. */
export const checkCooking = (
  week: PlannedWeek,
  cooks: readonly Cook[],
  preferences: KitchenPreferences,
  catalog: Pick<Catalog, 'findFood'>,
): readonly KitchenFault[] => {
  const events = week.cooking ?? []
  const told = new Set(events.map(({ id }) => id))
  return [
    ...events.flatMap((event) => [
      ...checkLedger(week, event),
      ...checkKeeping(event, preferences),
      ...checkPot(event, preferences, catalog),
    ]),
    ...mealsOf(week).flatMap(({ day, meal }) =>
      meal.cooking && !told.has(meal.cooking.event)
        ? [fault('ledger', mealRef(day.date, meal.id), `no cooking ${meal.cooking.event}`)]
        : [],
    ),
    ...cooks.flatMap(({ id, name, equipment }) =>
      equipment
        .filter((tool) => !preferences.equipment.includes(tool))
        .map((tool) => fault('equipment', id, `${name} without ${tool}`)),
    ),
    ...mealsOf(week)
      .filter(({ meal }) => preferences.never.includes(meal.options[0].recipe))
      .map(({ day, meal }) => fault('never', mealRef(day.date, meal.id), meal.options[0].name)),
    ...checkEarly(week, cooks),
    ...checkGuests(week, preferences),
    ...checkAway(week, preferences),
  ]
}
