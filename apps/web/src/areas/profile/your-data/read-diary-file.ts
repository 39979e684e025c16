import { t } from '@lingui/core/macro'
import {
  dayAt,
  isWithin,
  LOG_BOUNDS,
  type MealTime,
  mealTimeAt,
  type NutrientAmounts,
  nutrients,
  recordOf,
} from '@pacemeal/domain'
import { type ImportedMeal, MAX_MEAL_NAME } from '@pacemeal/protocol'
import { wholeNumber } from '../../../languages/numbers.ts'
import { type DateOrder, isAmbiguous, type RowTime, shownOrder, timeOfRow } from '../csv/csv-dates.ts'
import { noCsv, type Row, type RowProblem, rowSlices } from '../csv/csv-file.ts'
import type { ReadingRows, ReadRows } from '../csv/import-csv-card.tsx'
import { type DiaryColumns, findDiaryColumns } from './diary-columns.ts'

/** Rows of a file that are read: seven years of somebody who writes twenty foods a day. */
const MAX_ROWS = 50_000
const MAX_MEGABYTES = 20
/** Characters, and so bytes at least, of a file that is read. */
export const MAX_DIARY_LENGTH = MAX_MEGABYTES * 1024 * 1024
/** Rows within which the header stands: some reports say first whose they are, and of when. */
const MAX_HEAD = 15

/** Words that begin the names of meals in diaries, in the languages of the app. */
const MEALS: readonly (readonly [MealTime, RegExp])[] = [
  ['pre-workout', /^pre[- ]?(?:workout|training)/i],
  ['post-workout', /^post[- ]?(?:workout|training)/i],
  ['breakfast', /^(?:breakfast|frühstück|desayuno)/i],
  ['lunch', /^(?:lunch|mittag|almuerzo|comida)/i],
  ['dinner', /^(?:dinner|supper|abend|cena)/i],
  ['snack', /^(?:snack|zwischenmahlzeit|merienda|aperitivo|(?:morning|afternoon|evening) snack)/i],
]
const mealOf = (text: string): MealTime | undefined => MEALS.find(([, words]) => words.test(text))?.[0]

/** Whether a line of a report is that of a meal: `Snacks/Other`, and no `Breakfast burrito`. */
const isMealHeading = (text: string): boolean => mealOf(text) !== undefined && !/\s/.test(text)

/** When a meal whose hour is not told is laid, in minutes (own choice): within its usual hours. */
const USUAL_MINUTE: Readonly<Record<MealTime, number>> = {
  breakfast: 8 * 60,
  'pre-workout': 12 * 60,
  general: 12 * 60,
  lunch: 12 * 60 + 30,
  snack: 15 * 60 + 30,
  'post-workout': 18 * 60,
  dinner: 19 * 60,
}

const NO_MEAL = /^(?:exercise|workouts?|training|sport|ejercicio)\b/i
const TOTALS = /^(?:(?:daily|weekly|day|week|grand) )?(?:totals?|gesamt|summe|insgesamt)\b/i
/** A cell that says nothing. */
const EMPTY = /^(?:|n\/?a|null|none|-+|–|—)$/i

/** How a file writes its numbers. */
type DecimalMark = '.' | ','

/**
 * The decimal mark of a file: that of a number which can be read in one way alone. Where none can, it is the comma in files
 * whose cells something else parts.
 */
export function decimalMarkOf(figures: Iterable<string>, hasCommas: boolean): DecimalMark {
  for (const figure of figures) {
    if (/^-?\d+,(?:\d{1,2}|\d{4,})$|^-?\d{1,3}(?:\.\d{3})+,\d+$|^-?0,\d+$/.test(figure)) return ','
    if (/^-?\d+\.(?:\d{1,2}|\d{4,})$|^-?\d{1,3}(?:,\d{3})+\.\d+$|^-?0\.\d+$/.test(figure)) return '.'
  }
  return hasCommas ? '.' : ','
}

/** A number as the file writes it, with thousands grouped or not; NaN when it is none. */
function numberOf(text: string, mark: DecimalMark): number {
  const [group, decimal] = mark === '.' ? [',', '.'] : ['.', ',']
  const plain = text.replaceAll(/[\s\u00a0\u202f]|(?:kcal|cal|kj|mg|g)$/gi, '').replace('−', '-')
  const pattern = new RegExp(`^-?(?:\\d+|\\d{1,3}(?:\\${group}\\d{3})+)?(?:\\${decimal}\\d*)?$`)
  return plain === '' || !pattern.test(plain) ? Number.NaN : Number(plain.replaceAll(group, '').replace(decimal, '.'))
}

/** A row of food: what stands in it, and whose day and meal it is. */
interface FoodRow {
  readonly line: number
  readonly time: RowTime
  readonly meal: string
  readonly name: string
  readonly cells: readonly string[]
}

interface Diary {
  readonly columns: DiaryColumns
  readonly rows: readonly Row[]
  readonly order: DateOrder
  readonly mark: DecimalMark
}

const hasFigures = (cells: readonly string[], { figures }: DiaryColumns): boolean =>
  nutrients.some((one) => !EMPTY.test(cells[figures[one]?.at ?? -1] ?? ''))

