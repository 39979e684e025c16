/** One of the alternatives of a group, with what it costs by itself. */
export interface Choice {
  readonly group: number
  readonly cost: number
}

/** A stretch of a miss that costs `price` per unit, `width` units long. Prices must not fall with distance. */
export interface MissPiece {
  readonly width: number
  readonly price: number
}

/** A sum over the choices that should come to `target`; misses are priced piece by piece. */
export interface SoftRow {
  /** Amount that each choice adds, by choice index. */
  readonly amounts: Float64Array
  readonly target: number
  readonly short: readonly MissPiece[]
  readonly over: readonly MissPiece[]
}

/** Choices of which at most one may be taken. */
type Exclusive = readonly number[]

/** Take exactly one choice of every group, at least cost. */
export interface ChoiceModel {
  readonly choices: readonly Choice[]
  readonly groups: number
  readonly soft: readonly SoftRow[]
  readonly exclusive: readonly Exclusive[]
}

/** Cost of missing a target by `miss` (negative is short). */
const missCost = ({ short, over }: SoftRow, miss: number): number => {
  let left = Math.abs(miss)
  let cost = 0
  for (const { width, price } of miss < 0 ? short : over) {
    const part = Math.min(left, width)
    cost += part * price
    left -= part
    if (left <= 0) break
  }
  return cost
}

/** Cost of taking these choices; infinite when an exclusion is broken. */
export const costOf = (model: ChoiceModel, taken: readonly number[]): number => {
  for (const exclusive of model.exclusive) {
    let held = 0
    for (const choice of taken) if (exclusive.includes(choice)) held++
    if (held > 1) return Number.POSITIVE_INFINITY
  }
  let cost = 0
  for (const choice of taken) cost += model.choices[choice]?.cost ?? 0
  for (const row of model.soft) {
    let miss = -row.target
    for (const choice of taken) miss += row.amounts[choice] ?? 0
    cost += missCost(row, miss)
  }
  return cost
}

const figure = (value: number): string => String(Number(value.toPrecision(9)))

const term = (coefficient: number, column: string): string =>
  `${coefficient < 0 ? '-' : '+'} ${figure(Math.abs(coefficient))} ${column}`

interface Slack {
  readonly column: string
  readonly sign: number
  readonly piece: MissPiece
}

const slacksOf = (row: SoftRow, index: number): Slack[] => {
  const side = (pieces: readonly MissPiece[], name: string, sign: number) =>
    pieces.map((piece, i): Slack => ({ column: `${name}${index}_${i}`, sign, piece }))
  return [...side(row.short, 's', 1), ...side(row.over, 'o', -1)]
}

/** Column name of a choice in the written model. */
export const columnOf = (choice: number): string => `x${choice}`

/**
 * Writes the model as CPLEX-LP text over the choices in `open`; the others are left out. Whole: choices are yes or no;
 * otherwise the linear relaxation.
 */
export const writeModel = (model: ChoiceModel, open: readonly number[], whole: boolean): string => {
  const isOpen = new Set(open)
  const slacks = model.soft.map(slacksOf)
  const costs = [
    ...open.map((choice) => term(model.choices[choice]?.cost ?? 0, columnOf(choice))),
    ...slacks.flat().map(({ column, piece }) => term(piece.price, column)),
  ]
  const one = (choices: readonly number[]) => choices.map((choice) => term(1, columnOf(choice))).join('\n')
  const groups = Array.from({ length: model.groups }, (_, group) => {
    const members = open.filter((choice) => model.choices[choice]?.group === group)
    return `g${group}: ${one(members)} = 1`
  })
  const soft = model.soft.map((row, index) => {
    const amounts = open
      .filter((choice) => (row.amounts[choice] ?? 0) !== 0)
      .map((choice) => term(row.amounts[choice] ?? 0, columnOf(choice)))
    const misses = (slacks[index] ?? []).map(({ column, sign }) => term(sign, column))
    return `t${index}: ${[...amounts, ...misses].join('\n')} = ${figure(row.target)}`
  })
  const exclusive = model.exclusive.flatMap((choices, index) => {
    const members = choices.filter((choice) => isOpen.has(choice))
    return members.length > 1 ? [`e${index}: ${one(members)} <= 1`] : []
  })
  const bounds = slacks
    .flat()
    .flatMap(({ column, piece }) => (Number.isFinite(piece.width) ? [`${column} <= ${figure(piece.width)}`] : []))
  return [
    'Minimize',
    `cost: ${costs.join('\n')}`,
    'Subject To',
    ...groups,
    ...soft,
    ...exclusive,
    'Bounds',
    ...bounds,
    ...(whole ? ['Binary', ...open.map(columnOf)] : []),
    'End',
  ].join('\n')
}
