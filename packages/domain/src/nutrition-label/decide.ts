import type { Candidate } from './candidates.ts'
import {
  type LabelAmounts,
  type LabelBasis,
  type LabelColumn,
  type LabelMeasure,
  type LabelNutrient,
  labelAmounts,
} from './label.ts'
import type { Cell } from './panel-reading.ts'
import { doubtsOf, energyRange, fitsTimes, printedStep } from './plausibility.ts'

/** What the figures of a panel are decided from. */
export interface Evidence {
  readonly isUs: boolean
  readonly cells: readonly Cell[]
  readonly kilojoules: ReadonlyMap<LabelBasis, number>
  readonly sizes: readonly LabelMeasure[]
  readonly servingsPerPack: number | null
}

export interface Decision {
  readonly columns: ReadonlyMap<LabelBasis, LabelColumn>
  readonly servingSize: LabelMeasure | null
  /** Figures whose decimal mark or unit was put back. */
  readonly repaired: readonly { readonly basis: LabelBasis; readonly nutrient: LabelNutrient }[]
  /** Figures whose characters the recogniser was not sure of, at any look. */
  readonly uncertain: readonly { readonly basis: LabelBasis; readonly nutrient: LabelNutrient }[]
  readonly cost: number
}

type Choice = Map<Cell, Candidate>

/** Daily values (21 CFR 101.9) and reference intakes (Regulation (EU) 1169/2011, Annex XIII): g, sodium and minerals mg. */
const DAILY: Readonly<Record<'us' | 'eu', Partial<Record<LabelNutrient, number>>>> = {
  us: { fat: 78, saturates: 20, sodium: 2300, carbs: 275, fiber: 28, potassium: 4700, iron: 18 },
  eu: { fat: 70, saturates: 20, carbs: 260, sugar: 90, protein: 50, sodium: 2400 },
}

/** How much each kind of misfit weighs against the cost of reading a figure otherwise. */
const WEIGHT = { doubt: 2.5, energy: 3, percent: 1.8, columns: 1.3, pack: 0.7, rare: 1.2 } as const
/** What it costs that a decimal mark was lost, and that each further one was: a picture loses them together. */
const POINT_LOST = { first: 0.9, further: 0.35 } as const
/** More sodium than this in 100 g is rare: soy sauce has more, cheese and ham less. mg. */
const SALTY = 2400
/** More fibre than this in 100 g is rare: bran has 45, psyllium more. g. */
const FIBROUS = 50

const columnsIn = (choice: Choice): Map<LabelBasis, LabelAmounts> => {
  const stated = new Map<LabelBasis, Partial<Record<LabelNutrient, number>>>()
  for (const [{ basis, nutrient }, { value }] of choice) {
    stated.set(basis, { ...stated.get(basis), [nutrient]: value })
  }
  return new Map([...stated].map(([basis, amounts]) => [basis, labelAmounts(amounts)]))
}

/** The farther the energy is off, the worse: so that the nearer of two wrong readings wins. */
const energyMisfit = (amounts: LabelAmounts, fiberInCarbs: boolean): number => {
  const range = energyRange(amounts, fiberInCarbs)
  if (range === null || amounts.calories === null) return 0
  const off = Math.max(range.least - amounts.calories, amounts.calories - range.most, 0)
  return off === 0 ? 0 : WEIGHT.energy * Math.min(1.5, 0.5 + off / (0.4 * Math.max(0, range.most) + 20))
}

const percentMisfit = ({ isUs }: Evidence, choice: Choice): number => {
  let misfit = 0
  for (const [{ nutrient, basis, percent }, { value }] of choice) {
    const daily = DAILY[isUs ? 'us' : 'eu'][nutrient]
    if (percent === null || daily === undefined || (basis === 'per-100' && !isUs)) continue
    const step = printedStep(nutrient, value, isUs)
    const off = Math.abs(percent - (100 * value) / daily)
    if (off > 0.6 + (55 * step) / daily + 0.02 * percent) misfit += WEIGHT.percent
  }
  return misfit
}