/** What of a file is no food: totals, exercise, and what was deleted. */
function isNoFood(cells: readonly string[], { date, meal, deleted }: DiaryColumns): boolean {
  const [on = '', eaten = ''] = [cells[date], cells[meal]]
  return (
    TOTALS.test(on) ||
    TOTALS.test(eaten) ||
    NO_MEAL.test(eaten) ||
    /^(?:true|1|yes|ja|s[ií])$/i.test(cells[deleted] ?? '')
  )
}

/** Reads a food diary row by row; nothing of it is kept but the foods. */
class DiaryReader {
  readonly meals: ImportedMeal[] = []
  readonly problems: RowProblem[] = []
  others = 0
  readonly #diary: Diary
  readonly #reading: ReadingRows
  /** How often each row was there on its day already: the second of two coffees is no copy of the first. */
  readonly #seen = new Map<string, number>()
  readonly #today: string
  /** Of a report that has its foods below its meals, and those below its days. */
  #day: FoodRow | undefined
  #meal: FoodRow | undefined
  #foods: FoodRow[] = []
  #isDayTold = false

  constructor(diary: Diary, reading: ReadingRows) {
    this.#diary = diary
    this.#reading = reading
    this.#today = dayAt(reading.now, reading.zone)
  }

  /** Whether each row is a food of its own; else days, meals and foods stand below one another in one column. */
  get isFlat(): boolean {
    const { meal, name } = this.#diary.columns
    return meal !== -1 || name !== -1
  }

  #timeOf(cells: readonly string[]): RowTime | undefined {
    const { columns, order } = this.#diary
    return timeOfRow(cells[columns.date] ?? '', cells[columns.time] ?? '', this.#reading.zone, order)
  }

  read(row: Row): void {
    if (isNoFood(row.cells, this.#diary.columns)) this.others += 1
    else if (this.isFlat) this.#readFlat(row)
    else this.#readBelow(row)
  }

  #readFlat({ line, cells }: Row): void {
    const { columns } = this.#diary
    const time = this.#timeOf(cells)
    if (time === undefined) {
      this.problems.push({ line, why: t`The date must be written such as 2026-11-20, 20.11.2026 or 11/20/2026.` })
      return
    }
    this.#keep({ line, time, meal: cells[columns.meal] ?? '', name: cells[columns.name] ?? '', cells })
  }

  /** A row of a report: a day, a meal of it, a food of that, or what a food weighed. */
  #readBelow({ line, cells }: Row): void {
    const { columns } = this.#diary
    const text = cells[columns.date] ?? ''
    const time = this.#timeOf(cells)
    if (time !== undefined) {
      this.finish()
      this.#day = { line, time, meal: '', name: '', cells }
      return
    }
    const day = this.#day
    if (day === undefined) {
      this.problems.push({ line, why: t`The date must be written such as 2026-11-20, 20.11.2026 or 11/20/2026.` })
    } else if (isMealHeading(text)) {
      this.#finishMeal()
      this.#meal = { line, time: day.time, meal: text, name: '', cells }
    } else if (hasFigures(cells, columns)) {
      this.#foods.push({ line, time: day.time, meal: this.#meal?.meal ?? '', name: text, cells })
    } else {
      const last = this.#foods.pop()
      if (last) this.#foods.push({ ...last, name: `${last.name}, ${text}` })
    }
  }

  /** A meal counts by its foods, and by its own figures where none are told. */
  #finishMeal(): void {
    const foods = this.#foods.length > 0 || this.#meal === undefined ? this.#foods : [this.#meal]
    if (foods.length > 0) this.#isDayTold = true
    for (const food of foods) this.#keep(food)
    this.#foods = []
    this.#meal = undefined
  }

  /** Ends a day of a report; one of which no meal is told counts as a whole. */
  finish(): void {
    this.#finishMeal()
    const day = this.#day
    this.#day = undefined
    if (day && !this.#isDayTold) this.#keep({ ...day, name: t`Whole day` })
    this.#isDayTold = false
  }

  #keep(row: FoodRow): void {
    const read = this.#mealOf(row)
    if (typeof read === 'string') this.problems.push({ line: row.line, why: read })
    else this.meals.push(read)
  }

  #mealOf({ time: { day, minute }, meal, name, cells }: FoodRow): ImportedMeal | string {
    if (day > this.#today) return t`The date is still to come.`
    const amounts = this.#amountsOf(cells)
    if (typeof amounts === 'string') return amounts
    if (nutrients.every((one) => amounts[one] === null)) return t`No energy and no nutrient stands in this line.`
    const named = mealOf(meal)
    const mealTime = named ?? (minute === undefined ? 'general' : mealTimeAt(minute))
    const found = {
      day,
      minute: minute ?? USUAL_MINUTE[mealTime],
      meal_time: mealTime,
      name: this.#nameOf(name, meal, cells),
      amounts,
    }
    const key = JSON.stringify(found)
    const nth = (this.#seen.get(key) ?? 0) + 1
    this.#seen.set(key, nth)
    return { ...found, nth }
  }

  #nameOf(name: string, meal: string, cells: readonly string[]): string {
    const { amounts } = this.#diary.columns
    const plain = name.replace(/^"(.*)"$/, '$1').trim()
    const amount = amounts.map((at) => cells[at] ?? '').filter((text) => !EMPTY.test(text))
    const whole = [plain || meal.trim(), ...(plain === '' || amount.length === 0 ? [] : [amount.join(' ')])].join(', ')
    const named = whole === '' ? t`Imported meal` : whole
    return named.length <= MAX_MEAL_NAME ? named : `${named.slice(0, MAX_MEAL_NAME - 1).trimEnd()}…`
  }

  /** The figures of a row in the units of a log, or why they cannot be taken. */
  #amountsOf(cells: readonly string[]): NutrientAmounts | string {
    const { columns, mark } = this.#diary
    let why: string | undefined
    const amounts = recordOf(nutrients, (nutrient) => {
      const column = columns.figures[nutrient]
      const text = cells[column?.at ?? -1] ?? ''
      if (column === undefined || EMPTY.test(text)) return null
      const { name, factor } = column
      const figure = Math.round(numberOf(text, mark) * factor * 100) / 100
      const { max } = LOG_BOUNDS[nutrient]
      const most = wholeNumber(factor === 1 ? max : Math.floor(max / factor))
      if (Number.isNaN(figure)) why ??= t`“${name}” must be a number, and is “${text}”.`
      else if (!isWithin(figure, LOG_BOUNDS[nutrient])) why ??= t`“${name}” must be from 0 to ${most}, and is ${text}.`
      return figure
    })
    return why ?? amounts
  }
}

