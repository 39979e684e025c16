import type { Candidate } from './candidates.ts'
import { decide, type Evidence } from './decide.ts'
import type { FuelStatement, LabelBasis, LabelDoubt, LabelMeasure, LabelNutrient, NutritionLabel } from './label.ts'
import { type Cell, type PanelReading, readPanel, SURE_HEADINGS } from './panel-reading.ts'
import { doubtsOf, fitsTimes, printedStep } from './plausibility.ts'
import type { LabelWord } from './words.ts'

/** Two looks that agree are surer than either. */
const AGREEMENT = 0.45
/** What only a further look saw is a little less sure. */
const LATER = 0.15

const mergeCandidates = (first: readonly Candidate[], second: readonly Candidate[]): readonly Candidate[] => {
  const bySecond = new Map(second.map((one) => [one.value, one]))
  const merged = first.map((one) => {
    const other = bySecond.get(one.value)
    bySecond.delete(one.value)
    if (other === undefined) return one
    return {
      value: one.value,
      cost: Math.min(one.cost, other.cost) - AGREEMENT,
      isRepaired: one.isRepaired && other.isRepaired,
      sureness: Math.max(one.sureness, other.sureness),
    }
  })
  return [...merged, ...[...bySecond.values()].map((one) => ({ ...one, cost: one.cost + LATER }))]
}

const basesOf = ({ cells }: PanelReading): string => [...new Set(cells.map(({ basis }) => basis))].toSorted().join()

const mergeCells = (first: readonly Cell[], second: readonly Cell[]): readonly Cell[] => {
  const key = ({ basis, nutrient }: Cell) => `${basis}.${nutrient}`
  const others = new Map(second.map((cell) => [key(cell), cell]))
  const merged = first.map((cell) => {
    const other = others.get(key(cell))
    others.delete(key(cell))
    if (other === undefined) return cell
    return {
      ...cell,
      candidates: mergeCandidates(cell.candidates, other.candidates),
      below: cell.below || other.below,
      percent: cell.percent ?? other.percent,
    }
  })
  return [...merged, ...others.values()]
}

/** A look with more figures is better, and one whose headings stand over its columns. */
const worth = ({ cells, misfit }: PanelReading): number => cells.length - 6 * misfit

const sameSize = (a: LabelMeasure, b: LabelMeasure): boolean => a.amount === b.amount && a.unit === b.unit

/** Joins what several looks at one picture saw. Columns are only joined when the looks saw the same ones. */
const joinReadings = (readings: readonly PanelReading[]): (Evidence & { readonly hasHeadings: boolean }) | null => {
  const [best, ...others] = readings.toSorted((a, b) => worth(b) - worth(a))
  if (best === undefined) return null
  const alike = others.filter((one) => basesOf(one) === basesOf(best))
  const sizes = [best, ...others].flatMap(({ facts }) => facts.sizes)
  const counts = [best, ...others].flatMap(({ facts }) => facts.servingsPerPack ?? [])
  return {
    isUs: best.isUs,
    hasHeadings: best.misfit < SURE_HEADINGS,
    cells: alike.reduce<readonly Cell[]>((cells, one) => mergeCells(cells, one.cells), best.cells),
    kilojoules: new Map([...alike.toReversed(), best].flatMap(({ kilojoules }) => [...kilojoules])),
    sizes: sizes.filter((size, at) => sizes.findIndex((one) => sameSize(one, size)) === at),
    servingsPerPack: counts[0] ?? null,
  }
}

/** What the looks state of caffeine and fructose. Where two looks read different figures, none is believed. */
const agreedFuel = (readings: readonly PanelReading[]): readonly FuelStatement[] => {
  const all = readings.flatMap(({ fuel }) => fuel)
  const isSame = (a: FuelStatement, b: FuelStatement) => a.substance === b.substance && a.basis === b.basis
  return all.filter(
    (one, at) =>
      all.findIndex((other) => isSame(one, other)) === at &&
      all.every((other) => !isSame(one, other) || one.amount === other.amount),
  )
}

