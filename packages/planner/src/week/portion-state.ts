import { fixedGrams, fixedVector, type MeasuredPart } from './household-pot.ts'
import { type HouseholdPot, openHouseholdPots } from './open-household-pots.ts'
import { PackUse } from './pack-use.ts'
import { DAYS } from './packs.ts'
import { PULL_TO_USUAL, SIDE_PRICE } from './plate-fit.ts'
import type { Goal } from './portion-costs.ts'
import type { PortionProblem, Portions } from './portion-fit.ts'
import type { PlateStart } from './pots.ts'
import { addVector, VECTOR } from './vectors.ts'
import type { WeekFoods } from './week-foods.ts'

/**
 * Portions in whole steps with all that follows from them: figures and costs of pots, plates and days, and what is used of
 * packs. What is searched is moved here, and each move works out anew what it touches.
 */
export class PortionState {
  readonly problem: PortionProblem
  readonly foods: WeekFoods
  readonly pots: readonly HouseholdPot[]
  /** Steps of each pot's movable ingredients. */
  readonly counts: readonly Int32Array[]
  /** Share of its pot that a plate of the athlete holds. */
  readonly shares: Float64Array
  /** Steps of each plate's sides. */
  readonly steps: readonly Int32Array[]
  /** Figures and costs as they stand. */
  readonly potFigures: readonly Float64Array[]
  readonly plateFigures: readonly Float64Array[]
  readonly dayFigures: readonly Float64Array[]
  readonly plateCosts: Float64Array
  readonly dayCosts = new Float64Array(DAYS)
  readonly packs: PackUse
  /** Moves are numbered; the last of each day, plate and item. */
  #move = 0
  readonly #dayMoved = new Int32Array(DAYS)
  readonly #plateMoved: Int32Array
  readonly #itemMoved: Int32Array
  /** Slopes of the cost of each plate and day along each figure, and the move after which they were worked out. */
  readonly #plateSlopes: readonly Float64Array[]
  readonly #daySlopes: readonly Float64Array[]
  readonly #plateSloped: Int32Array
  readonly #daySloped = new Int32Array(DAYS)

  constructor(problem: PortionProblem, portions: Portions, foods: WeekFoods) {
    const { plates, pots, already } = problem
    const start = openHouseholdPots(problem, portions, foods)
    this.problem = problem
    this.foods = foods
    this.pots = start.pots
    this.counts = start.counts
    this.shares = start.shares
    this.steps = start.steps
    this.packs = new PackUse(foods.packs)
    this.#itemMoved = new Int32Array(foods.packs.length)
    this.#plateMoved = new Int32Array(plates.length)
    this.#plateSlopes = plates.map(() => new Float64Array(VECTOR))
    this.#daySlopes = already.map(() => new Float64Array(VECTOR))
    this.#plateSloped = new Int32Array(plates.length)
    this.plateCosts = new Float64Array(plates.length)
    this.potFigures = pots.map(() => new Float64Array(VECTOR))
    this.plateFigures = plates.map(() => new Float64Array(VECTOR))
    this.dayFigures = already.map(() => new Float64Array(VECTOR))
    this.#reckon()
  }

  cost(): number {
    let cost = 0
    for (const one of this.plateCosts) cost += one
    for (const one of this.dayCosts) cost += one
    cost = this.packs.addCost(cost)
    this.pots.forEach((_, pot) => {
      this.counts[pot]?.forEach((_count, part) => {
        cost += this.pull(pot, part, 0)
      })
    })
    for (const { sides } of this.problem.plates) cost += SIDE_PRICE * sides.length
    return cost
  }

  /** Grams of each ingredient of a pot, in the order of the recipe. */
  gramsOf(pot: number): readonly number[] {
    const { start, parts, servings } = this.pots[pot] as HouseholdPot
    const fixed = fixedGrams(start.dish, servings)
    return start.dish.lines.map(({ flex }, line) =>
      flex < 0 ? (fixed[line] ?? 0) : (this.counts[pot]?.[flex] as number) * (parts[flex] as MeasuredPart).grams,
    )
  }

