import { t } from '@lingui/core/macro'
import { isWithin, type Kilograms, readFigure } from '@pacemeal/domain'
import { BODY_FAT, BODY_MASS } from '@pacemeal/domain/body'
import type { ImportedWeighing } from '@pacemeal/protocol'
import { parse } from 'csv-parse/browser/esm/sync'
import { wholeNumber } from '../../../languages/numbers.ts'
import type { WeightUnit } from '../../../languages/weight-unit.ts'
import { type DateOrder, isAmbiguous, isDay, isHour, momentOf, shownOrder } from './weighing-dates.ts'
import { massOf } from './weight-text.ts'

/** Rows of a file that are read: six years of a household's scale that is stepped on nine times a day. A phone reads them in a second. */
const MAX_ROWS = 20_000
/** So many rows with all that a scale knows. */
const MAX_MEGABYTES = 4
/** Characters, and so bytes at least, of a file that is read: one that has more is refused. */
export const MAX_FILE_LENGTH = MAX_MEGABYTES * 1024 * 1024
/** Lines within which the header stands. */
const MAX_HEAD = 4
/** Characters of one row. */
const MAX_ROW_LENGTH = 10_000

/** A row that cannot be taken, by its line in the file, and why. */
export interface RowProblem {
  readonly line: number
  readonly why: string
}

/** What a file holds. */
export interface WeighingsFile {
  readonly weighings: readonly ImportedWeighing[]
  readonly problems: readonly RowProblem[]
  /** How dates were read that the file left open; absent where it left none open. */
  readonly assumed?: DateOrder
}

interface Columns {
  readonly date: number
  readonly time: number
  readonly mass: number
  readonly fat: number
  readonly unit: WeightUnit
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

/** The columns that a header names; undefined when it names no date or no weight. The shown unit holds where it names none. */
function findColumns(header: readonly string[], shown: WeightUnit): Columns | undefined {
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
  const unit = /kg|kilo/i.test(head) ? 'kg' : /lb|pound|libra/i.test(head) ? 'lb' : shown
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
  readonly unit: WeightUnit
  readonly zone: string
  /** Bounds the days. */
  readonly now: number
  /** How dates are usual to be written where a file leaves it open. */
  readonly order: DateOrder
}

/** Bytes at the start of a file that tell how it is written. */
const TELLING_BYTES = 400

/** UTF-16 without a mark at its start: every other byte of Western text is zero; undefined for other texts. */
function unmarkedUtf16(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  const start = bytes.subarray(0, TELLING_BYTES)
  const zeros = (from: 0 | 1): number => start.filter((byte, at) => at % 2 === from && byte === 0).length
  const isMost = (count: number): boolean => count > start.length / 4
  return isMost(zeros(1)) ? 'utf-16le' : isMost(zeros(0)) ? 'utf-16be' : undefined
}

/** The text of a file: UTF-8, UTF-16, or what spreadsheets of Western Europe save. */
export function textOfFile(bytes: Uint8Array<ArrayBuffer>): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  const unmarked = unmarkedUtf16(bytes)
  if (unmarked !== undefined) return new TextDecoder(unmarked).decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** Reads weighings out of a CSV file with a header; what cannot be taken is told by its line. */
export function readWeighingsFile(text: string, { unit, zone, now, order: usual }: ReadOptions): WeighingsFile {
  const refuse = (why: string): WeighingsFile => ({ weighings: [], problems: [{ line: 1, why }] })
  if (text.length > MAX_FILE_LENGTH) return refuse(t`The file is larger than ${MAX_MEGABYTES} MB.`)
  const rows = rowsOf(text)
  if (rows === undefined) return refuse(t`This is no CSV file.`)
  // Some devices write their name, a version or the unit in lines before the header.
  const headers = rows.slice(0, MAX_HEAD).map(({ cells }) => findColumns(cells, unit))
  const at = headers.findIndex((found) => found !== undefined)
  const columns = headers[at]
  if (!columns) return refuse(t`The first line must name a date and a weight column.`)
  const body = rows.slice(at + 1)
  const most = wholeNumber(MAX_ROWS)
  if (body.length > MAX_ROWS) return refuse(t`The file has more than ${most} rows.`)
  const dates = body.map(({ cells }) => (isHeading(cells) ? cells[0] : cells[columns.date]) ?? '')
  const shown = shownOrder(dates)
  const order = shown ?? usual
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
    const read = readRow(dated(cells, columns, heading), columns, { zone, now, order })
    if (typeof read === 'string') problems.push({ line, why: read })
    else weighings.push(read)
  }
  const isAssumed = shown === undefined && dates.some(isAmbiguous)
  return { weighings, problems, ...(isAssumed ? { assumed: order } : {}) }
}

