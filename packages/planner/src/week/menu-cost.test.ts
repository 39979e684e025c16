import { openCatalog } from '@pacemeal/catalog'
import { addDays, type Diet, type MinuteOfDay, minuteOfDay } from '@pacemeal/domain'
import { describe, expect, test } from 'vitest'
import { monday } from '../fixtures/solver.ts'
import { openKitchen } from '../kitchen.ts'
import { type DishModel, guidanceOf, modelDish, type PlateGuidance } from './dish-model.ts'
import { GuidanceCost, guidanceFigures } from './guidance-cost.ts'
import { MenuState } from './menu-cost.ts'
import type { MenuPlace, MenuProblem } from './menu-problem.ts'
import { WeekFoods } from './week-foods.ts'

const catalog = openCatalog()
const foods = new WeekFoods(catalog, 'metric')
const dishOf = (id: string): DishModel => {
  const recipe = catalog.findRecipe(id)
  const dish = recipe && modelDish(recipe, catalog.findFood, foods)
  if (dish === undefined) throw new Error(`the catalogue has no ${id}`)
  return dish
}
const kitchari = dishOf('kitchari-with-mung-beans-and-ginger')
/** The same dish under the name of another one, so that nothing else differs. */
const as = (id: string): DishModel => ({ ...kitchari, recipe: { ...kitchari.recipe, id } })
const dishes = [kitchari, as('lentil-khichdi'), as('chicken-fajitas')]
const [KITCHARI, KHICHDI, FAJITAS] = [0, 1, 2]

const placeOn = (day: number, slot: 'lunch' | 'dinner', at: MinuteOfDay): MenuPlace => ({
  place: {
    id: `${day}-${slot}`,
    slot,
    at,
    target: { calories: 600, protein: 25, carbs: 90, fat: 15 },
    because: [],
    day,
    date: addDays(monday, day),
    kind: 'main',
    isEarly: false,
    isCasual: false,
    isLoading: false,
    isBeforeEvent: false,
    away: null,
    guests: [],
    plates: 1,
    protein: 0,
  },
  choices: dishes.map((_, dish) => ({
    dish,
    cost: 0,
    scale: 1,
    sides: [],
    mainFood: undefined,
    kind: 'pareve',
    guidance: guidanceOf(kitchari, 1),
  })),
})

const limits = {
  sodium: 5_000,
  fiber: 100,
  fiberWeight: 1,
  iron: 0,
  leastFiber: 0,
  produce: 0,
  drunk: Number.POSITIVE_INFINITY,
}
const problem: MenuProblem = {
  places: [
    placeOn(0, 'lunch', minuteOfDay(750)),
    placeOn(0, 'dinner', minuteOfDay(1_140)),
    placeOn(1, 'lunch', minuteOfDay(750)),
  ],
  dishes,
  packs: foods.packs,
  ready: foods.ready,
  goals: {
    minutes: Array.from({ length: 7 }, () => 200),
    breakfasts: 2,
    lunches: 4,
    dinners: 4,
    leftoverDays: 0,
    batchDays: 0,
    from: 0,
    hasFreezer: true,
    isShortOfTime: false,
  },
  limits: Array.from({ length: 7 }, () => limits),
  keepsMeatAndMilkApart: false,
}
const costOf = (...menu: readonly number[]): number => new MenuState(problem, menu).cost()

describe('two dishes that are much alike', () => {
  test('cost more on one day than on two', () => {
    const onOneDay = costOf(KITCHARI, KHICHDI, FAJITAS)
    expect(onOneDay).toBeGreaterThan(costOf(KITCHARI, FAJITAS, KHICHDI) + 1)
    expect(onOneDay).toBeGreaterThan(costOf(FAJITAS, KHICHDI, KITCHARI) + 1)
  })

  test('cost it no more when one of them goes again', () => {
    const state = new MenuState(problem, [KITCHARI, KHICHDI, FAJITAS])
    state.take(1, FAJITAS)
    state.take(2, KHICHDI)
    expect(state.cost()).toBeCloseTo(costOf(KITCHARI, FAJITAS, KHICHDI), 9)
  })
})