  /** The number of the last move. */
  get move(): number {
    return this.#move
  }

  /** Whether no day of some and no item has moved since a move after which something was tried in vain. */
  isTried(move: number, days: readonly number[], item = -1): boolean {
    if (item >= 0 && (this.#itemMoved[item] as number) > move) return false
    for (let i = 0; i < days.length; i++) if ((this.#dayMoved[days[i] as number] as number) > move) return false
    return true
  }

  /** What an ingredient of a pot costs for being another amount than the recipe's, some steps from where it stands. */
  pull(pot: number, index: number, by: number): number {
    const { parts, start } = this.pots[pot] as HouseholdPot
    const { part, usual } = parts[index] as MeasuredPart
    const off = (((this.counts[pot]?.[index] as number) + by) / usual - 1) / part.span
    return PULL_TO_USUAL * start.plates.length * off * off
  }

  /** Change of cost of plates and days when figures are added to a whole pot. */
  changeOfPot(pot: number, direction: Float64Array, times: number): number {
    const { plates, plateGoals, dayGoals } = this.problem
    let change = 0
    for (const plate of (this.pots[pot] as HouseholdPot).start.plates) {
      const share = times * (this.shares[plate] as number)
      const { day } = (plates[plate] as PlateStart).place
      change += (plateGoals[plate] as Goal).costAfter(this.plateFigures[plate] as Float64Array, direction, share)
      change -= this.plateCosts[plate] as number
      const goal = dayGoals[day]
      if (!goal) continue
      const figures = this.dayFigures[day] as Float64Array
      change += goal.costAfter(figures, direction, share) - (this.dayCosts[day] as number)
    }
    return change
  }

  /** Change of cost of a plate and its day when figures are added to it. */
  changeOfPlate(plate: number, direction: Float64Array, times: number): number {
    const { plates, plateGoals, dayGoals } = this.problem
    const { day } = (plates[plate] as PlateStart).place
    const own = (plateGoals[plate] as Goal).costAfter(this.plateFigures[plate] as Float64Array, direction, times)
    const goal = dayGoals[day]
    const ofDay = goal
      ? goal.costAfter(this.dayFigures[day] as Float64Array, direction, times) - (this.dayCosts[day] as number)
      : 0
    return own - (this.plateCosts[plate] as number) + ofDay
  }

  /** Slope of the cost of a plate and its day along a direction. Both are convex, so no step costs less than it says. */
  slope(plate: number, direction: Float64Array): number {
    const { day } = (this.problem.plates[plate] as PlateStart).place
    const ofPlate = this.#plateSlopes[plate] as Float64Array
    const ofDay = this.#daySlopes[day] as Float64Array
    if ((this.#plateSloped[plate] as number) < (this.#plateMoved[plate] as number)) {
      this.problem.plateGoals[plate]?.slopes(this.plateFigures[plate] as Float64Array, ofPlate)
      this.#plateSloped[plate] = this.#move
    }
    if ((this.#daySloped[day] as number) < (this.#dayMoved[day] as number)) {
      this.problem.dayGoals[day]?.slopes(this.dayFigures[day] as Float64Array, ofDay)
      this.#daySloped[day] = this.#move
    }
    let slope = 0
    for (let i = 0; i < VECTOR; i++) {
      slope += ((ofPlate[i] as number) + (ofDay[i] as number)) * (direction[i] as number)
    }
    return slope
  }

  /** Slope of the cost of all plates of a pot, and of their days, along figures that are added to the whole pot. */
  slopeOfPot(pot: number, direction: Float64Array): number {
    let slope = 0
    for (const plate of (this.pots[pot] as HouseholdPot).start.plates) {
      slope += (this.shares[plate] as number) * this.slope(plate, direction)
    }
    return slope
  }

  addToPlate(plate: number, direction: Float64Array, times: number): void {
    const { plates, plateGoals, dayGoals } = this.problem
    const { day } = (plates[plate] as PlateStart).place
    addVector(this.plateFigures[plate] as Float64Array, direction, times)
    addVector(this.dayFigures[day] as Float64Array, direction, times)
    this.plateCosts[plate] = (plateGoals[plate] as Goal).cost(this.plateFigures[plate] as Float64Array)
    this.dayCosts[day] = dayGoals[day]?.cost(this.dayFigures[day] as Float64Array) ?? 0
    this.#move++
    this.#dayMoved[day] = this.#move
    this.#plateMoved[plate] = this.#move
  }

  addToPot(pot: number, direction: Float64Array, times: number): void {
    addVector(this.potFigures[pot] as Float64Array, direction, times)
    for (const plate of (this.pots[pot] as HouseholdPot).start.plates) {
      this.addToPlate(plate, direction, times * (this.shares[plate] as number))
    }
  }

  /** Uses more of an item on a day, or less; nothing for what is not bought. */
  useItem(item: number, grams: number, day: number): void {
    if (item < 0) return
    this.packs.change(item, grams, day)
    this.#itemMoved[item] = ++this.#move
  }

  /** Everything that is searched, to go back to. */
  save(): SavedPortions {
    return {
      counts: this.counts.map((counts) => counts.slice()),
      shares: this.shares.slice(),
      steps: this.steps.map((steps) => steps.slice()),
      servings: this.pots.map(({ servings }) => servings),
    }
  }

  restore({ counts, shares, steps, servings }: SavedPortions): void {
    counts.forEach((own, pot) => {
      this.counts[pot]?.set(own)
    })
    this.shares.set(shares)
    steps.forEach((own, plate) => {
      this.steps[plate]?.set(own)
    })
    servings.forEach((own, pot) => {
      const household = this.pots[pot]
      if (!household || household.servings === own) return
      household.servings = own
      household.fixed = fixedVector(household.start.dish, own)
    })
    this.#reckon()
  }

  /** Works everything out from counts, shares and steps. */
  #reckon(): void {
    const { plates, already, plateGoals, dayGoals } = this.problem
    this.#move++
    this.#dayMoved.fill(this.#move)
    this.#plateMoved.fill(this.#move)
    this.#itemMoved.fill(this.#move)
    this.packs.clear()
    this.pots.forEach(({ start, parts, fixed }, pot) => {
      const sum = this.potFigures[pot] as Float64Array
      sum.set(fixed)
      parts.forEach(({ vector }, part) => {
        addVector(sum, vector, this.counts[pot]?.[part] as number)
      })
      this.gramsOf(pot).forEach((grams, line) => {
        const food = start.dish.lines[line]?.food
        if (food) this.packs.note(this.foods.itemFor(food), grams, start.cookedOn)
      })
    })
    already.forEach((figures, day) => {
      this.dayFigures[day]?.set(figures)
    })
    plates.forEach(({ place, pot, sides }, plate) => {
      const sum = this.plateFigures[plate] as Float64Array
      sum.fill(0)
      addVector(sum, this.potFigures[pot] as Float64Array, this.shares[plate] as number)
      sides.forEach(({ side }, i) => {
        const steps = this.steps[plate]?.[i] as number
        addVector(sum, side.vector, steps)
        this.packs.note(this.foods.itemFor(side.part.food), steps * side.part.stepGrams, place.day)
      })
      addVector(this.dayFigures[place.day] as Float64Array, sum, 1)
      this.plateCosts[plate] = (plateGoals[plate] as Goal).cost(sum)
    })
    for (let day = 0; day < DAYS; day++) {
      this.dayCosts[day] = dayGoals[day]?.cost(this.dayFigures[day] as Float64Array) ?? 0
    }
    this.packs.reckonLost()
  }
}

/** Everything that is searched. */
interface SavedPortions {
  readonly counts: readonly Int32Array[]
  readonly shares: Float64Array
  readonly steps: readonly Int32Array[]
  readonly servings: readonly number[]
}
