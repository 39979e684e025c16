import { t } from '@lingui/core/macro'
import { isWithin, type Kilograms, readFigure } from '@pacemeal/domain'
import { BODY_FAT, BODY_MASS } from '@pacemeal/domain/body'
import type { ImportedWeighing } from '@pacemeal/protocol'
import { wholeNumber } from '../../../languages/numbers.ts'
import type { WeightUnit } from '../../../languages/weight-unit.ts'
import { type DateOrder, isAmbiguous, isDay, isHour, momentOf, shownOrder } from '../csv/csv-dates.ts'
import { noCsv, type RowProblem, rowsOf } from '../csv/csv-file.ts'
import { massOf } from './weight-text.ts'

/** Rows of a file that are read: six years of a household's scale that is stepped on nine times a day. A phone reads them in a second. */
const MAX_ROWS = 20_000
/** So many rows with all that a scale knows. */
const MAX_MEGABYTES = 4
/** Characters, and so bytes at least, of a file that is read: one that has more is refused. */
export const MAX_FILE_LENGTH = MAX_MEGABYTES * 1024 * 1024
/** Lines within which the header stands. */
const MAX_HEAD = 4

/** What a file holds. */
export interface WeighingsFile {
  readonly weighings: readonly ImportedWeighing[]
  readonly problems: readonly RowProblem[]
  /** How dates were read that the file left open; absent where it left none open. */
  readonly assumed?: DateOrder
  /** In which unit weights were read that the file says none of; absent where it says one. */
  readonly remark?: string
  /** Why nothing of the file can be read; absent where its rows can. */
  readonly refused?: string
}

interface Columns {
  readonly date: number
  readonly time: number
  readonly mass: number
  readonly fat: number
  /** Undefined where the header says none. */
  readonly unit: WeightUnit | undefined
  /** -1 where no column says the unit of each row. */
  readonly ownUnit: number
}

const findColumn = (header: readonly string[], name: RegExp, not?: RegExp): number =>
  header.findIndex((one) => name.test(one) && !(not?.test(one) ?? false))

/** Words of a header's columns, in the languages of the app. */
const DATE_NAMES = /date|^start$|day|timestamp|datum|\btag\b|zeitpunkt|zeitstempel|fecha|\bd[ií]a\b/i
const TIME_NAMES = /time|hour|uhr|zeit|hora/i
const MASS_NAMES = /weight|mass|gewicht|peso|masa|^kg$|^lbs?$/i
/** Health records of a phone as a table: what was measured, and in which unit, stand in columns of their own. */
const VALUE_NAME = /^value$/i
const UNIT_NAME = /^unit$/i
/** Health records that are no weight, though some of them are in kilograms. */
const OTHER_RECORD = /^HKQuantityTypeIdentifier(?!BodyMass$)/
/** Columns of a mass that nobody has weighed: an index, a goal, a change. */
const OTHER_MASS_NAMES = /index|bmi|goal|target|change|delta|ziel|änderung|objetivo|meta|cambio|índice|indice/i
const FAT_NAMES = /fat|fett|grasa/i
const PART_NAMES = /fat|muscle|bone|lean|water|fett|muskel|knochen|wasser|mager|grasa|m[uú]scul|hues|[oó]se|agua|magra/i

/** The columns that a header names; undefined when it names no date or no weight. */
function findColumns(header: readonly string[]): Columns | undefined {
  const named = findColumn(header, DATE_NAMES)
  // Some scales write day and hour under the name of the hour.
  const date = named === -1 ? findColumn(header, TIME_NAMES) : named
  const told = findColumn(
    header.map((one) => (OTHER_MASS_NAMES.test(one) ? '' : one)),
    MASS_NAMES,
    PART_NAMES,
  )
  const ownUnit = findColumn(header, UNIT_NAME)
  const mass = told === -1 && ownUnit !== -1 ? findColumn(header, VALUE_NAME) : told
  if (date === -1 || mass === -1) return undefined
  const head = header[mass] ?? ''
  const unit = /kg|kilo/i.test(head) ? 'kg' : /lb|pound|libra/i.test(head) ? 'lb' : undefined
  return {
    date,
    mass,
    unit,
    ownUnit,
    time: named === -1 ? -1 : findColumn(header, TIME_NAMES, DATE_NAMES),
    fat: findColumn(header, FAT_NAMES, /mass|masa|kg|lb|visceral|viszeral/i),
  }
}

/** A weight and its unit have fewer characters; the pattern needs the square of their number. */
const MAX_MASS_LENGTH = 100
/** `65.2`, or with its unit behind it: `65,2 kg`. */
const MASS = /^(.*?)\s*(kg|lbs?)?\.?$/i

interface ReadOptions {
  /** The unit that is shown. */
  readonly unit: WeightUnit
  /** What the athlete weighs; undefined while nobody knows. */
  readonly mass?: Kilograms | undefined
  readonly zone: string
  /** Bounds the days. */
  readonly now: number
  /** How dates are usual to be written where a file leaves it open. */
  readonly order: DateOrder
}

