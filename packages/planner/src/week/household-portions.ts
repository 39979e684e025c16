import { fixedGrams, fixedVector, type MeasuredPart, measureParts, wholeServings } from './household-pot.ts'
import { DAYS, lostGrams, packGramsIn, spoilageOf } from './packs.ts'
import { PULL_TO_USUAL, SIDE_PRICE } from './plate-fit.ts'
import { type Goal, shifted } from './portion-costs.ts'
import type { PortionProblem, Portions } from './portion-fit.ts'
import type { PlateStart, PotStart } from './pots.ts'
import { addVector, VECTOR } from './vectors.ts'
import type { BoughtItem, ItemPack, WeekFoods } from './week-foods.ts'

/** What a gram that is bought and never used costs, beside misfits of 0.01 to 0.1 a plate. */
const LOST_GRAM = 0.02
/** Rounds of single moves, and of looking for packs to use up or to leave out. */
const PASSES = 14
const PACK_ROUNDS = 2
/** Shares of a pot move no finer than this. */
const MIN_TRANSFER = 1e-4
/** A change of cost below this is noise. */
const NOISE = 1e-7
/** A pot holds no plate smaller than this share of the others' mean. */
const MIN_SHARE = 0.35

interface HouseholdPot {
  readonly start: PotStart
  readonly parts: readonly MeasuredPart[]
  /** What is bought for each of them. */
  readonly items: readonly BoughtItem[]
  /** Days that it feeds. */
  readonly days: readonly number[]
  servings: number
  fixed: Float64Array
  /** The move after which each part, the servings and the shares were last tried in vain. */
  readonly tried: Int32Array
}

/**
 * Portions in the measures of a kitchen: every pot's ingredients and every side in whole steps, plates as shares of their
 * pot. Local search over single steps, over pairs on days that miss their target, and over whole packs.
 */
export class HouseholdPortions {
  readonly pots: readonly HouseholdPot[]
  /** Steps of each pot's movable ingredients. */
  readonly counts: readonly Int32Array[]
  /** Share of its pot that a plate of the athlete holds. */
  readonly shares: Float64Array
  readonly steps: readonly Int32Array[]
  readonly #problem: PortionProblem
  readonly #foods: WeekFoods
  readonly #pot: readonly Float64Array[]
  readonly #plate: readonly Float64Array[]
  readonly #day: readonly Float64Array[]
  readonly #plateCost: Float64Array
  readonly #dayCost = new Float64Array(DAYS)
  readonly #use: Float64Array
  readonly #lost: Float64Array
  /** Moves are numbered. What was tried in vain is not tried again before one of its days or its item has moved. */
  #move = 0
  readonly #dayMoved = new Int32Array(DAYS)
  readonly #plateMoved: Int32Array
  readonly #itemMoved: Int32Array
  /** Slopes of the cost of each plate and day along each figure, and the move after which they were worked out. */
  readonly #plateSlopes: readonly Float64Array[]
  readonly #daySlopes: readonly Float64Array[]
  readonly #plateSloped: Int32Array
  readonly #daySloped = new Int32Array(DAYS)
  /** The move after which each side of a plate was last tried in vain. */
  readonly #triedSides: readonly Int32Array[]

