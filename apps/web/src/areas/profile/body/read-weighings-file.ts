import { t } from '@lingui/core/macro'
import { instantOn, instantText, isWithin, type Kilograms, localDate, readFigure } from '@pacemeal/domain'
import { BODY_FAT, BODY_MASS } from '@pacemeal/domain/body'
import type { ImportedWeighing } from '@pacemeal/protocol'
import { parse } from 'csv-parse/browser/esm/sync'
import type { WeightUnit } from '../../../languages/weight-unit.ts'
import { massOf } from './weight-text.ts'

/** Rows of a file that are read: ten years of mornings. */
const MAX_ROWS = 4000
/** A row without an hour is laid on the morning. Minutes. */
const MORNING = 7 * 60

/** A row that cannot be taken, by its line in the file, and why. */
export interface RowProblem {
  readonly line: number
  readonly why: string
}

/** What a file holds. */
export interface WeighingsFile {
  readonly weighings: readonly ImportedWeighing[]
  readonly problems: readonly RowProblem[]
}

interface Columns {
  readonly date: number
  readonly time: number
  readonly mass: number
  readonly fat: number
  readonly unit: WeightUnit
}

const findColumn = (header: readonly string[], name: RegExp, not?: RegExp): number =>
  header.findIndex((one) => name.test(one) && !(not?.test(one) ?? false))

/** The columns that a header names; undefined when it names no date or no weight. The shown unit holds where it names none. */
function findColumns(header: readonly string[], shown: WeightUnit): Columns | undefined {
  const date = findColumn(header, /date|day|timestamp/i)
  const mass = findColumn(header, /weight|mass|^kg$|^lbs?$/i, /fat|muscle|bone|lean|water/i)
  if (date === -1 || mass === -1) return undefined
  const named = header[mass] ?? ''
  const unit = /kg|kilo/i.test(named) ? 'kg' : /lb|pound/i.test(named) ? 'lb' : shown
  return {
    date,
    mass,
    unit,
    time: findColumn(header, /time|hour/i, /date|stamp/i),
    fat: findColumn(header, /fat.*%|fat|body ?fat/i, /mass|kg|lb/i),
  }
}

const DATE = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{1,2}):(\d{2}))?/
const TIME = /^(\d{1,2}):(\d{2})/

/** The moment of a row, by the clock of the zone; undefined when it names no day as `YYYY-MM-DD`. */
function momentOf(date: string, time: string, zone: string): string | undefined {
  const [, day, hour, minute] = DATE.exec(date.trim()) ?? []
  if (day === undefined) return undefined
  const [, hourBeside, minuteBeside] = TIME.exec(time.trim()) ?? []
  const at = Number(hour ?? hourBeside ?? Number.NaN) * 60 + Number(minute ?? minuteBeside ?? Number.NaN)
  try {
    // A text with an offset of its own says its moment itself.
    const exact = /(?:Z|[+-]\d{2}:?\d{2})$/.test(date.trim()) ? Date.parse(date.trim()) : Number.NaN
    if (!Number.isNaN(exact)) return instantText(exact)
    return instantOn(localDate(day), Number.isNaN(at) ? MORNING : at, zone)
  } catch {
    return undefined
  }
}

/** Reads weighings out of a CSV file with a header; what cannot be taken is told by its line. `now` bounds the days. */
export function readWeighingsFile(
  text: string,
  { unit, zone, now }: { readonly unit: WeightUnit; readonly zone: string; readonly now: number },
): WeighingsFile {
  const refuse = (why: string): WeighingsFile => ({ weighings: [], problems: [{ line: 1, why }] })
  const rows = rowsOf(text)
  if (rows === undefined) return refuse(t`This is no CSV file.`)
  const [header, ...body] = rows
  const columns = header && findColumns(header.cells, unit)
  if (!columns) return refuse(t`The first line must name a date and a weight column.`)
  if (body.length > MAX_ROWS) return refuse(t`The file has more than ${MAX_ROWS} rows.`)
  const weighings: ImportedWeighing[] = []
  const problems: RowProblem[] = []
  for (const { line, cells } of body) {
    const read = readRow(cells, columns, zone, now)
    if (typeof read === 'string') problems.push({ line, why: read })
    else weighings.push(read)
  }
  return { weighings, problems }
}

/** A row of the file, by the line on which it ends; empty lines and line breaks in quotes count. */
interface Row {
  readonly line: number
  readonly cells: readonly string[]
}

/** The rows of the file; undefined when it is no CSV. The delimiter is the one that its first line holds most of. */
function rowsOf(text: string): readonly Row[] | undefined {
  const [first = ''] = text.split('\n', 1)
  const delimiter = [',', ';', '\t'].toSorted((a, b) => first.split(b).length - first.split(a).length)[0] ?? ','
  try {
    const rows: Row[] = []
    // In quotes a line end of two characters would count as two lines.
    parse(text.replace(/\r\n?/g, '\n'), {
      bom: true,
      delimiter,
      relax_column_count: true,
      skip_empty_lines: true,
      trim: true,
      on_record: (cells, { lines }) => void rows.push({ line: lines, cells }),
    })
    return rows
  } catch {
    return undefined
  }
}

function readRow(
  row: readonly string[],
  { date, time, mass, fat, unit }: Columns,
  zone: string,
  now: number,
): ImportedWeighing | string {
  const measuredAt = momentOf(row[date] ?? '', row[time] ?? '', zone)
  if (measuredAt === undefined) return t`The date must be written as YYYY-MM-DD.`
  if (Date.parse(measuredAt) > now) return t`The date is still to come.`
  const kilos: Kilograms = massOf(readFigure(row[mass] ?? ''), unit)
  if (!isWithin(kilos, BODY_MASS)) return t`The weight is none that a body has.`
  const percent = readFigure((row[fat] ?? '').replace('%', ''))
  return {
    measured_at: measuredAt,
    mass_kilograms: Math.min(Math.max(kilos, BODY_MASS.min), BODY_MASS.max),
    body_fat_percent: isWithin(percent, BODY_FAT) ? percent : null,
  }
}
