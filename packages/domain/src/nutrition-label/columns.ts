import type { PrintedAmount } from './amounts.ts'
import type { LabelBasis } from './label.ts'
import type { PanelLine } from './lines.ts'
import type { ServingFacts } from './serving-facts.ts'

/** A column of figures: what they are of, and where it stands. */
export interface Column {
  readonly basis: LabelBasis
  readonly middle: number
  readonly right: number
}

/** The columns, and how badly the headings fit them, in widths of the panel. */
export interface Columns {
  readonly columns: readonly Column[]
  readonly misfit: number
}

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0
const middleOf = ({ left, right }: { left: number; right: number }): number => (left + right) / 2

const isFigure = ({ unit }: PrintedAmount): boolean => unit !== '%'

/** The most frequent count of figures a line; of equals the smaller. */
const usualCount = (lines: readonly PanelLine[]): number => {
  const counts = new Map<number, number>()
  for (const { amounts } of lines) {
    const count = amounts.filter(isFigure).length
    if (count > 0) counts.set(count, (counts.get(count) ?? 0) + 1)
  }
  return [...counts].toSorted((a, b) => b[1] - a[1] || a[0] - b[0])[0]?.[0] ?? 1
}

const ORDERS: Readonly<Record<number, readonly (readonly LabelBasis[])[]>> = {
  1: [['per-100'], ['serving'], ['pack']],
  2: [
    ['per-100', 'serving'],
    ['serving', 'per-100'],
    ['serving', 'pack'],
    ['per-100', 'pack'],
  ],
  3: [
    ['per-100', 'serving', 'pack'],
    ['serving', 'per-100', 'pack'],
    ['serving', 'pack', 'per-100'],
  ],
}

/** How far the headings are from the columns they would belong to, in widths of the panel; a missing heading costs one. */
const misfit = (
  bases: readonly LabelBasis[],
  middles: readonly number[],
  facts: ServingFacts,
  width: number,
): number => {
  const named = new Set(facts.headings.map(({ basis }) => basis))
  const unused = [...named].filter((basis) => basis !== 'pack' && !bases.includes(basis)).length
  const distances = bases.map((basis, at) => {
    const away = (bases.length > 1 ? [...facts.headings, ...facts.sizePlaces] : facts.headings)
      .filter((heading) => heading.basis === basis)
      .map(({ middle }) => Math.abs(middle - (middles[at] ?? 0)) / width)
    return away.length === 0 ? (basis === 'pack' ? 1.4 : 1) : Math.min(...away)
  })
  return distances.reduce((sum, one) => sum + one, 0) + 0.6 * unused
}

/** The columns of a panel, from left to right. */
export function columnsOf(lines: readonly PanelLine[], facts: ServingFacts, isUs: boolean): Columns {
  const solid = lines.filter(({ name }) => name !== 'calories' && name !== 'left-out')
  const all = solid.length > 0 ? solid : lines
  const count = Math.min(3, usualCount(all))
  const figures = all.map(({ amounts }) => amounts.filter(isFigure)).filter((one) => one.length === count)
  const places = Array.from({ length: count }, (_, at) => {
    const inColumn = figures.flatMap((one) => one[at] ?? [])
    return { middle: median(inColumn.map(middleOf)), right: median(inColumn.map(({ right }) => right)) }
  })
  const everything = lines.flatMap(({ amounts }) => amounts)
  const width = Math.max(
    1,
    Math.max(...everything.map(({ right }) => right)) -
      Math.min(...facts.headings.map(({ middle }) => middle), ...everything.map(({ left }) => left)),
  )
  const orders = isUs ? [(['serving', 'pack', 'per-100'] as const).slice(0, count)] : (ORDERS[count] ?? [])
  const middles = places.map(({ middle }) => middle)
  const best = orders
    .map((bases) => ({ bases, cost: misfit(bases, middles, facts, width) }))
    .toSorted((a, b) => a.cost - b.cost)[0]
  return {
    columns: places.map((place, at) => ({ ...place, basis: best?.bases[at] ?? 'per-100' })),
    misfit: best?.cost ?? 0,
  }
}

/** The figures of a line by column: the nearest one to each, none used twice. A single column takes the first. */
export function inColumns(
  amounts: readonly PrintedAmount[],
  columns: readonly Column[],
): readonly (PrintedAmount | undefined)[] {
  const figures = amounts.filter(isFigure)
  if (columns.length === 1) return [figures[0]]
  if (figures.length === columns.length) return figures
  const gaps = columns.slice(1).map(({ right }, at) => right - (columns[at]?.right ?? 0))
  const reach = 0.6 * Math.min(...gaps)
  const free = new Set(figures)
  return columns.map((column) => {
    const distance = (one: PrintedAmount) =>
      Math.min(Math.abs(middleOf(one) - column.middle), Math.abs(one.right - column.right))
    const nearest = [...free].toSorted((a, b) => distance(a) - distance(b))[0]
    if (nearest === undefined || distance(nearest) > reach) return undefined
    free.delete(nearest)
    return nearest
  })
}
