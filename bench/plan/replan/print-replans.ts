import type { ReplanRow } from './measure-replan.ts'

/** Energy that a rest of a day must be asked for before its share is told: below that a plan need not change. Kcal. */
const WORTH = 150

const KCAL = [1, 4, 4, 9] as const

const quantile = (values: readonly number[], q: number): number | undefined => {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(q * sorted.length))]
}
const percent = (share: number | undefined): string => (share === undefined ? '-' : `${(100 * share).toFixed(0)}%`)
const mean = (values: readonly number[]): number | undefined =>
  values.length === 0 ? undefined : values.reduce((a, b) => a + b, 0) / values.length
const whole = (value: number | undefined): string => (value === undefined ? '-' : value.toFixed(0))

/** The share of the energy asked for that was placed; more than all counts as a miss by as much. */
const placedShare = ({ asked, placed }: Pick<ReplanRow, 'asked' | 'placed'>): number => {
  const share = placed[0] / asked[0]
  return share > 1 ? 2 - share : share
}

const missOf = ({ asked, placed }: ReplanRow, of: 1 | 2 | 3): number => Math.abs(asked[of] - placed[of]) * KCAL[of]

const summary = (rows: readonly ReplanRow[]) => {
  const asked = rows.filter(({ asked: [energy] }) => Math.abs(energy) >= WORTH)
  const more = asked.filter(({ asked: [energy] }) => energy > 0)
  const shares = asked.map(placedShare)
  const placed = more.reduce((sum, row) => sum + Math.max(0, row.placed[0]), 0)
  const inCarbs = (of: 'asked' | 'placed') => more.reduce((sum, row) => sum + 4 * row[of][2], 0)
  const wanted = more.reduce((sum, row) => sum + row.asked[0], 0)
  const open = (row: ReplanRow) => row.asked[0] - row.placed[0]
  return {
    days: rows.length,
    asked: asked.length,
    'placed, median': percent(quantile(shares, 0.5)),
    p10: percent(quantile(shares, 0.1)),
    '80% or more': percent(mean(shares.map((share) => (share >= 0.8 ? 1 : 0)))),
    'kcal asked': whole(mean(asked.map(({ asked: [energy] }) => Math.abs(energy)))),
    'missed in P/C/F': ([1, 2, 3] as const).map((of) => whole(mean(asked.map((row) => missOf(row, of))))).join('/'),
    'carbs of more': `${percent(placed > 0 ? inCarbs('placed') / placed : undefined)} of ${percent(wanted > 0 ? inCarbs('asked') / wanted : undefined)}`,
    'no change': percent(
      mean(asked.map(({ outcome, placed: [energy] }) => (outcome !== 'replanned' || Math.abs(energy) < 30 ? 1 : 0))),
    ),
    'untold kcal': whole(mean(more.map((row) => Math.max(0, open(row) - Math.max(0, row.told[0]))))),
    'other dish': percent(
      rows.reduce((sum, row) => sum + row.otherDishes, 0) /
        Math.max(
          1,
          rows.reduce((sum, row) => sum + row.meals, 0),
        ),
    ),
    'meal added': percent(mean(asked.map(({ addedMeals }) => (addedMeals > 0 ? 1 : 0)))),
    ms: whole(
      quantile(
        rows.map(({ milliseconds }) => milliseconds),
        0.5,
      ),
    ),
  }
}

/** Prints how far the rest of a day follows what happened. */
export const printReplans = (rows: readonly ReplanRow[]): void => {
  if (rows.length === 0) return
  const kinds = [...new Set(rows.map(({ kind }) => kind))]
  console.log(
    `\nafter something happened, of what the new target asks for the rest of the day (${WORTH} kcal or more):`,
  )
  console.table(
    Object.fromEntries([
      ...kinds.map((kind) => [kind, summary(rows.filter((row) => row.kind === kind))] as const),
      ['all', summary(rows)] as const,
    ]),
  )
  const worst = rows
    .filter(({ asked: [energy] }) => Math.abs(energy) >= WORTH)
    .toSorted((a, b) => placedShare(a) - placedShare(b))
  for (const { label, asked, placed } of worst.slice(0, 5)) {
    const words = (four: ReplanRow['asked']) => four.map((one) => one.toFixed(0)).join('/')
    console.log(`least placed: ${label}: ${words(placed)} of ${words(asked)} (kcal/P/C/F)`)
  }
}