/** Whether only the first cell of a row says anything. */
const isHeading = ([first = '', ...others]: readonly string[]): boolean =>
  first !== '' && others.every((one) => one === '')

/** A row with its day: where its date is a mere hour, that of the line above the weighings of a day. */
const dated = (cells: readonly string[], { date }: Columns, heading: string | undefined): readonly string[] => {
  const own = cells[date] ?? ''
  return heading !== undefined && isHour(own) ? cells.with(date, `${heading} ${own}`) : cells
}

/** A row of the file, by the line on which it ends; empty lines and line breaks in quotes count. */
interface Row {
  readonly line: number
  readonly cells: readonly string[]
}

/** The rows of the file; undefined when it is no CSV. The delimiter is the one that the first line with any holds most of. */
function rowsOf(text: string): readonly Row[] | undefined {
  const [first = ''] = text.split('\n', 1)
  // Spreadsheets say the delimiter in a line before the header.
  const [, told] = /^\uFEFF?"?sep=([,;\t])"?\r?$/i.exec(first) ?? []
  const parted = text.split('\n', MAX_HEAD).find((line) => /[,;\t]/.test(line)) ?? first
  const delimiter =
    told ?? [',', ';', '\t'].toSorted((a, b) => parted.split(b).length - parted.split(a).length)[0] ?? ','
  try {
    const rows: Row[] = []
    // In quotes a line end of two characters would count as two lines.
    parse(text.replace(/\r\n?/g, '\n'), {
      bom: true,
      delimiter,
      relax_column_count: true,
      skip_empty_lines: true,
      trim: true,
      max_record_size: MAX_ROW_LENGTH,
      // The header, what is read, and the one row by which it is too many.
      to: MAX_ROWS + (told === undefined ? 2 : 3),
      on_record: (cells, { lines }) => {
        if (told === undefined || lines > 1) rows.push({ line: lines, cells })
      },
    })
    return rows
  } catch {
    return undefined
  }
}

function readRow(
  row: readonly string[],
  { date, time, mass, fat, unit, ownUnit }: Columns,
  { zone, now, order }: Pick<ReadOptions, 'zone' | 'now' | 'order'>,
): ImportedWeighing | string {
  const measuredAt = momentOf(row[date] ?? '', row[time] ?? '', zone, order)
  if (measuredAt === undefined) return t`The date must be written such as 2026-11-20, 20.11.2026 or 11/20/2026.`
  if (Date.parse(measuredAt) > now) return t`The date is still to come.`
  const said = `${row[mass] ?? ''} ${row[ownUnit] ?? ''}`.trim().slice(0, MAX_MASS_LENGTH)
  const [, figure = '', own] = MASS.exec(said) ?? []
  const kilos: Kilograms = massOf(readFigure(figure), own === undefined ? unit : /^k/i.test(own) ? 'kg' : 'lb')
  if (!isWithin(kilos, BODY_MASS)) return t`The weight is none that a body has.`
  const percent = readFigure((row[fat] ?? '').replace('%', ''))
  return {
    measured_at: measuredAt,
    mass_kilograms: Math.min(Math.max(kilos, BODY_MASS.min), BODY_MASS.max),
    body_fat_percent: isWithin(percent, BODY_FAT) ? percent : null,
  }
}
