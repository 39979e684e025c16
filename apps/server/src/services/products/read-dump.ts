import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { pipeline } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { isJsonObject, type JsonObject, parseJson } from '@pacemeal/domain'

/** The longest line that is looked at: records of a few pages. */
const MAX_LINE_LENGTH = 2_000_000

/** The file is no dump that can be read. */
export class DumpUnreadable extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'DumpUnreadable'
  }
}

/** The lines of a file, unpacked when it is packed. A file that ends in the middle fails: its lines would only stop. */
async function* linesOf(file: string): AsyncGenerator<string> {
  const source = createReadStream(file)
  const input = file.endsWith('.gz') ? pipeline(source, createGunzip(), () => undefined) : source
  try {
    yield* createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })
  } catch (error) {
    throw new DumpUnreadable(`${file} cannot be read to its end: ${error instanceof Error ? error.message : error}`)
  }
}

const rowOf = (names: readonly string[], line: string): JsonObject => {
  const cells = line.split('\t')
  return Object.fromEntries(names.flatMap((name, at) => (cells[at] ? [[name, cells[at]]] : [])))
}

/** A row of a dump by its line in the file, from 1; without a record when it cannot be read. */
export interface DumpRow {
  readonly line: number
  readonly record?: JsonObject
}

/** The rows of a dump, one by one: JSON by line, or a table with tabs whose first line names the columns. */
export async function* readDump(file: string): AsyncGenerator<DumpRow> {
  const isTable = /\.(?:csv|tsv)(?:\.gz)?$/.test(file)
  if (!isTable && !/\.jsonl(?:\.gz)?$/.test(file)) {
    throw new DumpUnreadable(`${file} is neither .jsonl nor .csv, with or without .gz.`)
  }
  let names: readonly string[] | undefined
  let line = 0
  for await (const text of linesOf(file)) {
    line += 1
    if (text === '') continue
    if (isTable && names === undefined) {
      names = text.split('\t')
      if (!names.includes('code')) throw new DumpUnreadable(`${file} has no column "code".`)
      continue
    }
    if (text.length > MAX_LINE_LENGTH) {
      yield { line }
      continue
    }
    const record = names ? rowOf(names, text) : parseJson(text)
    yield isJsonObject(record) ? { line, record } : { line }
  }
}