  constructor(problem: PortionProblem, portions: Portions, foods: WeekFoods) {
    const { plates, pots } = problem
    this.#problem = problem
    this.#foods = foods
    this.shares = new Float64Array(plates.length)
    this.pots = pots.map((start): HouseholdPot => {
      const own = start.plates
      const many = (plate: number) => (plates[plate] as PlateStart).place.plates
      const sum = own.reduce((total, plate) => total + many(plate) * (portions.scales[plate] as number), 0)
      for (const plate of own) this.shares[plate] = (portions.scales[plate] as number) / sum
      const count = own.reduce((total, plate) => total + many(plate), 0)
      const largest = Math.max(...own.map((plate) => this.shares[plate] as number))
      const servings = wholeServings(sum)
      const parts = measureParts(start.dish, sum, count, largest)
      return {
        start,
        parts,
        items: parts.map(({ part }) => foods.itemFor(part.food)),
        days: own.map((plate) => (plates[plate] as PlateStart).place.day),
        servings,
        fixed: fixedVector(start.dish, servings),
        tried: new Int32Array(parts.length + 2),
      }
    })
    this.counts = this.pots.map(({ parts, start }, pot) => {
      const sum = start.plates.reduce(
        (total, plate) => total + (plates[plate] as PlateStart).place.plates * (portions.scales[plate] as number),
        0,
      )
      return Int32Array.from(parts, ({ part, grams, min, max }, i) => {
        const wanted = Math.round((sum * part.usual * (portions.shares[pot]?.[i] as number)) / grams)
        return Math.min(max, Math.max(min, wanted))
      })
    })
    this.steps = plates.map(({ sides }, plate) =>
      Int32Array.from(sides, ({ side }, i) =>
        Math.min(side.part.max, Math.max(side.part.min, Math.round(portions.steps[plate]?.[i] as number))),
      ),
    )
    this.#use = new Float64Array(foods.packs.length * DAYS)
    this.#lost = new Float64Array(foods.packs.length)
    this.#itemMoved = new Int32Array(foods.packs.length)
    this.#plateMoved = new Int32Array(plates.length)
    this.#plateSlopes = plates.map(() => new Float64Array(VECTOR))
    this.#daySlopes = problem.already.map(() => new Float64Array(VECTOR))
    this.#plateSloped = new Int32Array(plates.length)
    this.#triedSides = plates.map(({ sides }) => new Int32Array(sides.length))
    this.#plateCost = new Float64Array(plates.length)
    this.#pot = pots.map(() => new Float64Array(VECTOR))
    this.#plate = plates.map(() => new Float64Array(VECTOR))
    this.#day = problem.already.map(() => new Float64Array(VECTOR))
    this.#reckon()
  }

  /** Improves until nothing helps any more; a draft leaves whole packs out. */
  run(isDraft = false): this {
    this.#settle(PASSES)
    for (let round = 0; round < PACK_ROUNDS; round++) {
      const packs = !isDraft && this.#tryPacks()
      const pairs = this.#tryPairs()
      if (!packs && !pairs) break
      this.#settle(4)
    }
    return this
  }

