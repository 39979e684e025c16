import type { Collection } from '@pacemeal/protocol'
import type { DatabaseKind } from './column-types.ts'

const marks: Readonly<Record<DatabaseKind, (number: number) => string>> = {
  sqlite: () => '?',
  postgres: (number) => `$${number}`,
}

/**
 * Keeps a statement's text for each database, collection and number of rows. `mark` is the sign of the parameter with that
 * number, from 1.
 */
export const keptText = (
  write: (one: Collection, rows: number, mark: (number: number) => string) => string,
): ((kind: DatabaseKind, one: Collection, rows: number) => string) => {
  const texts: Readonly<Record<DatabaseKind, WeakMap<Collection, Map<number, string>>>> = {
    sqlite: new WeakMap(),
    postgres: new WeakMap(),
  }
  return (kind, one, rows) => {
    const kept = texts[kind].get(one) ?? new Map<number, string>()
    texts[kind].set(one, kept)
    const known = kept.get(rows) ?? write(one, rows, marks[kind])
    kept.set(rows, known)
    return known
  }
}