/** `above: below` are columns of one food: one is `times` the other. */
const timesMisfit = (
  columns: ReadonlyMap<LabelBasis, LabelAmounts>,
  part: LabelBasis,
  whole: LabelBasis,
  times: number | null,
  evidence: Evidence,
  weight: number,
): number => {
  const [parts, wholes] = [columns.get(part), columns.get(whole)]
  if (parts === undefined || wholes === undefined || times === null) return 0
  let misfit = 0
  for (const name of Object.keys(parts)) {
    const nutrient = name as LabelNutrient
    const [one, other] = [parts[nutrient], wholes[nutrient]]
    if (one === null || other === null) continue
    if (evidence.cells.some((cell) => cell.nutrient === nutrient && cell.below)) continue
    const step = Math.max(
      printedStep(nutrient, one, evidence.isUs),
      printedStep(nutrient, other, evidence.isUs) * times,
    )
    if (!fitsTimes(one, other, times, step)) misfit += weight
  }
  return misfit
}

/** How much of 100 g a serving is: by its size, or, where that was not read, by its energy. */
const servingShare = (columns: ReadonlyMap<LabelBasis, LabelAmounts>, size: LabelMeasure | null): number | null => {
  if (size !== null) return size.amount / 100
  const [part, whole] = [columns.get('serving')?.calories ?? null, columns.get('per-100')?.calories ?? null]
  return part === null || whole === null || whole === 0 ? null : part / whole
}

const costOf = (evidence: Evidence, choice: Choice, size: LabelMeasure | null): number => {
  const columns = columnsIn(choice)
  let cost = [...choice.values()].reduce((sum, { cost: own }) => sum + own, 0)
  const repaired = [...choice.values()].filter(({ isRepaired }) => isRepaired).length
  if (repaired > 0) cost += POINT_LOST.first + POINT_LOST.further * (repaired - 1)
  for (const [basis, amounts] of columns) {
    const doubts = doubtsOf(amounts, basis, evidence.isUs, evidence.kilojoules.get(basis))
    cost += WEIGHT.doubt * doubts.filter(({ code }) => code !== 'energy-mismatch').length
    cost += energyMisfit(amounts, evidence.isUs)
    const weight = basis === 'serving' && size !== null ? size.amount : 100
    if (basis !== 'pack' && (amounts.sodium ?? 0) > (SALTY * weight) / 100) cost += WEIGHT.rare
    if (basis !== 'pack' && (amounts.fiber ?? 0) > (FIBROUS * weight) / 100) cost += WEIGHT.rare
  }
  const inServing = columns.get('serving')
  if (size !== null && inServing !== undefined) {
    const weight = (inServing.fat ?? 0) + (inServing.carbs ?? 0) + (inServing.protein ?? 0)
    // Nothing weighs less than what it holds; a gram of rounding each.
    if (weight > size.amount + 3) cost += WEIGHT.doubt
  }
  cost += percentMisfit(evidence, choice)
  cost += timesMisfit(columns, 'serving', 'per-100', servingShare(columns, size), evidence, WEIGHT.columns)
  const servings = evidence.servingsPerPack
  cost += timesMisfit(columns, 'serving', 'pack', servings === null ? null : 1 / servings, evidence, WEIGHT.pack)
  return cost
}

const cheapest = ({ candidates }: Cell): Candidate | undefined => candidates.toSorted((a, b) => a.cost - b.cost)[0]

/** Every way to read the figures of one nutrient in all columns. */
const combinations = (cells: readonly Cell[]): Candidate[][] =>
  cells.reduce<Candidate[][]>((all, cell) => all.flatMap((one) => cell.candidates.map((next) => [...one, next])), [[]])

const ROUNDS = 4
/** A reading that costs less needs no search for two figures that are wrong together. */
const UNEASY = 1.5
/** The likeliest ways to read one nutrient, of which pairs are tried. */
const MAX_PER_PAIR = 9

const likeliest = (cells: readonly Cell[]): Candidate[][] => {
  const costOfAll = (combination: readonly Candidate[]) =>
    combination.reduce((sum, { cost, isRepaired }) => sum + cost + (isRepaired ? POINT_LOST.further : 0), 0)
  return combinations(cells)
    .toSorted((a, b) => costOfAll(a) - costOfAll(b))
    .slice(0, MAX_PER_PAIR)
}

/** Changes two nutrients at once: 17 g and 1.7 g of carbohydrate and protein give the same energy either way. Gives the cost. */
const changePairs = (
  evidence: Evidence,
  size: LabelMeasure | null,
  groups: readonly (readonly Cell[])[],
  choice: Choice,
  from: number,
): number => {
  let cost = from
  const open = groups.map((cells) => ({ cells, ways: likeliest(cells) })).filter(({ ways }) => ways.length > 1)
  for (const [at, first] of open.entries()) {
    for (const second of open.slice(at + 1)) {
      for (const one of first.ways) {
        for (const other of second.ways) {
          const tried: Choice = new Map(choice)
          for (const [i, candidate] of one.entries()) tried.set(first.cells[i] as Cell, candidate)
          for (const [i, candidate] of other.entries()) tried.set(second.cells[i] as Cell, candidate)
          const tryCost = costOf(evidence, tried, size)
          if (tryCost >= cost - 1e-9) continue
          cost = tryCost
          for (const [cell, candidate] of tried) choice.set(cell, candidate)
        }
      }
    }
  }
  return cost
}