/** Reads weighings out of a CSV file with a header; what cannot be taken is told by its line. */
export function readWeighingsFile(
  text: string,
  { unit: shownUnit, mass, zone, now, order: usual }: ReadOptions,
): WeighingsFile {
  const refuse = (why: string): WeighingsFile => ({ weighings: [], problems: [], refused: why })
  if (text.length > MAX_FILE_LENGTH) return refuse(t`The file is larger than ${MAX_MEGABYTES} MB.`)
  // The header and the lines before it beside what is read, and the one row by which it is too many.
  const rows = rowsOf(text, MAX_ROWS + MAX_HEAD)
  if (rows === undefined) return refuse(noCsv())
  // Some devices write their name, a version or the unit in lines before the header.
  const headers = rows.slice(0, MAX_HEAD).map(({ cells }) => findColumns(cells))
  const at = headers.findIndex((found) => found !== undefined)
  const columns = headers[at]
  if (!columns) return refuse(t`The first line must name a date and a weight column.`)
  const body = rows.slice(at + 1)
  const most = wholeNumber(MAX_ROWS)
  if (body.length > MAX_ROWS) return refuse(t`The file has more than ${most} rows.`)
  const dates = body.map(({ cells }) => (isHeading(cells) ? cells[0] : cells[columns.date]) ?? '')
  const shown = shownOrder(dates)
  const order = shown ?? usual
  const unsaid = columns.unit === undefined ? figuresWithoutUnit(body, columns) : []
  const unit = columns.unit ?? likelierUnit(unsaid, mass, shownUnit)
  const weighings: ImportedWeighing[] = []
  const problems: RowProblem[] = []
  let heading: string | undefined
  for (const { line, cells } of body) {
    const [first = ''] = cells
    if (isHeading(cells) && isDay(first, order)) {
      heading = first
      continue
    }
    // A day on which nobody weighed, or another record of the phone.
    if (cells[columns.mass] === '' || cells.some((one) => OTHER_RECORD.test(one))) continue
    const read = readRow(dated(cells, columns, heading), { ...columns, unit }, { zone, now, order })
    if (typeof read === 'string') problems.push({ line, why: read })
    else weighings.push(read)
  }
  const isAssumed = shown === undefined && dates.some(isAmbiguous)
  return {
    weighings,
    problems,
    ...(isAssumed ? { assumed: order } : {}),
    ...(unsaid.length > 0 ? { remark: t`The file says no unit. Its weights were read in ${unit}.` } : {}),
  }
}

/** The weight of a row as its figure and the unit that it says itself, if any. */
function weighedIn(row: readonly string[], { mass, ownUnit }: Pick<Columns, 'mass' | 'ownUnit'>) {
  const said = `${row[mass] ?? ''} ${row[ownUnit] ?? ''}`.trim().slice(0, MAX_MASS_LENGTH)
  const [, figure = '', own] = MASS.exec(said) ?? []
  return { figure: readFigure(figure), own: own === undefined ? undefined : /^k/i.test(own) ? 'kg' : 'lb' } as const
}

/** The figures of rows that say no unit either. */
const figuresWithoutUnit = (rows: readonly { readonly cells: readonly string[] }[], columns: Columns): number[] =>
  rows.flatMap(({ cells }) => {
    const { figure, own } = weighedIn(cells, columns)
    return own === undefined && figure > 0 ? [figure] : []
  })

/**
 * The unit by which the middle one of the figures is nearer to what the athlete weighs, in proportion: 143 kg are no weighings
 * of somebody of 65 kg, but 143 lb are. The shown one where nobody knows.
 */
function likelierUnit(figures: readonly number[], known: Kilograms | undefined, shown: WeightUnit): WeightUnit {
  const middle = figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)]
  if (middle === undefined || known === undefined) return shown
  const distance = (unit: WeightUnit): number => Math.abs(Math.log(massOf(middle, unit) / known))
  return distance('kg') < distance('lb') ? 'kg' : 'lb'
}

/** Whether only the first cell of a row says anything. */
const isHeading = ([first = '', ...others]: readonly string[]): boolean =>
  first !== '' && others.every((one) => one === '')

/** A row with its day: where its date is a mere hour, that of the line above the weighings of a day. */
const dated = (cells: readonly string[], { date }: Columns, heading: string | undefined): readonly string[] => {
  const own = cells[date] ?? ''
  return heading !== undefined && isHour(own) ? cells.with(date, `${heading} ${own}`) : cells
}

function readRow(
  row: readonly string[],
  { date, time, fat, unit, ...columns }: Columns & { readonly unit: WeightUnit },
  { zone, now, order }: Pick<ReadOptions, 'zone' | 'now' | 'order'>,
): ImportedWeighing | string {
  const measuredAt = momentOf(row[date] ?? '', row[time] ?? '', zone, order)
  if (measuredAt === undefined) return t`The date must be written such as 2026-11-20, 20.11.2026 or 11/20/2026.`
  if (Date.parse(measuredAt) > now) return t`The date is still to come.`
  const { figure, own } = weighedIn(row, columns)
  const kilos: Kilograms = massOf(figure, own ?? unit)
  if (!isWithin(kilos, BODY_MASS)) return t`The weight is none that a body has.`
  const percent = readFigure((row[fat] ?? '').replace('%', ''))
  return {
    measured_at: measuredAt,
    mass_kilograms: Math.min(Math.max(kilos, BODY_MASS.min), BODY_MASS.max),
    body_fat_percent: isWithin(percent, BODY_FAT) ? percent : null,
  }
}
