import type { PrintedAmount } from './amounts.ts'
import { type Candidate, candidatesFor, kilojoulesIn } from './candidates.ts'
import { type Column, columnsOf, inColumns } from './columns.ts'
import { fuelStatementsOf } from './fuel-statements.ts'
import { splitGlued } from './glued-words.ts'
import type { FuelStatement, LabelBasis, LabelNutrient } from './label.ts'
import { isLike, plainWord } from './likeness.ts'
import { linesOf, type PanelLine } from './lines.ts'
import { statementsOf } from './running-text.ts'
import { type ServingFacts, servingFactsOf } from './serving-facts.ts'
import { type LabelRow, type LabelWord, rowsOf } from './words.ts'

/** One figure with everything it can mean. */
export interface Cell {
  readonly basis: LabelBasis
  readonly nutrient: LabelNutrient
  readonly candidates: readonly Candidate[]
  readonly below: boolean
  /** Percent of the daily value or reference intake printed beside it. */
  readonly percent: number | null
}

/** What one look at a picture says, before it is decided what the figures are. */
export interface PanelReading {
  readonly isUs: boolean
  readonly cells: readonly Cell[]
  /** Printed kilojoules by column. */
  readonly kilojoules: ReadonlyMap<LabelBasis, number>
  readonly facts: ServingFacts
  readonly fuel: readonly FuelStatement[]
  /** How badly the headings fit the columns. */
  readonly misfit: number
}

/** The title of panels in the United States and Canada; the names of some lines are theirs alone, too. */
const isUsPanel = (rows: readonly LabelRow[]): boolean => {
  const words = rows.flatMap((row) => row.map(({ text }) => plainWord(text)))
  const has = (word: string) => words.some((one) => isLike(one, word))
  const facts = has('facts') ? 2 : 0
  return (
    facts +
      (has('daily') ? 1 : 0) +
      (has('cholesterol') ? 1 : 0) +
      (has('calories') ? 1 : 0) +
      (has('container') ? 1 : 0) >=
    2
  )
}

const isGramLine = ({ name, isSalt }: PanelLine): boolean =>
  isSalt || !['calories', 'sodium', 'potassium', 'iron', 'left-out'].includes(name)

/** Whether figures carry their units. Where most units were lost, the nines that are left of them tell. */
const hasUnitsInCells = (lines: readonly PanelLine[]): boolean => {
  const figures = lines.filter(isGramLine).flatMap(({ amounts }) => amounts.filter(({ unit }) => unit !== '%'))
  const withUnit = figures.filter(({ unit }) => unit !== null).length
  const nines = figures.filter(({ unit, digits }) => unit === null && digits.endsWith('9')).length
  return figures.length > 0 && (withUnit >= 0.3 * figures.length || withUnit + nines >= 0.6 * figures.length)
}

/** The percentage that stands right of a figure and before the next one. */
const percentBeside = (amounts: readonly PrintedAmount[], figure: PrintedAmount): number | null => {
  const following = amounts[amounts.indexOf(figure) + 1]
  return following?.unit === '%' ? Number(following.digits.replace(',', '.')) : null
}

/** A day's energy, as footnotes state it: 8,400 kJ or 2,000 kcal (Regulation (EU) 1169/2011, Annex XIII; 21 CFR 101.9(c)(9)). */
const isReferenceIntake = ({ digits, unit }: PrintedAmount): boolean => {
  const plain = digits.replace(/[.,]/g, '')
  return (unit === 'kcal' && plain === '2000') || (unit === 'kJ' && plain === '8400')
}

/** The figures of energy. That of a footnote counts only where no other is read. */
const energyOf = (lines: readonly PanelLine[]): readonly PrintedAmount[] => {
  const all = lines.filter(({ name }) => name === 'calories').flatMap(({ amounts }) => amounts)
  const ofFood = all.filter((amount) => !isReferenceIntake(amount))
  return ofFood.length > 0 ? ofFood : all
}

const byColumn = (amounts: readonly PrintedAmount[], columns: readonly Column[]) =>
  inColumns(amounts, columns).map((amount, at) => ({ amount, column: columns[at] }))