/** How long a piece of the file is read before the screen has its turn, in milliseconds. */
const TURN_MS = 12

const aTurn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))

/** The items of slices, with turns for the screen in between. */
async function* inTurns<T>(slices: Iterable<readonly T[]>): AsyncGenerator<T, void> {
  let began = performance.now()
  for (const slice of slices) {
    for (const item of slice) {
      if (performance.now() - began > TURN_MS) {
        await aTurn()
        began = performance.now()
      }
      yield item
    }
  }
}

/** The rows below the header with the cells that are read alone: of a file with sixty nutrients that is a sixth. */
async function readRows(text: string): Promise<{ columns: DiaryColumns; rows: readonly Row[] } | undefined> {
  let columns: DiaryColumns | undefined
  let wanted: ReadonlySet<number> = new Set()
  const rows: Row[] = []
  let above = 0
  for await (const { line, cells } of inTurns(rowSlices(text))) {
    if (columns === undefined) {
      columns = findDiaryColumns(cells)
      above += 1
      if (columns === undefined && above >= MAX_HEAD) return undefined
      const { date, time, meal, name, amounts, deleted, figures } = columns ?? {}
      wanted = new Set(
        [date, time, meal, name, deleted, ...(amounts ?? []), ...Object.values(figures ?? {}).map(({ at }) => at)].map(
          Number,
        ),
      )
    } else {
      rows.push({ line, cells: cells.map((cell, at) => (wanted.has(at) ? cell : '')) })
      if (rows.length > MAX_ROWS) break
    }
  }
  return columns && { columns, rows }
}

/**
 * Reads the food diary that another app has written, as a CSV file with a header: a row for each food (Cronometer, Lose It!,
 * MacroFactor) or for each meal (MyFitnessPal), or days with their meals and foods below them (FatSecret). What cannot be
 * taken is told by its line; totals, exercise and what was deleted there are passed over and counted.
 */
export async function readDiaryFile(text: string, reading: ReadingRows): Promise<ReadRows<ImportedMeal>> {
  const refuse = (why: string): ReadRows<ImportedMeal> => ({ found: [], problems: [], refused: why })
  if (text.length > MAX_DIARY_LENGTH) return refuse(t`The file is larger than ${MAX_MEGABYTES} MB.`)
  let read: Awaited<ReturnType<typeof readRows>>
  try {
    read = await readRows(text)
  } catch {
    return refuse(noCsv())
  }
  if (read === undefined) return refuse(t`A line at the start must name a date column and one of calories or energy.`)
  const { columns, rows } = read
  const most = wholeNumber(MAX_ROWS)
  if (rows.length > MAX_ROWS) return refuse(t`The file has more than ${most} rows.`)
  const dates = rows.map(({ cells }) => cells[columns.date] ?? '')
  const shown = shownOrder(dates)
  const [firstLines = ''] = [text.slice(0, text.indexOf('\n', text.indexOf('\n') + 1) + 1)]
  const figures = rows
    .values()
    .flatMap(({ cells }) => Object.values(columns.figures).map(({ at }) => (cells[at] ?? '').trim()))
  const mark = decimalMarkOf(figures, !/[;\t]/.test(firstLines))
  const reader = new DiaryReader({ columns, rows, order: shown ?? reading.order, mark }, reading)
  for await (const row of inTurns([rows])) reader.read(row)
  reader.finish()
  const { meals, problems, others } = reader
  const isAssumed = shown === undefined && dates.some(isAmbiguous)
  return { found: meals, problems, others, ...(isAssumed ? { assumed: reading.order } : {}) }
}