test('a week of quick dinners costs more with each beyond the fourth, the later the more; cooked ones do not', () => {
  const costsOf = (dish: DishModel): readonly number[] => {
    const places = Array.from({ length: 7 }, (_, day) => {
      const { place, choices } = placeOn(day, 'dinner', minuteOfDay(1_140))
      return { place, choices: [0, 1].map((own) => ({ ...(choices[0] as MenuPlace['choices'][number]), dish: own })) }
    })
    // The same dish twice, of which only the first may be quick: nothing else differs.
    const week = { ...problem, places, dishes: [dish, kitchari] }
    const costOfQuick = (meals: number): number =>
      new MenuState(
        week,
        places.map((_, day) => (day < meals ? 0 : 1)),
      ).cost()
    return [0, 4, 5, 6, 7].map(costOfQuick)
  }
  const takingTime = costsOf(kitchari)
  const over = costsOf({ ...kitchari, waiting: 10 - kitchari.handsOn }).map(
    (cost, i) => cost - (takingTime[i] as number),
  )
  const [none, four, five, six, seven] = over as [number, number, number, number, number]
  // Nobody cooks for them, which saves a little.
  expect(four).toBeLessThan(none)
  expect(five).toBeGreaterThan(four)
  expect(six - five).toBeGreaterThan(five - four)
  expect(seven - six).toBeGreaterThan(six - five)
})

test('sameness of foods counts where variety is sought, and there alone', () => {
  const dull = [KITCHARI, KHICHDI, KITCHARI]
  const sought = new MenuState({ ...problem, seeksVariety: true }, dull)
  expect(sought.dullness).toBeGreaterThan(0)
  expect(sought.cost()).toBeCloseTo(costOf(...dull) + sought.dullness, 9)
  expect(new MenuState(problem, dull).dullness).toBe(0)
})

test('no menu costs less than the least that it is reckoned to cost', () => {
  const state = new MenuState(problem, [KITCHARI, KHICHDI, FAJITAS])
  for (const [at, dish] of [
    [0, FAJITAS],
    [2, KITCHARI],
    [1, KITCHARI],
    [0, KHICHDI],
  ] as const) {
    state.take(at, dish)
    const least = state.leastCost()
    expect(least).toBeLessThanOrEqual(state.cost() + 1e-9)
    // Nothing is unknown any more once the cost was asked for.
    expect(state.leastCost()).toBeCloseTo(state.cost(), 9)
  }
})

const nothing: PlateGuidance = { sodium: 0, fiber: 0, iron: 0, produce: 0, drunk: 0, powder: 0, proteinSides: 0 }

test.each([
  ['fruit and vegetables', { produce: 400 }, (amount: number) => ({ produce: amount * 400 })],
  ['fiber', { leastFiber: 30 }, (amount: number) => ({ fiber: amount * 30 })],
] as const)('a day that lacks %s costs more the more it lacks, and one that has enough nothing', (_, sought, plate) => {
  const costWith = (amount: number): number => {
    const cost = new GuidanceCost([{ ...limits, ...sought }])
    cost.add(guidanceFigures({ ...nothing, ...plate(amount) }), 0, 0, 1)
    return cost.cost()
  }
  expect(costWith(0.5)).toBeGreaterThan(costWith(0.8) + 1)
  expect(costWith(0.8)).toBeGreaterThan(costWith(1) + 1)
  expect(costWith(1)).toBe(0)
  expect(costWith(2)).toBe(0)
})

test('a day that loads costs more the more of its carbohydrate is drunk beyond a third, and any other day nothing', () => {
  const costWith = (drunk: number, most: number): number => {
    const cost = new GuidanceCost([{ ...limits, drunk: most }])
    cost.add(guidanceFigures({ ...nothing, drunk }), 0, 0, 1)
    return cost.cost()
  }
  expect(costWith(200, 250)).toBe(0)
  expect(costWith(300, 250)).toBeGreaterThan(costWith(270, 250) + 0.5)
  expect(costWith(300, Number.POSITIVE_INFINITY)).toBe(0)
})

test('powder on three plates of a day costs more than as much of it on two', () => {
  const costWith = (grams: readonly number[]): number => {
    const cost = new GuidanceCost(problem.limits)
    for (const powder of grams) cost.add(guidanceFigures({ ...nothing, powder }), 0, 0, 1)
    return cost.cost()
  }
  expect(costWith([15, 15, 15])).toBeGreaterThan(costWith([22.5, 22.5, 0]) + 0.5)
  expect(costWith([22.5, 22.5, 0])).toBe(costWith([45, 0, 0]))
})