/** The thermochemical calorie, as food law takes it (Regulation (EU) 1169/2011, Annex XIV and XV). */
const KILOJOULES_OF_KILOCALORIE = 4.184

const cellsOf = (lines: readonly PanelLine[], columns: readonly Column[], isUs: boolean): Cell[] => {
  const unitsInCells = hasUnitsInCells(lines)
  const cells = new Map<string, Cell>()
  const keep = (cell: Cell) => {
    const key = `${cell.basis}.${cell.nutrient}`
    if (cell.candidates.length > 0 && !cells.has(key)) cells.set(key, cell)
  }
  for (const line of lines) {
    if (line.name === 'left-out' || line.name === 'calories') continue
    for (const { amount, column } of byColumn(line.amounts, columns)) {
      if (amount === undefined || column === undefined) continue
      const candidates = candidatesFor(amount, line.name, { unitsInCells, isUs, isSalt: line.isSalt })
      const percent = percentBeside(line.amounts, amount)
      keep({ basis: column.basis, nutrient: line.name, candidates, below: amount.below, percent })
    }
  }
  const energy = energyOf(lines)
  const inKcal = energy.filter(({ unit }) => unit === 'kcal')
  const calories = inKcal.length > 0 ? inKcal : energy.filter(({ unit }) => unit === null || unit === 'g')
  for (const { amount, column } of byColumn(calories, columns)) {
    if (amount === undefined || column === undefined) continue
    const candidates = candidatesFor({ ...amount, unit: 'kcal' }, 'calories', { unitsInCells, isUs, isSalt: false })
    keep({ basis: column.basis, nutrient: 'calories', candidates, below: false, percent: null })
  }
  // Australian panels print kilojoules alone.
  const inKilojoules = calories.length > 0 ? [] : energy.filter(({ unit }) => unit === 'kJ')
  for (const { amount, column } of byColumn(inKilojoules, columns)) {
    const kilojoules = amount === undefined ? null : kilojoulesIn(amount)
    if (amount === undefined || column === undefined || kilojoules === null) continue
    const value = Math.round(kilojoules / KILOJOULES_OF_KILOCALORIE)
    const candidates = [{ value, cost: 0, isRepaired: false, sureness: amount.sureness }]
    keep({ basis: column.basis, nutrient: 'calories', candidates, below: false, percent: null })
  }
  return [...cells.values()]
}

const kilojoulesOf = (lines: readonly PanelLine[], columns: readonly Column[]): ReadonlyMap<LabelBasis, number> => {
  const printed = energyOf(lines).filter(({ unit }) => unit === 'kJ')
  const entries = byColumn(printed, columns).flatMap(({ amount, column }) => {
    const value = amount === undefined ? null : kilojoulesIn(amount)
    return value === null || column === undefined ? [] : [[column.basis, value] as const]
  })
  return new Map(entries)
}

/** Headings that fit better than this were all read; above, at least one is missing. */
export const SURE_HEADINGS = 0.9

/** Columns whose headings were not read take the order that their figures speak for: a serving is what its size says, else less than 100 g. */
const inPlausibleOrder = (
  columns: readonly Column[],
  lines: readonly PanelLine[],
  { sizes }: ServingFacts,
  isUs: boolean,
): readonly Column[] => {
  const energyIn = (basis: LabelBasis) =>
    cellsOf(lines, columns, isUs).find((cell) => cell.basis === basis && cell.nutrient === 'calories')?.candidates[0]
      ?.value
  const [part, whole] = [energyIn('serving'), energyIn('per-100')]
  if (part === undefined || whole === undefined || part === 0 || whole === 0) return columns
  const [size] = sizes
  const share = size === undefined ? 0.5 : size.amount / 100
  const asIs = Math.abs(Math.log(part / whole / share))
  const turned = Math.abs(Math.log(whole / part / share))
  if (asIs <= turned) return columns
  const other: Partial<Record<LabelBasis, LabelBasis>> = { serving: 'per-100', 'per-100': 'serving' }
  return columns.map((column) => ({ ...column, basis: other[column.basis] ?? column.basis }))
}

