import type { Collection } from '@pacemeal/protocol'
import type { DatabaseKind } from './column-types.ts'

const marks: Readonly<Record<DatabaseKind, (number: number) => string>> = {
  sqlite: () => '?',
  postgres: (number) => `$${number}`,
}

/** Keeps a statement's text for each database and collection. `mark` is the sign of the parameter with that number, from 1. */
export const keptText = (
  write: (one: Collection, mark: (number: number) => string) => string,
): ((kind: DatabaseKind, one: Collection) => string) => {
  const texts: Readonly<Record<DatabaseKind, WeakMap<Collection, string>>> = {
    sqlite: new WeakMap(),
    postgres: new WeakMap(),
  }
  return (kind, one) => {
    const known = texts[kind].get(one) ?? write(one, marks[kind])
    texts[kind].set(one, known)
    return known
  }
}