/** Starts from what was read and changes one nutrient at a time to what fits the rest better, until nothing does. */
const settleFrom = (
  evidence: Evidence,
  size: LabelMeasure | null,
  start: (cell: Cell) => Candidate | undefined,
): { choice: Choice; cost: number } => {
  const choice: Choice = new Map(
    evidence.cells.flatMap((cell) => {
      const first = start(cell)
      return first === undefined ? [] : [[cell, first] as const]
    }),
  )
  const groups = [...new Set(evidence.cells.map(({ nutrient }) => nutrient))].map((nutrient) =>
    evidence.cells.filter((cell) => cell.nutrient === nutrient),
  )
  let cost = costOf(evidence, choice, size)
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = cost
    for (const cells of groups.filter((one) => one.some(({ candidates }) => candidates.length > 1))) {
      for (const combination of combinations(cells)) {
        const tried: Choice = new Map(choice)
        cells.forEach((cell, at) => {
          const candidate = combination[at]
          if (candidate !== undefined) tried.set(cell, candidate)
        })
        const tryCost = costOf(evidence, tried, size)
        if (tryCost >= cost - 1e-9) continue
        cost = tryCost
        for (const [cell, candidate] of tried) choice.set(cell, candidate)
      }
    }
    if (cost < before) continue
    if (cost < UNEASY) break
    cost = changePairs(evidence, size, groups, choice, cost)
    if (cost >= before) break
  }
  return { choice, cost }
}

/** The reading with a decimal mark put back, where there is one. */
const restoredOr = (cell: Cell): Candidate | undefined => {
  const plain = cheapest(cell)
  const restored = cell.candidates.filter(({ isRepaired }) => isRepaired).toSorted((a, b) => a.cost - b.cost)[0]
  // A tenth of a small amount is not what was lost.
  return restored !== undefined && restored.value >= 0.1 ? restored : plain
}

/** From what was read, and from "all decimal marks were lost": what a whole column lost is not found one by one. */
const settle = (evidence: Evidence, size: LabelMeasure | null): { choice: Choice; cost: number } => {
  const asRead = settleFrom(evidence, size, cheapest)
  if (asRead.cost < WEIGHT.columns) return asRead
  const restored = settleFrom(evidence, size, restoredOr)
  return restored.cost < asRead.cost ? restored : asRead
}

/**
 * Below this mean certainty of its characters a figure is told as uncertain. Chosen on development labels, as they are and
 * seen from too far away (decision 0097): of the wrong figures that nothing else names, half lie below it, and of the right
 * ones none, or one in thirty when seen from too far away.
 */
const SURE = 0.85

/** Each further guess at the serving's size is a little less likely than the one before. */
const SIZE_COST = 0.2

/** Decides what the figures are: of the readings that the print allows, those that fit each other best. */
export function decide(evidence: Evidence): Decision {
  const sizes: readonly (LabelMeasure | null)[] = evidence.sizes.length === 0 ? [null] : evidence.sizes.slice(0, 6)
  const settled = sizes
    .map((size, at) => {
      const one = settle(evidence, size)
      return { ...one, size, cost: one.cost + SIZE_COST * at }
    })
    .toSorted((a, b) => a.cost - b.cost)[0]
  const choice: Choice = settled?.choice ?? new Map()
  const columns = new Map(
    [...columnsIn(choice)].map(([basis, amounts]) => {
      const below = evidence.cells
        .filter((cell) => cell.basis === basis && cell.below && choice.has(cell))
        .map(({ nutrient }) => nutrient)
      return [basis, { amounts, below }] as const
    }),
  )
  const repaired = [...choice]
    .filter(([, { isRepaired }]) => isRepaired)
    .map(([{ basis, nutrient }]) => ({ basis, nutrient }))
  const uncertain = [...choice]
    .filter(([, { sureness }]) => sureness < SURE)
    .map(([{ basis, nutrient }]) => ({ basis, nutrient }))
  return { columns, servingSize: settled?.size ?? null, repaired, uncertain, cost: settled?.cost ?? 0 }
}
