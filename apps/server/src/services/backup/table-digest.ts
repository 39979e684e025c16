import { createHash } from 'node:crypto'
import type { Snapshot } from '../../store/snapshot.ts'
import { readRows, type StoredTable, type StoredValue } from '../../store/stored-tables.ts'

/** A row as a line of text, the same on both databases. */
export const rowLine = (row: readonly StoredValue[]): string => `${JSON.stringify(row)}\n`

/** How many rows a table has, and a digest of them. */
export interface TableDigest {
  readonly rows: number
  readonly digest: string
}

/** Counts lines and digests them as they pass by. */
export const digestLines = async function* (
  rows: AsyncIterable<readonly StoredValue[]>,
  tell: (digest: TableDigest) => void,
): AsyncGenerator<string> {
  const hash = createHash('sha256')
  let count = 0
  for await (const row of rows) {
    const line = rowLine(row)
    hash.update(line)
    count += 1
    yield line
  }
  tell({ rows: count, digest: hash.digest('hex') })
}

/** The digest of a table as it is stored now. */
export const digestTable = async (snapshot: Snapshot, table: StoredTable): Promise<TableDigest> => {
  let result: TableDigest = { rows: 0, digest: '' }
  const lines = digestLines(readRows(snapshot, table), (one) => {
    result = one
  })
  while ((await lines.next()).done !== true);
  return result
}
