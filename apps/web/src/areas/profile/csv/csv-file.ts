import { t } from '@lingui/core/macro'
import { parse } from 'csv-parse/browser/esm/sync'

/** A row that cannot be taken, by its line in the file, and why. */
export interface RowProblem {
  readonly line: number
  readonly why: string
}

/** A row of a file, by the line on which it ends; empty lines and line breaks in quotes count. */
export interface Row {
  readonly line: number
  readonly cells: readonly string[]
}

/** What a file looks like that is none of rows. */
export const noCsv = (): string => t`This cannot be read as a CSV file. Perhaps a quotation mark is missing.`

/** Characters of one row. */
const MAX_ROW_LENGTH = 10_000
/** Characters that are read at once: a phone takes some milliseconds for them. */
const SLICE_LENGTH = 64 * 1024
/** Lines within which the delimiter shows. */
const TELLING_LINES = 4
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

/** Where rows end behind a place of the text: at the first line end from there on that stands in no quotes. */
function endOfSlice(text: string, from: number): number {
  let isQuoted = false
  for (let at = from; at < text.length; at += 1) {
    const char = text[at]
    if (char === '"') isQuoted = !isQuoted
    else if (char === '\n' && !isQuoted && at - from >= SLICE_LENGTH) return at + 1
  }
  return text.length
}

const linesIn = (text: string): number => text.split('\n').length - 1

/**
 * The rows of a CSV file, slice by slice for whoever lets others work in between. The delimiter is the one that the first line
 * with any holds most of, or that a line `sep=;` before the header tells. Throws when it is no CSV.
 */
export function* rowSlices(file: string): Generator<readonly Row[], void> {
  // In quotes a line end of two characters would count as two lines.
  const text = file.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n')
  const [first = ''] = text.split('\n', 1)
  const [, told] = /^"?sep=([,;\t])"?$/i.exec(first) ?? []
  const parted = text.split('\n', TELLING_LINES).find((line) => /[,;\t]/.test(line)) ?? first
  const delimiter =
    told ?? [',', ';', '\t'].toSorted((a, b) => parted.split(b).length - parted.split(a).length)[0] ?? ','
  let [from, above] = told === undefined ? [0, 0] : [first.length + 1, 1]
  while (from < text.length) {
    const end = endOfSlice(text, from)
    const slice = text.slice(from, end)
    const rows: Row[] = []
    const before = above
    parse(slice, {
      delimiter,
      relax_column_count: true,
      skip_empty_lines: true,
      trim: true,
      max_record_size: MAX_ROW_LENGTH,
      on_record: (cells, { lines }) => {
        rows.push({ line: before + lines, cells })
      },
    })
    yield rows
    from = end
    above += linesIn(slice)
  }
}

/** The rows of a file up to a number of them, and one more where it has more; undefined when it is no CSV. */
export function rowsOf(file: string, max: number): readonly Row[] | undefined {
  const rows: Row[] = []
  try {
    for (const slice of rowSlices(file)) {
      rows.push(...slice)
      if (rows.length > max) return rows.slice(0, max + 1)
    }
    return rows
  } catch {
    return undefined
  }
}
