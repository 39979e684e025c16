import type { Catalog } from '@pacemeal/catalog'
import { localDate } from '@pacemeal/domain'
import type { Solver } from '@pacemeal/planner'
import { menuOfWeek, type Relaxation } from '@pacemeal/planner/search'
import { heldOutCase, someCase } from './kitchen-cases.ts'

const termText = (column: number, times: number): string =>
  `${times < 0 ? '-' : '+'} ${Math.abs(times).toPrecision(9)} c${column}`

/** A relaxation as CPLEX-LP text. */
const textOf = ({ cost, most, places, from, column, times, right }: Relaxation): string => {
  const costs = [...cost].flatMap((price, own) => (price === 0 ? [] : [termText(own, price)]))
  const placeRows = Array.from({ length: places.length - 1 }, (_, place) =>
    Array.from({ length: (places[place + 1] as number) - (places[place] as number) }, (_unused, choice) =>
      termText((places[place] as number) + choice, 1),
    ),
  )
  const rows = Array.from(right, (least, row) => {
    const terms = Array.from(column.subarray(from[row], from[row + 1]), (own, i) =>
      termText(own, times[(from[row] as number) + i] as number),
    )
    return `${terms.join('\n')} >= ${least}`
  })
  return [
    'Minimize',
    `cost: ${costs.join('\n')}`,
    'Subject To',
    ...placeRows.filter((terms) => terms.length > 0).map((terms, place) => `p${place}: ${terms.join('\n')} = 1`),
    ...rows.map((row, number) => `r${number}: ${row}`),
    'Bounds',
    ...Array.from(most, (limit, own) => `c${own} <= ${limit}`),
    'End',
  ].join('\n')
}

const monday = localDate('2026-03-02')
const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

/**
 * Prints how far the menus of some weeks are from the bound that their plans tell, one by one and in the middle, and what the
 * solver finds for the same linear programme.
 */
export const printBounds = (numbers: readonly number[], isHeldOut: boolean, catalog: Catalog, solver: Solver): void => {
  const gaps: number[] = []
  const reached: number[] = []
  for (const number of numbers) {
    const { athlete, kitchen } = isHeldOut ? heldOutCase(number) : someCase(number)
    const found = menuOfWeek({ athlete, kitchen, monday, seed: number }, catalog)
    if (!found) {
      console.log(`#${number}: no week`)
      continue
    }
    const { cost, reckoned, bound } = found.search
    const { Status, ObjectiveValue } = solver.solve(textOf(found.relaxation), { output_flag: false })
    gaps.push(reckoned - bound)
    if (Status === 'Optimal') reached.push(bound / ObjectiveValue)
    console.log(
      `#${number}: found ${cost}, of it reckoned by the bound ${reckoned}, bound ${bound}, by the solver ${Status === 'Optimal' ? ObjectiveValue.toFixed(2) : Status}`,
    )
  }
  console.log(
    `${gaps.length} weeks: ${median(gaps).toFixed(2)} above the bound in the middle, ${Math.max(...gaps).toFixed(2)} at most, in what it reckons with; ` +
      `the bound comes to ${(100 * median(reached)).toFixed(1)}% of the solver's in the middle, ${(100 * Math.min(...reached)).toFixed(1)}% at least`,
  )
}