test('a dish of a food that few shops sell is dearer than one of what all sell', () => {
  const kitchen = openKitchen(catalog, { diets: [], restrictions: [] })
  const priceOf = (food: string) => kitchen.priceOf({ lines: [{ food: catalog.requireFood(food), grams: 100 }] })
  expect(priceOf('natto')).toBeGreaterThan(priceOf('tofu-firm'))
})

test('what replaces a food costs nothing more for those alone who may not eat that food', () => {
  const priceOf = (
    food: string,
    diets: readonly Diet[],
    restrictions: readonly string[],
    guests: readonly Diet[] = [],
  ) =>
    openKitchen(catalog, { diets, restrictions }, [{ diets: guests, restrictions: [] }]).priceOf({
      lines: [{ food: catalog.requireFood(food), grams: 100 }],
    })
  const pasta = 'gluten-free-pasta-dry'
  expect(priceOf(pasta, ['gluten-free'], [])).toBe(0)
  expect(priceOf(pasta, [], ['gluten'])).toBe(0)
  expect(priceOf(pasta, [], ['wheat'])).toBe(0)
  expect(priceOf(pasta, [], [], ['gluten-free'])).toBe(0)
  expect(priceOf(pasta, [], [])).toBeGreaterThan(0)
  expect(priceOf(pasta, [], ['mushrooms'])).toBeGreaterThan(0)
  expect(priceOf(pasta, ['vegan'], ['peanuts'])).toBeGreaterThan(0)
  expect(priceOf('vegan-spread', ['vegan'], [])).toBe(0)
  expect(priceOf('vegan-spread', ['gluten-free'], [])).toBeGreaterThan(0)
})

test('a menu of dishes that were opened after a first search costs what it costs by itself', () => {
  const opened = [kitchari, as('lentil-khichdi')]
  const menuOf = (list: readonly DishModel[], ...taken: readonly number[]) => {
    const places = taken.map((dish, day) => {
      const { place, choices } = placeOn(day, 'dinner', minuteOfDay(1_140))
      return { place, choices: choices.slice(0, 1).map((choice) => ({ ...choice, dish })) }
    })
    return new MenuState(
      { ...problem, places, dishes: list },
      taken.map(() => 0),
    )
  }
  menuOf(opened, KITCHARI, KHICHDI)
  // Rounds of a search begin with a new problem of the same list, in which more dishes stand by then.
  opened.push(as('chicken-fajitas'), dishOf('lentil-bolognese'))
  const taken = [FAJITAS, 3, 3, 3, FAJITAS]
  expect(menuOf(opened, ...taken).cost()).toBe(menuOf([...opened], ...taken).cost())
  expect(menuOf(opened, ...taken).demands()).toEqual(menuOf([...opened], ...taken).demands())
})

describe('lentils that are cooked for two dishes', () => {
  const [BOLOGNESE, PIE] = [0, 1]
  const lentilDishes = [dishOf('lentil-bolognese'), dishOf('lentil-shepherds-pie')]
  const cookingsOn = (...meals: readonly (readonly [day: number, dish: number])[]): number => {
    const places = meals.map(([day, dish]) => {
      const { place, choices } = placeOn(day, 'dinner', minuteOfDay(1_140))
      return { place, choices: choices.slice(0, 1).map((choice) => ({ ...choice, dish })) }
    })
    const goals = { ...problem.goals, leftoverDays: 3, hasFreezer: false }
    const week = { ...problem, places, dishes: lentilDishes, packs: foods.packs, ready: foods.ready, goals }
    return new MenuState(
      week,
      meals.map(() => 0),
    ).demands().events
  }

  test('are one cooking while they keep for the last plate of both', () => {
    expect(cookingsOn([0, BOLOGNESE], [1, PIE], [3, PIE])).toBe(3)
  })

  test('are cooked twice where the second dish is eaten for longer than they keep', () => {
    expect(cookingsOn([0, BOLOGNESE], [1, PIE], [4, PIE])).toBe(4)
  })
})