  cost(): number {
    let cost = 0
    for (const one of this.#plateCost) cost += one
    for (const one of this.#dayCost) cost += one
    for (const grams of this.#lost) cost += LOST_GRAM * grams
    this.pots.forEach((_, pot) => {
      this.counts[pot]?.forEach((_count, part) => {
        cost += this.#pull(pot, part, 0)
      })
    })
    for (const { sides } of this.#problem.plates) cost += SIDE_PRICE * sides.length
    return cost
  }

  /** Grams that are bought and lost, and those that are bought, of what is perishable. */
  lost(): number {
    return this.#lost.reduce((sum, grams) => sum + grams, 0)
  }

  /** Share of the perishable mass, in whole packs, that nobody eats in time. */
  spoiledShare(): number {
    let bought = 0
    let spoiled = 0
    this.#foods.packs.forEach((pack, item) => {
      const own = spoilageOf(pack, this.#use, item * DAYS)
      bought += own.bought
      spoiled += own.spoiled
    })
    return bought > 0 ? spoiled / bought : 0
  }

  /** Grams of each ingredient of a pot, in the order of the recipe. */
  gramsOf(pot: number): readonly number[] {
    const { start, parts, servings } = this.pots[pot] as HouseholdPot
    const fixed = fixedGrams(start.dish, servings)
    return start.dish.lines.map(({ flex }, line) =>
      flex < 0 ? (fixed[line] ?? 0) : (this.counts[pot]?.[flex] as number) * (parts[flex] as MeasuredPart).grams,
    )
  }

  /** Figures of a plate and of a day as they stand. */
  plateFigures(plate: number): Float64Array {
    return this.#plate[plate] as Float64Array
  }
  dayFigures(day: number): Float64Array {
    return this.#day[day] as Float64Array
  }
  dayCost(day: number): number {
    return this.#dayCost[day] as number
  }
  plateCost(plate: number): number {
    return this.#plateCost[plate] as number
  }

  /** Works everything out from counts, shares and steps. */
  #reckon(): void {
    const { plates, already, plateGoals, dayGoals } = this.#problem
    this.#move++
    this.#dayMoved.fill(this.#move)
    this.#plateMoved.fill(this.#move)
    this.#itemMoved.fill(this.#move)
    this.#use.fill(0)
    this.pots.forEach(({ start, parts, fixed }, pot) => {
      const sum = this.#pot[pot] as Float64Array
      sum.set(fixed)
      parts.forEach(({ vector }, part) => {
        addVector(sum, vector, this.counts[pot]?.[part] as number)
      })
      this.gramsOf(pot).forEach((grams, line) => {
        const food = start.dish.lines[line]?.food
        if (food) this.#addUse(food, grams, start.cookedOn)
      })
    })
    already.forEach((figures, day) => {
      this.#day[day]?.set(figures)
    })
    plates.forEach(({ place, pot, sides }, plate) => {
      const sum = this.#plate[plate] as Float64Array
      sum.fill(0)
      addVector(sum, this.#pot[pot] as Float64Array, this.shares[plate] as number)
      sides.forEach(({ side }, i) => {
        const steps = this.steps[plate]?.[i] as number
        addVector(sum, side.vector, steps)
        this.#addUse(side.part.food, steps * side.part.stepGrams, place.day)
      })
      addVector(this.#day[place.day] as Float64Array, sum, 1)
      this.#plateCost[plate] = (plateGoals[plate] as Goal).cost(sum)
    })
    for (let day = 0; day < DAYS; day++) {
      this.#dayCost[day] = dayGoals[day]?.cost(this.#day[day] as Float64Array) ?? 0
    }
    this.#foods.packs.forEach((pack, item) => {
      this.#lost[item] = lostGrams(pack, this.#use, item * DAYS)
    })
  }

  #addUse(food: Parameters<WeekFoods['itemFor']>[0], grams: number, day: number): void {
    const { index, per } = this.#foods.itemFor(food)
    if (index < 0) return
    const cell = index * DAYS + day
    this.#use[cell] = (this.#use[cell] as number) + grams * per
  }

  /** Change of what is lost of an item when more of it is used on a day. */
  #lostChange(item: number, grams: number, day: number): number {
    const pack = this.#foods.packs[item] as ItemPack
    if (!pack.isPerishable) return 0
    const cell = item * DAYS + day
    const before = this.#use[cell] as number
    this.#use[cell] = before + grams
    const lost = lostGrams(pack, this.#use, item * DAYS)
    this.#use[cell] = before
    return LOST_GRAM * (lost - (this.#lost[item] as number))
  }

  #pull(pot: number, index: number, by: number): number {
    const { parts, start } = this.pots[pot] as HouseholdPot
    const { part, usual } = parts[index] as MeasuredPart
    const off = (((this.counts[pot]?.[index] as number) + by) / usual - 1) / part.span
    return PULL_TO_USUAL * start.plates.length * off * off
  }

  /** Change of cost of plates and days when figures are added to a whole pot. */
  #potChange(pot: number, direction: Float64Array, times: number): number {
    const { plates, plateGoals, dayGoals } = this.#problem
    let change = 0
    for (const plate of (this.pots[pot] as HouseholdPot).start.plates) {
      const share = times * (this.shares[plate] as number)
      const { day } = (plates[plate] as PlateStart).place
      change += (plateGoals[plate] as Goal).cost(shifted(this.#plate[plate] as Float64Array, direction, share))
      change -= this.#plateCost[plate] as number
      const goal = dayGoals[day]
      if (!goal) continue
      change += goal.cost(shifted(this.#day[day] as Float64Array, direction, share)) - (this.#dayCost[day] as number)
    }
    return change
  }

  /** Slope of the cost of a plate and its day along a direction. Both are convex, so no step costs less than it says. */
  #slope(plate: number, direction: Float64Array): number {
    const { day } = (this.#problem.plates[plate] as PlateStart).place
    const ofPlate = this.#plateSlopes[plate] as Float64Array
    const ofDay = this.#daySlopes[day] as Float64Array
    if ((this.#plateSloped[plate] as number) < (this.#plateMoved[plate] as number)) {
      this.#problem.plateGoals[plate]?.slopes(this.#plate[plate] as Float64Array, ofPlate)
      this.#plateSloped[plate] = this.#move
    }
    if ((this.#daySloped[day] as number) < (this.#dayMoved[day] as number)) {
      this.#problem.dayGoals[day]?.slopes(this.#day[day] as Float64Array, ofDay)
      this.#daySloped[day] = this.#move
    }
    let slope = 0
    for (let i = 0; i < VECTOR; i++) {
      slope += ((ofPlate[i] as number) + (ofDay[i] as number)) * (direction[i] as number)
    }
    return slope
  }

  /** The most that using more or less of an item can save. */
  #mostSaved(item: number): number {
    return item >= 0 && this.#foods.packs[item]?.isPerishable ? LOST_GRAM * (this.#lost[item] as number) : 0
  }

  #plateChange(plate: number, direction: Float64Array, times: number): number {
    const { plates, plateGoals, dayGoals } = this.#problem
    const { day } = (plates[plate] as PlateStart).place
    const own = (plateGoals[plate] as Goal).cost(shifted(this.#plate[plate] as Float64Array, direction, times))
    const goal = dayGoals[day]
    const ofDay = goal
      ? goal.cost(shifted(this.#day[day] as Float64Array, direction, times)) - (this.#dayCost[day] as number)
      : 0
    return own - (this.#plateCost[plate] as number) + ofDay
  }

  #addToPlate(plate: number, direction: Float64Array, times: number): void {
    const { plates, plateGoals, dayGoals } = this.#problem
    const { day } = (plates[plate] as PlateStart).place
    addVector(this.#plate[plate] as Float64Array, direction, times)
    addVector(this.#day[day] as Float64Array, direction, times)
    this.#plateCost[plate] = (plateGoals[plate] as Goal).cost(this.#plate[plate] as Float64Array)
    this.#dayCost[day] = dayGoals[day]?.cost(this.#day[day] as Float64Array) ?? 0
    this.#move++
    this.#dayMoved[day] = this.#move
    this.#plateMoved[plate] = this.#move
  }

  #addToPot(pot: number, direction: Float64Array, times: number): void {
    addVector(this.#pot[pot] as Float64Array, direction, times)
    for (const plate of (this.pots[pot] as HouseholdPot).start.plates) {
      this.#addToPlate(plate, direction, times * (this.shares[plate] as number))
    }
  }

  #use1(item: number, grams: number, day: number): void {
    if (item < 0) return
    const cell = item * DAYS + day
    this.#use[cell] = (this.#use[cell] as number) + grams
    this.#lost[item] = lostGrams(this.#foods.packs[item] as ItemPack, this.#use, item * DAYS)
    this.#itemMoved[item] = ++this.#move
  }

  /** Change of cost by some steps of an ingredient of a pot. */
  #countChange(pot: number, index: number, by: number): number {
    const { parts, items, start } = this.pots[pot] as HouseholdPot
    const { vector, grams } = parts[index] as MeasuredPart
    const item = items[index] as BoughtItem
    const lost = item.index < 0 ? 0 : this.#lostChange(item.index, by * grams * item.per, start.cookedOn)
    return this.#potChange(pot, vector, by) + lost + this.#pull(pot, index, by) - this.#pull(pot, index, 0)
  }

  /** What some steps of an ingredient of a pot change at least. */
  #countAtLeast(pot: number, index: number, by: number): number {
    const { parts, items, start } = this.pots[pot] as HouseholdPot
    const { vector } = parts[index] as MeasuredPart
    let slope = 0
    for (const plate of start.plates) slope += (this.shares[plate] as number) * this.#slope(plate, vector)
    const saved = this.#mostSaved((items[index] as BoughtItem).index)
    return by * slope - saved + this.#pull(pot, index, by) - this.#pull(pot, index, 0)
  }

  #moveCount(pot: number, index: number, by: number): void {
    const { parts, items, start } = this.pots[pot] as HouseholdPot
    const { vector, grams } = parts[index] as MeasuredPart
    const counts = this.counts[pot] as Int32Array
    counts[index] = (counts[index] as number) + by
    const item = items[index] as BoughtItem
    this.#use1(item.index, by * grams * item.per, start.cookedOn)
    this.#addToPot(pot, vector, by)
  }

  #mayCount(pot: number, index: number, by: number): boolean {
    const { min, max } = (this.pots[pot] as HouseholdPot).parts[index] as MeasuredPart
    const to = (this.counts[pot]?.[index] as number) + by
    return to >= min && to <= max
  }

  #sideChange(plate: number, index: number, by: number): number {
    const { sides, place } = this.#problem.plates[plate] as PlateStart
    const { side } = sides[index] as PlateStart['sides'][number]
    const lost = side.item < 0 ? 0 : this.#lostChange(side.item, by * side.itemGrams, place.day)
    return this.#plateChange(plate, side.vector, by) + lost
  }

  #sideAtLeast(plate: number, index: number, by: number): number {
    const { side } = (this.#problem.plates[plate] as PlateStart).sides[index] as PlateStart['sides'][number]
    return by * this.#slope(plate, side.vector) - this.#mostSaved(side.item)
  }

  #moveSide(plate: number, index: number, by: number): void {
    const { sides, place } = this.#problem.plates[plate] as PlateStart
    const { side } = sides[index] as PlateStart['sides'][number]
    const steps = this.steps[plate] as Int32Array
    steps[index] = (steps[index] as number) + by
    this.#use1(side.item, by * side.itemGrams, place.day)
    this.#addToPlate(plate, side.vector, by)
  }

  #maySide(plate: number, index: number, by: number): boolean {
    const { side } = (this.#problem.plates[plate] as PlateStart).sides[index] as PlateStart['sides'][number]
    const to = (this.steps[plate]?.[index] as number) + by
    return to >= side.part.min && to <= side.part.max
  }

  /** Single steps of everything, while they help. */
  #settle(passes: number): void {
    for (let pass = 0; pass < passes; pass++) {
      let isBetter = false
      for (let pot = 0; pot < this.pots.length; pot++) if (this.#settlePot(pot)) isBetter = true
      for (let plate = 0; plate < this.steps.length; plate++) if (this.#settleSides(plate)) isBetter = true
      if (!isBetter) return
    }
  }

  #settlePot(pot: number): boolean {
    let isBetter = false
    const { parts, items, days, tried } = this.pots[pot] as HouseholdPot
    const servings = parts.length
    const shares = servings + 1
    for (let part = 0; part < parts.length; part++) {
      if (this.#isTried(tried[part] as number, days, (items[part] as BoughtItem).index)) continue
      if (this.#settlePart(pot, part)) isBetter = true
      else tried[part] = this.#move
    }
    if (!this.#isTried(tried[servings] as number, days)) {
      if (this.#settleServings(pot)) isBetter = true
      else tried[servings] = this.#move
    }
    if (!this.#isTried(tried[shares] as number, days)) {
      if (this.#settleShares(pot)) isBetter = true
      else tried[shares] = this.#move
    }
    return isBetter
  }

  /** Whether no day of some and no item has moved since a move after which something was tried in vain. */
  #isTried(move: number, days: readonly number[], item = -1): boolean {
    if (item >= 0 && (this.#itemMoved[item] as number) > move) return false
    for (let i = 0; i < days.length; i++) if ((this.#dayMoved[days[i] as number] as number) > move) return false
    return true
  }

  #settlePart(pot: number, part: number): boolean {
    let isBetter = false
    for (const by of [1, -1, 3, -3]) {
      if (!this.#mayCount(pot, part, by) || this.#countAtLeast(pot, part, by) >= 0) continue
      if (this.#countChange(pot, part, by) >= -NOISE) continue
      this.#moveCount(pot, part, by)
      isBetter = true
    }
    return isBetter
  }

  /** A quarter of a serving more or less of what does not move. */
  #settleServings(pot: number): boolean {
    const own = this.pots[pot] as HouseholdPot
    for (const by of [0.25, -0.25]) {
      const servings = own.servings + by
      const usual = this.#usualServings(own)
      if (servings < 0.5 || Math.abs(servings / usual - 1) > 0.2) continue
      const fixed = fixedVector(own.start.dish, servings)
      const difference = fixed.map((figure, i) => figure - (own.fixed[i] as number))
      if (this.#potChange(pot, difference, 1) >= -0.002) continue
      const before = this.gramsOf(pot)
      own.servings = servings
      own.fixed = fixed
      this.#addToPot(pot, difference, 1)
      this.gramsOf(pot).forEach((grams, line) => {
        const food = own.start.dish.lines[line]?.food
        const item = food && this.#foods.itemFor(food)
        if (item) this.#use1(item.index, (grams - (before[line] ?? 0)) * item.per, own.start.cookedOn)
      })
      return true
    }
    return false
  }

  /** Servings by which the movable parts of a pot are measured. */
  #usualServings({ parts, servings }: HouseholdPot): number {
    const [first] = parts
    return first ? (first.usual * first.grams) / first.part.usual : servings
  }

  /** Moves a share of the pot from one plate to another, to the foot of the parabola. */
  #settleShares(pot: number): boolean {
    const { plates, plateGoals, dayGoals } = this.#problem
    const { start } = this.pots[pot] as HouseholdPot
    const figures = this.#pot[pot] as Float64Array
    let isBetter = false
    for (let a = 0; a < start.plates.length; a++) {
      for (let b = a + 1; b < start.plates.length; b++) {
        const [one, other] = [start.plates[a] as number, start.plates[b] as number]
        const [mine, its] = [(plates[one] as PlateStart).place, (plates[other] as PlateStart).place]
        const rate = -mine.plates / its.plates
        let slope = 0
        let curve = 0
        for (const [plate, day, times] of [
          [one, mine.day, 1],
          [other, its.day, rate],
        ] as const) {
          const own = plateGoals[plate] as Goal
          own.lean(this.#plate[plate] as Float64Array, figures, times)
          slope += own.slope
          curve += own.curve
          const goal = dayGoals[day]
          if (!goal) continue
          goal.lean(this.#day[day] as Float64Array, figures, times)
          slope += goal.slope
          curve += goal.curve
        }
        if (curve <= 0) continue
        const least = MIN_SHARE / start.plates.length
        const low = least - (this.shares[one] as number)
        const high = ((this.shares[other] as number) - least) / -rate
        const by = Math.min(high, Math.max(low, -slope / curve))
        if (Math.abs(by) < MIN_TRANSFER) continue
        const before = this.#plateChange(one, figures, by) + this.#plateChange(other, figures, by * rate)
        if (before >= -NOISE) continue
        this.shares[one] = (this.shares[one] as number) + by
        this.shares[other] = (this.shares[other] as number) + by * rate
        this.#addToPlate(one, figures, by)
        this.#addToPlate(other, figures, by * rate)
        isBetter = true
      }
    }
    return isBetter
  }

  #settleSides(plate: number): boolean {
    let isBetter = false
    const { sides, place } = this.#problem.plates[plate] as PlateStart
    const tried = this.#triedSides[plate] as Int32Array
    for (let side = 0; side < sides.length; side++) {
      if (this.#isTried(tried[side] as number, [place.day], sides[side]?.side.item)) continue
      if (this.#settleSide(plate, side)) isBetter = true
      else tried[side] = this.#move
    }
    return isBetter
  }

  #settleSide(plate: number, side: number): boolean {
    let isBetter = false
    for (const by of [1, -1]) {
      if (!this.#maySide(plate, side, by) || this.#sideAtLeast(plate, side, by) >= 0) continue
      if (this.#sideChange(plate, side, by) >= -NOISE) continue
      this.#moveSide(plate, side, by)
      isBetter = true
    }
    return isBetter
  }

  /** What can be stepped on a day: ingredients of pots that feed it, and sides. */
  #coordinatesOf(day: number): readonly Coordinate[] {
    const { plates } = this.#problem
    return plates.flatMap(({ place, pot, sides }, plate): Coordinate[] =>
      place.day !== day
        ? []
        : [
            ...(this.pots[pot]?.parts ?? []).map((_, index): Coordinate => ({ kind: 'count', of: pot, index })),
            ...sides.map((_, index): Coordinate => ({ kind: 'side', of: plate, index })),
          ],
    )
  }

  #change({ kind, of, index }: Coordinate, by: number): number {
    return kind === 'count' ? this.#countChange(of, index, by) : this.#sideChange(of, index, by)
  }
  #changeAtLeast({ kind, of, index }: Coordinate, by: number): number {
    return kind === 'count' ? this.#countAtLeast(of, index, by) : this.#sideAtLeast(of, index, by)
  }
  #may({ kind, of, index }: Coordinate, by: number): boolean {
    return kind === 'count' ? this.#mayCount(of, index, by) : this.#maySide(of, index, by)
  }
  #step({ kind, of, index }: Coordinate, by: number): void {
    if (kind === 'count') this.#moveCount(of, index, by)
    else this.#moveSide(of, index, by)
  }

  /** On days that miss their band, two steps at once. */
  #tryPairs(): boolean {
    let isBetter = false
    for (let day = 0; day < DAYS; day++) {
      for (let round = 0; round < 6; round++) {
        if ((this.#dayCost[day] as number) < DAY_MISSES || !this.#tryPair(this.#coordinatesOf(day))) break
        isBetter = true
      }
    }
    return isBetter
  }

  #tryPair(coordinates: readonly Coordinate[]): boolean {
    let best: { gain: number; first: Coordinate; second: Coordinate; by: number; answer: number } | undefined
    for (const first of coordinates) {
      for (const by of [1, -1]) {
        if (!this.#may(first, by)) continue
        const alone = this.#change(first, by)
        if (alone > MAX_DETOUR) continue
        this.#step(first, by)
        for (const second of coordinates) {
          if (second === first) continue
          for (const answer of [1, -1]) {
            if (!this.#may(second, answer)) continue
            if (alone + this.#changeAtLeast(second, answer) >= (best?.gain ?? MIN_GAIN) + NOISE) continue
            const gain = alone + this.#change(second, answer)
            if (gain < (best?.gain ?? MIN_GAIN)) best = { gain, first, second, by, answer }
          }
        }
        this.#step(first, -by)
      }
    }
    if (!best) return false
    this.#step(best.first, best.by)
    this.#step(best.second, best.answer)
    return true
  }

  /** For every item of which something is lost: use the rest up, or do without the last pack. */
  #tryPacks(): boolean {
    let isBetter = false
    for (let item = 0; item < this.#lost.length; item++) {
      const lost = this.#lost[item] as number
      if (lost < 8) continue
      const pack = this.#foods.packs[item] as ItemPack
      if (this.#tryUse(item, lost) || this.#tryUse(item, lost - packGramsIn(pack, 1, this.#use, item * DAYS)))
        isBetter = true
    }
    return isBetter
  }

  /** Spreads more (or less) of an item over what uses it, lets the rest answer, and keeps it if it is cheaper. */
  #tryUse(item: number, grams: number): boolean {
    const users = this.pots.flatMap(({ parts, items }, pot) =>
      parts.flatMap(({ grams: step }, index) => {
        const bought = items[index] as BoughtItem
        return bought.index === item ? [{ kind: 'count' as const, of: pot, index, each: step * bought.per }] : []
      }),
    )
    const sides = this.#problem.plates.flatMap(({ sides: own }, plate) =>
      own.flatMap(({ side }, index) =>
        side.item === item ? [{ kind: 'side' as const, of: plate, index, each: side.itemGrams }] : [],
      ),
    )
    const all = [...users, ...sides]
    if (all.length === 0) return false
    const before = this.cost()
    const saved = this.#save()
    let left = grams
    for (let round = 0; round < 40 && Math.abs(left) > 2; round++) {
      const by = left > 0 ? 1 : -1
      const open = all.filter(
        (one) => this.#may(one, by) && (left > 0 ? one.each <= left + 3 : one.each <= -left + one.each),
      )
      if (open.length === 0) break
      const next = open.reduce((a, b) => (this.#change(b, by) < this.#change(a, by) ? b : a))
      this.#step(next, by)
      left -= by * next.each
    }
    this.#settle(2)
    if (this.cost() < before - 1e-4) return true
    this.#restore(saved)
    return false
  }

  #save(): SavedPortions {
    return {
      counts: this.counts.map((counts) => counts.slice()),
      shares: this.shares.slice(),
      steps: this.steps.map((steps) => steps.slice()),
      servings: this.pots.map(({ servings }) => servings),
    }
  }

  #restore({ counts, shares, steps, servings }: SavedPortions): void {
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
}

/** Everything that is searched, to go back to. */
interface SavedPortions {
  readonly counts: readonly Int32Array[]
  readonly shares: Float64Array
  readonly steps: readonly Int32Array[]
  readonly servings: readonly number[]
}

interface Coordinate {
  readonly kind: 'count' | 'side'
  /** The pot, or the plate. */
  readonly of: number
  readonly index: number
}

/** A day that costs this much misses one of its bands. */
const DAY_MISSES = 0.12
/** Two steps have to change the cost by this at least. */
const MIN_GAIN = -1e-4
/** The most that the first of two steps may cost by itself. */
const MAX_DETOUR = 3
