import type { SymbolName } from './encode.ts'
import type { Grade } from './families.ts'

/** One frame and what was made of it. */
export interface Row {
  readonly family: string
  readonly grade: Grade
  readonly symbol: SymbolName
  /** Empty when the frame holds no whole code. */
  readonly truth: string
  readonly digits: string
  readonly number: number
  readonly isHeldBack: boolean
  readonly read: string | undefined
  /** What the library reads without turning, inverting and evening out. */
  readonly alone: string | undefined
  readonly milliseconds: number
  /** Of this process, in milliseconds: what else runs on the machine is not in it. */
  readonly processor: number
}

const quantile = (values: readonly number[], share: number): number =>
  Math.round(values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(share * values.length))] ?? 0)

const percent = (count: number, of: number): string => (of === 0 ? '-' : `${((100 * count) / of).toFixed(1)}%`)

const summary = (rows: readonly Row[]) => {
  const right = rows.filter(({ read, truth }) => read === truth)
  const alone = rows.filter(({ alone: one, truth, digits }) => one === truth || one === digits)
  return {
    codes: rows.length,
    read: percent(right.length, rows.length),
    'held back': percent(
      right.filter(({ isHeldBack }) => isHeldBack).length,
      rows.filter((row) => row.isHeldBack).length,
    ),
    wrong: rows.filter(({ read, truth }) => read !== undefined && read !== truth).length,
    'zxing alone': percent(alone.length, rows.length),
    'median ms': quantile(
      rows.map(({ milliseconds }) => milliseconds),
      0.5,
    ),
    'median processor ms': quantile(
      rows.map(({ processor }) => processor),
      0.5,
    ),
    'p95 ms': quantile(
      rows.map(({ milliseconds }) => milliseconds),
      0.95,
    ),
  }
}

const grouped = (rows: readonly Row[], key: (row: Row) => string) =>
  Object.fromEntries([...Map.groupBy(rows, key)].map(([name, some]) => [name, summary(some)]))

/** What is printed: by family, by grade and by symbol; and how often something was read where nothing was. */
export const tables = (rows: readonly Row[], empty: readonly Row[]): readonly (readonly [string, object])[] => {
  const isHard = ({ grade }: Row) => grade === 'hard'
  const shares = [...Map.groupBy(rows, ({ family }) => family)].map(([family, some]) => ({
    family,
    share: some.filter(({ read, truth }) => read === truth).length / some.length,
  }))
  const [worst] = shares.toSorted((a, b) => a.share - b.share)
  return [
    ['By family', grouped(rows, ({ family }) => family)],
    ['By symbol', grouped(rows, ({ symbol }) => symbol)],
    [
      'By grade',
      { 'clean and phone': summary(rows.filter((row) => !isHard(row))), hard: summary(rows.filter(isHard)) },
    ],
    ['Worst family', { [worst?.family ?? '-']: { read: percent(worst?.share ?? 0, 1) } }],
    [
      'Frames without a whole code',
      {
        all: {
          frames: empty.length,
          read: empty.filter(({ read }) => read !== undefined).length,
          'zxing alone': empty.filter(({ alone }) => alone !== undefined).length,
        },
      },
    ],
  ]
}
