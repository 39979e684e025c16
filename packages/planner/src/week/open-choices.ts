import type { Recipe } from '@pacemeal/catalog'
import { kosherKindOf } from '@pacemeal/catalog'
import type { KitchenPreferences } from '@pacemeal/domain'
import { MAX_PRE_EVENT_FIBER } from '@pacemeal/nutrition/race'
import { fitGoal } from '../fit-serving.ts'
import type { Kitchen } from '../kitchen.ts'
import { oncePer } from '../once-per.ts'
import { seeded } from '../seeded.ts'
import { weightsFor } from '../serving-columns.ts'
import { mostSidesFor } from '../sides.ts'
import { mayServeGuests, suitsAway } from '../table-rules.ts'
import { type DishModel, guidanceOf, mainFoodOf, modelDish, type PlateGuidance, QUICK_MINUTES } from './dish-model.ts'
import { COUNTED_ABOVE, type MenuChoice, type MenuPlace, standsOvernight } from './menu-problem.ts'
import { type PlateFit, PlateFitter, type ScaleRange } from './plate-fit.ts'
import { PROTEIN_ROOM } from './portion-costs.ts'
import { DRUNK, FIBER, IRON, KCAL, PRODUCE, SODIUM } from './vectors.ts'
import type { WeekFoods } from './week-foods.ts'
import { isForCarbs, type PlaceKind, type WeekPlace } from './week-places.ts'
import type { WeekSide } from './week-sides.ts'

/** Dishes of a kind that the search may choose from, and the most of them with one main food. */
const WIDTH: Readonly<Record<PlaceKind, number>> = {
  breakfast: 28,
  main: 64,
  snack: 26,
  'pre-fuel': 14,
  'post-fuel': 22,
}
const WIDTH_OF_FOOD: Readonly<Record<PlaceKind, number>> = {
  breakfast: 9,
  main: 8,
  snack: 8,
  'pre-fuel': 14,
  'post-fuel': 9,
}

/** Dishes of a kind that days that load for an event may have beside those of the week, and the price of a gram of fiber. */
const LOADING_WIDTH = 12
const LOADING_FIBER_PRICE = 0.05

/** Prices of a dish beside misfits of about 0.01 to 0.1: a seeded jitter when dishes are screened and when they are chosen. */
const SCREEN_WHIM = 0.1
const JITTER = 0.025
const RECENT_PRICE = 0.12
const LIKED_PRICE = -0.05
/** Something in it that is bought already. */
const BOUGHT_PRICE = -0.015
/** What keeping the dish that somebody has seen is worth. */
const KEEP_PRICE = -0.35
/** A minute of work before a short easy session. */
const CASUAL_MINUTE = 0.05
/** An item that few other dishes use; a minute of work; a dish that has to be cooked where nothing needs to be. */
const RARE_PRICE = 0.05
const MINUTE_PRICE = 0.0015
/** Minutes a day from which on work is not priced higher, and the dishes that they are shared by. */
const USUAL_MINUTES = 50
const DISHES_A_DAY = 5
const COOKED_PRICE = 0.06
/** An ingredient that has to be cooked by itself before the dish is. */
const READY_PRICE = 0.03
/** A plate further from its energy than this share is priced by the rest, squared. */
const NEAR_ENERGY = 0.1
const FAR_ENERGY_PRICE = 30
/** The same for the carbohydrate of fuel. */
const NEAR_CARBS = 0.04
const FAR_CARBS_PRICE = 60
/** Minutes of preparing fuel for a short easy session that nobody minds. */
const CASUAL_MINUTES = 2
/** After this minute coffee and the like cost sleep (400 mg six hours before bed costs an hour: Drake, 2013). */
const LAST_COFFEE = 15 * 60

/** Fat of the meal before an event counts from this many times its own on; what lies heavy, and its price, squared. */
const FAT_ROOM = 1.3
const HEAVY_PRICE = 0.3
const heaviness = (share: number, room: number): number => HEAVY_PRICE * Math.max(0, share - room) ** 2

const goalOf = oncePer(({ target, slot, isBeforeEvent }: WeekPlace) => fitGoal(target, weightsFor(slot, isBeforeEvent)))