/** Every panel states its energy; without it so many other lines must have been read. */
const MIN_LINES = 3
const MIN_LINES_WITHOUT_ENERGY = 5

/** Receipts and recipes name sugar and salt, too, but state no energy, and prices have no units. */
const isPanel = (lines: readonly PanelLine[], known: ReadonlySet<string>): boolean => {
  const hasUnits = lines.some(({ amounts }) => amounts.some(({ unit }) => unit !== null))
  return hasUnits && known.size >= (known.has('calories') ? MIN_LINES : MIN_LINES_WITHOUT_ENERGY)
}

/** Words of the titles of panels, and of what only they state. Letters as {@link plainWord} leaves them. */
const TITLE =
  /nutri|nahrwert|naehrwert|voedingswaarde|odzywcz|serving|portion|daily|saturat|gesattigt|grasosacid|brennwert/
/** Words of receipts, and of recipes. */
const MONEY =
  /^(?:eur|euros?|usd|gbp|subtotal|summe|mwst|vat|iva|tva|iban|tax|cash|visa|mastercard|karte|importe|efectivo|tarjeta|kasse|receipt|invoice|rechnung)$/
const COOKING =
  /^(?:serves|prep|cook|mix|stir|bake|fry|whisk|preheat|oven|pan|minutes?|mins?|chop(?:ped)?|dice[d]?|tbsp|tsp|simmer|boil|zutaten|zubereitung|ruhren|backen|braten|kochen|minuten|ofen|pfanne|teig|mezclar|hornear|horno|freir|sarten|minutos|batir)$/
/** So many different words of one of these kinds make a paper of that kind. */
const MIN_MONEY = 2
const MIN_COOKING = 3
/** So many names behind an amount make a list of ingredients: a panel names first. */
const MIN_LED = 2

/** Whether the words are a receipt's or a recipe's, whose lines name foods and figures as those of a panel do. */
function isOtherPaper(rows: readonly LabelRow[], lines: readonly PanelLine[]): boolean {
  const words = [...new Set(rows.flatMap((row) => row.map(({ text }) => plainWord(text))))]
  if (words.some((word) => TITLE.test(word))) return false
  const count = (pattern: RegExp): number => words.filter((word) => pattern.test(word)).length
  const isLed = ({ row, name }: PanelLine): boolean =>
    name !== 'left-out' && /^[^\p{L}\p{N}]*\d/u.test(rows[row]?.[0]?.text ?? '')
  return count(MONEY) >= MIN_MONEY || (count(COOKING) >= MIN_COOKING && lines.filter(isLed).length >= MIN_LED)
}

/** A line that a recogniser ran together whole is shorter; patterns that take words apart need the square of their length. */
const MAX_WORD_LENGTH = 120

/** Finds lines, columns and figures in the words of one look at a picture; null when there is no panel. */
export function readPanel(words: readonly LabelWord[]): PanelReading | null {
  const readable = words.filter(({ text }) => text.length <= MAX_WORD_LENGTH)
  const rows = statementsOf(rowsOf(readable.flatMap(splitGlued)))
  const isUs = isUsPanel(rows)
  const lines = linesOf(rows, !isUs)
  const known = new Set(lines.map(({ name }) => name).filter((name) => name !== 'left-out'))
  if (!isPanel(lines, known) || isOtherPaper(rows, lines)) return null
  const first = Math.min(...lines.filter(({ name }) => name !== 'left-out').map(({ row }) => row))
  const facts = servingFactsOf(rows.slice(0, first), rows, first, isUs)
  const found = columnsOf(lines, facts, isUs)
  const { misfit } = found
  const columns = misfit < SURE_HEADINGS ? found.columns : inPlausibleOrder(found.columns, lines, facts, isUs)
  return {
    isUs,
    cells: cellsOf(lines, columns, isUs),
    kilojoules: kilojoulesOf(lines, columns),
    facts,
    fuel: fuelStatementsOf(rows, columns),
    misfit,
  }
}