const columnDoubts = (label: Omit<NutritionLabel, 'doubts'>, isUs: boolean): readonly LabelDoubt[] => {
  const { perServing, per100, servingSize } = label
  if (perServing === null || per100 === null || servingSize === null) return []
  const times = servingSize.amount / 100
  return Object.keys(per100.amounts).flatMap((name): LabelDoubt[] => {
    const nutrient = name as LabelNutrient
    const [part, whole] = [perServing.amounts[nutrient], per100.amounts[nutrient]]
    if (part === null || whole === null || perServing.below.includes(nutrient) || per100.below.includes(nutrient))
      return []
    const step = Math.max(printedStep(nutrient, part, isUs), printedStep(nutrient, whole, isUs) * times)
    return fitsTimes(part, whole, times, step) ? [] : [{ code: 'columns-disagree', basis: 'serving', nutrient }]
  })
}

/**
 * Reads a nutrition panel from recognised words: of one look at a picture, or of several looks (other scale, other
 * contrast) that check each other. US, Canadian, EU and UK panels in English, German, French, Spanish, Italian, Dutch and
 * Polish, also two languages side by side; figures per serving, per 100 g or ml and per pack. What cannot be read is
 * null, and what does not fit is a named doubt. Null when there is no panel.
 */
export function readLabel(looks: readonly (readonly LabelWord[])[]): NutritionLabel | null {
  const readings = looks.map(readPanel).filter((one) => one !== null)
  const evidence = joinReadings(readings)
  const [reading] = readings
  if (evidence === null || reading === undefined || evidence.cells.length < 2) return null
  const { columns, servingSize, repaired, uncertain } = decide(evidence)
  const column = (basis: LabelBasis) => columns.get(basis) ?? null
  const read = {
    perServing: column('serving'),
    per100: column('per-100'),
    perPack: column('pack'),
    per100Unit: servingSize?.unit === 'ml' ? ('ml' as const) : reading.facts.per100Unit,
    servingSize,
    servingsPerPack: evidence.servingsPerPack,
    packSize: null,
    fiberInCarbs: evidence.isUs,
  }
  const inColumns = [...columns].flatMap(([basis, { amounts }]) =>
    doubtsOf(amounts, basis, evidence.isUs, evidence.kilojoules.get(basis)),
  )
  const restored = repaired.map((one) => ({ code: 'decimal-restored' as const, ...one }))
  // Columns that may have changed places say nothing sure of a figure that nothing else checks.
  const isGuess = read.perServing !== null && read.per100 !== null && servingSize === null && !evidence.hasHeadings
  const guessed: readonly LabelDoubt[] = isGuess ? [{ code: 'columns-disagree', basis: 'serving', nutrient: null }] : []
  const fuel = isGuess ? [] : agreedFuel(readings)
  const doubts: readonly LabelDoubt[] = [...guessed, ...inColumns, ...columnDoubts(read, evidence.isUs), ...restored]
  const isDoubted = (one: Omit<LabelDoubt, 'code'>): boolean =>
    doubts.some(({ basis, nutrient }) => basis === one.basis && nutrient === one.nutrient)
  const unread = uncertain.filter((one) => !isDoubted(one)).map((one) => ({ code: 'uncertain' as const, ...one }))
  return {
    ...read,
    doubts: [...doubts, ...unread],
    ...(fuel.length > 0 ? { fuel } : {}),
  }
}

const core: readonly LabelNutrient[] = ['calories', 'fat', 'carbs', 'protein', 'saturates', 'sugar', 'sodium']

/** Whether another look at the picture is worth its time: a main figure is missing, or something is in doubt. */
export function wantsAnotherLook(label: NutritionLabel | null): boolean {
  if (label === null || label.doubts.length > 0) return true
  const columns = [label.perServing, label.per100, label.perPack].filter((one) => one !== null)
  return columns.some(({ amounts }) => core.some((nutrient) => amounts[nutrient] === null))
}