const scales: Readonly<Record<PlaceKind, ScaleRange>> = {
  breakfast: { least: 0.75, most: 2.4 },
  main: { least: 0.75, most: 2.4 },
  snack: { least: 0.5, most: 2.4 },
  'pre-fuel': { least: 0.5, most: 2.5 },
  'post-fuel': { least: 0.5, most: 2.4 },
}
export const scaleRange = (kind: PlaceKind): ScaleRange => scales[kind]

export interface ChoicesInput {
  readonly kitchen: Kitchen
  readonly preferences: KitchenPreferences
  readonly foods: WeekFoods
  readonly places: readonly WeekPlace[]
  readonly sides: readonly WeekSide[]
  readonly seed: number
  readonly recent: ReadonlySet<string>
  /** Recipe that a place had before, by the meal's id. */
  readonly prefer: ReadonlyMap<string, string>
  /** Foods that are bought already. */
  readonly bought: ReadonlySet<string>
}

interface Screened {
  readonly dish: number
  readonly rank: number
  readonly mainFood: string | undefined
}

const isWakeful = ({ lines }: DishModel): boolean =>
  lines.some(({ food }) => food.aisle === 'Drinks' && food.classes.includes('caffeine'))

/**
 * Whether a dish is for days that load alone: a plate of starch pearls in the place of rice or potatoes is eaten for its little
 * fiber, and by nobody else. Own choice.
 */
const isForLoading = oncePer(
  ({ recipe: { slots, ingredients } }: DishModel): boolean =>
    slots.some((slot) => slot === 'lunch' || slot === 'dinner') &&
    ingredients.some(({ food }) => food === 'tapioca-pearls'),
)

/** Opens the week's dishes: what may be served where, how well it fits, and at what price. */
export class WeekChoices {
  readonly dishes: DishModel[] = []
  readonly #input: ChoicesInput
  readonly #fitter = new PlateFitter()
  readonly #byRecipe = new Map<string, number>()
  readonly #tools: ReadonlySet<string>
  readonly #never: ReadonlySet<string>
  readonly #liked: ReadonlySet<string>
  /** What a minute of work counts when dishes are screened, and the minutes that do not: less for who has little time. */
  readonly #minutePrice: number
  readonly #quickMinutes: number
  /** What a dish costs wherever it is eaten. */
  readonly #priceOf = oncePer((model: DishModel): number => {
    const { kitchen, recent, seed, bought, foods } = this.#input
    const { id } = model.recipe
    return (
      kitchen.priceOf(model) +
      (recent.has(id) ? RECENT_PRICE : 0) +
      (this.#liked.has(id) ? LIKED_PRICE : 0) +
      BOUGHT_PRICE * model.items.filter(({ item }) => bought.has(foods.packs[item]?.food.id ?? '')).length +
      JITTER * seeded(seed, 'dish', id)
    )
  })

  constructor(input: ChoicesInput) {
    this.#input = input
    const { weekday } = input.preferences.handsOnMinutes
    this.#minutePrice = MINUTE_PRICE * Math.max(1, (USUAL_MINUTES / weekday) ** 2)
    this.#quickMinutes = Math.min(QUICK_MINUTES, weekday / DISHES_A_DAY)
    this.#tools = new Set(input.preferences.equipment)
    this.#never = new Set(input.preferences.never)
    this.#liked = new Set(input.preferences.liked)
  }

  /** Every place with the dishes that it may have; a place without any stays empty. */
  open(): readonly MenuPlace[] {
    const { places } = this.#input
    const kinds = [...new Set(places.map(({ kind }) => kind))]
    const pools = new Map(kinds.map((kind) => [kind, this.#poolOf(kind)]))
    return places.map((place): MenuPlace => {
      const pool = pools.get(place.kind) ?? []
      const choices = this.#choicesFor(place, pool)
      return { place, choices: choices.length === 0 && place.isEarly ? this.#choicesUncooked(place, pool) : choices }
    })
  }

  /**
   * For who has no dish of the meal that is eaten uncooked before an early session: what is a snack on other days, in larger
   * servings. Who has nothing at all that is eaten uncooked lights the stove rather than going without.
   */
  #choicesUncooked(place: WeekPlace, pool: readonly number[]): readonly MenuChoice[] {
    const snack: WeekPlace = { ...place, slot: 'snack' }
    const snacks = this.#input.kitchen
      .recipesFor('snack')
      .map(({ recipe }) => recipe)
      .toSorted((a, b) => (a.id < b.id ? -1 : 1))
      .flatMap((recipe) => this.indexOf(recipe) ?? [])
      .filter((dish) => this.isWelcome(this.dishes[dish] as DishModel))
    const choices = this.#choicesFor(snack, snacks)
    return choices.length > 0 ? choices : this.#choicesFor({ ...place, isEarly: false }, pool)
  }

  /** Position of a recipe among the week's dishes; undefined when it cannot be reckoned with. */
  indexOf(recipe: Recipe): number | undefined {
    const known = this.#byRecipe.get(recipe.id)
    if (known !== undefined) return known < 0 ? undefined : known
    const { kitchen, foods } = this.#input
    const model = modelDish(recipe, kitchen.catalog.findFood, foods)
    const index = model ? this.dishes.push(model) - 1 : -1
    this.#byRecipe.set(recipe.id, index)
    return model ? index : undefined
  }

  /** Whether somebody with these preferences may be asked to cook it at all. */
  readonly isWelcome = oncePer(({ recipe, kitchen, ready }: DishModel): boolean => {
    const tools = [
      ...(kitchen?.equipment ?? []),
      ...ready.flatMap((index) => this.#input.foods.ready[index]?.cooking.equipment ?? []),
    ]
    return !this.#never.has(recipe.id) && tools.every((tool) => this.#tools.has(tool))
  })

  /** Whether the place leaves the dish possible: who eats it, where, and before what. */
  fitsPlace(model: DishModel, place: WeekPlace): boolean {
    const { recipe, kitchen } = model
    if (!recipe.slots.includes(place.slot)) return false
    if (place.at >= LAST_COFFEE && isWakeful(model)) return false
    if (place.isEarly && (model.needsCooking || model.ready.length > 0)) return false
    if (!suitsAway(kitchen, place.away)) return false
    if (standsOvernight(model) && (model.keeps === 0 || place.day === (this.#input.places[0]?.day ?? 0))) return false
    return mayServeGuests(this.#input.kitchen.catalog, recipe, place.slot, place.guests)
  }

  #poolOf(kind: PlaceKind): readonly number[] {
    const { kitchen, places, prefer } = this.#input
    const own = places.filter((place) => place.kind === kind)
    const slots = [...new Set(own.map(({ slot }) => slot))]
    const recipes = new Set(slots.flatMap((slot) => kitchen.recipesFor(slot).map(({ recipe }) => recipe)))
    // In one order, whatever the catalogue's: foods are numbered as they are met.
    const ordered = [...recipes].toSorted((a, b) => (a.id < b.id ? -1 : 1))
    const indexes = ordered.flatMap((recipe) => this.indexOf(recipe) ?? [])
    const welcome = indexes.filter((index) => this.isWelcome(this.dishes[index] as DishModel))
    const uses = new Map<number, number>()
    for (const index of welcome) {
      for (const { item } of this.dishes[index]?.items ?? []) uses.set(item, (uses.get(item) ?? 0) + 1)
    }
    const ranked = welcome
      .filter((dish) => !isForLoading(this.dishes[dish] as DishModel))
      .flatMap((dish) => this.#screen(dish, own, uses) ?? [])
      .toSorted((a, b) => a.rank - b.rank || (this.#idOf(a.dish) < this.#idOf(b.dish) ? -1 : 1))
    const kept = new Set([...prefer.values()])
    const pool: number[] = ranked.filter(({ dish }) => kept.has(this.#idOf(dish))).map(({ dish }) => dish)
    const ofFood = new Map<string | undefined, number>()
    for (const { dish, mainFood } of ranked) {
      if (pool.length >= WIDTH[kind]) break
      const same = ofFood.get(mainFood) ?? 0
      if (same >= WIDTH_OF_FOOD[kind] || pool.includes(dish)) continue
      ofFood.set(mainFood, same + 1)
      pool.push(dish)
    }
    return this.#withHardPlaces([...pool, ...this.#loadingDishes(welcome, own, pool)], ranked, own)
  }

  /** Dishes of little fiber for days that load for an event: what suits the whole week holds too much of it. */
  #loadingDishes(welcome: readonly number[], own: readonly WeekPlace[], pool: readonly number[]): readonly number[] {
    const loading = own.filter(({ isLoading }) => isLoading)
    if (loading.length === 0) return []
    return welcome
      .filter((dish) => !pool.includes(dish))
      .flatMap((dish) => {
        const model = this.dishes[dish] as DishModel
        const open = loading.filter((place) => this.fitsPlace(model, place))
        const costs = open.map((place) => this.#loadingRank(model, place))
        return costs.length === 0 ? [] : [{ dish, rank: Math.min(...costs) }]
      })
      .toSorted((a, b) => a.rank - b.rank || (this.#idOf(a.dish) < this.#idOf(b.dish) ? -1 : 1))
      .slice(0, LOADING_WIDTH)
      .map(({ dish }) => dish)
  }

  #loadingRank(model: DishModel, place: WeekPlace): number {
    const { calories } = place.target
    const fiber = (((model.usual[FIBER] as number) + model.untoldFiber) / (model.usual[KCAL] as number)) * calories
    const misfit = this.#fitter.glance(model, goalOf(place), scaleRange(place.kind))
    return Math.min(1, misfit) + LOADING_FIBER_PRICE * fiber
  }

  /** A place that few of the pool may serve (early, away, somebody at the table) gets its own best dishes beside it. */
  #withHardPlaces(pool: readonly number[], ranked: readonly Screened[], own: readonly WeekPlace[]): readonly number[] {
    const NEEDED = 8
    const wide = [...pool]
    for (const place of own) {
      const fits = (dish: number) => this.fitsPlace(this.dishes[dish] as DishModel, place)
      const missing = NEEDED - wide.filter(fits).length
      if (missing <= 0) continue
      const more = ranked.filter(({ dish }) => !wide.includes(dish) && fits(dish)).slice(0, missing)
      wide.push(...more.map(({ dish }) => dish))
    }
    return wide
  }

  #idOf(dish: number): string {
    return this.dishes[dish]?.recipe.id ?? ''
  }

  #screen(dish: number, own: readonly WeekPlace[], uses: ReadonlyMap<number, number>): Screened | undefined {
    const model = this.dishes[dish] as DishModel
    const { seed } = this.#input
    let sum = 0
    let count = 0
    for (const place of own) {
      if (!model.recipe.slots.includes(place.slot)) continue
      sum += Math.min(1, this.#fitter.glance(model, goalOf(place), scaleRange(place.kind)))
      count++
    }
    if (count === 0) return undefined
    const kind = (own[0] as WeekPlace).kind
    const rare = model.items.reduce((total, { item }) => total + RARE_PRICE / (uses.get(item) ?? 1), 0)
    const isCounted = model.handsOn + model.waiting > COUNTED_ABOVE
    const cooked = kind !== 'main' && isCounted ? COOKED_PRICE : 0
    const once = kind === 'main' && model.keeps === 0 ? COOKED_PRICE : 0
    const rank =
      sum / count +
      this.#priceOf(model) +
      SCREEN_WHIM * seeded(seed, kind, model.recipe.id) +
      rare +
      cooked +
      once +
      READY_PRICE * model.ready.length +
      this.#minutePrice * Math.max(0, model.handsOn - this.#quickMinutes)
    return { dish, rank, mainFood: model.mainFood }
  }

  #choicesFor(place: WeekPlace, pool: readonly number[]): readonly MenuChoice[] {
    const { sides, prefer } = this.#input
    const goal = goalOf(place)
    const open = sides.filter(
      ({ slots, isForLoading, suitsLoading }) =>
        slots.includes(place.slot) && (place.isLoading ? suitsLoading : !isForLoading),
    )
    const mostSides = place.isCasual ? 0 : mostSidesFor(place.slot, place.target, place)
    const range = scaleRange(place.kind)
    return pool
      .filter((dish) => place.isLoading || !isForLoading(this.dishes[dish] as DishModel))
      .flatMap((dish): MenuChoice[] => {
        const model = this.dishes[dish] as DishModel
        if (!this.fitsPlace(model, place)) return []
        let fit = this.#fitter.fit(model, goal, range, open, mostSides)
        if (!this.#mayServe(model, fit, place)) fit = this.#fitter.fit(model, goal, range, [], 0)
        if (!this.#mayServe(model, fit, place)) return []
        const far = Math.max(0, Math.abs(fit.calories / place.target.calories - 1) - NEAR_ENERGY)
        const farCarbs = isForCarbs(place)
          ? Math.max(0, Math.abs(fit.carbs - place.target.carbs) / Math.max(place.target.carbs, 10) - NEAR_CARBS)
          : 0
        const short = place.protein > 0 ? Math.max(0, place.protein + PROTEIN_ROOM - fit.protein) / place.protein : 0
        const casual = place.isCasual ? CASUAL_MINUTE * Math.max(0, model.handsOn - CASUAL_MINUTES) : 0
        const kept = prefer.get(place.id) === model.recipe.id ? KEEP_PRICE : 0
        const guidance = this.#guidanceOf(model, fit, place)
        const cost =
          fit.misfit +
          FAR_ENERGY_PRICE * (far * far + short * short) +
          FAR_CARBS_PRICE * farCarbs * farCarbs +
          this.#priceOf(model) +
          casual +
          (place.isBeforeEvent ? heaviness(fit.fat / Math.max(place.target.fat, 10), FAT_ROOM) : 0) +
          (place.isBeforeEvent ? heaviness(guidance.fiber / MAX_PRE_EVENT_FIBER, 1) : 0) +
          kept
        const beside = fit.sides.map(({ side, steps }) => ({
          food: side.part.food,
          grams: steps * side.part.stepGrams,
        }))
        const plate = [...model.lines.map(({ food, grams }) => ({ food, grams: grams * fit.scale })), ...beside]
        return [
          {
            dish,
            cost,
            scale: fit.scale,
            sides: fit.sides,
            mainFood: beside.length === 0 ? model.mainFood : mainFoodOf(plate, this.#input.foods),
            guidance,
            kind: beside.length === 0 ? model.kind : kosherKindOf(plate.flatMap(({ food }) => food.classes)),
          },
        ]
      })
      .toSorted((a, b) => a.cost - b.cost || (this.#idOf(a.dish) < this.#idOf(b.dish) ? -1 : 1))
  }

  #guidanceOf(model: DishModel, { scale, sides }: PlateFit, { isLoading }: WeekPlace): PlateGuidance {
    const dish = guidanceOf(model, scale)
    const plus = (figure: number) => sides.reduce((sum, { side, steps }) => sum + steps * (side.vector[figure] ?? 0), 0)
    const powders = sides.filter(({ side }) => side.isPowder)
    return {
      sodium: dish.sodium + plus(SODIUM),
      // Where little is wanted what nobody told counts in full, as it counts as none where much is.
      fiber: dish.fiber + (isLoading ? scale * model.untoldFiber : 0) + plus(FIBER),
      iron: dish.iron + plus(IRON),
      produce: dish.produce + plus(PRODUCE),
      drunk: dish.drunk + plus(DRUNK),
      powder: dish.powder + powders.reduce((sum, { side, steps }) => sum + steps * side.part.stepGrams, 0),
      proteinSides: sides.filter(({ side }) => side.gives === 'protein').length,
    }
  }

  /** Diets that judge a whole plate: nothing mixed at a kosher table, and the carbohydrate of a low-carb meal. */
  #mayServe(model: DishModel, { scale, sides }: ReturnType<PlateFitter['fit']>, place: WeekPlace): boolean {
    const { kitchen } = this.#input
    if (!kitchen.judgesPlates) return true
    const plate = [
      ...model.lines.map(({ food, grams }) => ({ food, grams: grams * scale })),
      ...sides.map(({ side, steps }) => ({ food: side.part.food, grams: steps * side.part.stepGrams })),
    ]
    return kitchen.keepsDiet(model.recipe.name, plate, place.slot, place.target)
  }
}
